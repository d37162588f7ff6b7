import { staffSession } from '@findable/contracts'
import type { SessionStore } from '@fastify/session'
import type { FastifyRequest, Redis } from '@findable/service-kit'

declare module 'fastify' {
  interface Session {
    /** `passwordVersion` is the one that they signed in with. */
    staff?: { id: string; passwordVersion: number; since: number }
  }
}

const minute = 60_000
const idleLimit = staffSession.idle * minute
const absoluteLimit = staffSession.absolute * minute

/** Whether a session has passed the age limit that holds however active it is. */
export const isTooOld = (since: number): boolean => Date.now() - since > absoluteLimit

/** A session id known before must be worthless afterwards. */
export async function beginSession(
  request: FastifyRequest,
  staff: NonNullable<FastifyRequest['session']['staff']>,
): Promise<void> {
  await request.session.regenerate()
  request.session.staff = staff
}

/** Staff sessions in Redis; each use restarts the idle limit. */
export function createSessionStore(redis: Redis): SessionStore {
  const key = (id: string) => `session:${id}`
  return {
    set(id, session, callback) {
      redis.set(key(id), JSON.stringify(session), 'PX', idleLimit).then(() => callback(), callback)
    },
    get(id, callback) {
      redis
        .getex(key(id), 'PX', idleLimit)
        .then((text) => callback(null, text === null ? null : JSON.parse(text)), callback)
    },
    destroy(id, callback) {
      redis.del(key(id)).then(() => callback(), callback)
    },
  }
}
