import { withComponent } from '@findable/audit-engine'
import type { AuditResult, ComponentResult, StepPayload } from '@findable/contracts'
import type { RunAudit } from '../src/generation.ts'
import { auditResult, paidOrder, type Reports } from './harness.ts'

/** A component as an audit scores it, with these problems. */
export const scored = (id: string, score: number, ...problems: string[]): Partial<ComponentResult> => ({
  id,
  outcome: 'scored',
  score,
  confidence: 0.9,
  reason: null,
  evidence: [
    {
      saw: `${id} was read: ${score}.`,
      url: 'https://example.com.au/',
      at: '2026-01-01T00:00:00.000Z',
      source: 'website-crawl',
    },
  ],
  findings: problems.map((text) => ({ kind: 'problem', text })),
})

/** A result with these components, to which no other applies: what is measured of them is enough for a score. */
export function resultWith(components: Partial<ComponentResult>[], over: Partial<AuditResult> = {}): AuditResult {
  const base = auditResult()
  const result = base.components
    .map((one) => ({
      ...one,
      ...(components.find(({ id }) => id === one.id) ?? {
        outcome: 'notApplicable' as const,
        score: null,
        reason: '-',
      }),
    }))
    .reduce((sofar, verdict) => withComponent(sofar, verdict), base)
  return { ...result, ...over }
}

export const finds = (...components: Partial<ComponentResult>[]): RunAudit => {
  return async () => resultWith(components, { auditedAt: new Date().toISOString() })
}

/** An order with a delivered report, and what its owner does with the link. */
export async function delivered(reports: Reports, result: AuditResult = auditResult(), order = paidOrder()) {
  const { body } = await reports.startPaid(order)
  const id = body.reportId as string
  await reports.make((await reports.jobs()).at(-1)!, async () => result)
  const path = `/api/business-reports/${id}`
  const versionJobs = async (): Promise<StepPayload<'generateReport'>[]> =>
    (await reports.jobs()).filter(({ subject }) => subject === 'version')
  return {
    id,
    orderId: order.orderId,
    path,
    versionJobs,
    read: async () => (await reports.call('GET', path)).body,
    versions: async () => (await reports.call('GET', `${path}/versions`)).body,
    version: async (versionId: string) => (await reports.call('GET', `${path}/versions/${versionId}`)).body,
    recheck: (component: string) => reports.call('POST', `${path}/rechecks`, { component }),
    reaudit: () => reports.call('POST', `${path}/reaudit`),
    object: (over: object = {}) =>
      reports.call('POST', `${path}/objections`, {
        component: 'meta-tags',
        finding: null,
        choice: 'not-true',
        sentence: 'Our titles are fine.',
        ...over,
      }),
    remind: (wanted: boolean) => reports.call('POST', `${path}/reminder`, { wanted }),
    /** A worker does the newest version's job. */
    make: async (run?: RunAudit) => reports.make((await versionJobs()).at(-1)!, run),
  }
}
export type Delivered = Awaited<ReturnType<typeof delivered>>

/** How many things many requests at once have led to. One that had to wait too long for its turn may be told so. */
export function sameId(answers: { status: number; body: { id: string } }[]): number {
  const accepted = answers.filter(({ status }) => status !== 503)
  return new Set(accepted.map(({ status, body }) => `${status} ${body.id}`)).size
}

/** An objection that the engine's own check did not settle. */
export async function waitingObjection(
  reports: Reports,
  over: object = {},
): Promise<{ id: string; report: Delivered }> {
  const problem = scored('meta-tags', 40, 'Two pages have no description.')
  const report = await delivered(reports, resultWith([problem]))
  const { body } = await report.object({ finding: 'Two pages have no description.', ...over })
  await report.make(finds(problem))
  return { id: body.id as string, report }
}
