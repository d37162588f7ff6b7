import { unknownIndustry } from '@findable/contracts'
import type { Facts } from '../../facts/facts.ts'
import type { PageLink } from '../../page/page.ts'
import type { CrawledPage } from '../../sources/source.ts'
import { addressKey } from '../site/addresses.ts'
import { telling } from '../../text/mentions.ts'
import { isInternal, type Site } from '../site/site.ts'

/** Where customers look a business up. Each place counts in one component only: `reviews` or `listing`. */
interface Place {
  name: string
  kind: 'google' | 'map' | 'search' | 'reviews' | 'listing'
  address: RegExp
  /** Industries whose customers use it; all when left out. */
  industries?: readonly string[]
}

const trades = ['Trades & Services', 'Building & Construction']
const hospitality = ['Hospitality & Food Services', 'Entertainment & Events']
const health = ['Health & Wellness']
const property = ['Real Estate & Property']

const places: readonly Place[] = [
  {
    name: 'Google',
    kind: 'google',
    address:
      /^((www\.)?(search\.)?google\.[a-z.]+\/(local|search)|search\.google\.com\/local|g\.page\/(r\/|[^/]+\/review))/,
  },
  {
    name: 'Google',
    kind: 'map',
    // An entry has an ID or a name; a street address searched for or pinned on the map is not an entry.
    address:
      /^((maps\.)?google\.[a-z.]+(\/maps)?\/?(contrib\/\d+\/place|reviews\/|place\/(?!\d+[a-zA-Z]?(?:(?:-|\/|%2[Ff])\d+[a-zA-Z]?)*(?:[+\s,]|%20|%2[Cc])|unit|shop|suite|level|lot\+)|search\b|\?(.*&)?cid=|.*place_id)|goo\.gl\/maps|maps\.app\.goo\.gl\/|g\.co\/kgs|g\.page\/|share\.google\/)/,
  },
  { name: 'ProductReview', kind: 'reviews', address: /^productreview\.com\.au\/listings/ },
  { name: 'Word of Mouth', kind: 'reviews', address: /^(wordofmouth|womo)\.com\.au\/reviews\/./ },
  { name: 'Trustpilot', kind: 'reviews', address: /^(au\.)?trustpilot\.com\/(review|evaluate)/ },
  { name: 'Facebook reviews', kind: 'reviews', address: /^facebook\.com\/.*(?:\/reviews|[?&]sk=reviews)/ },
  {
    name: 'Tripadvisor',
    kind: 'reviews',
    address: /^tripadvisor\.(com\.au|com)\/\w+_Review-/,
    industries: hospitality,
  },
  { name: 'RateMyAgent', kind: 'reviews', address: /^ratemyagent\.com\.au\//, industries: property },
  { name: 'OpenAgent', kind: 'reviews', address: /^openagent\.com\.au\//, industries: property },
  { name: 'Whitecoat', kind: 'reviews', address: /^whitecoat\.com\.au\/./, industries: health },
  { name: 'Yelp', kind: 'reviews', address: /^yelp\.(com\.au|com)\/biz/ },
  { name: 'True Local', kind: 'listing', address: /^truelocal\.com\.au\/business/ },
  { name: 'Yellow Pages', kind: 'listing', address: /^yellowpages\.com\.au\/(nsw|vic|qld|wa|sa|tas|act|nt)\/[^/]+\/./ },
  { name: 'Hotfrog', kind: 'listing', address: /^hotfrog\.com\.au\/company/ },
  { name: 'Localsearch', kind: 'listing', address: /^localsearch\.com\.au\/profile/ },
  { name: 'StartLocal', kind: 'listing', address: /^startlocal\.com\.au\/(?!search)./ },
  { name: 'hipages', kind: 'listing', address: /^hipages\.com\.au\/connect/, industries: trades },
  {
    name: 'Oneflare',
    kind: 'listing',
    address: /^oneflare\.com\.au\/b\//,
    industries: [...trades, 'Beauty & Personal Care', 'Entertainment & Events'],
  },
  { name: 'ServiceSeeking', kind: 'listing', address: /^serviceseeking\.com\.au\/profile/, industries: trades },
  { name: 'Houzz', kind: 'listing', address: /^houzz\.com(\.au)?\/pro/, industries: trades },
  { name: 'Healthengine', kind: 'listing', address: /^healthengine\.com\.au\/(?!find|search)./, industries: health },
  {
    name: 'HotDoc',
    kind: 'listing',
    address: /^hotdoc\.com\.au\/(medical-centres|practices|doctors|dentists)/,
    industries: health,
  },
  { name: 'Zomato', kind: 'listing', address: /^zomato\.com\/[^/]+\/./, industries: hospitality },
  { name: 'realestate.com.au', kind: 'listing', address: /^realestate\.com\.au\/agency/, industries: property },
  { name: 'Domain', kind: 'listing', address: /^domain\.com\.au\/real-estate-agencies/, industries: property },
]

/**
 * A search on Google or its map may be for anything, so the link has to say that it is about reviews; what it opens is known
 * only where the address has the place.
 */
const googleSearch = /^https?:\/\/((www|maps)\.)?google\.[a-z.]+\/(maps\/)?search/i
const ofPlace = /[?&#](?:lrd|ludocid|rlimm|stick|si)=/i
/** A short address does not say what it leads to: a link that is called by a street address shows the way there. */
const shortMap = /^https?:\/\/(?:maps\.app\.goo\.gl|goo\.gl\/maps|share\.google|g\.co\/kgs)\//i
const streetAddress =
  /\d+\S* [a-zÀ-ɏ ’']+ (?:st|street|rd|road|ave?|avenue|dr|drive|ct|court|pl|place|cres|crescent|hwy|highway|pde|parade|tce|terrace|lane|ln|way|blvd|boulevard|cct|circuit)\b/i
const aboutReviews = /review|rate us|feedback|testimonial/i
const saysReviews = /\breviews?\b/i

/** A link that is called by the name of somebody else, such as the café where a club meets, leads to their place. */
const isAnother = (text: string, name: string | null): boolean => {
  const own = telling(name ?? '')
  return own.size > 0 && /^\p{Lu}/u.test(text) && !ofMap.test(text) && ![...telling(text)].some((word) => own.has(word))
}
const ofMap =
  /\b(?:maps?|google|directions?|find|view|see|show|open|get|visit|here|us|our|we|location|address|review|route|navigate|parking)\b/i

export interface LinkedPlace {
  name: string
  kind: Place['kind']
  url: string
  foundOn: string
  /** Whether visitors see a link to it; else only markup names it. */
  isLink: boolean
  /** Whether a link to it says that it is about reviews. */
  isCalledReviews: boolean
  /** Whether customers of the industry use it. */
  expected: boolean
}

/**
 * Places the site links to, each once, by name. The pages' own links also count where the facts did not recognise a
 * listing.
 */
export const linkedPlaces = (
  { reviewLinks, directories }: Facts['social'],
  industry: string,
  site: Site,
  name: string | null,
): LinkedPlace[] => {
  const onPages = site.pages.flatMap(({ page, finalUrl }) =>
    page.links.flatMap(({ url, text }) =>
      url === null ||
      isInternal(site, url) ||
      (googleSearch.test(url) && !aboutReviews.test(text)) ||
      (shortMap.test(url) && (streetAddress.test(text) || isAnother(text, name)))
        ? []
        : [{ url, foundOn: finalUrl, opensReviews: saysReviews.test(text), isLink: true }],
    ),
  )
  const named = [...reviewLinks, ...directories].filter(({ url }) => !googleSearch.test(url))
  const byAddress = Map.groupBy(
    [...named.map((link) => ({ ...link, opensReviews: false, isLink: false })), ...onPages],
    ({ url }) => url,
  )
  const links = [...byAddress].flatMap(([url, uses]) => {
    const place = places.find(({ address }) => address.test(addressKey(url)))
    if (!place) return []
    const { name, industries } = place
    const kind =
      googleSearch.test(url) && !ofPlace.test(url)
        ? 'search'
        : place.kind === 'map' && uses.some(({ opensReviews }) => opensReviews)
          ? 'google'
          : place.kind
    const foundOn = uses.map((use) => use.foundOn).toSorted()[0]!
    const isCalledReviews = uses.some(({ opensReviews }) => opensReviews)
    const isLink = uses.some((use) => use.isLink)
    return [{ name, kind, url, foundOn, isLink, isCalledReviews, expected: suits(industries, industry) }]
  })
  const byName = Map.groupBy(
    links.toSorted((a, b) => (a.name + a.foundOn + a.url < b.name + b.foundOn + b.url ? -1 : 1)),
    ({ name, kind }) => `${kind} ${name}`,
  )
  return [...byName.values()].map((uses) => uses.find(({ isLink }) => isLink) ?? uses[0]!)
}

/** Where the industry is unknown, nothing speaks against a place that is there. */
const suits = (industries: Place['industries'], industry: string): boolean =>
  industry === unknownIndustry || (industries?.includes(industry) ?? true)

/** Whether customers of the industry use the listing of this name; null when the name is not a listing. */
export const listingNamed = (name: string, industry: string): { expected: boolean } | null => {
  const place = places.find((one) => one.name === name && one.kind === 'listing')
  return place ? { expected: suits(place.industries, industry) } : null
}

/** A link called "Google" that only searches the web, and the words it searches for; null for none. */
export const googleSearchLink = (site: Site): { page: CrawledPage; query: string } | null => {
  for (const page of site.pages)
    for (const { url, text } of page.page.links) {
      if (url === null || !webSearch.test(url) || ofPlace.test(url) || !callsGoogle.test(text)) continue
      const query = new URL(url).searchParams.get('q')
      if (query) return { page, query }
    }
  return null
}
/** Unlike that on its map, which `googleSearch` includes. */
const webSearch = /^https?:\/\/(?:www\.)?google\.[a-z.]+\/search\?/i
const callsGoogle = /^(?:\W*(?:us on|find us on|follow us on))?\W*google\W*$/i

/** "Read all our reviews", which leads to where they were left. */
export const leadsToReviews = ({ url, text }: Pick<PageLink, 'url' | 'text'>): boolean =>
  url !== null &&
  saysReviews.test(text) &&
  places.some(({ kind, address }) => kind !== 'listing' && address.test(addressKey(url)))

/** Whether the place of this name exists for reviews. */
export const isForReviews = (name: string): boolean => places.some((one) => one.name === name && one.kind === 'reviews')

/** Places of a kind that customers of the industry use, industry-specific ones first. */
export const usualPlaces = (kind: Place['kind'], industry: string): string[] =>
  places
    .filter((place) => place.kind === kind && (place.industries?.includes(industry) ?? true))
    .toSorted((a, b) => Number(b.industries !== undefined) - Number(a.industries !== undefined))
    .map(({ name }) => name)
