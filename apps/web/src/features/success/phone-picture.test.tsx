// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../testing/render.tsx'
import { PhonePicture } from './phone-picture.tsx'

test('the picture keeps its place before it is drawn, and says what it is and when it was taken', () => {
  const picture = { webp: 'UklGRiIAAABXRUJQ', width: 390, height: 700, at: '2026-11-15T14:00:00.000Z' }
  render(<PhonePicture picture={picture} host="bakery.com.au" />)
  const image = screen.getByRole('img', { name: 'The first screen of bakery.com.au on a phone' })
  expect(image.getAttribute('width')).toBe('390')
  expect(image.getAttribute('height')).toBe('700')
  expect(image.getAttribute('src')).toBe('data:image/webp;base64,UklGRiIAAABXRUJQ')
  screen.getByText(/Taken by our browser on 16 November 2026/)
})
