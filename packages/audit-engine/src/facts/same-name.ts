import { plainWords } from '../text/plain-words.ts'

const weak = new Set([
  'pty',
  'ltd',
  'the',
  'and',
  'of',
  'co',
  'company',
  'group',
  'services',
  'service',
  'australia',
  'au',
  'com',
  'logo',
  'home',
])
/** The words of a name that tell it from others. */
export const tellingWords = (name: string): string[] =>
  plainWords(name)
    .split(' ')
    .filter((word) => word !== '' && !weak.has(word))

/** Whether two names share a telling word, or one is the other run together or its initials. */
export const isSameName = (one: string, other: string): boolean => {
  const [words, others] = [tellingWords(one), tellingWords(other)]
  const [joined, otherJoined] = [words.join(''), others.join('')]
  const initials = (of: readonly string[]) => of.map((word) => word[0]).join('')
  return (
    words.some((word) => others.includes(word)) ||
    (joined.length >= 4 && otherJoined.includes(joined)) ||
    (otherJoined.length >= 4 && joined.includes(otherJoined)) ||
    joined === initials(others) ||
    otherJoined === initials(words)
  )
}
