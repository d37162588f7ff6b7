import type { Evidence } from '@findable/contracts'
import type { CrawledPage } from '../../sources/source.ts'
import { count, shorten } from './phrases.ts'

const crawlSource = 'website-crawl'

/** Something seen on one page, with a verbatim quote from it. */
export const seenOn = (
  { finalUrl, at }: Pick<CrawledPage, 'finalUrl' | 'at'>,
  saw: string,
  quote?: string | null,
): Evidence => ({
  saw,
  url: finalUrl,
  at,
  source: crawlSource,
  ...(quote ? { quote: shorten(quote, 200) } : {}),
})

/** Something that is true of the site as a whole, including an absence. */
export const seenOnSite = (crawl: { at: string }, saw: string): Evidence => ({
  saw,
  url: null,
  at: crawl.at,
  source: crawlSource,
})

/** Something a derived fact recorded with its address; dated by the crawl. */
export const seenAt = (crawl: { at: string }, url: string, saw: string, quote?: string | null): Evidence =>
  seenOn({ finalUrl: url, at: crawl.at }, saw, quote)

/** The first items, then one line that says how many more there are. */
export const atMost = <One extends Evidence>(
  limit: number,
  evidence: readonly One[],
  crawl: { at: string },
): (One | Evidence)[] =>
  evidence.length <= limit
    ? [...evidence]
    : [
        ...evidence.slice(0, limit),
        seenOnSite(
          crawl,
          evidence.every(({ saw }) => saw === evidence[0]!.saw)
            ? `The same was seen ${count(evidence.length - limit, 'more time')}.`
            : `${count(evidence.length - limit, 'more such line is', 'more such lines are')} left out.`,
        ),
      ]
