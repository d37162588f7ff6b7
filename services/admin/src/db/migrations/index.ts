import * as staff from './0001-staff.ts'
import * as accountsAndAudit from './0002-accounts-and-audit.ts'
import * as roles from './0003-roles.ts'
import * as actsOfServices from './0004-acts-of-services.ts'
import * as secondFactors from './0005-second-factors.ts'
import * as passwordResets from './0006-password-resets.ts'

export const migrations = {
  '0001-staff': staff,
  '0002-accounts-and-audit': accountsAndAudit,
  '0003-roles': roles,
  '0004-acts-of-services': actsOfServices,
  '0005-second-factors': secondFactors,
  '0006-password-resets': passwordResets,
}
