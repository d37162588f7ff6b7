import type { AuditResult, Identity } from '@findable/contracts'
import { advise } from './advice.ts'
import { socialProfilesOf } from './components/business/profiles.ts'
import type { Facts, WebsiteFacts } from './facts/facts.ts'
import { industryWith } from './facts/known-industry.ts'
import { components } from './registry.ts'
import type { OutsideGatherings } from './sources/outside/outside-data.ts'
import { scoreComponents, scorePillars } from './score.ts'
import { forgetTexts } from './text/remembered.ts'

/** The part of a result computed from what was gathered: no I/O, no clock. */
export type Assessed = Pick<
  AuditResult,
  | 'identity'
  | 'industry'
  | 'profiles'
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

/** Everything gathered, plus the facts derived from the website. */
export interface Gatherings extends OutsideGatherings, Pick<Facts, 'crawl' | 'tls' | 'phone'> {
  website: WebsiteFacts
}

/** Turns facts into component results, scores and advice. */
export function assess({ website, ...gathered }: Gatherings): Assessed {
  const facts: Facts = { ...website, ...gathered, industry: industryWith(website, gathered) }
  const failures: Assessed['failures'] = []
  const results = scoreComponents(facts, components, ({ component, error }) => {
    failures.push({ component, message: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  })
  const { pillars, ...totals } = scorePillars(results)
  const { industry, confidence } = facts.industry
  const assessed = {
    identity: identityOf(facts.identity),
    industry: { industry, confidence },
    profiles: socialProfilesOf(facts.social),
    ...totals,
    pillars,
    components: results,
    ...advise(facts, results, pillars),
    failures,
  }
  forgetTexts()
  return assessed
}

/** The identity without `seen`, which the evidence already gives. */
function identityOf({
  name,
  variations,
  suburb,
  state,
  postcode,
  phone,
  abn,
  confidence,
  confidences,
}: Facts['identity']): Identity {
  return { name, variations, suburb, state, postcode, phone, abn, confidence, confidences }
}
