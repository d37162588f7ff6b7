import type { Page, PageBlock } from '../page/page.ts'
import { itemsOf, structuredItems, textsOf, type StructuredItem } from '../page/structured-items.ts'
import type { CrawledPage } from '../sources/source.ts'
import { hostOf } from '../sources/web/host-names.ts'
import { cut } from '../text/cut.ts'
import { covers, stemsOf, telling, type Stems } from '../text/mentions.ts'
import { nameKey } from './business-names.ts'
import type { Facts } from './facts.ts'
import { isKnownPlace } from './gazetteer.ts'
import { termsIn } from './industry/lexicon-index.ts'
import { serviceName, withoutPlace } from './service-names.ts'
import { trades, unaccented } from './trades.ts'

type Service = Facts['services'][number]

const mostServices = 40
/** Once this many services are found in the more reliable places, the less reliable ones are skipped. */
const enough = 3

const servicesHeading =
  /^(?!why\b|terms\b|area)(?:[\w&-]+\s+){0,3}(?:services|therapies|treatments|specialties|specialities|expertise|solutions)\b|\bpractice areas\b|\bareas of (?:practice|law)\b|\bwhat we (?:do|offer|treat|provide)\b|\bservices (?:we (?:offer|provide)|include|offered)\b|\bhow (?:can we|we can) help\b|^we (?:offer|provide)\b.*\bservices$/i
/** Pages about places and people under the same path. */
const otherPath = /areas?|suburbs?|locations?|regions?|team|staff|about|blog|news|contact|thank/i
const servicesPath =
  /\/(?:[\w-]*(?:services?|treatments?|therapies|practice-areas|what-we-do|expertise|solutions|specialt(?:y|ies))[\w-]*)\/([\w-]+)/i
const servicesPage =
  /\/(?:our-)?(?:services?|treatments?|therapies|practice-areas|what-we-do|expertise|solutions)(?:\/|\.\w+)?$/i

interface Known {
  /** The business's name; a label that contains it does not say what is sold. */
  name: string | null
  industry: string
}

/**
 * What the site sells, in its own words, most reliable places first: pages below /services/ and offers in the markup,
 * headings under a heading about services, the menu, lists, and sentences. Except for the first, these contain much
 * else, so their entries count only where enough of them relate to the industry. Anything doubtful is left out, because
 * a title and a score are based on the result.
 */
export function servicesOf(pages: CrawledPage[], known: Known): Service[] {
  const own = nameKey(known.name ?? '')
  const named = (services: Service[]) => services.filter(({ name }) => own === '' || !nameKey(name).includes(own))
  const speaks = speaksOf(known.industry)
  const listings = pages.flatMap(({ page, finalUrl }) => listingsOf(page, finalUrl))
  const sources: (() => Service[][])[] = [
    () => [servicePages(pages), pages.flatMap(({ page, finalUrl }) => markedServices(page, finalUrl))],
    () => listings.filter(({ isHeadings }) => isHeadings).map((listing) => listing.services),
    () => [menuEntries(pages, speaks)],
    () => listings.filter(({ isHeadings }) => !isHeadings).map((listing) => listing.services),
    () => [
      atLeastTwo(pages.flatMap(({ page, finalUrl }) => spokenOf(page, finalUrl)).filter(({ name }) => speaks(name))),
    ],
  ]
  let found: Service[] = []
  /** As the site names them: "Gas for homes" and "Gas for shops" are two, though they come to one service. */
  const names = new Set<string>()
  for (const [rank, source] of sources.entries()) {
    if (names.size >= enough) break
    for (const services of source().map(named)) {
      const sure = rank === 0 ? services : provenBy(speaks, services)
      for (const { name } of sure) names.add(nameKey(name))
      found = merged(found, sure)
    }
  }
  const written = found.filter((service) => !isPartOfSentence(service))
  const sure = written.length > 0 ? written : found
  // A single service unrelated to the trade does not represent a business.
  return sure.length === 1 && !speaks(sure[0]!.name) ? [] : sure.slice(0, mostServices)
}

const isPartOfSentence = ({ name }: Service): boolean => /^\p{Ll}/u.test(name)

/** The words that distinguish a service, wherever it is offered. */
const wordsOf = ({ name }: Service): Stems => telling(withoutPlace(name, []))

/** A single entry is usually a page label or half a sentence. */
const atLeastTwo = (services: Service[]): Service[] =>
  new Set(services.map(({ name }) => nameKey(name))).size > 1 ? services : []

/** The entries of a list, when enough of them relate to the industry for the rest to be trusted. */
const provenBy = (speaks: (name: string) => boolean, services: Service[]): Service[] =>
  services.filter(({ name }) => speaks(name)).length * 3 >= services.length ? services : []

/** Weight from which a term in the lexicon is more than a hint. */
const clear = 2

/** Whether words belong to an industry: to its lexicon or to one of its trades. */
function speaksOf(industry: string): (name: string) => boolean {
  const own = trades.filter((trade) => trade.industry === industry)
  return (name) =>
    [...termsIn(name).keys()].some(({ says }) =>
      says.some((one) => one.industry === industry && one.weight >= clear),
    ) || own.some(({ words }) => words.test(unaccented(name)))
}

/**
 * Each service once: of two names for the same one, such as "Wills" and "Wills & Estates", the one from the more
 * reliable place; in one place only where one name of two words and more is a part of the other.
 */
function merged(before: Service[], more: Service[]): Service[] {
  const known: { service: Service; words: Stems }[] = before.map((service) => ({ service, words: wordsOf(service) }))
  for (const service of more) {
    const words = wordsOf(service)
    const isKnown = known.some((one, at) =>
      at < before.length
        ? covers(one.words, words) || covers(words, one.words)
        : (one.words.size === words.size && covers(one.words, words)) || isLonger(one.service, service),
    )
    if (words.size > 0 && !isKnown) known.push({ service, words })
  }
  return known.map(({ service }) => service)
}

/** "OZEV EV charger installation" beside "EV charger installation". */
const isLonger = (one: Service, other: Service): boolean => {
  const [shorter, longer] = [nameKey(one.name), nameKey(other.name)].toSorted((a, b) => a.length - b.length)
  return wordsOf(one).size > 1 && wordsOf(other).size > 1 && ` ${longer} `.includes(` ${shorter} `)
}

const services = (names: string[], url: string, quote?: string): Service[] =>
  names.flatMap((text) => {
    // "Rain water tanks | Pumps": the first is the service.
    const name = serviceName(text.split(/\s+\|\s+/)[0]!)
    return name === null ? [] : [{ name, url, quote: cut(quote ?? text, 300) }]
  })

function markedServices(page: Page, url: string): Service[] {
  const items = structuredItems(page)
  const offers = items.flatMap((item) => [...itemsOf(item, 'makesOffer'), ...itemsOf(item, 'itemListElement')])
  const offered = [
    ...items.filter(({ types }) => types.includes('Service')),
    ...offers.flatMap((offer) => itemsOf(offer, 'itemOffered')),
  ]
  const nameOf = (item: StructuredItem): string[] =>
    [...textsOf(item, 'name'), ...textsOf(item, 'serviceType')].slice(0, 1)
  return offered.flatMap(nameOf).flatMap((name) => services([name], url, `"name": "${name}"`))
}

/**
 * Pages below /services/ and the like, each under the fullest of its link texts, preferably one that its title or main
 * heading confirms.
 */
function servicePages(pages: CrawledPage[]): Service[] {
  const byTarget = new Map<string, Service[]>()
  for (const { page, finalUrl } of pages)
    for (const link of page.links) {
      const target = link.url === null || hostOf(link.url) !== hostOf(finalUrl) ? null : new URL(link.url).pathname
      if (target === null || !servicesPath.test(target) || otherPath.test(target)) continue
      const at = target.replace(/\/$/, '')
      byTarget.set(at, [...(byTarget.get(at) ?? []), ...services([link.text], finalUrl)])
    }
  return [...byTarget].flatMap(([target, names]) => {
    const page = pages.find(({ finalUrl }) => new URL(finalUrl).pathname.replace(/\/$/, '') === target)?.page
    const said = page ? mainWords(page) : stemsOf('')
    const confirmed = names.filter(({ name }) => covers(said, telling(name)))
    const fullest = (confirmed.length > 0 ? confirmed : names.slice(0, 1)).toSorted(
      (one, other) =>
        Number(isPartOfSentence(one)) - Number(isPartOfSentence(other)) || wordsOf(other).size - wordsOf(one).size,
    )
    return fullest.slice(0, 1)
  })
}

/** The words of the title and the main headings. */
const mainWords = ({ titles, headings }: Page): Stems =>
  stemsOf([titles[0] ?? '', ...headings.filter(({ level }) => level === 1).map(({ text }) => text)].join('\n'))

interface Listing {
  services: Service[]
  /** Headings, each introducing one service; otherwise the entries of a list. */
  isHeadings: boolean
}

/** "Our services include:" before a list. */
const listOpening = /\b(?:services?|specialis\w+|offer|provide|treat)\b.{0,80}:$/i
const levelOf = ({ tag }: PageBlock): number | null => (/^h[1-6]$/.test(tag) ? Number(tag[1]) : null)

/**
 * What follows each heading such as "Our services" and each line that introduces a list; on a services page, all
 * headings.
 */
function listingsOf(page: Page, url: string): Listing[] {
  // A header further down is that of a section.
  const top = page.blocks.findIndex(({ inNav, inHeader }) => !inNav && !inHeader)
  const blocks = page.blocks.filter(
    ({ inNav, inFooter, inHeader }, at) => !inNav && !inFooter && (!inHeader || (top >= 0 && at > top)),
  )
  const found = blocks.flatMap((block, at): Listing[] => {
    const level = levelOf(block)
    if (level === null)
      return listOpening.test(block.text) && block.text.length < 160 ? [runAfter(blocks, at, url)] : []
    if (!servicesHeading.test(block.text)) return []
    const end = blocks.findIndex((other, place) => place > at && (levelOf(other) ?? Infinity) <= level)
    return sectionOf(blocks.slice(at + 1, end < 0 ? undefined : end), url)
  })
  return servicesPage.test(new URL(url).pathname) ? [...found, headingsOf(blocks, url)] : found
}

/** The headings of the highest level, and the list entries. */
function sectionOf(blocks: PageBlock[], url: string): Listing[] {
  const top = Math.min(...blocks.flatMap((block) => levelOf(block) ?? []))
  const headings = blocks.filter((block) => levelOf(block) === top)
  const entries = blocks.filter(({ tag }) => tag === 'li')
  const cards = cardsOf(blocks)
  if (headings.length === 0 && entries.length === 0 && cards.length >= enough)
    return [{ isHeadings: true, services: firstLines(cards, url) }]
  return [
    ...(headings.length > 1 || entries.length === 0 ? [{ isHeadings: true, services: firstLines(headings, url) }] : []),
    { isHeadings: false, services: firstLines(headings.length > 1 ? entries : [...entries, ...headings], url) },
  ]
}

/** The names on cards without headings: short lines of one make, each with a sentence after it. */
function cardsOf(blocks: PageBlock[]): PageBlock[] {
  const titles = blocks.filter(
    ({ text, tag }, at) =>
      tag !== 'li' &&
      !/[.!?:]$/.test(text) &&
      serviceName(text) !== null &&
      /\s.{25,}[.!]$/.test(blocks[at + 1]?.text ?? ''),
  )
  const [most = []] = [...Map.groupBy(titles, ({ tag, classes }) => `${tag} ${classes}`).values()].toSorted(
    (one, other) => other.length - one.length,
  )
  return most
}

/** The headings of the most common level. */
function headingsOf(blocks: PageBlock[], url: string): Listing {
  const levels = Map.groupBy(
    blocks.filter((block) => levelOf(block) !== null),
    levelOf,
  )
  const [most = []] = [...levels.values()].toSorted((one, other) => other.length - one.length)
  return { isHeadings: true, services: firstLines(most.length > 1 ? most : [], url) }
}

/** The short blocks of one kind that follow a line, up to the first of another kind. */
function runAfter(blocks: PageBlock[], at: number, url: string): Listing {
  const tag = blocks[at + 1]?.tag
  const end = blocks.findIndex((block, place) => place > at && (block.tag !== tag || block.text.length > 80))
  const run = blocks.slice(at + 1, end < 0 ? undefined : end)
  return { isHeadings: false, services: firstLines(run.length > 1 || tag === 'li' ? run : [], url) }
}

const firstLines = (blocks: PageBlock[], url: string): Service[] =>
  // "Not sure<br>which service?" offers none.
  blocks.flatMap(({ text }) => (text.endsWith('?') ? [] : services([text.split('\n')[0] ?? ''], url)))

/** The links and plain entries in the menu of the home page. A single one counts only where its page is about it. */
const menuEntries = (pages: CrawledPage[], speaks: (name: string) => boolean): Service[] =>
  pages.slice(0, 1).flatMap(({ page, finalUrl }) => {
    const links = page.links.filter(
      ({ area, url, scheme }) =>
        area === 'nav' && (url === null ? scheme !== 'tel' && scheme !== 'mailto' : hostOf(url) === hostOf(finalUrl)),
    )
    const entries = page.blocks.filter(({ tag, inNav }) => inNav && tag === 'li')
    const found = services(
      [...links, ...entries].map(({ text }) => text),
      finalUrl,
    ).filter(({ name }) => speaks(name))
    const own = links.filter(
      ({ text, url }) =>
        !/services$/i.test(text) &&
        pages.slice(1).some((one) => one.finalUrl === url && covers(mainWords(one.page), telling(text))),
    )
    const titled = found.filter(({ quote }) => own.some(({ text }) => text === quote))
    if (atLeastTwo(found).length === 0) return titled
    const beside = neighbours(
      links.map(({ text }) => text),
      found,
    ).filter((text) => own.some((one) => one.text === text))
    return [...found, ...services(beside, finalUrl)]
  })

/**
 * Other entries of a part of the menu that lists services: at least two, and a third of that part, are known to be some.
 */
const neighbours = (entries: readonly string[], known: readonly Service[]): string[] => {
  const parts: string[][] = [[]]
  for (const entry of entries) {
    const name = serviceName(entry)
    if (name === null || isKnownPlace(name)) parts.push([])
    else parts.at(-1)!.push(entry)
  }
  return parts.flatMap((part) => {
    const sure = part.filter((entry) => known.some(({ quote }) => quote === entry))
    return new Set(sure).size > 1 && sure.length * 3 >= part.length ? part.filter((entry) => !sure.includes(entry)) : []
  })
}

const enumeration = /\b(?:services include|speciali[sz]e in|speciali[sz]ing in)\s+([^.:;!?\n]{10,300})/gi

/** "I specialise in remedial massage, sports massage and deep tissue therapy": three or more in a sentence. */
const spokenOf = (page: Page, url: string): Service[] =>
  page.blocks.flatMap(({ text, inFooter }) =>
    [...(inFooter ? [] : text.matchAll(enumeration))].flatMap(([quote, said = '']) => {
      const parts = said.split(/,\s*(?:and\s+)?|\s+and\s+/)
      return parts.length > 2 ? services(parts, url, quote) : []
    }),
  )
