import type { Page } from '../page/page.ts'
import { itemsOf, structuredItems, textsOf, type StructuredItem } from '../page/structured-items.ts'
import type { CrawledPage } from '../sources/source.ts'
import { hostOf, pathnameOf } from '../sources/web/host-names.ts'
import { cut } from '../text/cut.ts'
import { covers, stemsOf, telling, type Stems } from '../text/mentions.ts'
import { nameKey } from './business-names.ts'
import { confirmedIn } from './confirmed-names.ts'
import type { Facts } from './facts.ts'
import { isKnownPlace } from './gazetteer.ts'
import { termsIn } from './industry/lexicon-index.ts'
import { footerGroups, linkGroups, sectionGroups, type LabelOf, type OfferGroup } from './offer-groups.ts'
import { offerLabel } from './offer-labels.ts'
import { pageKind } from './page-kind.ts'
import { serviceName, withoutPlace } from './service-names.ts'
import { trades, unaccented } from './trades.ts'

type Service = Facts['services'][number]

const mostServices = 40
/** A single entry is usually a page label or half a sentence. */
const fewest = 2
/** A group of this many services goes before a smaller one; the other groups only say which pages they have. */
const enough = 3

/** Beyond so many pages, legal ones and the like aside, what the pages name in one way only is hardly what they call a service. */
const fewPages = 4

/** Pages about places and people under the same path. */
const otherPath = /areas?|suburbs?|locations?|regions?|team|staff|about|blog|news|contact|thank/i
const servicesPath =
  /\/(?:[\w-]*(?:services?|treatments?|therapies|practice-areas|what-we-do|expertise|solutions|specialt(?:y|ies))[\w-]*)\/([\w-]+)/i
const servicesPage =
  /\/(?:our-)?(?:services?|treatments?|therapies|classes|lessons|practice-areas|what-we-do|expertise|solutions)(?:\/|\.\w+)?$/i

interface Known {
  /** The business's name; a label that contains it does not say what is sold. */
  name: string | null
  industry: string
}

/**
 * What the site sells, in its own words: the entries of groups that the site itself calls its services, in menus,
 * sections, markup and addresses, each group whole or not at all. Only where there is none, the entries of the menu that
 * have a page of their own, most of which name the trade. A name counts where the pages use it in two ways, such as a
 * heading and a sentence: what one card alone calls so may be a slogan, or cut off. Sentences, steps, promises and reasons
 * name no service: a finding about a wrong one does more harm than none.
 */
export function servicesOf(pages: CrawledPage[], known: Known): Service[] {
  const own = nameKey(known.name ?? '')
  const speaks = speaksOf(known)
  // "Wills" is also a suburb, and no place to a lawyer.
  const isOther = ({ name }: Service): boolean =>
    (own !== '' && nameKey(name).includes(own)) || (isKnownPlace(name) && !speaks(name))
  // "Brisbane Fireplace Services" above everything else is who, not what.
  const labelOf: LabelOf = (text) => (nameKey(text) === own ? null : offerLabel(text))
  const offerPages = offerPagesOf(pages)
  const inLinks = ({ page, finalUrl: url }: CrawledPage, area: 'nav' | 'footer'): Service[] =>
    linkGroups(page, url, area, labelOf).flatMap((group) => taken(group, url, speaks))
  /** Entries of lists say what is included where headings name the services. */
  const inSections = ({ page, finalUrl: url }: CrawledPage): Service[] => {
    const take = (group: OfferGroup) => taken(group, url, speaks).map((service) => ({ service, isList: group.isList }))
    const all = sectionGroups(page, url, offerPages.has(url), labelOf, take).flat()
    const headed = all.filter(({ isList }) => !isList)
    return (headed.length > 0 ? headed : all).map(({ service }) => service)
  }
  const home = pages.slice(0, 1)
  const sources = [
    ...home.flatMap((page) => [inLinks(page, 'nav'), inSections(page)]),
    ...pages.filter(({ finalUrl }) => offerPages.has(finalUrl)).map(inSections),
    servicePages(pages),
    likePages(pages),
    pages.flatMap(({ page, finalUrl }) => markedServices(page, finalUrl)),
    ...home.flatMap((page) => [
      inLinks(page, 'footer'),
      footerGroups(page.page, page.finalUrl, labelOf, (group) => taken(group, page.finalUrl, speaks)).flat(),
    ]),
  ].map((services) =>
    merged(
      [],
      services.filter((one) => !isOther(one)),
    ),
  )
  const entries = merged(
    [],
    menuEntries(pages, speaks).filter((one) => !isOther(one)),
  )
  if ([...sources, entries].every((services) => services.length === 0)) return []
  const isConfirmed = confirmedIn(pages)
  /** Where most of a group is named once only, what is repeated of it is so by chance. */
  const ofConfirmed = (services: Service[]): Service[] => {
    const found = services.filter(({ name }) => isConfirmed(name))
    return found.length * 3 >= services.length ? found : []
  }
  const confirmed = chosen(sources.map(ofConfirmed), ofConfirmed(entries))
  const isSmall = pages.filter((page) => pageKind(page) !== 'formality').length <= fewPages
  return confirmed.length > 0 || !isSmall ? confirmed : chosen(sources, entries)
}

/** The services of the first group that has enough of them, else of the first that has some, with the pages any group gives. */
function chosen(groups: Service[][], last: Service[]): Service[] {
  const found =
    groups.find((services) => services.length >= enough) ??
    [...groups, last].find((services) => services.length >= fewest) ??
    []
  return groups.reduce(merged, found).slice(0, Math.min(found.length, mostServices))
}

/**
 * The services a group names; none where it holds much else, or where too few of its entries speak of the trade: half
 * under a label that may mean other things, a quarter under one that means services, unless half of them have pages of their
 * own there, or all of them under the other kind of label.
 */
function taken({ isSure, members }: OfferGroup, url: string, speaks: (name: string) => boolean): Service[] {
  const services = members.flatMap(({ text, page }) => service(text, url, page))
  const named = members.filter(({ text }) => !invitation.test(text))
  const isList = services.length >= fewest && services.length * 3 >= named.length * 2
  const spoken = services.filter(({ name }) => speaks(name)).length
  const own = services.filter(({ page }) => page !== null).length
  const share = isSure ? 4 : 2
  const isPaged = isSure ? own * 2 >= services.length : own >= enough && own === services.length
  return isList && (spoken * share >= services.length || isPaged) ? services : []
}

/** What stands at the end of many lists. */
const invitation = /^(?:get|book|request|view|see|contact|call|learn|read|all)\b/i

/** Addresses of the pages that the menu or their own address calls the services. */
const offerPagesOf = (pages: CrawledPage[]): ReadonlySet<string> => {
  const called = new Set(
    (pages[0]?.page.links ?? []).flatMap(({ area, text, url }) =>
      area !== 'main' && url !== null && offerLabel(text) === 'sure' ? [url] : [],
    ),
  )
  return new Set(
    pages
      .slice(1)
      .map(({ finalUrl }) => finalUrl)
      .filter((url) => called.has(url) || servicesPage.test(new URL(url).pathname)),
  )
}

/** The words that distinguish a service, wherever it is offered. */
const wordsOf = ({ name }: Service): Stems => telling(withoutPlace(name, []))

/** Weight from which a term in the lexicon is more than a hint. */
const clear = 2

/** Whether words belong to the industry, by its lexicon or one of its trades, or are among those of the business's name. */
function speaksOf({ name: business, industry }: Known): (name: string) => boolean {
  const own = trades.filter((trade) => trade.industry === industry)
  const called = telling(business ?? '')
  return (name) =>
    [...termsIn(name).keys()].some(({ says }) =>
      says.some((one) => one.industry === industry && one.weight >= clear),
    ) ||
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

/**
 * "General Carpentry" of "General Carpentry Structural and finishing work", which leads to /general-carpentry; null where the
 * text does not go on for several words.
 */
function namedByAddress(text: string, page: string | null): string | null {
  const slug =
    page === null ? [] : (pathnameOf(page).split('/').filter(Boolean).at(-1) ?? '').replace(/\.\w+$/, '').split('-')
  const words = text.split(/\s+/)
  const isPrefix = slug.length > 1 && slug.every((word, at) => words[at]?.toLowerCase() === word)
  return isPrefix && words.length >= slug.length + 2 && /^\p{Lu}/u.test(words[slug.length]!)
    ? words.slice(0, slug.length).join(' ')
    : null
}

/** Between "Stump Grinding" and the line "Complete below-ground removal", where a menu has no space between them. */
const nameAndLine = /(?<=\s\p{L}*\p{Ll}{3})(?=\p{Lu}\S*(?:\s+\S+){2})/u

function service(text: string, url: string, page: string | null, quote = text): Service[] {
  // "Rain water tanks | Pumps": the first is the service. "Not sure<br>which service?" is none, and "Kitchens &<br>bathrooms"
  // is one.
  const [line = ''] = text.split(/(?<!&\s*|\b(?:and|of|for|with)\s*)\n|\s+\|\s+/i)
  const [first = ''] = (namedByAddress(line, page) ?? line).split(nameAndLine)
  const name = text.endsWith('?') ? null : serviceName(first)
  return name === null ? [] : [{ name, url, quote: cut(quote, 300), page }]
}

function markedServices(page: Page, url: string): Service[] {
  const all = structuredItems(page)
  /** What one service is made of: its own catalogue, the offers there and what they offer. */
  const parts = new Set(
    all
      .filter(({ types }) => types.includes('Service'))
      .flatMap((item) => itemsOf(item, 'hasOfferCatalog'))
      .flatMap((catalogue) => [catalogue, ...itemsOf(catalogue, 'itemListElement')])
      .flatMap((item) => [item, ...itemsOf(item, 'itemOffered')]),
  )
  const items = all.filter((item) => !parts.has(item))
  const offers = items.flatMap((item) => [...itemsOf(item, 'makesOffer'), ...itemsOf(item, 'itemListElement')])
  const offered = [
    ...items.filter(({ types }) => types.includes('Service')),
    ...offers.flatMap((offer) => itemsOf(offer, 'itemOffered')),
  ]
  const nameOf = (item: StructuredItem): string[] =>
    [...textsOf(item, 'name'), ...textsOf(item, 'serviceType')].slice(0, 1)
  return offered.flatMap(nameOf).flatMap((name) => service(name, url, null, `"name": "${name}"`))
}

/**
 * Pages below /services/ and the like, each under the fullest of its link texts, preferably one that its title or main
 * heading confirms.
 */
function servicePages(pages: CrawledPage[]): Service[] {
  const byTarget = new Map<string, Service[]>()
  for (const { page, finalUrl } of pages)
    for (const { url, text } of page.links) {
      if (url === null || hostOf(url) !== hostOf(finalUrl)) continue
      const target = pathnameOf(url)
      if (!servicesPath.test(target) || otherPath.test(target)) continue
      const at = target.replace(/\/$/, '')
      byTarget.set(at, [...(byTarget.get(at) ?? []), ...service(text, finalUrl, url)])
    }
  return [...byTarget].flatMap(([target, names]) => {
    const page = pages.find(({ finalUrl }) => pathnameOf(finalUrl).replace(/\/$/, '') === target)?.page
    const said = page ? mainWords(page) : stemsOf('')
    const confirmed = names.filter(({ name }) => covers(said, telling(name)))
    const fullest = (confirmed.length > 0 ? confirmed : names.slice(0, 1)).toSorted(
      (one, other) =>
        Number(isPartOfSentence(one)) - Number(isPartOfSentence(other)) || wordsOf(other).size - wordsOf(one).size,
    )
    return fullest.slice(0, 1)
  })
}

/** What is done, at the end of main headings that name one service each. */
const isDone =
  /\b(?:lessons|classes|courses|tuition|training|coaching|workshops|cleaning|repairs?|servicing|maintenance|installations?|inspections?|removals?|hire|rentals?|control|treatments?|therapy|massage|tours|photography|law|insurance|loans)$/i
const fewestAlike = 3

/** Pages whose main headings are a subject and the same word for what is done: "Guitar Lessons", "Piano Lessons". */
function likePages(pages: CrawledPage[]): Service[] {
  const headed = pages.slice(1).flatMap(({ page, finalUrl }) => {
    const main = page.headings.filter(({ level, hidden, text }) => level === 1 && !hidden && text !== '')
    const name = main.length === 1 ? main[0]!.text : ''
    const [done] = isDone.exec(name) ?? []
    const subject = done === undefined ? '' : name.slice(0, -done.length).trim()
    return subject === '' || isKnownPlace(subject)
      ? []
      : service(name, finalUrl, finalUrl).map((one) => ({ service: one, done: done!.toLowerCase() }))
  })
  return [...Map.groupBy(headed, ({ done }) => done).values()]
    .filter((alike) => alike.length >= fewestAlike)
    .flatMap((alike) => alike.map(({ service: one }) => one))
}

const isPartOfSentence = ({ name }: Service): boolean => /^\p{Ll}/u.test(name)

/** The words of the title and the main headings. */
const mainWords = ({ titles, headings }: Page): Stems =>
  stemsOf([titles[0] ?? '', ...headings.filter(({ level }) => level === 1).map(({ text }) => text)].join('\n'))

/**
 * Entries of the home page's menu, each with a page whose title or main heading says the same: all of them where at least
 * three in five, and two, speak of the trade.
 */
function menuEntries(pages: CrawledPage[], speaks: (name: string) => boolean): Service[] {
  const entries = pages.slice(0, 1).flatMap(({ page, finalUrl }) =>
    page.links.flatMap(({ area, url, text }) => {
      const target = area === 'nav' && url !== null ? pages.slice(1).find((one) => one.finalUrl === url) : undefined
      return target && !otherPath.test(pathnameOf(target.finalUrl)) && covers(mainWords(target.page), telling(text))
        ? service(text, finalUrl, url)
        : []
    }),
  )
  const names = [...new Set(entries.map(({ name }) => name))]
  const spoken = names.filter(speaks).length
  return spoken >= fewest && spoken * 5 >= names.length * 3 ? entries : []
}
