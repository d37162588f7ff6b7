import { industryOf } from './facts/industry/detect-industry.ts'
import { parsePage } from './page/parse-page.ts'
import { decodeText } from './sources/web/charset.ts'

/** The industry indicated by a single HTML page, or by a bare piece of text. */
export function industryOfHtml(body: Uint8Array): { industry: string; confidence: number } {
  // The address is unknown; a stand-in is needed to resolve links.
  const { industry, confidence } = industryOf([parsePage(decodeText(body, ''), 'https://unknown.invalid/')])
  return { industry, confidence }
}
