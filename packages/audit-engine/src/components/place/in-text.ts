import type { PageBlock, PageLink } from '../../page/page.ts'
import { isKnownPlace } from '../../facts/gazetteer.ts'
import { plainWords } from '../../text/plain-words.ts'
import { wordCount } from '../../text/words.ts'
import { placeNamedIn } from '../business/main-place.ts'
import { isQuoted } from '../reviews/praise-words.ts'
import type { Judged } from '../score-parts.ts'
import { isInternal, type Site } from '../site/site.ts'
import { seenOn } from '../wording/evidence.ts'
import { problem, when } from '../wording/findings.ts'
import { blocksOfProjects } from './in-projects.ts'

/** Longer headings are text. */
const longestHeading = 10

/**
 * Whether the text of the home page names one of the places, outside headings and footer; `names` are those of the business,
 * one of which may have a place in it.
 */
export const placeInText = (
  site: Site,
  { places, names, inTitle }: { places: readonly string[]; names: readonly string[]; inTitle: string | null },
): Judged => {
  const { blocks, links, headings } = site.home.page
  /** A main heading made of links is read in pieces too. */
  const main = headings.filter(({ level }) => level === 1).map(({ text }) => text)
  /** "Newtown Chiropractic" as a link names another business. */
  const leadsAway = new Set(links.filter(({ url }) => url && !isInternal(site, url)).map(({ text }) => text))
  const naming = (block: PageBlock): string | undefined =>
    piecesOf(block, links).find((piece) => placeSaidIn(piece, places) !== null)
  const placed = blocks.filter((block) => {
    const { tag, text, inFooter, inNav } = block
    return (
      !inFooter &&
      !inNav &&
      (!/^h[1-6]$/.test(tag) || wordCount(text) > longestHeading) &&
      !leadsAway.has(text) &&
      !main.some((heading) => heading.includes(text) && wordCount(text) <= longestHeading) &&
      naming(block) !== undefined
    )
  })
  const besideName = placed.filter(
    (block) =>
      !isQuoted(block) &&
      placeNamedIn(
        names.reduce((text, name) => text.replaceAll(name, ' '), block.text),
        places,
      ),
  )
  const projects = blocksOfProjects(blocks)
  const named = besideName.length > 0 ? besideName : placed
  const ownPlaces = named.filter((block) => !projects.has(block))
  const best = ownPlaces.length > 0 ? ownPlaces : named
  /** A sentence rather than the line with the address at the top of the page. */
  const said = best.find(({ text, inHeader }) => !inHeader && wordCount(text) > longestHeading) ?? best[0]
  const quote = said && naming(said)
  return {
    met: said ? 1 : 0,
    evidence: [
      seenOn(
        site.home,
        quote !== undefined
          ? `The text of the home page names ${placeSaidIn(quote, places)}${besideName.length > 0 ? '' : ', in your name or in the words of others'}.`
          : 'We read none of these places in the text of the home page, outside headings, footer and links to other websites.',
        quote,
      ),
    ],
    findings: when(!said && inTitle !== null, () =>
      problem(`Mention ${places[0]} in the text of your home page too.`, 2, site.home),
    ),
  }
}

/** The place that a text names; "North Sydney" as an entry of a list is not Sydney. */
const placeSaidIn = (text: string, places: readonly string[]): string | null =>
  isKnownPlace(text)
    ? (places.find((place) => plainWords(place) === plainWords(text)) ?? null)
    : placeNamedIn(text, places)

/** Of buttons or links side by side each, as together they say nothing; else the text of the block. */
const piecesOf = ({ text, links: to = [] }: PageBlock, links: readonly PageLink[]): string[] => {
  const buttons = links
    .filter(({ url, text: button }) => url !== null && to.includes(url) && text.includes(button))
    .map(({ text: button }) => button)
    // The menu may call the same page by a part of what the button says.
    .toSorted((one, other) => other.length - one.length)
  const isRow = buttons.reduce((left, button) => left.replace(button, ''), text).trim() === ''
  return isRow ? buttons : [text]
}
