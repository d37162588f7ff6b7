import { storableText } from '@findable/contracts'

const byteOrderMarks: [number[], string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xff, 0xfe], 'utf-16le'],
]
const prescanBytes = 1_024

/**
 * Decodes a document the way browsers do: byte order mark, then the Content-Type header, then the declaration in its
 * first kilobyte, then UTF-8 if the bytes are valid, else windows-1252. Invalid bytes become replacement characters,
 * and NULs are dropped, as browsers do within the text of a page; it never fails.
 */
export function decodeText(body: Uint8Array, contentType: string): string {
  const marked = byteOrderMarks.find(([mark]) => mark.every((byte, index) => body[index] === byte))
  if (marked) return decode(body, marked[1])
  const declared = labelled(/charset\s*=\s*["']?([^\s"';,]+)/i.exec(contentType)?.[1]) ?? declaredInside(body)
  if (declared) return decode(body, declared)
  return isUtf8(body) ? decode(body, 'utf-8') : decode(body, 'windows-1252')
}

function declaredInside(body: Uint8Array): string | null {
  const start = Buffer.from(body.buffer, body.byteOffset, Math.min(body.length, prescanBytes)).toString('latin1')
  const label =
    /<meta[^>]+charset\s*=\s*["']?([^\s"'>/;]+)/i.exec(start)?.[1] ??
    /^\s*<\?xml[^>]+encoding\s*=\s*["']([^"']+)["']/i.exec(start)?.[1]
  const encoding = labelled(label)
  // The declaration could be read as ASCII, so it cannot be UTF-16 (HTML Standard, "prescan a byte stream").
  return encoding?.startsWith('utf-16') ? 'utf-8' : encoding
}

/** The encoding for a label; null for unknown ones such as UTF-7. */
function labelled(label: string | undefined): string | null {
  if (!label) return null
  try {
    return new TextDecoder(label).encoding
  } catch {
    return null
  }
}

const decode = (body: Uint8Array, encoding: string): string =>
  storableText(new TextDecoder(encoding).decode(body).replaceAll('\0', ''))

function isUtf8(body: Uint8Array): boolean {
  try {
    // `stream` accepts a last character that the size limit cut in half.
    new TextDecoder('utf-8', { fatal: true }).decode(body, { stream: true })
    return true
  } catch {
    return false
  }
}
