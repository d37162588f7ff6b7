// @vitest-environment happy-dom
import { stages, type FreeCheck } from '@findable/contracts/customer'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answerWith, failure } from '../../testing/answers.ts'
import { render } from '../../testing/render.tsx'
import { FreeCheckForm } from './free-check-form.tsx'

const answer: FreeCheck = {
  website: 'bakery.com.au',
  checkedAt: '2026-11-22T01:00:00Z',
  result: {
    title: 'Page titles and descriptions',
    outcome: 'scored',
    score: 64,
    reason: null,
    findings: [
      { kind: 'strength', text: 'Every page we read has a title of its own.' },
      { kind: 'problem', text: 'Write a description for /cakes.' },
    ],
    evidence: [
      {
        saw: 'This page has no description.',
        url: 'https://bakery.com.au/cakes',
        at: '2026-11-22T01:00:00Z',
        source: 'website-crawl',
        quote: 'Cakes',
      },
    ],
  },
}
const call = 'GET /api/free-check'

const field = () => screen.getByLabelText<HTMLInputElement>('Website to check')
const button = () => screen.getByRole('button')

async function check(website: string) {
  render(<FreeCheckForm check="meta-tags" />)
  await userEvent.type(field(), website)
  await userEvent.click(button())
}

test('a website gets this one check, problems first, with the evidence and where it was seen', async () => {
  const calls = answerWith({ [call]: answer })
  await check(' bakery.com.au ')
  const result = await screen.findByRole('region', { name: 'Page titles and descriptions: bakery.com.au' })
  expect(calls.map(({ path }) => path)).toEqual(['/api/free-check?website=bakery.com.au&check=meta-tags'])
  const [first, second] = within(result).getAllByRole('listitem')
  expect(first!.textContent).toContain('Write a description for /cakes.')
  expect(second!.textContent).toContain('Every page we read has a title of its own.')
  expect(result.textContent).toContain('64 of 100')
  expect(within(result).getByText('This page has no description.')).toBeTruthy()
  expect(within(result).getByRole('link').getAttribute('href')).toBe('https://bakery.com.au/cakes')
})

test('while it works it says what it reads, keeps the field, and asks only once', async () => {
  let finish = () => {}
  const waiting = new Promise<void>((resolve) => (finish = resolve))
  const calls = answerWith({})
  vi.stubGlobal('fetch', async () => {
    calls.push({ method: 'GET', path: call, body: undefined, headers: new Headers() })
    await waiting
    return new Response(JSON.stringify(answer))
  })
  await check('bakery.com.au')
  expect((await screen.findByText(/Reading bakery.com.au/)).closest('[role=status]')).toBeTruthy()
  expect(field().readOnly).toBe(true)
  await userEvent.click(button())
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  finish()
  await screen.findByRole('region')
  expect(calls).toHaveLength(1)
})

test('while the audit runs, it says which stage that has reached', async () => {
  let finish = () => {}
  const waiting = new Promise<void>((resolve) => (finish = resolve))
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.startsWith('/api/tool-progress')) return new Response(JSON.stringify({ currentStage: 1, progress: 10 }))
    await waiting
    return new Response(JSON.stringify(answer))
  })
  await check('bakery.com.au')
  const status = screen.getByRole('status')
  await vi.waitFor(() => expect(status.textContent).toBe(stages[0].message), { timeout: 20_000 })
  finish()
  await screen.findByRole('region')
  expect(status.textContent).toContain('is done')
})

test.each([
  [
    'a refused address',
    failure(400, 'validation-failed', 'Please enter a valid website address'),
    'Please enter a valid website address',
  ],
  [
    'an unreadable website',
    failure(422, 'website-unreadable', 'The home page could not be read: 404.'),
    'The home page could not be read: 404.',
  ],
  ['a used-up limit', failure(429, 'too-many-requests', 'Please come back tomorrow.'), 'Please come back tomorrow.'],
  [
    'no connection',
    () => {
      throw new TypeError('offline')
    },
    'The check did not run. Please try again.',
  ],
  ['an answer that is no JSON', [502, '<html>'], 'The check did not run. Please try again.'],
])('%s is said at the field, which keeps what was typed, and the next try works', async (_, broken, message) => {
  answerWith({ [call]: broken })
  await check('bakery.com.au')
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(field().value).toBe('bakery.com.au')
  answerWith({ [call]: answer })
  await userEvent.click(button())
  await screen.findByRole('region')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a check that does not apply or could not be made says why, without a score', async () => {
  const reason = 'Advertising rules for registered health services forbid testimonials.'
  answerWith({
    [call]: {
      ...answer,
      result: { ...answer.result, outcome: 'notApplicable', score: null, reason, findings: [], evidence: [] },
    },
  })
  await check('clinic.com.au')
  const result = await screen.findByRole('region')
  expect(result.textContent).toContain(reason)
  expect(result.textContent).not.toContain('of 100')
})
