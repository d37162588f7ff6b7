import type { Fault } from '../fault.ts'
import { onePer } from '../one-per.ts'
import { fileNameOf, isPoorAlt, isStuffed, namesDecoration } from '../site/alt-words.ts'
import { saidOf, textKey, type Picture, type Seen } from '../site/picture-texts.ts'
import { claiming, many } from '../wording/claims.ts'
import { atMost, seenOn } from '../wording/evidence.ts'
import { note, problem, when } from '../wording/findings.ts'
import { pageNames } from '../wording/page-names.ts'
import { count, list, shorten } from '../wording/phrases.ts'
import { fileOf, shownOn } from './shown-on.ts'

const inState = (pictures: readonly Picture[], state: Picture['state']): Picture[] =>
  pictures.filter((picture) => picture.state === state)

export const withoutText = (pictures: readonly Picture[], crawl: { at: string }): Fault<Picture> => {
  const found = inState(pictures, 'missing')
  return {
    found,
    evidence: atMost(
      8,
      found.map(({ seen: [{ page, image }] }) =>
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
    findings: when(found.length > 0, () =>
      claiming(
        problem(
          `Describe ${found.length < pictures.length ? `${found.length} of the ` : 'the '}${pictures.length === 1 ? 'picture' : count(pictures.length, 'picture')} we found: ${found.length === 1 ? 'it has' : 'they have'} no alt text, the words that stand in for a picture (on ${shownOn(found)}). Blind visitors and Google's image search depend on it.`,
          2,
          found[0]!.seen[0].page,
        ),
        many('picture without alt text', found.length),
      ),
    ),
  }
}

/** `all` are the `pictures` that were judged and those taken for decoration, whose texts may be as poor. */
export const withPoorText = (
  pictures: readonly Picture[],
  all: readonly Picture[],
  crawl: { at: string },
): Fault<Picture> => {
  const found = inState(pictures, 'poor')
  const example = (picture: Picture): string => {
    const [{ image }] = picture.seen
    const same = all.flatMap((one) => whereSaid(one, textKey(image))).filter(isHeard)
    return `"${saidOf(image)}" (on ${shownOn([picture, ...same])})`
  }
  const besides = all.filter((one) => one.state !== 'poor' && hasPoorText(one))
  return {
    found,
    evidence: atMost(
      6,
      found.map(({ seen: [{ page, image }] }) =>
        seenOn(page, 'The alt text of a picture does not say what it shows.', saidOf(image)),
      ),
      crawl,
    ),
    findings: when(found.length > 0, () =>
      claiming(
        problem(
          `Replace alt texts such as ${list(someOf(found).map(example))}: they do not say what the picture shows.${found.length === 1 || besides.length > 0 ? '' : ` We read ${found.length} of them.`}`,
          2,
          found[0]!.seen[0].page,
        ),
        many('picture with a poor alt text', found.length),
      ),
    ),
  }
}

/** Whether screen readers say the text, as they do unless the code hides the picture. */
const isHeard = ({ seen }: Picture): boolean => seen.some(({ image }) => !image.decorative)

const hasPoorText = ({ uses }: Picture): boolean =>
  uses.some(({ image }) => !image.decorative && (image.alt ?? '').trim() !== '' && isPoorAlt(saidOf(image)!, image.src))

/** Up to three texts, one on each of as many pages. */
const someOf = (found: readonly Picture[]): Picture[] =>
  onePer(
    onePer(found, ({ seen: [{ image }] }) => textKey(image)),
    ({ seen: [{ page }] }) => page.finalUrl,
  ).slice(0, 3)

/** The picture where it has the text: on another page it may have one of its own. */
const whereSaid = (picture: Picture, key: string): Picture[] => {
  const [first, ...rest] = picture.uses.filter(({ image }) => textKey(image) === key)
  return first ? [{ ...picture, seen: [first, ...rest] }] : []
}

/** Different pictures with the same text, the text of most pictures first. */
export const withTextOfOthers = (pictures: readonly Picture[], crawl: { at: string }): Fault<Picture> => {
  const found = inState(pictures, 'alike')
  const groups = [...Map.groupBy(found, ({ seen: [{ image }] }) => textKey(image))]
    .map(([key, [one]]) => ({ first: one!.seen[0], same: pictures.flatMap((picture) => whereSaid(picture, key)) }))
    .toSorted((a, b) => b.same.length - a.same.length)
  return {
    found,
    evidence: atMost(
      6,
      groups.map(({ first: { page, image }, same }) =>
        seenOn(page, `${same.length} different pictures have the alt text "${saidOf(image)}".`, fileOf(image)),
      ),
      crawl,
    ),
    findings: when(found.length > 0, () => {
      const { first, same } = groups[0]!
      const files = same.map(({ seen: [other] }) => fileNameOf(other.image.src) ?? 'one inside the page')
      // Addresses that differ in their folder only, such as /people/3/100.
      const named = new Set(files).size === files.length ? [list(files)] : []
      const remedy = namesDecoration(saidOf(first.image) ?? '')
        ? 'where they are decoration, leave it empty (alt=""), so that screen readers pass over them; give any other a text that says what it shows.'
        : 'give each a text that says what it shows, unless they show the same.'
      const rest = groups.length > 1 ? ' So it is with other texts.' : ''
      return claiming(
        problem(
          `Check the alt text "${shorten(saidOf(first.image) ?? '', 80)}", which ${same.length} different pictures have (${[...named, `on ${shownOn(same)}`].join(', ')}): ${remedy}${rest}`,
          2,
          first.page,
        ),
        many('picture with the text of others', found.length),
      )
    }),
  }
}

/** Texts that are lists of search words. */
export const withSearchWords = (pictures: readonly Picture[]): Fault<Seen> => {
  const found = pictures.flatMap(({ seen }) => seen).filter(({ image }) => isStuffed(image.alt ?? ''))
  return {
    found,
    evidence: [],
    findings: when(found.length > 0, () =>
      note(
        `The alt text "${found[0]!.image.alt}" (on ${pageNames(found.map(({ page }) => page))}) reads like a list of search words. Say what the picture shows; Google takes no notice of such lists.`,
      ),
    ),
  }
}
