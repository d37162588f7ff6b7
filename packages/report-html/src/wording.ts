import { firstCharacters, goodFrom, type ComponentResult } from '@findable/contracts'

const longDate = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'Australia/Sydney' })
const dateAndTime = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Australia/Sydney',
})

/** "16 November 2026". An invalid date is shown unchanged. */
export const day = (iso: string): string => (isDate(iso) ? longDate.format(new Date(iso)) : iso)
/** "16 Nov 2026, 1:14 pm". */
export const moment = (iso: string): string => (isDate(iso) ? dateAndTime.format(new Date(iso)) : iso)
export const isDate = (iso: string): boolean => !Number.isNaN(Date.parse(iso))

export const daysAfter = (iso: string, days: number): string =>
  new Date(Date.parse(iso) + days * 86_400_000).toISOString()

/** "1 check", "3 checks". */
export const count = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`

/** "a", "a and b", "a, b and c". */
export const list = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

export const percent = (share: number): string => `${Math.round(share * 100)}%`

/** "Worth up to 6 points": what a tip is worth. */
export function effect(gain: number): string {
  const points = Math.round(gain)
  return points < 1 ? 'Worth less than a point' : `Worth up to ${count(points, 'point')}`
}

/**
 * One line about a check: its most important finding, otherwise the first thing it saw, otherwise why it was not made.
 */
export function inOneLine({ findings, evidence, score, reason }: ComponentResult): string {
  if (reason !== null) return reason
  const wanted = (score ?? 0) >= goodFrom ? 'strength' : 'problem'
  const finding = findings.find(({ kind }) => kind === wanted) ?? findings[0]
  return finding?.text ?? evidence[0]?.saw ?? ''
}

/** Cut at a word, with an ellipsis, so that a hostile or endless text cannot fill the page. */
export function clip(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = firstCharacters(text, length - 1)
  const space = cut.lastIndexOf(' ')
  return `${cut.slice(0, space > length * 0.6 ? space : undefined).trimEnd()}…`
}
