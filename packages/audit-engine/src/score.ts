import { leastCoverageForScore, pillarIds, pillars as titles } from '@findable/contracts'
import type { ComponentResult, PillarResult } from '@findable/contracts'
import type { Assessment, Component } from './components/component.ts'
import { absences, contradictions, withoutClaims } from './components/wording/claims.ts'
import type { Facts } from './facts/facts.ts'
import { readSite } from './components/site/site.ts'
import { count } from './components/wording/phrases.ts'
import { weights } from './pillars.ts'
import { unseenParts } from './sources/rendered/unseen-parts.ts'

/** Called for a component whose code failed; the report goes on without it. */
export type ComponentFailure = (failure: { component: string; error: unknown }) => void

/**
 * Assesses every component. One that throws, scores without evidence, or says what evidence contradicts, its own or an
 * absence that another one's disproves, becomes `notMeasured`.
 */
export function scoreComponents(
  facts: Facts,
  components: readonly Component[],
  log?: ComponentFailure,
): ComponentResult[] {
  const assessed = components.map((component) => ({ component, assessment: assessSafely(component, facts, log) }))
  const seen = assessed.flatMap(({ assessment }) => (assessment.outcome === 'scored' ? assessment.evidence : []))
  return assessed.map(({ component, assessment }) => {
    const wrong = assessment.outcome === 'scored' ? contradictions(absences(assessment.findings), seen) : []
    if (wrong.length > 0) log?.({ component: component.id, error: new Error(wrong.join(' ')) })
    return toResult(component, wrong.length > 0 ? failed : assessment)
  })
}

const failed: Assessment = {
  outcome: 'notMeasured',
  reason: 'This check failed through a fault of ours and was left out of the score.',
}

const assessSafely = (component: Component, facts: Facts, log?: ComponentFailure): Assessment => {
  for (const name of component.needs) {
    const fact = facts[name]
    if ('outcome' in fact && fact.outcome === 'unavailable') {
      return { outcome: 'notMeasured', reason: component.unknown ? `${component.unknown} ${fact.reason}` : fact.reason }
    }
  }
  try {
    const assessment = component.assess(facts as Parameters<Component['assess']>[0])
    if (assessment.outcome === 'notApplicable' && assessment.settled) return assessment
    if (assessment.outcome === 'scored') {
      if (!Number.isFinite(assessment.score)) throw new Error(`score is ${assessment.score}`)
      if (assessment.evidence.length === 0) throw new Error('scored without evidence')
      const wrong = contradictions(assessment.findings, assessment.evidence)
      if (wrong.length > 0) throw new Error(wrong.join(' '))
    }
    const unseen = unseenFor(component, facts)
    if (unseen && (unseen.everything || claimsAbsence(assessment)))
      return { outcome: 'notMeasured', reason: unseen.reason }
    const unread = unreadFor(component, facts)
    return unread !== null && namesAbsence(assessment) ? { outcome: 'notMeasured', reason: unread } : assessment
  } catch (error) {
    log?.({ component: component.id, error })
    return failed
  }
}

/**
 * Why content the component looks for may have been missed, because a script built it unseen; null when that cannot be.
 */
function unseenFor({ needs, independentOfScripts }: Component, { crawl }: Facts) {
  if (independentOfScripts || !needs.includes('crawl') || crawl.outcome === 'unavailable') return null
  const reason = unseenParts(crawl.data.pages)
  return reason === null ? null : { reason, everything: readSite(crawl.data).content.length === 0 }
}

/** Anything praised was seen. Anything missed, or not there to check, may be in the unseen part. */
const claimsAbsence = (assessment: Assessment): boolean =>
  assessment.outcome !== 'scored' || assessment.findings.some(({ kind }) => kind !== 'strength')

/** Why what the component looks for may be on pages that were not read; null when most of those known of were. */
function unreadFor({ needs }: Component, { crawl }: Facts): string | null {
  if (!needs.includes('crawl') || crawl.outcome === 'unavailable') return null
  const { stopped, pages, notVisited } = crawl.data
  if (stopped !== 'time-limit' || notVisited.length < pages.length) return null
  return `Reading ended at its time limit after ${count(pages.length, 'page')}, with at least ${notVisited.length} more unread, so what this check looks for may be on those.`
}

/** Something was looked for on every page, and found on none. */
const namesAbsence = (assessment: Assessment): boolean =>
  assessment.outcome === 'scored' &&
  absences(assessment.findings).some(({ kind, claims = [] }) => kind !== 'strength' && claims.length > 0)

const toResult = ({ id, pillar, title, criteria }: Component, assessment: Assessment): ComponentResult => {
  const weight = weightOf(pillar, id)
  const scored = assessment.outcome === 'scored'
  return {
    id,
    pillar,
    title,
    criteria,
    weight,
    outcome: assessment.outcome,
    score: scored ? rounded(within(assessment.score, 0, 100)) : null,
    maxScore: 100,
    confidence: scored ? Math.round(within(assessment.confidence, 0, 1) * 100) / 100 : 0,
    ...withoutClaims(scored ? assessment.findings : [], scored ? assessment.evidence : []),
    ...(scored && assessment.job && assessment.job.steps.length > 0 && { job: assessment.job }),
    reason: scored ? null : assessment.reason,
  }
}

/** 57.4999… that should have been 57.5 rounds to 58. */
const rounded = (score: number): number => Math.round(score + 1e-9)

const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

const weightOf = (pillar: ComponentResult['pillar'], id: string): number => {
  const entry = weights[pillar].components[id]
  if (!entry) throw new Error(`${id} has no weight in ${pillar}`)
  return entry.weight
}

/**
 * Weighted score and coverage of each pillar and of the whole. What could not be measured has no weight, and where little
 * could be, there is no overall score.
 */
export const scorePillars = (
  results: readonly ComponentResult[],
): Pick<PillarResult, 'coverage' | 'measured' | 'applicable'> & {
  pillars: PillarResult[]
  overallScore: number | null
} => {
  const tallies = pillarIds.map((id) => ({ id, ...tally(results.filter(({ pillar }) => pillar === id)) }))
  const overall = overallScoreOf(results)
  const all = sharesOfTheWhole(results)
  const scored = all.filter(({ score }) => score !== null)
  const coverage = share(weightSum(scored), weightSum(all))
  return {
    pillars: tallies.map(({ id, score, measuredWeight, applicableWeight, measured, applicable }) => ({
      id,
      title: titles[id].title,
      weight: weights[id].weight,
      score: score === null ? null : rounded(score),
      coverage: share(measuredWeight, applicableWeight),
      measured,
      applicable,
    })),
    overallScore: overall === null || coverage < leastCoverageForScore ? null : rounded(overall),
    coverage,
    measured: scored.length,
    applicable: all.length,
  }
}

/**
 * The overall score before rounding, for measuring the effect of a change to one component. Each component counts by
 * its own share, so that a pillar's only measured check never decides for the whole pillar.
 */
export const overallScoreOf = (results: readonly ComponentResult[]): number | null =>
  weightedMean(sharesOfTheWhole(results))

/**
 * The applicable components with the share of the overall score each would have if all were measured. Shares need not
 * add up to 1.
 */
const sharesOfTheWhole = (results: readonly ComponentResult[]): { weight: number; score: number | null }[] =>
  pillarIds.flatMap((id) => {
    const applicable = results.filter(({ pillar, outcome }) => pillar === id && outcome !== 'notApplicable')
    const whole = weightSum(applicable)
    return applicable.map(({ weight, score }) => ({ weight: (weights[id].weight * weight) / whole, score }))
  })

const tally = (results: readonly ComponentResult[]) => {
  const applicable = results.filter(({ outcome }) => outcome !== 'notApplicable')
  const measured = applicable.filter(({ outcome }) => outcome === 'scored')
  return {
    score: weightedMean(measured),
    measured: measured.length,
    applicable: applicable.length,
    measuredWeight: weightSum(measured),
    applicableWeight: weightSum(applicable),
  }
}

const weightSum = (items: readonly { weight: number }[]): number => items.reduce((sum, { weight }) => sum + weight, 0)

const weightedMean = (items: readonly { weight: number; score: number | null }[]): number | null => {
  const scored = items.filter((item): item is { weight: number; score: number } => item.score !== null)
  const weight = weightSum(scored)
  return weight === 0 ? null : scored.reduce((sum, item) => sum + item.weight * item.score, 0) / weight
}

/** 0 when nothing is applicable, instead of a division by zero. Two decimals. */
const share = (part: number, whole: number): number => (whole === 0 ? 0 : rounded((part / whole) * 100) / 100)
