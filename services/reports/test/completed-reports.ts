import type { AuditResult, Evidence } from '@findable/contracts'
import { auditResult, paidOrder, type Reports } from './harness.ts'

/** Orders and makes a report with this result. */
export async function completeReport(reports: Reports, result: AuditResult): Promise<string> {
  const order = paidOrder({ website: result.target.url })
  reports.orders.set(order.paymentId, order)
  const { body } = await reports.start({
    businessData: { businessName: 'x', businessWebsite: result.target.url, industry: 'Detecting Automatically' },
    paymentType: 'stripe',
    paymentId: order.paymentId,
  })
  await reports.make((await reports.jobs()).at(-1)!, async () => result)
  return body.reportId as string
}

/** A result whose website leads to this profile. */
export function resultAbout(
  host: string,
  identity: Partial<AuditResult['identity']>,
  profile: string | null,
  over: Partial<AuditResult> = {},
): AuditResult {
  const plain = auditResult()
  const evidence: Evidence[] =
    profile === null
      ? []
      : [
          {
            saw: 'Facebook: linked, not verified.',
            url: `https://${host}/`,
            at: plain.auditedAt,
            source: 'website-crawl',
            quote: profile,
          },
        ]
  return auditResult({
    target: { input: host, url: `https://${host}/`, host },
    identity: { ...plain.identity, ...identity },
    components: plain.components.map((component) =>
      component.id === 'social-media'
        ? { ...component, outcome: 'scored', score: 50, confidence: 0.9, evidence, reason: null }
        : component,
    ),
    ...over,
  })
}

/** A result in which every component has this score, but for those named. */
export const resultWithScores = (host: string, score: number, named: Record<string, number>): AuditResult =>
  auditResult({
    target: { input: host, url: `https://${host}/`, host },
    components: auditResult().components.map((component) => ({
      ...component,
      outcome: 'scored',
      score: named[component.id] ?? score,
      reason: null,
    })),
  })
