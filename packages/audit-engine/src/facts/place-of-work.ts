import { remembered } from '../text/remembered.ts'
import { isKnownPlace } from './gazetteer.ts'

/** "a commercial office in Ramsgate", "Based in Byron Bay", "our studio at Mile End". */
const said =
  /\b(?:offices?|studio|clinic|shop|showroom|workshop|practice|rooms|premises|factory|farm|nursery|salon|based|located|situated|operating)\b(?: \w+){0,3}? (?:in|at|from|near) ((?:[A-Z][A-Za-z'’-]+)(?: [A-Z][A-Za-z'’-]+){0,2})/gi

/** The first known suburb, town or region that a sentence gives as where the work is done; null where there is none. */
export const placeOfWork = remembered((text): string | null => {
  for (const [, words = ''] of text.matchAll(said)) {
    const parts = words.split(' ')
    for (let length = parts.length; length > 0; length--) {
      const name = parts.slice(0, length).join(' ')
      if (parts.slice(0, length).every((part) => /^\p{Lu}/u.test(part)) && isKnownPlace(name)) return name
    }
  }
  return null
})
