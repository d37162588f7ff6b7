import { isKnownPlace } from '../../facts/gazetteer.ts'

/** Which pages say most about a business; the lowest are read first. Our judgement, in one table. */
const worth: [RegExp, number][] = [
  // A page directly below the home page for each of these.
  [/^\/(contact|contact-?us|get-in-touch|find-us|locations?|visit(-us)?)$/, 0],
  [
    /^\/(our-)?(services?|what-we-do|treatments?|menus?|products?|shop|practice-areas|courses|work|rooms|programs?)$/,
    1,
  ],
  [/^\/(about|about-?us|our-story|our-team|the-team|team|who-we-are|meet-.*|staff)$/, 2],
  // Pages that only lead elsewhere.
  [
    /^\/(login|log-in|signin|sign-in|register|account|my-account|cart|basket|checkout|wishlist|compare|lost-password|search)(\/|$)/,
    8,
  ],
  [/\/(privacy|terms|cookies?|disclaimer|legal|copyright|refund|returns|shipping)[^/]*$/, 7],
  [
    /\/(tag|tags|category|categories|author|archives?|page)\/|\/\d{4}\/\d{1,2}(\/|$)|\/(blogs?|news|posts?|articles?)\//,
    6,
  ],
  [/contact|location|find-us/, 3],
  [/service|treatment|product|pricing|prices|price-list|menu|repair|install/, 3],
  [/about|story|team/, 3],
  [/review|testimonial|faq|questions|gallery|portfolio|projects?|book|quote|hours/, 4],
]
/** An entry of the services in a menu. */
const ofOffer = 4
const ordinary = 5

/**
 * Judges by the path or, where that says nothing, by the text of the link, and by whether a menu has it among the services.
 * A page named after a place is one of many, whatever its link says: "Carindale Local service".
 */
export function pageValue(url: string, linkText: string, isOffer = false): number {
  const path = new URL(url).pathname
    .toLowerCase()
    .replace(/\.(html?|php|aspx?)$/, '')
    .replace(/\/+$/, '')
  const byPath = worth.find(([pattern]) => pattern.test(path))?.[1]
  if (byPath !== undefined) return isOffer ? Math.min(byPath, ofOffer) : byPath
  if (isKnownPlace(path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' '))) return ordinary
  if (isOffer) return ofOffer
  const named = `/${linkText.trim().toLowerCase().replace(/\s+/g, '-')}`
  return worth.find(([pattern]) => pattern.test(named))?.[1] ?? ordinary
}
