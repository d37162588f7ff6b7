import { afterDelivery, type News as NewsDto } from '@findable/contracts'
import { AppError, send, type Kysely, type Transaction } from '@findable/service-kit'
import { findNews, type News } from './db/news.ts'
import { findObjection } from './db/objections.ts'
import { findReport, findWholeReport, type WholeReport } from './db/reports.ts'
import type { Database } from './db/schema.ts'
import { findVersion } from './db/versions.ts'
import { readVersion } from './report-versions.ts'
import { measuredOf } from './readings.ts'

/** What customers are told by mail after delivery. The text is read when the mail is sent, so that mail keeps none. */

/** Asks mail for it; an order without an address has none. */
export async function tellNews(trx: Transaction<Database>, news: News): Promise<void> {
  const report = await findReport(trx, news.report_id)
  if (!report || report.email === null) return
  await send(trx, 'customerNews', {
    orderId: report.order_id,
    reportId: report.id,
    newsId: news.id,
    news: news.kind,
    reference: report.reference,
    website: report.business_website,
    email: report.email,
    requestId: news.request_id,
  })
}

/** Throws `report-not-found` when there is nothing to tell any more: refunded, deleted or taken back. */
export async function readNews(db: Kysely<Database>, id: string): Promise<NewsDto> {
  const news = await findNews(db, id)
  const report = news && (await findWholeReport(db, 'id', news.report_id))
  if (!report || report.refunded_at || report.report_data === null) throw new AppError('report-not-found')
  return { businessName: report.shown_name, ...(await textOf(db, news, report)) }
}

async function textOf(db: Kysely<Database>, news: News, report: WholeReport): Promise<Omit<NewsDto, 'businessName'>> {
  const { days, reaudits } = afterDelivery
  if (news.kind === 'reminder') {
    const { tips } = measuredOf(report)
    return {
      sentence: `Your report has ${tips.length} ${tips.length === 1 ? 'to-do' : 'to-dos'}: here is the reminder you asked for.`,
      paragraphs: [
        ...tips.slice(0, 3).map(({ title }) => title),
        `What you have done you can check again on the page of your report, one to-do at a time, and ${reaudits === 1 ? 'once' : `${reaudits} times`} all of it, until ${days} days after delivery. This is the only reminder.`,
      ],
    }
  }
  if (news.kind === 're-audit') {
    const { inWords } = await readVersion(db, report.id, news.version_id!)
    return {
      sentence: inWords ?? 'Your website was read again.',
      paragraphs: ['The page of your report shows both readings side by side.'],
    }
  }
  const objection = (await findObjection(db, news.objection_id!))!
  const said = `You objected to "${objection.reported.title}".`
  if (news.kind === 'objection-upheld')
    return {
      sentence: 'We looked at what you objected to, and your report stays as it is.',
      paragraphs: [said, objection.answer!],
    }
  const correction = await findVersion(db, report.id, news.version_id!)
  return { sentence: 'You were right, and your report is corrected.', paragraphs: [said, correction?.reason ?? ''] }
}
