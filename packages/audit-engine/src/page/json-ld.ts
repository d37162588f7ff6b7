import { storableJson, storableText } from '@findable/contracts'
import { limits } from './limits.ts'
import type { Page } from './page.ts'
import { cut } from '../text/cut.ts'

/** Wrappers once put around scripts, and a stray semicolon. Matched only at the very ends, however long the block. */
const before = [/^\uFEFF/, /^<!--/, /^(?:\/\/|\/\*)?\s*<!\[CDATA\[\s*(?:\*\/)?/]
const after = [/-->$/, /(?:\/\/|\/\*)?\s*\]\]>\s*(?:\*\/)?$/, /;$/]
const longestMark = 40

function unwrapped(source: string): string {
  let text = source.trim()
  for (const mark of before) text = text.replace(mark, '').trimStart()
  for (const mark of after) text = (text.slice(0, -longestMark) + text.slice(-longestMark).replace(mark, '')).trimEnd()
  return text
}

/**
 * Reads a JSON-LD block as search engines do: comment and CDATA marks around it are dropped; the rest is strict JSON.
 */
export function readJsonLd(source: string): Page['jsonLd'][number] {
  const text = cut(source.trim(), limits.jsonLd)
  const json = unwrapped(text)
  if (json === '') return { text, value: null, error: 'The block is empty.' }
  if (source.length > limits.jsonLd) return { text, value: null, error: 'The block is too large to be read.' }
  try {
    return { text, value: JSON.parse(storableJson(json)) as unknown, error: null }
  } catch (error) {
    return { text, value: null, error: storableText(error instanceof Error ? error.message : String(error)) }
  }
}
