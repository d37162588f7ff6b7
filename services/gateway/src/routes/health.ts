import { endpoints } from '@findable/contracts'
import { headerNames, sameSecret, type App } from '@findable/service-kit'
import type { Settings } from '../env.ts'
import type { ServiceStates } from '../service-states.ts'
import type { StaffCheck } from './staff-session.ts'

/** 200 when every service is ready, else 503. Only callers with the service credential are told which ones are not. */
export function health(app: App, states: ServiceStates, { INTERNAL_TOKEN }: Settings): void {
  app.get(endpoints.health.path, async (request, reply) => {
    const services = await states()
    const ready = services.every((service) => service.ready)
    const inside = sameSecret(request.headers[headerNames.internalToken], INTERNAL_TOKEN)
    const named = Object.fromEntries(services.map((state) => [state.service, state.ready]))
    return reply.code(ready ? 200 : 503).send({ ready, ...(inside && { services: named }) })
  })
  app.get('/health/live', async () => ({ ok: true }))
}

/** What each service says about itself, for staff. */
export function staffHealth(app: App, states: ServiceStates, requireStaff: StaffCheck): void {
  const { path, limit } = endpoints.serviceStates
  app.get(path, { config: { limit }, preHandler: requireStaff(endpoints.serviceStates) }, states)
}
