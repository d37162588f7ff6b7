import type { CrawledPage } from '../../sources/source.ts'
import { answeredFully } from '../business/services.ts'
import { problem, when } from '../wording/findings.ts'
import { list } from '../wording/phrases.ts'
import type { Fault } from '../fault.ts'
import { hasPage, type NamedAnswer } from './read-answers.ts'

/** What services lack; one that no title names may be unexplained as well. */
interface AnswerFaults {
  untitled: Fault<NamedAnswer>
  unexplained: Fault<NamedAnswer>
  scattered: Fault<NamedAnswer>
  called: Fault<NamedAnswer>
  short: Fault<NamedAnswer>
}

export const answerFaults = (answers: readonly NamedAnswer[], home: CrawledPage): AnswerFaults => {
  const untitled = answers.filter(({ mayBeTitled }) => !mayBeTitled)
  const unexplained = answers.filter(({ explained, isSpoken }) => explained === 0 && !isSpoken)
  const others = answers.filter(
    (answer) => answer.met < answeredFully && !untitled.includes(answer) && !unexplained.includes(answer),
  )
  const rest = others.filter((answer) => !hasPage(answer))
  return {
    untitled: inNoTitle(untitled),
    unexplained: onlyNamed(unexplained),
    scattered: onSeveralPages(rest.filter((answer) => !isOnOwnPage(answer))),
    called: inOtherWords(rest.filter(isOnOwnPage), home),
    short: withLittleText(others.filter(hasPage)),
  }
}

const namesOf = (some: readonly NamedAnswer[]): string => list(some.map(({ service }) => `"${service.name}"`))

const inNoTitle = (found: readonly NamedAnswer[]): Fault<NamedAnswer> => ({
  found,
  evidence: [],
  findings: when(found.length > 0, () =>
    problem(
      `Name what customers search for in the titles of pages: ${namesOf(found)} ${found.length === 1 ? 'is' : 'are'} on your site, and in no page title we read. If ${found.length === 1 ? 'it is a service that people look for' : 'some of them are services that people look for'}, a page with the words in its title has a better chance to be shown.`,
      2,
    ),
  ),
})

const onlyNamed = (found: readonly NamedAnswer[]): Fault<NamedAnswer> => ({
  found,
  evidence: [],
  findings: when(found.length > 0, () =>
    problem(
      `Explain ${namesOf(found)} in a few sentences: we read little more about ${found.length === 1 ? 'it than the name' : 'them than the names'}.`,
      2,
    ),
  ),
})

/** Services without a page of their own, whose words are in no page's title, heading and text at once. */
const onSeveralPages = (found: readonly NamedAnswer[]): Fault<NamedAnswer> => ({
  found,
  evidence: [],
  findings: when(found.length > 0, () =>
    problem(
      `Answer searches for ${namesOf(found)} on one page${found.length === 1 ? '' : ' each'}: articles aside, we read none with those words in its title, in a heading and in a few sentences at once.`,
      2,
    ),
  ),
})

/** Services whose own pages do not have their words in title, heading and text. */
const inOtherWords = (found: readonly NamedAnswer[], home: CrawledPage): Fault<NamedAnswer> => ({
  found,
  evidence: [],
  findings: when(found.length > 0, () =>
    problem(`Use the words ${list(byLack(found))} of ${whereOf(found, home)}: we did not read them there.`, 2),
  ),
})

const whereOf = (found: readonly NamedAnswer[], home: CrawledPage): string => {
  const isOne = found.length === 1
  if (found.every(({ page }) => page === home))
    return `your home page, or of ${isOne ? 'a page of its own' : 'pages of their own'}`
  return isOne
    ? 'the page that your own links or cards give it, or of a page of its own'
    : 'the pages that your own links or cards give them, or of pages of their own'
}

/** A page that has the service in its title and explains it is the service's, whatever its heading says. */
const isOnOwnPage = ({ own, page, inTitle, explained }: NamedAnswer): boolean =>
  page !== null && (own.includes(page) || (inTitle && explained === 1))

/** Such as "Gas fitting" and "Blocked drains" in a heading. */
const byLack = (found: readonly NamedAnswer[]): string[] =>
  [...Map.groupBy(found, lackOf)].map(([lack, answers]) => `${namesOf(answers)} ${lack}`)

const lackOf = ({ inTitle, inHeading, explained }: NamedAnswer): string =>
  list([
    ...(inTitle ? [] : ['in the title']),
    ...(inHeading ? [] : ['in a heading']),
    ...(explained < 1 ? ['in a few sentences'] : []),
  ])

const withLittleText = (found: readonly NamedAnswer[]): Fault<NamedAnswer> => ({
  found,
  evidence: [],
  findings: when(found.length > 0, () =>
    problem(
      `Write more about ${namesOf(found)}: ${found.length === 1 ? 'a page has' : 'pages have'} the words in title and heading, and little text on ${found.length === 1 ? 'it' : 'them'}. People who search want to know what is done, how long it takes and what it costs.`,
      1,
      found[0]!.page ?? undefined,
    ),
  ),
})
