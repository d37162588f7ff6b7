import { limits, toolMessages, type AppSettings, type Endpoint, type LimitName } from '@findable/contracts'
import type { FastifyReply, FastifyRequest } from '@findable/service-kit'
import { clientOf, count, type CreateCounter } from './counters.ts'

const seconds = { minute: 60, hour: 3_600, day: 86_400 } as const

export type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** The limits in contracts as route hooks; routes with the same limit name share a count. */
export function createLimits(createCounter: CreateCounter, settings: () => Promise<AppSettings>) {
  const hooks = Object.fromEntries(Object.keys(limits).map((name) => [name, createHook(name as LimitName)])) as Record<
    LimitName,
    Hook
  >

  function createHook(name: LimitName): Hook {
    if (name === 'none') return async () => {}
    if (name === 'app') {
      const counter = createCounter(name, 0, seconds.minute)
      return async (request, reply) => {
        counter.points = (await settings()).apiRateLimit
        await count(counter, clientOf(request), reply)
      }
    }
    const limit: { max: number; per: 'minute' | 'hour'; perDay?: number } = limits[name]
    const counter = createCounter(name, limit.max, seconds[limit.per])
    if (limit.perDay === undefined) return (request, reply) => count(counter, clientOf(request), reply)
    const byDay = createCounter(`${name}-day`, limit.perDay, seconds.day)
    return async (request, reply) => {
      await count(counter, clientOf(request), reply)
      await count(byDay, clientOf(request), reply, { publicText: toolMessages.tooManyToday })
    }
  }

  return {
    byName: (name: LimitName): Hook => hooks[name],
    /**
     * The limit that depends on a call's body. A body that cannot be read counts, or it would be a way around the
     * limit.
     */
    byBody({ limit, applies }: NonNullable<Endpoint['limitByBody']>): Hook {
      return async (request, reply) => {
        const body = parse(request.body)
        if (body === undefined || applies(body)) await hooks[limit](request, reply)
      }
    },
  }
}
export type Limits = ReturnType<typeof createLimits>

function parse(body: unknown): { [field: string]: unknown } | undefined {
  try {
    return JSON.parse(String(body)) ?? undefined
  } catch {
    return undefined
  }
}
