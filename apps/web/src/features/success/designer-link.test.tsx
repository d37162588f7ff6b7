// @vitest-environment happy-dom
import type { BusinessReport } from '@findable/contracts/customer'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answerWith, failure } from '../../testing/answers.ts'
import { render } from '../../testing/render.tsx'
import { DesignerLink } from './designer-link.tsx'

afterEach(() => vi.unstubAllGlobals())

const madeAt = '2026-11-24T01:00:00.000Z'
const link = 'POST /api/business-reports/r1/designer-link'
const show = (designerLinkAt: string | null) =>
  render(<DesignerLink report={{ id: 'r1', designerLinkAt } as BusinessReport} />)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a link made earlier is dated, cannot be shown again, and can be replaced or ended', async () => {
  const calls = answerWith({ 'DELETE /api/business-reports/r1/designer-link': { ok: true } })
  show(madeAt)
  expect(screen.getByRole('status').textContent).toContain('24 November 2026')
  expect(screen.queryByLabelText('The link')).toBeNull()
  screen.getByRole('button', { name: 'Make a new link' })
  await press('End the link')
  await vi.waitFor(() => expect(calls).toHaveLength(1))
})

test('why no link can be made is said, and it can be tried again', async () => {
  const calls = answerWith({ [link]: failure(409, 'order-refunded', 'This order was refunded.') })
  show(null)
  expect(screen.queryByRole('button', { name: 'End the link' })).toBeNull()
  await press('Make a link')
  expect((await screen.findByRole('alert')).textContent).toBe('This order was refunded.')
  await press('Make a link')
  await vi.waitFor(() => expect(calls).toHaveLength(2))
})
