import { randomUUID } from 'node:crypto'
import { componentIds } from '@findable/contracts'
import { sql } from '@findable/service-kit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { claimMessage, settleMessage, takeOverMessage } from '../src/db/messages.ts'
import { deliveredOrder, document, openMail, shortPatience, reportId, type Mail } from './harness.ts'

let mail: Mail
beforeEach(async () => {
  mail = await openMail()
})
afterEach(() => mail.close())

const settled = (state: 'sent' | 'failed', count = 1) =>
  vi.waitFor(async () => {
    const messages = await mail.messages()
    expect(messages.map((message) => message.state)).toEqual(Array.from({ length: count }, () => state))
    return messages
  }, 30_000)
const openImpatient = async () => {
  await mail.close()
  mail = await openMail({ limits: shortPatience })
}
const sent = (count = 1) => settled('sent', count)

describe('a delivered order', () => {
  it('is mailed once, with the report attached, its link, score and reference', async () => {
    const order = deliveredOrder()
    await mail.deliverOrder(order)
    await sent()
    const [received, ...more] = await mail.mails()
    expect(more).toEqual([])
    expect(received).toMatchObject({
      from: 'Findable <reports@findable.example>',
      to: ['owner@example.com.au'],
      subject: 'Your visibility report is ready: example.com.au, 61 out of 100, Average',
      messageId: `<report-ready.${order.orderId}@findable.example>`,
    })
    for (const part of [received!.text, received!.html]) {
      expect(part).toContain(`https://findable.example/success/${reportId}`)
      expect(part).toContain('FND-K7QM-3XRT')
      expect(part).toContain(`18 of ${componentIds.length} checks`)
      expect(part).toContain('Give every page its own title')
    }
    expect(received!.attachments.map(({ filename, contentType }) => [filename, contentType])).toEqual([
      ['visibility-report-example-com-au.html', 'text/html'],
    ])
    expect(await (await fetch(mail.sandbox.url + received!.attachments[0]!.url)).text()).toBe(document)
    expect(received!.headers).toContainEqual({ name: 'Auto-Submitted', value: 'auto-generated' })
    expect(await mail.news()).toEqual([
      {
        step: 'reportMailSettled',
        payload: {
          orderId: order.orderId,
          reportId,
          requestId: 'request-1',
          emailStatus: 'sent',
          settledAt: expect.any(String),
        },
      },
    ])
    expect(mail.neighbours.calls).toContain(`GET /internal/reports/${reportId}/document?edition=client request-1`)
  })

  it('is mailed once when its message comes fifty times at once, and each late repeat tells the news again', async () => {
    const order = deliveredOrder()
    await Promise.all(Array.from({ length: 50 }, () => mail.deliverOrder(order)))
    await sent()
    expect(await mail.mails()).toHaveLength(1)
    const before = (await mail.news()).length
    await mail.deliverOrder(order)
    expect(await mail.messages()).toHaveLength(1)
    expect(await mail.news()).toHaveLength(before + 1)
  })

  it('without an address gets no mail and no record of one', async () => {
    await mail.deliverOrder(deliveredOrder({ email: null }))
    expect(await mail.messages()).toEqual([])
    expect(await mail.news()).toEqual([])
  })

  it.each([
    'a@example.com, b@example.com',
    'Owner <owner@example.com>',
    'not an address',
    'a@example.com\r\nBcc: b@example.com',
  ])('with %j for an address is never sent: failed, with an alert', async (email) => {
    await mail.deliverOrder(deliveredOrder({ email }))
    expect((await mail.messages()).map(({ state }) => state)).toEqual(['failed'])
    expect((await mail.news()).map(({ payload }) => payload.emailStatus)).toEqual(['failed'])
    expect(mail.alerts).toEqual(['mail-failed'])
    expect(await mail.mails()).toEqual([])
  })

  it('never lets a hostile business name forge a header or markup', async () => {
    mail.neighbours.report = {
      ...mail.neighbours.report,
      businessName: 'Evil\r\nBcc: victim@example.com\u202E <script>alert(1)</script>',
    }
    await mail.deliverOrder()
    await sent()
    const [received] = await mail.mails()
    expect(received!.to).toEqual(['owner@example.com.au'])
    expect(received!.subject).toBe('Your visibility report is ready: example.com.au, 61 out of 100, Average')
    expect(received!.headers.map(({ name }) => name.toLowerCase())).not.toContain('bcc')
    expect(received!.html).toContain('&lt;script&gt;')
    expect(received!.html).not.toContain('<script>')
    expect(received!.html + received!.subject).not.toContain('\u202E')
  })
})

describe('a copy', () => {
  const copy = (over = {}) => ({ ...deliveredOrder(), email: 'friend@example.com', copyId: randomUUID(), ...over })

  it('is sent once per request, beside the mail of the order, and marks the report as mailed', async () => {
    const order = deliveredOrder()
    const [first, second] = [copy({ orderId: order.orderId }), copy({ orderId: order.orderId })]
    await mail.deliverOrder(order)
    await mail.requestCopy(first)
    await mail.requestCopy(first)
    await mail.requestCopy(second)
    await sent(3)
    const mails = await mail.mails()
    expect(mails.map(({ messageId }) => messageId).toSorted()).toEqual(
      [
        `<report-copy.${first.copyId}@findable.example>`,
        `<report-copy.${second.copyId}@findable.example>`,
        `<report-ready.${order.orderId}@findable.example>`,
      ].toSorted(),
    )
    expect((await mail.news()).map(({ payload }) => payload.emailStatus)).toEqual(['sent', 'sent', 'sent'])
  })

  it('carries our words and the website only, as it may go to a stranger', async () => {
    const businessName = 'Cheap pills at pills.example'
    mail.neighbours.report = { ...mail.neighbours.report, businessName }
    await mail.requestCopy(copy({ businessName }))
    await sent()
    const [received] = await mail.mails()
    expect(received!.subject).toBe('A copy of the visibility report on example.com.au')
    expect(received!.text + received!.html).not.toContain('pills')
  })

  it('that fails takes nothing back', async () => {
    await mail.fault('reject')
    await mail.requestCopy(copy())
    await settled('failed')
    expect(await mail.news()).toEqual([])
  })
})

describe('M: the mail server', () => {
  it('M1: is down: tried again, and given up with an alert only after the last try', async () => {
    mail.neighbours.settings = {
      smtpHost: '127.0.0.1',
      smtpPort: 1,
      smtpUser: 'u',
      smtpPassword: 'p',
      emailFrom: 'a@findable.example',
      enableEmailNotifications: true,
    }
    await mail.deliverOrder()
    const [failed] = await settled('failed')
    expect(failed).toMatchObject({ attempts: 4, problem: expect.stringContaining('ECONNREFUSED') })
    expect(mail.alerts).toEqual(['mail-failed'])
    expect((await mail.news()).map(({ payload }) => payload.emailStatus)).toEqual(['failed'])
  })

  it('M2: greylists twice: one acceptance', async () => {
    await mail.fault('greylist', 2)
    await mail.deliverOrder()
    expect((await sent())[0]!.attempts).toBe(3)
    expect(await mail.mails()).toHaveLength(1)
    expect(mail.alerts).toEqual([])
  })

  it.each(['stall-banner', 'stall-data'])(
    'M3: stops answering (%s): the try ends, the next one works, others go on meanwhile',
    async (mode) => {
      await openImpatient()
      await mail.fault(mode, 1)
      await mail.deliverOrder()
      await vi.waitFor(async () => expect((await mail.messages())[0]!.state).toBe('sending'), 30_000)
      await mail.deliverOrder()
      const messages = await sent(2)
      expect(messages.map(({ attempts }) => attempts).toSorted((a, b) => a - b)).toEqual([1, 2])
    },
  )

  it('M4: refuses for good: one try, staff see it', async () => {
    await mail.fault('reject')
    await mail.deliverOrder()
    const [failed] = await settled('failed')
    expect(failed).toMatchObject({ attempts: 1, problem: expect.stringContaining('550') })
    expect(failed!.problem).not.toContain('owner@example.com.au')
    expect(mail.alerts).toEqual(['mail-failed'])
  })

  it('M5: refuses our login: everything waits and nothing is lost, until the login works again', async () => {
    await mail.fault('bad-credentials')
    await mail.deliverOrder()
    await vi.waitFor(async () => expect(await mail.held()).toBe(true), 5_000)
    await mail.deliverOrder()
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    expect((await mail.messages()).map(({ state, attempts }) => [state, attempts])).toEqual([
      ['queued', 0],
      ['queued', 0],
    ])
    expect(mail.alerts).toEqual(['mail-login-refused'])
    await mail.fault('ok')
    await sent(2)
    expect(await mail.held()).toBe(false)
  })

  it('M5: goes on at once when staff save other settings', async () => {
    await mail.close()
    mail = await openMail({ probeEvery: 3_600_000 })
    await mail.fault('bad-credentials')
    await mail.deliverOrder()
    await vi.waitFor(async () => expect(await mail.held()).toBe(true), 5_000)
    await mail.fault('ok')
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect((await mail.messages())[0]!.state).toBe('queued')
    const { host, port } = mail.sandbox.info.smtp
    mail.neighbours.settings = {
      smtpHost: host,
      smtpPort: port,
      smtpUser: 'new',
      smtpPassword: 'new',
      emailFrom: 'new@findable.example',
      enableEmailNotifications: true,
    }
    await sent()
    expect((await mail.mails())[0]!.from).toBe('Findable <new@findable.example>')
  })
})

describe('waiting', () => {
  it('for the reports service costs tries, not the mail', async () => {
    mail.neighbours.away = true
    await mail.deliverOrder()
    await vi.waitFor(async () => expect((await mail.messages())[0]!.attempts).toBeGreaterThan(0), 30_000)
    mail.neighbours.away = false
    await sent()
  })

  it('is pointless for a report that is gone', async () => {
    mail.neighbours.missing = true
    await mail.deliverOrder()
    expect((await settled('failed'))[0]!.attempts).toBe(1)
  })

  it('goes on while staff have switched mail off', async () => {
    const { host, port } = mail.sandbox.info.smtp
    const off = {
      smtpHost: host,
      smtpPort: port,
      smtpUser: 'u',
      smtpPassword: 'p',
      emailFrom: 'a@findable.example',
      enableEmailNotifications: false,
    }
    mail.neighbours.settings = off
    await mail.deliverOrder()
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect((await mail.messages()).map(({ state, attempts }) => [state, attempts])).toEqual([['queued', 0]])
    mail.neighbours.settings = { ...off, enableEmailNotifications: true }
    await sent()
  })
})

describe('a try whose process died', () => {
  it('is taken over after its lease, and what the dead one would have written is refused', async () => {
    await mail.close()
    mail = await openMail()
    mail.neighbours.settings = {
      smtpHost: '127.0.0.1',
      smtpPort: 1,
      smtpUser: 'u',
      smtpPassword: 'p',
      emailFrom: 'a@findable.example',
      enableEmailNotifications: false,
    }
    await mail.deliverOrder()
    const dead = (await claimMessage(mail.db))!
    expect(await takeOverMessage(mail.db, 60_000)).toBeUndefined()
    await sql`update messages set claimed_at = claimed_at - interval '61 seconds'`.execute(mail.db)
    const heir = (await takeOverMessage(mail.db, 60_000))!
    expect([dead.id, dead.attempts]).toEqual([heir.id, heir.attempts - 1])
    const settle = (message: typeof dead) =>
      mail.db.transaction().execute((trx) => settleMessage(trx, message, 'sent', null))
    expect(await settle(dead)).toBeUndefined()
    expect(await settle(heir)).toMatchObject({ state: 'sent' })
  })

  /** What a process does that claims every mail and dies of it. */
  const dieOfAll = () =>
    sql`update messages set state = 'sending', attempts = attempts + 1, claimed_at = clock_timestamp() - interval '1 hour'`.execute(
      mail.db,
    )

  it('is made while no other is under way, so that a mail that kills its process takes none with it', async () => {
    await openImpatient()
    await mail.fault('stall-data', 1)
    await Promise.all([mail.deliverOrder(), mail.deliverOrder()])
    await dieOfAll()
    await vi.waitFor(async () => expect((await mail.messages()).map(({ deaths }) => deaths)).toContain(1), 30_000)
    // The first one hangs in the middle of its attempt; the second has not started its own.
    expect((await mail.messages()).map(({ deaths }) => deaths).toSorted((a, b) => a - b)).toEqual([0, 1])
    await sent(2)
  })

  /** As if the process had died that tried to send a mail. */
  const abandon = (id: string) =>
    sql`update messages set state = 'sending', settled_at = null, claimed_at = clock_timestamp() - interval '1 hour'
      where id = ${id}`.execute(mail.db)
  const tried = (index: number, times: number) =>
    vi.waitFor(async () => expect((await mail.messages())[index]!.attempts).toBeGreaterThanOrEqual(times), 30_000)
  /** When the try ended after which a mail had to wait for its next one. */
  const ended = ({ next_attempt_at: next }: { next_attempt_at: Date }, tries: number) =>
    next.getTime() - mail.deps.retryDelays[tries - 1]!

  it('begins when no other is under way, and none begins beside it', async () => {
    await openImpatient()
    await mail.deliverOrder()
    const [first] = await sent()
    await mail.fault('stall-data', 1)
    await mail.deliverOrder()
    await tried(1, 1)
    await abandon(first!.id)
    const [takenOver, other] = await sent(2)
    expect(takenOver!.claimed_at!.getTime()).toBeGreaterThanOrEqual(ended(other!, 1))

    await mail.fault('stall-data', 1)
    await abandon(first!.id)
    await tried(0, 3)
    await mail.deliverOrder()
    const [hanging, , behind] = await sent(3)
    expect(behind!.claimed_at!.getTime()).toBeGreaterThanOrEqual(ended(hanging!, 3))
  })

  it('counts, and a mail whose tries all end so is failed with an alert, while others are sent', async () => {
    await mail.deliverOrder()
    await sent()
    await sql`update messages set state = 'sending', settled_at = null, deaths = 2,
      claimed_at = clock_timestamp() - interval '1 hour'`.execute(mail.db)
    await vi.waitFor(async () => expect((await mail.messages())[0]!.state).toBe('failed'), 30_000)
    await mail.deliverOrder()
    await vi.waitFor(async () => expect((await mail.messages())[1]!.state).toBe('sent'), 30_000)
    expect((await mail.messages())[0]!.problem).toBe('Each of the last 3 tries ended with the process that made it.')
    expect(mail.alerts).toEqual(['mail-failed'])
    expect(await mail.mails()).toHaveLength(2)
  })
})

describe('a mail that failed for good', () => {
  const corrected = (order: ReturnType<typeof deliveredOrder>) => ({
    ...order,
    email: 'right@example.com.au',
    emailCorrectedAt: new Date(Date.now() + 1_000).toISOString(),
  })

  it('goes to the address that replaces the first, as the same mail, and once', async () => {
    const order = deliveredOrder()
    await mail.fault('reject', 1)
    await mail.deliverOrder(order)
    await settled('failed')
    const again = corrected(order)
    await Promise.all([mail.deliverOrder(again), mail.deliverOrder(again), mail.deliverOrder(again)])
    await sent()
    const [received, ...more] = await mail.mails()
    expect(more).toEqual([])
    expect(received).toMatchObject({
      to: ['right@example.com.au'],
      messageId: `<report-ready.${order.orderId}@findable.example>`,
    })
    expect((await mail.news()).at(-1)!.payload.emailStatus).toBe('sent')
    await mail.deliverOrder(again)
    expect(await mail.mails()).toHaveLength(1)
  })

  it('and fails again at the new address is not tried there again by itself', async () => {
    const order = deliveredOrder()
    await mail.fault('reject')
    await mail.deliverOrder(order)
    await settled('failed')
    const again = { ...corrected(order), emailCorrectedAt: new Date().toISOString() }
    await mail.deliverOrder(again)
    await vi.waitFor(async () => {
      expect(await mail.messages()).toMatchObject([{ state: 'failed', recipient: 'right@example.com.au' }])
    }, 8_000)
    await mail.deliverOrder(again)
    expect(await mail.messages()).toMatchObject([{ state: 'failed', attempts: 1 }])
  })

  it('and was sent in the meantime is not sent to another address', async () => {
    const order = deliveredOrder()
    await mail.deliverOrder(order)
    await sent()
    await mail.deliverOrder(corrected(order))
    expect(await mail.messages()).toMatchObject([{ state: 'sent', recipient: 'owner@example.com.au' }])
  })
})
