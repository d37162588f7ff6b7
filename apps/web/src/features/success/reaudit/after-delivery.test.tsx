// @vitest-environment happy-dom
import type { BusinessReport, ReportVersions } from '@findable/contracts/customer'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { afterDeliveryFailures, reauditWords, reminderWords } from '../../../content/after-delivery.ts'
import { answerWith, failure } from '../../../testing/answers.ts'
import { render } from '../../../testing/render.tsx'
import { aVersion, everything } from '../testing.ts'
import { useAfterDelivery } from '../use-after-delivery.ts'
import { AfterDelivery } from './after-delivery.tsx'

afterEach(() => vi.unstubAllGlobals())

const versions = 'GET /api/business-reports/r1/versions'
const reaudit = 'POST /api/business-reports/r1/reaudit'
const remind = 'POST /api/business-reports/r1/reminder'

function Section({ hasEmail = true }) {
  return <AfterDelivery report={{ id: 'r1', hasEmail } as BusinessReport} query={useAfterDelivery('r1')} />
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const posts = (calls: { method: string; body: unknown }[]) => calls.filter(({ method }) => method === 'POST')

test('the one reading of everything is asked for only after a confirmation, which can be left', async () => {
  const making = aVersion({
    kind: 're-audit',
    component: null,
    state: 'reading',
    progress: { stage: 4, message: 'Reading your competitors', percent: 70 },
  })
  const states: ReportVersions[] = [everything(), everything({ running: 'v1', versions: [making] })]
  const calls = answerWith({ [versions]: () => (states.length > 1 ? states.shift() : states[0]), [reaudit]: making })
  render(<Section />)
  await press(reauditWords.ask)
  expect(document.activeElement?.textContent).toBe(reauditWords.yes)
  await press(reauditWords.no)
  expect(document.activeElement?.textContent).toBe(reauditWords.ask)
  expect(posts(calls)).toEqual([])
  await press(reauditWords.ask)
  await press(reauditWords.yes)
  await screen.findByText('Reading your competitors')
  screen.getByText(reauditWords.leaveWithMail)
  expect(posts(calls)).toHaveLength(1)
  expect(screen.queryByRole('button', { name: reauditWords.ask })).toBeNull()
})

test('a finished one leads to before and after', async () => {
  const done = aVersion({ kind: 're-audit', component: null })
  answerWith({
    [versions]: everything({ versions: [done], reaudits: { most: 1, left: 0, refusal: 'That is done once.' } }),
  })
  render(<Section />)
  const link = await screen.findByRole('link', { name: reauditWords.see })
  expect(link.getAttribute('href')).toBe('/success/r1?version=v1')
})

test('one that failed says why, and can be asked for again', async () => {
  const failed = aVersion({ kind: 're-audit', component: null, state: 'failed', failure: 'It did not answer.' })
  answerWith({ [versions]: everything({ versions: [failed] }) })
  render(<Section />)
  await screen.findByText('It did not answer.')
  expect(screen.getByRole('button', { name: reauditWords.ask }).getAttribute('aria-disabled')).toBeNull()
})

test('when the time is over, the reason stands in place of the buttons', async () => {
  const over = { most: 20, left: 0, refusal: 'This was possible for 60 days after the delivery of your report.' }
  answerWith({ [versions]: everything({ rechecks: over, reaudits: { ...over, most: 1 } }) })
  render(<Section />)
  expect(await screen.findAllByText(over.refusal)).toHaveLength(2)
  expect(screen.queryByRole('button')).toBeNull()
})

test('what cannot be loaded is said, and can be tried again', async () => {
  let answer: unknown = failure(500, 'internal-error')
  answerWith({ [versions]: () => answer })
  render(<Section />)
  await screen.findByText(afterDeliveryFailures.unloaded)
  answer = everything()
  await press('Try again')
  await screen.findByRole('button', { name: reauditWords.ask })
  expect(screen.queryByText(afterDeliveryFailures.unloaded)).toBeNull()
})

test('the reminder is off until its box is ticked, can be taken back, and says when and where to', async () => {
  let wanted = false
  const calls = answerWith({
    [versions]: () => everything({ reminder: { ...everything().reminder, wanted } }),
    [remind]: () => {
      wanted = !wanted
      return everything().reminder
    },
  })
  render(<Section />)
  const box = await screen.findByRole('checkbox')
  expect(box).toHaveProperty('checked', false)
  screen.getByText(reminderWords.about('2026-12-24T02:00:00.000Z'))
  await userEvent.click(box)
  await vi.waitFor(() => expect(posts(calls).map(({ body }) => body)).toEqual([{ wanted: true }]))
  await vi.waitFor(() => expect(box).toHaveProperty('checked', true))
  await userEvent.click(box)
  await vi.waitFor(() => expect(posts(calls).at(-1)?.body).toEqual({ wanted: false }))
})

test('an order without an address is offered no reminder', async () => {
  answerWith({ [versions]: everything() })
  render(<Section hasEmail={false} />)
  await screen.findByRole('button', { name: reauditWords.ask })
  expect(screen.queryByRole('checkbox')).toBeNull()
})
