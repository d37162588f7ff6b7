import * as staff from './0001-staff.ts'

export const migrations = { '0001-staff': staff }
