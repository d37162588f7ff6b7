import { customerEndpoints } from './customer-endpoints.ts'
import { staffEndpoints } from './staff-endpoints.ts'

/** Every call of the API. The gateway's forwarding table derives from this list. */
export const endpoints = { ...customerEndpoints, ...staffEndpoints } as const
