import { answerFaults } from './answers/faults.ts'
import { jobFor, steps, title } from './answers/job.ts'
import { answeredInFull, most, readAnswers } from './answers/read-answers.ts'
import { answerShares, enoughWords, onePiece } from './business/services.ts'
import { defineComponent } from './component.ts'
import { searchesFor } from './outside/service-searches.ts'
import { standing, toldBySearch } from './outside/web-search.ts'
import { meanOf, scoreOf } from './score-parts.ts'
import { readSite } from './site/site.ts'
import { atMost, seenAt, seenOn, seenOnSite } from './wording/evidence.ts'
import { problem, strength, when } from './wording/findings.ts'
import { list, percent } from './wording/phrases.ts'

/** Percent, where a web search service could be asked. */
const shares = { pages: 60, results: 40 }

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
    title,
    ease: 1,
    steps: Object.values(steps).flat(),
  },
  assess({ crawl, services, identity, search }) {
    const site = readSite(crawl.data)
    const { answers, named, first } = readAnswers(site, crawl.data, { services, identity })
    const subjects = answers.map(({ service }) => service)
    if (subjects.length === 0)
      return {
        outcome: 'notMeasured',
        reason:
          first !== null
            ? `Your services, such as "${first}", have pages that we did not read, or may have.`
            : 'We could not tell surely enough from headings, menus and service pages which services you offer, so there was nothing to look for.',
      }

    const { untitled, unexplained, scattered, called, short } = answerFaults(answers, site.home)
    const full = answeredInFull(site, answers)
    const searches = searchesFor(subjects, search)
    const unseen = searches.filter(({ rank }) => rank === null)
    const isMissing = [...untitled.found, ...scattered.found].some(({ own }) => own.length === 0) || unseen.length > 0
    return {
      outcome: 'scored',
      score: scoreOf([
        { weight: shares.pages, met: meanOf(answers.map(({ met }) => met)) },
        { weight: shares.results, met: meanOf(searches.map(({ met }) => met)) },
      ])!,
      confidence: site.confidence - 0.15 - (subjects.length < 3 ? 0.15 : 0),
      job: jobFor({
        make: isMissing,
        title: untitled.found.some(({ own }) => own.length > 0) || called.found.length > 0,
        write: isMissing || unexplained.found.length + short.found.length > 0,
      }),
      evidence: [
        seenOnSite(
          crawl,
          `We looked for pages about ${list(
            answers.map(({ service }) => `"${service.name}"`),
            most,
          )}${named > answers.length ? ` (${answers.length} of those that your site names)` : ''}, words that your own menus, headings, lists or markup use.`,
        ),
        ...atMost(
          most,
          answers.map(({ service, page, inTitle, inHeading, inText, partly }) => {
            const where = [
              ...(inTitle ? ['title'] : []),
              ...(inHeading ? ['headings'] : []),
              ...(inText ? ['text'] : []),
            ]
            return page
              ? seenOn(
                  page,
                  where.length > 0
                    ? `Words of "${service.name}" are in ${list(where)} here${partly.length > 0 ? `; ${list(partly.map((part) => lacking[part]))}` : ''}.`
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
        ...[untitled, unexplained, scattered, called, short].flatMap(({ findings }) => findings),
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
            `You have ${new Set(full.map(({ page }) => page)).size === 1 ? 'a page' : 'pages'} about ${list(full.map(({ service }) => `"${service.name}"`))}, named in ${full.every(({ inText }) => inText) ? 'title, headings and text' : 'title and headings'}.`,
          ),
        ),
      ],
    }
  },
})

/** What a part of the page lacks. */
const lacking = {
  title: 'the title has only some of them',
  headings: 'no one heading has all of them',
  text: 'no one sentence has all of them',
}
