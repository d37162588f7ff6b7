import { readFileSync } from 'node:fs'
import { industries } from '@findable/contracts'
import { describe, expect, it } from 'vitest'
import { accuracyOf, answersTo, report } from './industry/accuracy.ts'
import { measuredIn, ownTexts, page } from './industry/document.ts'
import { readLabelled } from './industry/labelled.ts'

const labelled = readLabelled(ownTexts)
const answers = answersTo(labelled)

describe('the labelled texts in the repository', () => {
  it('cover every industry with paragraphs of the length that the promise is about', () => {
    const counts = industries.map((industry) => labelled.filter((one) => one.industry === industry).length)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(6)
    const lengths = labelled.map(({ html }) => html.length)
    expect([Math.min(...lengths) > 350, Math.max(...lengths) < 650]).toEqual([true, true])
  })

  it('are understood at least as often as promised', () => {
    expect(accuracyOf(answers)).toBeGreaterThanOrEqual(0.9)
  })

  it('give the figures that docs/industry-detection.md states', () => {
    // If this fails: npm run industry -- --write own
    expect(measuredIn(readFileSync(page, 'utf8'), 'own')).toBe(report(answers))
  })
})
