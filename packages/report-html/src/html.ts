/** Markup that may be written as it stands. Only this module makes it, so every other text is escaped. */
export interface Html {
  readonly [markup]: string
}
const markup = Symbol('markup')

/** What a template takes: text and numbers are escaped, markup is kept, lists are joined, the rest is left out. */
export type Value = string | number | Html | readonly Value[] | null | undefined | false

/** A template of markup: html`<p>${textFromAWebsite}</p>`. */
export function html(pieces: TemplateStringsArray, ...values: Value[]): Html {
  return { [markup]: pieces.map((piece, index) => piece + toMarkup(values[index])).join('') }
}

/** Markup that our own code drew or wrote: never a value that came from a website. */
export const trusted = (text: string): Html => ({ [markup]: text })

export const toText = (value: Html): string => value[markup]

function toMarkup(value: Value): string {
  if (value === null || value === undefined || value === false) return ''
  if (typeof value === 'object') return markup in value ? value[markup] : value.map(toMarkup).join('')
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
 * Text without what could disturb the text around it: control characters, marks that turn the reading direction,
 * line separators and halves of characters. Tabs and line ends stay.
 */
export const plainText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    // eslint-disable-next-line no-control-regex
    .replace(/[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
