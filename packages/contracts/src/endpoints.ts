import * as z from 'zod/mini'
import { defineEndpoint, services } from './endpoint.ts'
import { orderEndpoints } from './order-endpoints.ts'
import { reportEndpoints } from './report-endpoints.ts'
import { staffEndpoints } from './staff-endpoints.ts'
import { toolEndpoints } from './tool-endpoints.ts'

/** Every call of the API. The gateway's forwarding table and the apps' client derive from this list. */
export const endpoints = {
  health: defineEndpoint({
    method: 'GET',
    path: '/api/health',
    owner: 'gateway',
    access: 'public',
    limit: 'none',
    // The services are named to callers with the service credential only.
    answer: z.object({ ready: z.boolean(), services: z.optional(z.record(z.enum(services), z.boolean())) }),
    errors: ['service-unavailable'],
  }),
  ...orderEndpoints,
  ...reportEndpoints,
  ...toolEndpoints,
  ...staffEndpoints,
} as const
