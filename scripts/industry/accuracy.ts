import { industryOfHtml } from '@findable/audit-engine'
import { industries, unknownIndustry, type Industry } from '@findable/contracts'
import type { Labelled } from './labelled.ts'

export interface Answer extends Labelled {
  answer: string
  confidence: number
}

export const answersTo = (labelled: Labelled[]): Answer[] =>
  labelled.map((one) => {
    const { industry, confidence } = industryOfHtml(one.html)
    return { ...one, answer: industry, confidence }
  })

const isRight = ({ industry, answer }: Answer): boolean => industry === answer

/** Unknown counts as wrong. */
export const accuracyOf = (answers: Answer[]): number => answers.filter(isRight).length / answers.length

/** The measurement as Markdown, the same in the terminal and in the document. */
export function report(answers: Answer[]): string {
  return [summary(answers), confusion(answers), confidences(answers)].join('\n\n')
}

const summary = (answers: Answer[]): string =>
  `**${share(answers)}** right: ${answers.filter(isRight).length} of ${answers.length}.`

/** A row for each industry, a column for each answer: everything off the diagonal is wrong. */
function confusion(answers: Answer[]): string {
  const measured = industries.filter((industry) => answers.some((one) => one.industry === industry))
  const columns = [...industries.keys()].map((index) => String(index + 1))
  const row = (industry: Industry): string => {
    const own = answers.filter((one) => one.industry === industry)
    const counts = [...industries, unknownIndustry].map((answer) => {
      const count = own.filter((one) => one.answer === answer).length
      if (answer === industry) return `**${count}**`
      return count === 0 ? '' : String(count)
    })
    return cells([`${industries.indexOf(industry) + 1} ${industry}`, ...counts, share(own)])
  }
  const head = ['taken for', ...columns, 'Unknown', 'right']
  return [cells(head), cells(head.map(() => '---')), ...measured.map(row)].join('\n')
}

/** Is the engine right as often as it claims? */
function confidences(answers: Answer[]): string {
  const bins = [0, 0.2, 0.4, 0.6, 0.8].map((from) => ({
    from,
    within: answers.filter(({ confidence }) => Math.min(4, Math.floor(confidence * 5)) === Math.round(from * 5)),
  }))
  const rows = bins.map(({ from, within }) =>
    cells([
      `${from.toFixed(1)} to ${(from + 0.2).toFixed(1)}`,
      String(within.length),
      within.length === 0 ? '' : share(within),
    ]),
  )
  return [cells(['confidence', 'answers', 'right']), '|---|---|---|', ...rows].join('\n')
}

const cells = (texts: string[]): string => `| ${texts.join(' | ')} |`.replaceAll(/ {2,}/g, ' ')

const share = (answers: Answer[]): string => `${(accuracyOf(answers) * 100).toFixed(1)} %`

export const misses = (answers: Answer[]): string[] =>
  answers
    .filter((one) => !isRight(one))
    .map(({ industry, answer, confidence, name }) => `${industry} taken for ${answer} (${confidence}): ${name}`)
