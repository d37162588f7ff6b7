import { comparisonInWords, overall, type Change, type Comparison } from '@findable/contracts'
import { markup, type Markup } from '../markup.ts'
import type { Report } from '../options.ts'
import { section, type Section } from '../section.ts'
import { clip, day } from '../wording.ts'

/** Two readings of the website side by side, once it has been read again as a whole. */
export function beforeAndAfter({ comparison }: Report): Section | undefined {
  if (!comparison) return undefined
  const { since, until, pillars, todos, competitors, changes } = comparison
  const better = changes.filter(({ id, kind, cause }) => id !== overall && kind === 'better' && cause !== 'engine')
  const worse = changes.filter(({ id, kind, cause }) => id !== overall && kind === 'worse' && cause !== 'engine')
  const ours = changes.filter(({ id, cause }) => id !== overall && cause === 'engine')
  return section(
    'before-and-after',
    'Before and after',
    markup`
  <p class="lead">${comparisonInWords(comparison)}</p>
  ${scores('Your scores', since, until, [{ title: 'Overall', ...comparison.overall }, ...pillars])}
  ${list(
    'Done',
    todos.done.map(({ title }) => title),
  )}
  ${list('Better', better.map(inShort))}
  ${list('Worse', worse.map(inShort))}
  ${list('Changed by a newer version of our checks, not by your website', ours.map(inShort))}
  ${
    competitors.length > 0 &&
    scores(
      'Your competitors',
      since,
      until,
      competitors.map(({ name, ...scored }) => ({ title: name, ...scored })),
    )
  }`,
  )
}

const inShort = ({ title, before, now }: Change): string =>
  `${title}: ${before ?? 'not measured'}, now ${now ?? 'not measured'}`

const list = (title: string, items: readonly string[]): Markup | false =>
  items.length > 0 && markup`<h3>${title}</h3><ul>${items.map((item) => markup`<li>${clip(item, 200)}</li>`)}</ul>`

type Row = { title: string } & Comparison['overall']

const scores = (caption: string, since: string, until: string, rows: readonly Row[]): Markup => markup`
  <h3>${caption}</h3>
  <table class="then-and-now">
    <thead><tr><th scope="col"></th><th scope="col">${day(since)}</th><th scope="col">${day(until)}</th></tr></thead>
    <tbody>${rows.map(
      ({ title, before, now }) =>
        markup`<tr><th scope="row">${clip(title, 90)}</th><td>${before ?? '–'}</td><td>${now ?? '–'}</td></tr>`,
    )}</tbody>
  </table>`
