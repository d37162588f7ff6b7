import { auditLogPage, endpoints, type AuditEntry, type AuditLogQuery } from '@findable/contracts/staff'
import { Button } from '@findable/ui'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { api } from '../api/client.ts'
import { auditActionNames, changeInWords } from '../content/audit-words.ts'
import { formatDate } from '../content/dates.ts'
import { Reading } from '../parts/reading.tsx'
import rows from '../parts/rows.module.css'
import classes from './entries.module.css'

/** Milliseconds. Other services tell the log within a second, and other people act meanwhile. */
const readEvery = 5_000

interface Props {
  /** Which entries. */
  filter: Omit<AuditLogQuery, 'before'>
  /** For screen readers, and what is read in the middle of a sentence: "the audit log". */
  what: string
  /** Shown where there is no entry. */
  none: ReactNode
  /** Whether each entry names its subject. */
  subjects?: boolean
}

/** Who did what, from what to what and why, newest first. */
export function AuditEntries({ filter, what, none, subjects = true }: Props) {
  const query = useInfiniteQuery({
    queryKey: ['audit-log', filter],
    queryFn: ({ pageParam }) =>
      api.call(endpoints.auditLog, { query: { ...filter, ...(pageParam !== null && { before: String(pageParam) }) } }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < auditLogPage ? undefined : page.at(-1)?.id),
    placeholderData: keepPreviousData,
    staleTime: 0,
    // Not with older pages in sight: each is a call of its own, and calls are limited.
    refetchInterval: ({ state }) => (state.data && state.data.pages.length > 1 ? false : readEvery),
  })
  return (
    <>
      <Reading query={query} what={what}>
        {({ pages }) => {
          const entries = pages.flat()
          if (entries.length === 0) return <p className={rows['none']}>{none}</p>
          return (
            <div className={classes['box']}>
              <ol className={rows['rows']} aria-label={what} aria-busy={query.isPlaceholderData}>
                {entries.map((entry) => (
                  <Entry key={entry.id} {...entry} subject={subjects ? entry.subject : null} />
                ))}
              </ol>
            </div>
          )
        }}
      </Reading>
      {query.hasNextPage && (
        <Button look="secondary" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show older entries
        </Button>
      )}
    </>
  )
}

function Entry({ at, staffName, action, subject, changes, reason }: AuditEntry) {
  return (
    <li className={classes['entry']}>
      <time dateTime={at}>{formatDate(at)}</time>
      <span className={classes['who']}>{staffName ?? 'Unknown username'}</span>
      <div>
        <p>
          {auditActionNames[action]}
          {subject && (
            <>
              : <Subject {...subject} />
            </>
          )}
        </p>
        {changes.length > 0 && (
          <ul className={classes['changes']}>
            {changes.map((change) => (
              <li key={change.field}>{changeInWords(change)}</li>
            ))}
          </ul>
        )}
        {reason && <p>“{reason}”</p>}
      </div>
    </li>
  )
}

/** A link to where the subject is shown, if it is still there. */
function Subject({ type, id, label }: NonNullable<AuditEntry['subject']>) {
  if (type === 'order') return <Link to={`/orders/${label}`}>{label}</Link>
  if (type === 'report') return <Link to={`/reports?open=${id}`}>{label}</Link>
  if (type === 'gold-standard') return <Link to={`/dashboard?open=${id}`}>{label}</Link>
  return label
}
