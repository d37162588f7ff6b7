import type { Page } from '../page/page.ts'
import { itemsOf, structuredItems, textsOf, type StructuredItem } from '../page/structured-items.ts'
import type { CrawledPage } from '../sources/source.ts'
import { hostOf, pathnameOf } from '../sources/web/host-names.ts'
import { cut } from '../text/cut.ts'
import { covers, stemsOf, telling, type Stems } from '../text/mentions.ts'
import type { Facts } from './facts.ts'
import { isKnownPlace } from './gazetteer.ts'
import type { OfferGroup } from './offer-groups.ts'
import { offerLabel } from './offer-labels.ts'
import { serviceName, withoutPlace } from './service-names.ts'

// Where a website names its services, one function for each kind of place.

export type Service = Facts['services'][number]

/** How many services a group has at least: a single entry is usually a page label or half a sentence. */
export const fewest = 2
/** A group of this many services goes before a smaller one; the other groups only say which pages they have. */
export const enough = 3

/** Pages about places and people under the same path. */
const otherPath = /areas?|suburbs?|locations?|regions?|team|staff|about|blog|news|contact|thank/i
const servicesPath =
  /\/(?:[\w-]*(?:services?|treatments?|therapies|practice-areas|what-we-do|expertise|solutions|specialt(?:y|ies))[\w-]*)\/([\w-]+)/i
const servicesPage =
  /\/(?:our-)?(?:services?|treatments?|therapies|classes|lessons|practice-areas|what-we-do|expertise|solutions)(?:\/|\.\w+)?$/i

/**
 * The services a group names; none where it holds much else, or where too few of its entries speak of the trade: half
 * under a label that may mean other things, a quarter under one that means services, or a sixth where headings below it are
 * all names, unless half of them have pages of their own there, or all of them under the other kind of label.
 */
export function taken(
  { isSure, isList: isListed, members }: OfferGroup,
  url: string,
  speaks: (name: string) => boolean,
): Service[] {
  const services = members.flatMap(({ text, page }) => service(text, url, page))
  const named = members.filter(({ text }) => !invitation.test(text))
  const isList = services.length >= fewest && services.length * 3 >= named.length * 2
  const spoken = services.filter(({ name }) => speaks(name)).length
  const own = services.filter(({ page }) => page !== null).length
  // Of headings that all are names, below a label that means services, fewer need to be words that we know.
  const isWhole = !isListed && services.length >= enough && services.length === named.length
  const share = isSure ? (isWhole ? 6 : 4) : 2
  const isPaged = isSure ? own * 2 >= services.length : own >= enough && own === services.length
  return isList && (spoken * share >= services.length || isPaged) ? services : []
}

/** "I specialise in remedial massage, sports massage and deep tissue therapy." */
const specialised = /\bspeciali[sz](?:e|es|ing) in ([^.!?:;()\n]{10,200})[.!\n]/i

/** What the business says in a sentence that it specialises in: three things or more, most of which speak of the trade. */
export function statedServices(page: Page, url: string, speaks: (name: string) => boolean): Service[] {
  for (const { text, inQuote } of page.blocks) {
    const said = inQuote ? null : specialised.exec(`${text}\n`)
    if (!said) continue
    const names = said[1]!.split(/,(?:\s*(?:and|&))?\s+|\s+(?:and|&)\s+/i)
    const services = names.flatMap((name) => service(name, url, null, said[0]))
    const isList = services.length >= enough && services.length === names.length
    if (isList && services.filter(({ name }) => speaks(name)).length * 2 > services.length) return services
  }
  return []
}

/** What stands at the end of many lists. */
const invitation = /^(?:get|book|request|view|see|contact|call|learn|read|all)\b/i

/** Addresses of the pages that the menu or their own address calls the services. */
export const offerPagesOf = (pages: CrawledPage[]): ReadonlySet<string> => {
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
export const wordsOf = ({ name }: Service): Stems => telling(withoutPlace(name, []))

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
  // "Rain water tanks | Pumps": the first is the service. "Not sure<br>which service?" is none; "Kitchens &<br>bathrooms",
  // "Sports<br>Physiotherapy" and "EXTERIOR WINDOW<br>CLEANING" are one each.
  const [line = ''] = text
    .replace(/^(\p{Lu}\S*)\n(?=\p{Lu}\p{L}+$)/u, '$1 ')
    .replace(/^(\P{Ll}+)\n(?=\P{Ll}+$)/u, '$1 ')
    .split(/(?<!&\s*|\b(?:and|of|for|with)\s*)\n|\s+\|\s+/i)
  const [first = ''] = (namedByAddress(line, page) ?? line).split(nameAndLine)
  const name = text.endsWith('?') ? null : serviceName(first)
  return name === null ? [] : [{ name, url, quote: cut(quote, 300), page }]
}

export function markedServices(page: Page, url: string): Service[] {
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
export function servicePages(pages: CrawledPage[]): Service[] {
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
export function likePages(pages: CrawledPage[]): Service[] {
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
export const mainWords = ({ titles, headings }: Page): Stems =>
  stemsOf([titles[0] ?? '', ...headings.filter(({ level }) => level === 1).map(({ text }) => text)].join('\n'))

/**
 * Entries of the home page's menu, each with a page whose title or main heading says the same: all of them where at least
 * three in five, and two, speak of the trade.
 */
export function menuEntries(pages: CrawledPage[], speaks: (name: string) => boolean): Service[] {
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
