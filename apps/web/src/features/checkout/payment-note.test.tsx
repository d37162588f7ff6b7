// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { render } from '../../testing/render.tsx'
import { PaymentNote } from './payment-note.tsx'

test('a refusal takes the focus, so that the keyboard goes on from there', () => {
  render(<PaymentNote phase={{ kind: 'refused', reason: 'Your card was declined.' }} />)
  expect(document.activeElement?.textContent).toBe(
    'Your card was declined. Nothing was charged. Check what you entered, or use another card.',
  )
})

test('an order being processed says nothing and leaves the focus alone', () => {
  const { container } = render(<PaymentNote phase={{ kind: 'processing' }} />)
  expect(container.textContent).toBe('')
  expect(document.activeElement).toBe(document.body)
})
