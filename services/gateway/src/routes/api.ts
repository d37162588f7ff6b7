import { endpoints, type Endpoint } from '@findable/contracts'
import type { App } from '@findable/service-kit'
import type { Upstreams } from '../env.ts'
import type { Forwarder } from '../forward.ts'
import { requireStaff } from './staff-session.ts'

/** The forwarding table: every endpoint of contracts that another service owns, and nothing else. */
export function api(app: App, upstreams: Upstreams, forward: Forwarder): void {
  for (const endpoint of Object.values<Endpoint>(endpoints)) {
    if (endpoint.owner === 'gateway') continue
    const upstream = upstreams[endpoint.owner]
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { limit: endpoint.limit },
      handler: (request, reply) =>
        forward(request, reply, upstream, endpoint.access === 'staff' ? requireStaff(request) : undefined),
    })
  }
}
