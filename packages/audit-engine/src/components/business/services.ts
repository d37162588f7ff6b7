import type { Facts } from '../../facts/facts.ts'
import { serviceName, withoutPlace } from '../../facts/service-names.ts'
import type { CrawledPage } from '../../sources/source.ts'
import { covers, telling, type Stems } from '../../text/mentions.ts'
import { ownWords } from '../site/page-text.ts'
import { pageWords } from '../site/page-words.ts'
import { addressKey } from '../site/addresses.ts'
import { internalLinks } from '../site/link-graph.ts'
import type { Site } from '../site/site.ts'

type Service = Facts['services'][number]

/** A page about a service with this many words explains it; with a third of them, it says a little. */
export const enoughWords = 150
/** What the parts of an answer count for. */
export const answerShares = { title: 0.4, heading: 0.3, text: 0.3 }
/** What a single piece of text about the service counts for, of the share of the text. */
export const onePiece = 0.4

/** Distinctive words in what people search for. */
const mostWords = 4

/**
 * The services as people search for them: without the place ("Switchboard upgrades in Marrickville"), each once, and
 * only those the site mentions in more than one place: an entry in a single list is not enough to judge it by. None where
 * those are less than half of what the site lists, as the few would stand for other things than it sells.
 */
export const subjectsOf = (site: Site, services: readonly Service[], places: readonly string[]): Service[] => {
  const subjects: { service: Service; words: Stems }[] = []
  for (const service of services) {
    const name = withoutPlace(service.name, places)
    // What is left of "Keep in touch" names nothing.
    if (name !== service.name && serviceName(name) === null) continue
    const words = telling(name)
    // "Office, retail and hospitality fit-outs and refurbishment" is a description; nobody searches for all of it.
    if (words.size > mostWords) continue
    const known = subjects.some((one) => one.words.size === words.size && covers(one.words, words))
    if (!known) subjects.push({ service: { ...service, name }, words })
  }
  const spoken = subjects.filter(({ words }) => isSpokenOf(site, words))
  return spoken.length * 2 < subjects.length ? [] : spoken.map(({ service }) => service)
}

/**
 * Whether more than one title, address, heading or piece of text names it. The same text on several pages counts once:
 * menus, slogans and calls to action repeat.
 */
const isSpokenOf = (site: Site, subject: Stems): boolean => {
  const texts = new Set<string>()
  for (const page of site.content) {
    const { title, address, headings, pieces } = pageWords(page)
    if (covers(title, subject)) texts.add(`title ${page.page.titles[0]}`)
    if (covers(address, subject)) texts.add(page.finalUrl)
    for (const { text, words } of headings) if (covers(words, subject)) texts.add(text)
    for (const { text, words } of pieces) if (covers(words, subject)) texts.add(text)
    if (texts.size > 1) return true
  }
  return false
}

/**
 * Pages that links such as "Blocked drains" lead to under exactly the service's name: those that were read, and how
 * many others there are.
 */
export const pagesCalled = (site: Site, service: string): { read: CrawledPage[]; unread: number } => {
  const subject = telling(service)
  const targets = new Set(
    linkNames(site)
      .filter(({ words }) => words.size === subject.size && covers(words, subject))
      .map(({ target }) => target),
  )
  const read = site.content.filter(
    ({ url, finalUrl }) => targets.has(addressKey(url)) || targets.has(addressKey(finalUrl)),
  )
  return { read, unread: read.length > 0 ? 0 : targets.size }
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
      .map((text) => ({ target, words: telling(text) })),
  )
  namesOfLinks.set(site, names)
  return names
}
const longestLinkName = 60

/** Cached, because each service is looked up among them. */
const namesOfLinks = new WeakMap<Site, LinkName[]>()

/** What is done, beside what it is done to. */
const works = telling(
  'installation repairs replacement testing inspection maintenance upgrades works solutions support care cleaning fitting house',
)

/**
 * Whether words name what a service is about, well enough for a reader: "Book an EICR" names "EICR testing", and "Deck
 * staining" names "Deck and timber staining".
 */
const names = (words: Stems, subject: Stems): boolean => {
  const core = [...subject].filter((word) => !works.has(word))
  return core.length > 0
    ? core.filter((word) => words.has(word)).length >= mostly * core.length
    : covers(words, subject)
}
const mostly = 2 / 3

/** Whether the title of some page names the service. */
export const isInSomeTitle = (site: Site, service: string): boolean =>
  site.content.some((page) => names(pageWords(page).title, telling(service)))

export interface Answer {
  /** Null when no page does more than mention it. */
  page: CrawledPage | null
  inTitle: boolean
  inHeading: boolean
  inText: boolean
  /** 0 to 1. */
  explained: number
  /** 0 to 1. */
  met: number
}

/** Shorter pieces mention a service without explaining it. */
const shortest = 40

/** Pages that name services only along the way. */
const namesInPassing =
  /\/(?:[\w-]*-)?(?:contact|book(?:ing)?s?|quotes?|enquir(?:y|ies|e)|find-us|testimonials?|reviews?|team|careers?|jobs?|employment)(?:-[\w-]*)?(?:\.\w+)?\/?$/i

/**
 * The page that best answers a search for the service: before any other, one that links call by its name or whose main
 * heading names it, even where the home page mentions it in as many places; then one named after it.
 */
export const bestAnswer = (site: Site, service: string, called: readonly CrawledPage[]): Answer => {
  const subject = telling(service)
  const pages = site.content.filter(
    (page) =>
      page === site.home || called.includes(page) || !namesInPassing.test(URL.parse(page.finalUrl)?.pathname ?? ''),
  )
  const answers = pages.map((page): Answer & { named: number } => {
    const { title, address, headings, pieces } = pageWords(page)
    const inTitle = names(title, subject)
    const isMain = page !== site.home && headings.some(({ level, words }) => level === 1 && covers(words, subject))
    const inHeading = headings.some(({ words }) => names(words, subject))
    const spoken = pieces.filter(({ words, text }) => text.length > shortest && covers(words, subject)).length
    const said = inTitle || inHeading ? ownWords(page) : 0
    const explained = said >= enoughWords || spoken > 1 ? 1 : spoken === 1 || said >= enoughWords / 3 ? onePiece : 0
    const met =
      (inTitle ? answerShares.title : 0) + (inHeading ? answerShares.heading : 0) + answerShares.text * explained
    return {
      page,
      inTitle,
      inHeading,
      inText: spoken > 0,
      explained,
      met,
      named: Number(isMain || called.includes(page)) * 2 + Number(covers(address, subject)),
    }
  })
  const best = answers.toSorted((a, b) => b.met - a.met || b.named - a.named)[0]!
  return best.met > 0 ? best : { ...best, page: null }
}
