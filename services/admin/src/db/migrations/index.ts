import * as staff from './0001-staff.ts'
import * as accountsAndAudit from './0002-accounts-and-audit.ts'

export const migrations = { '0001-staff': staff, '0002-accounts-and-audit': accountsAndAudit }
