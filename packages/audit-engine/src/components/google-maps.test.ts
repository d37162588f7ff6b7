import { describe, expect, test } from 'vitest'
import { googleMaps } from './google-maps.ts'
import { placesFact } from '../../test/support/good-outside.ts'
import { assess, goodSite, problemsOf, sawOf } from '../../test/support/good-site.ts'

const run = (...given: Parameters<typeof placesFact>) =>
  assess(googleMaps, { ...goodSite(), facts: placesFact(...given) })

test.each([
  [1, 100, 'among the first three'],
  [3, 100, 'among the first three'],
  [4, 60, 'between the fourth and the tenth'],
  [10, 60, 'between the fourth and the tenth'],
  [11, 30, 'between the eleventh and the twentieth'],
  [20, 30, 'between the eleventh and the twentieth'],
])('rank %i scores %i', (rank, score, among) => {
  const result = run({}, { rank })
  expect(result.score).toBe(score)
  expect(result.confidence).toBe(0.8)
  expect(sawOf(result)).toEqual([
    `A search of Google's places for "electrician Marrickville NSW" shows your business ${among}.`,
  ])
  expect(problemsOf(result)).toHaveLength(rank > 3 ? 1 : 0)
})

test('the evidence leads to the same search, and quotes nothing', () => {
  const [evidence] = run().evidence
  expect(evidence).toEqual({
    saw: expect.any(String),
    url: 'https://www.google.com/maps/search/?api=1&query=electrician%20Marrickville%20NSW',
    at: expect.any(String),
    source: 'google-places',
  })
})

test('absent scores 0', () => {
  const result = run({}, { rank: null })
  expect(result.score).toBe(0)
  expect(problemsOf(result)[0]).toContain('we did not find yours among the first twenty')
})

test('absent is less sure when the business may be there unrecognised', () => {
  const result = run(null, { rank: null })
  expect(result).toMatchObject({ score: 0, confidence: 0.5 })
})

describe('is not measured', () => {
  test.each([
    ['without trade and suburb', { query: null, results: 0, rank: null }, 'both your trade and your suburb'],
    ['when Google shows no business', { results: 0, rank: null }, 'showed no business at all'],
  ])('%s', (_, given, reason) => {
    expect(run({}, given)).toMatchObject({ outcome: 'notMeasured', reason: expect.stringContaining(reason) })
  })

  test('without access to Google, and says what stays unknown', () => {
    expect(assess(googleMaps, goodSite())).toMatchObject({
      outcome: 'notMeasured',
      evidence: [],
      reason: 'Only Google can tell your rank on its map. Not asked in this test.',
    })
  })
})
