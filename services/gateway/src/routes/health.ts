import { endpoints, services, type Service } from '@findable/contracts'
import { headerNames, sameSecret, type App } from '@findable/service-kit'
import type { Settings, Upstreams } from '../env.ts'

type States = Record<Service, boolean>

/** Milliseconds for which one check of the services is reused for every caller. */
const lookAge = 1_000

/** 200 when every service is ready, else 503. Only callers with the service credential are told which ones are not. */
export function health(app: App, { upstreams, INTERNAL_TOKEN }: Settings): void {
  let look: Promise<States>
  let freshUntil = 0

  function states(): Promise<States> {
    if (Date.now() >= freshUntil) {
      freshUntil = Infinity
      look = askAll(upstreams)
      void look.then(() => (freshUntil = Date.now() + lookAge))
    }
    return look
  }
  app.get(endpoints.health.path, async (request, reply) => {
    const services = await states()
    const ready = Object.values(services).every(Boolean)
    const inside = sameSecret(request.headers[headerNames.internalToken], INTERNAL_TOKEN)
    return reply.code(ready ? 200 : 503).send({ ready, ...(inside && { services }) })
  })
  app.get('/health/live', async () => ({ ok: true }))
}

async function askAll(upstreams: Upstreams): Promise<States> {
  const states = await Promise.all(
    services.map(async (service) => [service, await isReady(service, upstreams)] as const),
  )
  return Object.fromEntries(states) as States
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
