import type { AuditResult, SourceOutcome } from '@findable/contracts'
import type { AuditDeps, Progress } from './deps.ts'
import { engineVersion } from './engine-version.ts'
import { outsideOutcomes, websiteSources } from './sources/source-list.ts'
import type { Gathered, TlsCertificate, WebsiteCrawl } from './sources/source.ts'
import { gatherTls } from './sources/tls-certificate.ts'
import { crawlWebsite } from './sources/website-crawl.ts'
import type { Target } from './target.ts'

/**
 * Audits a website: asks the sources side by side, then derives, scores and advises. Throws HomeUnreadable when the
 * home page could not be read; whatever else goes wrong lowers coverage and is named in the result.
 */
export async function audit(target: Target, deps: AuditDeps): Promise<AuditResult> {
  const { now, log } = deps
  const auditedAt = new Date(now()).toISOString()
  const timeLimit = AbortSignal.timeout(deps.deadline)
  const signal = deps.signal ? AbortSignal.any([timeLimit, deps.signal]) : timeLimit
  const progress = (stage: Progress['stage'], share: number) => deps.onProgress?.({ stage, share })
  const web = deps.openWeb()
  try {
    progress(1, 0)
    // The certificate is asked for where the home page turns out to be.
    const home = Promise.withResolvers<string>()
    const tlsGathered = home.promise.then((homeUrl) => gatherTls(homeUrl, web, now, signal))
    const crawled = crawlWebsite(target, {
      web,
      parse: deps.parse,
      signal,
      onHome: ({ finalUrl }) => home.resolve(finalUrl),
      onProgress: (share) => progress(1, share),
    })
    const [data, tls] = await Promise.all([crawled, tlsGathered])
    // Our own time limit ends in a result; a caller who gave up wants none.
    deps.signal?.throwIfAborted()
    const crawl: Gathered<WebsiteCrawl> = { outcome: 'gathered', at: data.home.at, data }
    // Search, local and social sources report here once they are asked.
    for (const stage of [2, 3, 4] as const) progress(stage, 1)

    progress(5, 0)
    const { failures, ...assessed } = await deps.assess({ target: target.url, crawl, tls })
    for (const failure of failures) log.error(failure, 'a component failed and was left out of the score')
    progress(5, 1)
    const { finalUrl } = data.home
    return {
      engineVersion,
      target: { input: target.input, url: finalUrl, host: new URL(finalUrl).hostname.replace(/^www\./, '') },
      auditedAt,
      ...assessed,
      competitors: [],
      competitorsNote:
        'No competitors were compared: finding them needs a source of businesses nearby, and none could be asked.',
      sources: [crawlOutcome(data), tlsOutcome(tls), ...outsideOutcomes(deps.keys)],
    }
  } finally {
    await web.close()
  }
}

function crawlOutcome({ stopped, pages }: WebsiteCrawl): SourceOutcome {
  const reason =
    stopped === 'time-limit'
      ? `Reading ended at its time limit after ${pages.length} ${pages.length === 1 ? 'page' : 'pages'}, so some pages were not read.`
      : null
  return { ...websiteSources.crawl, outcome: 'gathered', reason, attribution: null }
}

const tlsOutcome = (tls: Gathered<TlsCertificate>): SourceOutcome => ({
  ...websiteSources.tls,
  outcome: tls.outcome,
  reason: tls.outcome === 'unavailable' ? tls.reason : null,
  attribution: null,
})
