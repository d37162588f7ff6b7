import { longDate, type News as NewsDto } from '@findable/contracts'
import { AppError, send, type Kysely, type Transaction } from '@findable/service-kit'
import { useOf } from './db/after-delivery.ts'
import { findNews, type News } from './db/news.ts'
import { findObjection } from './db/objections.ts'
import { findReport, findWholeReport, type WholeReport } from './db/reports.ts'
import type { Database } from './db/schema.ts'
import { findVersion } from './db/versions.ts'
import { readVersion } from './report-versions.ts'
import { readingUntil } from './readings.ts'

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
  if (news.kind === 'reminder') return reminderOf(db, report)
  if (news.kind === 're-audit') {
    const { inWords } = await readVersion(db, report.id, news.version_id!)
    return { version: news.version_id, sentence: inWords ?? 'Your website was read again.', todos: [], paragraphs: [] }
  }
  const objection = (await findObjection(db, news.objection_id!))!
  const { title } = objection.reported
  const said = objection.finding
    ? `Under "${title}" your report said: "${objection.finding}" You told us that this is not right.`
    : `You told us that "${title}" is not right.`
  if (news.kind === 'objection-upheld')
    return {
      version: null,
      sentence: 'We have looked at what you told us, and your report stays as it is.',
      todos: [],
      paragraphs: [said, `Our reason: ${objection.answer!}`],
    }
  return {
    version: null,
    // The engine finds it gone, and cannot know whether it was ever there.
    sentence: objection.answered_by ? 'You were right, and your report is corrected.' : 'Your report is corrected.',
    todos: [],
    paragraphs: [said, ...(await changeOf(db, report, news.version_id!))],
  }
}

/** What is left to do as far as we know: what was checked again since counts. */
async function reminderOf(db: Kysely<Database>, report: WholeReport): Promise<Omit<NewsDto, 'businessName'>> {
  const { tips } = await readingUntil(db, report, null)
  const until = (await useOf(db, report.id))?.until.toISOString()
  return {
    version: null,
    sentence:
      tips.length === 0
        ? 'Nothing is left on the to-do list of your report.'
        : `Your report has ${tips.length} ${tips.length === 1 ? 'to-do' : 'to-dos'} left.`,
    todos: tips.map((tip) => tip.title),
    paragraphs: until ? [`You can check again, free of charge, until ${longDate(until)}.`] : [],
  }
}

/** Why a correction was made, and what it did to the score. */
async function changeOf(db: Kysely<Database>, { id }: WholeReport, versionId: string): Promise<string[]> {
  const correction = await findVersion(db, id, versionId)
  const corrected = correction?.based_on ? await findVersion(db, id, correction.based_on) : undefined
  const now = correction?.visibility_score ?? null
  const before = corrected?.visibility_score ?? null
  return [
    ...(correction?.reason ? [`What changed: ${correction.reason}`] : []),
    ...(now === null ? [] : [now === before ? `Your score stays ${now}.` : `Your score is now ${now}.`]),
  ]
}
