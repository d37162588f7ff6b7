// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../testing/render.tsx'
import { Competitors } from './competitors.tsx'

const report = {
  competitors: [
    { name: 'Wattle & Fusewire', score: 75 },
    { name: 'Sparky', score: 41 },
    { name: 'Sparky', score: null },
  ],
  homeScore: 52,
  competitorsNote: 'We read only their home pages, with the same checks.',
}
const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent)

test('the own home page is listed among those of the competitors, best first', () => {
  render(<Competitors report={report} />)
  expect(rows()).toEqual([
    expect.stringMatching(/^Wattle & Fusewire.*75%$/),
    expect.stringMatching(/^Your home page.*52%$/),
    expect.stringMatching(/^Sparky.*41%$/),
    expect.stringMatching(/^Sparky.*Not measured$/),
  ])
  screen.getByText(report.competitorsNote)
})

test('in the summary their names are hidden from screen readers too', () => {
  const { container } = render(<Competitors report={report} blurred />)
  for (const name of container.querySelectorAll('[aria-hidden="true"]')) name.remove()
  expect(rows()[0]).toMatch(/^Competitor 1, named in the full report/)
  expect(container.textContent).not.toContain('Sparky')
})

test('without competitors only the reason is given', () => {
  const competitorsNote = 'No competitors were compared: your website does not say plainly what your trade is.'
  render(<Competitors report={{ competitors: [], homeScore: null, competitorsNote }} />)
  expect(screen.queryByRole('list')).toBeNull()
  screen.getByText(competitorsNote)
})
