import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Problem } from '@findable/launcher'

export const page = join(import.meta.dirname, '../../docs/industry-detection.md')
/** Our own texts, kept in the repository. */
export const ownTexts = join(import.meta.dirname, '../../packages/audit-engine/test/industry')

const end = '<!-- end of measured -->'

/** What the document says between the markers of one measurement. */
export function measuredIn(text: string, name: string): string {
  const [from, to] = span(text, name)
  return text.slice(from, to).trim()
}

export function writeMeasured(name: string, report: string): void {
  const text = readFileSync(page, 'utf8')
  const [from, to] = span(text, name)
  writeFileSync(page, `${text.slice(0, from)}\n\n${report}\n\n${text.slice(to)}`)
}

function span(text: string, name: string): [number, number] {
  const start = `<!-- measured: ${name} -->`
  const from = text.indexOf(start)
  const to = text.indexOf(end, from)
  if (from < 0 || to < 0) throw new Problem(`docs/industry-detection.md has no part "${name}".`)
  return [from + start.length, to]
}
