import type { Facts } from '../../facts/facts.ts'
import type { CrawledPage, WebsiteCrawl } from '../../sources/source.ts'
import {
  answeredFully,
  bestAnswer,
  commonWords,
  isSpokenOf,
  mayBeInTitle,
  partsOf,
  subjectsOf,
  withOwnPages,
  type Answer,
} from '../business/services.ts'
import { isMisspelt } from '../../text/misspelt.ts'
import { copiesAmong } from '../site/page-text.ts'
import type { Site } from '../site/site.ts'

/** Services looked for. */
export const most = 8

/** A service, and the page that best answers a search for it. */
export interface NamedAnswer extends Answer {
  service: Facts['services'][number]
  /** The pages of its own. */
  own: CrawledPage[]
  mayBeTitled: boolean
  isSpoken: boolean
}

interface Answers {
  answers: NamedAnswer[]
  /** How many services the site names. */
  named: number
  /** The first of them, be it one whose pages were not read; null for none. */
  first: string | null
}

export const readAnswers = (
  site: Site,
  crawl: WebsiteCrawl,
  { services, identity }: Pick<Facts, 'services' | 'identity'>,
): Answers => {
  const all = subjectsOf(services, [identity.suburb ?? '', ...identity.areas])
  const named = withOwnPages(site, crawl, all)
  const common = commonWords(all)
  // Of a service with a page that we did not see, nothing is known; one name for several things may have a page for each.
  const answers: NamedAnswer[] = []
  for (const { service, read, isUnread } of named) {
    if (isUnread) continue
    const answer = {
      service,
      own: read,
      ...bestAnswer(site, service.name, read, common),
      mayBeTitled: mayBeInTitle(site, service, read, common),
      isSpoken: isSpokenOf(site, service),
    }
    const isOne = partsOf(service).length === 1 || hasPage(answer) || hasTitledPage(answer)
    if (isOne || !answer.mayBeTitled || !answer.isSpoken) answers.push(answer)
    if (answers.length === most) break
  }
  return { answers, named: all.length, first: named[0]?.service.name ?? null }
}

/** Whether a page is about it, however little that says. */
export const hasPage = ({ inTitle, inHeading }: Answer): boolean => inTitle && inHeading

/** Whether its own page has the whole name in its title: one page for all that the name joins. "For parents" says to whom. */
const hasTitledPage = ({ service, page, own, inTitle, partly }: NamedAnswer): boolean =>
  page !== null &&
  own.includes(page) &&
  inTitle &&
  !partly.includes('title') &&
  !/^for\b/i.test(page.page.titles[0] ?? '') &&
  !page.page.headings.some(({ text }) => isMisspelt(service.name, text))

/** The services that a page of their own answers in full. A page that answers for several is about none. */
export const answeredInFull = (site: Site, answers: readonly NamedAnswer[]): NamedAnswer[] => {
  const copies = copiesAmong(site.content)
  return answers.filter(
    ({ met, page, partly }) =>
      met >= answeredFully &&
      partly.length === 0 &&
      page !== null &&
      !copies.has(page) &&
      answers.filter((answer) => answer.page === page).length === 1,
  )
}
