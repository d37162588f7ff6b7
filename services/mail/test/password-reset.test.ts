import { randomUUID } from 'node:crypto'
import { internalEndpoints } from '@findable/contracts'
import { sql } from '@findable/service-kit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { removeOldRecords } from '../src/retention.ts'
import { openMail, type Mail } from './harness.ts'

let mail: Mail
beforeEach(async () => {
  mail = await openMail()
})
afterEach(() => mail.close())

const ask = (id: string = randomUUID()) =>
  mail.call('POST', internalEndpoints.mailPasswordReset.path, { id, email: 'owner@example.com.au' })
const states = async () => (await mail.messages()).map(({ state }) => state)

describe('the mail of a password reset', () => {
  it('goes once to the address of the account, with the link and for how long it works', async () => {
    mail.neighbours.tokens = ['a-token', 'another-token']
    const id = randomUUID()
    const answers = await Promise.all([ask(id), ask(id)])
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, { ok: true }],
      [200, { ok: true }],
    ])
    await expect.poll(states).toEqual(['sent'])
    const [sent, ...others] = await mail.mails()
    expect(others).toEqual([])
    expect(sent!.to).toEqual(['owner@example.com.au'])
    for (const part of [sent!.text, sent!.html]) {
      expect(part).toContain('https://findable.example/admin/new-password#a-token')
      expect(part).toContain('account Owner')
      expect(part).toContain('works once, for 30 minutes')
    }
    expect(sent!.headers).toContainEqual({ name: 'Auto-Submitted', value: 'auto-generated' })
  })

  it('stores no token, and has a new one with each attempt', async () => {
    mail.neighbours.tokens = ['a-token', 'another-token']
    await mail.fault('greylist', 1)
    await ask()
    await expect.poll(states).toEqual(['sent'])
    const [sent] = await mail.mails()
    expect(sent!.text).toContain('#another-token')
    expect(JSON.stringify(await mail.messages())).not.toContain('-token')
  })

  it('is not sent when the link would no longer work', async () => {
    await ask()
    await expect.poll(states).toEqual(['failed'])
    expect(await mail.mails()).toEqual([])
  })

  it('waits while the admin service is away', async () => {
    mail.neighbours.away = true
    mail.neighbours.tokens = ['a-token']
    await ask()
    await expect.poll(async () => (await mail.messages())[0]!.attempts).toBeGreaterThan(0)
    mail.neighbours.away = false
    await expect.poll(states).toEqual(['sent'])
  })

  it('is removed when it is old', async () => {
    mail.neighbours.tokens = ['a-token']
    await ask()
    await expect.poll(states).toEqual(['sent'])
    await sql`update messages set settled_at = settled_at - interval '400 days'`.execute(mail.db)
    await removeOldRecords(mail.db, mail.deps.log)
    expect((await mail.messages())[0]).toMatchObject({ recipient: '' })
    await sql`update messages set settled_at = settled_at - interval '400 days'`.execute(mail.db)
    await removeOldRecords(mail.db, mail.deps.log)
    expect(await mail.messages()).toEqual([])
  })
})

it('of a mail, an order or a contact message is named, unless it is about a password', async () => {
  await ask()
  const { rows } = await sql<{ definition: string }>`select pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = 'messages'::regclass and contype = 'c'`.execute(mail.db)
  expect(rows.filter(({ definition }) => definition.includes('num_nonnulls'))).toHaveLength(1)
  expect(rows.filter(({ definition }) => definition.includes('settled_at'))).toHaveLength(1)
  await expect(sql`update messages set contact_message_id = 1`.execute(mail.db)).rejects.toThrow('belongs_to')
})
