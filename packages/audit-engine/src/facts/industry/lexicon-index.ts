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

/** A term and the industries it speaks for. */
export interface Term {
  text: string
  says: { industry: Industry; weight: number }[]
}

/** A word of a term and what may follow it; most are followed by nothing. */
interface Node {
  next: Map<string, Node> | null
  /** Words with any ending, by their first three letters. */
  open: Map<string, { start: string; term: Term }[]> | null
  term: Term | null
}

const emptyNode = (): Node => ({ next: null, open: null, term: null })

function buildIndex(): Node {
  const root = emptyNode()
  const terms = new Map<string, Term>()
  for (const lexicon of lexicons) {
    for (const [strength, weight] of Object.entries(weights)) {
      for (const text of lexicon[strength as keyof typeof weights].split(',')) {
        const words = wordsOf(text)
        const name = words.join(' ') + (text.trim().endsWith('*') ? '*' : '')
        if (words.length === 0) continue
        const term = terms.get(name) ?? { text: name, says: [] }
        if (!term.says.some(({ industry }) => industry === lexicon.industry))
          term.says.push({ industry: lexicon.industry, weight })
        terms.set(name, term)
      }
    }
  }
  for (const text of commonPhrases.split(',')) {
    const name = wordsOf(text).join(' ')
    if (!terms.has(name)) terms.set(name, { text: name, says: [] })
  }
  for (const term of terms.values()) place(root, term)
  return root
}

function place(root: Node, term: Term): void {
  const isOpen = term.text.endsWith('*')
  const words = term.text.replace('*', '').split(' ')
  let node = root
  for (const word of isOpen ? words.slice(0, -1) : words) {
    node.next ??= new Map()
    const next = node.next.get(word) ?? emptyNode()
    node.next.set(word, next)
    node = next
  }
  if (!isOpen) {
    node.term = term
    return
  }
  const start = words.at(-1) ?? ''
  node.open ??= new Map()
  node.open.set(start.slice(0, 3), [...(node.open.get(start.slice(0, 3)) ?? []), { start, term }])
}

/** Small letters, without accents and apostrophes, in the singular as far as an ending shows it. */
export function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/['’]s\b|['’]/g, '')
  return (plain.match(/[a-z0-9]+/g) ?? []).map(singular)
}

/** Plurals with a meaning of their own: a will is no wills, "a good job" no goods. */
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

let index: Node | null = null

/** Every term of a text, the longest at each place, with how often it stands there. */
export function termsIn(text: string): Map<Term, number> {
  index ??= buildIndex()
  const words = wordsOf(text)
  const found = new Map<Term, number>()
  for (let at = 0; at < words.length;) {
    let longest: Term | null = null
    let end = at + 1
    let node: Node | undefined = index
    for (let place = at; node !== undefined && place < words.length; place++) {
      const word = words[place] as string
      const open = node.open?.get(word.slice(0, 3))?.find(({ start }) => word.startsWith(start))
      node = node.next?.get(word)
      const term: Term | null = node?.term ?? open?.term ?? null
      if (term === null) continue
      longest = term
      end = place + 1
    }
    if (longest !== null) found.set(longest, (found.get(longest) ?? 0) + 1)
    at = end
  }
  return found
}

export const noScores = (): Record<Industry, number> =>
  Object.fromEntries(industries.map((industry) => [industry, 0])) as Record<Industry, number>
