import { expect, test } from 'vitest'
import { askLocally, type Said } from '../../../test/support/local-service.ts'
import { pageSpeed } from './pagespeed.ts'

const homeUrl = 'https://wattlewire.com.au/?a=1&b=2'
const ask = (said: Said, time?: number) =>
  askLocally(pageSpeed, { homeUrl }, () => said, time === undefined ? {} : { time })

const metrics = {
  LARGEST_CONTENTFUL_PAINT_MS: { percentile: 2_310, category: 'FAST', distributions: [] },
  INTERACTION_TO_NEXT_PAINT: { percentile: 180, category: 'FAST' },
  CUMULATIVE_LAYOUT_SHIFT_SCORE: { percentile: 12, category: 'AVERAGE' },
}
const lighthouseResult = { categories: { performance: { score: 0.73 } } }

test('field data of the home page, with the shift as a share', async () => {
  const { gathered, requests } = await ask({
    loadingExperience: { id: homeUrl, metrics, overall_category: 'AVERAGE' },
    lighthouseResult,
  })
  expect(gathered).toMatchObject({
    outcome: 'gathered',
    data: { field: { of: 'page', lcp: 2_310, inp: 180, cls: 0.12 }, lab: 0.73 },
  })
  expect(requests).toHaveLength(1)
  expect(requests[0]!.path).toBe('/pagespeedonline/v5/runPagespeed')
  expect(Object.fromEntries(requests[0]!.query)).toMatchObject({
    url: homeUrl,
    strategy: 'mobile',
    category: 'performance',
    key: 'test-key',
    fields: expect.stringContaining('loadingExperience'),
  })
})

test('field data of the whole website where the page has too few visits', async () => {
  expect(
    (await ask({ loadingExperience: { metrics, origin_fallback: true }, lighthouseResult })).gathered,
  ).toMatchObject({ data: { field: { of: 'website' } } })
  expect(
    (await ask({ loadingExperience: {}, originLoadingExperience: { metrics }, lighthouseResult })).gathered,
  ).toMatchObject({
    data: { field: { of: 'website', lcp: 2_310 } },
  })
})

test('no field data is no field data, not zero', async () => {
  expect((await ask({ loadingExperience: { initial_url: homeUrl }, lighthouseResult })).gathered).toMatchObject({
    outcome: 'gathered',
    data: { field: null, lab: 0.73 },
  })
})

test('a page that the laboratory could not load has no laboratory figure, and without visits nothing at all', async () => {
  const failed = {
    runtimeError: { code: 'NO_FCP', message: 'The page did not paint any content.' },
    categories: { performance: { score: 0 } },
  }
  expect((await ask({ loadingExperience: { metrics }, lighthouseResult: failed })).gathered).toMatchObject({
    data: { field: { of: 'page' }, lab: null },
  })
  expect((await ask({ loadingExperience: {}, lighthouseResult: failed })).gathered).toEqual({
    outcome: 'unavailable',
    reason: 'Google PageSpeed Insights could not load your home page.',
  })
})

test.each<[string, Said, string]>([
  [
    'a quota that is used up',
    {
      status: 429,
      text: JSON.stringify({ error: { code: 429, message: "Quota exceeded for quota metric 'Queries'" } }),
    },
    'Google PageSpeed Insights had no more answers for us at the time.',
  ],
  [
    'a page that the laboratory could not reach',
    {
      status: 400,
      text: JSON.stringify({
        error: {
          code: 400,
          message: 'x'.repeat(600),
          errors: [{ domain: 'lighthouse', reason: 'lighthouseUserError' }],
        },
      }),
    },
    'Google PageSpeed Insights could not load your home page.',
  ],
  ['a fault', { status: 500, text: '{}' }, 'Google PageSpeed Insights had a fault of its own (status 500).'],
  ['a key that may not', { status: 403, text: '{}' }, 'Google PageSpeed Insights refused our question.'],
  [
    'a body that breaks off',
    '{"loadingExperience":{"met',
    'Google PageSpeed Insights gave an answer we could not read.',
  ],
  [
    'another shape',
    { loadingExperience: { metrics: { LARGEST_CONTENTFUL_PAINT_MS: 5 } } },
    'Google PageSpeed Insights gave an answer we could not read.',
  ],
])('%s is told as it is', async (_, said, reason) => {
  expect((await ask(said)).gathered).toEqual({ outcome: 'unavailable', reason })
})

test('no answer ends at the time limit', async () => {
  expect((await ask('never', 200)).gathered).toEqual({
    outcome: 'unavailable',
    reason: 'Google PageSpeed Insights did not answer in time.',
  })
})
