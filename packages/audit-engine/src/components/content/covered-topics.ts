import type { Facts } from '../../facts/facts.ts'
import type { WebsiteCrawl } from '../../sources/source.ts'
import { answersAreToCome, questionsWithoutAnswer, questionsWithOneAnswer } from '../business/questions.ts'
import { coverTopics, topicCount, type CoveredTopic } from '../business/topics.ts'
import { noFault, type Fault } from '../fault.ts'
import type { Part } from '../score-parts.ts'
import { addressKey } from '../site/addresses.ts'
import { hasSampleHeadings } from '../site/placeholders.ts'
import { whereLooked, type Site } from '../site/site.ts'
import { claiming, none, seenValues, shown } from '../wording/claims.ts'
import { seenAt, seenOn, seenOnSite } from '../wording/evidence.ts'
import { problem, when } from '../wording/findings.ts'
import { pageName } from '../wording/page-names.ts'
import { list } from '../wording/phrases.ts'

type OneAnswer = NonNullable<ReturnType<typeof questionsWithOneAnswer>>
type Unanswered = NonNullable<ReturnType<typeof questionsWithoutAnswer>>

/** The topics that are lacking; the evidence shows where the others are. */
interface Topics extends Fault<CoveredTopic> {
  /** One for each topic that the site should cover. */
  parts: Part[]
  /** Whether we read something on every topic. */
  isWhole: boolean
  sameAnswers: Fault<OneAnswer>
  unanswered: Fault<Unanswered>
}

/** What customers look for on a business website, and where they find it. */
export const topicsOf = (
  site: Site,
  crawl: { at: string; data: WebsiteCrawl },
  facts: Pick<Facts, 'services' | 'contact' | 'identity'>,
): Topics => {
  const oneAnswer = questionsWithOneAnswer(site)
  const unanswered = questionsWithoutAnswer(site)
  /** A page that is another over again says nothing of its own on its topic. */
  const copied = new Set(site.copies.map(({ page }) => addressKey(page.finalUrl)))
  const topics = coverTopics(site, crawl.data, facts)
  const parts = topics.map(({ topic, weight, found, isFiller }) => {
    const isCovered = found !== null && !isFiller && !copied.has(addressKey(found.url))
    const isUnanswered = (): boolean =>
      oneAnswer !== null ||
      (unanswered !== null && unanswered.page.finalUrl === found?.url) ||
      site.pages.some((page) => page.finalUrl === found?.url && answersAreToCome(page))
    return { weight, met: isCovered && !(topic === 'faq' && isUnanswered()) ? 1 : 0 }
  })
  return {
    ...lackingTopics(site, topics, crawl),
    parts,
    isWhole:
      topics.length === topicCount &&
      parts.every(({ met }) => met === 1) &&
      !topics.some(({ found }) => site.pages.some((page) => page.finalUrl === found?.url && hasSampleHeadings(page))),
    sameAnswers: sameAnswersIn(oneAnswer),
    unanswered: unansweredIn(unanswered),
  }
}

const lackingTopics = (
  site: Site,
  topics: readonly CoveredTopic[],
  crawl: { at: string; data: WebsiteCrawl },
): Fault<CoveredTopic> => {
  const unusable = crawl.data.sitemaps.some(({ kind, status }) => kind === 'invalid' && status !== null && status < 400)
  const lacking = topics.filter(({ found }) => found === null)
  return {
    found: lacking,
    evidence: [
      ...topics.flatMap(({ name, found }) =>
        shown(
          seenValues(`page on ${name}`, found ? [found] : [], ({ url }) => url),
          ({ url, saw, quote }) => seenAt(crawl, url, saw, quote),
        ),
      ),
      ...lacking.map(({ name }) =>
        seenOnSite(
          crawl,
          `We looked for ${name} in addresses, main headings and section headings ${whereLooked(site)} and recognised no page or heading on it.`,
        ),
      ),
    ],
    findings: when(lacking.length > 0, () =>
      claiming(
        problem(
          `Add a page or a heading on ${list(lacking.map(({ name }) => name))}: we recognised none ${whereLooked(site)}. ${unusable ? 'Your sitemap, which cannot be used as it is, may name a page on it that no link leads to: then link to that. ' : ''}Where the text is there already, a heading above it that says so is enough.`,
          1,
        ),
        ...lacking.map(({ name }) => none(`page on ${name}`)),
      ),
    ),
  }
}

const sameAnswersIn = (oneAnswer: OneAnswer | null): Fault<OneAnswer> => {
  if (oneAnswer === null) return noFault
  const { page, questions, answer } = oneAnswer
  return {
    found: [oneAnswer],
    evidence: [seenOn(page, `${questions} questions have the same answer here.`, answer)],
    findings: [
      problem(`Give each question its own answer on ${pageName(page)}: ${questions} have the same one.`, 3, page),
    ],
  }
}

const unansweredIn = (unanswered: Unanswered | null): Fault<Unanswered> => {
  if (unanswered === null) return noFault
  const { page, questions } = unanswered
  return {
    found: [unanswered],
    evidence: [
      seenOn(
        page,
        `${questions.length} questions follow one another here, and we read no answer below them.`,
        questions[0],
      ),
    ],
    findings: [
      problem(
        `Answer the ${questions.length} questions on ${pageName(page)}, such as "${questions[0]}": we read no answer below them.`,
        3,
        page,
      ),
    ],
  }
}
