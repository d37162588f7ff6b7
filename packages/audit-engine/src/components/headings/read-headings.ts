import type { CrawledPage } from '../../sources/source.ts'
import { oneLine } from '../../text/one-line.ts'
import { isFiller } from '../site/page-text.ts'
import { textsOnAtLeast } from '../site/shared-texts.ts'
import type { Site } from '../site/site.ts'

/** A heading as one of its level: a card's name on many pages is the price list's on one. */
const keyOf = ({ level, text }: { level: number; text: string }): string => `${level} ${text}`

/**
 * Headings of menus, headers and footers, and those that most pages have, by `keyOf`: some have their footer inside the main
 * part, where it is not told apart.
 */
export const headingsAround = ({ pages }: Site): ReadonlySet<string> => {
  const most = Math.max(fewestRepeats, Math.floor(pages.length / 2) + 1)
  return new Set([
    ...textsOnAtLeast(pages, most, ({ headings }) => headings.map(keyOf)),
    ...pages.flatMap(({ page }) =>
      page.blocks
        .filter(({ tag, inNav, inHeader, inFooter }) => /^h\d$/.test(tag) && (inNav || inHeader || inFooter))
        .map(({ tag, text }) => keyOf({ level: Number(tag[1]), text: oneLine(text) })),
    ),
  ])
}
const fewestRepeats = 3

/** Around a form and a list of contents, which have levels of their own. */
const ownLevels = /(?:^|[\s_-])(?:forms?|toc|table-of-contents)(?:$|[\s_-])/i

/** Characters: a longer one is a paragraph that was set as a heading for its size. */
const longestHeading = 200

/** Part of the foot of the page, in a heading only for its size. */
const copyrightLine = /^\s*(?:©|\(c\)|copyright\b[^a-z]*\b(?:19|20)\d\d\b)/i

/**
 * Main headings in the foot of the page, which are about what is there. The same words above it are another heading; where
 * the code hides some of them, we cannot tell which is which, and take all for those of the foot only if none shows elsewhere.
 */
const mainInFooter = ({ page }: CrawledPage): ReadonlySet<CrawledPage['page']['headings'][number]> => {
  const blocks = Map.groupBy(
    page.blocks.filter(({ tag }) => tag === 'h1'),
    ({ text }) => oneLine(text),
  )
  const headings = Map.groupBy(
    page.headings.filter(({ level }) => level === 1),
    ({ text }) => oneLine(text),
  )
  return new Set(
    [...headings].flatMap(([text, same]) => {
      const shown = blocks.get(text) ?? []
      if (shown.length === same.length) return same.filter((_, at) => shown[at]!.inFooter)
      return shown.length > 0 && shown.every(({ inFooter }) => inFooter) ? same : []
    }),
  )
}

/** What the headings of a page are, as far as they are judged. */
export const readHeadings = (page: CrawledPage, around: ReadonlySet<string>) => {
  const foot = mainInFooter(page)
  const isFoot = (heading: (typeof page.page.headings)[number]): boolean => foot.has(heading)
  const worded = page.page.headings.filter((heading) => heading.text !== '' && !isFoot(heading))
  const headings = worded.filter(({ hidden }) => !hidden)
  const inSight = headings.filter(({ level }) => level === 1)
  const screens = new Set(inSight.map(({ screen }) => screen))
  // Of the screens of one page, each with a main heading of its own, a visitor sees one at a time.
  const areScreens = !screens.has(undefined) && screens.size > 1 && screens.size === inSight.length
  const all = areScreens ? inSight.slice(0, 1) : inSight
  // A template's filler beside a real one is named elsewhere.
  const real = all.filter(({ text }) => !isFiller(text))
  const firsts = real.length > 0 ? real : all
  const mainOf = (some: typeof headings) => differentOf(some.filter(({ level }) => level === 1))
  const seen = mainOf(firsts)
  const inForms = new Set(
    page.page.blocks.filter(({ tag, classes }) => /^h\d$/.test(tag) && ownLevels.test(classes)).map(({ text }) => text),
  )
  // A dialog opens on request, and forms are mostly another program's; both have levels of their own. Screen readers say those
  // off the screen, and a script may fill an empty one.
  const outside = inSteps(
    page.page.headings.filter(
      (heading) => !heading.inFormOrDialog && (!heading.hidden || heading.offScreen) && !isFoot(heading),
    ),
  )
  const places = new Map(page.page.headings.map((heading, place) => [heading, place]))
  const jumps = outside.flatMap((heading, index) => {
    const { level, text, hidden } = heading
    // A heading of a form leads on to what comes after it all the same.
    const inFormBefore = page.page.headings[places.get(heading)! - 1]
    const from = Math.max(
      outside[index - 1]?.level ?? level,
      inFormBefore?.inFormOrDialog && !inFormBefore.hidden ? inFormBefore.level : 0,
    )
    const isJump =
      text !== '' &&
      text.length <= longestHeading &&
      !hidden &&
      level > from + 1 &&
      !inForms.has(text) &&
      !copyrightLine.test(text)
    return isJump ? [{ from, to: level, text, isAround: around.has(keyOf({ level, text })) }] : []
  })
  const inCode = areScreens
    ? all
    : page.page.headings.filter(({ level, hidden, text }) => level === 1 && !hidden && text !== '')
  return {
    page,
    // The same words count once: pages repeat a heading for phones and for wide screens.
    // One for screen readers stands in where the logo, a picture, takes its place.
    main: seen.length > 0 ? seen : mainOf(worded.filter(({ offScreen }) => offScreen)).slice(0, 1),
    isSeen: seen.length > 0,
    isPicture: firsts.length > 0 && firsts.every(({ picture }) => picture),
    /** What pictures in the main heading say beside its words, such as a logo after "About". */
    beside: firsts[0]?.beside ?? '',
    inCode: inCode.length,
    differentInCode: differentOf(inCode),
    /** A main heading beside the real ones is a template's filler. */
    hasFiller: real.length > 0 && real.length < all.length,
    hasFoot: page.page.headings.some(isFoot),
    /** Main headings with words, those for screen readers alone among them. */
    heard: mainOf(worded.filter(({ hidden, offScreen }) => !hidden || offScreen)).length,
    /** Main headings beside those in sight that the code hides, such as those of slides that a script shows in turn. */
    kept:
      seen.length === 0
        ? 0
        : mainOf(
            worded.filter(
              ({ hidden, offScreen, text }) => (hidden || areScreens) && !offScreen && !seen.includes(text),
            ),
          ).length,
    /** How often the only main heading is in the code. */
    uses: seen.length === 1 ? firsts.length : 1,
    /** The words of a main heading that the code hides; null for none. */
    hiddenText: worded.find(({ level, hidden }) => level === 1 && hidden)?.text ?? null,
    /** A main heading is there that has no words. */
    empty: page.page.headings.some(({ level, hidden, text }) => level === 1 && !hidden && text === ''),
    skip: jumps.find(({ isAround }) => !isAround) ?? null,
    /** The same in what surrounds the page, such as its footer. */
    skipAround: jumps.find(({ isAround }) => isAround) ?? null,
  }
}

export type PageHeadings = ReturnType<typeof readHeadings>

/** Without empty headings that skip a level themselves, as in a part that browsers do not show: they are no step to the next. */
const inSteps = <Heading extends { level: number; text: string }>(headings: readonly Heading[]): Heading[] => {
  const steps: Heading[] = []
  for (const heading of headings)
    if (heading.text !== '' || heading.level <= (steps.at(-1)?.level ?? heading.level) + 1) steps.push(heading)
  return steps
}

/** The words of headings, those that differ in their capitals only once. */
const differentOf = (headings: readonly { text: string }[]): string[] => [
  ...new Map(headings.map(({ text }) => [text.toLowerCase(), text])).values(),
]
