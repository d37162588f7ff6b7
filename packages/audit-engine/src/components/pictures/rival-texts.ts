import { decoded } from '../../text/decoded.ts'
import type { Fault } from '../fault.ts'
import { fileNameOf } from '../site/alt-words.ts'
import type { Site } from '../site/site.ts'
import { atMost, seenOn } from '../wording/evidence.ts'
import { note, problem, when } from '../wording/findings.ts'
import { pageName } from '../wording/page-names.ts'
import { quoted, shorten } from '../wording/phrases.ts'
import { rivalsOn, type Rivals } from './rival-pairs.ts'

const nameOf = ({ one }: Rivals): string => shorten(decoded(fileNameOf(one.image.src) ?? 'a picture'), 60)

/** '"A kitchen" and "A bath" on your home page', '"A kitchen" on your home page and "A bath" on the page "Baths"'. */
const textsOf = ({ one, other }: Rivals): string =>
  one.page === other.page
    ? `${quoted(one.text, 80)} and ${quoted(other.text, 80)} on ${pageName(one.page)}`
    : `${quoted(one.text, 80)} on ${pageName(one.page)} and ${quoted(other.text, 80)} on ${pageName(other.page)}`

const evidenceOf = (found: readonly Rivals[], crawl: { at: string }) =>
  atMost(
    4,
    found.map((rivals) =>
      seenOn(rivals.one.page, `One picture has the alt texts ${textsOf(rivals)}.`, rivals.one.image.src),
    ),
    crawl,
  )

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
      evidence: evidenceOf(inPlaces, crawl),
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
      evidence: evidenceOf(inSubjects, crawl),
      findings: when(subject !== undefined, () =>
        note(
          `What does ${nameOf(subject!)} show? Its alt texts are ${textsOf(subject!)}${inSubjects.length > 1 ? ', and other pictures have such different texts too' : ''}. Keep the one that is true; if both are, say both in one.`,
        ),
      ),
    },
  }
}
