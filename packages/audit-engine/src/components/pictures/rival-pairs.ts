import { termsIn } from '../../facts/industry/lexicon-index.ts'
import type { PageImage } from '../../page/page.ts'
import type { CrawledPage } from '../../sources/source.ts'
import { stemsOf, telling, type Stems } from '../../text/mentions.ts'
import { remembered } from '../../text/remembered.ts'
import { wordsIn } from '../../text/words.ts'
import { onePer } from '../one-per.ts'
import { fileNameOf, isPoorAlt, isStandIn, labelWords, pictureKey } from '../site/alt-words.ts'
import { saidOf } from '../site/picture-texts.ts'
import type { Site } from '../site/site.ts'
import { areElsewhere, toldPlaces } from './told-places.ts'

interface Use {
  key: string
  page: CrawledPage
  image: PageImage
  text: string
  /** Without the names of the business, which say nothing of a picture. */
  subject: string
  places: readonly string[]
}

/** Two places of one picture, with texts that do not go together. */
export interface Rivals {
  one: Use
  other: Use
  /** These, and its other places in their language, each text once. */
  uses: readonly Use[]
}

/** Words of which one photo shows one at most. */
const exclusive = ['kitchen bathroom bedroom', 'interior exterior', 'residential commercial', 'manicure pedicure'].map(
  stemsOf,
)
/** Words of a label; a longer text tells of a photo what another one leaves out. */
const longestLabel = 7
/** So many photos that have other labels on other pages stand in for photos that are not there. Our judgement. */
const manyElsewhere = 3
/** What one can read there, not what the picture shows. */
const titleOfPost = /[?:!]|^\d|\b(?:guide|tips?|how|why|what|story|blog|news|articles?)\b/i
/** "Welding service" */
const oneService = /^\s*[a-zÀ-ɏ]{4,} services?\s*$/i
const noPhoto = /logo|icon|badge|\bmaps?\b/i

/**
 * Pictures whose texts name places far from each other, and pictures with labels for different things, those first of
 * which one label at most can be true, then those that one page shows twice.
 */
export const rivalsOn = (
  site: Site,
  areas: readonly string[],
  ownNames: readonly string[],
): Record<'inPlaces' | 'inSubjects', Rivals[]> => {
  const found: Record<Kind, Rivals[]> = { inPlaces: [], certain: [], onOnePage: [], elsewhere: [] }
  for (const uses of Map.groupBy(usesOn(site, areas, ownNames), ({ key }) => key).values()) {
    if (uses.every(({ text }) => text === uses[0]!.text)) continue
    for (const kind of kinds) {
      const rivals = pairIn(uses, areRivals[kind])
      if (!rivals) continue
      found[kind].push(rivals)
      break
    }
  }
  const { inPlaces, certain, onOnePage, elsewhere } = found
  const all = [...certain, ...onOnePage, ...elsewhere]
  return { inPlaces, inSubjects: all.length >= manyElsewhere ? all : [...certain, ...onOnePage] }
}

/** Each text of each picture once a page, where it says what the picture shows and not whose it is or where it leads. */
const usesOn = ({ pages }: Site, areas: readonly string[], ownNames: readonly string[]): Use[] =>
  pages.flatMap((page) => {
    const uses = page.page.images.flatMap((image): Use[] => {
      const key = pictureKey(image.src)
      const text = saidOf(image) ?? ''
      const saysLess = image.decorative || image.inLink || image.inNav || image.inHeader || text === ''
      if (saysLess || key === null || isStandIn(image.src) || isPoorAlt(text, image.src)) return []
      if (noPhoto.test(text) || noPhoto.test(fileNameOf(image.src) ?? '')) return []
      const subject = ownNames.reduce((rest, name) => rest.replaceAll(name, ' '), text)
      return [{ key, page, image, text, subject, places: toldPlaces(subject, areas, page.page.text.body) }]
    })
    return onePer(uses, ({ key, text }) => `${key} ${text.toLowerCase()}`)
  })

const pairIn = (uses: readonly Use[], are: (one: Use, other: Use) => boolean): Rivals | null => {
  for (const [at, one] of uses.entries()) {
    const other = uses.slice(at + 1).find((later) => languageOf(one) === languageOf(later) && are(one, later))
    if (!other) continue
    const alike = uses.filter((use) => languageOf(use) === languageOf(one))
    return { one, other, uses: onePer([one, other, ...alike], ({ text }) => text.toLowerCase()) }
  }
  return null
}

const languageOf = ({ page: { page } }: Use): string => (page.lang ?? '').slice(0, 2).toLowerCase()

const excludes = (one: Use, other: Use): boolean =>
  exclusive.some((words) => {
    const [some, others] = [one, other].map(({ subject }) => [...stemsOf(subject)].filter((word) => words.has(word)))
    return some!.length === 1 && others!.length === 1 && some![0] !== others![0]
  })

/** Whether both are labels of things or jobs, without a telling word in common. */
const differs = (one: Use, other: Use): boolean => {
  const [words, others] = [labelIn(one.subject), labelIn(other.subject)]
  return words !== null && others !== null && [...others].every((word) => !words.has(word))
}

/** The telling words of a label; null for a text that is none. */
const labelIn = remembered((subject): Stems | null => {
  const words = wordsIn(subject.toLowerCase())
  if (words.length > longestLabel || titleOfPost.test(subject) || termsIn(subject).size === 0) return null
  const isTelling = telling(words.filter((word) => !labelWords.has(word)).join(' ')).size > 1
  return isTelling || oneService.test(subject) ? telling(subject) : null
})

type Kind = 'inPlaces' | 'certain' | 'onOnePage' | 'elsewhere'
const areRivals: Record<Kind, (one: Use, other: Use) => boolean> = {
  inPlaces: (one, other) => areElsewhere(one.places, other.places),
  certain: excludes,
  onOnePage: (one, other) => one.page === other.page && differs(one, other),
  elsewhere: differs,
}
/** A picture is counted once, under the first of these. */
const kinds: readonly Kind[] = ['inPlaces', 'certain', 'onOnePage', 'elsewhere']
