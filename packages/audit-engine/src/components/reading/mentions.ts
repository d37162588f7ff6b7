import { fold } from './fold.ts'

/** Whether a text names one of the things, as whole words, whatever the case, blanks and hyphens. The first that it names. */
export const firstMention = (text: string, names: readonly string[]): string | null => {
  const padded = ` ${fold(text)} `
  return names.find((name) => fold(name) !== '' && padded.includes(` ${fold(name)} `)) ?? null
}

const small = new Set([
  'a',
  'an',
  'and',
  'for',
  'in',
  'of',
  'our',
  'the',
  'to',
  'we',
  'with',
  'your',
  'service',
  'services',
])

/** Whether a text covers a subject: all its telling words are there, in any order, singular or plural. */
export const covers = (text: string, subject: string): boolean => {
  const telling = stems(subject).filter((word) => !small.has(word))
  const wanted = telling.length > 0 ? telling : stems(subject)
  const there = new Set(stems(text))
  return wanted.length > 0 && wanted.every((word) => there.has(word))
}

/** Rough stems: "upgrades", "upgrading" and "upgrade" meet, which is enough to compare a site with itself. */
const stems = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    small.has(word) || word.length < 4
      ? word
      : word.replace(/(ies|ying|y)$/, 'i').replace(/(ing|ers?|ed|es|(?<!s)s|e)$/, ''),
  )
