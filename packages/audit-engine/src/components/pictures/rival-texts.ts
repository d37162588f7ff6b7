import { decoded } from '../../text/decoded.ts'
import type { Fault } from '../fault.ts'
import { fileNameOf } from '../site/alt-words.ts'
import type { Site } from '../site/site.ts'
import { atMost, seenOn } from '../wording/evidence.ts'
import { note, problem, when } from '../wording/findings.ts'
import { pageName, pageNames } from '../wording/page-names.ts'
import { list, quoted, shorten } from '../wording/phrases.ts'
import { isOfLibrary } from './library-pictures.ts'
import { rivalsOn, type Rivals } from './rival-pairs.ts'

const nameOf = ({ one }: Rivals): string => shorten(decoded(fileNameOf(one.image.src) ?? 'a picture'), 60)

/** '"A kitchen" and "A bath" on your home page', '"A kitchen" on your home page and "A bath" on the page "Baths"'. */
const textsOf = ({ one, other }: Rivals): string =>
  one.page === other.page
    ? `${quoted(one.text, 80)} and ${quoted(other.text, 80)} on ${pageName(one.page)}`
    : `${quoted(one.text, 80)} on ${pageName(one.page)} and ${quoted(other.text, 80)} on ${pageName(other.page)}`

/** Of three texts or more, all. */
const allTextsOf = (rivals: Rivals): string =>
  rivals.uses.length > 2
    ? `${list(
        rivals.uses.map(({ text }) => quoted(text, 80)),
        mostTexts,
      )} on ${pageNames([...new Set(rivals.uses.map(({ page }) => page))])}`
    : textsOf(rivals)
const mostTexts = 6

const evidenceOf = (found: readonly Rivals[], texts: (rivals: Rivals) => string, crawl: { at: string }) =>
  atMost(
    4,
    found.map((rivals) =>
      seenOn(rivals.one.page, `One picture has the alt texts ${texts(rivals)}.`, rivals.one.image.src),
    ),
    crawl,
  )

/** What to do: two texts may both be true of a picture, and one picture hardly shows all that many texts say. */
const adviceOn = ({ one, uses }: Rivals): string => {
  if (isOfLibrary(one.image.src))
    return 'It comes from a picture library: show a picture of each thing it stands for, or leave the text empty where it is a background.'
  return uses.length > 2
    ? 'Keep those that are true, show a picture of its own where none is, and leave the text empty where it is a background.'
    : 'Keep the one that is true; if both are, say both in one.'
}

/** One picture, described as taken in different places or as showing different things. */
export const rivalTexts = (
  site: Site,
  areas: readonly string[],
  ownNames: readonly string[],
  crawl: { at: string },
): { places: Fault<Rivals>; subjects: Fault<Rivals> } => {
  const { inPlaces, inSubjects } = rivalsOn(site, areas, ownNames)
  const [place] = inPlaces
  const [subject] = inSubjects
  return {
    places: {
      found: inPlaces,
      evidence: evidenceOf(inPlaces, textsOf, crawl),
      findings: when(place !== undefined, () =>
        problem(
          `Name a place in an alt text only where the picture shows it: ${inPlaces.length === 1 ? 'a picture has alt texts that name' : `at least ${inPlaces.length} pictures have alt texts that each name`} different places. ${nameOf(place!)} is ${textsOf(place!)}; one photo shows one of them at most.`,
          2,
          place!.other.page,
        ),
      ),
    },
    subjects: {
      found: inSubjects,
      evidence: evidenceOf(inSubjects, allTextsOf, crawl),
      findings: when(subject !== undefined, () =>
        note(
          `What does ${nameOf(subject!)} show? Its alt texts are ${allTextsOf(subject!)}${inSubjects.length > 1 ? ', and other pictures have such different texts too' : ''}. ${adviceOn(subject!)}`,
        ),
      ),
    },
  }
}
