import type { Clock, Log } from '../../deps.ts'
import type { Gathered } from '../source.ts'
import { serviceList, type ServiceId } from './service-list.ts'
import { ServiceFailure, type OutsideServices, type Question, type ServiceAnswer } from './services.ts'
import type { Subject } from './subject.ts'

/** Asks one question within the source's budget. */
export type Ask = (question: Question) => Promise<ServiceAnswer>

/** A source outside the website: which services it asks, within which limits, and what may be kept of the answers. */
export interface OutsideSource<Data, About = Subject> {
  id: string
  title: string
  services: readonly ServiceId[]
  /** `score-only`: a result may contain only place ids, scores and our own words. */
  retention: 'keep' | 'score-only'
  budget: {
    calls: number
    /** Milliseconds for all calls together. */
    time: number
  }
  /** Credit required by its terms. */
  attribution: string | null
  /** May throw ServiceFailure, or any error for an answer that does not have its documented shape. */
  gather(about: About, ask: Ask): Promise<Data>
}

/** Thrown when it is clear beforehand that the source has nothing to look for. */
export class NothingToAsk extends Error {}

/** Asks a source. Whatever happens in it, this returns data or the true reason why there is none. */
export async function askSource<Data, About>(
  source: OutsideSource<Data, About>,
  about: About,
  { services, now, log, signal }: { services: OutsideServices; now: Clock; log: Log; signal: AbortSignal },
): Promise<Gathered<Data>> {
  const missing = source.services.find((service) => !services.has(service))
  if (missing) return { outcome: 'unavailable', reason: notSetUp(missing) }
  const given = AbortSignal.any([signal, AbortSignal.timeout(source.budget.time)])
  let calls = 0
  const answers: ServiceAnswer[] = []
  const ask: Ask = async (question) => {
    calls += 1
    if (calls > source.budget.calls) throw new Error(`more than ${source.budget.calls} calls`)
    const answer = await services.ask(question, given)
    answers.push(answer)
    return answer
  }
  try {
    const at = new Date(now()).toISOString()
    const data = await source.gather(about, ask)
    await Promise.all(answers.map(async ({ keep }) => keep?.()))
    return { outcome: 'gathered', at, data }
  } catch (error) {
    if (error instanceof NothingToAsk) return { outcome: 'unavailable', reason: error.message }
    log.warn({ source: source.id, error }, 'a source gave nothing')
    const reason = error instanceof ServiceFailure ? error.message : `${source.title} gave an answer we could not read.`
    return { outcome: 'unavailable', reason }
  }
}

const notSetUp = (service: ServiceId): string =>
  `${serviceList[service].title} was not asked: this report was made without access to it.`
