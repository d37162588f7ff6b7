import type { NewsKind } from '@findable/contracts'
import { claim, daysAgo, interval, now, sql, type Kysely, type Transaction } from '@findable/service-kit'
import type { Selectable } from 'kysely'
import type { Database } from './schema.ts'

type Trx = Transaction<Database>
export type News = Selectable<Database['customer_news']>

/** Days after which mail is told no more. */
const repeatedFor = 30

export const insertNews = (
  trx: Trx,
  news: { reportId: string; kind: NewsKind; versionId?: string; objectionId?: string; requestId: string },
): Promise<News> =>
  trx
    .insertInto('customer_news')
    .values({
      report_id: news.reportId,
      kind: news.kind,
      version_id: news.versionId ?? null,
      objection_id: news.objectionId ?? null,
      request_id: news.requestId,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Asks for the one reminder of a report; again changes nothing. */
export const insertReminder = (trx: Trx, reportId: string, dueAt: Date, requestId: string): Promise<unknown> =>
  trx
    .insertInto('customer_news')
    .values({ report_id: reportId, kind: 'reminder', due_at: dueAt, request_id: requestId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Takes it back; one that is due already stays. */
export const removeReminder = (trx: Trx, reportId: string): Promise<unknown> =>
  trx
    .deleteFrom('customer_news')
    .where('report_id', '=', reportId)
    .where('kind', '=', 'reminder')
    .where('due_at', '>', now)
    .execute()

/** Nothing more is told about a report: mail finds nothing to say, and a reminder never comes. */
export const removeNews = (trx: Trx, reportId: string): Promise<unknown> =>
  trx.deleteFrom('customer_news').where('report_id', '=', reportId).execute()

export const findNews = (db: Kysely<Database>, id: string): Promise<News | undefined> =>
  db.selectFrom('customer_news').selectAll().where('id', '=', id).where('due_at', '<=', now).executeTakeFirst()

/** News that is due for the first time, or again, less and less often, as mail does not answer. */
export const takeNews = (trx: Trx, after: number, limit: number): Promise<News[]> =>
  trx
    .updateTable('customer_news')
    .set({ swept_at: now })
    .where('id', 'in', (news) =>
      news
        .selectFrom('customer_news')
        .select('id')
        .where('due_at', '<=', now)
        .where('due_at', '>', daysAgo(repeatedFor))
        .where(
          sql<boolean>`(swept_at is null
            or swept_at < clock_timestamp() - greatest(${interval(after)}, (clock_timestamp() - due_at) / 4))`,
        )
        .orderBy(sql`coalesce(swept_at, due_at)`)
        .$call(claim(limit)),
    )
    .returningAll()
    .execute()
