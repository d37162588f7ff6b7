/**
 * What the customer site and its services share. It contains nothing for staff, so nothing for staff can get into the
 * site's bundle.
 */
export * from './product.ts'
export * from '../adjustment-in-words.ts'
export * from '../audit-result.ts'
export * from '../compare.ts'
export * from '../comparison-in-words.ts'
export * from '../effort-in-words.ts'
export * from '../home-picture.ts'
export { customerEndpoints as endpoints } from '../customer-endpoints.ts'
export * from '../fields.ts'
export * from '../forms.ts'
export * from '../long-date.ts'
export * from '../messages.ts'
export * from '../orders.ts'
export * from '../report-editions.ts'
export * from '../report-file-name.ts'
export * from '../report-versions.ts'
export * from '../reports.ts'
export * from '../result-file.ts'
export * from '../tools.ts'
export * from '../website-address.ts'
