import { platforms } from '../facts/social-platforms.ts'
import { directories } from '../facts/listings.ts'
import type { OutsideGatherings } from '../sources/outside/outside-data.ts'
import { ownWebsite, websiteOf } from '../sources/outside/own-website.ts'
import type { Subject } from '../sources/outside/subject.ts'
import { parseTarget, type Target } from '../target.ts'

export type Found = Pick<OutsideGatherings, 'places' | 'map'>

export interface Candidates {
  from: 'places' | 'map'
  /** Distinct websites other than the business's own, in the order the source gave. */
  targets: Target[]
}

/** Hosts, besides social networks and directories, that give businesses a page of their own. */
const landlords =
  /(^|\.)(linktr\.ee|linkin\.bio|beacons\.ai|google\.com(\.au)?|goo\.gl|g\.page|business\.site|apple\.com|whatsapp\.com|wa\.me|t\.me|threads\.net|localsearch\.com\.au|startlocal\.com\.au|serviceseeking\.com\.au|houzz\.com(\.au)?|airtasker\.com|gumtree\.com\.au|healthengine\.com\.au|hotdoc\.com\.au|whitecoat\.com\.au|zomato\.com|tripadvisor\.com(\.au)?|booking\.com|airbnb\.com(\.au)?|expedia\.com(\.au)?|agoda\.com|stayz\.com\.au|opentable\.com(\.au)?|ubereats\.com|menulog\.com\.au|doordash\.com|deliveroo\.com\.au|mryum\.com|fresha\.com|bookwell\.com\.au|mindbodyonline\.com|timely\.com|gettimely\.com|etsy\.com|ebay\.com(\.au)?|amazon\.com(\.au)?|realestate\.com\.au|domain\.com\.au|ratemyagent\.com\.au|trustpilot\.com|wikipedia\.org|eventbrite\.com(\.au)?)$/

/** Websites of others in the trade: as Google Places ranks them, otherwise as the map lists them, nearest first. */
export function candidatesAmong({ places, map }: Found, subject: Subject): Candidates | null {
  const ranked = places.outcome === 'gathered' ? places.data.rivals.map(({ website }) => website) : []
  const fromPlaces = different(ranked, subject)
  if (fromPlaces.length > 0) return { from: 'places', targets: fromPlaces }
  const near = map.outcome === 'gathered' ? map.data.rivals.map(({ website }) => website) : []
  const fromMap = different(near, subject)
  return fromMap.length > 0 ? { from: 'map', targets: fromMap } : null
}

/** One target per website: the branches of a chain share one. */
function different(addresses: readonly (string | null)[], subject: Subject): Target[] {
  const isOwn = ownWebsite(subject)
  const targets = new Map<string, Target>()
  for (const address of addresses) {
    const site = address === null ? null : websiteOf(address)
    if (address === null || site === null || targets.has(site) || isOwn(address) || isRented(address)) continue
    const target = targetOf(address)
    if (target) targets.set(site, target)
  }
  return [...targets.values()]
}

/** A page on another company's platform is that platform's work, so it is not measured as theirs. */
function isRented(address: string): boolean {
  const host = URL.parse(address)?.hostname ?? ''
  return (
    landlords.test(host) ||
    Object.values(platforms).some((platform) => platform.host.test(host)) ||
    directories.some((directory) => directory.host.test(host))
  )
}

/**
 * Drops the scheme: directories keep http:// long after a website has moved to https. Null for an address we may not
 * request.
 */
function targetOf(address: string): Target | null {
  try {
    return parseTarget(address.replace(/^https?:\/\//i, ''))
  } catch {
    return null
  }
}
