import type { Facts } from '../../facts/facts.ts'
import { localitiesNamed } from '../../facts/gazetteer.ts'
import type { Fault } from '../fault.ts'
import type { Site } from '../site/site.ts'
import { note, when } from '../wording/findings.ts'
import { shorten } from '../wording/phrases.ts'

/** An address in a suburb we know, whose postcode no page has. */
export const withoutPostcode = ({ pages }: Site, { address, suburb, postcode }: Facts['identity']): Fault<string> => {
  const codes = address === null || postcode !== null ? [] : localitiesNamed(suburb ?? '').map((one) => one.postcode)
  // A wrong one is not a missing one.
  const isMissing =
    codes.length > 0 &&
    !/\b\d{4}\b/.test(address!.replace(/^\d+/, '')) &&
    !pages.some(({ page }) => codes.some((code) => page.text.body.includes(code)))
  return {
    found: isMissing ? [address!] : [],
    evidence: [],
    findings: when(isMissing, () =>
      note(
        `Add the postcode to your address, "${shorten(address!, 80)}": we read none, and maps, directories and the post ask for it.`,
      ),
    ),
  }
}
