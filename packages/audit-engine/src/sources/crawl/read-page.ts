import type { Page } from '../../page/page.ts'
import type { PageDocument } from '../rendered/fulfil-requests.ts'
import type { Fetched } from '../source.ts'
import { decodeText } from '../web/charset.ts'
import type { Answer } from '../web/web.ts'

/** Turns HTML into a page; in a thread or not. Rejects when the document could not be parsed within its limits. */
export type Parse = (html: string, url: string) => Promise<Page>

/** Whether a body is worth reading as a page. A photo parsed as HTML costs 35 times a page. */
export const isHtml = (contentType: string): boolean =>
  contentType === 'text/html' || contentType === 'application/xhtml+xml' || contentType === ''

/** What the crawl keeps of an answer. */
export const fetchedFrom = (answer: Answer, page: Page | null): Fetched => ({
  url: answer.url,
  finalUrl: answer.finalUrl,
  redirects: answer.redirects,
  status: answer.status,
  headers: answer.headers,
  contentType: answer.contentType,
  bytes: answer.body?.length ?? 0,
  truncated: answer.truncated,
  at: answer.at,
  took: answer.took,
  page,
})

/** The document of a 2xx answer of HTML; null for anything else. */
export function documentOf(answer: Answer): PageDocument | null {
  if (!answer.body || !isHtml(answer.contentType)) return null
  const html = decodeText(answer.body, answer.headers['content-type'] ?? '')
  // Browsers guess from the bytes when no type is named; markup is all that matters here.
  if (answer.contentType === '' && !html.trimStart().startsWith('<')) return null
  return { url: answer.finalUrl, html }
}
