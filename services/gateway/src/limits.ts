import { limits, type LimitName } from '@findable/contracts'
import type { RateLimitOptions } from '@fastify/rate-limit'

/** The rate limit of a route by its name in contracts; false for none. `staffLimit` answers the setting of the day. */
export function rateLimitOf(name: LimitName, staffLimit: () => Promise<number>): RateLimitOptions | false {
  if (name === 'none') return false
  if (name === 'app') return { max: staffLimit, timeWindow: '1 minute', groupId: name }
  const { max, per } = limits[name]
  return { max, timeWindow: `1 ${per}`, groupId: name }
}
