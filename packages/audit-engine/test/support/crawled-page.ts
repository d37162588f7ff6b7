import type { Page } from '../../src/page/page.ts'
import type { CrawledPage } from '../../src/sources/source.ts'

/** A page as the crawl returns it, read without trouble. */
export const crawledPage = (page: Page, depth = 0): CrawledPage => ({
  url: page.url,
  finalUrl: page.url,
  redirects: [],
  status: 200,
  headers: { 'content-type': 'text/html' },
  contentType: 'text/html',
  bytes: 1_000,
  truncated: false,
  at: '2026-11-20T00:00:00.000Z',
  took: 50,
  page,
  rendered: false,
  unreadByScript: null,
  depth,
  foundOn: null,
})
