import { crawlOf, goodSite, origin, readAt, type TestSite } from '../support/good-site.ts'
import { assess } from '../../src/assess.ts'
import { audit } from '../../src/audit.ts'
import { createDeps } from '../../src/deps.ts'
import { deriveFacts } from '../../src/facts/derive-facts.ts'
import { HomeUnreadable } from '../../src/home-unreadable.ts'
import { parsePage } from '../../src/page/parse-page.ts'
import { documentOf, htmlOf, isHtml } from '../../src/sources/crawl/read-page.ts'
import { readRobots } from '../../src/sources/crawl/robots-txt.ts'
import { gatherSitemaps } from '../../src/sources/crawl/sitemaps.ts'
import { noneAsked } from '../../src/sources/source-list.ts'
import { decodeText } from '../../src/sources/web/charset.ts'
import { openWeb, type Answer, type Web } from '../../src/sources/web/web.ts'
import { parseTarget } from '../../src/target.ts'
import { corpus } from './corpus.ts'
import { answerWith, hosts } from './hostile-server.ts'
import { unstorableIn } from '../hostile/half-characters.ts'
import { mutate } from './mutate.ts'
import { contentTypes, mutatedSite } from './mutated-site.ts'
import type { Random } from './random.ts'

/** A part of the engine that reads untrusted bytes: makes one case, feeds it, and throws when it is not handled. */
export type Target = (random: Random) => Promise<{ bytes: number }>

/**
 * From a site's pages to its report: no component may fail, every score must be within bounds, everything must be
 * storable.
 */
function auditAll(site: TestSite): void {
  const gathered = {
    crawl: { outcome: 'gathered' as const, at: readAt, data: crawlOf(site) },
    tls: { outcome: 'gathered' as const, at: readAt, data: site.tls },
    ...noneAsked('Not asked here.'),
  }
  const website = deriveFacts({ target: origin, crawl: gathered.crawl })
  const assessed = assess({ ...gathered, website })
  const { failures, components, overallScore } = assessed
  if (failures.length > 0) throw new Error(`${failures[0]!.component} failed: ${failures[0]!.message}`)
  expectStorable(assessed)
  const scores = [overallScore, ...components.map(({ score }) => score)]
  if (scores.some((score) => score !== null && !(score >= 0 && score <= 100)))
    throw new Error(`a score is out of bounds: ${scores.join(', ')}`)
}

/** Anything PostgreSQL refuses would cost the customer the report. */
function expectStorable(result: unknown): void {
  const [place] = unstorableIn(result)
  if (place !== undefined) throw new Error(`${place} cannot be stored`)
}

const html: Target = async (random) => {
  const documents = Array.from({ length: 1 + random.below(3) }, () => mutate(corpus.pages, random))
  const texts = documents.map((document) => decodeText(document, random.pick(contentTypes)))
  auditAll({ ...goodSite(), pages: Object.fromEntries(texts.map((text, n) => [n === 0 ? '/' : `/page-${n}`, text])) })
  return { bytes: sizeOf(documents) }
}

const jsonLd: Target = async (random) => {
  const blocks = Array.from({ length: 1 + random.below(4) }, () => mutate(corpus.jsonLd, random))
  const scripts = blocks.map(
    (block) => `<script type="application/ld+json">${decodeText(block, 'text/html; charset=utf-8')}</script>`,
  )
  auditAll({
    ...goodSite(),
    pages: { ...goodSite().pages, '/': `<title>Joe</title><h1>Joe</h1>${scripts.join('\n')}` },
  })
  return { bytes: sizeOf(blocks) }
}

const robots: Target = async (random) => {
  const document = mutate(corpus.robots, random)
  const text = decodeText(document, 'text/plain; charset=utf-8')
  const { allows } = readRobots(`${origin}/robots.txt`, random.pick([200, 204, 404, 503, null]), text)
  const lines = text.split('\n').map((line) => line.slice(line.indexOf(':') + 1).trim())
  for (const agent of ['FindableBot', '', '*', ...lines.slice(0, 5)]) {
    for (const path of ['/', '/a?b=%zz', ...lines.slice(0, 40)]) {
      if (typeof allows(agent, path) !== 'boolean') throw new Error('no answer from robots.txt')
    }
  }
  if (random.chance(0.1)) auditAll({ ...goodSite(), robots: text })
  return { bytes: document.length }
}

const sitemap: Target = async (random) => {
  let bytes = 0
  const ask: Web['ask'] = async (url) => {
    const body = mutate(corpus.sitemaps, random)
    bytes += body.length
    return { ...answered(url, body), headers: { 'content-type': random.pick(['application/xml', 'text/plain', 'x']) } }
  }
  const early = await ask(`${origin}/sitemap.xml`)
  const web: Web = { ask, certificateOf: () => null, close: async () => {} }
  const named = random.chance(0.5) ? [] : [`${origin}/sitemap.xml`, 'http://[', '//x']
  const found = await gatherSitemaps(
    web,
    origin,
    { named, linked: [`${origin}/s.xml`] },
    early,
    new AbortController().signal,
  )
  if (found.length > 20 || found.some(({ locations }) => locations.length > 5_000))
    throw new Error(`sitemaps without bounds: ${found.length}`)
  return { bytes }
}

const answered = (url: string, body: Buffer): Answer => ({
  outcome: 'answered',
  url,
  finalUrl: url,
  redirects: [],
  status: 200,
  headers: {},
  contentType: '',
  body,
  truncated: false,
  at: readAt,
  took: 1,
})

const headers: Target = async (random) => {
  const bytes = mutate(corpus.answers, random)
  const web = openWeb({ hostMap: await answerWith(() => bytes) })
  const answer = await web.ask(`http://${hosts[0]}/`, {
    method: random.pick(['GET', 'HEAD']),
    reads: isHtml,
    deadline: 3_000,
  })
  // An unfinished body is detected at once: the connection is closed.
  if (answer.outcome === 'failed' && answer.reason === 'timeout') throw new Error('an answer that ended was waited for')
  expectStorable({ ...answer, body: null })
  const document = answer.outcome === 'answered' ? documentOf(answer) : null
  const text = document && htmlOf(document)
  if (document && text !== null) parsePage(text, document.url)
  await web.close()
  return { bytes: bytes.length }
}

/** A whole website of mutated answers, including redirects, read and audited over real connections. */
const site: Target = async (random) => {
  const { hostMap, bytesSent } = await mutatedSite(random.below(2 ** 31))
  const fail = (details: object) => {
    throw new Error(JSON.stringify(details))
  }
  const deps = createDeps({ hostMap, log: { warn: () => {}, error: fail } })
  await audit(parseTarget(hosts[0], { hostMap, scheme: 'http' }), deps).then(expectStorable, (error: unknown) => {
    if (!(error instanceof HomeUnreadable)) throw error
  })
  return { bytes: bytesSent() }
}

const sizeOf = (documents: Buffer[]): number => documents.reduce((sum, { length }) => sum + length, 0)

export const targets = { html, jsonLd, robots, sitemap, headers, site } satisfies Record<string, Target>
export type TargetName = keyof typeof targets
