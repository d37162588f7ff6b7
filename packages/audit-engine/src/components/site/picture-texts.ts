import type { PageImage } from '../../page/page.ts'
import type { CrawledPage } from '../../sources/source.ts'
import { hostOf } from '../../sources/web/host-names.ts'
import { wordCount } from '../../text/words.ts'
import { baseOfNumbered, isNameLike, isPoorAlt, isSign, pictureKey } from './alt-words.ts'

/** Pixels. */
export const counterSize = 3
export const iconSize = 32
/** So often on one page a picture is a bullet or an ornament, and so many different ones under one text are a fault. */
export const ornamentUses = 5
export const wordsOfPhoto = 3
export const mostAlike = 2
/** So many that have one text and are most of all are no row of logos. */
const fewestOfMost = 5

type State = 'described' | 'poor' | 'alike' | 'missing' | 'decoration'
export interface Seen {
  page: CrawledPage
  image: PageImage
  state: State
}
/** One file, with the places that made it what it is. */
export interface Picture {
  key: string
  state: State
  seen: readonly [Seen, ...Seen[]]
  /** All its places. */
  uses: readonly Seen[]
  /** Elsewhere its alt text is empty. */
  isEmptyElsewhere: boolean
}

const isCounter = ({ width, height }: PageImage): boolean =>
  (width ?? Infinity) <= counterSize || (height ?? Infinity) <= counterSize

const isIcon = ({ width, height }: PageImage): boolean =>
  (width ?? Infinity) <= iconSize && (height ?? Infinity) <= iconSize

/** The alt text alone; a tooltip is no such text. */
export const saidOf = ({ alt }: PageImage): string | null => alt?.trim() ?? null
export const textKey = (image: PageImage): string => (saidOf(image) ?? '').toLowerCase()

const stateOf = (image: PageImage, uses: number): State => {
  // Beside the words of its link or of the page an empty alt text is right, and a tooltip may name the link.
  if (image.alt?.trim() === '' && (!image.inLink || image.title)) return 'decoration'
  // Named by other means, so no alt text is asked of it.
  if (!image.alt && image.label) return 'decoration'
  const alt = saidOf(image)
  if (!alt && image.inLink && !image.decorative) return 'missing'
  // A slideshow repeats its photographs, each with a description; bullets have a word at most.
  const isOrnament = uses >= ornamentUses && !image.inLink && wordCount(alt ?? '') < wordsOfPhoto
  if (alt === '' || image.decorative || isIcon(image) || isOrnament) return 'decoration'
  if (alt === null) return 'missing'
  if (image.inLink && isSign(alt)) return 'poor'
  return isPoorAlt(alt, image.src) ? 'poor' : 'described'
}

/** Whether the alt text says what the picture shows, be it an ornament or not. */
const isTold = (image: PageImage): boolean => {
  const alt = saidOf(image)
  return alt !== null && alt !== '' && !isPoorAlt(alt, image.src)
}

/** The worst of its places makes a picture's state; only those places are kept. */
const worstFirst: readonly State[] = ['missing', 'poor', 'described', 'decoration']

/** The pictures of some pages, each file once; counters are left out. */
export const picturesOf = (pages: readonly CrawledPage[], ownNames: readonly string[]): Picture[] => {
  const seen = pages.flatMap((page) => {
    const services = new Set(page.page.forms.map(({ action }) => hostOf(action ?? '')))
    for (const own of ['', hostOf(page.finalUrl)]) services.delete(own)
    const images = page.page.images
      // A badge of the service that a form is sent to is not the site's picture.
      .filter(({ src }) => services.size === 0 || src === null || !services.has(hostOf(src)))
      // A script fills the place of one without an address, perhaps with pictures that are counted already.
      .filter((image) => image.src !== null && !isCounter(image))
      .map((image) => ({ image, key: pictureKey(image.src) ?? `${image.src} ${image.alt}` }))
    const uses = Map.groupBy(images, ({ key }) => key)
    return images.map(({ image, key }) => ({ key, page, image, state: stateOf(image, uses.get(key)!.length) }))
  })
  return alikeOnes(
    [...Map.groupBy(seen, ({ key }) => key)].map(([key, uses]) => {
      // The copies that a moving band makes of its pictures have no text, and screen readers pass over them.
      const described = new Set(uses.flatMap(({ image, page }) => (isTold(image) ? [page] : [])))
      const counted = uses.filter(
        ({ state, page, image }) => !(state === 'missing' && image.alt === '' && described.has(page)),
      )
      const state = worstFirst.find((one) => counted.some((use) => use.state === one))!
      const [first, ...rest] = counted.filter((use) => use.state === state)
      const isEmptyElsewhere = state !== 'decoration' && uses.some(({ image }) => saidOf(image) === '')
      return { key, state, seen: [first!, ...rest], uses, isEmptyElsewhere }
    }),
    new Set(seen.map(({ image }) => textKey(image))),
    ownNames,
  )
}

/** One or two words and a number that goes up, or one text for many files, say of none what it shows. */
const fewWords = 2
const alikeOnes = (
  pictures: readonly Picture[],
  texts: ReadonlySet<string>,
  ownNames: readonly string[],
): Picture[] => {
  const described = pictures.filter(({ state }) => state === 'described')
  const byText = Map.groupBy(described, ({ seen: [{ image }] }) => textKey(image))
  const textsByBase = new Map<string, Set<string>>()
  // A file without a text on some page counts as such, and still shows that the others are numbered.
  for (const text of texts) {
    const base = baseOfNumbered(text)
    if (base !== null && wordCount(base) <= fewWords)
      textsByBase.set(base, (textsByBase.get(base) ?? new Set()).add(text))
  }
  return pictures.map((picture) => {
    const [first, ...rest] = picture.seen
    const key = textKey(first.image)
    if (picture.state !== 'described') return picture
    // Other places of the file may give it a text that says more.
    const seen: Picture['seen'] = [first, ...rest.filter(({ image }) => textKey(image) === key)]
    // "Tesla Powerwall 3" is the name of a thing where a heading has it.
    const isName = seen.some(({ page }) => page.page.headings.some(({ text }) => text.trim().toLowerCase() === key))
    if (!isName && (textsByBase.get(baseOfNumbered(key) ?? '')?.size ?? 0) > 1)
      return { ...picture, seen, state: 'poor' }
    const uses = byText.get(key)!.length
    const isMostOfAll = uses >= fewestOfMost && 2 * uses > described.length
    return uses > mostAlike && (isMostOfAll || !isNameLike(saidOf(first.image)!, ownNames))
      ? { ...picture, seen, state: 'alike' }
      : picture
  })
}
