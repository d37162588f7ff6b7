import type { PageImage } from '../page/page.ts'
import type { CrawledPage } from '../sources/source.ts'
import { defineComponent } from './component.ts'
import { isStuffed, isUselessAlt } from './site/alt-words.ts'
import { atMost, seenOn, seenOnSite } from './wording/evidence.ts'
import { claiming, counted, many, none } from './wording/claims.ts'
import { note, problem, strength, when } from './wording/findings.ts'
import { shareOf } from './score-parts.ts'
import { readSite } from './site/site.ts'
import { covers, stemsOf, telling } from '../text/mentions.ts'
import { wordCount } from '../text/words.ts'
import { count } from './wording/phrases.ts'
import { pageNames } from './wording/page-names.ts'

/** Pixels. */
const counterSize = 3

export const altText = defineComponent({
  id: 'alt-text',
  pillar: 'websiteOptimization',
  title: 'Picture descriptions',
  criteria:
    'The share of your meaningful pictures that have a useful text alternative ("alt text"). ' +
    'By the HTML standard an empty alt text is right for a picture that only decorates, so those are left out, unless the picture is all there is in a link. ' +
    'Not useful (our judgement): a file name such as IMG_2041.jpg, a word such as "image" or "logo", or one or two words that four and more different pictures share. ' +
    `A picture used on several pages counts once for each alt text it has there; pictures of up to ${counterSize} pixels are counters, not pictures.`,
  needs: ['crawl'],
  tip: {
    title: 'Describe your pictures',
    ease: 3,
    steps: [
      'Open the pages named above in your website editor and click each picture; the field is called "alt text".',
      'Write what the picture shows, as you would say it on the phone: what is to be seen, and where it was taken.',
      'Leave the field empty for pure decoration, such as lines and patterns.',
    ],
  },
  assess({ crawl }) {
    const site = readSite(crawl.data)
    const seen = site.pages.flatMap((page) =>
      page.page.images.filter(isPicture).map((image) => ({ page, image, state: stateOf(image) })),
    )
    if (seen.length === 0) return { outcome: 'notApplicable', reason: 'We found no pictures on the pages we read.' }
    const meaningful = withoutRepeats(onePerUse(seen.filter(({ state }) => state !== 'decoration')))
    const decoration = seen.filter(({ state }) => state === 'decoration')
    if (meaningful.length === 0)
      return {
        outcome: 'notMeasured',
        reason: `All ${count(decoration.length, 'picture')} we found ${decoration.length === 1 ? 'is' : 'are'} marked as decoration (an empty alt text). Whether that is right only a person can see.`,
      }
    const missing = meaningful.filter(({ state }) => state === 'missing')
    const useless = meaningful.filter(({ state }) => state === 'useless')
    const useful = meaningful
      .filter(({ state, image }) => state === 'useful' && !/\blogo\b/i.test(image.alt ?? ''))
      .toSorted((a, b) => wordCount(b.image.alt ?? '') - wordCount(a.image.alt ?? ''))
      .slice(0, mostTried)
      .find(isAboutPage)
    const stuffed = meaningful.filter(({ image }) => isStuffed(image.alt ?? ''))
    const where = (some: readonly Seen[]) => pageNames(some.map(({ page }) => page))
    return {
      outcome: 'scored',
      score: 100 * shareOf(meaningful, ({ state }) => state === 'useful')!,
      confidence: site.confidence - (decoration.length > meaningful.length ? 0.2 : 0),
      evidence: [
        counted(
          seenOnSite(
            crawl,
            `We found ${count(meaningful.length, 'meaningful picture')}; ${meaningful.length - missing.length - useless.length} ${meaningful.length - missing.length - useless.length === 1 ? 'has' : 'have'} a useful alt text.`,
          ),
          ['picture without alt text', missing.length],
          ['picture with a poor alt text', useless.length],
        ),
        ...(useful ? [seenOn(useful.page, 'This picture has a useful alt text.', saidOf(useful.image))] : []),
        ...atMost(
          8,
          missing.map(({ page, image }) =>
            seenOn(
              page,
              image.inLink
                ? `The only content of a link is a picture ${image.alt === '' ? 'with an empty' : 'without an'} alt text.`
                : 'A picture has no alt text.',
              fileOf(image),
            ),
          ),
          crawl,
        ),
        ...atMost(
          6,
          useless.map(({ page, image }) =>
            seenOn(page, 'The alt text of a picture does not say what it shows.', saidOf(image)),
          ),
          crawl,
        ),
      ],
      findings: [
        ...when(missing.length > 0, () =>
          claiming(
            problem(
              `Describe ${missing.length === meaningful.length ? 'your' : `${missing.length} of your`} ${count(meaningful.length, 'picture')}: ${missing.length === 1 ? 'it has' : 'they have'} no alt text, the words that stand in for a picture (on ${where(missing)}). Blind visitors and Google's image search depend on it.`,
              2,
              missing[0]!.page,
            ),
            many('picture without alt text', missing.length),
          ),
        ),
        ...when(useless.length > 0, () =>
          claiming(
            problem(
              `Replace alt texts such as "${saidOf(useless[0]!.image)}" (on ${where(useless)}): they do not say what the picture shows.`,
              2,
              useless[0]!.page,
            ),
            many('picture with a poor alt text', useless.length),
          ),
        ),
        ...when(stuffed.length > 0, () =>
          note(
            `The alt text "${stuffed[0]!.image.alt}" (on ${where(stuffed)}) reads like a list of search words. Say what the picture shows; Google takes no notice of such lists.`,
          ),
        ),
        ...when(decoration.length > meaningful.length, () =>
          note(
            `${count(decoration.length, 'picture is', 'pictures are')} marked as decoration. That is fine for patterns; photos of your work deserve a description.`,
          ),
        ),
        ...when(missing.length + useless.length === 0, () =>
          claiming(
            strength('Every meaningful picture we found has a useful description.'),
            none('picture without alt text'),
            none('picture with a poor alt text'),
          ),
        ),
      ],
    }
  },
})

type State = 'useful' | 'useless' | 'missing' | 'decoration'
interface Seen {
  page: CrawledPage
  image: PageImage
  state: State
}

const isPicture = ({ width, height }: PageImage): boolean =>
  (width ?? Infinity) > counterSize && (height ?? Infinity) > counterSize

/** What a screen reader says of the picture; the description or tooltip where there is no alt text. */
const saidOf = ({ alt, label }: PageImage): string | null => alt?.trim() || label?.trim() || alt

const stateOf = (image: PageImage): State => {
  // Beside the words of its link or of the page an empty alt text is right, whatever the tooltip says.
  if (image.alt?.trim() === '' && !image.inLink) return 'decoration'
  const alt = saidOf(image)
  if (alt === null) return image.decorative ? 'decoration' : 'missing'
  if (alt === '') return image.inLink && !image.decorative ? 'missing' : 'decoration'
  if (image.decorative) return 'decoration'
  return isUselessAlt(alt, image.src) ? 'useless' : 'useful'
}

/** A picture with a good description in one place and none in another counts in both: neither hides the other. */
const onePerUse = (seen: readonly Seen[]): Seen[] => {
  const byUse = Map.groupBy(
    seen,
    ({ image, page, state }) =>
      `${(image.src?.startsWith('data:') ? null : image.src) ?? `${page.url} ${image.alt}`} ${state}`,
  )
  return [...byUse.values()].map(([first]) => first!)
}

/** So few words for more than so many different pictures say of none what it shows; a name may stand beside many. */
const fewWords = 2
const mostAlike = 3
const withoutRepeats = (pictures: readonly Seen[]): Seen[] => {
  const uses = Map.groupBy(pictures, ({ image }) => (image.alt ?? '').trim().toLowerCase())
  return pictures.map((picture) =>
    picture.state === 'useful' &&
    wordCount(picture.image.alt ?? '') <= fewWords &&
    uses.get((picture.image.alt ?? '').trim().toLowerCase())!.length > mostAlike
      ? { ...picture, state: 'useless' }
      : picture,
  )
}

const mostTried = 10

/**
 * Only an alt text whose words its page uses is shown as a good example: templates leave descriptions of other
 * businesses behind. A logo is no example of how to describe a picture.
 */
const isAboutPage = ({ page: { page }, image }: Seen): boolean =>
  covers(
    stemsOf(`${page.titles[0] ?? ''}\n${page.text.body}`),
    telling((image.alt ?? '').replace(/\b(?:image|photo|picture)\b/gi, ' ')),
  )

/** Null for an inline picture or one without an address: there is nothing to quote. */
const fileOf = ({ src }: PageImage): string | null => (src?.startsWith('data:') ? null : src)
