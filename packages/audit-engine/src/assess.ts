import type { AuditResult, Identity } from '@findable/contracts'
import { advise } from './advice.ts'
import { deriveFacts, type Gatherings } from './facts/derive-facts.ts'
import type { Facts } from './facts/facts.ts'
import { components } from './registry.ts'
import { scoreComponents, scorePillars } from './score.ts'

/** The part of a result that follows from what was gathered: no I/O, no clock. */
export type Assessed = Pick<
  AuditResult,
  | 'identity'
  | 'industry'
  | 'overallScore'
  | 'coverage'
  | 'measured'
  | 'applicable'
  | 'pillars'
  | 'components'
  | 'strengths'
  | 'weaknesses'
  | 'tips'
  | 'fixes'
> & {
  /** Components whose code failed, for the log. */
  failures: { component: string; message: string }[]
}

/** In a thread or not. Rejects when the assessment ran into its limits. */
export type Assess = (gathered: Gatherings) => Promise<Assessed>

/** From gathered pages to scores and advice: facts, then components, then arithmetic, then words. */
export function assess(gathered: Gatherings): Assessed {
  const facts = deriveFacts(gathered)
  const failures: Assessed['failures'] = []
  const results = scoreComponents(facts, components, ({ component, error }) => {
    failures.push({ component, message: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  })
  const { pillars, ...totals } = scorePillars(results)
  const { industry, confidence } = facts.industry
  return {
    identity: identityOf(facts.identity),
    industry: { industry, confidence },
    ...totals,
    pillars,
    components: results,
    ...advise(facts, results, pillars),
    failures,
  }
}

/** The identity without where it was seen, which the evidence says. */
function identityOf({
  name,
  variations,
  suburb,
  state,
  postcode,
  phone,
  abn,
  confidence,
}: Facts['identity']): Identity {
  return { name, variations, suburb, state, postcode, phone, abn, confidence }
}
