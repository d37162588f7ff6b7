// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
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
const rows = (place: Element) => [...place.querySelectorAll('li')].map((row) => row.textContent)

afterEach(() => document.body.replaceChildren())

test('the own home page stands among those of the competitors, best first', async () => {
  const place = await render(<Competitors report={report} />)
  expect(rows(place)).toEqual([
    expect.stringMatching(/^Wattle & Fusewire.*75%$/),
    expect.stringMatching(/^Your home page.*52%$/),
    expect.stringMatching(/^Sparky.*41%$/),
    expect.stringMatching(/^Sparky.*Not measured$/),
  ])
  expect(place.textContent).toContain(report.competitorsNote)
})

test('in the summary their names are hidden from readers too', async () => {
  const place = await render(<Competitors report={report} blurred />)
  for (const name of place.querySelectorAll('[aria-hidden="true"]')) name.remove()
  expect(rows(place)[0]).toMatch(/^Competitor 1, named in the full report/)
  expect(place.textContent).not.toContain('Sparky')
})

test('without competitors only the reason stands there', async () => {
  const competitorsNote = 'No competitors were compared: your website does not say plainly what your trade is.'
  const place = await render(<Competitors report={{ competitors: [], homeScore: null, competitorsNote }} />)
  expect(place.querySelector('ul')).toBeNull()
  expect(place.textContent).toContain(competitorsNote)
})
