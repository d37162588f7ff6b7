// @vitest-environment happy-dom
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { answerWith } from '../../testing/answers.ts'
import { buttonNamed, press, render, type } from '../../testing/render.tsx'
import { PromoBox } from './promo-box.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

let applied: string | null = null
function Box() {
  const [code, setCode] = useState<string | null>(null)
  return (
    <PromoBox
      applied={code}
      locked={false}
      onChange={(next) => {
        applied = next
        setCode(next)
      }}
    />
  )
}

test('the server decides about a code, trimmed; an applied one locks the field until it is changed', async () => {
  const calls = answerWith({ 'POST /api/promo-codes/check': { valid: true } })
  const place = await render(<Box />)
  const field = place.querySelector('input')!
  await type(field, '  tryme ')
  await press(buttonNamed(place, 'Apply'))
  expect(calls[0]?.body).toEqual({ code: 'tryme' })
  expect(applied).toBe('tryme')
  expect(field.disabled).toBe(true)
  expect(document.activeElement?.textContent).toBe('Change')
  await press(buttonNamed(place, 'Change'))
  expect(applied).toBeNull()
  expect(field.disabled).toBe(false)
  expect(document.activeElement).toBe(field)
})

test('a wrong code is not applied and stays to be corrected', async () => {
  answerWith({ 'POST /api/promo-codes/check': { valid: false } })
  const place = await render(<Box />)
  await type(place.querySelector('input')!, 'wrong')
  await press(buttonNamed(place, 'Apply'))
  expect(applied).toBeNull()
  expect(place.querySelector('input')?.value).toBe('wrong')
  expect(document.activeElement).toBe(place.querySelector('input'))
})
