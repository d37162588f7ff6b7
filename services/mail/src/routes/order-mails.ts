import { endpoints } from '@findable/contracts'
import { handle, type App, type Kysely } from '@findable/service-kit'
import { listConcerns } from '../db/concerns.ts'
import { listMessages, retryMessages } from '../db/messages.ts'
import type { Database } from '../db/schema.ts'

const mostConcerns = 200

/** What staff ask about mails. */
export function orderMails(app: App, { db }: { db: Kysely<Database> }, queued: () => void): void {
  handle(app, endpoints.orderMails, async ({ params }) => {
    const messages = await listMessages(db, params.orderId)
    return {
      mails: messages.map(({ kind, created_at, state, attempts, next_attempt_at, problem, settled_at }) => ({
        kind,
        createdAt: created_at.toISOString(),
        state,
        attempts,
        nextAttemptAt: next_attempt_at.toISOString(),
        problem,
        settledAt: settled_at?.toISOString() ?? null,
      })),
    }
  })

  handle(app, endpoints.replayMails, async ({ params }) => {
    const pushed = await retryMessages(db, params.orderId)
    if (pushed) queued()
    return { pushed }
  })

  handle(app, endpoints.mailConcerns, async () => ({ concerns: await listConcerns(db, mostConcerns) }))
}
