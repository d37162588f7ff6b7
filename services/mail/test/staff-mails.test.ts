import { randomUUID } from 'node:crypto'
import type { ChangingStaffCall, StaffContactMessage, StaffMail } from '@findable/contracts'
import { sql } from '@findable/service-kit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openMail, type Mail } from './harness.ts'

let mail: Mail
beforeEach(async () => {
  mail = await openMail()
})
afterEach(() => mail.close())

const listed = async (query = ''): Promise<{ held: string | null; mails: StaffMail[] }> =>
  (await mail.staffCall('GET', `/api/admin/mails${query}`)).body
const seed = (count: number, state: string) =>
  sql`insert into messages (kind, order_id, cause_id, recipient, message_id, request_id, state, settled_at, next_attempt_at)
    select 'report-copy', gen_random_uuid(), gen_random_uuid(), n || '@example.com.au', ${state} || n, 'seed', ${state},
      case when ${state} = 'failed' then now() end, now() + interval '1 day'
    from generate_series(1, ${count}::int) n`.execute(mail.db)

const question = { name: 'Jo Citizen', email: 'jo@example.com', message: 'Is 61 a good score for a plumber?' }
const messages = async (query = ''): Promise<StaffContactMessage[]> =>
  (await mail.staffCall('GET', `/api/admin/contact-messages${query}`)).body
const answer = (id: number | string, text: string, key: string = randomUUID()) =>
  mail.call(
    'POST',
    `/api/admin/contact-messages/${id}/answers`,
    { text },
    { 'x-staff-id': '7', 'x-staff-name': 'Owner', 'idempotency-key': key },
  )

/** Every call, each with what it changes. */
const calls: Record<ChangingStaffCall<'mail'>, () => ReturnType<Mail['call']>> = {
  sendMailAgain: async () => {
    await seed(1, 'failed')
    return mail.staffCall('POST', `/api/admin/mails/${(await mail.messages())[0]!.id}/send`)
  },
  replayMails: async () => {
    await seed(1, 'failed')
    return mail.staffCall('POST', `/api/admin/order-mails/${(await mail.messages())[0]!.order_id}/replay`)
  },
  sendTestEmail: () => mail.staffCall('POST', '/api/admin/settings/test-email'),
  answerContactMessage: async () => {
    await mail.call('POST', '/api/contact', question)
    return answer((await messages())[0]!.id, 'Yes.')
  },
}
it.each(Object.entries(calls))('%s leaves an entry for the audit log', async (_name, call) => {
  expect((await call()).status).toBe(200)
  expect(await mail.acts()).toHaveLength(1)
})

describe('mails that wait or failed', () => {
  it('are for staff only', async () => {
    for (const path of ['/api/admin/mails', '/api/admin/contact-messages'])
      expect((await mail.call('GET', path)).status).toBe(401)
  })

  it('are listed with order, recipient and reason, and sent again', async () => {
    await mail.fault('reject')
    await mail.deliverOrder()
    const [failed] = await vi.waitFor(async () => {
      const { mails } = await listed('?list=failed')
      expect(mails).toHaveLength(1)
      return mails
    }, 5_000)
    expect(failed).toMatchObject({
      kind: 'report-ready',
      state: 'failed',
      reference: expect.stringMatching(/^FND-/),
      recipient: expect.stringContaining('@'),
      problem: expect.stringContaining('550'),
    })
    expect((await listed()).mails).toEqual([])
    await mail.fault('ok')
    expect((await mail.staffCall('POST', `/api/admin/mails/${failed!.id}/send`)).body).toEqual({ pushed: true })
    await vi.waitFor(async () => expect(await mail.mails()).toHaveLength(1), 5_000)
    await vi.waitFor(async () => expect((await listed('?list=failed')).mails).toEqual([]), 5_000)
    expect((await mail.staffCall('POST', `/api/admin/mails/${failed!.id}/send`)).body).toEqual({ pushed: false })
    expect((await mail.staffCall('POST', `/api/admin/mails/${randomUUID()}/send`)).body).toEqual({ pushed: false })
    expect(await mail.acts()).toMatchObject([
      {
        action: 'send-mail',
        staff: { id: '7', name: 'Owner' },
        subject: { type: 'mail', id: failed!.id, label: failed!.reference },
        changes: [
          { field: 'mailKind', before: null, after: 'report-ready' },
          { field: 'mailState', before: 'failed', after: 'queued' },
        ],
      },
    ])
    expect(JSON.stringify(await mail.acts())).not.toContain(failed!.recipient)
  })

  it('come in pages, newest first, and none is left out', async () => {
    await seed(120, 'failed')
    await seed(3, 'queued')
    const ids: string[] = []
    for (let { mails } = await listed('?list=failed'); mails.length > 0;) {
      ids.push(...mails.map(({ id }) => id))
      ;({ mails } = await listed(`?list=failed&after=${ids.at(-1)!}`))
    }
    expect([ids.length, new Set(ids).size]).toEqual([120, 120])
    expect((await listed()).mails).toHaveLength(3)
  })

  it('are counted, with the time since when the oldest waits', async () => {
    const health = async () => (await mail.staffCall('GET', '/api/admin/mail-health')).body
    expect(await health()).toEqual({ waiting: { count: 0, since: null }, failed: 0, held: null })
    await seed(3, 'queued')
    await seed(2, 'failed')
    const [oldest] = await mail.messages()
    expect(await health()).toEqual({
      waiting: { count: 3, since: oldest!.created_at.toISOString() },
      failed: 2,
      held: null,
    })
  })

  it('leave out those whose content is no longer kept', async () => {
    await seed(2, 'failed')
    await sql`update messages set recipient = '' where id = (select id from messages limit 1)`.execute(mail.db)
    expect((await listed('?list=failed')).mails).toHaveLength(1)
  })

  it('say why none is sent at all', async () => {
    expect((await listed()).held).toBeNull()
    mail.neighbours.settings = {
      smtpHost: mail.sandbox.info.smtp.host,
      smtpPort: mail.sandbox.info.smtp.port,
      smtpUser: 'findable',
      smtpPassword: 'secret',
      emailFrom: 'reports@findable.example',
      enableEmailNotifications: false,
    }
    expect((await listed()).held).toBe('Email notifications are switched off in the settings.')
  })

  it('say that the settings cannot be read, to the operator too', async () => {
    const concerns = async () => (await mail.staffCall('GET', '/api/admin/mail-concerns')).body.concerns
    expect(await concerns()).toEqual([])
    mail.neighbours.settings = 'unreadable'
    const why = 'all mail waits: its settings cannot be read; the log of admin says why'
    expect(await concerns()).toMatchObject([{ orderId: null, reference: null, why }])
    expect((await listed()).held).toBe('The settings cannot be read, so mail waits until they can.')
  })
})

describe('a contact message', () => {
  it('is answered by mail once, however often the same answer is sent, and shows who answered', async () => {
    await mail.call('POST', '/api/contact', question)
    const { id } = (await messages())[0]!
    const key = randomUUID()
    const text = 'Yes, it is.\n\nKind regards,\nSam <script>'
    const answers = await Promise.all(Array.from({ length: 5 }, () => answer(id, text, key)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const sent = await vi.waitFor(async () => {
      const found = (await mail.mails()).filter(({ subject }) => subject === 'Our answer to your message to Findable')
      expect(found).toHaveLength(1)
      return found[0]!
    }, 5_000)
    expect(sent).toMatchObject({ to: ['jo@example.com'], replyTo: ['staff@findable.example'] })
    expect(sent.text).toContain('Yes, it is.')
    expect(sent.html).toContain('Sam &lt;script&gt;')
    await vi.waitFor(async () => expect((await messages())[0]!.answers[0]!.state).toBe('sent'), 5_000)
    expect(await messages()).toEqual([
      {
        id,
        ...question,
        at: expect.any(String),
        answers: [expect.objectContaining({ by: 'Owner', text, problem: null })],
      },
    ])
  })

  it('is not answered with nothing, with too much, or without a key, nor when it is gone', async () => {
    await mail.call('POST', '/api/contact', question)
    const { id } = (await messages())[0]!
    expect((await answer(id, '  ')).body.error).toBe('Please write an answer.')
    expect((await answer(id, 'x'.repeat(5_001))).body.error).toBe('An answer has at most 5,000 characters.')
    expect((await answer(id, 'Yes.', 'no-key')).status).toBe(400)
    expect(await answer(999, 'Yes.')).toMatchObject({ status: 404, body: { code: 'message-not-found' } })
    expect((await messages())[0]!.answers).toEqual([])
  })

  it('is listed in pages, newest first', async () => {
    await sql`insert into contact_messages (name, email, message)
      select 'N' || n, 'n@example.com', 'A question' from generate_series(1, 70) n`.execute(mail.db)
    const first = await messages()
    expect([first.length, first[0]!.name]).toEqual([50, 'N70'])
    expect((await messages(`?before=${first.at(-1)!.id}`)).map(({ name }) => name).at(-1)).toBe('N1')
  })
})
