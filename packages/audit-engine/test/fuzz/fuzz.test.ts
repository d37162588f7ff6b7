import { expect, test } from 'vitest'
import { fuzz } from './fuzz.ts'
import { targets, type TargetName } from './targets.ts'

/** A million bytes in total; `npm run fuzz` continues from here. */
const bytes = 170_000
const seed = 1

test.each(Object.keys(targets) as TargetName[])('%s: nothing crashes, hangs or fills the memory', async (target) => {
  const fuzzed = await fuzz({ target, seed, bytes })
  expect(fuzzed.failures).toEqual([])
  expect(fuzzed.bytes).toBeGreaterThanOrEqual(bytes * 0.9)
})
