import { Alert } from '@chakra-ui/react'
import { endpoints, pillarIds, pillars, type StaffReportDetails } from '@findable/contracts/staff'
import { Button, StatusWord, showToast } from '@findable/ui'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { api } from '../../api/client.ts'
import { History } from '../../audit-log/history.tsx'
import { useAdminAuth } from '../../auth/admin-auth.tsx'
import { formatDate } from '../../content/dates.ts'
import { toasts } from '../../content/toasts.ts'
import classes from '../../details/details.module.css'
import { Fact } from '../../details/fact.tsx'
import { WebsiteLink } from '../../details/website-link.tsx'
import { downloadReport } from '../../details/download-report.ts'
import { useChangedReport } from './use-changed-report.ts'
import { Versions } from './versions.tsx'

/** What the report says, and where that differs from what was measured. */
export function Summary({ report, onEdit }: { report: StaffReportDetails; onEdit(): void }) {
  const { mayChange } = useAdminAuth()
  const { measured, edit } = report
  const changed = useChangedReport(report.id)
  const restore = useMutation({
    mutationFn: () =>
      api.call(endpoints.restoreReport, { params: { id: report.id }, headers: { 'if-match': `"${report.version}"` } }),
    onSuccess: (restored) => {
      showToast(toasts.reportRestored)
      return changed(restored)
    },
    onError: (failure) => showToast(toasts.updateFailed(failure)),
  })
  const measuredPillars = pillarIds.filter((id) => report.pillars[id] !== undefined)
  return (
    <div className={classes['stack']}>
      {edit && (
        <Alert.Root status="info" colorPalette="brand">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>
              Adjusted by {edit.by} on {formatDate(edit.at)}
            </Alert.Title>
            <Alert.Description>
              {edit.reason && <p>“{edit.reason}”</p>}
              <p>The customer reads in the report that our staff adjusted it.</p>
            </Alert.Description>
            {mayChange && (
              <Button look="plain" busy={restore.isPending} onClick={() => restore.mutate()}>
                {restore.isPending ? 'Taking it back...' : 'Take back to what was measured'}
              </Button>
            )}
          </Alert.Content>
        </Alert.Root>
      )}
      <dl className={classes['facts']}>
        <Fact name="Business" was={was(report.businessName, measured?.businessName)}>
          {report.businessName}
        </Fact>
        <Fact name="Website">
          <WebsiteLink website={report.businessWebsite} />
        </Fact>
        <Fact name="Industry" was={was(report.industry || 'Unknown', measured?.industry)}>
          {report.industry || 'Unknown'}
        </Fact>
        <Fact name="Overall score" was={was(report.visibilityScore, measured?.visibilityScore)}>
          <b>{percent(report.visibilityScore)}</b>
        </Fact>
        {measuredPillars.map((id) => (
          <Fact key={id} name={pillars[id].title} was={was(report.pillars[id], measured?.pillars[id])}>
            {percent(report.pillars[id])}
          </Fact>
        ))}
        <Fact name="Status">
          <StatusWord status={report.status} />
          {report.rerunning && ' A new version is being made.'}
          {report.refunded && ' Its order was refunded.'}
        </Fact>
        <Fact name="Generated">{formatDate(report.generatedAt)}</Fact>
        <Fact name="Order">
          <Link to={`/orders/${report.reference}`}>{report.reference}</Link>
        </Fact>
        <Fact name="Email">
          {report.email ?? 'None given'} {report.email && <StatusWord status={report.emailStatus} />}
        </Fact>
      </dl>
      <div className={classes['buttons']}>
        {mayChange && <Button onClick={onEdit}>Edit Report</Button>}
        {report.status === 'completed' && (
          <Button look="secondary" onClick={() => void downloadReport(report)}>
            Download Report
          </Button>
        )}
      </div>
      <Versions versions={report.versions} />
      <History filter={{ subjectType: 'report', subjectId: report.id }} />
    </div>
  )
}

const percent = (score: number | null | undefined) => (typeof score === 'number' ? `${score}%` : 'Not measured')

/** The measured value, where the shown one differs from it. */
const was = (shown: unknown, measured: string | number | null | undefined): string | undefined => {
  if (measured === undefined || shown === measured) return undefined
  return typeof measured === 'string' ? measured : percent(measured)
}
