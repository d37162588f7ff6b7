import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '@findable/service-kit'
import { internalToken, openPayments, type Payments } from './harness.ts'

const run = promisify(execFile)
const command = join(import.meta.dirname, '../../operator/src/main.ts')

let payments: Payments
let env: Record<string, string>
/** Reports and mail, as far as the command calls them: they know of no orders. */
const neighbours = createServer((request, response) => {
  const found = !request.url!.startsWith('/api/admin/order-reports/') || request.method === 'POST'
  const answer = request.method === 'POST' ? { pushed: false } : { mails: [], concerns: [] }
  const missing = { error: 'none', code: 'report-not-found', requestId: '' }
  response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' })
  response.end(JSON.stringify(found ? answer : missing))
})

beforeAll(async () => {
  payments = await openPayments()
  await new Promise<void>((resolve) => neighbours.listen(0, '127.0.0.1', resolve))
  const others = `http://127.0.0.1:${(neighbours.address() as AddressInfo).port}`
  const url = await payments.app.listen({ host: '127.0.0.1', port: 0 })
  const { NODE_COMPILE_CACHE = '' } = process.env
  env = { NODE_COMPILE_CACHE, INTERNAL_TOKEN: internalToken, PAYMENTS_URL: url, REPORTS_URL: others, MAIL_URL: others }
})
afterAll(async () => {
  neighbours.close()
  await payments.close()
})

const orders = async (...args: string[]) => (await run(process.execPath, [command, ...args], { env })).stdout
const refused = (...args: string[]): Promise<string> =>
  orders(...args).then(
    () => Promise.reject(new Error('it was not refused')),
    ({ code, stderr }: { code: number; stderr: string }) => `${code}: ${stderr}`,
  )

it('shows an order, has its report run again, gives its money back, and says when nothing needs a look', async () => {
  const { reference, orderId } = await payments.delivered()
  expect(await orders()).toBe('No order needs a look.\n')
  expect(await orders('show', reference)).toMatch(new RegExp(`${reference}, delivered[^]+${orderId}[^]+20.00 AUD, pi_`))
  expect(await orders('rerun', reference, 'The trade was wrong')).toContain('is running')
  expect(await refused('rerun', reference, 'The trade was wrong')).toBe(
    '1: The report of this order is already being made again.\n',
  )
  expect(await orders('replay', reference)).toBe(`${reference}: the message for the next step is sent again.\n`)
  expect(await orders('refund', reference, 'Bought by mistake')).toBe(
    `${reference}: the refund of 20.00 AUD is requested.\n`,
  )
  expect(await orders('show', reference)).toMatch(
    /on-request, 20\.00 AUD, "Bought by mistake"[^]+rerun .+, "The trade was wrong"/,
  )
  expect(await refused('settled', reference)).toContain('nothing to settle')
  await payments.age(1)
  const needing = await orders()
  expect(needing).toContain(reference)
  expect(needing).toContain('not paid out')
})

it('names a parked message, and sends it again', async () => {
  const { orderId } = await payments.paid()
  const { id } = await payments.db
    .updateTable('outbox')
    .set({ parked_at: new Date(), problem: 'there is no such step' })
    .where(sql<string>`payload ->> 'orderId'`, '=', orderId)
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await orders()).toContain(
    `the message payments-${id} (orderPaid) cannot be sent and is parked: there is no such`,
  )
  expect(await orders('send', `payments-${id}`)).toBe(`payments-${id}: it is sent again now.\n`)
  expect(await orders('send', `payments-${id}`)).toBe(`payments-${id}: no such message is parked.\n`)
  expect(await orders()).not.toContain('is parked')
})

it('says where a dispute is, and why nothing can be done about a payment that the bank took back', async () => {
  const { reference, intentId } = await payments.delivered()
  await payments.dispute(intentId)
  await orders('replay', reference)
  expect(await orders('show', reference)).toMatch(/dispute +open +since /)
  expect(await refused('refund', reference, 'Bought by mistake')).toContain('The bank disputes this payment')
  await payments.dispute(intentId, 'lost')
  await orders('replay', reference)
  expect(await orders('show', reference)).toMatch(/charged-back[^]+dispute +lost +since .+, ended /)
  expect(await refused('rerun', reference, 'The trade was wrong')).toContain('The bank took this payment back')
})

it.each([
  [['send', 'payments'], 'What needs a look'],
  [['send', 'FND-AAAA-AAAA'], 'What needs a look'],
  [['show', 'FND-AAAA-AAAA'], 'There is no order with this reference.'],
  [['show'], 'What needs a look'],
  [['refund'], 'What needs a look'],
  [['refund', 'FND-AAAA-AAAA'], 'What needs a look'],
  [['replay', 'FND-AAAA-AAAA', 'why'], 'What needs a look'],
  [['refund', 'FND-AAAA-AAAA', 'no'], 'Please give a reason of at least 3 characters.'],
  [['forget', 'FND-AAAA-AAAA'], 'What needs a look'],
])('says in a line what is wrong with %j', async (args, text) => {
  expect(await refused(...args)).toContain(`1: ${text}`)
})
