import MiniSearch from 'minisearch'
import { library, type Resource } from '../../content/library.ts'

/** Words that questions are made of and that say nothing about their subject. */
const emptyWords = new Set(
  'a about am an and are at be can do does for from get give have help how i if in is it me my need no not of on or our should the their them there they to up us want we what when where which who why will with you your'.split(
    ' ',
  ),
)

/** One form for singular and plural; null for a word that is not searched for. */
function asTerm(word: string): string | null {
  const plain = word.toLowerCase().replaceAll(/[’']s?$|[^\p{L}\p{N}]/gu, '')
  if (plain === '' || emptyWords.has(plain)) return null
  if (/(?:ss|us|is)$/.test(plain) || plain.length < 4) return plain
  return plain
    .replace(/ies$/, 'y')
    .replace(/(?<=[sxz]|ch|sh)es$/, '')
    .replace(/s$/, '')
}

let index: MiniSearch<Resource & { id: number }> | undefined

/** Built for the first search: most visitors read the list and never search. */
function madeIndex() {
  const made = new MiniSearch<Resource & { id: number }>({
    fields: ['topic', 'title', 'about', 'words'],
    extractField: (resource, field) => {
      const value = resource[field as keyof typeof resource]
      return Array.isArray(value) ? value.join(' ') : String(value)
    },
    processTerm: asTerm,
    searchOptions: { boost: { topic: 4, words: 3, title: 2 }, prefix: (term) => term.length > 2 },
  })
  made.addAll(library.map((resource, id) => ({ ...resource, id })))
  return made
}

/** Allows one wrong letter in a word long enough to be recognised in spite of it. */
const oneLetter = (term: string) => (term.length > 3 ? 1 : false)
/** Two swapped letters count as two wrong ones. */
const twoLetters = (term: string) => (term.length > 5 ? 2 : oneLetter(term))

/**
 * The first attempt that finds anything decides: all words as typed, then with a typing error, then some of the words.
 */
const attempts = [
  { combineWith: 'AND' },
  { combineWith: 'AND', fuzzy: oneLetter },
  { combineWith: 'AND', fuzzy: twoLetters },
  { combineWith: 'OR', fuzzy: oneLetter },
] as const

/** The library's results for a question, best first; null when nothing was asked. */
export function findResources(question: string): Resource[] | null {
  if (question.trim() === '') return null
  index ??= madeIndex()
  for (const options of attempts) {
    const found = index.search(question, options)
    if (found.length > 0) return found.map(({ id }) => library[id as number]!)
  }
  return []
}
