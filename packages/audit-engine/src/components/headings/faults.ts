import type { Evidence } from '@findable/contracts'
import type { CrawledPage } from '../../sources/source.ts'
import type { Fault } from '../fault.ts'
import { someOf, type Site } from '../site/site.ts'
import { atMost, seenOn } from '../wording/evidence.ts'
import { note, problem, when } from '../wording/findings.ts'
import { pageNames } from '../wording/page-names.ts'
import { list, shorten } from '../wording/phrases.ts'
import type { PageHeadings } from './read-headings.ts'

const namesOf = (some: readonly { page: CrawledPage }[]): string => pageNames(some.map(({ page }) => page))

/** Pages without a main heading in words. */
export const withoutMain = (site: Site, pages: readonly PageHeadings[], crawl: { at: string }): Fault<PageHeadings> => {
  const found = pages.filter(({ main }) => main.length === 0)
  return {
    found,
    evidence: atMost(
      6,
      found.map(({ page, empty }) =>
        seenOn(
          page,
          empty ? 'The main heading (h1) of this page has no words in it.' : 'This page has no main heading (h1).',
        ),
      ),
      crawl,
    ),
    findings: when(found.length > 0, () =>
      problem(
        `Add a main heading to ${namesOf(found)}: ${someOf(site, found, pages)} ${found.length === 1 ? 'has' : 'have'} none in words. It tells readers and search engines what the page is about.`,
        2,
        found[0]!.page,
      ),
    ),
  }
}

/** Pages with several main headings. */
export const severalMain = (pages: readonly PageHeadings[], crawl: { at: string }): Fault<PageHeadings> => {
  const found = pages.filter(({ main }) => main.length > 1)
  return {
    found,
    evidence: atMost(
      6,
      found.map(({ page, inCode, differentInCode }) =>
        seenOn(
          page,
          `The code of this page has ${inCode} main headings (h1) with words${differentInCode.length < inCode ? `, ${differentInCode.length} different ones` : ''}.`,
          list(differentInCode.map((text) => shorten(text, 60))),
        ),
      ),
      crawl,
    ),
    findings: when(found.length > 0, () =>
      problem(
        `Keep one main heading on ${namesOf(found)} and make the others smaller: with several, no single one says what the page is about.`,
        2,
        found[0]!.page,
      ),
    ),
  }
}

/** Pages whose main heading is a picture that others have for theirs too. */
export const picturedMain = (found: readonly PageHeadings[], crawl: { at: string }): Fault<PageHeadings> => ({
  found,
  evidence: atMost(
    4,
    found.map(({ page, main }) =>
      seenOn(page, 'The main heading (h1) of this page is a picture that other pages have too.', main[0]),
    ),
    crawl,
  ),
  findings: when(found.length > 0, () =>
    problem(
      `Give ${namesOf(found)} a main heading in words: the one there is a picture, such as your logo, and the same on other pages, so it does not say what the page is about.`,
      2,
      found[0]!.page,
    ),
  ),
})

/** Pages that leave out a level on the way down. */
export const skippedLevels = (pages: readonly PageHeadings[], crawl: { at: string }): Fault<PageHeadings> => {
  const found = pages.filter(({ skip }) => skip !== null)
  return {
    found,
    evidence: atMost(
      4,
      found.map(({ page, skip }) =>
        seenOn(page, `The headings jump from level ${skip!.from} to level ${skip!.to}.`, skip!.text),
      ),
      crawl,
    ),
    findings: when(found.length > 0, () =>
      note(
        `On ${namesOf(found)} the headings skip a level, those of menus, footers and forms left out. People who listen to your page with a screen reader use the levels to find their way.`,
      ),
    ),
  }
}

/** Levels left out in menus and footers, and at headings that most pages have, which other tools count and we do not. */
export const skippedAround = (pages: readonly PageHeadings[]): Evidence[] =>
  pages
    .filter(({ skip, skipAround }) => skip === null && skipAround !== null)
    .slice(0, 1)
    .map(({ page, skipAround }) =>
      seenOn(
        page,
        `At a heading around the page, such as in its footer, or on most pages, the level jumps from ${skipAround!.from} to ${skipAround!.to}. Some tools count that; we do not.`,
        skipAround!.text,
      ),
    )

/** Pages with a second main heading that has no words. */
export const emptyMain = (pages: readonly PageHeadings[]): Fault<PageHeadings> => {
  const found = pages.filter(({ main, empty }) => main.length === 1 && empty)
  return {
    found,
    evidence: [],
    findings: when(found.length > 0, () =>
      note(
        `Look at a second main heading (h1) on ${namesOf(found)}: there are no words in it. If it only holds a picture such as the logo, it should be no heading.`,
      ),
    ),
  }
}

/** Pages with the same main heading several times in their code. */
export const repeatedMain = (pages: readonly PageHeadings[], crawl: { at: string }): Fault<PageHeadings> => {
  const found = pages.filter(({ uses, isPicture }) => uses > 1 && !isPicture)
  return {
    found,
    evidence: atMost(
      4,
      found.map(({ page, main, uses }) =>
        seenOn(page, `The same main heading (h1) is in the code of this page ${uses} times.`, main[0]),
      ),
      crawl,
    ),
    findings: when(found.length > 0, () =>
      note(
        `Check the main heading (h1) on ${namesOf(found)}: the code has the same one several times. That is fine where one is for phones and one for wide screens; in the slides of a banner, keep the first and make the others smaller headings.`,
      ),
    ),
  }
}

/** Several pages with the same words for their main heading. */
export const sharedMain = (found: readonly PageHeadings[]): Fault<PageHeadings> => ({
  found,
  evidence: [],
  findings: when(found.length > 0, () =>
    note(
      `The main heading "${shorten(found[0]!.main[0]!, 60)}" is the same on ${namesOf(found)}; say on each page what that page offers.`,
    ),
  ),
})
