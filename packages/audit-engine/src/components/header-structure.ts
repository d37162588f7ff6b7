import type { CrawledPage } from '../sources/source.ts'
import { defineComponent, type Job } from './component.ts'
import { atMost, seenOn, seenOnSite } from './wording/evidence.ts'
import { note, problem, strength, when } from './wording/findings.ts'
import { meanOf } from './score-parts.ts'
import { everyOf, isCutOff, readSite, someOf, type Site } from './site/site.ts'
import { list, percent, shorten } from './wording/phrases.ts'
import { pageNames } from './wording/page-names.ts'

/** What a page counts for with several main headings, and what a skipped level takes off. */
const severalWorth = 0.6
const skippedLevel = 0.1

/** For pages whose main heading is right. */
const inOrder: Job = {
  title: 'Put your smaller headings in order',
  steps: [
    'Open each page named above in your website editor and find the heading before which a level is left out.',
    'Set its style to the level that follows the one above it: "Heading 2" below the main heading, "Heading 3" below that.',
  ],
}

export const headerStructure = defineComponent({
  id: 'header-structure',
  pillar: 'websiteOptimization',
  title: 'Headings',
  criteria:
    `Each page counts fully when it has exactly one main heading ("h1") with text in it, ${percent(severalWorth)} when it has several, or when it has the same picture for one as other pages, such as your logo, nothing when it has none. ` +
    'HTML allows several; one is clearer, which is our judgement. One that is in the code several times with the same words counts as one, and is named in the report. ' +
    'A skipped level (from h2 straight to h4) takes a tenth off that page: the W3C accessibility tutorial advises against it, and most readers never notice. Headings of menus, footers, forms and dialogs are left out of that. ' +
    'A page whose only main heading the code hides is not judged: a script may show it. Legal pages and lists of other pages are left out.',
  needs: ['crawl'],
  tip: {
    title: 'Give each page one clear main heading',
    ease: 3,
    steps: [
      'Open each page named above in your website editor and click the line that says what the page is about; write one where there is none.',
      'Set its style to "Heading 1", and make it say what the page offers, and where.',
      'Set every other heading on the page to "Heading 2", and the ones below those to "Heading 3".',
    ],
  },
  assess({ crawl }) {
    const site = readSite(crawl.data)
    const around = headingsAround(site)
    const read = site.content.map((page) => readHeadings(page, around))
    const hidden = read.filter(({ main, hiddenText }) => main.length === 0 && hiddenText)
    const pages = read.filter(({ page, main, hiddenText }) => main.length > 0 || (!hiddenText && !isCutOff(page)))
    if (pages.length === 0)
      return {
        outcome: 'notMeasured',
        reason:
          hidden.length > 0
            ? `The code hides the only main heading (h1): "${shorten(hidden[0]!.hiddenText!, 60)}". A script may show it. If you do not see it when you open the page, give the page a main heading that shows.`
            : site.content.some(isCutOff)
              ? 'Your page is so large that we read only its beginning, where we found no main heading.'
              : 'We saw too little on the pages we read to judge their headings.',
      }
    const without = pages.filter(({ main }) => main.length === 0)
    const several = pages.filter(({ main }) => main.length > 1)
    const skipping = pages.filter(({ skip }) => skip !== null)
    const same = [
      ...Map.groupBy(
        pages.filter(({ main }) => main.length === 1),
        ({ main, beside }) => `${main[0]!} ${beside}`.toLowerCase(),
      ).values(),
    ].filter((group) => group.length > 1)
    const worded = same.find((group) => group.some(({ isPicture }) => !isPicture))
    /** A logo says whose page it is, not what it is about. On the home page that may be the same. */
    const pictured = same.flatMap((group) => group.filter(({ page, isPicture }) => isPicture && page !== site.home))
    const clear = pages.filter(
      (page) => page.main.length === 1 && !page.empty && page.uses === 1 && !pictured.includes(page),
    )
    const doubled = pages.filter(({ main, empty }) => main.length === 1 && empty)
    const repeated = pages.filter(({ uses, isPicture }) => uses > 1 && !isPicture)
    /** Screen readers come upon both. */
    const besides = clear.some(({ heard }) => heard > 1) ? ', those for screen readers alone left out' : ''
    const of = (some: readonly unknown[]) => someOf(site, some, pages)
    const where = (some: readonly { page: CrawledPage }[]) => pageNames(some.map(({ page }) => page))
    return {
      outcome: 'scored',
      score:
        100 *
        meanOf(
          pages.map((page) => {
            const isClear = page.main.length === 1 && !pictured.includes(page)
            return Math.max(0, (isClear ? 1 : page.main.length > 0 ? severalWorth : 0) - (page.skip ? skippedLevel : 0))
          }),
        )!,
      confidence: site.confidence,
      job: without.length + several.length + pictured.length === 0 && skipping.length > 0 ? inOrder : undefined,
      evidence: [
        seenOnSite(
          crawl,
          pages.length === 1
            ? `We read the headings of one page; it has ${clear.length === 1 ? 'exactly one main heading' : without.length === 1 ? 'no main heading' : 'more than one main heading in its code'}.`
            : `We read the headings of ${pages.length} pages; ${clear.length} ${clear.length === 1 ? 'has' : 'have'} exactly one main heading${besides}.`,
        ),
        ...clear
          .filter(({ page, isSeen }) => page === site.home && isSeen)
          .map(({ page, main }) => seenOn(page, 'The home page has one main heading.', main[0])),
        ...atMost(
          6,
          without.map(({ page, empty }) =>
            seenOn(
              page,
              empty ? 'The main heading (h1) of this page has no words in it.' : 'This page has no main heading (h1).',
            ),
          ),
          crawl,
        ),
        ...atMost(
          3,
          hidden.map(({ page, hiddenText }) =>
            seenOn(page, 'The code of this page hides its only main heading (h1); a script may show it.', hiddenText),
          ),
          crawl,
        ),
        ...atMost(
          6,
          several.map(({ page, main, inCode }) =>
            seenOn(
              page,
              `The code of this page has ${inCode} main headings (h1) with words.`,
              list(main.map((text) => shorten(text, 60))),
            ),
          ),
          crawl,
        ),
        ...atMost(
          4,
          pictured.map(({ page, main }) =>
            seenOn(page, 'The main heading (h1) of this page is a picture that other pages have too.', main[0]),
          ),
          crawl,
        ),
        ...atMost(
          4,
          repeated.map(({ page, main, uses }) =>
            seenOn(page, `The same main heading (h1) is in the code of this page ${uses} times.`, main[0]),
          ),
          crawl,
        ),
        ...atMost(
          4,
          skipping.map(({ page, skip }) =>
            seenOn(page, `The headings jump from level ${skip!.from} to level ${skip!.to}.`, skip!.text),
          ),
          crawl,
        ),
      ],
      findings: [
        ...when(without.length > 0, () =>
          problem(
            `Add a main heading to ${where(without)}: ${of(without)} ${without.length === 1 ? 'has' : 'have'} none in words. It tells readers and search engines what the page is about.`,
            2,
            without[0]!.page,
          ),
        ),
        ...when(several.length > 0, () =>
          problem(
            `Keep one main heading on ${where(several)} and make the others smaller: with several, no single one says what the page is about.`,
            2,
            several[0]!.page,
          ),
        ),
        ...when(pictured.length > 0, () =>
          problem(
            `Give ${where(pictured)} a main heading in words: the one there is a picture, such as your logo, and the same on other pages, so it does not say what the page is about.`,
            2,
            pictured[0]!.page,
          ),
        ),
        ...when(skipping.length > 0, () =>
          note(
            `On ${where(skipping)} the headings skip a level, those of menus, footers and forms left out. People who listen to your page with a screen reader use the levels to find their way.`,
          ),
        ),
        ...when(worded !== undefined, () =>
          note(
            `The main heading "${shorten(worded![0]!.main[0]!, 60)}" is the same on ${where(worded!)}; say on each page what that page offers.`,
          ),
        ),
        ...when(doubled.length > 0, () =>
          note(
            `Look at a second main heading (h1) on ${where(doubled)}: there are no words in it. If it only holds a picture such as the logo, it should be no heading.`,
          ),
        ),
        ...when(repeated.length > 0, () =>
          note(
            `Check the main heading (h1) on ${where(repeated)}: the code has the same one several times. That is fine where one is for phones and one for wide screens; in the slides of a banner, keep the first and make the others smaller headings.`,
          ),
        ),
        ...when(clear.length === pages.length && same.length === 0, () =>
          strength(
            pages.length === 1
              ? `Your page has one clear main heading${besides}.`
              : `${everyOf(site, pages)} has one clear main heading${besides}.`,
          ),
        ),
      ],
    }
  },
})

/** Headings of menus, headers and footers. Some pages have their footer inside the main part, where it is not told apart. */
const headingsAround = ({ pages }: Site): ReadonlySet<string> =>
  new Set(
    pages.flatMap(({ page }) =>
      page.blocks
        .filter(({ tag, inNav, inHeader, inFooter }) => /^h\d$/.test(tag) && (inNav || inHeader || inFooter))
        .map(({ text }) => text),
    ),
  )

/** Part of the foot of the page, in a heading only for its size. */
const copyrightLine = /^\s*(?:©|\(c\)|copyright\b[^a-z]*\b(?:19|20)\d\d\b)/i

const readHeadings = (page: CrawledPage, around: ReadonlySet<string>) => {
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
    /** How often the only main heading is in the code. */
    uses: seen.length === 1 ? firsts.length : 1,
    /** The words of a main heading that the code hides; null for none. */
    hiddenText: worded.find(({ level, hidden }) => level === 1 && hidden)?.text ?? null,
    /** A main heading is there that has no words. */
    empty: page.page.headings.some(({ level, hidden, text }) => level === 1 && !hidden && text === ''),
    skip: jump < 0 ? null : { from: outside[jump - 1]!.level, to: outside[jump]!.level, text: outside[jump]!.text },
  }
}
