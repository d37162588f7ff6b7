import type { State } from './states.ts'

/** A law under which advertising has to show a licence number. */
export interface LicenceRule {
  state: State
  /** Names of trades as in `trades.ts`. */
  trades: readonly string[]
  /** The law, and whom it asks, as the rest of a sentence. */
  law: string
  /** Where that was read. */
  source: string
}

/**
 * The trades that must show a licence number in advertising, by state; read on 22 November 2026. A state or trade that
 * is missing here was not confirmed, so nothing is said about it.
 */
const qbcc: LicenceRule = {
  state: 'QLD',
  trades: ['builder', 'plumber', 'painter', 'roofer', 'tiler', 'carpenter', 'bricklayer', 'concreter', 'waterproofer'],
  law: 'the QBCC Act 1991 (section 54) asks licensees for their licensed name and licence number in advertising, websites included',
  source: 'https://qbcc.qld.gov.au/running-business/advertising',
}
const rules: readonly LicenceRule[] = [
  {
    state: 'NSW',
    trades: ['electrician', 'plumber', 'air conditioning'],
    law: 'the Home Building Regulation 2014 (clause 33) asks for the contractor licence number in advertising for electrical, plumbing, gas and air-conditioning work on homes',
    source:
      'https://www.fairtrading.nsw.gov.au/trades-and-businesses/business-essentials/advertising-and-marketing-your-business/building-trade-advertisements',
  },
  {
    state: 'NSW',
    trades: ['builder'],
    law: 'the Home Building Regulation 2014 (clause 33) asks for the contractor licence number in advertising for residential building work',
    source:
      'https://www.fairtrading.nsw.gov.au/trades-and-businesses/business-essentials/advertising-and-marketing-your-business/building-trade-advertisements',
  },
  qbcc,
  {
    state: 'QLD',
    trades: ['electrician'],
    law: 'the Electrical Safety Office asks electrical contractors for their registered name and licence number in advertising, websites included',
    source:
      'https://www.worksafe.qld.gov.au/news-and-events/newsletters/esafe-newsletters/esafe-editions/esafe-electrical/2022-newsletters/july-2022/electrical-contractor-licence-details-in-advertising',
  },
  {
    state: 'VIC',
    trades: ['electrician'],
    law: 'Energy Safe Victoria asks registered electrical contractors for their REC number on all promotional material',
    source: 'https://www.energysafe.vic.gov.au/licensing/your-responsibilities/registered-electrical-contractors',
  },
  {
    state: 'WA',
    trades: ['electrician'],
    law: 'the Electricity (Licensing) Regulations 1991 (regulation 45) ask electrical contractors for their EC number in advertising, web pages included',
    source:
      'https://www.commerce.wa.gov.au/publications/guidelines-inclusion-licence-numbers-advertising-electrical-contractor',
  },
  {
    state: 'WA',
    trades: ['plumber'],
    law: 'the Plumbers Licensing and Plumbing Standards Regulations 2000 (regulation 25) ask plumbing contractors for their licence number in advertising',
    source: 'https://www.commerce.wa.gov.au/publications/obligations-licensed-plumbing-contractors',
  },
  {
    state: 'WA',
    trades: ['builder', 'painter'],
    law: 'the Building Services (Registration) Act 2011 (section 8) asks registered building and painting contractors for their registration number in advertising, websites included',
    source: 'https://www.commerce.wa.gov.au/building-and-energy/advertising',
  },
  {
    state: 'SA',
    trades: ['electrician', 'plumber'],
    law: 'the Plumbers, Gas Fitters and Electricians Act 1995 (section 33A) asks contractors for their licence number in advertising to consumers',
    source: 'https://tradesa.com.au/advertising-your-sa-contractors-licence/',
  },
]

/** The rule for a trade in a state; null where none is known. */
export const licenceRuleFor = (trade: string | null, state: string | null): LicenceRule | null =>
  rules.find((rule) => rule.state === state && trade !== null && rule.trades.includes(trade)) ?? null

/**
 * The rule for somebody who writes of a licence of their own that one body alone gives: "QBCC licensed", "we hold QBCC
 * licences"; null for any other text.
 */
export const licenceRuleOf = (text: string): LicenceRule | null =>
  isQbccLicensed.test(text) || holdsQbcc.test(text) ? qbcc : null
const isQbccLicensed = /\bQBCC[ -]licen[cs]ed\b/i
const holdsQbcc =
  /\b(?:[Ww]e|I|(?!(?:You|They|Who|Builders?|Contractors?|Trades\p{L}+)\b)\p{Lu}\p{Ll}+) (?:holds?|have|has) (?:an? |the |current )?(?:[\p{Lu}&][\p{L}&]* ){0,5}\(?QBCC\)? [Ll]icen[cs]es?\b/u

const called = String.raw`\b(?:lic(?:en[cs]e)?|registration|reg|contractor|q\.?b\.?c\.?c|b\.?s\.?a|r\.?e\.?c|e\.?c|p\.?g\.?e|b\.?c|b\.?r\.?n|b\.?l\.?d|p\.?l|g\.?f)(?![a-z])`
const number = new RegExp(
  String.raw`${called}[\s.:#-]{0,3}(?:(?:licen[cs]e|nos?|number)\b[\s.:#-]{0,3}){0,2}[A-Z]{0,4}\s?\d{4,8}[A-Z]?\b`,
  'i',
)
/** Any word for a licence with digits soon after it, in whatever wording. */
const perhaps = new RegExp(String.raw`(?:${called}|\bp\.?c\b|\blicen[cs]ed\b|\bregistered\b)[^\n$]{0,40}\d{3}`, 'i')

/** A licence number in a text, with the word that calls it one, as written. */
export const licenceNumberIn = (text: string): string | null => number.exec(text)?.[0].trim() ?? null

/** Whether a text may hold a licence number. A report only calls it missing where no text may hold one. */
export const mayHoldLicence = (text: string): boolean => perhaps.test(text)
