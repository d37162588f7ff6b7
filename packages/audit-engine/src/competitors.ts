import type { AuditResult, Competitor, Identity } from '@findable/contracts'
import { candidatesAmong, type Found } from './competitors/candidates.ts'
import { noteOf } from './competitors/note.ts'
import type { AuditDeps } from './deps.ts'
import { nameKey } from './facts/business-names.ts'
import type { Reader } from './reader.ts'
import type { PageOutline } from './sources/crawl/page-outline.ts'
import { crawlHome, homeAlone } from './sources/home-crawl.ts'
import type { Subject } from './sources/outside/subject.ts'
import type { Render } from './sources/rendered/renderer.ts'
import { noneAsked } from './sources/source-list.ts'
import type { WebsiteCrawl } from './sources/source.ts'
import { hostOf } from './sources/web/host-names.ts'
import type { Web } from './sources/web/web.ts'

type Competition = Pick<AuditResult, 'competitors' | 'homeScore' | 'competitorsNote'>
type Deps = Pick<AuditDeps, 'log'> & {
  web: Web
  reader: Reader
  render: Render
  signal: AbortSignal
  onProgress: (share: number) => void
}

const atMost = 5
/** An unreadable website is replaced by the next candidate, up to this many. */
const lookedAt = 8
/** Milliseconds for reading all of them in parallel, and for one before the next candidate is tried. */
const time = { all: 8_000, one: 4_000 }

/**
 * At most five businesses of the same trade nearby, their home pages scored by the same components. The only thing kept
 * from a source is how they were found: names and addresses come from their own websites.
 */
export async function findCompetitors(
  subject: Subject,
  found: Found & { crawl: WebsiteCrawl<PageOutline> },
  deps: Deps,
): Promise<Competition> {
  const candidates = candidatesAmong(found, subject)
  if (!candidates) return { competitors: [], homeScore: null, competitorsNote: noteOf(subject, found, null) }
  const signal = AbortSignal.any([deps.signal, AbortSignal.timeout(time.all)])
  const targets = candidates.targets.slice(0, lookedAt)
  const waiting = targets.map((target, place) => ({ target, place }))
  const measured: { place: number; competitor: Competitor }[] = []

  /** Tries the next candidate until one could be measured. */
  const seat = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { target, place } = next
      const reading = AbortSignal.any([signal, AbortSignal.timeout(time.one)])
      const competitor = await crawlHome(target, { ...deps, signal: reading })
        .then((crawl) => measureCompetitor(crawl, subject, deps))
        .catch((error: unknown) => {
          deps.log.warn({ host: target.host, reason: String(error) }, 'a competitor could not be measured')
          return null
        })
      if (!competitor) continue
      measured.push({ place, competitor })
      deps.onProgress(measured.length / atMost)
      return
    }
  }
  const ownHome = measure(homeAlone(found.crawl.home, found.crawl.robots), deps).then(
    ({ overallScore }) => overallScore,
    // The page stalled the parser again: the comparison goes on without this figure.
    () => null,
  )
  await Promise.all(Array.from({ length: atMost }, seat))
  const competitors = measured.toSorted((a, b) => a.place - b.place).map(({ competitor }) => competitor)
  const homeScore = competitors.length > 0 ? await ownHome : null
  return {
    competitors,
    homeScore,
    competitorsNote: noteOf(subject, found, {
      from: candidates.from,
      competitors: competitors.length,
      ownHome: homeScore,
    }),
  }
}

/** Null for a page that says too little, and for the business itself under another name. */
async function measureCompetitor(
  crawl: WebsiteCrawl<PageOutline>,
  subject: Subject,
  deps: Deps,
): Promise<Competitor | null> {
  const { identity, overallScore, coverage } = await measure(crawl, deps)
  if (overallScore === null || isSame(identity, subject)) return null
  const { finalUrl: url } = crawl.home
  return { name: identity.name ?? hostOf(url), url, score: overallScore, coverage }
}

const isSame = ({ name, phone, abn }: Identity, subject: Subject): boolean =>
  (abn !== null && abn === subject.abn) ||
  (phone !== null && subject.phones.includes(phone)) ||
  (name !== null && subject.name !== null && nameKey(name) === nameKey(subject.name))

async function measure(crawl: WebsiteCrawl<PageOutline>, { reader, log }: Deps) {
  const unasked = 'For the comparison only the home page was read.'
  const assessed = await reader.assess(
    { target: crawl.home.finalUrl, crawl },
    { tls: { outcome: 'unavailable', reason: unasked }, ...noneAsked(unasked) },
  )
  for (const failure of assessed.failures) log.error(failure, 'a component failed on a competitor')
  return assessed
}
