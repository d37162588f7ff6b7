import { errorCodes } from '@findable/contracts'
import { AppError, type FastifyReply, type FastifyRequest, type Redis } from '@findable/service-kit'
import ipaddr from 'ipaddr.js'
import { isIPv4 } from 'node:net'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'

export type CreateCounter = (name: string, max: number, seconds: number) => RateLimiterAbstract

/**
 * Counts over a minute or less are kept in this process, which adds no delay to requests. Longer ones are kept in
 * Redis, where they survive a restart; while Redis is away, they too are kept in this process.
 */
export function createCounters(redis: Redis): CreateCounter {
  return (name, max, seconds) => {
    const options = { keyPrefix: `limit:${name}`, points: max, duration: seconds }
    const memory = new RateLimiterMemory(options)
    if (seconds <= 60) return memory
    return new RateLimiterRedis({
      ...options,
      storeClient: redis,
      insuranceLimiter: memory,
      rejectIfRedisNotReady: true,
    })
  }
}

/** Counts one request. When it is over the limit, rejects with `too-many-requests` and says how long to wait. */
export function count(
  counter: RateLimiterAbstract,
  key: string,
  reply: FastifyReply,
  options: { seconds?: number; publicText?: string } = {},
): Promise<unknown> {
  const { seconds, ...text } = options
  return counter.consume(key, 1, seconds === undefined ? undefined : { customDuration: seconds }).catch((refused) => {
    if (!(refused instanceof RateLimiterRes)) throw refused
    reply.header('retry-after', Math.ceil(refused.msBeforeNext / 1_000))
    throw new AppError('too-many-requests', { publicText: textFor(refused.msBeforeNext), ...text })
  })
}

function textFor(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000)
  return minutes <= 1 ? errorCodes['too-many-requests'].text : `Too many tries. Please try again in ${minutes} minutes.`
}

/** The client a request is counted against: an IPv4 address, or the /64 network that one IPv6 customer usually has. */
export function clientOf({ ip }: FastifyRequest): string {
  if (isIPv4(ip)) return ip
  // A proxy of ours may pass on something else for a client it does not know.
  if (!ipaddr.isValid(ip)) return 'unknown'
  const address = ipaddr.process(ip)
  return address instanceof ipaddr.IPv6 ? address.parts.slice(0, 4).join(':') : address.toString()
}
