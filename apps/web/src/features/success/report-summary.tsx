import { adjustmentInWords, type BusinessReport } from '@findable/contracts/customer'
import { Disclosure, ScorePlate } from '@findable/ui'
import { useEffect, useState } from 'react'
import { DownloadButton } from '../../report/download-button.tsx'
import { emailTexts } from '../../report/email-texts.ts'
import { readReportId } from '../../order/stored-order.ts'
import { Competitors } from './competitors.tsx'
import { CorrectEmail } from './correct-email.tsx'
import { DesignerLink } from './designer-link.tsx'
import { FullReport, nothingMeasured } from './full-report.tsx'
import { PhonePicture } from './phone-picture.tsx'
import { Rating } from './rating.tsx'
import { AfterDelivery } from './reaudit/after-delivery.tsx'
import { SendCopy } from './send-copy.tsx'
import { SuccessFrame } from './success-frame.tsx'
import classes from './success.module.css'
import { TakeAlong } from './take-along.tsx'
import { useAfterDelivery } from './use-after-delivery.ts'
import { useOpened } from './use-opened.ts'

const shownStrengths = 2

export function ReportSummary({ report }: { report: BusinessReport }) {
  const [own] = useState(() => readReportId() === report.id)
  const unreached = report.hasEmail && report.emailStatus === 'failed'
  const afterDelivery = useAfterDelivery(report.id)
  const { data: after = null } = afterDelivery
  const [opened, setOpened] = useOpened(report.id)
  // In a new tab, too, the progress of a check is in sight.
  const running = after?.versions.find(({ id, kind }) => id === after.running && kind === 're-check')?.id
  useEffect(() => {
    if (running) setOpened(true)
  }, [running, setOpened])
  const strengths = report.strengths.slice(0, shownStrengths)
  return (
    <SuccessFrame
      title="Thank you"
      lead={
        unreached
          ? 'Your report is ready. Our email with it did not arrive: you can give us another address on this page.'
          : 'Your report is ready.'
      }
      wide
    >
      <div className={classes['columns']}>
        <section className={classes['sheet']}>
          <div className={classes['top']}>
            <div>
              <h2>{report.businessName}</h2>
              <p className="quiet">{report.domain}</p>
            </div>
            <ScorePlate
              score={report.visibilityScore}
              coverage={report.coverage}
              measured={report.measured}
              applicable={report.applicable}
              width={192}
            />
            {report.adjustment && <p className="quiet">{adjustmentInWords(report.adjustment)}</p>}
            {report.industryAverage !== null && (
              <p>
                Average overall score in {report.industry}: <b>{report.industryAverage}%</b>
              </p>
            )}
            {report.homePicture && <PhonePicture picture={report.homePicture} host={report.domain} />}
          </div>
          <div>
            <h3>What works</h3>
            {strengths.length > 0 ? (
              <ul className={classes['points']}>
                {strengths.map((strength) => (
                  <li key={strength}>{strength}</li>
                ))}
              </ul>
            ) : (
              <p>
                {report.measured === 0
                  ? nothingMeasured
                  : 'We found no clear strengths yet. The to-do list below says where to begin.'}
              </p>
            )}
          </div>
          <div>
            <h3>Beside your competitors</h3>
            <Competitors report={report} blurred />
          </div>
          <div>
            <DownloadButton id={report.id} website={report.businessWebsite} />
          </div>
          <div className={classes['more']}>
            <Disclosure summary="Read the full report here" open={opened} onToggle={setOpened}>
              <FullReport report={report} after={after} />
            </Disclosure>
          </div>
          <AfterDelivery report={report} query={afterDelivery} />
        </section>
        <aside className={classes['next']}>
          <div>
            {report.hasEmail && <p>{emailTexts[report.emailStatus]}</p>}
            {!report.hasEmail && (
              <SendCopy
                id={report.id}
                hint="Your order has no email address. Give us one and we send the report there, once."
              />
            )}
            {unreached && <CorrectEmail report={report} own={own} />}
          </div>
          {(own || !unreached) && (
            <div>
              <p>Your order reference</p>
              <p className={classes['reference']}>{report.reference}</p>
              <p className="quiet">Quote it if you write to us.</p>
            </div>
          )}
          <TakeAlong report={report} />
          <DesignerLink report={report} />
          <Rating id={report.id} rating={report.rating} />
        </aside>
      </div>
    </SuccessFrame>
  )
}
