import type { Facts } from '../facts/facts.ts'
import type { CrawledPage } from '../sources/source.ts'
import { defineComponent, type Job } from './component.ts'
import { atMost, seenAt, seenOn, seenOnSite } from './wording/evidence.ts'
import { problem, strength, when } from './wording/findings.ts'
import { meanOf, scoreOf } from './score-parts.ts'
import {
  answerShares,
  bestAnswer,
  isSpokenOf,
  enoughWords,
  mayBeInTitle,
  onePiece,
  partsOf,
  subjectsOf,
  withOwnPages,
  type Answer,
} from './business/services.ts'
import { copiesAmong } from './site/page-text.ts'
import { readSite } from './site/site.ts'
import { searchesFor } from './outside/service-searches.ts'
import { standing, toldBySearch } from './outside/web-search.ts'
import { list, percent } from './wording/phrases.ts'

const most = 8
/** Percent, where a web search service could be asked. */
const shares = { pages: 60, results: 40 }

const steps = {
  pick: 'Pick the three services that earn you most.',
  make: 'Make a page for each, with the service in the title and in the main heading, in the words customers use.',
  write: 'Write what it is, how long it takes and what it costs or depends on, with a photo of your own.',
  link: 'Link the page from your menu or home page.',
}
/** For services that have their pages. */
const toWrite: Job = {
  title: 'Write more on the pages of your services',
  steps: ['Open the page of each service named above.', steps.write],
}

export const keyword = defineComponent({
  id: 'keyword',
  pillar: 'searchPresence',
  title: 'Pages for what you do',
  criteria:
    `For each service that your menus, cards, lists or markup name as one (at most ${most}) we look for the page that answers a search for it: the service in the page title counts ${percent(answerShares.title)}, in a heading ${percent(answerShares.heading)}, ` +
    `explained in the text ${percent(answerShares.text)} (a page about it with ${enoughWords} words, or two pieces of text; a third of that, or one piece, counts ${percent(onePiece * answerShares.text)}); the best page counts. A service with a page that we did not read, or that may have one, is left out, and so is one name for several things that may have a page each; sentences, steps and promises name no service. The shares are our judgement. ` +
    `Where a web search service could be asked, your pages count ${shares.pages}% and the results ${shares.results}%: for up to five of these services with your suburb, a place among the first ten counts in full, among the first twenty half (our judgement). ` +
    'Whether your pages name your suburb counts under "Your suburb on your pages".',
  needs: ['crawl', 'services', 'identity'],
  uses: ['search'],
  tip: {
    title: 'Give each service its own page',
    ease: 1,
    steps: [steps.pick, steps.make, steps.write, steps.link],
  },
  assess({ crawl, services, identity, search }) {
    const site = readSite(crawl.data)
    const all = subjectsOf(services, [identity.suburb ?? '', ...identity.areas])
    const named = withOwnPages(site, crawl.data, all)
    // Of a service with a page that we did not see, nothing is known; one name for several things may have a page for each.
    const answers: NamedAnswer[] = []
    for (const { service, read, isUnread } of named) {
      if (isUnread) continue
      const answer = {
        service,
        own: read,
        ...bestAnswer(site, service.name, read),
        mayBeTitled: mayBeInTitle(site, service, read),
        isSpoken: isSpokenOf(site, service),
      }
      if (partsOf(service).length === 1 || hasPage(answer) || !answer.mayBeTitled || !answer.isSpoken)
        answers.push(answer)
      if (answers.length === most) break
    }
    const subjects = answers.map(({ service }) => service)
    if (subjects.length === 0)
      return {
        outcome: 'notMeasured',
        reason:
          named.length > 0
            ? `Your services, such as "${named[0]!.service.name}", have pages that we did not read, or may have.`
            : 'We could not tell surely enough from headings, menus and service pages which services you offer, so there was nothing to look for.',
      }

    const untitled = answers.filter(({ mayBeTitled }) => !mayBeTitled)
    const unexplained = answers.filter(({ explained, isSpoken }) => explained === 0 && !isSpoken)
    const others = answers.filter(
      (answer) => answer.met < 0.99 && !untitled.includes(answer) && !unexplained.includes(answer),
    )
    const short = others.filter(hasPage)
    const rest = others.filter((answer) => !short.includes(answer))
    const called = rest.filter(({ own }) => own.length > 0)
    const scattered = rest.filter(({ own }) => own.length === 0)
    const copies = copiesAmong(site.content)
    const full = answers.filter(
      ({ met, page }) => met > 0.99 && page !== null && !copies.has(page) && isOnlyAnswer(page, answers),
    )
    const searches = searchesFor(subjects, search)
    const unseen = searches.filter(({ rank }) => rank === null)
    return {
      outcome: 'scored',
      score: scoreOf([
        { weight: shares.pages, met: meanOf(answers.map(({ met }) => met)) },
        { weight: shares.results, met: meanOf(searches.map(({ met }) => met)) },
      ])!,
      confidence: site.confidence - 0.15 - (subjects.length < 3 ? 0.15 : 0),
      job: untitled.length + scattered.length + unseen.length === 0 && short.length > 0 ? toWrite : undefined,
      evidence: [
        seenOnSite(
          crawl,
          `We looked for pages about ${list(
            answers.map(({ service }) => `"${service.name}"`),
            most,
          )}${all.length > answers.length ? ` (${answers.length} of those that your site names)` : ''}, words that your own menus, headings, lists or markup use.`,
        ),
        ...atMost(
          most,
          answers.map(({ service, page, inTitle, inHeading, inText }) => {
            const where = [
              ...(inTitle ? ['title'] : []),
              ...(inHeading ? ['headings'] : []),
              ...(inText ? ['text'] : []),
            ]
            return page
              ? seenOn(
                  page,
                  where.length > 0
                    ? `Words of "${service.name}" are in ${list(where)} here.`
                    : `A link or card named "${service.name}" leads here.`,
                  page.page.titles[0],
                )
              : seenAt(
                  crawl,
                  service.url,
                  `"${service.name}" is named here; no page we read has all of these words in its title, in a heading or in a sentence.`,
                  service.quote,
                )
          }),
          crawl,
        ),
        ...searches.map((one) =>
          toldBySearch(one, `In a web search for "${one.query}" your website is ${standing(one)}.`, one.query),
        ),
      ],
      findings: [
        ...when(untitled.length > 0, () =>
          problem(
            `Name what customers search for in the titles of pages: ${list(untitled.map(({ service }) => `"${service.name}"`))} ${untitled.length === 1 ? 'is' : 'are'} on your site, and in no page title we read. If ${untitled.length === 1 ? 'it is a service that people look for' : 'some of them are services that people look for'}, a page with the words in its title has a better chance to be shown.`,
            2,
          ),
        ),
        ...when(unexplained.length > 0, () =>
          problem(
            `Explain ${list(unexplained.map(({ service }) => `"${service.name}"`))} in a few sentences: we read little more about ${unexplained.length === 1 ? 'it than the name' : 'them than the names'}.`,
            2,
          ),
        ),
        ...when(scattered.length > 0, () =>
          problem(
            `Answer searches for ${list(scattered.map(({ service }) => `"${service.name}"`))} on one page${scattered.length === 1 ? '' : ' each'}: we read none with those words in its title, in a heading and in a few sentences at once.`,
            2,
          ),
        ),
        ...when(called.length > 0, () =>
          problem(
            `Use the words ${list(called.map(({ service }) => `"${service.name}"`))} on the ${called.length === 1 ? 'page' : 'pages'} that your own links or cards give ${called.length === 1 ? 'it' : 'them'}, or on ${called.length === 1 ? 'a page of its own' : 'pages of their own'}: in the title, in a heading and in a few sentences. We did not read them in all of these.`,
            2,
          ),
        ),
        ...when(short.length > 0, () =>
          problem(
            `Write more about ${list(short.map(({ service }) => `"${service.name}"`))}: ${short.length === 1 ? 'a page has' : 'pages have'} the words in title and heading, and little text on ${short.length === 1 ? 'it' : 'them'}. People who search want to know what is done, how long it takes and what it costs.`,
            1,
            short[0]!.page ?? undefined,
          ),
        ),
        ...when(unseen.length > 0, () =>
          problem(
            `People who search for ${list(unseen.map(({ query }) => `"${query}"`))} do not find your website among the first twenty results: make a page that answers that search, and name your suburb on it.`,
            2,
          ),
        ),
        ...when(searches.length > 1 && searches.every(({ met }) => met === 1), () =>
          strength(
            `Your website is among the first ten results for ${list(searches.map(({ query }) => `"${query}"`))}.`,
          ),
        ),
        ...when(full.length > 0 && full.length >= answers.length / 2, () =>
          strength(
            `You have ${new Set(full.map(({ page }) => page)).size === 1 ? 'a page' : 'pages'} about ${list(full.map(({ service }) => `"${service.name}"`))}, with these words in ${full.every(({ inText }) => inText) ? 'title, headings and text' : 'title and headings'}.`,
          ),
        ),
      ],
    }
  },
})

interface NamedAnswer extends Answer {
  service: Facts['services'][number]
  /** The pages of its own. */
  own: CrawledPage[]
  mayBeTitled: boolean
  isSpoken: boolean
}

/** A page that answers for several services is on all of them, and about none. */
const isOnlyAnswer = (page: CrawledPage, answers: readonly Answer[]): boolean =>
  answers.filter((answer) => answer.page === page).length === 1

/** Whether a page is about it, however little that says. */
const hasPage = ({ inTitle, inHeading }: Answer): boolean => inTitle && inHeading
