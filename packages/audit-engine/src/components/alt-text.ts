import type { PageImage } from '../page/page.ts'
import { defineComponent } from './component.ts'
import { fileNameOf, isPictureFile, isStandIn, isStuffed } from './site/alt-words.ts'
import {
  counterSize,
  iconSize,
  mostAlike,
  ornamentUses,
  picturesOf,
  saidOf,
  textKey,
  wordsOfPhoto,
  type Picture,
  type Seen,
} from './site/picture-texts.ts'
import { atMost, seenOn, seenOnSite } from './wording/evidence.ts'
import { claiming, counted, many, none, type ClaimingFinding, type ShowingEvidence } from './wording/claims.ts'
import { note, problem, strength, when } from './wording/findings.ts'
import { shareOf } from './score-parts.ts'
import { readSite, type Site } from './site/site.ts'
import { namedAlike, ofOtherCompany } from './site/name-texts.ts'
import { covers, stemsOf, telling } from '../text/mentions.ts'
import { wordCount } from '../text/words.ts'
import { count, list, shorten } from './wording/phrases.ts'
import { pageNames } from './wording/page-names.ts'

export const altText = defineComponent({
  id: 'alt-text',
  pillar: 'websiteOptimization',
  title: 'Picture descriptions',
  criteria:
    'The share of your pictures, each file counted once, that have a text alternative ("alt text") wherever they are shown and none that is certainly poor. Whether a text describes its picture well only a person can see. ' +
    'Poor (our judgement): a file name such as IMG_2041.jpg, a word such as "image", "logo" or "spacer", a placeholder such as "Logo alt", a place in a row such as "Slide One", ' +
    `one or two words that differ only by a number from picture to picture ("Colour 1", "Colour 2"), and the same text under more than ${mostAlike} different files, unless it is a name. ` +
    `By the HTML standard an empty alt text is right for a picture that only decorates, so those are left out, unless the picture is all there is in a link; so are pictures with an "aria-label", which names them too. A tooltip ("title") is no alt text. Pictures of up to ${iconSize} by ${iconSize} pixels and those shown ${ornamentUses} times and more on one page with fewer than ${wordsOfPhoto} words count as decoration too; those of up to ${counterSize} pixels are counters, not pictures. Backgrounds are not seen. ` +
    'Pictures that only fill a gap (from placehold.co, say), and links that open pictures and show none, are named in the report and cost nothing; so are several photos with the name of your business for a text, and logos described as that of another company.',
  needs: ['crawl', 'identity'],
  tip: {
    title: 'Describe your pictures',
    ease: 3,
    steps: [
      'Open the pages named above in your website editor and click each picture; the field is called "alt text".',
      'Write what the picture shows, as you would say it on the phone: what is to be seen, and where it was taken.',
      'Leave the field empty for pure decoration, such as lines and patterns.',
    ],
  },
  assess({ crawl, identity }) {
    const site = readSite(crawl.data)
    const all = picturesOf(site.pages)
    const standIns = all.filter(({ seen: [{ image }] }) => isStandIn(image.src))
    const pictures = all.filter((picture) => !standIns.includes(picture))
    if (pictures.length === 0)
      return {
        outcome: 'notApplicable',
        reason:
          standIns.length === 0
            ? 'We found no pictures on the pages we read.'
            : `All pictures we found only fill a gap, such as ${fileOf(standIns[0]!.seen[0].image)}.`,
      }
    const meaningful = pictures.filter(({ state }) => state !== 'decoration')
    const decoration = pictures.filter(({ state }) => state === 'decoration')
    if (meaningful.length === 0)
      return {
        outcome: 'notMeasured',
        reason: `We could take ${decoration.length === 1 ? 'the picture' : `none of the ${decoration.length} pictures`} we found for ${decoration.length === 1 ? 'no more' : 'more'} than decoration. Whether that is right only a person can see.`,
      }
    const sorted = sort(meaningful, decoration)
    if (isMostlyEmpty(sorted) && sorted.described.length === meaningful.length && standIns.length === 0)
      return {
        outcome: 'notMeasured',
        reason: `${count(meaningful.length, 'picture has', 'pictures have')} an alt text, and ${sorted.emptied.length} more are marked as decoration by an empty one, each counted once. That is fine for patterns; photos of your work deserve a description, and which these are only a person can see.`,
      }
    return {
      outcome: 'scored',
      score: 100 * shareOf(meaningful, ({ state }) => state === 'described')!,
      confidence: site.confidence - (isMostlyEmpty(sorted) ? 0.2 : 0),
      evidence: [
        ...evidenceOf(sorted, crawl),
        ...atMost(
          3,
          standIns.map(({ seen: [{ page, image }] }) =>
            seenOn(page, 'A picture here only fills a gap.', fileOf(image)),
          ),
          crawl,
        ),
      ],
      findings: [
        ...findingsOf(sorted),
        ...underNames(sorted.described, [identity.name ?? '', ...identity.variations]),
        ...besides(site, standIns),
      ],
    }
  },
})

/** The pictures that are more than decoration, by what their texts are like; and what decoration was left out. */
interface Sorted {
  meaningful: readonly Picture[]
  missing: readonly Picture[]
  poor: readonly Picture[]
  alike: readonly Picture[]
  described: readonly Picture[]
  /** Decoration only because its alt text is empty. */
  emptied: readonly Picture[]
}

function sort(meaningful: readonly Picture[], decoration: readonly Picture[]): Sorted {
  const those = (state: Picture['state']) => meaningful.filter((picture) => picture.state === state)
  return {
    meaningful,
    missing: those('missing'),
    poor: those('poor'),
    alike: those('alike'),
    described: those('described'),
    emptied: decoration.filter(({ seen }) => seen.every(({ image }) => image.alt?.trim() === '')),
  }
}

const isMostlyEmpty = ({ emptied, meaningful }: Sorted): boolean => emptied.length > meaningful.length

function evidenceOf({ meaningful, missing, poor, alike, described }: Sorted, crawl: { at: string }): ShowingEvidence[] {
  const sample = exampleIn(described)
  return [
    counted(
      seenOnSite(
        crawl,
        `We found ${count(meaningful.length, 'different picture')} in the code of your pages, decoration and backgrounds left out: ${meaningful.length - missing.length} with an alt text, ${missing.length} without one on a page or more.`,
      ),
      ['picture without alt text', missing.length],
      ['picture with a poor alt text', poor.length],
      ['picture with the text of others', alike.length],
    ),
    ...(sample ? [seenOn(sample.page, 'One of your alt texts.', saidOf(sample.image))] : []),
    ...atMost(
      8,
      missing.map(({ seen: [{ page, image }] }) =>
        seenOn(
          page,
          image.inLink
            ? `The only content of a link is a picture ${image.alt === '' ? 'with an empty' : 'without an'} alt text.`
            : image.title
              ? `A picture has no alt text, only a tooltip ("title"): "${shorten(image.title, 60)}".`
              : 'A picture has no alt text.',
          fileOf(image),
        ),
      ),
      crawl,
    ),
    ...atMost(
      6,
      poor.map(({ seen: [{ page, image }] }) =>
        seenOn(page, 'The alt text of a picture does not say what it shows.', saidOf(image)),
      ),
      crawl,
    ),
    ...atMost(
      6,
      alike.map(({ seen: [{ page, image }] }) =>
        seenOn(page, `Other pictures have the alt text of this one, "${saidOf(image)}".`, fileOf(image)),
      ),
      crawl,
    ),
  ]
}

function findingsOf(sorted: Sorted): ClaimingFinding[] {
  const { meaningful, missing, poor, alike, described, emptied } = sorted
  const stuffed = meaningful.flatMap(({ seen }) => seen).filter(({ image }) => isStuffed(image.alt ?? ''))
  return [
    ...when(missing.length > 0, () =>
      claiming(
        problem(
          `Describe ${missing.length < meaningful.length ? `${missing.length} of the ` : 'the '}${meaningful.length === 1 ? 'picture' : count(meaningful.length, 'picture')} we found: ${missing.length === 1 ? 'it has' : 'they have'} no alt text, the words that stand in for a picture (on ${where(missing)}). Blind visitors and Google's image search depend on it.`,
          2,
          missing[0]!.seen[0].page,
        ),
        many('picture without alt text', missing.length),
      ),
    ),
    ...when(poor.length > 0, () =>
      claiming(
        problem(
          `Replace alt texts such as "${saidOf(poor[0]!.seen[0].image)}" (on ${where(poor)}): they do not say what the picture shows.`,
          2,
          poor[0]!.seen[0].page,
        ),
        many('picture with a poor alt text', poor.length),
      ),
    ),
    ...when(alike.length > 0, () => {
      const [{ image, page }] = alike[0]!.seen
      const same = alike.filter(({ seen: [other] }) => textKey(other.image) === textKey(image))
      const files = same.map(({ seen: [other] }) => fileNameOf(other.image.src) ?? 'one inside the page')
      // Addresses that differ in their folder only, such as /people/3/100.
      const named = new Set(files).size === files.length ? [list(files)] : []
      return claiming(
        problem(
          `Give each picture its own alt text: "${shorten(saidOf(image) ?? '', 80)}" is the text of ${same.length} different pictures (${[...named, `on ${where(same)}`].join(', ')}).`,
          2,
          page,
        ),
        many('picture with the text of others', alike.length),
      )
    }),
    ...when(stuffed.length > 0, () =>
      note(
        `The alt text "${stuffed[0]!.image.alt}" (on ${pageNames(stuffed.map(({ page }) => page))}) reads like a list of search words. Say what the picture shows; Google takes no notice of such lists.`,
      ),
    ),
    ...when(isMostlyEmpty(sorted), () =>
      note(
        `${count(emptied.length, 'picture is', 'pictures are')} marked as decoration, each counted once. That is fine for patterns; photos of your work deserve a description.`,
      ),
    ),
    ...when(described.length === meaningful.length && !isMostlyEmpty(sorted), () =>
      claiming(
        strength(
          `${meaningful.length === 1 ? 'The picture we looked at has' : `${meaningful.length === 2 ? 'Both' : `All ${meaningful.length}`} pictures we looked at have`} an alt text${emptied.length > 0 ? `; ${count(emptied.length, 'other is', 'others are')} marked as decoration, and left out` : ''}.`,
        ),
        none('picture without alt text'),
        none('picture with a poor alt text'),
        none('picture with the text of others'),
      ),
    ),
  ]
}

/** Names that say whose a picture is and not what it shows. */
function underNames(described: readonly Picture[], ownNames: readonly string[]): ClaimingFinding[] {
  const own = namedAlike(described, ownNames)
  const copied = ofOtherCompany(described)
  const filesOf = (some: readonly Picture[]) =>
    list(some.flatMap(({ seen: [first] }) => fileNameOf(first.image.src) ?? []))
  return [
    ...when(own.length > 0, () =>
      note(
        `Say what the ${own.length} pictures show whose alt text is only your name, "${saidOf(own[0]!.seen[0].image)}" (${filesOf(own)}, on ${where(own)}): the name is right for a logo, and tells blind visitors nothing about a photo.`,
      ),
    ),
    ...when(copied.length > 0, () =>
      note(
        `Check the alt text "${saidOf(copied[0]!.seen[0].image)}" of ${filesOf(copied)} (on ${where(copied)}): going by the file ${copied.length === 1 ? 'name, it is' : 'names, they are'} of somebody else.`,
      ),
    ),
  ]
}

/** What is not among the pictures that are judged. */
function besides(site: Site, standIns: readonly Picture[]): ClaimingFinding[] {
  const opened = site.pages.flatMap((page) =>
    page.page.links.filter(({ url, isNameless }) => isNameless && isPictureFile(url)).map(({ url }) => ({ page, url })),
  )
  const files = new Set(opened.map(({ url }) => url)).size
  return [
    ...when(standIns.length > 0, () =>
      problem(
        `Put pictures of your own on ${where(standIns)}: ${standIns.length === 1 ? 'one there only fills' : `${standIns.length} there only fill`} a gap (${fileOf(standIns[0]!.seen[0].image)}).`,
        2,
        standIns[0]!.seen[0].page,
      ),
    ),
    ...when(files > 1, () =>
      note(
        `Show the ${files} pictures that links on ${pageNames(opened.map(({ page }) => page))} open as pictures with an alt text: in the code we read there is none in those links, so they are backgrounds at most, which blind visitors and image search pass over. The other lines here leave them out.`,
      ),
    ),
  ]
}

const where = (some: readonly Picture[]): string => pageNames(some.flatMap(({ seen }) => seen.map(({ page }) => page)))

const mostTried = 10

/** A picture whose text is a good example: the longest ones are tried. */
const exampleIn = (described: readonly Picture[]): Seen | undefined =>
  described
    .filter(({ seen: [first] }) => !/\blogo\b/i.test(first.image.alt ?? ''))
    .toSorted((a, b) => wordCount(b.seen[0].image.alt ?? '') - wordCount(a.seen[0].image.alt ?? ''))
    .slice(0, mostTried)
    .find(({ seen: [first] }) => isAboutPage(first))?.seen[0]

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
