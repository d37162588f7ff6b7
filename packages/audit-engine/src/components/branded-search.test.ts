import { expect, test } from 'vitest'
import { brandedSearch } from './branded-search.ts'
import { searchFact } from '../../test/support/good-outside.ts'
import { assess, factsOf, goodSite, problemsOf, sawOf } from '../../test/support/good-site.ts'

const query = 'Wattle & Wire Electrical'
const run = (rank: number | null, results = 20) =>
  assess(brandedSearch, { ...goodSite(), facts: searchFact({ brand: { query, rank, results } }) })

test.each([
  [1, 100, 'first'],
  [2, 70, 'second or third'],
  [3, 70, 'second or third'],
  [4, 40, 'between the fourth and the tenth'],
  [10, 40, 'between the fourth and the tenth'],
  [11, 10, 'between the eleventh and the twentieth'],
  [null, 0, 'not among the first twenty'],
])('rank %s scores %i', (rank, score, standing) => {
  const result = run(rank)
  expect(result.score).toBe(score)
  expect(sawOf(result)).toEqual([`In a web search for "${query}" your website is ${standing}.`])
  expect(problemsOf(result)).toHaveLength(rank === 1 ? 0 : 1)
})

test('the evidence leads to the same search, and quotes nothing', () => {
  expect(run(1).evidence).toEqual([
    {
      saw: expect.any(String),
      url: 'https://search.brave.com/search?q=Wattle%20%26%20Wire%20Electrical',
      at: expect.any(String),
      source: 'brave-search',
    },
  ])
})

const { identity } = factsOf(goodSite())
const named = (more: Partial<typeof identity>) =>
  assess(brandedSearch, { ...goodSite(), facts: { ...searchFact(), identity: { ...identity, ...more } } })

test.each([
  ['no name', named({ name: null }), 'does not tell your business name'],
  [
    'an unsure name',
    named({ confidences: { ...identity.confidences, name: 0.4 } }),
    'does not tell your business name',
  ],
  ['no result at all', run(null, 0), 'gave no result at all'],
  [
    'no answer to this search',
    assess(brandedSearch, { ...goodSite(), facts: searchFact({ brand: null }) }),
    'did not answer the search for your business name',
  ],
  ['no access to a search', assess(brandedSearch, goodSite()), 'Only a web search service can tell'],
])('with %s it is not measured', (_, result, reason) => {
  expect(result).toMatchObject({ outcome: 'notMeasured', reason: expect.stringContaining(reason) })
})
