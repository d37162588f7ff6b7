import { plainWords } from './plain-words.ts'
import { remembered } from './remembered.ts'
import { wordsIn } from './words.ts'

/**
 * The first of the names that occurs in the text as whole words, ignoring case, spacing and hyphens; null when none
 * does.
 */
export const firstMention = (text: string, names: readonly string[]): string | null => {
  const padded = ` ${plainWords(text)} `
  return names.find((name) => plainWords(name) !== '' && padded.includes(` ${plainWords(name)} `)) ?? null
}

/** Words that say nothing about a subject: grammar, and what every business says of itself. */
const small = new Set(
  (
    'a an and are at by every for from in is it of on once our the their to us we with you your all any both each more most new one other ' +
    'service services home homes business year years visit journal conditions included includes including warranty guarantee ' +
    'prices price fees quality free best local combo combos package packages deal deals'
  ).split(' '),
)

/** The words of a text as `covers` compares them. */
export type Stems = ReadonlySet<string>

/** Rough stems: "upgrades", "upgrading" and "upgrade" match, which is enough to compare a site with itself. */
export const stemsOf = remembered((text): Stems =>
  stems(isGlued.test(text) ? `${text}\n${text.replace(glued, '$& ')}` : text),
)

const stems = (text: string): Stems => {
  const found = new Set<string>()
  for (const word of wordsIn(text.toLowerCase())) found.add(stem(word))
  return found
}

/** Templates forget the space between name and subject: "Herbal SpaOsteopathy". */
const glued = /[a-z](?=[A-Z][a-z])/g
/** The same, found several times as fast: hardly any text has it. */
const isGlued = /[a-z][A-Z][a-z]/

/** Cached, because sites repeat their words thousands of times. */
const known = new Map<string, string>()
const mostKnown = 20_000

const stem = (word: string): string => {
  const before = known.get(word)
  if (before !== undefined) return before
  const after =
    small.has(word) || word.length < 4
      ? word
      : word
          .replace(/^physio$/, 'physiotherapy')
          .replace(/^lawyers?$/, 'law')
          // Electrical and electrician, accounting and accountant.
          .replace(/^(electric|mechanic)(?:al|ians?|ity)$/, '$1')
          .replace(/^(account|consult)ants?$/, '$1')
          .replace(/^carpentry$/, 'carpenter')
          // Dentistry and dentist.
          .replace(/istry$/, 'ist')
          // Contractor and contracting, decorator and decorating.
          .replace(/(?<=^.{3,}(?:ct|at))ors?$/, '')
          .replace(/(ies|ying|y)$/, 'i')
          .replace(/(?<=^.{3,})(ings?|ers?|ed|es|(?<!s)s|e)$/, '')
          // Photography, photographer; physiotherapy, physiotherapist.
          .replace(/(?<=^.{6,})(?:ist|i)$/, '')
  if (known.size < mostKnown && word.length < 40) known.set(word, after)
  return after
}

/** The distinctive words of a subject; empty for a name without any. */
export const telling = remembered((subject): Stems => new Set([...stems(subject)].filter((word) => !small.has(word))))

/** The same with the words that tell "Business loans" from "Home loans". */
export const tellingApart = remembered(
  (subject): Stems => new Set([...stems(subject)].filter((word) => !small.has(word) || apart.has(word))),
)
const apart = new Set(['home', 'homes', 'business'])

/** Whether a text covers a subject: all its distinctive words occur, in any order, singular or plural. */
export const covers = (text: Stems, subject: Stems): boolean => {
  for (const word of subject) if (!text.has(word)) return false
  return subject.size > 0
}
