import { endpoints, internalEndpoints } from '@findable/contracts'
import { handle, type App, type Kysely } from '@findable/service-kit'
import { requestReaudit, requestRecheck, setReminder } from '../after-delivery.ts'
import type { Database } from '../db/schema.ts'
import { readNews } from '../news.ts'
import { object } from '../objections.ts'
import { asVersionOf, readVersion, readVersions } from '../report-versions.ts'

/** What an owner does after delivery: check again, have the whole read again, object, be reminded. */
export function reportVersions(app: App, db: Kysely<Database>): void {
  handle(app, endpoints.reportVersions, ({ params }) => readVersions(db, params.id))
  handle(app, endpoints.reportVersion, ({ params }) => readVersion(db, params.id, params.versionId))

  handle(app, endpoints.recheckReport, async ({ params, body }, request) =>
    asVersionOf(db, params.id, await requestRecheck(db, params.id, body.component, request.id)),
  )
  handle(app, endpoints.reauditReport, async ({ params }, request) =>
    asVersionOf(db, params.id, await requestReaudit(db, params.id, request.id)),
  )
  handle(app, endpoints.objectToReport, ({ params, body }, request) => object(db, params.id, body, request.id))
  handle(app, endpoints.remindOfReport, ({ params, body }, request) =>
    setReminder(db, params.id, body.wanted, request.id),
  )

  handle(app, internalEndpoints.customerNews, ({ params }) => readNews(db, params.id))
}
