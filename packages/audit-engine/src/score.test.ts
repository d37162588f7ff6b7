import { leastCoverageForScore, type ComponentResult } from '@findable/contracts'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import type { Assessment, Component } from './components/component.ts'
import { auditTestSite } from '../test/support/audit-test-site.ts'
import { factsOf, goodSite, readAt } from '../test/support/good-site.ts'
import { components } from './registry.ts'
import { overallScoreOf, scoreComponents, scorePillars } from './score.ts'

const facts = factsOf(goodSite())
const evidence = [{ saw: 'A thing.', url: null, at: readAt, source: 'website-crawl' }]
const scored = (score: number, confidence = 0.9): Assessment => ({
  outcome: 'scored',
  score,
  confidence,
  evidence,
  findings: [],
})
const component = (assess: () => Assessment): Component => ({ ...components[3]!, needs: [], assess })
const run = (assess: () => Assessment) => scoreComponents(facts, [component(assess)])[0]!

/** Results for all components with the given scores; null is not measured, undefined not applicable. */
const resultsFor = (scores: (number | null | undefined)[]): ComponentResult[] =>
  scoreComponents(
    facts,
    components.map((one, index): Component => {
      const score = scores[index]
      const unscored: Assessment = { outcome: score === null ? 'notMeasured' : 'notApplicable', reason: 'Because.' }
      return { ...one, needs: [], assess: () => (typeof score === 'number' ? scored(score) : unscored) }
    }),
  )

describe('a website whose reading ended at its time limit', () => {
  const bare = '<title>Wattle & Wire, electricians in Newtown</title><h1>Electricians in Newtown</h1><a href="/a">A</a>'
  const outcomes = (notVisited: string[]) => {
    const site = { ...goodSite(), pages: { '/': bare }, stopped: 'time-limit' as const, notVisited }
    return Object.fromEntries(auditTestSite(site).map(({ id, outcome, reason }) => [id, { outcome, reason }]))
  }

  test('is not told that something is missing where most pages were not read', () => {
    const { reviews, 'website-testimonials': praise, 'header-structure': headings } = outcomes(['/a', '/b'])
    expect([reviews, praise]).toMatchObject([{ outcome: 'notMeasured' }, { outcome: 'notMeasured' }])
    expect(reviews!.reason).toBe(
      'Reading ended at its time limit after 1 page, with at least 2 more unread, so what this check looks for may be on those.',
    )
    expect(headings).toMatchObject({ outcome: 'scored' })
  })

  test('is told so where the page that was read is the only one known of', () => {
    expect(outcomes([]).reviews).toMatchObject({ outcome: 'scored' })
  })
})

describe('a website built by script, seen without a browser', () => {
  const built = (title: string) => {
    const html = `<html><head><title>${title}</title><script src="/app.js"></script></head><body><div id="root"></div></body></html>`
    const results = auditTestSite({ ...goodSite(), pages: { '/': html } })
    return results.filter(({ id }) => id === 'website-testimonials' || id === 'reviews')
  }

  test('is told that praise does not apply to a registered health profession, as what was seen settles it', () => {
    for (const { outcome, reason } of built('Wattle Physio | Physiotherapy clinic in Newtown')) {
      expect(outcome).toBe('notApplicable')
      expect(reason).toContain('National Law (section 133)')
    }
  })

  test('is told that praise was not seen in any other trade', () => {
    for (const { outcome, reason } of built('Wattle & Wire, electricians in Newtown')) {
      expect(outcome).toBe('notMeasured')
      expect(reason).toContain('built by script')
    }
  })
})

describe('scoreComponents', () => {
  test('keeps scores whole and within 0 and 100, and confidence within 0 and 1', () => {
    expect(run(() => scored(150, 3))).toMatchObject({ score: 100, confidence: 1 })
    expect(run(() => scored(-5, -1))).toMatchObject({ score: 0, confidence: 0 })
    expect(run(() => scored(57.49))).toMatchObject({ score: 57 })
    expect(run(() => scored(57.49999999999999))).toMatchObject({ score: 58 })
  })

  test.each([
    [
      'throws',
      () => {
        throw new Error('boom')
      },
    ],
    ['scores no number', () => scored(Number.NaN)],
    ['scores without evidence', () => ({ ...scored(50), evidence: [] })],
  ] as [string, () => Assessment][])('a component that %s is not measured, and the failure is told', (_, assess) => {
    const log = vi.fn()
    const [result, next] = scoreComponents(facts, [component(assess), component(() => scored(80))], log)
    expect(result).toMatchObject({
      outcome: 'notMeasured',
      score: null,
      confidence: 0,
      reason: expect.stringContaining('a fault of ours'),
    })
    expect(next!.score).toBe(80)
    expect(log).toHaveBeenCalledExactlyOnceWith({ component: 'indexation', error: expect.any(Error) })
  })

  test('a component whose source is unavailable is not asked, and carries the reason of the source', () => {
    const assess = vi.fn()
    const unread = {
      ...facts,
      crawl: { outcome: 'unavailable' as const, reason: 'The home page did not answer.' },
    }
    const [result] = scoreComponents(unread, [{ ...components[3]!, assess }])
    expect(result).toMatchObject({ outcome: 'notMeasured', reason: 'The home page did not answer.' })
    expect(assess).not.toHaveBeenCalled()
    const [told] = scoreComponents(unread, [{ ...components[3]!, unknown: 'Nobody can tell.', assess }])
    expect(told).toMatchObject({ outcome: 'notMeasured', reason: 'Nobody can tell. The home page did not answer.' })
  })

  test('only scored components have evidence, findings and no reason', () => {
    for (const result of scoreComponents(facts, components)) {
      expect(result.evidence.length > 0).toBe(result.outcome === 'scored')
      expect(result.reason === null).toBe(result.outcome === 'scored')
      expect(result.score === null).toBe(result.outcome !== 'scored')
    }
  })
})

describe('scorePillars', () => {
  test('all perfect is 100 with full coverage', () => {
    expect(scorePillars(resultsFor(components.map(() => 100)))).toMatchObject({
      overallScore: 100,
      coverage: 1,
      measured: components.length,
      applicable: components.length,
    })
  })

  test('nothing measured is null, never 0', () => {
    const result = scorePillars(resultsFor(components.map(() => null)))
    expect(result).toMatchObject({ overallScore: null, coverage: 0, measured: 0, applicable: components.length })
    expect(result.pillars.map(({ score }) => score)).toEqual([null, null, null, null, null])
  })

  test('nothing applicable is null with no coverage', () => {
    expect(scorePillars(resultsFor([]))).toMatchObject({ overallScore: null, coverage: 0, measured: 0, applicable: 0 })
  })

  test('a pillar is the weighted mean of what was measured in it, and so is the whole: one check never speaks for its pillar', () => {
    const known: Record<string, number> = { indexation: 100, keyword: 0, ssl: 50, 'nap-consistency': 80, reviews: 80 }
    const scores = components.map(({ id }) => known[id] ?? null)
    const { pillars, overallScore, coverage } = scorePillars(resultsFor(scores))
    expect(pillars[0]).toMatchObject({ score: 64, coverage: 0.55, measured: 2, applicable: 4 })
    expect(pillars[1]).toMatchObject({ score: 50, coverage: 0.15, measured: 1, applicable: 8 })
    expect(pillars[2]!.score).toBeNull()
    // (100 x 0.35 x 0.25 + 0 x 0.2 x 0.25 + 50 x 0.15 x 0.25 + 80 x 0.25 x 0.2 + 80 x 0.15 x 0.2) / 0.255
    expect(overallScore).toBe(67)
    expect(coverage).toBe(0.26)
  })

  test('two checks of 27 are no overall score: each pillar says what it has, and the whole how little that is', () => {
    const scores = components.map(({ id }) => ({ indexation: 100, ssl: 50 })[id] ?? null)
    const { pillars, ...whole } = scorePillars(resultsFor(scores))
    expect(whole).toMatchObject({ overallScore: null, coverage: 0.13, measured: 2, applicable: components.length })
    expect(pillars.map(({ score }) => score)).toEqual([100, 50, null, null, null])
  })

  test('what does not apply carries no weight in score or coverage', () => {
    const scores = components.map(({ id, pillar }) =>
      pillar === 'localSeo' ? (id === 'nap-consistency' ? 80 : undefined) : null,
    )
    expect(scorePillars(resultsFor(scores)).pillars[4]).toMatchObject({
      score: 80,
      coverage: 1,
      measured: 1,
      applicable: 1,
    })
  })
})

describe('for any scores', () => {
  const anyScores = fc.array(fc.oneof(fc.integer({ min: 0, max: 100 }), fc.constant(null), fc.constant(undefined)), {
    minLength: components.length,
    maxLength: components.length,
  })

  test('everything stays within bounds, between the lowest and the highest score', () => {
    fc.assert(
      fc.property(anyScores, (scores) => {
        const { overallScore, coverage, pillars } = scorePillars(resultsFor(scores))
        const measured = scores.filter((score) => typeof score === 'number')
        expect(coverage).toBeGreaterThanOrEqual(0)
        expect(coverage).toBeLessThanOrEqual(1)
        expect(pillars.every(({ coverage: one }) => one >= 0 && one <= 1)).toBe(true)
        if (coverage < leastCoverageForScore) expect(overallScore).toBeNull()
        else {
          expect(overallScore).toBeGreaterThanOrEqual(Math.min(...measured))
          expect(overallScore).toBeLessThanOrEqual(Math.max(...measured))
        }
      }),
      { numRuns: 200 },
    )
  })

  test('measuring one more never lowers the coverage', () => {
    fc.assert(
      fc.property(anyScores, fc.nat({ max: 26 }), fc.integer({ min: 0, max: 100 }), (scores, index, score) => {
        const more = scores.with(index, scores[index] === null ? score : scores[index])
        const [before, after] = [scorePillars(resultsFor(scores)), scorePillars(resultsFor(more))]
        expect(after.coverage).toBeGreaterThanOrEqual(before.coverage)
        after.pillars.forEach((pillar, at) =>
          expect(pillar.coverage).toBeGreaterThanOrEqual(before.pillars[at]!.coverage),
        )
      }),
      { numRuns: 200 },
    )
  })

  test('raising one score never lowers the whole', () => {
    fc.assert(
      fc.property(anyScores, fc.nat({ max: 26 }), (scores, index) => {
        if (typeof scores[index] !== 'number') return
        const raised = overallScoreOf(resultsFor(scores.with(index, 100)))
        expect(raised).toBeGreaterThanOrEqual(overallScoreOf(resultsFor(scores))! - 1e-9)
      }),
      { numRuns: 200 },
    )
  })
})
