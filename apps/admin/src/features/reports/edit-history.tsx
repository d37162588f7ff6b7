import {
  auditLogPage,
  endpoints,
  pillarIds,
  pillars,
  type AuditChange,
  type ReportChange,
  type StaffReportDetails,
} from '@findable/contracts/staff'
import { Button } from '@findable/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { formatDate } from '../../content/dates.ts'
import { fieldNames } from '../../content/field-names.ts'
import classes from '../../details/details.module.css'
import { Reading } from '../../parts/reading.tsx'

/** Who adjusted what on a report, from what to what and why, newest first. */
export function EditHistory({ report: { id, version } }: { report: StaffReportDetails }) {
  const query = useInfiniteQuery({
    // Each change raises the version.
    queryKey: ['report-changes', id, version],
    queryFn: ({ pageParam }) =>
      api.call(endpoints.reportChanges, {
        params: { id },
        query: pageParam === null ? {} : { before: String(pageParam) },
      }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < auditLogPage ? undefined : page.at(-1)?.id),
    gcTime: 0,
  })
  return (
    <section className={classes['stack']} aria-label="History of edits">
      <h3>History of edits</h3>
      <Reading query={query} what="the history of edits">
        {({ pages }) => {
          const changes = pages.flat()
          if (changes.length === 0) return <p className="quiet">Staff have not edited this report.</p>
          return (
            <ol className={classes['history']}>
              {changes.map((change) => (
                <Change key={change.id} {...change} />
              ))}
            </ol>
          )
        }}
      </Reading>
      {query.hasNextPage && (
        <Button look="secondary" busy={query.isFetching} onClick={() => void query.fetchNextPage()}>
          Show older edits
        </Button>
      )}
    </section>
  )
}

function Change({ at, by, action, changes, reason }: ReportChange) {
  return (
    <li>
      <p>
        <b>{by}</b> {action === 'edit' ? 'adjusted' : 'took back'} on {formatDate(at)}
      </p>
      {changes.map((change) => (
        <p key={change.field} className="quiet">
          {inWords(change)}
        </p>
      ))}
      {reason && <p>“{reason}”</p>}
    </li>
  )
}

function inWords({ field, before, after }: AuditChange): string {
  const pillar = pillarIds.find((id) => id === field)
  const name = pillar ? pillars[pillar].title : fieldNames[field as keyof typeof fieldNames]
  return `${name}: from ${before ?? 'what was measured'} to ${after ?? 'what was measured'}`
}
