import type { Asked, Watch } from '@findable/audit-engine'
import { inSpan, startSpan } from '@findable/service-kit'

/** A part of an audit as a span, with the outcome of a source. */
export const traceAuditPart: Watch = (part, work) =>
  inSpan(part, {}, async (span) => {
    const result = await work()
    if (span && typeof result === 'object' && result !== null && 'outcome' in result) {
      span.set({ 'findable.source.outcome': String(result.outcome) })
    }
    return result
  })

/** A question to an outside service, once it has ended. */
export function traceQuestion({ service, outcome, seconds }: Asked): void {
  const attributes = { 'peer.service': service, 'findable.source.outcome': outcome }
  startSpan(`ask ${service}`, { kind: 'client', attributes, startedAt: Date.now() - seconds * 1_000 })?.end()
}
