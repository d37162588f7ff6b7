// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { answerWith } from '../../testing/answers.ts'
import { render } from '../../testing/render.tsx'
import { PromoBox } from './promo-box.tsx'

afterEach(() => vi.unstubAllGlobals())

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
const field = () => screen.getByLabelText<HTMLInputElement>('Promo code')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('the server decides about a code, trimmed; an applied one locks the field until it is changed', async () => {
  const calls = answerWith({ 'POST /api/promo-codes/check': { valid: true } })
  render(<Box />)
  await userEvent.type(field(), '  tryme ')
  await press('Apply')
  expect(calls[0]?.body).toEqual({ code: 'tryme' })
  expect(applied).toBe('tryme')
  expect(field().disabled).toBe(true)
  expect(document.activeElement?.textContent).toBe('Change')
  await press('Change')
  expect(applied).toBeNull()
  expect(field().disabled).toBe(false)
  expect(document.activeElement).toBe(field())
})

test('a wrong code is not applied and stays to be corrected', async () => {
  answerWith({ 'POST /api/promo-codes/check': { valid: false } })
  render(<Box />)
  await userEvent.type(field(), 'wrong')
  await press('Apply')
  expect(applied).toBeNull()
  expect(field().value).toBe('wrong')
  expect(document.activeElement).toBe(field())
})
