import { NativeSelect } from '@chakra-ui/react'
import { auditActions, auditSubjects, endpoints, operatorName } from '@findable/contracts/staff'
import { Button } from '@findable/ui'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { AuditEntries } from '../../audit-log/entries.tsx'
import { auditActionNames, auditSubjectNames } from '../../content/audit-words.ts'
import { timeZone } from '../../content/dates.ts'
import toolbar from '../../list/list.module.css'
import { SearchBox } from '../../list/search-box.tsx'
import { useAddress } from '../../list/use-address.ts'
import { useSearch } from '../../list/use-search.ts'
import classes from './audit-log.module.css'

/** Who changed what from what to what, newest first: all of it, or by person, action and subject. */
export default function AuditLogPage() {
  const [given, change] = useAddress<'staff' | 'action' | 'subject' | 'search'>()
  const people = useQuery({ queryKey: ['staff', 'names'], queryFn: () => api.call(endpoints.staffMembers) })
  const searching = useSearch()
  const [staff, action, subject] = [given('staff'), given('action'), given('subject')]
  const filter = {
    staff: staff && /^(\d{1,15}|operator)$/.test(staff) ? staff : undefined,
    action: auditActions.find((known) => known === action),
    subjectType: auditSubjects.find((known) => known === subject),
    search: searching.search || undefined,
  }
  const filtered = Object.values(filter).some((value) => value !== undefined)
  const clear = () => change({ staff: undefined, action: undefined, subject: undefined, search: undefined })
  return (
    <>
      <h1>Audit Log</h1>
      <p className="quiet">
        Logins and changes by staff, newest first, in {timeZone.name}. Nothing in it can be changed.
      </p>
      <div className={toolbar['toolbar']}>
        <SearchBox
          label="Search by the beginning of an order reference, website or username that something was done to"
          placeholder="Order reference, website or username..."
          {...searching}
        />
        <Filter
          label="Person"
          all="Everybody"
          value={filter.staff}
          choices={[
            ...(people.data ?? []).map(({ id, username }) => [id, username] as const),
            [operatorName, "Operators' program"],
          ]}
          onChange={(chosen) => change({ staff: chosen })}
        />
        <Filter
          label="Action"
          all="Every action"
          value={filter.action}
          choices={auditActions.map((known) => [known, auditActionNames[known]])}
          onChange={(chosen) => change({ action: chosen })}
        />
        <Filter
          label="Subject"
          all="Every subject"
          value={filter.subjectType}
          choices={auditSubjects.map((known) => [known, auditSubjectNames[known]])}
          onChange={(chosen) => change({ subject: chosen })}
        />
        {filtered && (
          <Button look="plain" onClick={clear}>
            Show everything
          </Button>
        )}
      </div>
      <AuditEntries
        filter={filter}
        what="the audit log"
        none={filtered ? 'No entry matches these filters.' : 'Nothing has been recorded yet.'}
      />
    </>
  )
}

interface FilterProps {
  label: string
  /** What choosing none means. */
  all: string
  value: string | undefined
  choices: readonly (readonly [value: string, name: string])[]
  onChange(chosen: string | undefined): void
}

function Filter({ label, all, value = '', choices, onChange }: FilterProps) {
  return (
    <NativeSelect.Root size="md" className={classes['filter']}>
      <NativeSelect.Field
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value || undefined)}
      >
        <option value="">{all}</option>
        {choices.map(([known, name]) => (
          <option key={known} value={known}>
            {name}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  )
}
