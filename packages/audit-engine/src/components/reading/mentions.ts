import { fold } from './fold.ts'

/** Whether a text names one of the things, as whole words, whatever the case, blanks and hyphens. The first that it names. */
export const firstMention = (text: string, names: readonly string[]): string | null => {
  const padded = ` ${fold(text)} `
  return names.find((name) => fold(name) !== '' && padded.includes(` ${fold(name)} `)) ?? null
}

/** Words that tell nothing about a subject: grammar, and what every business says of itself. */
const small = new Set(
  (
    'a an and are at by every for from in is it of on once our the their to us we with you your all any both each more most new one other ' +
    'service services home homes house business year years visit journal conditions included includes including warranty guarantee ' +
    'prices price fees quality free best local'
  ).split(' '),
)

/** Whether a text covers a subject: all its telling words are there, in any order, singular or plural. */
export const covers = (text: string, subject: string): boolean => {
  const wanted = stems(subject).filter((word) => !small.has(word))
  const there = new Set(stems(text))
  return wanted.length > 0 && wanted.every((word) => there.has(word))
}

/** Whether a name has at least one telling word. */
export const isSubject = (name: string): boolean => stems(name).some((word) => !small.has(word))

/** Rough stems: "upgrades", "upgrading" and "upgrade" meet, which is enough to compare a site with itself. */
const stems = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    small.has(word) || word.length < 4
      ? word
      : word.replace(/(ies|ying|y)$/, 'i').replace(/(ing|ers?|ed|es|(?<!s)s|e)$/, ''),
  )
