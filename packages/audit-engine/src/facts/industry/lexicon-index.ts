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
import { isPlain } from '../../text/words.ts'

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

/** The terms as a tree of their words. Words and places in the tree are numbers, and the root is place 0. */
interface TermIndex {
  words: Map<string, number>
  /** The place that a word leads to, by `step`. */
  next: Map<number, number>
  /** By place: the term of the words that lead there, and those of which the next word is only begun. */
  terms: (Term | undefined)[]
  openTerms: (OpenTerm[] | undefined)[]
}

/** More than there are words in the lexicons. */
const mostWords = 2 ** 14
const step = (place: number, word: number): number => place * mostWords + word

/** One map of numbers rather than a map for each place: this runs for the first text of each process. */
function buildIndex(): TermIndex {
  const index: TermIndex = { words: new Map(), next: new Map(), terms: [undefined], openTerms: [undefined] }
  for (const lexicon of lexicons) {
    const { industry } = lexicon
    for (const [strength, weight] of Object.entries(weights)) {
      const meaning = { industry, weight }
      for (const { says } of addTerms(lexicon[strength as keyof typeof weights], index)) {
        if (!says.some((one) => one.industry === industry)) says.push(meaning)
      }
    }
  }
  addTerms(commonPhrases, index)
  return index
}

/** The terms of a list, each added to the index unless it is there. */
function addTerms(list: string, index: TermIndex): Term[] {
  const found: Term[] = []
  let words: string[] = []
  for (const part of `${plain(list)},`.match(/[a-z0-9]+|[*,]/g) ?? []) {
    if (part !== '*' && part !== ',') words.push(singular(part))
    else if (words.length > 0) {
      found.push(part === '*' ? openTermFor(words, index) : termFor(words, index))
      words = []
    }
  }
  return found
}

const termFor = (words: string[], index: TermIndex): Term =>
  (index.terms[placeOf(words, index)] ??= { text: words.join(' '), says: [] })

function openTermFor(words: string[], index: TermIndex): Term {
  const start = words.at(-1)!
  const others = (index.openTerms[placeOf(words.slice(0, -1), index)] ??= [])
  const known = others.find((other) => other.start === start)
  if (known) return known.term
  const term = { text: `${words.join(' ')}*`, says: [] }
  others.push({ start, term })
  return term
}

function placeOf(words: string[], { words: numbers, next, terms, openTerms }: TermIndex): number {
  let place = 0
  for (const word of words) {
    const number = numbers.get(word) ?? numbers.size
    if (number === numbers.size) numbers.set(word, number)
    const known = next.get(step(place, number))
    if (known === undefined) {
      next.set(step(place, number), terms.length)
      place = terms.push(undefined) - 1
      openTerms.push(undefined)
    } else place = known
  }
  return place
}

/** Lower case, without accents and apostrophes, in the singular as far as the ending shows it. */
export const wordsOf = (text: string): string[] => wordsInPlain(plain(text))

const plain = (text: string): string => {
  const lower = text.toLowerCase()
  const bare = isPlain(lower) ? lower : lower.normalize('NFKD').replace(/[\u0300-\u036f]/g, '')
  return bare.replace(/['’]s\b|['’]/g, '')
}

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
  const words = readWords(plain(text), index)
  const found = new Map<Term, number>()
  for (let at = 0; at < words.length;) {
    const [term, length] = longestAt(words, at, index)
    if (term) found.set(term, (found.get(term) ?? 0) + 1)
    at += length
  }
  return found
}

/** A word of a text: its number, if it is part of a term; the term that it is by itself; and its place in the tree. */
interface Word {
  text: string
  number: number | undefined
  term: Term | undefined
  place: number | undefined
}

/** Cached, because texts repeat their words thousands of times. */
const known = new Map<string, Word>()
const mostKnown = 20_000
/** A longer word would keep the whole text that it was cut from in memory. */
const longestKnown = 12

const readWords = (text: string, index: TermIndex): Word[] =>
  (text.match(/[a-z0-9]+/g) ?? []).map((written) => {
    const before = known.get(written)
    if (before) return before
    const word = singular(written)
    const number = index.words.get(word)
    const place = number === undefined ? undefined : index.next.get(step(0, number))
    const read = { text: word, number, term: termAt(place, 0, word, index), place }
    if (known.size < mostKnown && written.length <= longestKnown) known.set(written, read)
    return read
  })

/** The term that ends at a place, or with a word after the place before. */
const termAt = (
  place: number | undefined,
  before: number,
  word: string,
  { terms, openTerms }: TermIndex,
): Term | undefined =>
  (place === undefined ? undefined : terms[place]) ??
  openTerms[before]?.find(({ start }) => word.startsWith(start))?.term

/** The longest term that begins at a word, and its number of words; with no term, the length is one word. */
function longestAt(words: readonly Word[], at: number, index: TermIndex): [Term | undefined, number] {
  const first = words[at]!
  let best: [Term | undefined, number] = [first.term, 1]
  let before = first.place
  for (let end = at + 1; before !== undefined && end < words.length; end++) {
    const { text, number } = words[end]!
    const place: number | undefined = number === undefined ? undefined : index.next.get(step(before, number))
    const term = termAt(place, before, text, index)
    if (term) best = [term, end + 1 - at]
    before = place
  }
  return best
}

export const noScores = (): Record<Industry, number> =>
  Object.fromEntries(industries.map((industry) => [industry, 0])) as Record<Industry, number>
