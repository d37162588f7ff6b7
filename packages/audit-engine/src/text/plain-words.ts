import { remembered } from './remembered.ts'
import { wordsIn } from './words.ts'

/** Lower case, with "and" for "&". */
export const spelledOut = (text: string): string => text.toLowerCase().replaceAll('&', ' and ')

/** Words in lower case separated by single spaces, without punctuation; "&" becomes "and". */
export const plainWords = remembered((text) => wordsIn(spelledOut(text)).join(' '))
