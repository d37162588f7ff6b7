import { readFileSync, writeFileSync } from 'node:fs'
import { median, type Row } from './benchmark.ts'

export interface Reached {
  row: Row
  ratios: number[]
}

const figures = { start: '<!-- measured: npm run bench -->', end: '<!-- end of measured -->' }
const growth = { start: '<!-- measured: growth -->', end: '<!-- end of growth -->' }

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

/** Puts figures, date and limits, and how cost grows, into the document's parts for them; the text around them stays. */
export function writeReport(page: string, reached: Reached[], grown: string): void {
  const day = `Measured on ${new Date().toISOString().slice(0, 10)}, on two cores.`
  const limits = reached.map(({ row }) => `- **${row.id}**: ${row.limit}`)
  write(page, figures, [day, '', table(reached), '', 'What the next limit is:', '', ...limits])
  write(page, growth, [day, '', grown])
}

function write(page: string, { start, end }: typeof figures, lines: string[]): void {
  const text = readFileSync(page, 'utf8')
  const [before, after] = [text.indexOf(start), text.indexOf(end)]
  if (before < 0 || after < before) throw new Error(`${page} no longer has the markers around the figures.`)
  writeFileSync(page, `${text.slice(0, before + start.length)}\n\n${lines.join('\n')}\n\n${text.slice(after)}`)
}

/** Small shares read better as 1/15 than as 0.067. */
const show = (value: number, goal: number): string =>
  goal < 0.5 ? `1/${(1 / value).toFixed(1)}` : value.toFixed(goal < 100 ? 2 : 0)
