import type { Facts } from '../../facts/facts.ts'
import type { Page } from '../../page/page.ts'
import { firstMention } from '../../text/mentions.ts'
import { plainWords } from '../../text/plain-words.ts'
import { placeNamedIn } from '../business/main-place.ts'
import type { Judged } from '../score-parts.ts'
import type { Site } from '../site/site.ts'
import { seenOn } from '../wording/evidence.ts'
import { problem, when } from '../wording/findings.ts'
import { either } from '../wording/phrases.ts'
import { blocksOfProjects } from './in-projects.ts'
import { isPartOfName } from './part-of-name.ts'

/**
 * Whether the headings of the home page name one of the places; `perhaps` are places that its name may tell,
 * and `meant` says which one to put there.
 */
export const placeInHeadings = (
  { home }: Site,
  identity: Facts['identity'],
  places: readonly string[],
  { perhaps, meant }: { perhaps: readonly string[]; meant: string },
): Judged & { inMain: boolean; inNameOnly: boolean } => {
  // What screen readers say, search engines read.
  const visible = home.page.headings.filter(({ hidden, offScreen }) => !hidden || offScreen)
  const main = visible.filter(({ level }) => level === 1)
  const inMain = main.find(({ text }) => placeNamedIn(text, places))
  const mayName = main.some(({ text }) => firstMention(text, perhaps) !== null || saysRegion.test(text))
  const hasMain = main.some(({ text }) => text !== '')
  const smaller = visible.filter(({ level, text }) => level > 1 && placeNamedIn(text, places) !== null)
  const projects = new Set([...blocksOfProjects(home.page.blocks)].map(({ text }) => text))
  const ofProject = smaller.find(({ text }) => projects.has(text))
  const naming = smaller.filter((heading) => !isOneOfList(heading, visible, places) && !projects.has(heading.text))
  const inNameOnly = inMain !== undefined && places.every((place) => isPartOfName(inMain.text, place, identity))
  // The place that presents the business goes before one that an event or a customer's name has.
  const inSmaller = places.map((place) => naming.find(({ text }) => placeNamedIn(text, [place]))).find(Boolean)
  return {
    inMain: inMain !== undefined,
    inNameOnly,
    met: inMain ? 1 : inSmaller ? 0.5 : mayName ? null : 0,
    evidence: [
      seenOn(
        home,
        inMain
          ? `The main heading names ${placeNamedIn(inMain.text, places)}${inNameOnly ? ', as part of your name' : ''}.`
          : inSmaller
            ? `A smaller heading names ${placeNamedIn(inSmaller.text, places)}; ${hasMain ? 'the main one does not' : 'there is no main one (h1)'}.`
            : ofProject
              ? `A smaller heading names ${placeNamedIn(ofProject.text, places)}, below one on finished work; we took none of the others for one that says where you work.`
              : smaller.length > 0
                ? 'A smaller heading is nothing but the name of a place; the others name none of these.'
                : 'We read none of these places in the headings of the home page.',
        (inMain ?? inSmaller ?? ofProject ?? smaller[0] ?? main[0])?.text,
      ),
    ],
    findings: when(!inMain && !mayName, () =>
      problem(
        hasMain
          ? `Name ${meant} in the main heading of your home page, if it is not there: we looked for ${either(places.slice(0, 3))}.`
          : `Give your home page a main heading (h1), with ${meant} in it: it has none.`,
        2,
        home,
      ),
    ),
  }
}

/** "Across the Coffs Coast & Clarence Valley", "South West Victoria": a region, whether or not we know it. */
const saysRegion =
  /\b(?:(?:north|south|east|west|central|far)(?:ern)?[- ]?){1,3}(?:victoria|queensland|qld|nsw|new south wales|tasmania|western australia|wa|south australia|sa)\b|\b(?:across|in|of|around|throughout|the) (?:the )?(?:[a-zÀ-ɏ'’]+ ){1,2}(?:coast|valley|peninsula|ranges?|hills|shire|highlands|beaches|hinterland|tablelands?|district|region)\b/i

/** A dish called "Newtown" in a list of dishes: nothing but a place's name, among headings of its level that name none. */
const isOneOfList = (heading: Heading, all: readonly Heading[], places: readonly string[]): boolean => {
  const others = all.filter((other) => other.level === heading.level && other !== heading)
  return (
    others.length >= shortestList &&
    places.some((place) => plainWords(place) === plainWords(heading.text)) &&
    others.every(({ text }) => placeNamedIn(text, places) === null)
  )
}
const shortestList = 4
type Heading = Pick<Page['headings'][number], 'level' | 'text'>
