import { audit, createDeps, parseTarget, type AuditDeps, type Reader } from '@findable/audit-engine'
import { load } from 'cheerio'
import type { Benchmark, Row } from '../benchmark.ts'
import { hostMapTo } from './audits.ts'
import { startBenchSite } from './site/site.ts'
import type { SiteName } from './site/sites.ts'

/** Rounds until the compiler has optimised both. */
const warmUps = 30
const repeats = 20

/** What a simple checker would look for. */
const selectors = [
  'title',
  'meta[name=description]',
  'link[rel=canonical]',
  'h1, h2, h3',
  'img',
  'a[href]',
  'script[type="application/ld+json"]',
  'p, li',
  'form input',
  'nav a',
]

export const parsing = (name: SiteName, { id, figure, limit }: Pick<Row, 'id' | 'figure' | 'limit'>): Benchmark => ({
  group: 'engine',
  rows: [{ id, figure, goal: 0.7, better: 'lower', limit }],
  async measure(say) {
    const { pages, ...engine } = await recordedAudit(name)
    const ratios: number[] = []
    for (let round = 1; round <= warmUps + repeats; round++) {
      const ours = await cpuOf(() => engine.parseAndAssess())
      const theirs = await cpuOf(async () => {
        for (const html of pages.values()) {
          const $ = load(html)
          for (const selector of selectors) $(selector)
        }
      })
      if (round <= warmUps) continue
      ratios.push(ours / theirs)
      say(`${(ours / pages.size).toFixed(2)} ms a page, cheerio ${(theirs / pages.size).toFixed(2)} ms`)
    }
    return { [id]: ratios }
  },
})

/** Milliseconds. */
async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/** The two CPU-bound parts of an audit, parsing and assessing, on the pages that one audit fetched. */
async function recordedAudit(name: SiteName) {
  const site = await startBenchSite(name)
  const { host, pages } = site
  const hostMap = hostMapTo(site)
  const deps = createDeps({ hostMap })
  const recorded = Promise.withResolvers<Parameters<Reader['assess']>>()
  const openReader: AuditDeps['openReader'] = () => {
    const reader = deps.openReader()
    return {
      ...reader,
      assess(...gathered) {
        recorded.resolve(gathered)
        return reader.assess(...gathered)
      },
    }
  }
  await audit(parseTarget(host, { hostMap, scheme: 'http' }), { ...deps, openReader })
  site.close()
  const [{ target, crawl }, elsewhere] = await recorded.promise
  if (crawl.pages.length !== pages.size) throw new Error(`${crawl.pages.length} of ${pages.size} pages were read`)
  return {
    pages,
    async parseAndAssess() {
      const reader = deps.openReader()
      const read = await Promise.all(
        crawl.pages.map(async (crawled) => {
          const { pathname } = new URL(crawled.finalUrl)
          const body = Buffer.from(pages.get(pathname)!)
          const page = await reader.read({ url: crawled.finalUrl, body, contentType: crawled.contentType })
          return { ...crawled, page: page! }
        }),
      )
      const website = { target, crawl: { ...crawl, home: read[0]!, pages: read } }
      await reader.derive(website)
      return reader.assess(website, elsewhere)
    },
  }
}
