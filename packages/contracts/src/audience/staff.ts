/** What the back-office and its services agree on. */
export * from './product.ts'
export * from '../staff.ts'
export { staffEndpoints as endpoints } from '../staff-endpoints.ts'
