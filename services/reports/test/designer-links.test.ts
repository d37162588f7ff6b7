import { designerReportPath, retentionDays } from '@findable/contracts'
import { sql } from '@findable/service-kit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withdrawReport } from '../src/order-reports.ts'
import { receiveRerunRequest } from '../src/reruns.ts'
import { removeOldRecords } from '../src/retention.ts'
import { randomUUID } from 'node:crypto'
import { auditResult, openReports, paidOrder, type Reports } from './harness.ts'

let reports: Reports
beforeEach(async () => {
  reports = await openReports()
})
afterEach(() => reports.close())

const fixes = { title: 'Example Electrical | Marrickville', description: null, jsonLd: null }
const tip = {
  components: ['meta-tags'],
  title: 'Give your pages better titles',
  text: 'They are what people see first.',
  steps: ['Open the editor.'],
  paste: { fixes: ['title' as const], step: 'Paste the title.' },
  gain: 4,
  ease: 3,
}

async function completed() {
  const order = paidOrder()
  const { body } = await reports.startPaid(order)
  await reports.make((await reports.jobs()).at(-1)!, async () => auditResult({ tips: [tip], fixes }))
  return { ...order, id: body.reportId as string }
}
const linkOf = (id: string) => `/api/business-reports/${id}/designer-link`
const make = (id: string) => reports.call('POST', linkOf(id))
const end = (id: string) => reports.call('DELETE', linkOf(id))
/** The token of a new link. */
async function newLink(id: string): Promise<string> {
  const { body } = await make(id)
  return (body.url as string).split('/').at(-1)!
}
const open = (token: string) => reports.call('GET', `/internal/designer-reports/${token}`)
const madeAt = async (id: string) => (await reports.call('GET', `/api/business-reports/${id}`)).body.designerLinkAt

const withdraw = (orderId: string) => reports.db.transaction().execute((trx) => withdrawReport(trx, orderId, true))

describe('the link for the web designer', () => {
  it('opens the technical edition with the texts to paste, and says nothing of the order', async () => {
    const { id, email, paymentId, orderId, reference } = await completed()
    expect(await madeAt(id)).toBeNull()
    const { body } = await make(id)
    const token = (body.url as string).split('/').at(-1)!
    expect(body).toEqual({ url: `http://localhost:8080${designerReportPath(token)}`, madeAt: await madeAt(id) })
    const { status, text } = await open(token)
    expect(status).toBe(200)
    expect(text).toContain('Technical edition')
    expect(text).toContain(`<pre>${fixes.title}</pre>`)
    for (const secret of [
      id,
      email!,
      paymentId,
      orderId,
      reference,
      token,
      'FND-',
      '$20',
      '/success',
      'Our guarantee',
    ]) {
      expect([secret, text.includes(secret)]).toEqual([secret, false])
    }
  })

  it('cannot be guessed, and no table holds it', async () => {
    const { id } = await completed()
    const tokens = [await newLink(id), await newLink(id)]
    expect(new Set(tokens).size).toBe(2)
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
    const { rows } = await sql<{ row: string }>`select business_reports::text as row from business_reports`.execute(
      reports.db,
    )
    for (const { row } of rows) for (const token of tokens) expect(row).not.toContain(token)
  })

  it('shows what the report says today', async () => {
    const { id } = await completed()
    const token = await newLink(id)
    await reports.staffCall('PATCH', `/api/admin/reports/${id}`, { businessName: 'Renamed Electrical' })
    expect((await open(token)).text).toContain('Renamed Electrical')
  })

  it('outlives a rerun', async () => {
    const { id, orderId } = await completed()
    const token = await newLink(id)
    const rerun = { orderId, reportId: id, rerunId: randomUUID(), requestId: 'request-1' }
    await receiveRerunRequest(reports.db, rerun, reports.log)
    expect((await open(token)).status).toBe(200)
    await reports.make((await reports.jobs()).at(-1)!)
    expect((await open(token)).status).toBe(200)
  })

  it('is made for a completed report of an order that was not refunded', async () => {
    expect(await make('unknown')).toMatchObject({ status: 404, body: { code: 'report-not-found' } })
    const { body } = await reports.startPaid(paidOrder({ reference: 'FND-BBBB-CCCC' }))
    expect(await make(body.reportId)).toMatchObject({ status: 400, body: { code: 'report-not-ready' } })
    const { id, orderId } = await completed()
    await withdraw(orderId)
    expect(await make(id)).toMatchObject({ status: 409, body: { code: 'order-refunded' } })
  })
})

/** Everything that ends a link, with what happens to its report. */
const ends: [what: string, end: (order: { id: string; orderId: string }) => Promise<unknown>][] = [
  ['was ended', ({ id }) => end(id)],
  ['was replaced', ({ id }) => make(id)],
  ['belongs to a refunded order', ({ orderId }) => withdraw(orderId)],
  [
    'belongs to a report that staff deleted',
    ({ id }) => reports.staffCall('DELETE', `/api/admin/business-reports/${id}`),
  ],
  [
    'belongs to a report that is kept no longer',
    async () => {
      await reports.age((retentionDays.reportsAndOrders + 1) * 24)
      await removeOldRecords(reports.db, reports.log)
    },
  ],
]

describe('a link that', () => {
  it.each(ends)('%s is dead, like one that never was', async (_what, endIt) => {
    const order = await completed()
    const token = await newLink(order.id)
    expect((await open(token)).status).toBe(200)
    await endIt(order)
    const unknown = await open('A'.repeat(43))
    const { status, body } = await open(token)
    expect([status, body.code, body.error]).toEqual([404, unknown.body.code, unknown.body.error])
  })

  it('was ended or refunded is not shown as working to the owner', async () => {
    const order = await completed()
    await newLink(order.id)
    await end(order.id)
    expect(await madeAt(order.id)).toBeNull()
    expect((await end(order.id)).status).toBe(200)
    await newLink(order.id)
    await withdraw(order.orderId)
    expect(await madeAt(order.id)).toBeNull()
    expect((await end('unknown')).body.code).toBe('report-not-found')
  })

  it('belongs to another report goes on', async () => {
    const [one, other] = [await completed(), await completed()]
    const tokens = [await newLink(one.id), await newLink(other.id)]
    await end(one.id)
    expect([(await open(tokens[0]!)).status, (await open(tokens[1]!)).status]).toEqual([404, 200])
  })
})
