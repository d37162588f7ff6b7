import { pillarIds, pillars } from '@findable/contracts'
import { expect, test } from 'vitest'
import { weights } from './pillars.ts'

const sum = (items: { weight: number }[]) => items.reduce((total, { weight }) => total + weight, 0)

test('the pillars add up to 1, with the weights of the design', () => {
  expect(sum(Object.values(weights))).toBeCloseTo(1, 12)
  expect(pillarIds.map((id) => weights[id].weight)).toEqual([0.25, 0.25, 0.1, 0.2, 0.2])
})

test.each(pillarIds)('the components of %s add up to 1, and are those of the contract', (id) => {
  expect(sum(Object.values(weights[id].components))).toBeCloseTo(1, 12)
  expect(Object.keys(weights[id].components)).toEqual([...pillars[id].components])
})
