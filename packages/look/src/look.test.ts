import { expect, test } from 'vitest'
import { bandMark, scoreBar } from './bars.ts'
import { svgText } from './drawing.ts'
import { scorePlate } from './score-plate.ts'
import { bandLook, colours, tokensCss } from './tokens.ts'

/** Contrast ratio as defined in WCAG 2.2. */
function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [r, g, b] = [1, 3, 5].map((at) => {
      const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
      return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
    }) as [number, number, number]
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

test('text colours reach 4.5:1 on paper and on sheets, field edges and band colours 3:1', () => {
  for (const ground of [colours.paper, colours.sheet]) {
    for (const text of [colours.ink, colours.quiet, colours.eucalypt, colours.error]) {
      expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
    }
    expect(contrast(colours.fieldEdge, ground)).toBeGreaterThanOrEqual(3)
    for (const score of [0, 50, 60, 70, 80]) {
      expect(contrast(bandLook(score).colour, ground)).toBeGreaterThanOrEqual(3)
    }
  }
})

test('a missing score is drawn as not measured, never as zero', () => {
  expect(scorePlate(null).label).toBe('Overall score: Not measured')
  expect(scoreBar('Website', null).label).toBe('Website: Not measured.')
  expect(scoreBar('Website', null).inner).not.toContain('width="0%"')
  expect(bandMark(null).inner).not.toContain('height="12"')
})

test('a score that was held back because it would rest on too little says so, and not that nothing was measured', () => {
  expect(scorePlate(null, 0.12).label).toBe('Overall score: Too little measured')
  expect(scorePlate(null, 0).label).toBe('Overall score: Not measured')
  expect(bandMark(null, 0.12).inner).not.toContain('height="12"')
})

test('a score that rests on too little has no band, in words, colour and strips', () => {
  expect(bandLook(100, 0.49)).toEqual({ colour: colours.quiet, title: 'Partly measured' })
  expect(bandLook(100, 0.5).title).toBe('Excellent')
  expect(bandMark(100, 0.3).inner).not.toContain('height="12"')
  expect(scoreBar('Search', 100, { coverage: 0.35 }).label).toBe('Search: 100 of 100, Partly measured.')
  expect(scorePlate(90, 0.2).label).toBe('Overall score: 90 of 100, Partly measured')
})

test('the plate shows the very digits of the score, and its label says score and band', () => {
  const paths = (score: number) => scorePlate(score).inner.match(/<path/g)?.length
  // Each digit is painted twice: its shade, then the digit itself.
  expect(paths(7)).toBe(2)
  expect(paths(64)).toBe(4)
  expect(paths(100)).toBe(6)
  expect(scorePlate(64).label).toBe('Overall score: 64 of 100, Average')
})

test('a bar is as long as its score and carries the industry average as a tick', () => {
  const bar = scoreBar('Local search', 55, { average: { score: 58, label: 'Industry average' } })
  expect(bar.inner).toContain('width="55%"')
  expect(bar.inner).toContain('x1="58%"')
  expect(bar.label).toBe('Local search: 55 of 100, Needs Improvement. Industry average: 58.')
})

test('labels are escaped in the drawn text', () => {
  expect(svgText(scoreBar('"><script>', 5))).toContain('aria-label="&quot;&gt;&lt;script&gt;: 5 of 100')
})

test('every token is a custom property', () => {
  expect(tokensCss()).toContain('--eucalypt-dark: #143D32;')
  expect(tokensCss()).toContain('--band-needs-improvement: #C2571B;')
})
