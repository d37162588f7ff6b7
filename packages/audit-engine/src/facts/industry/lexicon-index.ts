import { industries, type Industry } from '@findable/contracts'
import { beautyPersonalCare } from './lexicon/beauty-personal-care.ts'
import { buildingConstruction } from './lexicon/building-construction.ts'
import { commonPhrases } from './lexicon/common.ts'
import { educationTraining } from './lexicon/education-training.ts'
import { entertainmentEvents } from './lexicon/entertainment-events.ts'
import { financeInsurance } from './lexicon/finance-insurance.ts'
import { healthWellness } from './lexicon/health-wellness.ts'
import { hospitalityFood } from './lexicon/hospitality-food.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { manufacturingProduction } from './lexicon/manufacturing-production.ts'
import { nonprofitCharity } from './lexicon/nonprofit-charity.ts'
import { professionalServices } from './lexicon/professional-services.ts'
import { realEstateProperty } from './lexicon/real-estate-property.ts'
import { recruitmentStaffing } from './lexicon/recruitment-staffing.ts'
import { retailECommerce } from './lexicon/retail-ecommerce.ts'
import { technology } from './lexicon/technology.ts'
import { tradesServices } from './lexicon/trades-services.ts'
import { transportAuto } from './lexicon/transport-auto.ts'

export const lexicons: readonly Lexicon[] = [
  buildingConstruction,
  tradesServices,
  professionalServices,
  healthWellness,
  hospitalityFood,
  retailECommerce,
  transportAuto,
  educationTraining,
  beautyPersonalCare,
  entertainmentEvents,
  technology,
  realEstateProperty,
  financeInsurance,
  manufacturingProduction,
  nonprofitCharity,
  recruitmentStaffing,
]

const weights = { named: 6, certain: 4, clear: 2, hint: 0.9 } as const

/** A term and the industries it indicates. */
export interface Term {
  text: string
  says: { industry: Industry; weight: number }[]
}

/** A term that allows any ending, with the letters its last word starts with. */
interface OpenTerm {
  start: string
  term: Term
}

interface TermIndex {
  /** By its words, separated by spaces. */
  terms: Map<string, Term>
  /** By the words before the last one plus the first three letters of the last. */
  openTerms: Map<string, OpenTerm[]>
  /** The length, in words, of the longest term that begins with a given word. */
  longest: Map<string, number>
}

/** Flat maps rather than a tree, and each list normalised in one go: this runs for the first text of each process. */
function buildIndex(): TermIndex {
  const index: TermIndex = { terms: new Map(), openTerms: new Map(), longest: new Map() }
  for (const lexicon of lexicons) {
    for (const [strength, weight] of Object.entries(weights)) {
      for (const text of plain(lexicon[strength as keyof typeof weights]).split(',')) {
        const { says } = termFor(text, index)
        if (!says.some(({ industry }) => industry === lexicon.industry))
          says.push({ industry: lexicon.industry, weight })
      }
    }
  }
  for (const text of plain(commonPhrases).split(',')) termFor(text, index)
  return index
}

function termFor(text: string, { terms, openTerms, longest }: TermIndex): Term {
  const words = wordsInPlain(text)
  const name = words.join(' ')
  const [first = ''] = words
  if (words.length > (longest.get(first) ?? 0)) longest.set(first, words.length)
  if (!text.trimEnd().endsWith('*')) {
    const term = terms.get(name) ?? { text: name, says: [] }
    if (term.says.length === 0) terms.set(name, term)
    return term
  }
  const start = words.at(-1) ?? ''
  const key = name.slice(0, name.length - start.length + 3)
  const others = openTerms.get(key) ?? []
  const known = others.find((other) => other.start === start)
  if (known) return known.term
  const term = { text: `${name}*`, says: [] }
  openTerms.set(key, [...others, { start, term }])
  return term
}

/** Lower case, without accents and apostrophes, in the singular as far as the ending shows it. */
export const wordsOf = (text: string): string[] => wordsInPlain(plain(text))

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/['’]s\b|['’]/g, '')

const wordsInPlain = (text: string): string[] => (text.match(/[a-z0-9]+/g) ?? []).map(singular)

/** Plurals with a meaning of their own: "wills" are not "will", "goods" are not "a good job". */
const ownPlurals = new Set(
  (
    'goods shares wills rings books lots gums glasses customs fillings highlights savings braces foils returns mains ' +
    'sports events arms races guides spirits trusts bands belongings'
  ).split(' '),
)

function singular(word: string): string {
  if (
    !word.endsWith('s') ||
    word.length < 4 ||
    word.endsWith('ss') ||
    word.endsWith('us') ||
    word.endsWith('is') ||
    ownPlurals.has(word)
  )
    return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

let index: TermIndex | null = null

/** Every term in a text, the longest at each position, with its number of occurrences. */
export function termsIn(text: string): Map<Term, number> {
  index ??= buildIndex()
  const words = wordsOf(text)
  const found = new Map<Term, number>()
  for (let at = 0; at < words.length;) {
    const [term, length] = longestAt(words, at, index)
    if (term !== null) found.set(term, (found.get(term) ?? 0) + 1)
    at += length
  }
  return found
}

/** The longest term that begins at a word, and its number of words; with no term, the length is one word. */
function longestAt(words: string[], at: number, { terms, openTerms, longest }: TermIndex): [Term | null, number] {
  let best: [Term | null, number] = [null, 1]
  const last = Math.min(words.length, at + (longest.get(words[at] as string) ?? 1))
  let before = ''
  for (let place = at; place < last; place++) {
    const word = words[place] as string
    const name = before + word
    const open = openTerms.get(before + word.slice(0, 3))?.find(({ start }) => word.startsWith(start))
    const term = terms.get(name) ?? open?.term
    if (term) best = [term, place + 1 - at]
    before = `${name} `
  }
  return best
}

export const noScores = (): Record<Industry, number> =>
  Object.fromEntries(industries.map((industry) => [industry, 0])) as Record<Industry, number>
