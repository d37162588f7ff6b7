import { wordsIn } from './words.ts'

/** Words in lower case separated by single spaces, without punctuation; "&" becomes "and". */
export const plainWords = (text: string): string => wordsIn(text.toLowerCase().replaceAll('&', ' and ')).join(' ')
