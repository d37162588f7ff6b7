import { unknownIndustry } from '@findable/contracts'
import type { CrawledPage } from '../sources/source.ts'
import { hostOf } from '../sources/web/host-names.ts'
import { covers, telling } from '../text/mentions.ts'
import { isMisspelt } from '../text/misspelt.ts'
import { wordCount } from '../text/words.ts'
import { nameKey } from './business-names.ts'
import { confirmedIn } from './confirmed-names.ts'
import { isKnownPlace } from './gazetteer.ts'
import { termsIn } from './industry/lexicon-index.ts'
import {
  footerGroups,
  linkGroups,
  offeredGroups,
  sectionGroups,
  type LabelOf,
  type OfferGroup,
} from './offer-groups.ts'
import { offerLabel } from './offer-labels.ts'
import { pageKind } from './page-kind.ts'
import { serviceName, withoutPlace } from './service-names.ts'
import {
  enough,
  fewest,
  likePages,
  mainWords,
  markedServices,
  menuEntries,
  offerPagesOf,
  servicePages,
  statedServices,
  taken,
  wordsOf,
  type Service,
} from './service-sources.ts'
import { trades, unaccented } from './trades.ts'

const mostServices = 40
/** On its own page, a shorter word than elsewhere can be a slip. */
const shortestSlip = 5
/** Beyond so many pages, legal ones and the like aside, what the pages name in one way only is hardly what they call a service. */
const fewPages = 4

interface Known {
  /** The business's name; a label that contains it does not say what is sold. */
  name: string | null
  industry: string
}

/**
 * What the site sells, in its own words: the entries of groups that the site itself calls its services, in menus,
 * sections, markup and addresses, each group whole or not at all. Only where there is none, the entries of the menu that
 * have a page of their own, most of which name the trade. A name counts where the pages use it in two ways, such as a
 * heading and a sentence: what one card alone calls so may be a slogan, or cut off. Other sentences than "we specialise in",
 * steps, promises and reasons name no service: a finding about a wrong one does more harm than none.
 */
export function servicesOf(pages: CrawledPage[], known: Known): Service[] {
  const business = nameKey(known.name ?? '')
  const speaks = speaksOf(known)
  // "Wills" is also a suburb, and no place to a lawyer.
  const elsewhere = new Set(pages.filter(leadsElsewhere).map(({ finalUrl }) => finalUrl))
  const isOther = ({ name, page }: Service): boolean =>
    (page !== null && elsewhere.has(page)) ||
    (business !== '' && nameKey(name).includes(business)) ||
    // Every title with the name would be about "Hire" of "Bunbury Hire & Sales".
    (!name.includes(' ') && ` ${business} `.includes(` ${nameKey(name)} `)) ||
    (isKnownPlace(name) && !speaks(name))
  // "Brisbane Fireplace Services" above everything else is who, not what.
  const labelOf: LabelOf = (text) => (nameKey(text) === business ? null : offerLabel(text))
  const offerPages = offerPagesOf(pages)
  const named =
    (url: string) =>
    (group: OfferGroup): Named[] =>
      taken(group, url, speaks).map((service) => ({ service, ...group }))
  const inLinks = ({ page, finalUrl: url }: CrawledPage, area: 'nav' | 'footer'): Named[] =>
    linkGroups(page, url, area, labelOf).flatMap(named(url))
  const inSections = ({ page, finalUrl: url }: CrawledPage): Named[] =>
    sectionGroups(page, url, offerPages.has(url), labelOf, named(url)).flat()
  const home = pages.slice(0, 1)
  const labelled = [
    ...home.flatMap((page) => [inLinks(page, 'nav'), inSections(page)]),
    ...pages.filter(({ finalUrl }) => offerPages.has(finalUrl)).map(inSections),
  ]
  const footer = home.flatMap((page) => [
    inLinks(page, 'footer'),
    footerGroups(page.page, page.finalUrl, labelOf, named(page.finalUrl)).flat(),
  ])
  const found: Groups = {
    labelled: labelled.map((some) => belowLabels(some, true)),
    elsewhere: [
      servicePages(pages),
      likePages(pages),
      pages.flatMap(({ page, finalUrl }) => markedServices(page, finalUrl)),
      ...home.flatMap(({ page, finalUrl }) => [
        offeredGroups(page, finalUrl).flatMap((group) => taken(group, finalUrl, speaks)),
        statedServices(page, finalUrl, speaks),
      ]),
    ],
    footer: footer.map((some) => belowLabels(some, true)),
    likely: [...labelled, ...footer].map((some) => belowLabels(some, false)),
    menu: [menuEntries(pages, speaks)],
  }
  const all = groupsIn(found).flat()
  const groups = mapGroups(found, (services) =>
    merged([], asTheirPagesSay(services, all, pages)).filter((one) => !isOther(one)),
  )
  if (groupsIn(groups).every((services) => services.length === 0)) return []
  const isConfirmed = confirmedIn(pages)
  /** Where most of a group is named once only, what is repeated of it is so by chance. */
  const ofConfirmed = (services: Service[]): Service[] => {
    const kept = services.flatMap((one) => {
      if (isConfirmed(one.name)) return [one]
      const first = firstOfTwo(one.name)
      return first !== null && isConfirmed(first) && isCalled(pages, first) ? [{ ...one, name: first }] : []
    })
    return kept.length * 2 > services.length ? kept : []
  }
  const confirmed = chosen(mapGroups(groups, ofConfirmed), speaks)
  const isSmall = pages.filter((page) => pageKind(page) !== 'formality').length <= fewPages
  return confirmed.length > 0 || !isSmall ? confirmed : chosen(groups, speaks)
}

/** A page that only sends visitors on to another website: what it is named after, another business does. */
const leadsElsewhere = ({ page, finalUrl }: CrawledPage): boolean => {
  const isElsewhere = (to: string): boolean => {
    const host = hostOf(URL.parse(to.trim(), finalUrl)?.href ?? '')
    return host !== '' && host !== hostOf(finalUrl)
  }
  return (
    page.metas.some(({ key, content }) => {
      const [, to = ''] = /^\s*[\d.]+\s*[;,]\s*url\s*=\s*["']?([^"']+)/i.exec(key === 'refresh' ? content : '') ?? []
      return isElsewhere(to)
    }) ||
    (wordCount(page.text.main) < shortPage &&
      otherWebsite.test(page.text.main) &&
      page.links.some(({ area, url }) => area === 'main' && url !== null && isElsewhere(url)))
  )
}
/** "Our painting team now has its own website. Visit Newtown Painting." */
const otherWebsite = /\b(?:own|dedicated|separate) (?:[a-zÀ-ɏ]+ ){0,2}(?:web ?)?site\b/i
/** Words. */
const shortPage = 80

const holdsAll = (group: Service[], some: Service[]): boolean => {
  const names = new Set(group.map(({ name }) => nameKey(name)))
  return some.length > 0 && some.every(({ name }) => names.has(nameKey(name)))
}

/**
 * Each service by the name that title and main heading of its page confirm, where a menu, list or markup gives the page such
 * a name and the card does not: "CCTV installation" for "CCTV security systems". "Awings" in a menu is "Awnings", as the page
 * spells it.
 */
function asTheirPagesSay(services: Service[], all: Service[], pages: CrawledPage[]): Service[] {
  return services.map((one) => {
    const page = one.page === null ? undefined : pages.find(({ finalUrl }) => finalUrl === one.page)?.page
    if (!page) return one
    const said = mainWords(page)
    const isSaid = ({ name }: Service): boolean => covers(said, telling(withoutPlace(name, [])))
    const words = telling(one.name)
    // With no word in common, the entry leads to the page of something else.
    const isAlike = ({ name }: Service): boolean => [...telling(name)].some((word) => words.has(word))
    const better = isSaid(one)
      ? undefined
      : all.find((other) => other.page === one.page && isAlike(other) && isSaid(other))
    const spelled = page.headings.find(
      ({ level, hidden, text }) => level === 1 && !hidden && isMisspelt(one.name, text, shortestSlip),
    )
    if (better) return { ...one, name: better.name, quote: better.quote }
    return !isSaid(one) && spelled ? { ...one, name: serviceName(spelled.text) ?? one.name } : one
  })
}

/** "Clinical Pilates" of "Clinical Pilates & Rehab"; null where the first of two has a single word, or there is one. */
const firstOfTwo = (name: string): string | null => {
  const [first = '', second] = name.split(/\s+(?:&|and|\+)\s+/i)
  return second !== undefined && /\S\s+\S/.test(first) ? serviceName(first) : null
}

/** A service, and the group that names it. */
type Named = { service: Service } & Pick<OfferGroup, 'isSure' | 'isList'>

/** Those below labels of one kind; entries of lists say what is included where headings name the services. */
function belowLabels(named: Named[], sure: boolean): Service[] {
  const some = named.filter(({ isSure }) => isSure === sure)
  const headed = some.filter(({ isList }) => !isList)
  return (headed.length > 0 ? headed : some).map(({ service }) => service)
}

/** Whether a link or a heading has the name and nothing else. */
const isCalled = (pages: CrawledPage[], name: string): boolean =>
  pages.some(({ page }) => [...page.links, ...page.headings].some(({ text }) => nameKey(text) === nameKey(name)))

/** Where a website names its services, surest first. */
interface Groups {
  /** Below labels such as "Services", in menus and sections. */
  labelled: Service[][]
  /** In addresses, headings of pages, markup and sentences. */
  elsewhere: Service[][]
  /** Below such labels in the footer. */
  footer: Service[][]
  /** Below labels that may mean other things. */
  likely: Service[][]
  /** Entries of the menu that have a page of their own. */
  menu: Service[][]
}

const groupsIn = ({ labelled, elsewhere, footer, likely, menu }: Groups): Service[][] => [
  ...labelled,
  ...elsewhere,
  ...footer,
  ...likely,
  ...menu,
]

const mapGroups = (groups: Groups, change: (services: Service[]) => Service[]): Groups => ({
  labelled: groups.labelled.map(change),
  elsewhere: groups.elsewhere.map(change),
  footer: groups.footer.map(change),
  likely: groups.likely.map(change),
  menu: groups.menu.map(change),
})

/** The services of the first group that has enough of them, else of the first that has some, with the pages any group gives. */
function chosen(groups: Groups, speaks: (name: string) => boolean): Service[] {
  const named = groupsIn({ ...groups, menu: [] })
  const first =
    named.find((services) => services.length >= enough) ??
    [...named, ...groups.menu].find((services) => services.length >= fewest) ??
    []
  // A menu may leave out what a badge beside its name hides from us, and all else is the same. Its other entries are those of
  // any site, unless they speak of the trade.
  const names = new Set(first.map(({ name }) => nameKey(name)))
  const menu = groups.menu.map((entries) => entries.filter(({ name }) => names.has(nameKey(name)) || speaks(name)))
  const found =
    [...groups.labelled, ...groups.footer, ...menu].find(
      (other) => other.length > first.length && holdsAll(other, first),
    ) ?? first
  return named.reduce(merged, found).slice(0, Math.min(found.length, mostServices))
}

/** Weight from which a term in the lexicon is more than a hint. */
const clear = 2

/**
 * Whether words belong to the industry, or to any where it is not known, by its lexicon or one of its trades, or are among
 * those of the business's name.
 */
function speaksOf({ name: business, industry }: Known): (name: string) => boolean {
  const isOwn = (one: string): boolean => industry === unknownIndustry || one === industry
  const own = trades.filter((trade) => isOwn(trade.industry))
  const called = telling(business ?? '')
  return (name) =>
    [...termsIn(name).keys()].some(({ says }) => says.some((one) => isOwn(one.industry) && one.weight >= clear)) ||
    own.some(({ words }) => words.test(unaccented(name))) ||
    [...telling(name)].some((word) => called.has(word))
}

/** Each service once, with the page that any mention of it leads to. */
function merged(before: Service[], more: Service[]): Service[] {
  const known = before.map((service) => ({ service, words: wordsOf(service) }))
  for (const service of more) {
    const words = wordsOf(service)
    const same = known.find(
      (one) =>
        (one.words.size === words.size && covers(one.words, words)) ||
        (service.page !== null && one.service.page === service.page),
    )
    if (same) same.service = { ...same.service, page: same.service.page ?? service.page }
    else if (words.size > 0) known.push({ service, words })
  }
  return known.map(({ service }) => service)
}
