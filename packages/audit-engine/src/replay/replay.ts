import type { AuditResult } from '@findable/contracts'
import { audit } from '../audit.ts'
import { createDeps, type AuditDeps } from '../deps.ts'
import { questionKey, ServiceFailure } from '../sources/outside/services.ts'
import { parseTarget } from '../target.ts'
import { inOrder } from './in-order.ts'
import { exchangeKey, playedAnswer, type Recording } from './recording.ts'
import type { SeenCertificate } from '../sources/web/connections.ts'

/** The engine now asks for something the recording does not contain, so the website must be captured again. */
class NotRecorded extends Error {
  constructor(website: string, missing: readonly string[]) {
    super(`The recording of ${website} does not hold ${missing.join(', ')}. Capture it again: npm run capture.`)
    this.name = 'NotRecorded'
  }
}

/**
 * Repeats the audit of a recorded website without a network: the same recording gives the same bytes. Throws
 * NotRecorded.
 */
export async function replay(recording: Recording, { only }: Pick<AuditDeps, 'only'> = {}): Promise<AuditResult> {
  const missing: string[] = []
  const live = createDeps()
  const order = inOrder(live.parse)
  const asked = new Map<string, number>()

  const result = await audit(parseTarget(recording.website), {
    ...live,
    now: () => Date.parse(recording.at),
    parse: order.parse,
    openWeb: () => ({
      ask(url, options = {}) {
        const key = exchangeKey(url, options)
        const time = asked.get(key) ?? 0
        asked.set(key, time + 1)
        const answers = recording.exchanges[key] ?? []
        const answer = answers[Math.min(time, answers.length - 1)]
        if (answer) return order.deliver(Promise.resolve(playedAnswer(answer)))
        missing.push(key)
        const detail = 'This is not in the recording.'
        return order.deliver(Promise.resolve({ outcome: 'failed', url, redirects: [], reason: 'budget', detail }))
      },
      certificateOf: (host) => (recording.certificates[host] ?? null) as SeenCertificate | null,
      close: async () => {},
    }),
    openRenderer: () => ({
      render({ url }) {
        const rendering = recording.rendered[url]
        if (!rendering) missing.push(`the rendered ${url}`)
        return order.deliver(
          Promise.resolve(rendering ?? { outcome: 'failed', reason: 'this is not in the recording' }),
        )
      },
      view: async () => recording.viewed ?? { outcome: 'failed', reason: 'this is not in the recording' },
      close: async () => {},
    }),
    viewsHome: true,
    only,
    services: {
      has: (service) => recording.services.includes(service),
      async ask(question) {
        const key = questionKey(question)
        const answer = recording.answers[key]
        if (!answer) missing.push(key)
        if (!answer || 'failure' in answer) throw new ServiceFailure(answer?.failure ?? 'This is not in the recording.')
        return answer
      },
    },
  })
  if (missing.length > 0) throw new NotRecorded(recording.website, missing)
  return result
}
