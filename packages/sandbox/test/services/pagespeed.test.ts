import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServices, type ServicesUnderTest } from '../support/services.ts'

let services: ServicesUnderTest

beforeAll(async () => {
  services = await startServices()
})
afterAll(() => services.sandbox.close())

async function run(parameters: Record<string, string>) {
  const path = `/pagespeedonline/v5/runPagespeed?${new URLSearchParams(parameters)}`
  const answer = await services.ask('pagespeed', path)
  return { status: answer.status, body: await answer.json() }
}
const mobile = (url: string) => run({ url, strategy: 'mobile', category: 'PERFORMANCE', key: 'sandbox' })

test('a run has the values of the laboratory, scored as Lighthouse scores them', async () => {
  const { status, body } = await mobile('https://thegallopingteapot.com.au/')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    kind: 'pagespeedonline#result',
    id: 'https://thegallopingteapot.com.au/',
    lighthouseResult: {
      requestedUrl: 'https://thegallopingteapot.com.au/',
      configSettings: { formFactor: 'mobile', onlyCategories: ['performance'] },
      audits: {
        'largest-contentful-paint': { numericValue: 6400, numericUnit: 'millisecond', displayValue: '6.4 s' },
        'total-blocking-time': { displayValue: '520 ms' },
        'cumulative-layout-shift': { numericValue: 0.32, numericUnit: 'unitless' },
      },
    },
  })
  const { audits, categories } = body.lighthouseResult
  expect(audits['largest-contentful-paint'].score).toBeCloseTo(0.11, 1)
  const weighted = categories.performance.auditRefs.map(
    ({ id, weight }: { id: string; weight: number }) => audits[id].score * weight,
  )
  expect(categories.performance.score).toBeCloseTo(weighted.reduce((a: number, b: number) => a + b) / 100, 1)
})

test('a fast page scores high, a slow one low', async () => {
  const score = async (url: string) => (await mobile(url)).body.lighthouseResult.categories.performance.score
  expect(await score('http://grumblinggearbox.com.au/')).toBeGreaterThanOrEqual(0.95)
  expect(await score('http://ampersandandsons.com.au/')).toBeLessThan(0.5)
})

describe('real visits', () => {
  test('are given for the page where there are enough', async () => {
    const { loadingExperience } = (await mobile('https://copperquokkaelectrical.com.au/')).body
    expect(loadingExperience).toMatchObject({
      id: 'https://copperquokkaelectrical.com.au/',
      overall_category: 'FAST',
      metrics: {
        LARGEST_CONTENTFUL_PAINT_MS: { percentile: 1890, category: 'FAST' },
        INTERACTION_TO_NEXT_PAINT: { percentile: 120, category: 'FAST' },
        CUMULATIVE_LAYOUT_SHIFT_SCORE: { percentile: 2, category: 'FAST' },
      },
    })
    expect(loadingExperience.origin_fallback).toBeUndefined()
    for (const { distributions } of Object.values<{ distributions: { proportion: number }[] }>(
      loadingExperience.metrics,
    )) {
      expect(distributions.reduce((sum, { proportion }) => sum + proportion, 0)).toBeCloseTo(1)
    }
  })

  test('are given for the whole origin where the page has too few', async () => {
    const { loadingExperience, originLoadingExperience } = (await mobile('http://ampersandandsons.com.au/contact/'))
      .body
    expect(loadingExperience).toMatchObject({
      id: 'http://ampersandandsons.com.au',
      initial_url: 'http://ampersandandsons.com.au/contact/',
      origin_fallback: true,
      overall_category: 'SLOW',
    })
    expect(loadingExperience.metrics).toEqual(originLoadingExperience.metrics)
  })

  test('are not given at all where no visits were counted', async () => {
    const { body } = await mobile('http://wobblyclutch.com.au/')
    expect(body.loadingExperience).toEqual({ initial_url: 'http://wobblyclutch.com.au/' })
    expect(body.originLoadingExperience).toBeUndefined()
  })
})

test('a run may be kept to some fields', async () => {
  const url = 'https://copperquokkaelectrical.com.au/'
  const fields =
    'loadingExperience(overall_category,metrics/INTERACTION_TO_NEXT_PAINT/percentile),lighthouseResult.categories'
  const { body } = await run({ url, key: 'sandbox', fields })
  expect(body).toEqual({
    loadingExperience: { overall_category: 'FAST', metrics: { INTERACTION_TO_NEXT_PAINT: { percentile: 120 } } },
    lighthouseResult: { categories: { performance: expect.any(Object) } },
  })
  const wrong = await run({ url, key: 'sandbox', fields: 'loadingExperience(speed)' })
  expect(wrong.status).toBe(400)
  expect(wrong.body.error.details[0].fieldViolations[0].description).toContain("path 'loadingExperience.speed'")
})

test('without a key the quota is 0', async () => {
  const { status, body } = await run({ url: 'https://copperquokkaelectrical.com.au/' })
  expect(status).toBe(429)
  expect(body.error).toMatchObject({
    code: 429,
    status: 'RESOURCE_EXHAUSTED',
    message: expect.stringContaining("limit 'Queries per day' of service 'pagespeedonline.googleapis.com'"),
    errors: [{ domain: 'global', reason: 'rateLimitExceeded' }],
    details: [{ reason: 'RATE_LIMIT_EXCEEDED', metadata: { quota_limit_value: '0' } }, {}],
  })
})

test.each([
  [{ url: 'https://copperquokkaelectrical.com.au/', key: 'other' }, /API key not valid/],
  [{ key: 'sandbox' }, /Required parameter: url/],
  [{ url: 'not an address', key: 'sandbox' }, /Invalid value/],
  [{ url: 'https://copperquokkaelectrical.com.au/', strategy: 'watch', key: 'sandbox' }, /Invalid value/],
])('%j is a 400', async (parameters, message) => {
  const { status, body } = await run(parameters)
  expect({ status, message: body.error.message }).toEqual({ status: 400, message: expect.stringMatching(message) })
})

test('a page that cannot be loaded is a 400 of Lighthouse', async () => {
  expect(await mobile('https://nobody.com.au/')).toMatchObject({
    status: 400,
    body: { error: { errors: [{ domain: 'lighthouse', reason: 'lighthouseUserError' }] } },
  })
})
