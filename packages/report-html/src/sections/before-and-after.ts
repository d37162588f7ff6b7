import {
  changeInWords,
  comparisonInWords,
  comparisonParts,
  todoParts,
  type Change,
  type Comparison,
} from '@findable/contracts'
import { markup, type Markup } from '../markup.ts'
import type { Report } from '../options.ts'
import { section, type Section } from '../section.ts'
import { clip, day } from '../wording.ts'

/** Two readings of the website side by side, once it has been read again as a whole. */
export function beforeAndAfter({ comparison }: Report): Section | undefined {
  if (!comparison) return undefined
  const { since, until, pillars, competitors } = comparison
  return section(
    'before-and-after',
    'Before and after',
    markup`
  <p class="lead">${comparisonInWords(comparison)}</p>
  ${scores('Your scores', since, until, [{ title: 'Overall', ...comparison.overall }, ...pillars])}
  ${todoParts(comparison).map(({ title, todos }) =>
    list(
      title,
      null,
      todos.map((todo) => todo.title),
    ),
  )}
  ${comparisonParts(comparison).map(({ title, about, changes }) => list(title, about, changes.map(inShort)))}
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

const inShort = (change: Change): string => `${change.title}: ${changeInWords(change)}`

const list = (title: string, about: string | null, items: readonly string[]): Markup | false =>
  items.length > 0 &&
  markup`<h3>${title}</h3>${about && markup`<p>${about}</p>`}<ul>${items.map((item) => markup`<li>${clip(item, 200)}</li>`)}</ul>`

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
