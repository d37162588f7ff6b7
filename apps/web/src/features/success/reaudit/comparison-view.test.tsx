// @vitest-environment happy-dom
import type { Change, Comparison } from '@findable/contracts/customer'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { comparisonWords } from '../../../content/after-delivery.ts'
import { render } from '../../../testing/render.tsx'
import { ComparisonView } from './comparison-view.tsx'

const change = (id: string, over: Partial<Change>): Change => ({
  id,
  title: `Check ${id}`,
  kind: 'better',
  before: 40,
  now: 70,
  reason: null,
  appeared: [],
  gone: [],
  alike: true,
  cause: 'site',
  ...over,
})
const comparison = (over: Partial<Comparison> = {}): Comparison => ({
  since: '2026-11-24T02:00:00.000Z',
  until: '2026-12-20T02:00:00.000Z',
  engines: null,
  overall: { before: 54, now: 63 },
  pillars: [{ id: 'localSeo', title: 'Local search', before: 44, now: null }],
  changes: [],
  todos: {
    done: [{ component: 'a', title: 'Name your suburb' }],
    left: [{ component: 'b', title: 'Describe your pictures' }],
    added: [],
  },
  competitors: [{ name: 'Cooks River Plumbing', url: 'https://cooks.example', before: null, now: 74 }],
  ...over,
})
const under = (title: string) => within(screen.getByRole('heading', { name: title }).parentElement!)

test('shows scores, to-dos and competitors then and now, and never a zero for what has no score', () => {
  render(<ComparisonView comparison={comparison()} />)
  expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual(['54 of 100', '63 of 100'])
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'BeforeNowChange',
    'Local search44––',
    'BeforeNowChange',
    'Cooks River Plumbing–74–',
  ])
  under('Done: 1').getByText('Name your suburb')
  under('Still to do: 1').getByText('Describe your pictures')
  screen.getByRole('heading', { name: 'New: 0' })
  screen.getByText(comparisonWords.unchanged)
  screen.getByText(comparisonWords.sameEngine)
})

test('tells what the website changed apart from what another engine changed, and names both engines', () => {
  const engines = { before: '3.14.0', now: '3.15.0' }
  render(
    <ComparisonView
      comparison={comparison({
        engines,
        changes: [
          change('overall', { cause: 'either' }),
          change('1', { gone: ['No suburb in the title.'] }),
          change('2', { kind: 'worse', now: 20, appeared: ['The certificate has ended.'] }),
          change('3', { cause: 'engine' }),
          change('4', { cause: 'either' }),
          change('5', { kind: 'no longer measured', now: null, reason: 'the source did not answer' }),
        ],
      })}
    />,
  )
  under('Got better').getByText('Check 1')
  under('Got better').getByText('No suburb in the title.')
  under('Got worse').getByText('Check 2')
  under('Got worse').getByText('The certificate has ended.')
  under('Changed by our engine').getByText('Check 3')
  under('Changed, and our engine did too').getByText('Check 4')
  under('Changed in another way').getByText(/40, then not measured: the source did not answer/)
  expect(screen.queryByText('Check overall')).toBeNull()
  screen.getByText(comparisonWords.otherEngine('3.14.0', '3.15.0'))
  screen.getByText(/About the overall score/)
})
