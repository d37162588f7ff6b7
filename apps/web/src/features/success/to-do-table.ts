import { effortInWords, type BusinessReport } from '@findable/contracts/customer'

/**
 * The to-dos of a report as a table for spreadsheets (RFC 4180), most effective first. Excel knows UTF-8 by the mark at its
 * beginning. What a spreadsheet would take for a formula is text.
 */
export async function toDoTable({ tips }: Pick<BusinessReport, 'tips'>): Promise<string> {
  const { default: papa } = await import('papaparse')
  const rows = tips.map(({ title, text, steps, ...tip }, at) => ({
    Rank: at + 1,
    'To-do': title,
    Why: text,
    Steps: steps.map((step, number) => `${number + 1}. ${step}`).join('\n'),
    Effort: effortInWords(tip),
    Done: '',
  }))
  return `\uFEFF${papa.unparse(rows, { escapeFormulae: true, newline: '\r\n' })}\r\n`
}
