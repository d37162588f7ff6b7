import { plainWords } from './plain-words.ts'

/** Words that an English text cannot do without; those that other languages write alike ("in", "an") are left out. */
const little = new Set(
  'the and of to for with our we you your is are that this from have has will can be it at by or not'.split(' '),
)
/** Of the first words of a text; fewer than `fewest` say too little. */
const most = 600
const fewest = 60
const share = 0.15

/** Whether a text is certainly English: long enough, and rich in the little words of English. */
export const isEnglish = (text: string): boolean => {
  const words = plainWords(text.slice(0, 8_000)).split(' ').slice(0, most)
  return words.length >= fewest && words.filter((word) => little.has(word)).length >= share * words.length
}
