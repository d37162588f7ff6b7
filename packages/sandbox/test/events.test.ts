import { expect, test } from 'vitest'
import { openStore } from '../src/store.ts'
import { save, type Account } from '../src/stripe/account.ts'
import { listEvents, recordEvent, retrieveEvent } from '../src/stripe/events.ts'

const account: Account = { store: openStore(undefined), emit: () => {}, holdsPayments: () => false }
const call = { requestId: 'req_1', idempotencyKey: null }
const days = 86_400

/** An event of this age. */
function eventOf(age: number): string {
  const event = recordEvent(account, 'payment_intent.succeeded', { id: 'pi_1' }, call, 1)
  save(account, { ...event, created: event.created - age })
  return event.id
}

test('events of the last 30 days are listed and read, older ones are gone', () => {
  const [old, kept] = [eventOf(30 * days), eventOf(30 * days - 60)]
  expect(listEvents(account, {}).data.map(({ id }) => id)).toEqual([kept])
  expect(retrieveEvent(account, kept).id).toBe(kept)
  const gone = expect.objectContaining({ body: expect.objectContaining({ code: 'resource_missing' }) })
  expect(() => retrieveEvent(account, old)).toThrow(gone)
  expect(() => listEvents(account, { ending_before: old })).toThrow(gone)
})
