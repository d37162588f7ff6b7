import type { CrawledPage } from '../sources/source.ts'
import { localitiesNamed } from './gazetteer.ts'
import { stateOf, statePattern } from './states.ts'

const streetTypes =
  'Street|St|Road|Rd|Avenue|Ave|Parade|Pde|Drive|Dr|Lane|Court|Ct|Place|Pl|Crescent|Cres|Terrace|Tce|Highway|Hwy|Boulevard|Esplanade|Circuit|Way|Close'
const line = new RegExp(
  String.raw`(?<street>\b[A-Z][\p{L}'’]*(?: [A-Z][\p{L}'’]*){0,1} (?:${streetTypes})),?\s+(?<suburb>[A-Z][\p{L}'’-]+(?: [A-Z][\p{L}'’-]+){0,2}),?\s+(?<state>${statePattern})(?:,?\s+Australia)?\.?$`,
  'u',
)
/** Characters of a line that is an address. */
const longestLine = 160

/**
 * "Quarry Parade, Newtown NSW, Australia" at the end of a text: a street without the number of a house, in a suburb that the
 * state has. Null where there is none.
 */
export const unnumberedStreetIn = (text: string): { suburb: string; raw: string; index: number } | null => {
  const match = text.length > longestLine || /\d/.test(text) ? null : line.exec(text)
  const { suburb = '', state = '' } = match?.groups ?? {}
  const isThere = localitiesNamed(suburb).some((one) => one.state === stateOf(state))
  return match && isThere ? { suburb, raw: match[0], index: match.index } : null
}

const ofOwnPlace =
  /\b(?:contact|address|locations?|find us|visit us|reach us|get in touch|where (?:we are|to find us))\b/i

/** The suburbs of streets without a number that stand below "Contact", "Address" or "Locations" at the foot of a page. */
export const footSuburbs = ({ blocks }: CrawledPage['page']): { suburb: string; raw: string }[] =>
  blocks.flatMap(({ text, inFooter }, at) => {
    const found = inFooter ? unnumberedStreetIn(text) : null
    const heading = found && blocks.slice(0, at).findLast(({ tag }) => /^h[1-6]$/.test(tag))
    return found && heading?.inFooter && ofOwnPlace.test(heading.text) ? [found] : []
  })
