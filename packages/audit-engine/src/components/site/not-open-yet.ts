import { metas, type Site } from './site.ts'

/** Characters at the start of the page: further down, a product or an event may be what comes soon. */
const opening = 300
const announcement = /\b(?:coming|launching|opening|launches|opens) soon\b/i
/** "Opening hours: coming soon" anywhere. */
const withoutHours = /\bhours:?\s+coming soon\b/i

/** What comes soon is the website: "Under construction", "Our new website is coming soon". */
const ofWebsite =
  /\bunder (?:construction|maintenance|development|renovation)\b|\b(?:web ?)?site\b[^.\n]{0,40}\b(?:renovat|re-?buil|re-?design|re-?develop|updat|upgrad|soon|launch)\w*|\bnew (?:web ?)?site\b/i

/** Whether the website is one page that announces a business which does not trade yet. */
export const isNotOpenYet = ({ home, content }: Site): boolean =>
  content.length <= 1 &&
  ![home.page.titles[0] ?? '', ...metas(home, 'description'), home.page.text.main].some((text) =>
    ofWebsite.test(text),
  ) &&
  (announcement.test(`${home.page.titles[0] ?? ''}\n${home.page.text.main.slice(0, opening)}`) ||
    withoutHours.test(home.page.text.body))

/** Why checks that need customers leave the business out. */
export const notOpenYet = (what: string): { outcome: 'notApplicable'; reason: string } => ({
  outcome: 'notApplicable',
  reason: `Your page says that you start soon, so there cannot be any ${what} yet.`,
})
