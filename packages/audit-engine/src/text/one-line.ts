/** Runs that are not already a single space; most text has few of them, which makes this fast. */
const blanks =
  / *[\t\n\v\f\r\u00A0\u1680\u2000-\u200B\u2028\u2029\u202F\u205F\u2060\u3000\uFEFF][\s\u200B\u2060]*| {2,}/g

/** One line: every run of white space and zero-width characters becomes one space. */
export const oneLine = (text: string): string => (isOneLine(text) ? text : text.replace(blanks, ' ').trim())

/** Whether a text of common characters has single spaces only, between its words, so that it may stay as it is. */
function isOneLine(text: string): boolean {
  let before = space
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === space ? before === space : !isCommon(code)) return false
    before = code
  }
  return before !== space
}
const space = 0x20
/** Letters, figures and punctuation of English, up to quotation marks, dashes and bullets. */
const isCommon = (code: number): boolean => (code > space && code < 0x7f) || (code >= 0x2010 && code <= 0x2027)
