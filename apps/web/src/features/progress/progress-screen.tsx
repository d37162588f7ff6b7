import { ButtonLink, showToast } from '@findable/ui'
import { useEffect, useState } from 'react'
import { toasts } from '../../content/toasts.ts'
import { readReportId } from '../../order/stored-order.ts'
import { StageBoard } from '../../report/stage-board.tsx'
import { Notice } from '../../screens/notice.tsx'
import { ProgressFrame } from './progress-frame.tsx'
import { useProgress } from './use-progress.ts'

const missing = 'No report ID found. Please try generating a new report.'

export default function ProgressScreen() {
  const [id] = useState(readReportId)
  return id ? <Progress id={id} /> : <Failure text={missing} />
}

function Progress({ id }: { id: string }) {
  const { progress, failed } = useProgress(id)

  useEffect(() => {
    if (failed) showToast(toasts.progressError)
  }, [failed])

  useEffect(() => {
    if (progress?.isComplete) location.replace(`/success?reportId=${encodeURIComponent(id)}&paymentType=demo`)
  }, [progress?.isComplete, id])

  if (failed) return <Failure text={toasts.progressError.message} />
  if (progress?.isFailed) return <Failure text={progress.stageMessage} />
  return (
    <ProgressFrame>
      <StageBoard
        currentStage={progress?.currentStage ?? 1}
        stageMessage={progress?.stageMessage ?? 'Looking your order up...'}
        percent={progress?.progress ?? 0}
        minutesLeft={progress?.estimatedTimeRemaining ?? null}
        {...(progress && { stages: progress.stages })}
      />
      <p>
        You can leave this page open or come back later. Your report will be waiting at{' '}
        <a href={`/success/${id}`}>its own address</a>.
      </p>
    </ProgressFrame>
  )
}

function Failure({ text }: { text: string }) {
  return (
    <Notice title="We could not show your progress" text={text}>
      <ButtonLink href="/">Start New Report</ButtonLink>
      <a href="/contact">Ask us about an order</a>
    </Notice>
  )
}
