import { styleText } from 'node:util'
import type { Progress } from '@findable/audit-engine'
import { bandTitle, stages, type AuditResult } from '@findable/contracts'

const width = 96
const barLength = 20

type Colour = Parameters<typeof styleText>[0]
/** Colours where the terminal supports them; `styleText` respects NO_COLOR and pipes. */
const paint = (colour: Colour, text: string): string => styleText(colour, text, { stream: process.stdout })

/** The result as a table to read in a terminal. */
export function renderTerminal(result: AuditResult): string {
  const { identity, industry, target, overallScore, coverage, measured, applicable } = result
  const place = [identity.suburb, identity.state].filter((part) => part !== null).join(' ')
  return [
    '',
    paint('bold', identity.name ?? target.host),
    [target.url, industry.industry, place].filter((part) => part !== '').join(' · '),
    '',
    `${paint('bold', 'Overall')}  ${scoreOf(overallScore, coverage)}   from ${measured} of ${applicable} checks`,
    ...result.pillars.flatMap((pillar) => [
      '',
      `${paint('bold', pillar.title.padEnd(42))} ${scoreOf(pillar.score, pillar.coverage)}`,
      ...result.components.filter((component) => component.pillar === pillar.id).map(componentLine),
    ]),
    ...section(
      'Strengths',
      result.strengths.map(({ text }) => text),
    ),
    ...section(
      'Weaknesses',
      result.weaknesses.map(({ text }) => text),
    ),
    ...section(
      'What to do first',
      result.tips.map(
        ({ title, text, gain }) => `${title}${overallScore === null ? '' : ` (worth about ${gain} points)`}. ${text}`,
      ),
    ),
    ...section(
      'What could not be checked',
      result.sources
        .filter(({ outcome }) => outcome === 'unavailable')
        .map(({ title, reason }) => `${title}: ${reason}`),
    ),
    '',
    '',
  ].join('\n')
}

/** "Scanning your online visibility... 40%", on one line that is overwritten. */
export function renderProgress({ stage, share }: Progress): string {
  const message = stages.find(({ id }) => id === stage)?.message ?? ''
  return `\r\x1b[2K${stage}/${stages.length} ${message} ${Math.round(share * 100)}%`
}
export const clearProgress = '\r\x1b[2K'

function componentLine({ title, outcome, score, reason }: AuditResult['components'][number]): string {
  const start = `  ${title}`.padEnd(42)
  if (outcome === 'scored') return `${start} ${scoreOf(score)}`
  const word = outcome === 'notMeasured' ? 'not measured' : 'does not apply'
  return wrap(`${start} ${word}: ${reason ?? ''}`, ' '.repeat(43))
    .map((line) => paint('dim', line))
    .join('\n')
}

function scoreOf(score: number | null, coverage?: number): string {
  const title = bandTitle(score, coverage)
  if (score === null) return paint('dim', title.toLowerCase())
  const filled = Math.round((score / 100) * barLength)
  const colour = score >= 70 ? 'green' : score >= 50 ? 'yellow' : 'red'
  return `${String(score).padStart(3)} ${paint(colour, '█'.repeat(filled))}${paint('dim', '░'.repeat(barLength - filled))} ${title}`
}

export const heading = (text: string): string => paint('bold', text)

function section(title: string, texts: string[]): string[] {
  if (texts.length === 0) return []
  return ['', heading(title), ...texts.flatMap((text) => wrap(`  - ${text}`, '    '))]
}

/** Lines that fit the terminal, of a text that may come from a website. */
export function wrap(text: string, indent: string): string[] {
  const lines = ['']
  for (const word of printable(text).split(/(?<=\S) /)) {
    const line = lines.at(-1)!
    if (line.length + word.length + 1 > width && line.trim() !== '') lines.push(indent + word)
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`
  }
  return lines
}

/** Texts from websites are untrusted: no control or direction characters reach the terminal. */
const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, ' ')
