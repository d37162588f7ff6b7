import { endpoints, services, type Service } from '@findable/contracts'
import type { App } from '@findable/service-kit'
import type { Upstreams } from '../env.ts'

/** 200 when every service is ready, else 503 with what is not. */
export function health(app: App, upstreams: Upstreams): void {
  app.get(endpoints.health.path, async (_request, reply) => {
    const states = await Promise.all(
      services.map(async (service) => [service, await isReady(service, upstreams)] as const),
    )
    const ready = states.every(([, up]) => up)
    return reply.code(ready ? 200 : 503).send({ ready, services: Object.fromEntries(states) })
  })
}

async function isReady(service: Service, upstreams: Upstreams): Promise<boolean> {
  if (service === 'gateway') return true
  try {
    const response = await fetch(`${upstreams[service]}/health/ready`, { signal: AbortSignal.timeout(3_000) })
    return response.ok
  } catch {
    return false
  }
}
