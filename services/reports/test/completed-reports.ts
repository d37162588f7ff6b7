import type { AuditResult } from '@findable/contracts'
import { auditResult, paidOrder, type Reports } from './harness.ts'

/** Orders a report and completes it with this result. */
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

/** A result whose website links to this profile. */
export function resultAbout(
  host: string,
  identity: Partial<AuditResult['identity']>,
  profile: string | null,
  over: Partial<AuditResult> = {},
): AuditResult {
  return auditResult({
    target: { input: host, url: `https://${host}/`, host },
    identity: { ...auditResult().identity, ...identity },
    profiles:
      profile === null ? [] : [{ platform: 'Facebook', url: profile, foundOn: `https://${host}/`, linked: true }],
    ...over,
  })
}

/** A result in which every component has this score, except those named. */
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
