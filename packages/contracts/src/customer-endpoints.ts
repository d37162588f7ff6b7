import * as z from 'zod/mini'
import { defineEndpoint, services } from './endpoint.ts'
import { orderEndpoints } from './order-endpoints.ts'
import { reportEndpoints } from './report-endpoints.ts'
import { reportVersionEndpoints } from './report-version-endpoints.ts'
import { toolEndpoints } from './tool-endpoints.ts'

/** The public calls of the API. */
export const customerEndpoints = {
  health: defineEndpoint({
    method: 'GET',
    path: '/api/health',
    owner: 'gateway',
    access: 'public',
    limit: 'none',
    // The individual services are listed only for callers with the service credential.
    answer: z.object({ ready: z.boolean(), services: z.optional(z.record(z.enum(services), z.boolean())) }),
    otherStatus: 503,
    errors: [],
  }),
  ...orderEndpoints,
  ...reportEndpoints,
  ...reportVersionEndpoints,
  ...toolEndpoints,
} as const
