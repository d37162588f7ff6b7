import { audit, createDeps, parseTarget, type AuditDeps } from '@findable/audit-engine'
import { load } from 'cheerio'
import type { Benchmark } from '../benchmark.ts'
import { hostMapTo } from './audits.ts'
import { host } from './site/layout.ts'
import { pages } from './site/pages.ts'
import { startBenchSite } from './site/site.ts'

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

export const parsing: Benchmark = {
  group: 'engine',
  rows: [
    {
      id: 'engine-parse',
      figure: 'CPU a page, parsed and assessed for all components / bare cheerio-parse5 `load` and ten selectors',
      goal: 0.75,
      better: 'lower',
      limit:
        'two thirds of it is facts and components, which search the text of a page for many things, each on its own',
    },
  ],
  async measure(say) {
    const engine = await recordedAudit()
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
    return { 'engine-parse': ratios }
  },
}

/** Milliseconds. */
async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/** The two CPU-bound parts of an audit, parsing and assessing, on the pages that one audit fetched. */
async function recordedAudit() {
  const site = await startBenchSite()
  const hostMap = hostMapTo(site.port)
  const deps = createDeps({ hostMap })
  const recorded = Promise.withResolvers<Parameters<AuditDeps['assess']>[0]>()
  const assess: AuditDeps['assess'] = (gathered) => {
    recorded.resolve(gathered)
    return deps.assess(gathered)
  }
  const target = parseTarget(host, { hostMap, scheme: 'http' })
  await audit(target, { ...deps, assess })
  site.close()
  const gathered = await recorded.promise
  if (gathered.crawl.outcome !== 'gathered') throw new Error('the website was not read')
  const { data } = gathered.crawl
  if (data.pages.length !== pages.size) throw new Error(`${data.pages.length} of ${pages.size} pages were read`)
  return {
    async parseAndAssess() {
      const read = await Promise.all(
        data.pages.map(async (crawled) => {
          const { pathname } = new URL(crawled.finalUrl)
          return { ...crawled, page: await deps.parse(pages.get(pathname)!, crawled.finalUrl) }
        }),
      )
      const crawl = { ...gathered.crawl, data: { ...data, home: read[0]!, pages: read } }
      const website = await deps.derive({ target: target.url, crawl })
      return deps.assess({ ...gathered, crawl, website })
    },
  }
}
