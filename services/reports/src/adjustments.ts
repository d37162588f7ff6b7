import type { AuditResult } from '@findable/contracts'
import type { Edited } from './db/schema.ts'

/** The result as staff adjusted it: it says what they changed and when. Checks and evidence stay as measured. */
export function adjusted(measured: AuditResult, { values, at }: Edited): AuditResult {
  const { businessName, industry, visibilityScore, pillars = {} } = values
  return {
    ...measured,
    identity: businessName === undefined ? measured.identity : { ...measured.identity, name: businessName },
    industry: industry === undefined ? measured.industry : { ...measured.industry, industry },
    overallScore: visibilityScore === undefined ? measured.overallScore : visibilityScore,
    pillars: measured.pillars.map((pillar) => {
      const score = pillars[pillar.id]
      return score === undefined ? pillar : { ...pillar, score }
    }),
    adjustment: {
      at,
      name: businessName !== undefined,
      industry: industry !== undefined,
      overall: visibilityScore !== undefined,
      pillars: measured.pillars.map(({ id }) => id).filter((id) => pillars[id] !== undefined),
    },
  }
}
