// What the check of the containers needs too.

export { createCustomer } from './customer.ts'
export { createOracle } from './oracle.ts'
export { setSite } from './sites.ts'
export { shortWaits } from './system.ts'
