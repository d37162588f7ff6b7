/** Runs that are not already a single space; most text has few of them, which makes this fast. */
const blanks =
  / *[\t\n\v\f\r\u00A0\u1680\u2000-\u200B\u2028\u2029\u202F\u205F\u2060\u3000\uFEFF][\s\u200B\u2060]*| {2,}/g

/** One line: every run of white space and zero-width characters becomes one space. */
export const oneLine = (text: string): string => text.replace(blanks, ' ').trim()
