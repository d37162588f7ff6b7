import type { Fixes } from '@findable/contracts'
import { ownProfiles, type Profile } from '../components/business/profiles.ts'
import { placesOf, surePlaceOf } from '../components/business/main-place.ts'
import { sellsEverywhere } from '../components/business/sells-everywhere.ts'
import { plainWords } from '../text/plain-words.ts'
import { subjectsOf } from '../components/business/services.ts'
import { covers, firstMention, stemsOf, telling } from '../text/mentions.ts'
import { saysNothing } from '../components/site/empty-texts.ts'
import { businessItems } from '../facts/business-items.ts'
import { localitiesNamed } from '../facts/gazetteer.ts'
import { placesIn } from '../facts/places.ts'
import { trades, unaccented } from '../facts/trades.ts'
import type { CrawledPage } from '../sources/source.ts'
import { readSite, type Site } from '../components/site/site.ts'
import { wordCount } from '../text/words.ts'
import { list } from '../components/wording/phrases.ts'
import type { Facts } from '../facts/facts.ts'
import { sureSeat } from '../facts/identity-confidences.ts'
import { isSureIndustry } from '../facts/industry/sure-industry.ts'
import { ownTradeOf, type OwnTrade } from '../components/business/own-trade.ts'

const longestTitle = 60
const longestDescription = 160
/** A text of this many words is taken as a sentence the owner wrote. */
const sentence = 8
/** Below this confidence in the name, no texts are written. */
const surelyNamed = 0.5

/** Texts to paste, built only from what the site itself says. Null where the site does not say enough. */
export const fixesFor = (facts: Facts): Fixes => {
  const { identity, services, industry, crawl } = facts
  const name = identity.confidence < surelyNamed ? null : shortName(identity.name)
  if (crawl.outcome === 'unavailable' || name === null) return { title: null, description: null, jsonLd: null }
  const site = readSite(crawl.data)
  const offers = subjectsOf(services, placesOf(identity)).map((service) => service.name)
  const known: Known = {
    name,
    trade: ownTradeOf(site.home.page, name, industry.industry),
    place: surePlaceOf(site, identity),
    offers,
    main: mainOf(site, offers, facts.trade.name),
  }
  const { titles } = site.home.page
  const isMarked = site.pages.some(({ page }) => businessItems(page).length > 0)
  return {
    title: carries(titles[0], site, facts, known, ({ page }) => page.titles[0])
      ? null
      : (titleFor(facts, known) ?? nameAsTitle(titles[0], known)),
    // That other pages repeat a good description is their fault, and nothing is gained by changing this one.
    description: carries(descriptionOf(site.home), { ...site, pages: [site.home] }, facts, known, descriptionOf)
      ? null
      : descriptionFor(facts, known),
    // Existing markup may hold more than we read, so it is completed by hand, never replaced.
    jsonLd: isMarked
      ? null
      : jsonLdFor(facts, { ...known, place: servesOnly(site, identity) ? known.place : null }, site.home.finalUrl),
  }
}

/**
 * Whether the one place that the website names is all it serves: search engines take the area served at its word, and "based
 * in Melbourne" says no more than where somebody is.
 */
const servesOnly = (site: Site, identity: Facts['identity']): boolean => {
  const [place, ...others] = placesOf(identity)
  return (
    !sellsEverywhere(site) &&
    place !== undefined &&
    others.length === 0 &&
    !isBasedIn(site, place) &&
    isPresented(site, place)
  )
}

/** Whether the home page puts the place into its title, description or headings, or several pages do: a single post may speak of any. */
const isPresented = ({ home, pages }: Site, place: string): boolean => {
  const isNamedOn = (crawled: CrawledPage): boolean => {
    const { titles, headings } = crawled.page
    const heads = [titles[0] ?? '', descriptionOf(crawled) ?? '', ...headings.map(({ text }) => text)]
    return firstMention(heads.join('\n'), [place]) !== null
  }
  return isNamedOn(home) || pages.filter(isNamedOn).length > 1
}

const isBasedIn = ({ pages }: Site, place: string): boolean =>
  pages.some(({ page }) =>
    page.text.body
      .split(/\b(?:based|located|situated) in (?:the )?/i)
      .slice(1)
      .some((rest) => rest.startsWith(place)),
  )

const descriptionOf = ({ page }: CrawledPage): string | undefined =>
  page.metas.find(({ key }) => key === 'description')?.content

/**
 * Whether a text on the home page is good enough to keep. Either it names what is offered and where, or it names one of
 * the two, says more than the business name, and is not repeated on every other page.
 */
function carries(
  text: string | undefined,
  { pages }: Site,
  { identity, trade }: Facts,
  known: Known,
  read: (page: CrawledPage) => string | undefined,
): boolean {
  if (!text || saysNothing(text)) return false
  const places = [identity.suburb ?? '', identity.state ?? '', ...identity.areas]
  const namesPlace = firstMention(text, places) !== null || placesIn(text).length > 0
  const said = stemsOf(text)
  const words = trades.find(({ name }) => name === trade.name)?.words
  const namesTrade = words?.test(unaccented(text)) || known.offers.some((offer) => covers(said, telling(offer)))
  const isEverywhere = pages.length > 1 && pages.every((page) => read(page) === text)
  const besideName = plainWords(text)
    .replace(plainWords(known.name), ' ')
    .replace(/\b(home|page|welcome|to)\b/g, ' ')
  const saysMore = besideName.trim() !== '' && (namesTrade || namesPlace || wordCount(text) >= sentence)
  return (namesTrade && namesPlace) || (saysMore && !isEverywhere)
}

/** The offers that the title or the main heading of the home page names, those of the trade first. */
const mainOf = ({ home }: Site, offers: readonly string[], trade: string | null): string[] => {
  const { titles, headings } = home.page
  const main = headings.filter(({ level, hidden }) => level === 1 && !hidden).map(({ text }) => text)
  const shown = [titles.slice(0, 1), main].map((texts) => stemsOf(texts.join('\n')))
  // "Change of name" does not sell a settlement agent, even where it heads the page.
  const words = trades.find(({ name }) => name === trade)?.words
  const isOfTrade = (offer: string): boolean => words?.test(unaccented(offer)) ?? false
  return shown
    .flatMap((words) => offers.filter((offer) => covers(words, telling(offer))))
    .filter((offer, at, all) => all.indexOf(offer) === at)
    .toSorted((one, other) => Number(isOfTrade(other)) - Number(isOfTrade(one)))
}

interface Known {
  name: string
  trade: OwnTrade | null
  /** Services, without the place. */
  offers: string[]
  /** The offers that title or main heading of the home page name: what the business is known for. */
  main: string[]
  /** Where it works, as a title should name it. */
  place: string | null
}

const titleFor = ({ trade: { name: tradeName } }: Facts, { name, trade, main, place }: Known): string | null => {
  if (!place) return null
  // A title leads with the trade, or with a service of it that the business is known for.
  const words = trades.find((one) => one.name === tradeName)?.words
  const leading = words && !words.test(unaccented(name)) ? main.filter((one) => words.test(unaccented(one))) : main
  // "Marrickville Plumbing" already says the place; repeating it would read as keyword stuffing.
  const saysPlace = plainWords(name).includes(plainWords(place))
  const named = stemsOf(name)
  // "Painters of Geelong" already says both, so what they do follows the name.
  const offer = [...(trade?.word ? [trade.word] : []), ...leading].find(
    (one) => !saysPlace || !covers(named, telling(one)),
  )
  if (!offer) return null
  // "Ash Family Day Care" already says its trade; only the place is missing.
  if (!saysPlace && plainWords(name).includes(plainWords(offer))) return `${name}, ${place}`
  const lead = saysPlace ? offer : `${offer} ${inPlace(place)}`
  // One that is cut off within the name still says the rest first.
  const titles = [lead, ...(saysPlace ? [] : [`${offer} ${place}`])].map((first) => `${first} | ${name}`)
  return titles.find((title) => title.length <= longestTitle) ?? titles[0]!
}

/** "Rodent Control Melbourne" says trade and place, so it is a title where the present one says nothing. */
const nameAsTitle = (present: string | undefined, { name, trade, place }: Known): string | null =>
  (!present || saysNothing(present)) &&
  trade?.word &&
  place &&
  plainWords(name).includes(plainWords(place)) &&
  covers(stemsOf(name), telling(trade.word))
    ? name
    : null

const descriptionFor = ({ identity: { phone } }: Facts, { name, trade, main, place }: Known): string | null => {
  // Next to "emergency electrician", "electrician" adds nothing.
  const said = main.filter((offer) => !main.some((other) => other !== offer && covers(telling(other), telling(offer))))
  const offered = said.length > 0 ? said.slice(0, 3) : trade?.word ? [trade.word] : []
  if (!place || offered.length === 0) return null
  const call = phone ? ` Call ${phone}.` : ''
  const what = list(offered.map(inSentence))
  const texts = [
    `${name}: ${what} ${inPlace(place)}.${call}`,
    `${name}: ${inSentence(offered[0]!)} ${inPlace(place)}.${call}`,
  ]
  return texts.find((text) => text.length <= longestDescription) ?? null
}

/** For those that are no business at all: charities, clubs, congregations. */
const generalTypes: Readonly<Record<string, string>> = { 'Non-Profit & Charity': 'Organization' }

const jsonLdFor = (
  { identity, contact, social, site, industry }: Facts,
  { name, trade, place }: Known,
  homeUrl: string,
): string | null => {
  // Which of several branches it would be for, only the owner can tell.
  if ((!identity.phone && !identity.suburb) || hasBranches(contact)) return null
  const address = contact.addresses.find(({ raw }) => raw === identity.address)
  const profiles = sureProfiles(ownProfiles(social), homeUrl)
  const isSeated = identity.suburb !== null && identity.confidences.suburb >= sureSeat
  if (!identity.phone && !isSeated && !place) return null
  const markup = {
    '@context': 'https://schema.org',
    '@type': (isSureIndustry(industry) ? (trade?.type ?? generalTypes[industry.industry]) : null) ?? 'LocalBusiness',
    name,
    url: site.url,
    ...(identity.phone ? { telephone: identity.phone } : {}),
    ...(isSeated ? { address: postalAddress(identity, address?.street ?? null) } : place ? { areaServed: place } : {}),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  }
  // A "<" would let text from the site end the script element it is pasted into.
  return JSON.stringify(markup, null, 2).replaceAll('<', '\\u003c')
}

const hasBranches = ({ addresses, phones }: Facts['contact']): boolean =>
  new Set(addresses.flatMap(({ street, suburb }) => (street && suburb ? plainWords(suburb) : []))).size > 1 &&
  new Set(phones.map(({ national }) => national)).size > 1

/**
 * Addresses of profiles that are the business's own beyond doubt: of several on one platform those that the home page links
 * to. A link made by "share" is no address of a profile.
 */
const sureProfiles = (profiles: readonly Profile[], homeUrl: string): string[] =>
  profiles
    .filter(({ handle }) => !handle.startsWith('share/'))
    .filter(
      ({ platform, linkedOn }, _at, all) =>
        linkedOn.includes(homeUrl) || all.filter((other) => other.platform === platform).length === 1,
    )
    .map(({ url }) => url)

const postalAddress = ({ suburb, state, postcode }: Facts['identity'], street: string | null) => ({
  '@type': 'PostalAddress',
  ...(street ? { streetAddress: street } : {}),
  addressLocality: suburb,
  ...(state ? { addressRegion: state } : {}),
  // A postcode of another suburb is named in the report, and not pasted.
  ...(postcode && suburb && isPostcodeIn(postcode, suburb) ? { postalCode: postcode } : {}),
  addressCountry: 'AU',
})

const isPostcodeIn = (postcode: string, suburb: string): boolean => {
  const known = localitiesNamed(suburb)
  return known.length === 0 || known.some((one) => one.postcode === postcode)
}

/** "on the Sunshine Coast", "in the Inner West", "in Newtown" */
const inPlace = (place: string): string =>
  `${/\b(?:coast|peninsula|downs)$/i.test(place) ? 'on' : 'in'} ${withArticle(place)}`

/** "the Inner West" and "the Central Coast", but plain "Newtown". */
const withArticle = (area: string): string =>
  /\b(inner|outer) \w+$|\b(coast|region|beaches|suburbs|hills|valley|mountains|peninsula|shire|district|highlands|tablelands|downs|ranges)$/i.test(
    area,
  ) && !/^the /i.test(area)
    ? `the ${area}`
    : area

/** The name customers use, without the legal form. */
const shortName = (name: string | null): string | null =>
  name?.replace(/,?\s+(pty\.?\s*)?(ltd|limited)\.?$/i, '').trim() || null

/**
 * "Switchboard Upgrades" becomes "switchboard upgrades" inside a sentence; "LED lighting" and "Income Tax advice" stay
 * as they are.
 */
const inSentence = (text: string): string => {
  const [first = '', ...words] = text.split(' ')
  const titled = [first, ...words].every((word) => !/^\p{Ll}{4,}/u.test(word))
  if (titled) return [first, ...words].map(lowerFirst).join(' ')
  return words.some((word) => /^\p{Lu}\p{Ll}/u.test(word)) ? text : [lowerFirst(first), ...words].join(' ')
}

/** "First-Time" becomes "first-time"; "LED" stays. */
const lowerFirst = (word: string): string =>
  word.replace(/(?<=^|-)\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase())
