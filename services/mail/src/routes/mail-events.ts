import { endpoints } from '@findable/contracts'
import { AppError, handle, type App, type Kysely, type Logger } from '@findable/service-kit'
import { receiveBounce } from '../bounces.ts'
import type { Database } from '../db/schema.ts'
import type { ReadBounces } from '../mail-events.ts'

export interface MailEventsDeps {
  db: Kysely<Database>
  log: Logger
  /** Absent when no provider reports bounces. */
  readBounces: ReadBounces | undefined
}

export function mailEvents(app: App, { readBounces, ...deps }: MailEventsDeps): void {
  handle(app, endpoints.mailEvents, async ({ body }, request) => {
    if (!readBounces) throw new AppError('not-found')
    for (const bounce of readBounces({ headers: request.headers, body })) await receiveBounce(deps, bounce)
    return { ok: true as const }
  })
}
