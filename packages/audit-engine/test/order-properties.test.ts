import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assess, type Assessed } from '../src/assess.ts'
import { crawlOf, goodSite, origin, readAt } from './support/good-site.ts'
import { deriveFacts } from '../src/facts/derive-facts.ts'
import { noneAsked } from '../src/sources/source-list.ts'
import type { WebsiteCrawl } from '../src/sources/source.ts'

const demoSites = join(import.meta.dirname, '../../sandbox/demo-sites')

/** Every page of a demo site, as if the crawl had read it. */
function crawlOfDemo(host: string): WebsiteCrawl {
  const folder = join(demoSites, host, 'public')
  const pages = globSync('**/*.html', { cwd: folder })
    .toSorted()
    .map((file) => [`/${file.replace(/(index)?\.html$/, '')}`, readFileSync(join(folder, file), 'utf8')] as const)
  return crawlOf({ ...goodSite(), pages: Object.fromEntries(pages), sitemap: null })
}

const { tls } = goodSite()
function assessInOrder(data: WebsiteCrawl, order: readonly number[]): Assessed {
  const others = data.pages.filter((page) => page !== data.home)
  const pages = [data.home, ...order.map((place) => others[place]!)]
  const crawl = { outcome: 'gathered' as const, at: readAt, data: { ...data, pages } }
  return assess({
    website: deriveFacts({ target: origin, crawl }),
    crawl,
    tls: { outcome: 'gathered', at: readAt, data: tls },
    ...noneAsked('Not asked in this test.'),
  })
}

/** The judgement without the order of its parts. */
const judged = ({ identity, industry, overallScore, coverage, components, failures }: Assessed) => ({
  identity,
  industry,
  overallScore,
  coverage,
  scores: components.map(({ id, score, confidence }) => ({ id, score, confidence })),
  failures,
})

const demos = readdirSync(demoSites, { withFileTypes: true }).filter((entry) => entry.isDirectory())

test.each([
  { site: 'the good site', data: crawlOf(goodSite()) },
  ...demos.map(({ name }) => ({ site: name, data: crawlOfDemo(name) })),
])('the order in which the pages of $site are read changes neither score nor identity nor industry', ({ data }) => {
  const places = Array.from({ length: data.pages.length - 1 }, (_, place) => place)
  const asRead = assessInOrder(data, places)
  fc.assert(
    fc.property(fc.shuffledSubarray(places, { minLength: places.length }), (order) => {
      expect(judged(assessInOrder(data, order))).toEqual(judged(asRead))
    }),
    { numRuns: 8 },
  )
})
