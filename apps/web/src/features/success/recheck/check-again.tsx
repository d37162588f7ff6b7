import { endpoints, type ReportVersion, type ReportVersions } from '@findable/contracts/customer'
import { Button } from '@findable/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { recheckWords } from '../../../content/after-delivery.ts'
import classes from '../after-delivery.module.css'
import { failureWords } from '../failure-words.ts'
import { LateDisclosure } from '../late-disclosure.tsx'
import { refreshAfterDelivery } from '../use-after-delivery.ts'
import { isBeingMade, useVersion } from '../use-version.ts'
import { stageOf, VersionProgress } from '../version-progress.tsx'
import { RecheckOutcome } from './recheck-outcome.tsx'

interface Props {
  id: string
  component: string
  /** The to-do that is said to be done. */
  title: string
  /** Null while it is not known. */
  after: ReportVersions | null
}

/** "I have done this" beside a to-do: has the website read again for its check, and keeps what each reading found. */
export function CheckAgain({ id, component, title, after }: Props) {
  const queries = useQueryClient()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => api.call(endpoints.recheckReport, { params: { id }, body: { component } }),
    onSuccess: () => refreshAfterDelivery(queries, id),
    // Not waited for: without a network it takes long.
    onError: () => void refreshAfterDelivery(queries, id),
  })
  const [refused, setRefused] = useState(false)
  const [newest, ...earlier] =
    after?.versions.filter(
      (version) => version.kind === 're-check' && version.by === 'owner' && version.component === component,
    ) ?? []
  const busy = isPending || (newest !== undefined && isBeingMade(newest))
  const refusal = after?.rechecks.refusal ?? null
  const problem = error ? failureWords(error) : refused ? refusal : null
  // The words stay while the first one is made.
  const label = newest && (!busy || earlier.length > 0) ? recheckWords.askAgain : recheckWords.ask

  function press() {
    reset()
    setRefused(refusal !== null)
    if (refusal === null) mutate()
  }

  return (
    <div className={classes['panel']}>
      <div>
        <Button
          look="secondary"
          busy={busy}
          unready={refusal !== null}
          onClick={press}
          aria-label={`${label}: ${title}`}
        >
          {label}
        </Button>
      </div>
      {problem && (
        <p className={classes['refused']} role="alert">
          {problem}
        </p>
      )}
      <Newest id={id} version={newest ?? null} asking={isPending} title={title} />
      {earlier.map((version) => (
        <LateDisclosure key={version.id} summary={recheckWords.checked(version.completedAt ?? version.requestedAt)}>
          <Earlier id={id} version={version} />
        </LateDisclosure>
      ))}
    </div>
  )
}

interface NewestProps {
  id: string
  version: ReportVersion | null
  /** It is being asked for. */
  asking: boolean
  title: string
}

/** The check that is being made, or the last one: each of its stages, then what it found, is announced. */
function Newest({ id, version, asking, title }: NewestProps) {
  const making = version !== null && isBeingMade(version)
  const { data: details } = useVersion(id, version && !making ? version.id : null)
  const [watched, setWatched] = useState(false)
  if ((asking || making) && !watched) setWatched(true)
  return (
    <>
      {/* What was found at an earlier visit is not news. */}
      <p className={classes['said']} role="status" aria-live={watched ? 'polite' : 'off'}>
        {asking && !making ? recheckWords.waiting : making ? stageOf(version) : (version?.failure ?? details?.inWords)}
      </p>
      {making && <VersionProgress version={version} label={recheckWords.progress(title)} />}
      {!asking && details?.recheck && <RecheckOutcome recheck={details.recheck} />}
      {!asking && version && !making && (
        <p className="quiet">{recheckWords.checked(version.completedAt ?? version.requestedAt)}</p>
      )}
    </>
  )
}

function Earlier({ id, version }: { id: string; version: ReportVersion }) {
  const { data: details, error } = useVersion(id, version.id)
  if (error) return <p>{failureWords(error)}</p>
  return (
    <>
      <p>{version.failure ?? details?.inWords}</p>
      {details?.recheck && <RecheckOutcome recheck={details.recheck} />}
    </>
  )
}
