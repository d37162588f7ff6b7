import type { SourceOutcome } from '@findable/contracts'

/** Names of the environment variables that hold keys of outside services. */
export const keyNames = [
  'GOOGLE_PLACES_API_KEY',
  'BRAVE_SEARCH_API_KEY',
  'PAGESPEED_API_KEY',
  'ABN_LOOKUP_GUID',
] as const
type KeyName = (typeof keyNames)[number]
export type Keys = Partial<Record<KeyName, string>>

/** How the two sources that ask the website itself are called in a report. */
export const websiteSources = {
  crawl: { id: 'website-crawl', title: 'Your website' },
  tls: { id: 'tls-certificate', title: 'Security certificate of your website' },
} as const

/** Outside services that know about businesses; each with the key it needs. */
const outsideSources: { id: string; title: string; key: KeyName | null }[] = [
  { id: 'google-places', title: 'Google Places', key: 'GOOGLE_PLACES_API_KEY' },
  { id: 'brave-search', title: 'Brave Search', key: 'BRAVE_SEARCH_API_KEY' },
  { id: 'openstreetmap', title: 'OpenStreetMap', key: null },
  { id: 'pagespeed', title: 'Google PageSpeed Insights', key: 'PAGESPEED_API_KEY' },
  { id: 'abn-lookup', title: 'Australian Business Register', key: 'ABN_LOOKUP_GUID' },
]

/** What the report says about the outside services: none is asked yet, and why. */
export const outsideOutcomes = (keys: Keys): SourceOutcome[] =>
  outsideSources.map(({ id, title, key }) => ({
    id,
    title,
    outcome: 'unavailable',
    reason:
      key && !keys[key]
        ? `No key for ${title} is set up (${key}), so it was not asked.`
        : `Asking ${title} is not built into this version yet.`,
    attribution: null,
  }))
