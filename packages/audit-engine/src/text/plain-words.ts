import { remembered } from './remembered.ts'
import { wordsIn } from './words.ts'

/** Words in lower case separated by single spaces, without punctuation; "&" becomes "and". */
export const plainWords = remembered((text) => wordsIn(text.toLowerCase().replaceAll('&', ' and ')).join(' '))
