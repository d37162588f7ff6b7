/** What the customer site and its services agree on. Nothing of staff: what is not here cannot get into its bundle. */
export * from './product.ts'
export * from '../audit-result.ts'
export { customerEndpoints as endpoints } from '../customer-endpoints.ts'
export * from '../orders.ts'
export * from '../report-file-name.ts'
export * from '../reports.ts'
export * from '../tools.ts'
export * from '../website-address.ts'
