import { limits, toolMessages, type LimitName } from '@findable/contracts'
import { normalizeIP, type RateLimitOptions } from '@fastify/rate-limit'
import { AppError, type App, type FastifyReply, type FastifyRequest } from '@findable/service-kit'

/** The rate limit of a route by its name in contracts; false for none. `staffLimit` answers the setting of the day. */
export function rateLimitOf(
  name: Exclude<LimitName, 'tools'>,
  staffLimit: () => Promise<number>,
): RateLimitOptions | false {
  if (name === 'none') return false
  if (name === 'app') return { max: staffLimit, timeWindow: '1 minute', groupId: name }
  const { max, per } = limits[name]
  return { max, timeWindow: `1 ${per}`, groupId: name }
}

/** The limits of the public tools: the calls of all of them together, by the minute and by the day. */
export function limitTools(app: App) {
  const { max, per, perDay } = limits.tools
  const counted = (window: string) => (request: FastifyRequest) => `tools-${window}-${normalizeIP(request.ip)}`
  const byMinute = app.createRateLimit({ max, timeWindow: `1 ${per}`, keyGenerator: counted(per) })
  const byDay = app.createRateLimit({ max: perDay, timeWindow: '1 day', keyGenerator: counted('day') })

  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const minute = await byMinute(request)
    const exceeded = isExceeded(minute) ? minute : await byDay(request)
    if (!isExceeded(exceeded)) return
    reply.header('retry-after', exceeded.ttlInSeconds)
    throw new AppError('too-many-requests', exceeded === minute ? {} : { publicText: toolMessages.tooManyToday })
  }
}

type Counted = Awaited<ReturnType<ReturnType<App['createRateLimit']>>>

const isExceeded = (counted: Counted): counted is Counted & { isAllowed: false } =>
  !counted.isAllowed && counted.isExceeded
