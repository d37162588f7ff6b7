/** Markup that may be written unescaped. Only this module creates it, so any other text is escaped. */
export interface Markup {
  readonly [written]: string
}
const written = Symbol('written')

/**
 * What a template accepts: text and numbers are escaped, markup is kept, lists are joined, anything else is left out.
 */
export type Value = string | number | Markup | readonly Value[] | null | undefined | false

/**
 * A template for markup: markup`<p>${textFromAWebsite}</p>`. It is not called html, because formatters would then
 * rearrange it: the report's policy allows its style by a digest of every byte.
 */
export function markup(pieces: TemplateStringsArray, ...values: Value[]): Markup {
  return { [written]: pieces.map((piece, index) => piece + toMarkup(values[index])).join('') }
}

/** Markup drawn or written by our own code: never a value from a website. */
export const trusted = (text: string): Markup => ({ [written]: text })

export const toText = (value: Markup): string => value[written]

function toMarkup(value: Value): string {
  if (value === null || value === undefined || value === false) return ''
  if (typeof value === 'object') return written in value ? value[written] : value.map(toMarkup).join('')
  return escape(plainText(String(value)))
}

const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')

/**
 * Text without anything that could disturb the text around it: control characters, marks that reverse the reading
 * direction, line separators and halves of characters. Tabs and line ends are kept.
 */
export const plainText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
