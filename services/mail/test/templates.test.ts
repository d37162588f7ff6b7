import { componentIds, newsKinds, refundReasons } from '@findable/contracts'
import { expectNoAxeFaults, launchChromium } from '@findable/test-kit'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contactAcknowledgement } from '../src/templates/contact-acknowledgement.ts'
import { contactForward } from '../src/templates/contact-forward.ts'
import { customerNews } from '../src/templates/customer-news.ts'
import type { MailContent } from '../src/templates/mail-content.ts'
import { passwordReset } from '../src/templates/password-reset.ts'
import { refund } from '../src/templates/refund.ts'
import { refundRefused } from '../src/templates/refund-refused.ts'
import { reportCopy } from '../src/templates/report-copy.ts'
import { reportReady } from '../src/templates/report-ready.ts'
import { reportResend } from '../src/templates/report-resend.ts'
import { reportUpdated } from '../src/templates/report-updated.ts'
import { testEmail } from '../src/templates/test-email.ts'

const publicUrl = 'https://findable.example'
const attack = 'A "><img src=x onerror=alert(1)>\r\nBcc: x@example.com\u202E <script>alert(1)</script> \0'
const report = {
  reportId: 'aB3_x-9QmPz0LkVwYt7RsA',
  reference: 'FND-K7QM-3XRT',
  businessName: 'Harbour Lane Plumbing',
  site: 'harbourlane.com.au',
  score: 61,
  coverage: 0.7,
  measured: 18,
  applicable: componentIds.length,
  adjustment: null,
  tips: ['First job', 'Second job', 'Third job', 'Fourth job'],
  publicUrl,
}
const adjustment = {
  at: '2026-05-03T02:00:00.000Z',
  overall: true,
  pillars: ['websiteOptimization' as const],
  name: false,
  industry: false,
}
const hostileReport = { ...report, businessName: attack.repeat(20), tips: [attack] }
const message = {
  name: 'Jo Citizen',
  email: 'jo@example.com',
  message: 'First paragraph.\nSecond line.\n\nSecond paragraph.',
}

const refunded = {
  reference: 'FND-K7QM-3XRT',
  website: 'https://www.harbourlaneplumbing.com.au/',
  amountCents: 2_000,
  currency: 'aud',
  reason: 'website-unreadable' as const,
  publicUrl,
}

const told = {
  reportId: report.reportId,
  reference: report.reference,
  site: report.site,
  businessName: report.businessName,
  version: null,
  sentence: 'Your score went from 54 to 61.',
  todos: report.tips,
  paragraphs: ['You can check again, free of charge, until 12 March 2027.'],
  publicUrl,
}
const hostileNews = {
  ...told,
  businessName: attack,
  sentence: attack.repeat(10),
  todos: [attack],
  paragraphs: [attack],
}

const mails: [string, MailContent][] = [
  ['report ready', reportReady(report)],
  ['report ready, hostile', reportReady(hostileReport)],
  ['report ready, nothing measured', reportReady({ ...report, score: null, coverage: 0, measured: 0, tips: [] })],
  ['report copy', reportCopy(report)],
  ...newsKinds.flatMap((kind): [string, MailContent][] => [
    [kind, customerNews({ ...told, kind })],
    [`${kind}, hostile`, customerNews({ ...hostileNews, kind })],
  ]),
  ['report ready, adjusted by staff', reportReady({ ...report, adjustment })],
  ['report again', reportResend(report)],
  ['report again, hostile', reportResend(hostileReport)],
  ['report updated', reportUpdated(report)],
  ['report updated, hostile', reportUpdated(hostileReport)],
  ...refundReasons.map((reason): [string, MailContent] => [`refund, ${reason}`, refund({ ...refunded, reason })]),
  ['refund, nothing was paid', refund({ ...refunded, amountCents: 0 })],
  ['refund, hostile', refund({ ...refunded, website: attack.repeat(20) })],
  ['refund sent back', refundRefused(refunded)],
  ['refund sent back, hostile', refundRefused({ ...refunded, website: attack.repeat(20) })],
  ['contact forward', contactForward(message, publicUrl)],
  ['contact forward, hostile', contactForward({ ...message, name: attack, message: attack.repeat(50) }, publicUrl)],
  ['contact acknowledgement', contactAcknowledgement(publicUrl)],
  ['password reset', passwordReset({ username: 'Owner', address: `${publicUrl}/admin/new-password#token`, publicUrl })],
  [
    'password reset, hostile',
    passwordReset({ username: attack, address: `${publicUrl}/admin/new-password#token`, publicUrl }),
  ],
  ['settings test', testEmail('smtp.example.com', publicUrl)],
]

let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser.close())

describe.each(mails)('the mail %s', (_name, { subject, text, html }) => {
  it('has a subject of one line, and no control or direction mark anywhere', () => {
    expect(subject).not.toMatch(/[\r\n]/)
    expect(subject.length).toBeLessThanOrEqual(150)
    for (const part of [subject, text, html]) expect(part).not.toMatch(/[\0\u202a-\u202e\u2066-\u2069]/)
  })

  it('keeps foreign text as text, asks for nothing from outside and fits a phone', async () => {
    const page = await browser.newPage({ viewport: { width: 360, height: 700 } })
    const requests: string[] = []
    await page.route('**', (route) => {
      requests.push(route.request().url())
      return route.abort()
    })
    await page.setContent(html)
    const active = await page.evaluate('document.querySelectorAll("script, img, iframe, form, link, object").length')
    expect(active).toBe(0)
    expect(requests).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360)
    await page.close()
  })
})

it.each([
  ['light', reportReady(report)],
  ['dark', reportReady(report)],
  ['dark', contactForward(message, publicUrl)],
  ['light', customerNews({ ...told, kind: 're-audit' })],
  ['dark', customerNews({ ...told, kind: 'reminder' })],
  ['light', refund(refunded)],
  ['dark', refundRefused(refunded)],
] as const)('a mail passes axe in %s', async (colorScheme, { html }) => {
  const context = await browser.newContext({ colorScheme })
  const page = await context.newPage()
  await page.setContent(html)
  // Landmarks belong to pages; a mail is shown inside another page.
  await expectNoAxeFaults(page, 'region')
  await context.close()
})

it('a report mail says the same in both parts: score, coverage, reference, link, first three jobs, guarantee', () => {
  const { text, html, subject } = reportReady(report)
  expect(subject).toBe('Your visibility report is ready: harbourlane.com.au, 61 out of 100, Average')
  for (const said of [
    'Average',
    `18 of ${componentIds.length} checks`,
    'FND-K7QM-3XRT',
    `${publicUrl}/success/${report.reportId}`,
    'Third job',
    'within 7 days',
    'you get back all you paid',
  ]) {
    expect(text).toContain(said)
    expect(html).toContain(said)
  }
  expect(text + html).not.toContain('Fourth job')
})

it.each(newsKinds)('the mail %s says the same in both parts: what happened, what is left, link, reference', (kind) => {
  const { subject, text, html } = customerNews({ ...told, kind })
  expect(subject).toContain(told.site)
  for (const part of [text, html]) {
    for (const said of [told.sentence, ...told.todos.slice(0, 3), ...told.paragraphs, told.reference])
      expect(part).toContain(said)
    expect(part).toContain('And 1 more in your report.')
    expect(part).toContain(`${publicUrl}/success/${told.reportId}`)
  }
})

it('the reminder says how to check again, and that no other follows', () => {
  const { text, html } = customerNews({ ...told, kind: 'reminder' })
  for (const part of [text, html]) {
    expect(part).toContain('“I have done this”')
    expect(part).toContain('It is the only one')
  }
})

it.each([
  ['Not measured', 0],
  ['Too little measured', 0.2],
])('a report without a score says “%s” where %d of the checks could be made, never zero', (words, coverage) => {
  const { text, html, subject } = reportReady({ ...report, score: null, coverage })
  for (const part of [text, html, subject]) expect(part).toContain(words)
})

it('a refund mail says why, how much, and when the money arrives', () => {
  const { subject, text } = refund(refunded)
  expect(subject).toBe('Your refund of $20.00 (order FND-K7QM-3XRT)')
  expect(text).toContain('could not read harbourlaneplumbing.com.au')
  expect(text).toContain('The whole $20.00 is on its way')
  expect(text).toContain('5 to 10 business days')
  expect(refund({ ...refunded, currency: 'usd' }).subject).toContain('USD 20.00')
  const free = refund({ ...refunded, amountCents: 0 })
  expect(free.text).toContain('nothing to give back')
  expect(free.subject + free.text).not.toContain('$')
})

it('a mail about a refund that the bank sent back says that the money is still owed, and asks for no card', () => {
  const { subject, text } = refundRefused(refunded)
  expect(subject).toBe('Your refund of $20.00 did not reach you (order FND-K7QM-3XRT)')
  expect(text).toContain('The $20.00 is yours')
  expect(text).toContain('quote your order reference, FND-K7QM-3XRT')
  expect(text).toContain(`${publicUrl}/contact`)
  expect(text).toContain('do not send us a card number')
})

it('a mail about a report that staff adjusted says so, in both parts', () => {
  const told =
    'Our staff adjusted the overall score and the score of Website on 3 May 2026. The checks and what we saw are as measured.'
  for (const template of [reportReady, reportCopy, reportResend, reportUpdated]) {
    const { html, text } = template({ ...report, adjustment })
    expect(html).toContain(told)
    expect(text).toContain(told)
    expect(template(report).text).not.toContain('adjusted')
  }
})
