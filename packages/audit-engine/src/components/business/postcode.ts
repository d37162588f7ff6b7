import type { Facts } from '../../facts/facts.ts'
import { localitiesNamed, suburbsWith } from '../../facts/gazetteer.ts'
import type { State } from '../../facts/states.ts'
import { plainWords } from '../../text/plain-words.ts'
import type { Fault } from '../fault.ts'
import type { Site } from '../site/site.ts'
import { seenAt } from '../wording/evidence.ts'
import { note, when } from '../wording/findings.ts'
import { either, list, shorten } from '../wording/phrases.ts'

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

/** A postcode of your address that other suburbs of the state have, and yours has not; that of a post office box is none. */
export const wrongPostcode = (
  crawl: { at: string },
  { suburb, state, postcode, seen }: Facts['identity'],
): Fault<string> => {
  const own = localitiesNamed(suburb ?? '').filter((one) => one.state === state)
  const isOwn = own.length === 0 || postcode === null || own.some((one) => one.postcode === postcode)
  const others = isOwn ? [] : suburbsWith({ state: state as State, postcode })
  const at = seen.find(({ part }) => part === 'postcode')
  // "Chermside, Brisbane QLD 4032" names the suburb and the city.
  const said = ` ${plainWords(at?.quote ?? '')} `
  const found =
    at && others.length > 0 && !others.some((name) => said.includes(` ${plainWords(name)} `)) ? [at.quote] : []
  return {
    found,
    evidence: found.map((quote) => seenAt(crawl, at!.url, `The postcode of your address: ${postcode}.`, quote)),
    findings: when(found.length > 0, () =>
      note(
        `Check the postcode of your address, "${suburb} ${state} ${postcode}": by our list of suburbs ${suburb} has ${either(own.map((one) => one.postcode))}, and ${postcode} belongs to ${list(others.map(capitalised), 3)}.`,
      ),
    ),
  }
}

const capitalised = (name: string): string => name.replace(/(?<!\p{L}['’]?)\p{L}/gu, (letter) => letter.toUpperCase())
