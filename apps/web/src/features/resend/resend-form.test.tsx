// @vitest-environment happy-dom
import { resendMessages } from '@findable/contracts/customer'
import { currentToast, dismissToast } from '@findable/ui'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, failure } from '../../testing/answers.ts'
import { render } from '../../testing/render.tsx'
import { ResendForm } from './resend-form.tsx'

const call = 'POST /api/resend-report'
const good = { website: 'bakery.com.au', email: 'owner@bakery.com.au', businessName: 'The Bakery' }
const labels = { website: 'Website', email: 'Email', businessName: 'Business name (optional)' }

beforeEach(dismissToast)
afterEach(() => vi.unstubAllGlobals())

const expectToast = (kind: string, title: string, message: string) =>
  vi.waitFor(() => expect(currentToast()).toEqual({ kind, title, message }))

const names = Object.keys(good) as (keyof typeof good)[]
const field = (name: keyof typeof good) => screen.getByLabelText<HTMLInputElement>(labels[name])
const edition = (title: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name: title })
const button = () => screen.getByRole('button')
const send = () => userEvent.click(button())
const typed = () => names.map((name) => field(name).value)

async function fill(over: Partial<typeof good> = {}) {
  render(<ResendForm />)
  const values = { ...good, ...over }
  for (const name of names) if (values[name]) await userEvent.type(field(name), values[name])
}

test.each([
  ['client', /^Client/],
  ['technical', /^Technical/],
])('asks for the %s report and says that it was sent', async (reportType, title) => {
  const calls = answerWith({ [call]: { message: resendMessages.sent } })
  await fill()
  await userEvent.click(edition(title))
  await send()
  await expectToast('success', 'Success', 'Report has been sent successfully!')
  expect(calls.map(({ body }) => body)).toEqual([{ ...good, reportType }])
  await vi.waitFor(() => expect(typed()).toEqual(['', '', '']))
})

test('asks for the client report without a business name when nothing else is chosen', async () => {
  const calls = answerWith({ [call]: { message: resendMessages.sent } })
  await fill({ businessName: '' })
  await send()
  await vi.waitFor(() => expect(calls[0]?.body).toEqual({ ...good, businessName: '', reportType: 'client' }))
})

const invalidDomain = 'Please enter a valid website domain (e.g., yourbusiness.com or yourbusiness.com.au).'
test.each([
  ['website', '', 'Website URL must be at least 4 characters.'],
  ['website', 'a.b', 'Website URL must be at least 4 characters.'],
  ['website', 'bakery', invalidDomain],
  ['website', 'https://bakery.com.au', invalidDomain],
  ['website', 'bakery.com.au/shop', invalidDomain],
  ['email', '', 'Please enter a valid email address.'],
  ['email', 'owner@bakery', 'Please enter a valid email address.'],
] as const)('%s %j is refused at its field, and nothing is sent', async (name, text, message) => {
  const calls = answerWith({})
  await fill({ [name]: text })
  await send()
  const said = await screen.findByRole('alert')
  expect(said.textContent).toBe(message)
  expect(field(name).getAttribute('aria-invalid')).toBe('true')
  expect(field(name).getAttribute('aria-describedby')?.split(' ')).toContain(said.id)
  expect(document.activeElement).toBe(field(name))
  expect(calls).toEqual([])

  await userEvent.clear(field(name))
  await userEvent.type(field(name), good[name])
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('of several refused fields the first takes the focus', async () => {
  answerWith({})
  await fill({ website: '', email: '' })
  await send()
  expect(await screen.findAllByRole('alert')).toHaveLength(2)
  expect(document.activeElement).toBe(field('website'))
})

const failed = 'Failed to send the report. Please try again.'
test.each([
  ['no such report', failure(404, 'report-not-found', resendMessages.unknown), resendMessages.unknown],
  ['sent just now', failure(429, 'too-many-requests', resendMessages.tooSoon), resendMessages.tooSoon],
  ['a failure of the server', failure(500, 'internal-error'), failed],
  ['a proxy that knows no such page', [404, '<h1>Not found</h1>'], failed],
])('%s is reported, and what was typed stays', async (_what, answer, message) => {
  answerWith({ [call]: answer })
  await fill()
  await userEvent.click(edition(/^Technical/))
  await send()
  await expectToast('error', 'Error', message)
  expect(typed()).toEqual(Object.values(good))
  expect(edition(/^Technical/).checked).toBe(true)
})

test('a server that cannot be reached is reported, and what was typed stays', async () => {
  answerWith({})
  await fill()
  await send()
  await expectToast('error', 'Error', 'An unexpected error occurred. Please try again.')
  expect(typed()).toEqual(Object.values(good))
})

test('is sent once however often the button is pressed', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const asked = vi.fn(() => promise)
  vi.stubGlobal('fetch', asked)
  await fill()
  await send()
  await vi.waitFor(() => expect(button().textContent).toBe('Sending...'))
  await send()
  expect(asked).toHaveBeenCalledTimes(1)
  await act(async () => resolve(Response.json({ message: resendMessages.sent })))
  await vi.waitFor(() => expect(button().textContent).toBe('Send my report'))
})
