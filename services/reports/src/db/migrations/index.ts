import * as reports from './0001-reports.ts'

export const migrations = { '0001-reports': reports }
