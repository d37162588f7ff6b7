import { createDeps, type AuditDeps } from '../deps.ts'
import { questionKey, ServiceFailure, type OutsideServices } from '../sources/outside/services.ts'
import { serviceList, type ServiceId } from '../sources/outside/service-list.ts'
import { inOrder } from './in-order.ts'
import type { Web } from '../sources/web/web.ts'
import { exchangeKey, recordedAnswer, recordedCertificate, type Recording } from './recording.ts'

/** Deps that record everything from outside, and the recording, which is complete when the audit has ended. */
export function recordingDeps(website: string, live: AuditDeps): { deps: AuditDeps; recording: Recording } {
  const at = new Date(live.now()).toISOString()
  const services = (Object.keys(serviceList) as ServiceId[]).filter((service) => live.services.has(service))
  const recording: Recording = { website, at, exchanges: {}, certificates: {}, rendered: {}, services, answers: {} }
  const order = inOrder()

  let liveWeb: Web

  const openWeb: AuditDeps['openWeb'] = () => {
    const web = (liveWeb = live.openWeb())
    return {
      ask(url, options = {}) {
        const answers = (recording.exchanges[exchangeKey(url, options)] ??= [])
        const place = answers.push(null as never) - 1
        return order.deliver(
          web.ask(url, options).then((answer) => {
            answers[place] = recordedAnswer(answer)
            return answer
          }),
        )
      },
      certificateOf(host) {
        const seen = web.certificateOf(host)
        recording.certificates[host] = recordedCertificate(seen)
        return seen
      },
      close: web.close,
    }
  }

  /** The browser uses the live web: what it loads is not recorded, only what it showed. */
  const openRenderer: AuditDeps['openRenderer'] = () => {
    const renderer = live.openRenderer(liveWeb)
    return {
      render: (page, signal) =>
        order.deliver(renderer.render(page, signal).then((rendering) => (recording.rendered[page.url] = rendering))),
      async view(page, signal) {
        const viewing = await renderer.view(page, signal)
        recording.viewed = viewing.outcome === 'viewed' ? { ...viewing, picture: null } : viewing
        return viewing
      },
      close: renderer.close,
    }
  }

  const asked: OutsideServices = {
    has: live.services.has,
    async ask(question, signal) {
      try {
        const answer = await live.services.ask(question, signal)
        recording.answers[questionKey(question)] = answer
        return answer
      } catch (error) {
        if (error instanceof ServiceFailure) recording.answers[questionKey(question)] = { failure: error.message }
        throw error
      }
    },
  }

  return {
    deps: createDeps({
      ...live,
      openWeb,
      openRenderer,
      openReader: () => order.readBy(live.openReader()),
      services: asked,
      now: () => Date.parse(at),
    }),
    recording,
  }
}
