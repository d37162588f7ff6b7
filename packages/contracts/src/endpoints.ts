import { customerEndpoints } from './customer-endpoints.ts'
import { staffEndpoints } from './staff-endpoints.ts'

/** Every call of the API; endpoint-groups.ts says what each does. The gateway's forwarding table derives from this list. */
export const endpoints = { ...customerEndpoints, ...staffEndpoints } as const
