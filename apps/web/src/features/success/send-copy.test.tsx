// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, failure } from '../../testing/answers.ts'
import { buttonNamed, press, render, type } from '../../testing/render.tsx'
import { SendCopy } from './send-copy.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

async function ask(): Promise<HTMLElement> {
  const place = await render(<SendCopy id="r1" />)
  await type(place.querySelector('input')!, 'owner@bakery.com.au')
  await press(buttonNamed(place, 'Send the report'))
  return place
}

test('a copy that was asked for is remembered through a reload, for its report alone', async () => {
  const calls = answerWith({ 'POST /api/business-reports/r1/copy': {} })
  const place = await ask()
  expect(calls).toHaveLength(1)
  expect(place.textContent).toBe('A copy is on its way to owner@bakery.com.au.')
  expect((await render(<SendCopy id="r1" />)).textContent).toBe('A copy is on its way to the address you gave.')
  expect((await render(<SendCopy id="r2" />)).querySelector('form')).not.toBeNull()
})

test('a copy that could not be sent is not remembered', async () => {
  answerWith({ 'POST /api/business-reports/r1/copy': failure(429, 'too-many-requests', 'Please wait.') })
  expect((await ask()).textContent).toContain('Please wait.')
  expect((await render(<SendCopy id="r1" />)).querySelector('form')).not.toBeNull()
})
