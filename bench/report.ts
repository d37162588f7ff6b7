import { readFileSync, writeFileSync } from 'node:fs'
import { median, type Row } from './benchmark.ts'

export interface Reached {
  row: Row
  ratios: number[]
}

const start = '<!-- measured: npm run bench -->'
const end = '<!-- end of measured -->'

/** The figures as a Markdown table, the same in the terminal and in the document. */
export function table(reached: Reached[]): string {
  return [
    '| id | figure | goal | min | median | max | |',
    '|---|---|---|---|---|---|---|',
    ...reached.map(({ row, ratios }) => {
      const { id, figure, goal, better } = row
      const middle = median(ratios)
      const met = better === 'lower' ? middle <= goal : middle >= goal
      const numbers = [goal, Math.min(...ratios), middle, Math.max(...ratios)].map((value) => show(value, goal))
      return `| ${[id, figure, ...numbers, met ? 'met' : 'missed'].join(' | ')} |`
    }),
  ].join('\n')
}

/** Puts figures, date and limits into this program's part of the document; the text around it stays. */
export function writeReport(page: string, reached: Reached[]): void {
  const text = readFileSync(page, 'utf8')
  const [before, after] = [text.indexOf(start), text.indexOf(end)]
  if (before < 0 || after < before) throw new Error(`${page} no longer has the markers around the figures.`)
  const day = new Date().toISOString().slice(0, 10)
  const limits = reached.map(({ row }) => `- **${row.id}**: ${row.limit}`)
  const measured = [
    `Measured on ${day}, on two cores.`,
    '',
    table(reached),
    '',
    'What the next limit is:',
    '',
    ...limits,
  ]
  writeFileSync(page, `${text.slice(0, before + start.length)}\n\n${measured.join('\n')}\n\n${text.slice(after)}`)
}

/** Small shares read better as 1/15 than as 0.067. */
const show = (value: number, goal: number): string =>
  goal < 0.5 ? `1/${(1 / value).toFixed(1)}` : value.toFixed(goal < 100 ? 2 : 0)
