import type { Page } from '../../page/page.ts'
import type { PageDocument } from '../rendered/fulfil-requests.ts'
import type { Fetched } from '../source.ts'
import { decodeText } from '../web/charset.ts'
import type { Answer } from '../web/web.ts'

/**
 * Turns HTML into a page, in a worker thread or not. Rejects when the document could not be parsed within its limits.
 */
export type Parse = (html: string, url: string) => Promise<Page>

/** Whether a body is worth parsing as a page. Parsing a photo as HTML takes 35 times as long as a page. */
export const isHtml = (contentType: string): boolean =>
  contentType === 'text/html' || contentType === 'application/xhtml+xml' || contentType === ''

/** The part of an answer the crawl keeps. */
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

/** The document in a 2xx HTML answer; null for anything else. */
export function documentOf(answer: Answer): PageDocument | null {
  if (!answer.body || !isHtml(answer.contentType)) return null
  const html = decodeText(answer.body, answer.headers['content-type'] ?? '')
  // Without a content type browsers guess from the bytes; here only markup matters.
  if (answer.contentType === '' && !html.trimStart().startsWith('<')) return null
  return { url: answer.finalUrl, html }
}
