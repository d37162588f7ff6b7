import { services, type Service, type ServiceState } from '@findable/contracts'
import * as z from 'zod/mini'
import type { Upstreams } from './env.ts'

export type ServiceStates = () => Promise<ServiceState[]>

/** Milliseconds for which one check of the services is reused for every caller. */
const lookAge = 1_000

/** What a service says about itself at `GET /health/ready`. */
const saidSchema = z.object({
  failing: z._default(z.array(z.string()), []),
  attention: z._default(z.array(z.string()), []),
})

/** Asks every service whether it is ready, at most once a second. */
export function createServiceStates(upstreams: Upstreams): ServiceStates {
  let look: Promise<ServiceState[]>
  let freshUntil = 0
  return () => {
    if (Date.now() >= freshUntil) {
      freshUntil = Infinity
      look = Promise.all(services.map((service) => ask(service, upstreams)))
      void look.then(() => (freshUntil = Date.now() + lookAge))
    }
    return look
  }
}

async function ask(service: Service, upstreams: Upstreams): Promise<ServiceState> {
  if (service === 'gateway') return { service, ready: true, failing: [], attention: [] }
  try {
    const response = await fetch(`${upstreams[service]}/health/ready`, { signal: AbortSignal.timeout(3_000) })
    return { service, ready: response.ok, ...saidSchema.parse(await response.json()) }
  } catch {
    return { service, ready: false, failing: ['no answer'], attention: [] }
  }
}
