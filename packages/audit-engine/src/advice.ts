import {
  fixIds,
  fixMends,
  goodFrom,
  type Advice,
  type AuditResult,
  type ComponentResult,
  type FixId,
  type Fixes,
  type PillarResult,
  type Tip,
} from '@findable/contracts'
import { fixesFor } from './advice/fixes.ts'
import type { Facts } from './facts/facts.ts'
import { weights } from './pillars.ts'
import { components } from './registry.ts'
import { overallScoreOf, scorePillars } from './score.ts'

const atMost = 5
/** A gain of fewer points is not worth a line in a to-do list. */
const leastGain = 0.2

/** What is good, what is worrying, and what to do about it, most effective first. */
export const advise = (
  facts: Facts,
  results: readonly ComponentResult[],
  pillars: readonly PillarResult[],
): AuditAdvice => adviseOn(results, pillars, fixesFor(facts))

type AuditAdvice = Pick<AuditResult, 'strengths' | 'weaknesses' | 'tips' | 'fixes'>

function adviseOn(results: readonly ComponentResult[], pillars: readonly PillarResult[], fixes: Fixes): AuditAdvice {
  const scored = results.filter((result): result is ComponentResult & { score: number } => result.score !== null)
  const measured = new Set(pillars.filter(({ score }) => score !== null).map(({ id }) => id))
  const rank = (value: (result: (typeof scored)[number]) => number) =>
    scored.filter(({ pillar }) => measured.has(pillar)).toSorted((a, b) => value(b) - value(a))
  return {
    strengths: rank(({ pillar, weight, score }) => weights[pillar].weight * weight * score)
      .filter(({ score }) => score >= goodFrom)
      .flatMap((result) => adviceFrom(result, 'strength'))
      .slice(0, atMost),
    weaknesses: rank((result) => gainOf(result, results))
      .filter(({ score }) => score < goodFrom)
      .flatMap((result) => adviceFrom(result, 'problem'))
      .slice(0, atMost),
    tips: tipsFrom(scored, results, fixes),
    fixes,
  }
}

/**
 * A result with another verdict in place of the one of the same component: scores and coverage follow, and so does the
 * advice about it. Everything else stays as it was read.
 */
export function withComponent(result: AuditResult, verdict: ComponentResult, fixes: Fixes = result.fixes): AuditResult {
  const components = result.components.map((one) => (one.id === verdict.id ? verdict : one))
  const { pillars, ...totals } = scorePillars(components)
  const { strengths, weaknesses, tips } = adviseOn(components, pillars, fixes)
  const isOwn = ({ components: [id] }: Advice): boolean => id === verdict.id
  /** In the place that the component had before, else at the end. */
  const mixed = <One extends Advice>(before: One[], now: One[]): One[] => {
    const own = now.filter(isOwn)
    return before.some(isOwn) ? before.flatMap((one) => (isOwn(one) ? own : [one])) : [...before, ...own]
  }
  return {
    ...result,
    ...totals,
    pillars,
    components,
    strengths: mixed(result.strengths, strengths).slice(0, atMost),
    weaknesses: mixed(result.weaknesses, weaknesses).slice(0, atMost),
    tips: mixed(result.tips, tips).toSorted(byEffect),
    fixes,
  }
}

/** Most effective first. */
const byEffect = (a: Tip, b: Tip): number => b.gain * b.ease - a.gain * a.ease

const adviceFrom = ({ id, title, findings }: ComponentResult, kind: 'strength' | 'problem'): Advice[] => {
  const finding = findings.find((one) => one.kind === kind)
  return finding ? [{ components: [id], title, text: finding.text }] : []
}

/** Points the overall score would gain if the component were perfect. */
const gainOf = (result: ComponentResult, results: readonly ComponentResult[]): number => {
  const perfect = results.map((other) => (other === result ? { ...other, score: 100 } : other))
  return (overallScoreOf(perfect) ?? 0) - (overallScoreOf(results) ?? 0)
}

const tipsFrom = (scored: readonly ComponentResult[], results: readonly ComponentResult[], fixes: Fixes): Tip[] =>
  scored
    .flatMap((result): Tip[] => {
      const tip = components.find(({ id }) => id === result.id)?.tip
      const reasons = ['problem', 'note'].flatMap((kind) => result.findings.filter((finding) => finding.kind === kind))
      const gain = Math.round(gainOf(result, results) * 10) / 10
      if (!tip || reasons.length === 0 || gain < leastGain) return []
      return [
        {
          components: [result.id],
          title: result.job?.title ?? tip.title,
          text: reasons.map(({ text }) => text).join(' '),
          steps: [...(result.job?.steps ?? tip.steps)],
          ...pasteFor(result.id, fixes),
          gain,
          ease: tip.ease,
          ...(tip.repeats ? { repeats: tip.repeats } : {}),
        },
      ]
    })
    .toSorted(byEffect)

/** The texts to paste that fix a component's faults. */
const pasteFor = (id: string, fixes: Fixes): Pick<Tip, 'paste'> => {
  const mends = (fix: FixId): boolean => fixes[fix] !== null && (fixMends[fix] as readonly string[]).includes(id)
  const own = fixIds.filter(mends)
  if (own.length === 0) return {}
  const step = mends('jsonLd')
    ? 'The note we wrote from your own details is in this report, ready to paste.'
    : `For your home page you can use ${own.map((fix) => `this ${fix}: "${fixes[fix]}"`).join(', and ')}.`
  return { paste: { fixes: own, step } }
}
