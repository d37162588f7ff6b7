import type { Facts } from '../../facts/facts.ts'
import { serviceName, withoutPlace } from '../../facts/service-names.ts'
import type { CrawledPage, WebsiteCrawl } from '../../sources/source.ts'
import { covers, stemsOf, telling, tellingApart, type Stems } from '../../text/mentions.ts'
import { isMisspelt } from '../../text/misspelt.ts'
import { isNews, ownWords } from '../site/page-text.ts'
import { wordCount } from '../../text/words.ts'
import { pageWords } from '../site/page-words.ts'
import { addressKey, pathOf } from '../site/addresses.ts'
import { internalLinks } from '../site/link-graph.ts'
import { unreadAddresses, type Site } from '../site/site.ts'

type Service = Facts['services'][number]

/** A page about a service with this many words explains it; with a third of them, it says a little. */
export const enoughWords = 150
/** What the parts of an answer count for. */
export const answerShares = { title: 0.4, heading: 0.3, text: 0.3 }
/** What a single piece of text about the service counts for, of the share of the text. */
export const onePiece = 0.4

/** The services as people search for them: without the place ("Switchboard upgrades in Marrickville"), each once. */
export const subjectsOf = (services: readonly Service[], places: readonly string[]): Service[] => {
  const subjects: { service: Service; words: Stems }[] = []
  for (const service of services) {
    const name = withoutPlace(service.name, places)
    // What is left of "Keep in touch" names nothing.
    if (name !== service.name && serviceName(name) === null) continue
    const words = tellingApart(name)
    const known = subjects.some(
      (one) =>
        (one.words.size === words.size && covers(one.words, words)) ||
        // A menu for phones repeats one with a slip.
        (service.page === one.service.page && isMisspelt(name, one.service.name)) ||
        (service.page === null && one.service.page !== null && isSameCore(words, one.words)),
    )
    if (telling(name).size > 0 && !known) subjects.push({ service: { ...service, name }, words })
  }
  return subjects.map(({ service }) => service)
}

/** "Spider protection", on the back of the card "Spider control". */
const isSameCore = (one: Stems, other: Stems): boolean => {
  const [core, otherCore] = [coreOf(one), coreOf(other)]
  return core.length > 0 && core.length === otherCore.length && core.every((word) => otherCore.includes(word))
}

export interface OwnPages {
  service: Service
  /** Pages the site gives the service: its entry or card leads there, or links such as "Blocked drains" do. */
  read: CrawledPage[]
  /** Whether there is one that we did not read, or may be, by its address. */
  isUnread: boolean
}

/** Each service with its own pages. What the names of several services lead to is the page on all of them. */
export const withOwnPages = (site: Site, crawl: WebsiteCrawl, services: readonly Service[]): OwnPages[] => {
  const subjects = services.map((service) => ({ service, words: tellingApart(service.name) }))
  const links = linkNames(site).flatMap(({ target, words }) => {
    const one = subjects.find((subject) => subject.words.size === words.size && covers(words, subject.words))
    return one ? [{ target, service: one.service }] : []
  })
  const isOwn = (target: string, service: Service): boolean =>
    links.every((link) => link.target !== target || link.service === service)
  const readTargets = new Set(site.content.flatMap(({ url, finalUrl }) => [addressKey(url), addressKey(finalUrl)]))
  const unread = unreadAddresses(crawl).map((url) => stemsOf(pathOf(url)))
  // Where robots.txt kept us from most pages, any of them may be about any service.
  const forbidden = crawl.failed.filter(({ reason }) => reason === 'blocked-by-robots')
  const isMostUnread = forbidden.length > site.content.length
  return subjects.map(({ service }) => {
    const called = links.filter((link) => link.service === service && isOwn(link.target, service))
    const targets = new Set([
      ...(service.page === null ? [] : [addressKey(service.page)]),
      ...called.map(({ target }) => target),
    ])
    const read = site.content.filter(
      ({ url, finalUrl }) => targets.has(addressKey(url)) || targets.has(addressKey(finalUrl)),
    )
    // What several names lead to is read, or nothing is known of any of them.
    const leadsToUnread = links.some((link) => link.service === service && !readTargets.has(link.target))
    const mayBeUnread =
      isMostUnread ||
      targets.size > 0 ||
      leadsToUnread ||
      unread.some((address) => isNamedBy(address, telling(service.name), 1 / 2))
    return { service, read, isUnread: read.length === 0 && mayBeUnread }
  })
}

interface LinkName {
  /** The key of the page the link leads to. */
  target: string
  words: Stems
}

/** What the site's own links call their pages; long texts are no names. */
const linkNames = (site: Site): LinkName[] => {
  const known = namesOfLinks.get(site)
  if (known) return known
  const names = [...internalLinks(site)].flatMap(([target, links]) =>
    [...new Set(links.map(({ link }) => link.text))]
      .filter((text) => text.length <= longestLinkName)
      .map((text) => ({ target, words: tellingApart(text) })),
  )
  namesOfLinks.set(site, names)
  return names
}
const longestLinkName = 60

/** Cached, because each service is looked up among them. */
const namesOfLinks = new WeakMap<Site, LinkName[]>()

/** What is done and how widely, beside what it is done to. */
const works = telling(
  'general installation repairs replacement testing inspection maintenance upgrades works solutions support care cleaning fitting house control protection removal treatments management mitigation specialisation specialists',
)

/**
 * Whether words name what a service is about, well enough for a reader: "Book an EICR" names "EICR testing", and "Deck
 * staining" names "Deck and timber staining".
 */
const names = (words: Stems, subject: Stems, common: Stems): boolean =>
  isNamedBy(words, subject, 2 / 3, common) && (coreOf(subject).length === subject.size || holdsHalf(words, subject))

/** Words that so many of the services have, such as "lawn" beside lawn mowing, lawn edging and lawn repairs: alone they name none. */
export const commonWords = (services: readonly Service[]): Stems => {
  const times = new Map<string, number>()
  for (const { name } of services) for (const word of telling(name)) times.set(word, (times.get(word) ?? 0) + 1)
  return new Set([...times].filter(([, count]) => count >= fewestAlike).map(([word]) => word))
}
const fewestAlike = 3
const nothing: Stems = new Set()

/** "Get value from your data" has one word of "Smart meter integration and data", which says little of it. */
const holdsHalf = (words: Stems, subject: Stems): boolean =>
  [...subject].filter((word) => words.has(word)).length * 2 >= subject.size

const isNamedBy = (words: Stems, subject: Stems, share: number, common: Stems = nothing): boolean => {
  const core = coreOf(subject)
  if (core.every((word) => common.has(word))) return covers(words, subject)
  let named = 0
  // "Heatpump" is "heat pump".
  for (const [at, word] of core.entries())
    if (words.has(word) || words.has(word + core[at + 1]) || words.has(core[at - 1] + word)) named++
  return named >= share * core.length
}

/** What the work is done to; cached, because each service is looked for in every heading and text. */
const coreOf = (subject: Stems): readonly string[] => {
  const known = cores.get(subject)
  if (known) return known
  const core = [...subject].filter((word) => !works.has(word))
  cores.set(subject, core)
  return core
}
const cores = new WeakMap<Stems, readonly string[]>()

const coreOrAll = (subject: Stems): readonly string[] => {
  const core = coreOf(subject)
  return core.length > 0 ? core : [...subject]
}

/** "Windows", "gutters" and "solar panels" of "Windows, gutters & solar panels". */
export const partsOf = ({ name }: Service): string[] =>
  name.split(/,|&|\/|\+|\band\b/).filter((part) => telling(part).size > 0)

/**
 * Whether the title of some page may name the service: half of it, one part of "Windows, gutters and solar panels", or
 * any word of it on a page of its own.
 */
export const mayBeInTitle = (site: Site, service: Service, own: readonly CrawledPage[], common: Stems): boolean => {
  const subject = telling(service.name)
  const parts = partsOf(service).map(telling)
  return (
    site.content.some((page) => {
      const { title } = pageWords(page)
      return isNamedBy(title, subject, 1 / 2, common) || parts.some((part) => covers(title, part))
    }) || own.some((page) => [...subject].some((word) => pageWords(page).title.has(word)))
  )
}

/** Whether some heading or sentence speaks of at least half of it, perhaps in other words. */
export const isSpokenOf = (site: Site, service: Service): boolean => {
  const subject = telling(service.name)
  return site.content.some((page) => {
    const { headings, pieces } = pageWords(page)
    return (
      headings.some(({ words }) => isNamedBy(words, subject, 1 / 2)) ||
      pieces.some(({ text, words }) => text.length > shortest && isNamedBy(words, subject, 1 / 2))
    )
  })
}

export interface Answer {
  /** Null when no page does more than mention it. */
  page: CrawledPage | null
  inTitle: boolean
  inHeading: boolean
  inText: boolean
  /** Where only some of its words are. */
  partly: ('title' | 'headings' | 'text')[]
  /** 0 to 1. */
  explained: number
  /** 0 to 1. */
  met: number
}

/** Shorter pieces, in characters, mention a service without explaining it. */
const shortest = 40
/** Words below the heading of a service that count as one piece of text about it. */
const aSentence = 8

/** Of 1, where the parts do not add up to it exactly. */
export const answeredFully = 0.99

/** Words; more than a main heading has. */
const most = 100

/** Pages that name services only along the way. */
const namesInPassing =
  /\/(?:[\w-]*-)?(?:contact|book(?:ing)?s?|quotes?|enquir(?:y|ies|e)|find-us|testimonials?|reviews?|team|careers?|jobs?|employment|prices?|pricing|price-list|fees|rates)(?:-[\w-]*)?(?:\.\w+)?\/?$/i

/** A page and what speaks for it as the answer to a search for a service. */
interface Candidate extends Answer {
  named: number
  /** Words of its main heading that the service has not. */
  besides: number
  /** Words below headings with the name. */
  below: number
  isPost: boolean
  /** Whether all words of the service are in one place: "System" alone answers no search for "System upgrades". */
  hasAll: boolean
}

/**
 * The page that best answers a search for the service: before any other, one that links call by its name or whose main
 * heading names it, with the fewest other words ("Tree removal" before "Emergency tree removal"), even where the home page
 * mentions it in as many places; then one named after it; then the one with the most text below a heading with the whole
 * name, which a card or part of the name only leads to. An article is the answer only where no other page has the name.
 */
export const bestAnswer = (
  site: Site,
  service: string,
  called: readonly CrawledPage[],
  common: Stems = nothing,
): Answer => {
  const subject = telling(service)
  const whole = tellingApart(service)
  /** Words that every title may have. */
  const trade = pageWords(site.home).title
  const seen = site.content.filter(
    (page) =>
      page === site.home || called.includes(page) || !namesInPassing.test(URL.parse(page.finalUrl)?.pathname ?? ''),
  )
  // Where no page that may answer was seen, the home page as it was sent is what there is.
  const pages = seen.length > 0 ? seen : [site.home]
  const answers = pages.map((page): Candidate => {
    const { title, address, headings, pieces, sections } = pageWords(page)
    const isOwn = called.includes(page)
    // The title of its own page may say more than a short entry of a menu: "Commercial grounds maintenance".
    const isTouched = (words: Stems): boolean =>
      isOwn && coreOrAll(whole).some((word) => words.has(word) && !trade.has(word) && !common.has(word))
    const inTitle = names(title, subject, common) || isTouched(title)
    const mains = page === site.home ? [] : headings.filter(({ level, words }) => level === 1 && covers(words, subject))
    const touched = headings.filter(({ level, words }) => level === 1 && isTouched(words))
    const inHeading =
      headings.some(({ words }) => names(words, subject, common)) ||
      touched.some(({ words }) => holdsHalf(words, subject)) ||
      (touched.length > 0 && isNamedBy(new Set(headings.flatMap(({ words }) => [...words])), subject, 2 / 3, common))
    const below = sections.filter(({ heading }) => names(heading, subject, common)).map(({ words }) => words)
    const spoken = Math.max(
      pieces.filter(({ words, text }) => text.length > shortest && covers(words, subject)).length,
      Math.floor(Math.max(0, ...below) / aSentence),
    )
    const said = inTitle || inHeading || isOwn ? ownWords(page) : 0
    const explained = said >= enoughWords || spoken > 1 ? 1 : spoken === 1 || said >= enoughWords / 3 ? onePiece : 0
    const met =
      (inTitle ? answerShares.title : 0) + (inHeading ? answerShares.heading : 0) + answerShares.text * explained
    // The name alone, in a list of links or over nothing, explains nothing.
    const inText = pieces.some(
      ({ words, text }) => names(words, subject, common) && wordCount(text) > wordCount(service),
    )
    return {
      page,
      inTitle,
      inHeading,
      inText,
      partly: [
        ...(inTitle && !covers(title, whole) ? ['title' as const] : []),
        ...(inHeading && !headings.some(({ words }) => covers(words, whole)) ? ['headings' as const] : []),
        ...(inText && !pieces.some(({ words }) => covers(words, whole)) ? ['text' as const] : []),
      ],
      explained,
      met,
      named: Number(mains.length > 0 || isOwn) * 2 + Number(covers(address, subject)),
      besides: isOwn ? 0 : Math.min(...mains.map(({ words }) => words.size - subject.size), most),
      below: Math.max(0, ...sections.filter(({ heading }) => covers(heading, subject)).map(({ words }) => words)),
      isPost: isNews(page) && !isOwn,
      hasAll:
        isOwn ||
        covers(title, whole) ||
        headings.some(({ words }) => covers(words, whole)) ||
        pieces.some(({ words }) => covers(words, whole)),
    }
  })
  const hasOwn = answers.some(({ met, isPost }) => met > 0 && !isPost)
  const sorted = answers
    .filter(({ isPost }) => !hasOwn || !isPost)
    .toSorted(
      (a, b) =>
        Number(b.hasAll) - Number(a.hasAll) ||
        Number(b.named > 1) - Number(a.named > 1) ||
        a.besides - b.besides ||
        b.met - a.met ||
        b.named - a.named ||
        b.below - a.below,
    )
  // Where no page is the service's own, one that answers in full counts before one whose main heading has the name.
  const best = (called.length === 0 && sorted.find(({ met, hasAll }) => hasAll && met >= answeredFully)) || sorted[0]!
  return best.met > 0 ? best : { ...best, page: null }
}
