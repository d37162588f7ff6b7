/** An Australian Business Number found in a text: its eleven digits, and whether the text labels it as an ABN. */
export interface AbnMention {
  abn: string
  raw: string
  index: number
  labelled: boolean
}

const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]

/**
 * The check of the Australian Business Register: subtract one from the first digit; the weighted sum must be divisible
 * by 89.
 */
export function isAbn(digits: string): boolean {
  if (!/^[1-9]\d{10}$/.test(digits)) return false
  const sum = weights.reduce(
    (total, weight, place) => total + weight * (Number(digits[place]) - (place === 0 ? 1 : 0)),
    0,
  )
  return sum % 89 === 0
}

/** Some sites write zero-width characters between the groups, so that phones do not offer to dial them. */
const elevenDigits =
  /(?<![\d+.,$]|\+ )\d{2}[ .\u200B-\u200D-]{0,2}\d{3}[ .\u200B-\u200D-]{0,2}\d{3}[ .\u200B-\u200D-]{0,2}\d{3}(?![\d%]|[.,]\d)/g
/** In any groups, which owners choose as they like; the label and the check digits say what it is. */
const labelledDigits = /(?<=\ba\.?\s?b\.?\s?n\b\.?[^\n\d]{0,20})\d(?:[ .\u200B-\u200D-]{0,2}\d){10}(?![\d%]|[.,]\d)/gi
const called = /\ba\.?\s?b\.?\s?n\b\.?[^\n\d]{0,20}$/i

/** Nine digits are an ACN, which some write after "ABN/ACN". */
const nearlyAbn = /(?<=\ba\.?b\.?n\b\.?[ :#-]{0,3})\d{2}(?: ?\d){8,10}(?! ?\d)/gi

/** A number that a text calls an ABN and that fails the check or has a digit too few or too many; null for none. */
export const wrongAbnIn = (text: string): string | null => {
  const whole = [...text.matchAll(elevenDigits)].filter(({ index }) =>
    called.test(text.slice(Math.max(0, index - 40), index)),
  )
  return [...whole, ...text.matchAll(nearlyAbn)].find(([raw]) => !isAbn(raw.replace(/\D/g, '')))?.[0] ?? null
}

/** A number of nine digits, as an ACN has, that a text calls an ABN alone; null for none. */
export const acnCalledAbn = (text: string): string | null =>
  /(?<!\bacn\W{0,4})(?<=\ba\.?b\.?n\b\.?[ \u00a0:#-]{0,5})\d{3} ?\d{3} ?\d{3}(?![ -]?\d)/i.exec(text)?.[0] ?? null

/** "ABN: XX XXX XXX XXX" and "ABN [your ABN]": a label with a placeholder where the number belongs; null for none. */
export const abnPlaceholderIn = (text: string): string | null =>
  /\bA\.?B\.?N\b\.?(?: ?(?:no\.?|number))?[ :#-]{0,3}(?:[Xx_#?]{2,}(?:[ .-]?[Xx_#?]{2,}){1,3}|\[[^\]\d\n]{2,30}\])/.exec(
    text,
  )?.[0] ?? null

/**
 * Every ABN in a text with a valid checksum. An unlabelled number must at least be grouped like one (2-3-3-3), because
 * one in 89 runs of eleven digits passes the checksum.
 */
export function abnsIn(text: string): AbnMention[] {
  const found = (pattern: RegExp, labelled: boolean): AbnMention[] =>
    [...text.matchAll(pattern)].flatMap(({ 0: raw, index }) => {
      const abn = raw.replace(/\D/g, '')
      return isAbn(abn) ? [{ abn, raw, index, labelled }] : []
    })
  const labelled = found(labelledDigits, true)
  const others = found(elevenDigits, false).filter(
    ({ raw, index }) => /^\d{2} \d{3} \d{3} \d{3}$/.test(raw) && labelled.every((one) => one.index !== index),
  )
  return [...labelled, ...others].toSorted((one, other) => one.index - other.index)
}
