// @vitest-environment happy-dom
import { resendMessages } from '@findable/contracts'
import { showToast } from '@findable/ui'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, failure } from '../../testing/answers.ts'
import { fieldNamed, press, render, type } from '../../testing/render.tsx'
import { ResendForm } from './resend-form.tsx'

const call = 'POST /api/resend-report'
const good = { website: 'bakery.com.au', email: 'owner@bakery.com.au', businessName: 'The Bakery' }

vi.mock(import('@findable/ui'), async (original) => ({ ...(await original()), showToast: vi.fn() }))

beforeEach(() => vi.mocked(showToast).mockClear())
afterEach(() => vi.unstubAllGlobals())

const expectToast = (kind: string, title: string, message: string) =>
  expect(vi.mocked(showToast).mock.calls).toEqual([[{ kind, title, message }]])

async function fill(over: Partial<typeof good> = {}): Promise<HTMLElement> {
  const place = await render(<ResendForm />)
  for (const [name, text] of Object.entries({ ...good, ...over })) await type(fieldNamed(place, name), text)
  return place
}
const send = (place: HTMLElement) => press(place.querySelector('button[type=submit]'))
const typed = (place: HTMLElement) => Object.keys(good).map((name) => fieldNamed(place, name).value)

test.each(['client', 'technical'])('asks for the %s report and says that it was sent', async (reportType) => {
  const calls = answerWith({ [call]: { message: resendMessages.sent } })
  const place = await fill()
  await press(place.querySelector(`input[value=${reportType}]`))
  await send(place)
  expect(calls.map(({ body }) => body)).toEqual([{ ...good, reportType }])
  expectToast('success', 'Success', 'Report has been sent successfully!')
  expect(typed(place)).toEqual(['', '', ''])
})

test('asks for the client report without a business name when nothing else is chosen', async () => {
  const calls = answerWith({ [call]: { message: resendMessages.sent } })
  await send(await fill({ businessName: '' }))
  expect(calls[0]?.body).toEqual({ ...good, businessName: '', reportType: 'client' })
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
])('%s %j is refused at its field, and nothing is sent', async (name, text, message) => {
  const calls = answerWith({})
  const place = await fill({ [name]: text })
  await send(place)
  const field = fieldNamed(place, name)
  const said = place.querySelector('form [role=alert]')
  expect(said?.textContent).toBe(message)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field.getAttribute('aria-describedby')?.split(' ')).toContain(said?.id)
  expect(document.activeElement).toBe(field)
  expect(calls).toEqual([])

  await type(field, `${text}x`)
  expect(place.querySelector('form [role=alert]')).toBeNull()
})

test('of several refused fields the first takes the focus', async () => {
  answerWith({})
  const place = await fill({ website: '', email: '' })
  await send(place)
  expect(place.querySelectorAll('form [role=alert]')).toHaveLength(2)
  expect(document.activeElement).toBe(fieldNamed(place, 'website'))
})

const failed = 'Failed to send the report. Please try again.'
test.each([
  ['no such report', failure(404, 'report-not-found', resendMessages.unknown), resendMessages.unknown],
  ['sent just now', failure(429, 'too-many-requests', resendMessages.tooSoon), resendMessages.tooSoon],
  ['a failure of the server', failure(500, 'internal-error'), failed],
  ['a proxy that knows no such page', [404, '<h1>Not found</h1>'], failed],
])('%s is told, and what was typed stays', async (_what, answer, message) => {
  answerWith({ [call]: answer })
  const place = await fill()
  await press(place.querySelector('input[value=technical]'))
  await send(place)
  expectToast('error', 'Error', message)
  expect(typed(place)).toEqual(Object.values(good))
  expect(place.querySelector<HTMLInputElement>('input[value=technical]')?.checked).toBe(true)
})

test('a server that cannot be reached is told, and what was typed stays', async () => {
  answerWith({})
  const place = await fill()
  await send(place)
  expectToast('error', 'Error', 'An unexpected error occurred. Please try again.')
  expect(typed(place)).toEqual(Object.values(good))
})

test('is sent once however often the button is pressed', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const asked = vi.fn(() => promise)
  vi.stubGlobal('fetch', asked)
  const place = await fill()
  await send(place)
  expect(place.querySelector('button[type=submit]')?.textContent).toBe('Sending...')
  await send(place)
  expect(asked).toHaveBeenCalledTimes(1)
  await act(async () => resolve(Response.json({ message: resendMessages.sent })))
  expect(place.querySelector('button[type=submit]')?.textContent).toBe('Send my report')
})
