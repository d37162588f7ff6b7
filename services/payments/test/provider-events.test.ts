import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { actedOn, movingMoney } from '../src/provider-events.ts'

it('.env.example names every event that the webhook endpoint needs, and no other', async () => {
  const example = await readFile(join(import.meta.dirname, '../../../.env.example'), 'utf8')
  const [, stripe] = /# Stripe: ([^]+?)\nSTRIPE_SECRET_KEY/.exec(example)!
  expect(stripe!.match(/\b(?:payment_intent|charge|refund)\.[a-z_.]*[a-z]/g)!.toSorted()).toEqual(
    Object.keys(actedOn).toSorted(),
  )
})

it('the reconciler lists only events that we act on', () => {
  expect(movingMoney.filter((type) => !Object.hasOwn(actedOn, type))).toEqual([])
})
