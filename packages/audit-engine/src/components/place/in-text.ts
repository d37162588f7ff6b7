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
  const placed = blocks.filter(
    ({ tag, text, inFooter, inNav }) =>
      !inFooter &&
      !inNav &&
      (!/^h[1-6]$/.test(tag) || wordCount(text) > longestHeading) &&
      !leadsAway.has(text) &&
      !isOtherPlace(text, places) &&
      !main.some((heading) => heading.includes(text) && wordCount(text) <= longestHeading) &&
      placeNamedIn(text, places),
  )
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
  return {
    met: said ? 1 : 0,
    evidence: [
      seenOn(
        site.home,
        said
          ? `The text of the home page names ${placeNamedIn(said.text, places)}${besideName.length > 0 ? '' : ', in your name or in the words of others'}.`
          : 'We read none of these places in the text of the home page, outside headings, footer and links to other websites.',
        said && quoteOf(said, links, placeNamedIn(said.text, places)!),
      ),
    ],
    findings: when(!said && inTitle !== null, () =>
      problem(`Mention ${places[0]} in the text of your home page too.`, 2, site.home),
    ),
  }
}

/** "North Sydney" in a list of suburbs, where the place is Sydney. */
const isOtherPlace = (text: string, places: readonly string[]): boolean =>
  isKnownPlace(text) && places.every((place) => plainWords(place) !== plainWords(text))

/** Of buttons side by side the one that names the place; together they say nothing. */
const quoteOf = ({ text, links: to = [] }: PageBlock, links: readonly PageLink[], place: string): string => {
  const buttons = links
    .filter(({ url, text: button }) => url !== null && to.includes(url) && text.includes(button))
    // The menu may call the same page by a part of what the button says.
    .toSorted((one, other) => other.text.length - one.text.length)
  const rest = buttons.reduce((left, button) => left.replace(button.text, ''), text)
  return (rest.trim() === '' && buttons.find((button) => placeNamedIn(button.text, [place]))?.text) || text
}
