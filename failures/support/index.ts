// What the check of the containers and the benchmarks need too.

export { createCustomer, type Answer } from './customer.ts'
export { createOracle } from './oracle.ts'
export { setSite } from './sites.ts'
export { shortWaits, startSystem, until, type System } from './system.ts'
