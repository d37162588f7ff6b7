import proxy from '@fastify/http-proxy'
import { endpoints, type Endpoint } from '@findable/contracts'
import type { App } from '@findable/service-kit'
import type { Settings } from '../env.ts'
import type { Forwarding } from '../forward.ts'
import type { Limits } from '../limits.ts'
import type { StaffCheck } from './staff-session.ts'

export interface ApiDeps {
  env: Settings
  forwarding: Forwarding
  limits: Limits
  requireStaff: StaffCheck
}

/** The forwarding table: every endpoint in contracts that another service owns, and nothing else. */
export function api(app: App, access: 'public' | 'staff', { env, forwarding, limits, requireStaff }: ApiDeps): void {
  for (const endpoint of Object.values<Endpoint>(endpoints)) {
    if (endpoint.owner === 'gateway' || endpoint.access !== access) continue
    void app.register(proxy, {
      ...forwarding.to(env.upstreams[endpoint.owner]),
      // Given a prefix instead, the plugin would forward everything under it and put decoded parameters into addresses.
      routes: [routeOf(endpoint)],
      httpMethods: [endpoint.method],
      config: { limit: endpoint.limit },
      ...(access === 'staff' && { preHandler: requireStaff(endpoint) }),
      ...(endpoint.limitByBody && { preHandler: limits.byBody(endpoint.limitByBody) }),
    })
  }
}

/** Parameters are ids: an address with anything else in them, such as an encoded slash, gets a 404. */
const routeOf = ({ path }: Endpoint): string => path.replace(/:\w+/g, '$&(^[\\w-]+$)')
