import type { AuditLogQuery } from '@findable/contracts/staff'
import { AuditEntries } from './entries.tsx'
import classes from './entries.module.css'

/** What the audit log knows of the one thing that a screen shows. */
export function History({ filter }: { filter: Omit<AuditLogQuery, 'before'> }) {
  return (
    <section className={classes['history']} aria-label="What staff did">
      <h3>What staff did</h3>
      <AuditEntries filter={filter} what="what staff did" none="Staff have changed nothing here." subjects={false} />
    </section>
  )
}
