import { existsSync } from 'node:fs'
import { pillarIds, pillars } from '@findable/contracts'
import { describe, expect, test } from 'vitest'
import { placesFact, searchFact } from '../test/support/good-outside.ts'
import { factsOf, goodSite } from '../test/support/good-site.ts'
import { weights } from './pillars.ts'
import { components } from './registry.ts'
import { scoreComponents } from './score.ts'

test('the registry holds the components of the contract, in its order', () => {
  expect(components.map(({ id }) => id)).toEqual(pillarIds.flatMap((pillar) => pillars[pillar].components))
})

describe.each(components)('$id', ({ id, pillar, title, criteria }) => {
  test('is in the pillar the contract gives it', () => {
    expect(pillars[pillar].components).toContain(id)
  })

  test('has a weight with its reason', () => {
    expect(weights[pillar].components[id]?.weight).toBeGreaterThan(0)
    expect(weights[pillar].components[id]?.reason).toMatch(/^[A-Z].{20,}\.$/)
  })

  test('has a title and criteria in words', () => {
    expect(title).not.toBe('')
    expect(criteria).toMatch(/^[A-Z].{60,}\.$/)
  })

  test('has its own file and a test beside it', () => {
    expect(existsSync(new URL(`components/${id}.ts`, import.meta.url))).toBe(true)
    expect(existsSync(new URL(`components/${id}.test.ts`, import.meta.url))).toBe(true)
  })
})

test('every threshold has its source: a component that scores by our judgement says so', () => {
  const byJudgement = components.filter(({ needs }) => needs.length > 0)
  expect(byJudgement.filter(({ criteria }) => !/our judgement|our guide advises/i.test(criteria))).toEqual([])
})

test('a component that scores says what to do about a low score', () => {
  const facts = factsOf({ ...goodSite(), facts: { ...placesFact(), ...searchFact() } })
  const scored = scoreComponents(facts, components).filter(({ outcome }) => outcome === 'scored')
  expect(scored.length).toBeGreaterThanOrEqual(24)
  for (const { id } of scored)
    expect(components.find((component) => component.id === id)?.tip?.steps.length).toBeGreaterThan(1)
})

test.each([
  ['without outside sources', {}],
  ['with outside sources', { ...placesFact(), ...searchFact() }],
])('a component gets no fact that it did not ask for, %s', (_, outside) => {
  const facts = factsOf({ ...goodSite(), facts: outside })
  for (const component of components) {
    const asked = new Set<string>([...component.needs, ...(component.uses ?? [])])
    const given = Object.fromEntries(Object.entries(facts).filter(([name]) => asked.has(name)))
    expect(scoreComponents(given as typeof facts, [component])).toEqual(scoreComponents(facts, [component]))
  }
})
