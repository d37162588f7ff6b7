import { endpoints } from '@findable/contracts'
import { handle, staffRequestOf, type App, type Kysely } from '@findable/service-kit'
import { checkFigures } from '../db/check-figures.ts'
import type { Database } from '../db/schema.ts'
import { answer, listForStaff } from '../objection-answers.ts'
import { objectionCase } from '../objection-case.ts'

/** What customers object to, its answers, and which checks and findings it is about. */
export function staffObjections(app: App, db: Kysely<Database>): void {
  handle(app, endpoints.staffObjections, ({ query }) => listForStaff(db, query.list))
  handle(app, endpoints.answerObjection, ({ params, body }, request) =>
    answer(db, params.id, body, staffRequestOf(request)),
  )
  handle(app, endpoints.objectionCase, async ({ params }, _request, reply) => {
    reply.header('content-disposition', `attachment; filename="objection-${params.id.slice(0, 8)}.json"`)
    return objectionCase(db, params.id)
  })
  handle(app, endpoints.checkFigures, () => checkFigures(db))
}
