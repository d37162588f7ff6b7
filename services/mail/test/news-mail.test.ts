import { randomUUID } from 'node:crypto'
import { newsKinds, type NewsKind, type StepPayload } from '@findable/contracts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { deliveredOrder, openMail, reportId, type Mail } from './harness.ts'

let mail: Mail
beforeEach(async () => {
  mail = await openMail()
})
afterEach(() => mail.close())

const { businessName: _, ...ordered } = deliveredOrder()
const told = (news: NewsKind): StepPayload<'customerNews'> => ({
  ...ordered,
  email: 'owner@example.com.au',
  newsId: randomUUID(),
  news,
})
const states = async () => (await mail.messages()).map(({ kind, state }) => `${kind} ${state}`)

it('each news is one mail, however often it is told, and changes nothing about the mail with the report', async () => {
  await mail.deliverOrder({ ...deliveredOrder(), orderId: ordered.orderId })
  await expect.poll(states, { timeout: 20_000 }).toEqual(['report-ready sent'])
  const all = newsKinds.map(told)
  const second = told('correction')
  await Promise.all([...all, second, ...all].map(mail.tellNews))
  await expect
    .poll(states, { timeout: 20_000 })
    .toEqual(['report-ready sent', ...Array(5).fill(expect.stringMatching(/ sent$/))])
  const mails = (await mail.mails()).filter(({ messageId }) => !messageId.includes('report-ready'))
  expect(mails.map(({ messageId }) => messageId).toSorted()).toEqual(
    [...all, second].map(({ news, newsId }) => `<${news}.${newsId}@findable.example>`).toSorted(),
  )
  expect((await mail.news()).map(({ step }) => step)).toEqual(['reportMailSettled'])
})

it('the mail says what reports says at the time it is written, and leads to the version it is about', async () => {
  mail.neighbours.away = true
  await mail.tellNews(told('re-audit'))
  await expect.poll(async () => (await mail.messages())[0]!.problem, { timeout: 20_000 }).toContain('reports')
  mail.neighbours.news = {
    businessName: 'Example',
    version: 'version-2',
    sentence: 'Your score went from 61 to 70.',
    todos: ['Write a title'],
    paragraphs: [],
  }
  mail.neighbours.away = false
  await expect.poll(states, { timeout: 20_000 }).toEqual(['re-audit sent'])
  const [received] = await mail.mails()
  expect(received).toMatchObject({
    to: ['owner@example.com.au'],
    subject: 'Before and after: we have read example.com.au again',
    attachments: [],
  })
  for (const part of [received!.text, received!.html]) {
    expect(part).toContain('Your score went from 61 to 70.')
    expect(part).toContain('Write a title')
    expect(part).toContain(`https://findable.example/success/${reportId}?version=version-2`)
  }
})

it('news that may not be sent any more is no mail, no alert, and nothing for staff to send', async () => {
  mail.neighbours.news = null
  const reminder = told('reminder')
  await mail.tellNews(reminder)
  await expect.poll(states, { timeout: 20_000 }).toEqual([])
  const orderMails = `/api/admin/order-mails/${reminder.orderId}`
  expect((await mail.staffCall('POST', `${orderMails}/replay`)).body).toEqual({ pushed: false })
  expect((await mail.staffCall('GET', '/api/admin/mail-concerns')).body.concerns).toEqual([])
  expect([await mail.mails(), await mail.news(), mail.alerts]).toEqual([[], [], []])
})

it('news that could not be sent is for staff, and leaves what the customer is told about the report mail', async () => {
  await mail.fault('reject')
  await mail.tellNews(told('objection-upheld'))
  await expect.poll(states, { timeout: 20_000 }).toEqual(['objection-upheld failed'])
  expect(mail.alerts).toEqual(['mail-failed'])
  expect(await mail.news()).toEqual([])
})
