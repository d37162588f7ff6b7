/** What the back-office and its services share. */
export * from './product.ts'
export * from '../gold-standard.ts'
export * from '../operation-endpoints.ts'
export * from '../staff-mails.ts'
export * from '../staff-reports.ts'
export * from '../staff.ts'
export { staffEndpoints as endpoints } from '../staff-endpoints.ts'
