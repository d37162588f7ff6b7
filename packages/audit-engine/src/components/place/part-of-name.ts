import type { Facts } from '../../facts/facts.ts'
import { covers, stemsOf, telling } from '../../text/mentions.ts'
import { plainWords } from '../../text/plain-words.ts'
import { placeNamedIn, placesOf } from '../business/main-place.ts'

/**
 * Whether a title or heading names the place as part of the business's name only: what "Newtown Electrical" calls itself
 * says where it works only if that is the one place it names.
 */
export const isPartOfName = (text: string, place: string, identity: Facts['identity']): boolean =>
  (place !== identity.suburb || placesOf(identity).length > 1) &&
  placeNamedIn(besideName(text, identity.name ?? ''), [place]) === null

/** A text without the name, and without what stands for it: "Allen Grass & Turf" or "Allen" for "Allen Turf". */
const besideName = (text: string, name: string): string => {
  const own = plainWords(name)
  const words = plainWords(text)
  if (own === '' || words.includes(own)) return words.replace(own, ' ')
  const [first = ''] = own.split(' ')
  const isName = (part: string): boolean =>
    plainWords(part).split(' ')[0] === first && covers(stemsOf(part), telling(name))
  return own.startsWith(`${words} `)
    ? ''
    : plainWords(
        text
          .split(/\s*[|–—]\s*|\s-\s/)
          .filter((part) => !isName(part))
          .join(' '),
      )
}
