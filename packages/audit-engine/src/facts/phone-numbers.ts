import { isValidPhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { remembered } from '../text/remembered.ts'
import { abnsIn } from './business-numbers.ts'

/** A phone number found in a text. */
export interface PhoneMention {
  /**
   * National notation: "02 9555 0123", "0412 345 678", "1300 123 456", "13 12 34"; without an area code, "9555 0123".
   */
  national: string
  raw: string
  index: number
  fax: boolean
}

/** Digits may be grouped with a space, dot, hyphen or dash. */
const gap = String.raw`[ .\-\u2010-\u2015]{0,2}`
const digits = (count: number): string => String.raw`(?:${gap}\d){${count}}`
/** A label in a tag of its own may stand right before the number: "<b>Phone</b>0412 345 678". */
const start = String.raw`(?:\b|(?<=\b(?:[Pp]hone|[Mm]obile|[Tt]el|[Pp]h|[Cc]all)))`
const notations = [
  // +61 2 9555 0123, +61 (0)2..., +61 (02)..., 0061 412...
  String.raw`(?:\+ ?|\b00 ?)61[ .\-]{0,2}(?:\(0\)${gap})?\(?0?[2-478]\)?${digits(8)}`,
  // +61 1300 123 456, +61 13 12 34
  String.raw`\+ ?61${gap}1[38]00${digits(6)}`,
  // (02) 9555 0123, 02 9555 0123, 0412 345 678
  String.raw`\(0[2-478]\)${gap}\d${digits(7)}`,
  String.raw`\(04\d\d\)${digits(6)}`,
  String.raw`${start}0[2-478]${digits(8)}`,
  String.raw`${start}1[38]00${digits(6)}`,
  String.raw`\b13${digits(4)}`,
  // Keypad letters: 1300 PLUMBER
  String.raw`\b1[38]00[ \-]?[A-Z]{6,9}`,
  // A local number, only where the text calls it a phone number
  String.raw`\b[2-9]\d{3}[ \-]\d{4}`,
]
const candidate = new RegExp(String.raw`(?<![\d$]|\d[.,:\/])(?:${notations.join('|')})(?!${gap}\d|[A-Za-z%])`, 'g')

/** Other numbers that look like a phone number, with the word that labels them. */
const otherNumbers =
  /\b(?:a\.?b\.?n|a\.?c\.?n|a\.?r\.?b\.?n|b\.?s\.?b|acc(?:oun)?t|a\/c|lic(?:en[cs]e)?|afsl|acl|qbcc|vba|bpc|rec|nsw ?fair ?trading|reg(?:istration)?|provider|member(?:ship)?|cricos|rto|invoice|order|sku|isbn|serial|model|ref(?:erence)?|tfn|crn|arc|card)\b[\s.:#]{0,4}(?:nos?\b|numbers?\b|code\b)?[\s.:#]{0,4}[A-Z]{0,4}\s?\d[\d ]{0,20}\d/gi
const dateShape = /^0\d([-. ])[01]\d\1(?:19|20)\d\d/
/** Must come right before a local or six-digit number: otherwise "2024-2025" and "3000-3207" would be phone numbers. */
const calledPhone =
  /(?:(?:\b(?:(?:tele)?phone|tel|ph|call|mobile|mob|ring|landline|after ?hours|p|t))|☎|📞|📱)(?:[ ](?:us|me|now|today|anytime|number|no|on|at|direct))*[\s.:|(#–—-]{0,5}$/i
const looksLikeYears = /^(?:19|20)\d\d[ -](?:19|20)\d\d$/
const calledFax = /(?:\bfax|facsimile|\bf|传真|傳真)(?:\s*(?:number|no|us))?[\s.:：|(–—-]*$/i
/** "02 9555 0124 — Fax" at the end of a line; further on it would call the next number one. */
const faxAfter = /^[ ]*[(–—-]+[ ]*fax\)?[ ]*(?:$|[\n.,;|])/i

/** "SMS only: 0412 345 678" and "0412 345 678 (text line only)": nobody answers a call there. */
const onlyTexts = String.raw`(?:texts?|sms|messages?|whats ?app)(?: (?:messages?|line|service))?(?: or (?:texts?|sms|messages?|whats ?app)(?: messages?)?)? only`
const onlyTextsBefore = new RegExp(String.raw`(?<!\d[ (–—-]{0,4})\b${onlyTexts}(?: on| to| at)?[ :–—-]*$`, 'i')
const onlyTextsAfter = new RegExp(
  String.raw`^[\s,;([–—-]*(?:for |by |via )?(?:${onlyTexts}\b(?! (?:after|before|between|outside|on (?:week|sun|sat)))(?![ :–—-]*(?:on |to )?[+(]*\d)|no (?:phone |voice )?calls\b(?! (?:after|before|between|outside|on)\b))`,
  'i',
)

/** Help lines and authorities that pages list beside their own number. */
const notTheirs = new Set([
  '13 11 14',
  '13 11 26',
  '13 32 20',
  '13 43 57',
  '13 25 00',
  '13 14 44',
  '1800 551 800',
  '1800 737 732',
  '1300 659 467',
  '1300 789 978',
  '1300 224 636',
  '1300 363 992',
  // Those that receive complaints or reports: NDIS Commission and its hotline, Aged Care Quality and Safety Commission,
  // Commonwealth Ombudsman, AFCA, AHPRA, Consumer Affairs Victoria.
  '1800 035 544',
  '1800 880 052',
  '1800 951 822',
  '1300 362 072',
  '1800 931 678',
  '1300 419 495',
  '1300 558 181',
  // The NDIA, My Aged Care, interpreters, headspace, QLife.
  '1800 800 110',
  '1800 200 422',
  '13 14 50',
  '1800 650 890',
  '1800 184 527',
  // 13YARN, the mental health line of New South Wales.
  '13 92 76',
  '1800 011 511',
])
export const isHelpLine = (national: string): boolean => notTheirs.has(national)

/**
 * Every Australian phone number in a text, in order; other kinds of number, dates and prices are skipped, and so are numbers
 * that only take text messages.
 */
export const phonesIn = remembered((text): readonly PhoneMention[] => {
  let masked = text.replace(otherNumbers, blank)
  for (const { raw } of abnsIn(text)) masked = masked.replace(raw, blank)
  const found: PhoneMention[] = []
  for (const match of masked.matchAll(candidate)) {
    const raw = text.slice(match.index, match.index + match[0].length)
    const national = nationalNumber(raw)
    const before = masked.slice(Math.max(0, match.index - 40), match.index)
    if (national === null || isHelpLine(national) || dateShape.test(raw)) continue
    const isShort = /^13 |^[2-9]\d{3} \d{4}$/.test(national)
    if (isShort && ((!calledPhone.test(before) && !calledFax.test(before)) || looksLikeYears.test(raw))) continue
    const after = masked.slice(match.index + raw.length, match.index + raw.length + 40)
    if (onlyTextsBefore.test(before) || onlyTextsAfter.test(after)) continue
    found.push({ national, raw, index: match.index, fax: calledFax.test(before) || faxAfter.test(after) })
  }
  return found
})

const blank = (text: string): string => text.replace(/\d/g, 'x')

const keypad = ['', '', 'ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ']
const onKeypad = (letter: string): string => String(keypad.findIndex((letters) => letters.includes(letter)))

/**
 * Converts any notation to the national one; null for what cannot be an Australian phone number. For complete numbers,
 * the numbering plan decides.
 */
export const nationalNumber = remembered((raw): string | null => {
  const national = inNationalNotation(raw)
  if (national === null || /^[2-9]\d{3} \d{4}$/.test(national)) return national
  return isValidPhoneNumber(national, 'AU') ? national : null
})

/**
 * Whether a dialling link has the country code in a form that phones may not connect: "+61 0412 345 678" keeps the 0 of
 * the national notation, "61 412 345 678" lacks the plus, and "+0355550123" the code.
 */
export const misusesCountryCode = (dialled: string): boolean =>
  /^(?:\+0|(?:\+|00|0011)?610|61[2-478]\d{8}$|611[38]00)/.test(dialled.replace(/[^+\d]/g, ''))

/**
 * Whether a dialling link cannot dial as it is: left empty or unfinished ("+61XXXXXXXXX"), or with a character that is
 * part of no number ("+61:412345678"), holding two, or with two pluses.
 */
export const isUndiallable = (dialled: string): boolean =>
  !dialled.includes('@') &&
  (dialled.replace(/\D/g, '').length < 3 || /x{3}|[:_{}[\]<>"]|\b(?:and|or)\b|\+.*\+/i.test(dialled))

/** A number in another country, written with its country code: "+44 7889 334849". Null for an Australian one. */
export const foreignNumber = remembered((raw): string | null => {
  const number = parsePhoneNumberFromString(raw.replace(/^00(?=[1-9])/, '+'))
  return number?.isValid() && number.country !== 'AU' ? number.formatInternational() : null
})

const withCountryCode = /(?<![\d+])\+ ?(?!61)[1-9][\d ().-]{6,16}\d(?!\d)/g
/** As in the United States and Canada, "810-982-7830"; only where the text calls it a phone number. */
const american = /(?<![\d$+.-])\(?[2-9]\d\d\)?[ .-]{1,2}[2-9]\d\d[ .-]\d{4}(?![\d-])/g

/** Every complete phone number of another country in a text. */
export const foreignPhonesIn = (text: string): { international: string; raw: string; index: number }[] => [
  ...[...text.matchAll(withCountryCode)].flatMap(({ 0: raw, index }) => {
    const international = foreignNumber(raw)
    return international === null ? [] : [{ international, raw, index }]
  }),
  ...[...text.matchAll(american)].flatMap(({ 0: raw, index }) => {
    const number = calledPhone.test(text.slice(Math.max(0, index - 40), index))
      ? parsePhoneNumberFromString(raw, 'US')
      : undefined
    return number?.isValid() ? [{ international: number.formatInternational(), raw, index }] : []
  }),
]

function inNationalNotation(raw: string): string | null {
  const typed = raw.replace(/[A-Z]/g, onKeypad).replace(/\D/g, '')
  const national = typed.replace(/^(?:0011|00)?61(?=\d{6})/, '')
  const number = national.replace(/^0+(?=[2-478]\d{8}$)/, '')
  if (/^1[38]00/.test(number)) {
    const whole = /[A-Z]/.test(raw) ? number.slice(0, 10) : number
    return whole.length === 10 ? whole.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3') : null
  }
  if (/^13\d{4}$/.test(number)) return number.replace(/^(\d\d)(\d\d)(\d\d)$/, '$1 $2 $3')
  if (/^4\d{8}$/.test(number)) return `0${number}`.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3')
  if (/^[2378][2-9]\d{7}$/.test(number)) return `0${number}`.replace(/^(\d\d)(\d{4})(\d{4})$/, '$1 $2 $3')
  // With a country code but no area code, the number cannot be called: it has lost a digit.
  if (/^[2-9]\d{7}$/.test(number) && national === typed) return number.replace(/^(\d{4})(\d{4})$/, '$1 $2')
  return null
}

const areaCodes: Record<string, string> = {
  NSW: '02',
  ACT: '02',
  VIC: '03',
  TAS: '03',
  QLD: '07',
  WA: '08',
  SA: '08',
  NT: '08',
}

/** Adds the state's area code to a local number ("9555 0123"); leaves any other unchanged. */
export const withAreaCode = (national: string, state: string | null): string =>
  /^\d{4} \d{4}$/.test(national) && state !== null && areaCodes[state] ? `${areaCodes[state]} ${national}` : national
