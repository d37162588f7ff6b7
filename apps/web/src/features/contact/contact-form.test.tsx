// @vitest-environment happy-dom
import { showToast } from '@findable/ui'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, failure } from '../../testing/answers.ts'
import { fieldNamed, press, render, type } from '../../testing/render.tsx'
import { ContactForm } from './contact-form.tsx'

const good = { name: 'Jo Baker', email: 'jo@bakery.com.au', message: 'Please have another look at my report.' }

vi.mock(import('@findable/ui'), async (original) => ({ ...(await original()), showToast: vi.fn() }))

beforeEach(() => vi.mocked(showToast).mockClear())
afterEach(() => vi.unstubAllGlobals())

const expectToast = (kind: string, title: string, message: string) =>
  expect(vi.mocked(showToast).mock.calls).toEqual([[{ kind, title, message }]])

async function send(over: Partial<typeof good> = {}): Promise<HTMLElement> {
  const place = await render(<ContactForm />)
  for (const [name, text] of Object.entries({ ...good, ...over })) await type(fieldNamed(place, name), text)
  await press(place.querySelector('button[type=submit]'))
  return place
}

test('sends the message, says so and is empty again', async () => {
  const calls = answerWith({ 'POST /api/contact': { ok: true } })
  const place = await send()
  expect(calls.map(({ body }) => body)).toEqual([good])
  expectToast('success', 'Message Sent', "Thank you for reaching out. We'll get back to you soon!")
  expect(fieldNamed(place, 'message').value).toBe('')
})

test('keeps the message when it could not be sent', async () => {
  answerWith({ 'POST /api/contact': failure(503, 'service-unavailable') })
  const place = await send()
  expectToast('error', 'Error', 'Failed to send message. Please try again.')
  expect(fieldNamed(place, 'message').value).toBe(good.message)
})

test.each([
  ['name', 'J', 'Name must be at least 2 characters.'],
  ['email', 'jo', 'Please enter a valid email address.'],
  ['message', 'Hello', 'Message must be at least 10 characters.'],
])('refuses the %s %j, and sends nothing', async (name, text, message) => {
  const calls = answerWith({})
  const place = await send({ [name]: text })
  expect(place.querySelector('form [role=alert]')?.textContent).toBe(message)
  expect(document.activeElement).toBe(fieldNamed(place, name))
  expect(calls).toEqual([])
})
