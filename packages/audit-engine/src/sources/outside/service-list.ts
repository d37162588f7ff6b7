/** How to reach an outside service, and how it expects its key. */
interface Service {
  title: string
  /** Base of its published addresses; the setting overrides it. */
  endpoint: string
  endpointSetting: string
  /** Environment variable of the key, and where a request carries it; null when no key is needed. */
  key: { setting: string; header: string } | { setting: string; query: string } | null
  /** Whether its terms let us keep its answers, or scores only. */
  keep: boolean
  /** Minimum milliseconds between two questions, across the whole installation. */
  interval: number
}

/** Every outside service an audit may ask. docs/operations.md links to their pages. */
export const serviceList = {
  'google-places': {
    title: 'Google Places',
    endpoint: 'https://places.googleapis.com',
    endpointSetting: 'GOOGLE_PLACES_URL',
    key: { setting: 'GOOGLE_PLACES_API_KEY', header: 'x-goog-api-key' },
    keep: false,
    interval: 0,
  },
  'brave-search': {
    title: 'Brave Search',
    endpoint: 'https://api.search.brave.com',
    endpointSetting: 'BRAVE_SEARCH_URL',
    key: { setting: 'BRAVE_SEARCH_API_KEY', header: 'x-subscription-token' },
    keep: false,
    interval: 0,
  },
  nominatim: {
    title: 'OpenStreetMap',
    endpoint: 'https://nominatim.openstreetmap.org',
    endpointSetting: 'NOMINATIM_URL',
    key: null,
    keep: true,
    interval: 1_000,
  },
  overpass: {
    title: 'OpenStreetMap',
    endpoint: 'https://overpass-api.de',
    endpointSetting: 'OVERPASS_URL',
    key: null,
    keep: true,
    interval: 1_000,
  },
  pagespeed: {
    title: 'Google PageSpeed Insights',
    endpoint: 'https://www.googleapis.com',
    endpointSetting: 'PAGESPEED_URL',
    key: { setting: 'PAGESPEED_API_KEY', query: 'key' },
    keep: true,
    interval: 0,
  },
  youtube: {
    title: 'YouTube',
    endpoint: 'https://www.googleapis.com',
    endpointSetting: 'YOUTUBE_URL',
    key: { setting: 'YOUTUBE_API_KEY', query: 'key' },
    keep: false,
    interval: 0,
  },
  'abn-lookup': {
    title: 'Australian Business Register',
    endpoint: 'https://abr.business.gov.au',
    endpointSetting: 'ABN_LOOKUP_URL',
    key: { setting: 'ABN_LOOKUP_GUID', query: 'guid' },
    keep: true,
    interval: 0,
  },
} as const satisfies Record<string, Service>

export type ServiceId = keyof typeof serviceList

/** Services of whose answers only scores may be kept. */
export const scoreOnlyServices = (Object.keys(serviceList) as ServiceId[]).filter((id) => !serviceList[id].keep)

/** Address and key of one service. */
interface ServiceAccess {
  endpoint: string
  key: string | null
}

/** The services that may be asked; one missing here is not asked. */
export type ServiceAccesses = Partial<Record<ServiceId, ServiceAccess>>

/**
 * The services an environment gives access to: those whose key is set, and those without a key unless
 * OPENSTREETMAP=off. With `onlyPointed`, only those whose address was set explicitly.
 */
export function readServiceAccesses(
  env: Record<string, string | undefined>,
  { onlyPointed = false }: { onlyPointed?: boolean } = {},
): ServiceAccesses {
  const accesses: ServiceAccesses = {}
  for (const [id, { endpoint, endpointSetting, key }] of Object.entries(serviceList)) {
    const pointed = env[endpointSetting] || null
    const given = key ? env[key.setting] || null : null
    const open = key ? given !== null : env['OPENSTREETMAP'] !== 'off'
    if (open && (pointed || !onlyPointed)) accesses[id as ServiceId] = { endpoint: pointed ?? endpoint, key: given }
  }
  return accesses
}

/** Services that are free of charge: the ones free tools may ask. */
export const keylessAccesses = (accesses: ServiceAccesses): ServiceAccesses =>
  Object.fromEntries(Object.entries(accesses).filter(([id]) => serviceList[id as ServiceId].key === null))
