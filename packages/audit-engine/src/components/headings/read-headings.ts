import type { CrawledPage } from '../../sources/source.ts'
import type { Site } from '../site/site.ts'

/** Headings of menus, headers and footers. Some pages have their footer inside the main part, where it is not told apart. */
export const headingsAround = ({ pages }: Site): ReadonlySet<string> =>
  new Set(
    pages.flatMap(({ page }) =>
      page.blocks
        .filter(({ tag, inNav, inHeader, inFooter }) => /^h\d$/.test(tag) && (inNav || inHeader || inFooter))
        .map(({ text }) => text),
    ),
  )

/** Part of the foot of the page, in a heading only for its size. */
const copyrightLine = /^\s*(?:©|\(c\)|copyright\b[^a-z]*\b(?:19|20)\d\d\b)/i

/** What the headings of a page are, as far as they are judged. */
export const readHeadings = (page: CrawledPage, around: ReadonlySet<string>) => {
  const worded = page.page.headings.filter(({ text }) => text !== '')
  const headings = worded.filter(({ hidden }) => !hidden)
  const firsts = headings.filter(({ level }) => level === 1)
  const mainOf = (some: typeof headings) => [
    ...new Set(some.filter(({ level }) => level === 1).map(({ text }) => text)),
  ]
  const seen = mainOf(headings)
  // A dialog opens on request, and forms are mostly another program's; both have levels of their own.
  const outside = headings.filter(({ inFormOrDialog }) => !inFormOrDialog)
  const jump = outside.findIndex(
    ({ level, text }, index) =>
      index > 0 && level > outside[index - 1]!.level + 1 && !around.has(text) && !copyrightLine.test(text),
  )
  return {
    page,
    // The same words count once: pages repeat a heading for phones and for wide screens.
    // One for screen readers stands in where the logo, a picture, takes its place.
    main: seen.length > 0 ? seen : mainOf(worded.filter(({ offScreen }) => offScreen)).slice(0, 1),
    isSeen: seen.length > 0,
    isPicture: firsts.length > 0 && firsts.every(({ picture }) => picture),
    /** What pictures in the main heading say beside its words, such as a logo after "About". */
    beside: firsts[0]?.beside ?? '',
    inCode: firsts.length,
    /** Main headings with words, those for screen readers alone among them. */
    heard: mainOf(worded.filter(({ hidden, offScreen }) => !hidden || offScreen)).length,
    /** Main headings beside those in sight that the code hides, such as those of slides that a script shows in turn. */
    kept:
      seen.length === 0
        ? 0
        : mainOf(worded.filter(({ hidden, offScreen, text }) => hidden && !offScreen && !seen.includes(text))).length,
    /** How often the only main heading is in the code. */
    uses: seen.length === 1 ? firsts.length : 1,
    /** The words of a main heading that the code hides; null for none. */
    hiddenText: worded.find(({ level, hidden }) => level === 1 && hidden)?.text ?? null,
    /** A main heading is there that has no words. */
    empty: page.page.headings.some(({ level, hidden, text }) => level === 1 && !hidden && text === ''),
    skip: jump < 0 ? null : { from: outside[jump - 1]!.level, to: outside[jump]!.level, text: outside[jump]!.text },
  }
}

export type PageHeadings = ReturnType<typeof readHeadings>
