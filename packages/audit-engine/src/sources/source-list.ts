import type { SourceOutcome } from '@findable/contracts'
import { abnLookup } from './outside/abn-lookup.ts'
import { braveSearch } from './outside/brave-search.ts'
import { googlePlaces } from './outside/google-places.ts'
import { openStreetMap } from './outside/openstreetmap.ts'
import type { OutsideGatherings } from './outside/outside-data.ts'
import { pageSpeed } from './outside/pagespeed.ts'
import { youTube } from './outside/youtube.ts'
import { unseenParts } from './rendered/unseen-parts.ts'
import type { PhoneMeasures } from './rendered/phone-measures.ts'
import type { Gathered, WebsiteCrawl } from './source.ts'

/** What a report calls the sources that query the website itself. */
export const websiteSources = {
  crawl: { id: 'website-crawl', title: 'Your website' },
  rendered: { id: 'rendered-pages', title: 'Pages built by script' },
  phone: { id: 'phone-view', title: 'Your home page on a phone' },
  tls: { id: 'tls-certificate', title: 'Security certificate of your website' },
} as const

/** The sources outside the website, by the name of their fact, in the order of the report. */
export const outsideSources = {
  places: googlePlaces,
  search: braveSearch,
  map: openStreetMap,
  speed: pageSpeed,
  channel: youTube,
  register: abnLookup,
}

/** What the report says about the sources outside the website. */
export const outsideOutcomes = (gathered: OutsideGatherings): SourceOutcome[] =>
  Object.entries(outsideSources).map(([fact, { id, title, attribution }]) =>
    outcomeOf({ id, title }, gathered[fact as keyof OutsideGatherings], attribution),
  )

/** What the report says about one source; for one that was gathered, `reason` is what was left out. */
export const outcomeOf = (
  source: { id: string; title: string },
  gathered: { outcome: 'gathered' } | Extract<Gathered<unknown>, { outcome: 'unavailable' }>,
  attribution: string | null = null,
  reason: string | null = null,
): SourceOutcome => ({
  ...source,
  outcome: gathered.outcome,
  reason: gathered.outcome === 'unavailable' ? gathered.reason : reason,
  attribution: gathered.outcome === 'gathered' ? attribution : null,
})

/** What the report says about rendering pages in a browser; empty where no page needed it. */
export function renderedOutcome({ pages }: WebsiteCrawl<unknown>): SourceOutcome[] {
  const { length: rendered } = pages.filter((page) => page.rendered)
  const { length: unread } = pages.filter(({ unreadByScript }) => unreadByScript !== null)
  const unseen = unseenParts(pages)
  if (unseen === null) return rendered > 0 ? [outcomeOf(websiteSources.rendered, { outcome: 'gathered' })] : []
  return rendered === 0
    ? [outcomeOf(websiteSources.rendered, { outcome: 'unavailable', reason: unseen })]
    : [
        outcomeOf(
          websiteSources.rendered,
          { outcome: 'gathered' },
          null,
          `${unseen} This is so for ${unread} of ${rendered + unread} such pages.`,
        ),
      ]
}

/** What the report says about the home page on a phone; nothing where it was not viewed. */
export const phoneOutcome = (phone: Gathered<PhoneMeasures>): SourceOutcome[] =>
  phone.outcome === 'gathered' ? [outcomeOf(websiteSources.phone, phone)] : []

/** When nothing but the pages of the website was asked, all for the same reason. */
export function noneAsked(reason: string): OutsideGatherings & { phone: Gathered<PhoneMeasures> } {
  const none = { outcome: 'unavailable', reason } as const
  return { places: none, search: none, map: none, speed: none, channel: none, register: none, phone: none }
}
