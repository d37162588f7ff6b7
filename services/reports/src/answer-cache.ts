import { createHash } from 'node:crypto'
import type { AnswerCache } from '@findable/audit-engine'
import type { AppSettings } from '@findable/contracts'
import { withTimeout, type Kysely, type Logger } from '@findable/service-kit'
import { readCache, writeCache } from './db/caches.ts'
import type { Database } from './db/schema.ts'

interface AnswerCacheDeps {
  db: Kysely<Database>
  settings: () => Promise<AppSettings>
  log: Logger
}

/** Milliseconds. A cache that takes longer costs more than it saves. */
const patience = 1_000

/** Keeps the answers of outside services for as long as staff have set. The engine passes in only what may be kept. */
export function createAnswerCache({ db, settings, log }: AnswerCacheDeps): AnswerCache {
  // A question may be longer than an index entry allows.
  const keyOf = (question: string) => `answer:${createHash('sha256').update(question).digest('base64url')}`
  const orNothing = <T>(what: Promise<T>): Promise<T | undefined> =>
    withTimeout(what, patience, 'the answer cache').catch((error: unknown) => {
      log.warn({ error: String(error) }, 'the answer cache could not be used')
      return undefined
    })

  return {
    async read(question) {
      const cached = await orNothing(readCache(db, keyOf(question)))
      return typeof cached?.data === 'string' ? cached.data : null
    },
    async write(question, body) {
      const write = async () => {
        const { cacheTimeMinutes } = await settings()
        await writeCache(db, keyOf(question), body, cacheTimeMinutes)
      }
      await orNothing(write())
    },
  }
}
