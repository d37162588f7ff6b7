import type { Site } from './site.ts'

/** Characters at the start of the page: further down, a product or an event may be what comes soon. */
const opening = 300
const announcement = /\b(?:coming|launching|opening|launches|opens) soon\b/i
/** "Opening hours: coming soon" anywhere. */
const withoutHours = /\bhours:?\s+coming soon\b/i

/** Whether the website is one page that announces a business which does not trade yet. */
export const isNotOpenYet = ({ home, content }: Site): boolean =>
  content.length <= 1 &&
  (announcement.test(`${home.page.titles[0] ?? ''}\n${home.page.text.main.slice(0, opening)}`) ||
    withoutHours.test(home.page.text.body))

/** Why checks that need customers leave the business out. */
export const notOpenYet = (what: string): { outcome: 'notApplicable'; reason: string } => ({
  outcome: 'notApplicable',
  reason: `Your page says that you start soon, so there cannot be any ${what} yet.`,
})
