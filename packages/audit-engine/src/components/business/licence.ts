import type { Facts } from '../../facts/facts.ts'
import { licenceNumberIn, licenceRuleFor, mayHoldLicence } from '../../facts/licence-rules.ts'
import { unseenParts } from '../../sources/rendered/unseen-parts.ts'
import { whereLooked, type Site } from '../site/site.ts'
import { claiming, none, seenValues, shown, type ClaimingFinding, type ShowingEvidence } from '../wording/claims.ts'
import { seenOn, seenOnSite } from '../wording/evidence.ts'
import { note } from '../wording/findings.ts'

/**
 * What the pages say about a licence number, for a trade that must advertise with one in its state; nothing for any
 * other, where no rule is known.
 */
export const licenceIn = (
  crawl: { at: string },
  site: Site,
  { identity, trade }: Pick<Facts, 'identity' | 'trade'>,
): { evidence: ShowingEvidence[]; findings: ClaimingFinding[] } => {
  const rule = licenceRuleFor(trade.name, identity.state)
  if (rule === null) return { evidence: [], findings: [] }
  const found = site.pages.flatMap((page) => {
    const number = licenceNumberIn(page.page.text.body)
    return number === null ? [] : [{ page, number }]
  })
  const numbers = seenValues('licence number', found.slice(0, 1), ({ number }) => number)
  if (numbers.items.length > 0)
    return {
      evidence: shown(numbers, ({ page, number }) => seenOn(page, 'Your licence number, as we read it.', number)),
      findings: [],
    }
  if (unseenParts(site.pages) !== null || site.pages.some(({ page }) => mayHoldLicence(page.text.body)))
    return { evidence: [], findings: [] }
  return {
    evidence: [
      {
        ...seenOnSite(
          crawl,
          `We looked for a licence number in the text ${whereLooked(site.pages)} and found none; one in a picture is not seen.`,
        ),
        url: rule.source,
      },
    ],
    findings: [
      claiming(
        note(
          `Put your licence number on every page, in the footer: we found none in the text ${whereLooked(site.pages)}. In ${identity.state} ${rule.law}.`,
        ),
        none('licence number'),
      ),
    ],
  }
}
