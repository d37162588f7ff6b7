// How card details are formatted, and what is still wrong with them. Texts as in Stripe's Payment Element, in
// Australian English.

import { passesLuhn } from './luhn.ts'

export interface CardDetails {
  number: string
  expiry: string
  cvc: string
}

export type FieldName = keyof CardDetails

export interface FieldProblem {
  code: string
  message: string
}

const amex = /^3[47]/
const problems = {
  incompleteNumber: { code: 'incomplete_number', message: 'Your card number is incomplete.' },
  invalidNumber: { code: 'invalid_number', message: 'Your card number is invalid.' },
  incompleteExpiry: { code: 'incomplete_expiry', message: 'Your card’s expiry date is incomplete.' },
  pastMonth: { code: 'invalid_expiry_month_past', message: 'Your card’s expiry date is in the past.' },
  pastYear: { code: 'invalid_expiry_year_past', message: 'Your card’s expiry year is in the past.' },
  invalidYear: { code: 'invalid_expiry_year', message: 'Your card’s expiry year is invalid.' },
  incompleteCvc: { code: 'incomplete_cvc', message: 'Your card’s security code is incomplete.' },
} satisfies Record<string, FieldProblem>

/** The input as shown in its field: digits only, grouped as on the card. */
export const format: Record<FieldName, (digits: string, card: CardDetails, deleting: boolean) => string> = {
  number: (digits) => groupNumber(digits),
  expiry: (digits, _card, deleting) => groupExpiry(digits, deleting),
  cvc: (digits, card) => digits.slice(0, cvcLength(card)),
}

export const check: Record<FieldName, (card: CardDetails, today?: Date) => FieldProblem | undefined> = {
  number: ({ number }) => {
    const digits = digitsOf(number)
    if (digits.length < numberLength(digits)) return problems.incompleteNumber
    return passesLuhn(digits) ? undefined : problems.invalidNumber
  },
  expiry: ({ expiry }, today = new Date()) => {
    const date = expiryOf(expiry)
    if (!date) return problems.incompleteExpiry
    const year = today.getFullYear()
    if (date.year < year) return problems.pastYear
    if (date.year === year && date.month < today.getMonth() + 1) return problems.pastMonth
    return date.year > year + 50 ? problems.invalidYear : undefined
  },
  cvc: (card) => (digitsOf(card.cvc).length < cvcLength(card) ? problems.incompleteCvc : undefined),
}

/** Month and full year of an expiry such as `04 / 29`, once it is complete. */
export function expiryOf(expiry: string): { month: number; year: number } | undefined {
  const digits = digitsOf(expiry)
  const month = Number(digits.slice(0, 2))
  if (digits.length < 4 || month < 1 || month > 12) return undefined
  return { month, year: 2000 + Number(digits.slice(2, 4)) }
}

export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}

function groupNumber(digits: string): string {
  const groups = amex.test(digits) ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : /^(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,4})?/
  return (groups.exec(digits)?.slice(1) ?? []).filter(Boolean).join(' ')
}

/** `4` can only be April and `13` only January 203x, so both get their missing zero. */
function groupExpiry(digits: string, deleting: boolean): string {
  const isShortMonth = /^[2-9]/.test(digits) || Number(digits.slice(0, 2)) > 12
  const full = isShortMonth ? `0${digits}` : digits
  const month = full.slice(0, 2)
  // Browsers may fill in all four digits of the year.
  const year = full.length >= 6 ? full.slice(4, 6) : full.slice(2, 4)
  if (year) return `${month} / ${year}`
  return month.length === 2 && !deleting ? `${month} / ` : month
}

function numberLength(digits: string): number {
  return amex.test(digits) ? 15 : 16
}

function cvcLength({ number }: CardDetails): number {
  return amex.test(digitsOf(number)) ? 4 : 3
}
