import { Alert, Spinner } from '@chakra-ui/react'
import {
  auditLogPage,
  endpoints,
  type AuditAction,
  type AuditChange,
  type AuditEntry,
  type StaffRole,
} from '@findable/contracts/staff'
import { Button } from '@findable/ui'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { formatDate, timeZone } from '../../content/dates.ts'
import { fieldNames } from '../../content/field-names.ts'
import { roleTexts } from '../../content/roles.ts'
import { serverText } from '../../content/toasts.ts'
import rows from '../../parts/rows.module.css'
import classes from './audit-log.module.css'

const entriesRead = infiniteQueryOptions({
  queryKey: ['audit-log'],
  queryFn: ({ pageParam }) =>
    api.call(endpoints.auditLog, { query: pageParam === null ? {} : { before: String(pageParam) } }),
  initialPageParam: null as number | null,
  getNextPageParam: (page) => (page.length < auditLogPage ? undefined : page.at(-1)?.id),
  gcTime: 0,
})

const actions: Record<AuditAction, string> = {
  login: 'Logged in',
  'login-failed': 'Failed to log in',
  'change-account': 'Changed their account',
  'change-password': 'Changed their password',
  'add-staff': 'Added a member of staff',
  'change-role': 'Changed the role',
  'give-password': 'Gave a new password',
  'end-sessions': 'Ended all sessions',
  'save-email-settings': 'Saved the email settings',
  'save-app-settings': 'Saved the application settings',
}

/** Who changed what from what to what, newest first. */
export default function AuditLogPage() {
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(entriesRead)
  const entries = data?.pages.flat() ?? []
  return (
    <>
      <h1>Audit Log</h1>
      <p className="quiet">
        Logins and changes by staff, newest first, in {timeZone.name}. Nothing in it can be changed.
      </p>
      {entries.length > 0 && (
        <ul className={rows['rows']} aria-busy={isFetching}>
          {entries.map((entry) => (
            <Entry key={entry.id} {...entry} />
          ))}
        </ul>
      )}
      {isFetching && (
        <p role="status">
          <Spinner size="sm" color="eucalypt" aria-hidden="true" /> Loading the audit log...
        </p>
      )}
      {error && !isFetching && (
        <Alert.Root status="error" alignItems="center" marginTop="4">
          <Alert.Indicator />
          <Alert.Title flex="1">{serverText(error) ?? 'The audit log could not be loaded.'}</Alert.Title>
          <Button look="secondary" onClick={() => void (data ? fetchNextPage() : refetch())}>
            Try again
          </Button>
        </Alert.Root>
      )}
      {hasNextPage && !isFetching && !error && (
        <Button look="secondary" onClick={() => void fetchNextPage()}>
          Show older entries
        </Button>
      )}
    </>
  )
}

function Entry({ at, staffName, action, subject, changes }: AuditEntry) {
  return (
    <li className={classes['entry']}>
      <time dateTime={at}>{formatDate(at)}</time>
      <span className={classes['who']}>{staffName ?? 'Unknown username'}</span>
      <div>
        <p>
          {actions[action]}
          {subject && `: ${subject.label}`}
        </p>
        {changes.length > 0 && (
          <ul className={classes['changes']}>
            {changes.map((change) => (
              <li key={change.field}>{inWords(change)}</li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

const onOff: Record<string, string> = { true: 'on', false: 'off' }
const valueOf = (field: string, value: string): string =>
  field === 'role' ? (roleTexts[value as StaffRole]?.name ?? value) : (onOff[value] ?? value)

function inWords({ field, before, after }: AuditChange): string {
  const name = field in fieldNames ? fieldNames[field as keyof typeof fieldNames] : field
  if (after === null) return `${name}: removed`
  const now = valueOf(field, after)
  return before === null ? `${name}: ${now}` : `${name}: from ${valueOf(field, before)} to ${now}`
}
