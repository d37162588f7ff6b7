import * as z from 'zod/mini'
import { defineEndpoint, services } from './endpoint.ts'

/** A service as it describes itself. */
const serviceStateSchema = z.object({
  service: z.enum(services),
  ready: z.boolean(),
  /** Its parts that do not work, when it is not ready. */
  failing: z.array(z.string()),
  /** What somebody should look at although it works: one sentence each. */
  attention: z.array(z.string()),
})
export type ServiceState = z.infer<typeof serviceStateSchema>

export const healthEndpoints = {
  serviceStates: defineEndpoint({
    method: 'GET',
    path: '/api/admin/health',
    owner: 'gateway',
    access: 'staff',
    limit: 'app',
    answer: z.array(serviceStateSchema),
    errors: [],
  }),
} as const
