import type { Page } from '../../page/page.ts'

/** Longer pages have content of their own, whatever they mention. */
const longestPlaceholder = 2_500

/** What registrars, hosts and servers show where a business has no website yet, or no longer has one. */
const wording = new RegExp(
  [
    'domain (?:name )?(?:is|was|has been|may be) (?:recently )?(?:registered|parked|for sale|available for (?:sale|purchase)|expired)',
    'buy this domain|parked (?:free|domain|page|by)|domain parking|future home of',
    'default (?:web ?(?:site )?)?page|default web ?site|welcome to nginx|apache2? .{0,30}(?:server|page)|^it works!|index of /',
    'account (?:has been )?suspended|site (?:is )?(?:currently )?(?:not (?:found|published|available|configured)|unavailable)',
    'has not (?:yet )?been (?:published|configured|uploaded)|there isn.t a github pages site here',
    'just another wordpress site|this is your first post|checking your browser|verify you are human',
    '^(?:4\\d\\d|5\\d\\d) |(?:403|404|500|502|503) (?:forbidden|not found|internal|bad gateway|service)',
    '(?:web ?site|page|site) (?:is )?(?:still |currently )?(?:under (?:construction|development|maintenance)|being (?:built|updated))|under construction',
    'coming soon|launching soon|we(?:.re| are| have) (?:shut ?down|closed (?:down|permanently|our doors))|permanently closed|no longer (?:trading|in business)',
    'could not load .{0,40}try again',
  ].join('|'),
  'i',
)

/** Whether the page is a placeholder for a missing website: parked, not built yet, suspended or refused. */
export function isPlaceholder(page: Page): boolean {
  const { main } = page.text
  if (main.length > longestPlaceholder) return false
  return wording.test(`${page.titles[0] ?? ''}\n${main}`)
}
