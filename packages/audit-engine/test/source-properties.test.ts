import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assess, type Assessed } from '../src/assess.ts'
import { crawlOf, goodSite, origin, readAt } from './support/good-site.ts'
import { deriveFacts } from '../src/facts/derive-facts.ts'
import { noneAsked } from '../src/sources/source-list.ts'
import type { OutsideGatherings } from '../src/sources/outside/outside-data.ts'
import { everythingOutside } from './support/outside-arbitraries.ts'

const site = goodSite()
const crawl = { outcome: 'gathered' as const, at: readAt, data: crawlOf(site) }
const tls = { outcome: 'gathered' as const, at: readAt, data: site.tls }
const website = deriveFacts({ target: origin, crawl })

const assessWith = (outside: Partial<OutsideGatherings>): Assessed =>
  assess({ website, crawl, tls, ...noneAsked('Not asked in this test.'), ...outside })

const names = Object.keys(noneAsked('')) as (keyof OutsideGatherings)[]
const only = (outside: OutsideGatherings, wanted: readonly string[]): Partial<OutsideGatherings> =>
  Object.fromEntries(Object.entries(outside).filter(([name]) => wanted.includes(name)))

test('whatever the sources tell, no component fails and scores stay within bounds', () => {
  fc.assert(
    fc.property(everythingOutside, (outside) => {
      const { failures, components, overallScore, coverage } = assessWith(outside)
      expect(failures).toEqual([])
      for (const { outcome, score, confidence, evidence, reason } of components) {
        if (outcome !== 'scored') expect(reason).not.toBe('')
        else {
          expect(score! >= 0 && score! <= 100 && confidence > 0 && confidence <= 1).toBe(true)
          expect(evidence.length).toBeGreaterThan(0)
        }
      }
      expect(overallScore! >= 0 && overallScore! <= 100 && coverage > 0 && coverage <= 1).toBe(true)
    }),
    { numRuns: 100 },
  )
})

test('one more source never lowers the coverage, of the whole or of a pillar', () => {
  fc.assert(
    fc.property(everythingOutside, fc.subarray(names), fc.constantFrom(...names), (outside, known, added) => {
      const before = assessWith(only(outside, known))
      const after = assessWith(only(outside, [...known, added]))
      expect(after.coverage).toBeGreaterThanOrEqual(before.coverage)
      expect(after.measured).toBeGreaterThanOrEqual(before.measured)
      for (const [at, pillar] of after.pillars.entries())
        expect(pillar.coverage).toBeGreaterThanOrEqual(before.pillars[at]!.coverage)
    }),
    { numRuns: 100 },
  )
})
