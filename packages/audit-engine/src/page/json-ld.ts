import { limits } from './limits.ts'
import type { Page } from './page.ts'
import { cut } from './text.ts'

const wrapping = [/^\s*<!--/, /-->\s*$/, /^\s*(?:\/\/|\/\*)?\s*<!\[CDATA\[\s*(?:\*\/)?/, /(?:\/\/|\/\*)?\s*\]\]>\s*(?:\*\/)?\s*$/, /;\s*$/]

/** Reads a JSON-LD block as search engines do: comments and CDATA marks around it are put aside, the rest is strict JSON. */
export function readJsonLd(source: string): Page['jsonLd'][number] {
  const text = cut(source.trim(), limits.jsonLd)
  const json = wrapping.reduce((rest, pattern) => rest.replace(pattern, ''), text.replace(/^\uFEFF/, '')).trim()
  if (json === '') return { text, value: null, error: 'The block is empty.' }
  if (source.length > limits.jsonLd) return { text, value: null, error: 'The block is too large to be read.' }
  try {
    return { text, value: JSON.parse(json) as unknown, error: null }
  } catch (error) {
    return { text, value: null, error: error instanceof Error ? error.message : String(error) }
  }
}
