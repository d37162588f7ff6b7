import { pillarIds, pillars, type GoldStandardDetails } from '@findable/contracts/staff'
import { Button } from '@findable/ui'
import { useAdminAuth } from '../../auth/admin-auth.tsx'
import { formatDate } from '../../content/dates.ts'
import classes from '../../details/details.module.css'
import { downloadReport } from '../../details/download-report.ts'
import { Fact } from '../../details/fact.tsx'
import { RepeatButton } from '../../gold-standard/repeat-button.tsx'
import { driftInWords, outOf100 } from './drift.ts'
import { GoldHistory } from './gold-history.tsx'

/** What a completed report found. */
export function GoldSummary({ report, onOpen }: { report: GoldStandardDetails; onOpen(id: number): void }) {
  const { mayChange } = useAdminAuth()
  const { detectedIndustry, engineVersion, presentEngine } = report
  return (
    <div className={classes['stack']}>
      <dl className={classes['facts']}>
        <Fact name="Business">{report.businessName}</Fact>
        <Fact name="Website">
          <a href={report.businessWebsite} target="_blank" rel="noreferrer">
            {report.businessWebsite}
          </a>
        </Fact>
        <Fact name="Industry">
          {report.industry}
          {detectedIndustry !== report.industry && (
            <span className="quiet"> (the audit detected: {detectedIndustry})</span>
          )}
        </Fact>
        {report.location && <Fact name="Location">{report.location}</Fact>}
        <Fact name="Overall score">
          <b>{outOf100(report.visibilityScore)}</b>
          {report.drift && <span className="quiet"> {driftInWords(report.drift)}</span>}
        </Fact>
        {pillarIds.map((id) => (
          <Fact key={id} name={pillars[id].title}>
            {outOf100(report.pillars[id] ?? null)}
          </Fact>
        ))}
        <Fact name="Generated">{formatDate(report.generatedAt)}</Fact>
        <Fact name="Engine">
          {engineVersion}
          {engineVersion !== presentEngine && <span className="quiet"> (the present one is {presentEngine})</span>}
        </Fact>
        <Fact name="Asked for by">{report.adminName}</Fact>
        {report.notes && <Fact name="Notes">{report.notes}</Fact>}
      </dl>
      <div className={classes['buttons']}>
        <Button onClick={() => void downloadReport(report)}>Download Report</Button>
        <RepeatButton
          id={report.id}
          act={['Make Again', 'Starting...']}
          look="secondary"
          created={({ id }) => onOpen(id)}
        />
      </div>
      {mayChange && <p className="quiet">Make Again audits the website as it is today. This report stays as it is.</p>}
      <GoldHistory id={report.id} />
    </div>
  )
}
