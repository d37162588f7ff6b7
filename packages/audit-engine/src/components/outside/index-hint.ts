import type { Evidence, Finding } from '@findable/contracts'
import type { Facts } from '../../facts/facts.ts'
import { note } from '../wording/findings.ts'
import { toldBySearch } from './web-search.ts'

/** What a search engine shows for this website alone. It shows only part of what it knows, and Google may know more. */
export function indexHint(search: Facts['search'], host: string): { evidence: Evidence[]; findings: Finding[] } {
  if (search.outcome === 'unavailable' || search.data.indexed === null) return { evidence: [], findings: [] }
  const { indexed } = search.data
  const shown = indexed === 0 ? 'no page' : indexed < 10 ? 'fewer than ten pages' : 'ten pages or more'
  return {
    evidence: [
      toldBySearch(search, `A web search of ${host} alone shows ${shown} of it; this is a hint only.`, `site:${host}`),
    ],
    findings:
      indexed === 0
        ? [
            note(
              'A web search of your website alone showed no page of it. Look in Google Search Console (free) whether Google lists you; a new website takes a few weeks.',
            ),
          ]
        : [],
  }
}
