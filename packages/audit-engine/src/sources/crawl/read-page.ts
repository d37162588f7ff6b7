import type { Fetched } from '../source.ts'
import { decodeText } from '../web/charset.ts'
import type { Answer } from '../web/web.ts'

/** An answer that may be a page, as sent. */
export interface SentDocument {
  /** The address after redirects. */
  url: string
  body: Uint8Array
  /** The whole header; '' when the answer has none. */
  contentType: string
}

/** Whether a body is worth parsing as a page. Parsing a photo as HTML takes 35 times as long as a page. */
export const isHtml = (contentType: string): boolean =>
  contentType === 'text/html' || contentType === 'application/xhtml+xml' || contentType === ''

/** The part of an answer the crawl keeps. */
export const fetchedFrom = (answer: Answer): Fetched => ({
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
})

/** The document in a 2xx HTML answer; null for anything else. */
export const documentOf = ({ body, contentType, finalUrl, headers }: Answer): SentDocument | null =>
  body && isHtml(contentType) ? { url: finalUrl, body, contentType: headers['content-type'] ?? '' } : null

/** The text of a document; null when it is not a page after all. */
export function htmlOf({ body, contentType }: SentDocument): string | null {
  const html = decodeText(body, contentType)
  // Without a content type browsers guess from the bytes; here only markup matters.
  const isUnnamed = contentType.split(';')[0]!.trim() === ''
  return isUnnamed && !html.trimStart().startsWith('<') ? null : html
}
