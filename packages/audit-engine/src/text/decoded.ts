/**
 * The text with its percent escapes decoded, or as it came where they are not valid. `decodeURI` keeps the escapes that
 * separate the parts of an address.
 */
export function decoded(text: string, decode: (text: string) => string = decodeURIComponent): string {
  try {
    return decode(text)
  } catch {
    return text
  }
}
