import type { Finding } from '@findable/contracts'
import { wordsIn } from '../../text/words.ts'
import { everyOf, metas, someOf, type Site } from '../site/site.ts'
import { note, problem, strength, when } from '../wording/findings.ts'
import { pageNames } from '../wording/page-names.ts'
import { shorten } from '../wording/phrases.ts'
import { spelledAlike, type HeadText, type State } from './head-texts.ts'

const stepFor = { title: 2, description: 3 } as const

const use = {
  title: 'It is the line people click in search results.',
  description: 'It is the text below your name in search results; without one, Google picks some words of the page.',
}

/** What to do about the texts of one kind; `most` is the number of characters that are usually shown. */
export const findingsOn = (site: Site, what: HeadText['what'], most: number, texts: readonly HeadText[]): Finding[] => {
  const having = (state: State) => texts.filter((text) => text.state === state)
  const [missing, empty, shared, echo] = [having('missing'), having('empty'), having('shared'), having('echo')]
  const [bare, several, lost] = [having('bare'), having('several'), having('lost')]
  const long = texts.filter(({ text, state }) => text.length > most && state !== 'several')
  const alike = what === 'description' ? nearlyAlike(having('own')) : []
  const where = (some: readonly HeadText[]) => pageNames(some.map(({ page }) => page))
  const some = (part: readonly HeadText[]) => someOf(site, part, texts)
  return [
    ...when(missing.length > 0, () =>
      problem(
        `Write a ${what} for ${where(missing)}: ${some(missing)} ${missing.length === 1 ? 'has' : 'have'} none. ${use[what]}`,
        stepFor[what],
        missing[0]!.page,
      ),
    ),
    ...when(empty.length > 0, () =>
      problem(
        new Set(empty.map(({ text }) => text)).size === 1
          ? `Change the ${what} "${shorten(empty[0]!.text, 60)}" on ${where(empty)}: it does not say what you do or where.`
          : `Change ${what}s such as "${shorten(empty[0]!.text, 60)}" on ${where(empty)}: they do not say what you do or where.`,
        stepFor[what],
        empty[0]!.page,
      ),
    ),
    ...when(bare.length > 0, () =>
      problem(
        `Add what you do, and where, to the title of your home page: "${shorten(bare[0]!.text, 60)}" is only a name, and people who do not know it search for the rest.`,
        stepFor[what],
        bare[0]!.page,
      ),
    ),
    ...when(echo.length > 0, () =>
      problem(
        `Write a ${what} that says more than the title for ${where(echo)}: "${shorten(echo[0]!.text, 60)}" only repeats it, and searchers see both.`,
        stepFor[what],
        echo[0]!.page,
      ),
    ),
    ...when(several.length > 0, () =>
      problem(
        `Keep one ${what} on ${where(several)}: there are different ones in the code, and search engines may take any of them.`,
        stepFor[what],
        several[0]!.page,
      ),
    ),
    ...when(lost.length > 0, () =>
      problem(
        `Have the script changed that replaces the title of ${where(lost)}, or the whole head: once it has run, the title that was sent is gone or cut short, and Google reads pages after their scripts have run. What we say of titles, descriptions and sharing is about the pages as they are sent.`,
        stepFor[what],
        lost[0]!.page,
      ),
    ),
    ...when(shared.length > 0, () =>
      problem(
        `Give ${where(shared)} different ${what}s: on ${some(shared)} the ${what} is the same as on another, so searchers cannot tell them apart.`,
        stepFor[what],
        shared[0]!.page,
      ),
    ),
    ...when(alike.length > 1, () =>
      note(
        `Descriptions such as those of ${where(alike)} differ in a word or two; say in each what only that page offers.`,
      ),
    ),
    ...when(long.length > 0, () =>
      note(
        long.length === 1
          ? `The ${what} of ${where(long)} is longer than ${most} characters and may be cut in search results; put what matters first.`
          : `The ${what}s of ${where(long)} are longer than ${most} characters and may be cut in search results; put what matters first.`,
      ),
    ),
    ...when(
      texts.every(({ state }) => state === 'own') && alike.length === 0 && !isRepeatedBeside(site, what, texts),
      () => strength(`${everyOf(site, texts)} has a ${what}${texts.length === 1 ? '' : ' of its own'}.`),
    ),
  ]
}

/** Whether pages that were not looked at for this, such as those of rules, repeat one among themselves. */
const isRepeatedBeside = ({ pages }: Site, what: HeadText['what'], texts: readonly HeadText[]): boolean => {
  const looked = new Set(texts.map(({ page }) => page))
  const others = pages
    .filter((page) => !looked.has(page))
    .map((page) => (what === 'title' ? page.page.titles[0] : metas(page, 'description')[0]))
    .filter((text) => text !== undefined && text !== '')
  return new Set(others).size < others.length
}

/** The texts that have nearly all their words in common with another, such as all but the name of a suburb. */
const nearlyAlike = (texts: readonly HeadText[]): HeadText[] => {
  const sets = texts.map(({ text }) => new Set(wordsIn(spelledAlike(text))))
  return texts.filter((_, at) =>
    sets.some((other, place) => {
      const own = sets[at]!
      const shared = [...own].filter((word) => other.has(word)).length
      const [fewer, more] = [own.size - shared, other.size - shared].toSorted((a, b) => a - b)
      return place !== at && own.size >= fewestToCompare && fewer! <= 1 && more! <= mostDiffering
    }),
  )
}
/** Words; a shorter text is different with a single other word. */
const fewestToCompare = 10
/** Words of one in place of a word of the other: "Mount Eliza" for "Frankston". */
const mostDiffering = 2
