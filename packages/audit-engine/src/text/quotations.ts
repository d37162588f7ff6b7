import { wordCount } from './words.ts'

const quotation = /“[^“”\n]{1,60}”|(?<![^\s(])"[^"\n]{1,60}"(?![\w"])/g
/** With fewer words around it, a quotation is what the text says, as on a card with a customer's words. */
const fewestAround = 3

/** A text less the short phrases it quotes: "Leaving “Your company name here” on the page" is about that phrase. */
export const withoutQuotations = (text: string): string => {
  const rest = text.replace(quotation, ' ')
  return rest === text || wordCount(rest) < fewestAround ? text : rest
}
