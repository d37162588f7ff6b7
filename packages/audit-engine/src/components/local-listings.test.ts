import { expect, test } from 'vitest'
import { localListings } from './local-listings.ts'
import { assess, bare, factsOf, goodSite, onePage, origin, problemsOf } from './test-site.ts'

const good = factsOf(goodSite())
const run = (...urls: string[]) =>
  assess(localListings, {
    ...onePage(bare('<h1>Tiny</h1>')),
    facts: {
      social: {
        ...good.social,
        reviewLinks: [],
        directories: urls.map((url) => ({ directory: 'x', url, foundOn: `${origin}/` })),
      },
    },
  })
const hipages = 'https://hipages.com.au/connect/wattle'
const yellow = 'https://www.yellowpages.com.au/nsw/marrickville/wattle-1'
const trueLocal = 'https://www.truelocal.com.au/business/wattle'

test.each([
  [[hipages], 65],
  [[hipages, yellow], 85],
  [[hipages, yellow, trueLocal], 100],
  [[hipages, `${hipages}?x=1`], 65],
  [['https://www.zomato.com/sydney/wattle'], 40],
])('%j scores %i', (urls, score) => {
  expect(run(...urls).score).toBe(score)
})

test('listings not linked are a note that claims nothing', () => {
  const result = run(hipages)
  expect(problemsOf(result)).toEqual([])
  expect(result.findings[0]!.text).toContain('which does not mean you have none')
  expect(result.evidence[0]).toMatchObject({ quote: hipages, saw: expect.stringContaining('linked, not verified') })
})

test('no link at all is not taken for no listing', () => {
  expect(run()).toMatchObject({
    outcome: 'notMeasured',
    reason: expect.stringContaining('whether you are listed all the same'),
  })
})

test('places made for reviews count elsewhere', () => {
  expect(run('https://www.productreview.com.au/listings/wattle').outcome).toBe('notMeasured')
})
