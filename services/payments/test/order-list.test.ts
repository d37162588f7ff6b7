import type { ListedOrder } from '@findable/contracts'
import { sql } from '@findable/service-kit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ordersQuery } from '../src/db/orders.ts'
import { openPayments, type Payments } from './harness.ts'

let payments: Payments
beforeEach(async () => {
  payments = await openPayments()
})
afterEach(() => payments.close())

const list = async (query: Record<string, string> = {}): Promise<ListedOrder[]> =>
  (await payments.staffCall('GET', `/api/admin/orders?${new URLSearchParams(query).toString()}`)).body
const found = async (search: string) => (await list({ search })).map(({ reference }) => reference)

const seed = (count: number) =>
  sql`insert into orders (reference, state, payment_id, website, business_name, email, amount_cents, currency, paid_at,
      created_at)
    select 'FND-' || lpad(upper(to_hex(n)), 8, '0'), 'paid', 'promo_' || n,
      'https://www.shop-' || n || '.com.au/', 'Bäckerei ' || n, 'Owner' || n || '@mail-' || n || '.com.au', 2000, 'aud',
      now(), now() - make_interval(secs => n)
    from generate_series(1, ${count}::int) n`.execute(payments.db)

describe('the list of orders', () => {
  it('is for staff only', async () => {
    expect((await payments.call('GET', '/api/admin/orders')).status).toBe(401)
  })

  it('comes in pages, newest first, and none is left out or repeated, also when two came at the same moment', async () => {
    await seed(120)
    await sql`update orders set created_at = date_trunc('minute', created_at)`.execute(payments.db)
    const ids: string[] = []
    for (let page = await list(); page.length > 0; page = await list({ after: page.at(-1)!.orderId })) {
      expect(page.length).toBeLessThanOrEqual(50)
      ids.push(...page.map(({ orderId }) => orderId))
    }
    expect(new Set(ids).size).toBe(120)
    expect(ids).toHaveLength(120)
  })

  it('is searched by the beginning of a reference, email, website or name, in any case', async () => {
    await seed(30)
    const reference = 'FND-0000001D'
    for (const search of [
      reference,
      reference.toLowerCase(),
      ' fnd-0000001d ',
      'owner29@MAIL-29.com.au',
      'https://www.shop-29.com.au/',
      'shop-29',
      'WWW.shop-29.com.au',
      'bÄckerei 29',
    ])
      expect([search, await found(search)]).toEqual([search, [reference]])
    expect(await found('hop-29')).toEqual([])
    expect(await found('%')).toEqual([])
    expect(await found('shop_29')).toEqual([])
    expect(await found(String.raw`shop\29`)).toEqual([])
    expect((await found('')).length).toBe(30)
  })

  it('says how each was paid, and shows no number of a card or payment', async () => {
    const { reference } = await payments.delivered()
    const [order] = await list()
    expect(order).toMatchObject({ reference, state: 'delivered', byPromoCode: false, disputed: false })
    await seed(1)
    expect((await list({ search: 'shop-1' }))[0]).toMatchObject({ byPromoCode: true })
    expect(JSON.stringify(await list())).not.toMatch(/pi_|promo_/)
  })

  it('refuses a place in the list that is none', async () => {
    expect((await payments.staffCall('GET', '/api/admin/orders?after=x')).status).toBe(400)
  })

  it('reads a page, and a search, by an index', async () => {
    await seed(5_000)
    await sql`analyze orders`.execute(payments.db)
    const plan = async (request: { search?: string }) => {
      const { sql: text, parameters } = ordersQuery(payments.db, { ...request, limit: 50 }).compile()
      const inlined = text.replace(/\$(\d+)/g, (_, place: string) => {
        const value = parameters[Number(place) - 1]
        return typeof value === 'number' ? String(value) : `'${String(value)}'`
      })
      const { rows } = await sql.raw<{ 'QUERY PLAN': string }>(`explain ${inlined}`).execute(payments.db)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    }
    expect(await plan({})).toContain('orders_newest')
    const searched = await plan({ search: 'shop-49' })
    for (const index of ['reference', 'email', 'name', 'website']) expect(searched).toContain(`orders_by_${index}`)
    expect(searched).not.toContain('Seq Scan')
  })
})

describe('what staff may do with an order', () => {
  const refusals = async (reference: string) =>
    (await payments.staffCall('GET', `/api/admin/orders/${reference}`)).body.refusals

  it('is said with the order, by the rules that decide it', async () => {
    const { reference } = await payments.delivered()
    expect(await refusals(reference)).toEqual({ refund: null, rerun: null })
    await payments.act(reference, 'rerun')
    expect(await refusals(reference)).toEqual({
      refund: null,
      rerun: 'The report of this order is already being made again.',
    })
    await payments.age(8 * 24)
    expect((await refusals(reference)).refund).toBe('The guarantee of this order has ended.')
    const answer = await payments.act(reference, 'refund')
    expect(answer).toMatchObject({ status: 409, body: { error: 'The guarantee of this order has ended.' } })
  })

  it('is a refund, but no rerun, while it waits for its report, and neither once refunded', async () => {
    const { reference } = await payments.paid()
    expect(await refusals(reference)).toEqual({ refund: null, rerun: expect.any(String) })
    await payments.act(reference, 'refund')
    expect(await refusals(reference)).toEqual({
      refund: 'This order is refunded already.',
      rerun: 'This order was refunded, so there is no report for it.',
    })
  })

  it('is decided by who is signed in, never by what the call says', async () => {
    const { reference } = await payments.delivered()
    const path = `/api/admin/orders/${reference}/rerun`
    const body = { reason: 'The customer asked.' }
    expect((await payments.call('POST', path, body)).status).toBe(401)
    expect((await payments.staffCall('POST', path, {}, { ...body, staffId: '9' })).status).toBe(400)
    await payments.act(reference, 'rerun')
    expect((await payments.reruns())[0]!.staff_id).toBe('7')
  })
})
