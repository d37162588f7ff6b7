import papa from 'papaparse'
import { expect, it } from 'vitest'
import { toDoTable } from './to-do-table.ts'

const tip = {
  title: 'Say where you work',
  text: 'Name "Newtown", the suburb, in the title.',
  components: ['local-keywords' as const],
  steps: ['Open the editor.', 'Write, then save.'],
  gain: 4,
  ease: 3,
}

it('has a row for each to-do that spreadsheets read whole', async () => {
  const table = await toDoTable({ tips: [tip, { ...tip, ease: 1 }] })
  expect(table.charCodeAt(0)).toBe(0xfeff)
  expect(table.endsWith('\r\n')).toBe(true)
  expect(papa.parse(table.slice(1), { header: true, skipEmptyLines: true }).data).toEqual([
    {
      Rank: '1',
      'To-do': tip.title,
      Why: tip.text,
      Steps: '1. Open the editor.\n2. Write, then save.',
      Effort: 'Easy',
      Done: '',
    },
    expect.objectContaining({ Rank: '2', Effort: 'A bigger job' }),
  ])
})

it.each(['=HYPERLINK("https://evil.example")', '+1', '-1', '@SUM(A1)'])('has no formula: %s', async (title) => {
  const table = await toDoTable({ tips: [{ ...tip, title }] })
  const [row] = papa.parse<Record<string, string>>(table.slice(1), { header: true }).data
  expect(row!['To-do']).toBe(`'${title}`)
})
