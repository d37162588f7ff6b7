// @vitest-environment happy-dom
import type { Objection } from '@findable/contracts/customer'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { objectionWords } from '../../../content/after-delivery.ts'
import { answerWith, failure } from '../../../testing/answers.ts'
import { render } from '../../../testing/render.tsx'
import { everything } from '../testing.ts'
import { useAfterDelivery } from '../use-after-delivery.ts'
import { Objections } from './objections.tsx'

afterEach(() => vi.unstubAllGlobals())

const finding = 'Your site does not name a suburb.'
const versions = 'GET /api/business-reports/r1/versions'
const object = 'POST /api/business-reports/r1/objections'
const anObjection = (change: Partial<Objection> = {}): Objection => ({
  id: 'o1',
  component: 'local-keywords',
  title: 'Suburbs you serve',
  finding,
  choice: 'not-true',
  sentence: 'The footer does.',
  state: 'waiting',
  askedAt: '2026-11-24T02:00:00.000Z',
  answerBy: '2026-11-29T02:00:00.000Z',
  answeredAt: null,
  answer: null,
  correction: null,
  ...change,
})

function AtFinding() {
  const { data } = useAfterDelivery('r1')
  return data ? <Objections id="r1" component="local-keywords" finding={finding} about={finding} after={data} /> : null
}
const open = async () => userEvent.click(await screen.findByRole('button', { name: /^This is not right/ }))

test('takes one choice and one sentence, says what is missing, and shows the state at the finding', async () => {
  let asked: Objection[] = []
  const calls = answerWith({
    [versions]: () => everything({ asked }),
    [object]: () => {
      asked = [anObjection()]
      return asked[0]
    },
  })
  render(<AtFinding />)
  await open()
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'This is not true' }))
  await userEvent.click(screen.getByRole('button', { name: objectionWords.send }))
  await screen.findByText('Please choose what is not right.')
  screen.getByText('Please say in a sentence what is not right.')
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])

  await userEvent.click(screen.getByRole('radio', { name: 'This is not true' }))
  await userEvent.type(screen.getByRole('textbox'), 'The footer does.')
  await userEvent.click(screen.getByRole('button', { name: objectionWords.send }))
  await screen.findByText('With our staff, who answer by 29 November 2026.')
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    component: 'local-keywords',
    finding,
    choice: 'not-true',
    sentence: 'The footer does.',
  })
  expect(screen.queryByRole('button')).toBeNull()
})

test('a refused objection keeps what was typed', async () => {
  const text = 'Your report no longer says this. Load the page again to see what it says now.'
  answerWith({ [versions]: everything(), [object]: failure(409, 'finding-gone', text) })
  render(<AtFinding />)
  await open()
  await userEvent.click(screen.getByRole('radio', { name: 'Something else' }))
  await userEvent.type(screen.getByRole('textbox'), 'We moved.')
  await userEvent.click(screen.getByRole('button', { name: objectionWords.send }))
  expect((await screen.findByRole('alert')).textContent).toBe(text)
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'We moved.')
  await userEvent.click(screen.getByRole('button', { name: objectionWords.cancel }))
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe(objectionWords.ask))
})

test.each([
  ['checking', null, /looks at it again now/],
  ['corrected', 'The footer names Newtown.', /^Corrected on 26 November 2026/],
  ['upheld', 'The footer names no suburb.', /^We looked again and it stays/],
  ['ended', null, /refunded/],
] as const)('an objection that is %s says so, with the answer', async (state, answer, words) => {
  const answeredAt = answer && '2026-11-26T02:00:00.000Z'
  answerWith({ [versions]: everything({ asked: [anObjection({ state, answer, answeredAt })] }) })
  render(<AtFinding />)
  const said = (await screen.findByRole('status')).textContent
  expect(said).toContain('This is not true. “The footer does.”')
  screen.getByText(words)
  if (answer) screen.getByText(answer)
})

test('who has objected as often as possible is told so at the button', async () => {
  const refusal = 'You have objected 10 times to this report. Please write to us about anything else.'
  answerWith({ [versions]: everything({ objections: { most: 10, left: 0, refusal, answerDays: 5 } }) })
  render(<AtFinding />)
  await open()
  expect(screen.getByRole('alert').textContent).toBe(refusal)
  expect(screen.queryByRole('radio')).toBeNull()
})
