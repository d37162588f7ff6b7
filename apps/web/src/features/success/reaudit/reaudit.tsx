import { endpoints, versionPath, type BusinessReport, type ReportVersions } from '@findable/contracts/customer'
import { Button, ButtonLink } from '@findable/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { reauditWords } from '../../../content/after-delivery.ts'
import classes from '../after-delivery.module.css'
import { failureWords } from '../failure-words.ts'
import { refreshAfterDelivery } from '../use-after-delivery.ts'
import { isBeingMade } from '../use-version.ts'
import { stageOf, VersionProgress } from '../version-progress.tsx'

interface Props {
  report: BusinessReport
  after: ReportVersions
}

/** The one free reading of the whole website: asked for after a confirmation, followed, and shown. */
export function Reaudit({ report: { id, hasEmail }, after }: Props) {
  const queries = useQueryClient()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => api.call(endpoints.reauditReport, { params: { id } }),
    onSuccess: () => refreshAfterDelivery(queries, id),
    // Not waited for: without a network it takes long.
    onError: () => void refreshAfterDelivery(queries, id),
  })
  const newest = after.versions.find(({ kind }) => kind === 're-audit')
  const making = newest !== undefined && isBeingMade(newest)
  const { refusal } = after.reaudits
  if (newest?.state === 'completed') {
    return (
      <>
        <p role="status">{reauditWords.done(newest.completedAt ?? newest.requestedAt)}</p>
        <div>
          <ButtonLink look="secondary" to={versionPath(id, newest.id)}>
            {reauditWords.see}
          </ButtonLink>
        </div>
      </>
    )
  }
  return (
    <>
      {!making && !isPending && <p>{reauditWords.wholeAbout}</p>}
      <p className={classes['said']} role="status">
        {isPending || making ? (newest && making ? stageOf(newest) : '') : newest?.failure}
      </p>
      {making && (
        <>
          <VersionProgress version={newest} label={reauditWords.progress} />
          <p className="quiet">{hasEmail ? reauditWords.leaveWithMail : reauditWords.leave}</p>
        </>
      )}
      {error && (
        <p className={classes['refused']} role="alert">
          {failureWords(error)}
        </p>
      )}
      {!making && refusal !== null && <p>{refusal}</p>}
      {!making && refusal === null && <Ask busy={isPending} onAsk={reset} onConfirm={() => mutate()} />}
    </>
  )
}

/** A press that cannot be taken back is confirmed first. */
function Ask({ busy, onAsk, onConfirm }: { busy: boolean; onAsk(): void; onConfirm(): void }) {
  const [confirming, setConfirming] = useState(false)
  // The focus follows the buttons that take each other's place.
  const [moved, setMoved] = useState(false)

  function turn(to: boolean) {
    setMoved(true)
    onAsk()
    setConfirming(to)
  }

  if (!confirming) {
    return (
      <div>
        <Button autoFocus={moved} look="secondary" onClick={() => turn(true)}>
          {reauditWords.ask}
        </Button>
      </div>
    )
  }
  return (
    <div className={classes['confirm']} role="group" aria-label={reauditWords.confirm}>
      <p>{reauditWords.confirm}</p>
      <div className={classes['buttons']}>
        <Button autoFocus={moved} look="secondary" busy={busy} onClick={onConfirm}>
          {reauditWords.yes}
        </Button>
        <Button look="plain" busy={busy} onClick={() => turn(false)}>
          {reauditWords.no}
        </Button>
      </div>
    </div>
  )
}
