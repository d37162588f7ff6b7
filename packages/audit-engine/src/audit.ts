import type { AuditResult } from '@findable/contracts'
import { findCompetitors } from './competitors.ts'
import { factsBehind } from './facts-behind.ts'
import type { AuditDeps, Progress } from './deps.ts'
import { engineVersion } from './engine-version.ts'
import type { Facts } from './facts/facts.ts'
import { askSource, type OutsideSource } from './sources/outside/outside-source.ts'
import {
  outcomeOf,
  outsideOutcomes,
  outsideSources,
  phoneOutcome,
  renderedOutcome,
  websiteSources,
} from './sources/source-list.ts'
import { htmlOf, type SentDocument } from './sources/crawl/read-page.ts'
import type { Render, Viewing } from './sources/rendered/renderer.ts'
import type { PhoneMeasures } from './sources/rendered/phone-measures.ts'
import type { Gathered, WebsiteCrawl } from './sources/source.ts'
import { gatherTls } from './sources/tls-certificate.ts'
import { crawlWebsite } from './sources/website-crawl.ts'
import type { Target } from './target.ts'

/** Milliseconds the assessment waits for the home page on a phone once everything else is known. */
const patience = 4_000
const notViewed: Viewing = { outcome: 'failed', reason: 'it was not asked for' }
const notAsked = { outcome: 'unavailable', reason: 'This source was not asked.' } as const
const noCompetition = { competitors: [], homeScore: null, competitorsNote: '' }

/**
 * Audits a website: reads it, asks the other sources in parallel, then scores and advises. Throws HomeUnreadable when
 * the home page could not be read; any other failure lowers coverage and is named in the result. With `only`, the
 * website is read and the sources of that component are asked: of the result, its component says what a whole audit
 * would.
 */
export async function audit(target: Target, deps: AuditDeps): Promise<AuditResult> {
  const { now, log, watch, only } = deps
  const behind = only === undefined ? null : factsBehind(only)
  const isWanted = (fact: keyof Facts): boolean => behind === null || behind.has(fact)
  const auditedAt = new Date(now()).toISOString()
  const timeLimit = AbortSignal.timeout(deps.deadline)
  const signal = deps.signal ? AbortSignal.any([timeLimit, deps.signal]) : timeLimit
  const progress = (stage: Progress['stage'], share: number) => deps.onProgress?.({ stage, share })
  const ask = async <Data, About>(
    fact: keyof typeof outsideSources,
    source: OutsideSource<Data, About>,
    about: About,
  ): Promise<Gathered<Data>> =>
    isWanted(fact) ? watch(source.id, () => askSource(source, about, { ...deps, signal })) : notAsked
  const web = deps.openWeb()
  const reader = deps.openReader()
  const { view, close: endRendering, ...renderer } = deps.openRenderer(web)
  const render: Render = (page, ending) => watch(websiteSources.rendered.id, () => renderer.render(page, ending))
  try {
    progress(1, 0)
    // Certificate and speed are checked at the address the home page redirects to.
    const home = Promise.withResolvers<SentDocument>()
    const aboutHome = home.promise.then(({ url }) =>
      Promise.all([
        isWanted('tls') ? watch(websiteSources.tls.id, () => gatherTls(url, web, now, signal)) : notAsked,
        ask('speed', outsideSources.speed, { homeUrl: url }),
      ]),
    )
    const tooLate = new AbortController()
    const viewing = home.promise.then((document) =>
      deps.viewsHome && isWanted('phone')
        ? watch(websiteSources.phone.id, () =>
            view({ url: document.url, html: htmlOf(document) ?? '' }, AbortSignal.any([signal, tooLate.signal])),
          )
        : notViewed,
    )
    const crawl = await watch(websiteSources.crawl.id, () =>
      crawlWebsite(target, {
        web,
        reader,
        render,
        signal,
        onHome: (_, document) => home.resolve(document),
        onProgress: (share) => progress(1, share),
      }),
    )
    const website = { target: target.url, crawl }
    const { subject, channelUrl } = await watch('facts', () => reader.derive(website))

    progress(2, 0)
    const [places, search, map, channel, register] = await Promise.all([
      ask('places', outsideSources.places, subject),
      ask('search', outsideSources.search, subject),
      ask('map', outsideSources.map, subject),
      ask('channel', outsideSources.channel, { channelUrl }),
      ask('register', outsideSources.register, subject),
    ])
    progress(3, 1)
    const found = { places, search, map, channel, register }
    // Reading the competitors' websites takes time, so the assessment runs meanwhile.
    const [{ outside, tls, phone, picture, assessment }, competition] = await Promise.all([
      aboutHome.then(async ([tls, speed]) => {
        const outside = { ...found, speed }
        const { phone, picture } = gatheredView(await endedBy(viewing, tooLate), new Date(now()).toISOString())
        const assessment = await watch('assessment', () => reader.assess(website, { tls, phone, ...outside }))
        return { outside, tls, phone, picture, assessment }
      }),
      only === undefined
        ? watch('competitors', () =>
            findCompetitors(
              subject,
              { places, map, crawl },
              { ...deps, web, reader, render, signal, onProgress: (share) => progress(4, share) },
            ),
          )
        : noCompetition,
    ])
    // Our own time limit still gives a result; a caller who aborted does not want one.
    deps.signal?.throwIfAborted()
    progress(4, 1)

    const { failures, ...assessed } = assessment
    for (const failure of failures) log.error(failure, 'a component failed and was left out of the score')
    progress(5, 1)
    const read = reader.remaining(crawl)
    return {
      engineVersion,
      target: { input: target.input, url: read.home.finalUrl, host: subject.host },
      auditedAt,
      ...assessed,
      ...competition,
      ...(picture && { homePicture: picture }),
      sources: [
        outcomeOf(websiteSources.crawl, { outcome: 'gathered' }, null, unreadOf(read)),
        ...renderedOutcome(read),
        ...phoneOutcome(phone),
        outcomeOf(websiteSources.tls, tls),
        ...outsideOutcomes(outside),
      ],
    }
  } finally {
    reader.close()
    await endRendering()
    await web.close()
  }
}

const unreadOf = ({ stopped, pages }: WebsiteCrawl<unknown>): string | null =>
  stopped === 'time-limit'
    ? `Reading ended at its time limit after ${pages.length} ${pages.length === 1 ? 'page' : 'pages'}, so some pages were not read.`
    : null

/** How the viewing ends, within the patience. */
function endedBy(viewing: Promise<Viewing>, tooLate: AbortController): Promise<Viewing> {
  const timer = setTimeout(() => tooLate.abort(), patience)
  return viewing.finally(() => clearTimeout(timer))
}

/** The measures as a source's answer, and the picture as the result holds it. */
function gatheredView(viewing: Viewing, at: string) {
  if (viewing.outcome === 'failed') return { phone: { outcome: 'unavailable', reason: viewing.reason } as const }
  const { outcome: _, picture, ...data } = viewing
  const phone: Gathered<PhoneMeasures> = { outcome: 'gathered', at, data }
  return { phone, picture: picture && { ...picture, at } }
}
