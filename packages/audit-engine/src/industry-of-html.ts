import { industryOf } from './facts/industry/detect-industry.ts'
import { parsePage } from './page/parse-page.ts'
import { decodeText } from './sources/web/charset.ts'

/** What a single HTML page, or a bare piece of its text, says about the industry of the business. */
export function industryOfHtml(body: Uint8Array): { industry: string; confidence: number } {
  // The address is unknown; it only serves to make links absolute.
  const { industry, confidence } = industryOf([parsePage(decodeText(body, ''), 'https://unknown.invalid/')])
  return { industry, confidence }
}
