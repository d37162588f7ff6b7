import { statesNamedIn } from '../../facts/states.ts'
import type { Assessment } from '../component.ts'
import { whereLooked, type Site } from '../site/site.ts'
import { claiming, none } from '../wording/claims.ts'
import { seenOn, seenOnSite } from '../wording/evidence.ts'
import { problem } from '../wording/findings.ts'
import { list } from '../wording/phrases.ts'

/** What is said of a website on which we recognised no place that a trade is searched with. */
export const withoutPlace = (site: Site, crawl: { at: string }): Assessment => {
  // A state or territory is a place too, though too wide to be searched for with a trade.
  // "ACT" alone may be a therapy.
  const states = statesNamedIn(site.pages.map(({ page }) => page.text.body).join('\n')).filter(
    (name, _, all) => name !== 'ACT' || all.length > 1,
  )
  const wide = states.length === 0 ? null : list(states)
  return {
    outcome: 'scored',
    score: 0,
    confidence: site.confidence - 0.35,
    evidence: [
      seenOnSite(
        crawl,
        `We looked for a suburb, region or postcode in titles, headings, text, footer and markup ${whereLooked(site)} and recognised ${wide === null ? 'none' : `no more than ${states.length === 1 ? 'a state' : 'states'}, ${wide}`}.`,
      ),
      seenOn(site.home, 'The title of the home page names no place we know.', site.home.page.titles[0]),
    ],
    findings: [
      wide === null
        ? claiming(
            problem(
              `Say which suburbs or regions you serve: we recognised no place name ${whereLooked(site)}. People who want somebody near them search for a trade and a place.`,
              1,
            ),
            none('place'),
          )
        : problem(
            `Say which towns or regions of ${wide} you serve: we recognised none ${whereLooked(site)}. People who want somebody near them search for a trade and a place.`,
            1,
          ),
    ],
  }
}
