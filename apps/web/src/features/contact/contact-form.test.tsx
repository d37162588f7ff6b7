// @vitest-environment happy-dom
import { currentToast, dismissToast } from '@findable/ui'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, failure } from '../../testing/answers.ts'
import { render } from '../../testing/render.tsx'
import { ContactForm } from './contact-form.tsx'

const good = {
  'Your name': 'Jo Baker',
  'Your email': 'jo@bakery.com.au',
  'Your message': 'Please have another look at my report.',
}

beforeEach(dismissToast)
afterEach(() => vi.unstubAllGlobals())

const expectToast = (kind: string, title: string, message: string) =>
  vi.waitFor(() => expect(currentToast()).toEqual({ kind, title, message }))
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

async function send(over: Partial<typeof good> = {}) {
  render(<ContactForm />)
  for (const [label, text] of Object.entries({ ...good, ...over })) await userEvent.type(field(label), text)
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }))
}

test('sends the message, says so and is empty again', async () => {
  const calls = answerWith({ 'POST /api/contact': { ok: true } })
  await send()
  await expectToast('success', 'Message Sent', "Thank you for reaching out. We'll get back to you soon!")
  const [name, email, message] = Object.values(good)
  expect(calls.map(({ body }) => body)).toEqual([{ name, email, message }])
  await vi.waitFor(() => expect(field('Your message').value).toBe(''))
})

test('keeps the message when it could not be sent', async () => {
  answerWith({ 'POST /api/contact': failure(503, 'service-unavailable') })
  await send()
  await expectToast('error', 'Error', 'Failed to send message. Please try again.')
  expect(field('Your message').value).toBe(good['Your message'])
})

test.each([
  ['Your name', 'J', 'Name must be at least 2 characters.'],
  ['Your email', 'jo', 'Please enter a valid email address.'],
  ['Your message', 'Hello', 'Message must be at least 10 characters.'],
])('%s %j is refused, and nothing is sent', async (label, text, message) => {
  const calls = answerWith({})
  await send({ [label]: text })
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(document.activeElement).toBe(field(label))
  expect(calls).toEqual([])
})
