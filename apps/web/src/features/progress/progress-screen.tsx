import { reportPath, successPath } from '@findable/contracts/customer'
import { ButtonLink, Notice, PageLink, showToast } from '@findable/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { toasts } from '../../content/toasts.ts'
import { readReportId } from '../../order/stored-order.ts'
import { Setback } from '../../report/setback.tsx'
import { StageBoard } from '../../report/stage-board.tsx'
import { ProgressFrame } from './progress-frame.tsx'
import { useProgress } from './use-progress.ts'

export default function ProgressScreen() {
  const [id] = useState(readReportId)
  return id ? <Progress id={id} /> : <Failure text={toasts.noReportId.message} />
}

function Progress({ id }: { id: string }) {
  const { progress, failed } = useProgress(id)
  const navigate = useNavigate()

  useEffect(() => {
    if (failed) showToast(toasts.progressError)
  }, [failed])

  useEffect(() => {
    if (!progress?.isComplete) return
    void navigate(`${successPath}?reportId=${encodeURIComponent(id)}&paymentType=demo`, { replace: true })
  }, [progress?.isComplete, id, navigate])

  if (failed) {
    return (
      <Failure text={toasts.progressError.message}>
        <PageLink to={reportPath(id)}>See whether your report is ready</PageLink>
      </Failure>
    )
  }
  if (progress?.isFailed) return <Failure title="We could not make your report" text={progress.stageMessage} />
  return (
    <ProgressFrame>
      {progress?.setback ? (
        <Setback text={progress.setback} />
      ) : (
        <StageBoard
          currentStage={progress?.currentStage ?? 1}
          stageMessage={progress?.stageMessage ?? 'Looking your order up...'}
          percent={progress?.progress ?? 0}
          minutesLeft={progress?.estimatedTimeRemaining ?? null}
          {...(progress && { stages: progress.stages })}
        />
      )}
      <p>
        You can leave this page open or come back later.{' '}
        {progress?.setback ? 'You can always follow your order at ' : 'Your report will be waiting at '}
        <PageLink to={reportPath(id)}>its own address</PageLink>.
      </p>
    </ProgressFrame>
  )
}

interface FailureProps {
  title?: string
  text: string
  /** Another way on. */
  children?: ReactNode
}

function Failure({ title = 'We could not show your progress', text, children }: FailureProps) {
  return (
    <Notice title={title} text={text}>
      <ButtonLink to="/">Start New Report</ButtonLink>
      {children}
      <PageLink to="/contact">Ask us about an order</PageLink>
    </Notice>
  )
}
