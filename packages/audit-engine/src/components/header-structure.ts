import { defineComponent, type Job } from './component.ts'
import {
  emptyMain,
  picturedMain,
  repeatedMain,
  severalMain,
  sharedMain,
  skippedAround,
  skippedLevels,
  withoutMain,
} from './headings/faults.ts'
import { headingsAround, readHeadings, type PageHeadings } from './headings/read-headings.ts'
import { meanOf } from './score-parts.ts'
import { everyOf, isCutOff, pagesRead, readSite } from './site/site.ts'
import { atMost, seenOn, seenOnSite } from './wording/evidence.ts'
import { strength, when } from './wording/findings.ts'
import { count, list, percent, shorten } from './wording/phrases.ts'

/** What a page counts for with several main headings, and what a skipped level takes off. */
const severalWorth = 0.6
const skippedLevel = 0.1

/** For pages whose main heading is right. */
const inOrder: Job = {
  title: 'Put your smaller headings in order',
  steps: [
    'On each page that this job names, find the heading before which a level is left out, in your website editor or with the person who looks after your website.',
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
    'A skipped level (from h2 straight to h4) takes a tenth off that page: the W3C accessibility tutorial advises against it, and most readers never notice. Headings of menus, footers, forms and dialogs are left out of that, though some tools count them. ' +
    'A page whose only main heading the code hides is not judged: a script may show it. Legal pages and lists of other pages are left out.',
  needs: ['crawl'],
  tip: {
    title: 'Give each page one clear main heading',
    ease: 3,
    steps: [
      'On each page that this job names, choose the line that says what the page is about, in your website editor or with the person who looks after your website; write one where there is none.',
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
              : `We saw too little on ${pagesRead(site)} to judge the headings.`,
      }
    const without = withoutMain(site, pages, crawl)
    const several = severalMain(pages, crawl)
    const skipped = skippedLevels(pages, crawl)
    const empty = emptyMain(pages)
    const repeated = repeatedMain(pages, crawl)
    const same = [
      ...Map.groupBy(
        pages.filter(({ main }) => main.length === 1),
        ({ main, beside }) => `${main[0]!} ${beside}`.toLowerCase(),
      ).values(),
    ].filter((group) => group.length > 1)
    const shared = sharedMain(same.find((group) => group.some(({ isPicture }) => !isPicture)) ?? [])
    // A logo says whose page it is, not what it is about. On the home page that may be the same.
    const pictured = picturedMain(
      same.flatMap((group) => group.filter(({ page, isPicture }) => isPicture && page !== site.home)),
      crawl,
    )
    const clear = pages.filter(
      (page) => page.main.length === 1 && !page.empty && page.uses === 1 && !pictured.found.includes(page),
    )
    /** Screen readers come upon both, and a script may show what the code hides. */
    const leftOut = [
      ...(clear.some(({ heard, hasFiller }) => heard > 1 && !hasFiller) ? ['those for screen readers alone'] : []),
      ...(clear.some(({ kept }) => kept > 0) ? ['hidden ones'] : []),
      ...(clear.some(({ hasFoot }) => hasFoot) ? ['those in the footer'] : []),
      ...(clear.some(({ hasFiller }) => hasFiller) ? ["a template's filler"] : []),
    ]
    const besides = leftOut.length > 0 ? `, ${list(leftOut)} left out` : ''
    const worthOf = (page: PageHeadings): number => {
      const isClear = page.main.length === 1 && !pictured.found.includes(page)
      return Math.max(0, (isClear ? 1 : page.main.length > 0 ? severalWorth : 0) - (page.skip ? skippedLevel : 0))
    }
    const hasOwn = without.found.length + several.found.length + pictured.found.length === 0
    return {
      outcome: 'scored',
      score: 100 * meanOf(pages.map(worthOf))!,
      confidence: site.confidence,
      job: hasOwn && skipped.found.length > 0 ? inOrder : undefined,
      evidence: [
        seenOnSite(
          crawl,
          pages.length === 1
            ? `We read the headings of one page; it has ${clear.length === 1 ? `exactly one main heading${besides}` : without.found.length === 1 ? 'no main heading' : 'more than one main heading in its code'}.`
            : `We read the headings of ${pages.length} pages; ${clear.length} ${clear.length === 1 ? 'has' : 'have'} exactly one main heading${besides}.`,
        ),
        ...clear
          .filter(({ page, isSeen }) => page === site.home && isSeen)
          .map(({ page, main, kept, hasFoot }) =>
            seenOn(
              page,
              kept > 0
                ? `The home page has one main heading in sight; the code hides ${count(kept, 'other')}, which a script may show.`
                : `The home page has one main heading${hasFoot ? ', those in its footer left out' : ''}.`,
              main[0],
            ),
          ),
        ...without.evidence,
        ...atMost(
          3,
          hidden.map(({ page, hiddenText }) =>
            seenOn(page, 'The code of this page hides its only main heading (h1); a script may show it.', hiddenText),
          ),
          crawl,
        ),
        ...[several, pictured, repeated, skipped].flatMap(({ evidence }) => evidence),
        ...skippedAround(pages),
      ],
      findings: [
        ...[without, several, pictured, skipped, shared, empty, repeated].flatMap(({ findings }) => findings),
        ...when(clear.length === pages.length && same.length === 0, () =>
          strength(
            pages.length === 1
              ? `Your page has one main heading${besides}.`
              : `${everyOf(site, pages)} has one main heading${besides}.`,
          ),
        ),
      ],
    }
  },
})
