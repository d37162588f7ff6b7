// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, failure } from '../../testing/answers.ts'
import { render } from '../../testing/render.tsx'
import { SendCopy } from './send-copy.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

async function ask() {
  render(<SendCopy id="r1" hint="" />)
  await userEvent.type(screen.getByLabelText('Send me a copy'), 'owner@bakery.com.au')
  await userEvent.click(screen.getByRole('button', { name: 'Send the report' }))
}

test('a copy that was asked for is remembered through a reload, for its report alone', async () => {
  const calls = answerWith({ 'POST /api/business-reports/r1/copy': {} })
  await ask()
  await screen.findByText('A copy is on its way to owner@bakery.com.au.')
  expect(calls).toHaveLength(1)
  cleanup()
  render(<SendCopy id="r1" hint="" />)
  screen.getByText('A copy is on its way to the address you gave.')
  cleanup()
  render(<SendCopy id="r2" hint="" />)
  screen.getByLabelText('Send me a copy')
})

test('a copy that could not be sent is not remembered', async () => {
  answerWith({ 'POST /api/business-reports/r1/copy': failure(429, 'too-many-requests', 'Please wait.') })
  await ask()
  expect((await screen.findByRole('alert')).textContent).toBe('Please wait.')
  cleanup()
  render(<SendCopy id="r1" hint="" />)
  screen.getByLabelText('Send me a copy')
})
