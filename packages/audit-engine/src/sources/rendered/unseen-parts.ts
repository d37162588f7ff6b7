import type { CrawledPage } from '../source.ts'

/** What the report says when scripts may have built parts of pages that were not seen; null when there are none. */
export function unseenParts(pages: readonly Pick<CrawledPage, 'unreadByScript'>[]): string | null {
  const reason = pages.find(({ unreadByScript }) => unreadByScript !== null)?.unreadByScript
  return reason ? `Parts of your pages are built by script, and we could not see them because ${reason}.` : null
}
