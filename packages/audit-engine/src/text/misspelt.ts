/** Shorter words differ in a letter by chance. */
const fewest = 8

/**
 * Whether two names are the same but for one letter (no digit: "Year 7" and "Year 8") too many, too few or wrong, or two that changed places: "Valuations" and
 * "Valutations". False for the same name, and for one with fewer than `least` letters.
 */
export const isMisspelt = (one: string, other: string, least = fewest): boolean => {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  if (Math.min(a.length, b.length) < least || a === b) return false
  let start = 0
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const [inA, inB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  const isLetters = /^\p{L}+$/u.test(inA + inB)
  return (
    isLetters && ((inA.length <= 1 && inB.length <= 1) || (inA.length === 2 && inA === [...inB].toReversed().join('')))
  )
}
