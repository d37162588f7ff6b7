import { ApiError } from '@findable/api-client'
import { deliveryDeadlineHours, expectedMinutes } from '@findable/contracts/customer'
import { Button, ButtonLink, Notice, PageLink, showToast } from '@findable/ui'
import { useEffect } from 'react'
import { toasts } from '../../content/toasts.ts'
import { Setback } from '../../report/setback.tsx'
import { StageBoard } from '../../report/stage-board.tsx'
import { useReport } from '../../report/use-report.ts'
import { ReportSummary } from './report-summary.tsx'
import { SuccessFrame } from './success-frame.tsx'
import classes from './success.module.css'
import { useReveal } from './use-reveal.ts'

/** One report, from the first fetch to the summary. */
export function ReportScreen({ id }: { id: string }) {
  const { report, error, waited, abandoned } = useReport(id)
  const waiting = !error && !abandoned && !report?.setback
  const { shown, stage } = useReveal({ ready: report?.status === 'completed', waiting, waited })
  const failed = report?.status === 'error'

  useEffect(() => {
    if (failed) showToast(toasts.reportImpossible)
  }, [failed])

  if (report && failed) {
    return (
      <Notice
        title="We could not make your report"
        text={
          <>
            {report.setback} Quote <span className={classes['whole']}>{report.reference}</span> if you write to us.
          </>
        }
      >
        <ButtonLink to="/contact">Write to us</ButtonLink>
      </Notice>
    )
  }
  if (error) {
    const gone = error instanceof ApiError && error.status === 404
    return (
      <Notice
        title={gone ? 'Report Not Found' : 'We could not load your report'}
        text={gone ? toasts.reportNotFound.message : 'Unable to load report data. Please try again.'}
      >
        {!gone && <Button onClick={() => location.reload()}>Try again</Button>}
        <PageLink to="/contact">Ask us about an order</PageLink>
      </Notice>
    )
  }
  if (report && shown) return <ReportSummary report={report} />
  if (report?.setback) {
    return (
      <SuccessFrame title="Thank you" lead="Your report is not ready yet.">
        <Setback text={report.setback} />
        <p>
          {report.hasEmail
            ? 'You don’t have to wait here: we email you either way. '
            : 'You don’t have to wait here. Keep this page’s address: the report will be on it. '}
          Your order reference is <b className={classes['whole']}>{report.reference}</b>.
        </p>
      </SuccessFrame>
    )
  }
  if (report && abandoned) {
    return (
      <SuccessFrame title="Thank you" lead="This report takes longer than usual. You don’t have to wait here.">
        <p>
          {report.hasEmail
            ? 'We email it to you as soon as it is done. '
            : 'Keep this page’s address: the report will be here. '}
          If it can’t be made within {deliveryDeadlineHours} hours, a paid order is refunded in full. Your order
          reference is <b className={classes['whole']}>{report.reference}</b>.
        </p>
      </SuccessFrame>
    )
  }
  return (
    <SuccessFrame
      title="Thank you"
      lead={`Your report is being made. Our comprehensive analysis takes approximately ${expectedMinutes} minutes to complete.`}
    >
      <StageBoard
        currentStage={stage.currentStage}
        stageMessage={stage.message}
        percent={stage.percent}
        minutesLeft={null}
      />
      {report && (
        <p>
          Your order reference is <b className={classes['whole']}>{report.reference}</b>.
        </p>
      )}
    </SuccessFrame>
  )
}
