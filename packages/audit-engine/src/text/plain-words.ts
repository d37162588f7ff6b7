import { wordsIn } from './words.ts'

/** Words in lower case with one blank between them; punctuation gone, "&" read as "and". */
export const plainWords = (text: string): string => wordsIn(text.toLowerCase().replaceAll('&', ' and ')).join(' ')
