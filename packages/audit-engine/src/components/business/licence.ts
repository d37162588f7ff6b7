import type { Facts } from '../../facts/facts.ts'
import { licenceNumberIn, licenceRuleFor, licenceRuleOf, mayHoldLicence } from '../../facts/licence-rules.ts'
import { trades, unaccented } from '../../facts/trades.ts'
import { unseenParts } from '../../sources/rendered/unseen-parts.ts'
import type { CrawledPage } from '../../sources/source.ts'
import { whereLooked, type Site } from '../site/site.ts'
import { claiming, none, seenValues, shown, type ClaimingFinding, type ShowingEvidence } from '../wording/claims.ts'
import { seenOn, seenOnSite } from '../wording/evidence.ts'
import { note } from '../wording/findings.ts'

/**
 * What the pages say about a licence number, for a business that calls itself by a trade that must advertise with one in
 * its state, or that writes of such a licence; nothing for any other, and where no rule is known.
 */
export const licenceIn = (
  crawl: { at: string },
  site: Site,
  { identity, trade }: Pick<Facts, 'identity' | 'trade'>,
): { evidence: ShowingEvidence[]; findings: ClaimingFinding[] } => {
  const rule =
    (isCalled(site.home, identity.name, trade.name) ? licenceRuleFor(trade.name, identity.state) : null) ??
    licenceRuleOf(site.home.page.text.body)
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
          `We looked for a licence number in the text ${whereLooked(site)} and found none; one in a picture is not seen.`,
        ),
        url: rule.source,
      },
    ],
    findings: [
      claiming(
        note(
          `Put your licence number on every page, in the footer: we found none in the text ${whereLooked(site)}. In ${rule.state} ${rule.law}.`,
        ),
        none('licence number'),
      ),
    ],
  }
}

/** Whether name, title or main heading say the trade; what the other pages write about may be work of others. */
const isCalled = ({ page }: CrawledPage, name: string | null, trade: string | null): boolean => {
  const headings = page.headings.filter(({ level, hidden }) => level === 1 && !hidden).map(({ text }) => text)
  const words = trades.find((one) => one.name === trade)?.words
  return words?.test(unaccented([name ?? '', page.titles[0] ?? '', ...headings].join('\n'))) ?? false
}
