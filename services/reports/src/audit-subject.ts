import type { AuditSubject } from '@findable/contracts'
import type { WholeReport } from './db/reports.ts'

/** A customer's report in the audit log: without the name of its business. */
export const auditSubject = ({ id, reference }: Pick<WholeReport, 'id' | 'reference'>): AuditSubject => ({
  type: 'report',
  id,
  label: reference,
})
