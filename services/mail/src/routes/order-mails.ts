import { internalEndpoints } from '@findable/contracts'
import { handle, type App, type Kysely } from '@findable/service-kit'
import { listConcerns } from '../db/concerns.ts'
import { listMessages, retryMessages } from '../db/messages.ts'
import type { Database } from '../db/schema.ts'

const mostConcerns = 200

/** What operators and the back office ask about mails. */
export function orderMails(app: App, { db }: { db: Kysely<Database> }, queued: () => void): void {
  handle(app, internalEndpoints.orderMails, async ({ params }) => {
    const messages = await listMessages(db, params.orderId)
    return {
      mails: messages.map(({ kind, state, attempts, next_attempt_at, problem, settled_at }) => ({
        kind,
        state,
        attempts,
        nextAttemptAt: next_attempt_at.toISOString(),
        problem,
        settledAt: settled_at?.toISOString() ?? null,
      })),
    }
  })

  handle(app, internalEndpoints.replayMails, async ({ params }) => {
    const pushed = await retryMessages(db, params.orderId)
    if (pushed) queued()
    return { pushed }
  })

  handle(app, internalEndpoints.mailConcerns, async () => ({ concerns: await listConcerns(db, mostConcerns) }))
}
