import type { Fixes } from '@findable/contracts'
import { ownProfiles } from '../components/reading/profiles.ts'
import { fold } from '../components/reading/fold.ts'
import { list } from '../components/reading/wording.ts'
import type { Facts } from '../facts/facts.ts'
import { tradeOf, type Trade } from './trades.ts'

const longestTitle = 60
const longestDescription = 160

/** Texts to paste, built only from what the site itself says. Null where that does not carry one. */
export const fixesFor = (facts: Facts): Fixes => {
  const trade = facts.crawl.outcome === 'gathered' ? tradeOf(facts.crawl.data.home.page, facts.industry) : null
  return { title: titleFor(facts, trade), description: descriptionFor(facts, trade), jsonLd: jsonLdFor(facts, trade) }
}

const titleFor = ({ identity, services }: Facts, trade: Trade | null): string | null => {
  const { suburb } = identity
  const name = shortName(identity.name)
  const offer = trade?.word ?? services[0]?.name
  if (!name || !suburb || !offer) return null
  // "Marrickville Plumbing" says trade and place already; twice would read as a list of keywords.
  const named = (part: string) => fold(name).includes(fold(part))
  const lead = named(suburb) ? offer : `${offer} in ${suburb}`
  const titles = [`${lead} | ${name}`, `${offer} ${suburb} | ${name}`, lead]
  return titles.find((title) => title.length <= longestTitle) ?? titles[0]!
}

const descriptionFor = ({ identity, services }: Facts, trade: Trade | null): string | null => {
  const { suburb, phone, areas } = identity
  const name = shortName(identity.name)
  const offers = services.slice(0, 3).map((service) => lowerFirst(service.name))
  if (!name || !suburb || (offers.length === 0 && !trade?.word)) return null
  const near = areas.find((area) => fold(area) !== fold(suburb))
  const call = phone ? ` Call ${phone}.` : ''
  const lead = trade?.word ? `${trade.word} in ${suburb}: ` : ''
  const versions = [
    `${name}: ${list(offers.length > 0 ? offers : [lowerFirst(trade!.word!)])} in ${suburb}${near ? ` and ${withArticle(near)}` : ''}.${call}`,
    `${name}: ${list(offers.length > 0 ? offers : [lowerFirst(trade!.word!)])} in ${suburb}.${call}`,
    `${lead}${name}.${call}`,
  ]
  return versions.find((text) => text.length <= longestDescription) ?? null
}

const jsonLdFor = (facts: Facts, trade: Trade | null): string | null => {
  const { identity, contact, social, site } = facts
  const name = shortName(identity.name)
  const address = contact.addresses.find(
    ({ street, suburb }) => street !== null && fold(suburb ?? '') === fold(identity.suburb ?? ''),
  )
  if (!name || (!identity.phone && !identity.suburb)) return null
  const profiles = ownProfiles(social).map(({ url }) => url)
  const areas = identity.areas.slice(0, 10)
  const markup = {
    '@context': 'https://schema.org',
    '@type': trade?.type ?? 'LocalBusiness',
    name,
    url: site.url,
    ...(identity.phone ? { telephone: identity.phone } : {}),
    ...(identity.suburb
      ? {
          address: {
            '@type': 'PostalAddress',
            ...(address ? { streetAddress: address.street } : {}),
            addressLocality: identity.suburb,
            ...(identity.state ? { addressRegion: identity.state } : {}),
            ...(identity.postcode ? { postalCode: identity.postcode } : {}),
            addressCountry: 'AU',
          },
        }
      : {}),
    ...(areas.length > 0 ? { areaServed: areas } : {}),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  }
  // "<" would let a text of the site end the script element it is pasted into.
  return JSON.stringify(markup, null, 2).replaceAll('<', '\\u003c')
}

/** "the Inner West", "the Central Coast", and plain "Newtown". */
const withArticle = (area: string): string =>
  /\b(inner|outer) \w+$|\b(coast|region|beaches|suburbs|hills|valley|mountains|peninsula|shire|district|highlands|tablelands)$/i.test(
    area,
  ) && !/^the /i.test(area)
    ? `the ${area}`
    : area

/** The name customers use, without the legal form. */
const shortName = (name: string | null): string | null =>
  name?.replace(/,?\s+(pty\.?\s*)?(ltd|limited)\.?$/i, '').trim() || null

/** "Switchboard upgrades" inside a sentence; "LED lighting" stays. */
const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
