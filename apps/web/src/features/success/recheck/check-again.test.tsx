// @vitest-environment happy-dom
import type { ComponentResult, ReportVersions } from '@findable/contracts/customer'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { afterDeliveryFailures, recheckWords } from '../../../content/after-delivery.ts'
import { answerWith, failure } from '../../../testing/answers.ts'
import { render } from '../../../testing/render.tsx'
import { aVersion, details, everything } from '../testing.ts'
import { useAfterDelivery } from '../use-after-delivery.ts'
import { CheckAgain } from './check-again.tsx'

afterEach(() => vi.unstubAllGlobals())

const versions = 'GET /api/business-reports/r1/versions'
const ask = 'POST /api/business-reports/r1/rechecks'
const title = 'Renew your certificate'

function Beside() {
  const { data = null } = useAfterDelivery('r1')
  return <CheckAgain id="r1" component="ssl" title={title} after={data} />
}
const button = (label: string = recheckWords.ask) => screen.findByRole('button', { name: `${label}: ${title}` })
const isReady = async () => vi.waitFor(async () => expect((await button()).getAttribute('aria-disabled')).toBeNull())

const component = (score: number): ComponentResult => ({
  id: 'ssl',
  pillar: 'websiteOptimization',
  title: 'Security certificate',
  criteria: '',
  weight: 0.1,
  outcome: 'scored',
  score,
  maxScore: 100,
  confidence: 1,
  evidence: [{ saw: 'The certificate ends in March.', url: 'https://x.com.au/', at: '', source: 'website-crawl' }],
  findings: [],
  reason: null,
})
const recheck = {
  before: component(40),
  now: component(100),
  overall: { before: 54, now: 57 },
  pillar: { id: 'websiteOptimization' as const, title: 'Website', before: 48, now: 55 },
  gone: ['Your certificate has ended.'],
  left: ['Two pages still load pictures without it.'],
  appeared: [],
  cause: 'either' as const,
  engines: { before: '3.14.0', now: '3.15.0' },
}

test('a fix is checked: its stages are said, then what moved, what is gone, what is left, and by which engine', async () => {
  const states: ReportVersions[] = [
    everything(),
    everything({
      running: 'v1',
      versions: [
        aVersion({ state: 'reading', progress: { stage: 1, message: 'Reading your website again', percent: 20 } }),
      ],
    }),
    everything({ versions: [aVersion()] }),
  ]
  let at = 0
  const calls = answerWith({
    [versions]: () => states[Math.min(at++, 2)],
    [ask]: aVersion({ state: 'waiting' }),
    'GET /api/business-reports/r1/versions/v1': details({ recheck }),
  })
  render(<Beside />)
  await isReady()
  await userEvent.click(await button())
  await screen.findByText('Reading your website again')
  expect(screen.getByRole('progressbar', { name: recheckWords.progress(title) })).toHaveProperty('value', 20)
  await screen.findByText('Your score went from 50 to 60.', undefined, { timeout: 5_000 })
  expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite')
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ component: 'ssl' })
  const rows = screen.getAllByRole('row').map((row) => row.textContent)
  expect(rows).toEqual(['BeforeNowChange', 'Security certificate40100+60', 'Website4855+7', 'Overall score5457+3'])
  screen.getByText('Your certificate has ended.')
  screen.getByText('Two pages still load pictures without it.')
  screen.getByText(/engine changed from version 3.14.0 to 3.15.0/)
  screen.getByText('The certificate ends in March.')
  await button(recheckWords.askAgain)
})

test('a limit is said at the button before anything is asked for', async () => {
  const refusal = 'Your website was read a moment ago. Please wait a minute.'
  const calls = answerWith({ [versions]: everything({ rechecks: { most: 20, left: 19, refusal } }) })
  render(<Beside />)
  await vi.waitFor(async () => expect((await button()).getAttribute('aria-disabled')).toBe('true'))
  await userEvent.click(await button())
  expect(screen.getByRole('alert').textContent).toBe(refusal)
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
})

test('a refusal is said in the words of the server, and a lost network in our own', async () => {
  const text = 'This order was refunded, so there is no report for it.'
  let answer: unknown = failure(409, 'order-refunded', text)
  answerWith({ [versions]: everything(), [ask]: () => answer })
  render(<Beside />)
  await isReady()
  await userEvent.click(await button())
  expect((await screen.findByRole('alert')).textContent).toBe(text)
  answer = () => {
    throw new TypeError('no network')
  }
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')))
  await userEvent.click(await button())
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe(afterDeliveryFailures.unreachable))
})

test('why a check failed stays readable, and it can be asked for again', async () => {
  const text = 'We could not read your website.'
  answerWith({
    [versions]: everything({ versions: [aVersion({ state: 'failed', failure: text, completedAt: null })] }),
    'GET /api/business-reports/r1/versions/v1': details({ state: 'failed', failure: text, inWords: null }),
  })
  render(<Beside />)
  await screen.findByText(text)
  expect((await button(recheckWords.askAgain)).getAttribute('aria-disabled')).toBeNull()
  expect(screen.getByText(text).getAttribute('aria-live')).toBe('off')
})

test('earlier checks stay beside it; those of others and of the engine do not appear', async () => {
  const calls = answerWith({
    [versions]: everything({
      versions: [
        aVersion({ id: 'v3', completedAt: '2026-12-03T02:00:00.000Z' }),
        aVersion({ id: 'v2', completedAt: '2026-12-02T02:00:00.000Z' }),
        aVersion({ id: 'x1', component: 'meta-tags' }),
        aVersion({ id: 'x2', by: 'engine' }),
      ],
    }),
    'GET /api/business-reports/r1/versions/v3': details({ inWords: 'The newest.' }),
    'GET /api/business-reports/r1/versions/v2': details({ inWords: 'The one before.' }),
  })
  render(<Beside />)
  await screen.findByText('The newest.')
  expect(calls.map(({ path }) => path)).toHaveLength(2)
  const summaries = document.querySelectorAll<HTMLElement>('summary')
  expect([...summaries].map((summary) => summary.textContent)).toEqual([
    recheckWords.checked('2026-12-02T02:00:00.000Z'),
  ])
})
