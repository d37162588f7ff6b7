import type { Facts } from '../../facts/facts.ts'
import type { CrawledPage, WebsiteCrawl } from '../../sources/source.ts'
import { plainWords } from '../../text/plain-words.ts'
import { wordCount } from '../../text/words.ts'
import { isFiller } from '../site/page-text.ts'
import { pathOf } from '../site/addresses.ts'
import { pageKind } from '../site/page-kind.ts'
import type { Site } from '../site/site.ts'

/** What customers look for on a business website. */
type Topic = 'services' | 'contact' | 'about' | 'faq'

/** Words that indicate a topic in an address or main heading, but not in a lesser heading. */
const pageWords: Partial<Record<Topic, RegExp>> = {
  about: /\b(team|staff|people|story|aboutus)\b/i,
  contact: /\bcontactus\b/i,
  services: /\b(dry ?|equipment |party |event )?(hire|rentals?)\b/i,
}

const words: Record<Topic, RegExp> = {
  services:
    /\b(services?|what we (do|offer)|specialt(y|ies)|our work|products?|shop|store|menus?|treatments?|class(es)?|courses?|programs?|rooms?|pric(es?|ing)|practice areas|expertise|capabilit(y|ies)|solutions|repairs?|installations?|packages|collections?|properties|listings|catalogue|how we help|(our )?(activities|lessons|workshops|tours|meals))\b/i,
  contact:
    /\b(contact( us| me)?|get in touch|find us|visit us|talk to us|enquir(e|y|ies)|(get|request) a (free )?(quote|call ?back)|book (now|online|an appointment|(a|your|my) (free |first |initial )?(consult(ation)?|appointment|visit|call))|opening hours)\b|^\W*(our )?locations?\W*$/i,
  about:
    /^(?!\W*join\b)(?!.*\b(say|says|said|think|reviews?|testimonials?)\b).*(?:^\W*about\b|\b(?:about ?(?:us|me)|(our|my) story|who (we are|i am)|(meet )?(our|the|management) team|our (history|mission|vision|people|coaches|instructors|staff|company|firm|practice)|meet [A-Z][a-z]+|why (choose )?us)\b|^\W*(?:dr|prof)\.? \p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’.-]*){1,3}\W*$)/iu,
  faq: /\b(faqs?|f\.a\.q|frequently asked( questions)?|common questions|good to know|questions (and|&) answers|your questions)\b/i,
}

/** The plainest words for each topic; a page or heading with one of them is preferred. */
const plainest: Record<Topic, RegExp> = {
  services: /\b(services|what we (do|offer)|specialt(y|ies)|treatments|practice areas)\b/i,
  contact: /\b(contact|get in touch)\b/i,
  about: /\b(about|who we are)\b/i,
  faq: /\b(faqs?|frequently asked)\b/i,
}

/** "Our menu", "Shop", "Classes & Courses": a looser word for the offer is one where it is all a heading says. */
const offerLabel = new RegExp(
  `^(?:our|the|my|all|view|see|explore|browse)? ?${words.services.source}(?: (?:and|&) ${words.services.source})*\\W*$`,
  'i',
)
/** "Drinks menu", "Price list". */
const whatIsServed = /\b(?:menus?|price list)\W*$/i
/** Whether a heading names the topic; "Public Art Collections" may be about anything. */
const heads = (topic: Topic, text: string): boolean =>
  words[topic].test(text) &&
  (topic !== 'services' || [plainest.services, offerLabel, whatIsServed].some((label) => label.test(text.trim())))

/**
 * Headings with a word for an offer that are about something else: places served, what is sold or let already, and the
 * firm's promises.
 */
const besidesOffer =
  /\b(?:areas?|suburbs?|locations?|regions?|hours|terms|reviews?|testimonials?|recent(?:ly)?|past|previous|sold|leased|completed|related|coming soon|areas? of service)\b|\b(?:we|you|our clients?)\b.*\bservice\b|\bservic(?:e|ing)\b.*\b(?:guarantee|promise|commitment|quality)\b|\b(?:quality|customer|great|excellent|friendly|personal|fast|prompt|professional|self)[- ]service\b|^(?:join|download|read|follow|why|book|call|need|looking|ready|want)\b|[?]$/i
const practiceAreas = /\bpractice areas\b|\bareas of (?:practice|law|expertise)\b/i
const isBesidesOffer = (topic: Topic, text: string): boolean =>
  topic === 'services' && besidesOffer.test(text) && !practiceAreas.test(text)

/** The label of a navigation drawer or of a list of links. */
const drawer = /^((main|site|mobile) )?(menu|navigation)$|\blinks$/i
/** Longer headings are sentences, which mention much in passing. */
const longestHeading = 8

/** Percent of the score. */
export const topicShares: Record<Topic, number> = { services: 14, contact: 12, about: 8, faq: 6 }
const topics: readonly { topic: Topic; name: string }[] = [
  { topic: 'services', name: 'what you offer' },
  { topic: 'contact', name: 'how to reach you' },
  { topic: 'about', name: 'who you are' },
  { topic: 'faq', name: 'answers to common questions' },
]

export const topicCount = topics.length

export interface CoveredTopic {
  topic: Topic
  name: string
  weight: number
  /** Where the site covers it; null when it does not. */
  found: { url: string; saw: string; quote: string } | null
  /** Whether all we found is a heading over a template's filler text. */
  isFiller: boolean
}

/** On a site of more pages, some are likely to be about what it sells, under whatever name. */
const mostWithoutOffer = 5

/**
 * The four topics, and where the site covers each: on a page, under a heading, or in the derived facts. One that none of
 * these says is left out where the menu names it without an address or leads to what a script shows at the same one, and
 * what is offered where it may well be on one of many pages.
 */
export const coverTopics = (
  site: Site,
  crawl: WebsiteCrawl,
  { services, contact, identity }: Pick<Facts, 'services' | 'contact' | 'identity'>,
): CoveredTopic[] => {
  const saidIn = withoutName(identity.name)
  const unread = unreadAddresses(crawl)
  const copies = site.copies.map(({ finalUrl }) => finalUrl)
  const reachable = contact.phones[0] ?? null
  const email = contact.emails[0] ?? null
  const all = topics.map(({ topic, name }): CoveredTopic => {
    const about = { topic, name, weight: topicShares[topic], isFiller: false }
    const place = findTopic(site, topic, saidIn)
    if (place && !place.isFiller) {
      const saw = place.own
        ? `By its address or main heading, this page is on ${name}.`
        : `By its heading, a section of this page is on ${name}.`
      return { ...about, found: { url: place.page.finalUrl, saw, quote: place.quote } }
    }
    const service = topic === 'services' ? services[0] : undefined
    if (service)
      return { ...about, found: { url: service.url, saw: 'The services are named here.', quote: service.quote } }
    const link = topic === 'services' ? linkToServices(site) : undefined
    if (link) return { ...about, found: { url: link.from, saw: `A link leads to ${name}.`, quote: link.text } }
    const offer = topic === 'services' && !place ? offerSentence(site) : undefined
    if (offer) return { ...about, found: { ...offer, saw: `The text says ${name}.` } }
    const section = place ? undefined : linkToSection(site, topic)
    if (section) return { ...about, found: { url: section.from, saw: `A link leads to ${name}.`, quote: section.text } }
    const sentence = topic === 'about' ? aboutSentence(site, identity.name) : undefined
    if (sentence)
      return { ...about, found: { url: site.home.finalUrl, saw: `The home page says ${name}.`, quote: sentence } }
    const address = unread.find((url) => isMeant(topic, wordsOf(url)))
    if (address) {
      const saw = `There is an address for ${name}, which we did not read.`
      return { ...about, found: { url: address, saw, quote: pathOf(address) } }
    }
    const copy = copies.find((url) => isMeant(topic, wordsOf(url)))
    if (copy) {
      const saw = `There is an address for ${name}, with the text of another page.`
      return { ...about, found: { url: copy, saw, quote: pathOf(copy) } }
    }
    const contactAt = topic === 'contact' ? (reachable ?? email) : null
    const quote = reachable?.quote ?? email?.address ?? ''
    const form = topic === 'contact' && !contactAt ? site.pages.find(hasContactForm) : undefined
    if (form) return { ...about, found: { url: form.finalUrl, saw: 'There is a form to write to you.', quote: '' } }
    if (!contactAt && place) {
      const saw = `There is a section on ${name}, but under its heading is only filler text.`
      return { ...about, found: { url: place.page.finalUrl, saw, quote: place.quote }, isFiller: true }
    }
    return {
      ...about,
      found: contactAt ? { url: contactAt.url, saw: 'A phone number or email address is given here.', quote } : null,
    }
  })
  return all.filter(
    ({ topic, found }) =>
      found !== null ||
      (site.routes.length === 0 &&
        !site.unlinked.some((text) => isMeant(topic, text)) &&
        (topic !== 'services' || (site.content.length <= mostWithoutOffer && !mayNameOffer(site, saidIn)))),
  )
}

/** Whether a heading or a link may be about what is offered, as "Collections for the home" is. */
const mayNameOffer = (site: Site, saidIn: (text: string) => string): boolean =>
  site.pages.some(({ page }) =>
    [...page.headings.filter(({ hidden }) => !hidden), ...page.links.filter(({ url }) => url !== null)].some(
      ({ text }) =>
        !drawer.test(text) &&
        wordCount(text) <= longestHeading &&
        words.services.test(saidIn(text)) &&
        !isBesidesOffer('services', text),
    ),
  )

/** "Wine list" or "Our menu" as a link to a file or to another page; the label of a drawer does not count. */
const linkToServices = (site: Site): { from: string; text: string } | undefined =>
  site.pages
    .flatMap(({ page, finalUrl }) =>
      page.links.map(({ url, text }) => ({ from: finalUrl, text, url: url?.replace(/\/$/, '') ?? null })),
    )
    .find(
      ({ url, text, from }) =>
        url !== null &&
        url !== from.replace(/\/$/, '') &&
        !drawer.test(text) &&
        wordCount(text) <= 4 &&
        heads('services', text),
    )

/** "About Wattle & Wire" may be about anything. */
const aboutLabel = /^(?:about(?: us| me)?|(?:our|my) story|(?:meet )?(?:our|the) team|who (?:we are|i am))$/i

/**
 * "About" in the menu of a single page, which leads to a section whose title is no heading ("#about"), or to what a
 * script shows at the same address ("#/about").
 */
const linkToSection = (site: Site, topic: Topic): { from: string; text: string } | undefined =>
  site.pages
    .flatMap(({ page, finalUrl }) => page.links.map((link) => ({ ...link, from: finalUrl })))
    .find(
      ({ href, text, lacksTarget }) =>
        /^(?:#[\w-]{2,}|\/?#!?\/.+)$/.test(href) &&
        !lacksTarget &&
        !drawer.test(text) &&
        wordCount(text) <= 3 &&
        (topic === 'about' ? aboutLabel : words[topic]).test(text),
    )

/** "Wattle & Wire is a family business in …" or "We are …" on the home page. */
const aboutSentence = (site: Site, name: string | null): string | undefined => {
  const [first = ''] = (name ?? '').split(' ')
  const who = [
    'we are',
    "we're",
    'i am',
    "i'm",
    ...(first.length > 2 ? [`${plainWords(first)}( \\w+){0,4} (is|are|was)`] : []),
  ]
  const opening = new RegExp(
    `^(${who.map((words) => words.replace("'", ' ')).join('|')}) (?!here|open|closed|proud|ready|happy|sorry)`,
  )
  return site.home.page.blocks.find(
    ({ text, inNav, inFooter }) => !inNav && !inFooter && wordCount(text) > 11 && opening.test(plainWords(text)),
  )?.text
}

const offers =
  /\b(?:services include|speciali[sz](?:e|es|ing) in|(?:we|i) (?:also )?(?:offer|provide|speciali[sz]e))\b/i

/** "We specialise in office cleaning": what is offered, in a sentence. */
const offerSentence = (site: Site): { url: string; quote: string } | undefined =>
  site.pages
    .flatMap(({ page, finalUrl }) => page.blocks.map(({ text }) => ({ url: finalUrl, quote: text })))
    .find(({ quote }) => quote.length < 2_000 && wordCount(quote) > 5 && offers.test(quote))

/** Whether a form asks for an email address or phone number and for a message, or for who wants to be called back. */
const hasContactForm = ({ page }: CrawledPage): boolean =>
  page.forms.some(({ fields }) => {
    const asks = (what: RegExp) => fields.some(({ type, name, label }) => what.test(`${type} ${name} ${label ?? ''}`))
    if (asks(/password|search/i)) return false
    return (
      (asks(/e-?mail|phone|mobile|tel\b/i) && asks(/textarea|message|enquiry|comment/i)) ||
      (asks(/phone|mobile|tel\b/i) && asks(/name/i))
    )
  })

/** Whether the address or main heading of a page names the topic; in the title of an article a loose word names nothing. */
const isMeant = (topic: Topic, text: string): boolean =>
  words[topic].test(text) || (wordCount(text) <= longestHeading && (pageWords[topic]?.test(text) ?? false))

const wordsOf = (url: string): string => pathOf(url).replace(/[-_/.]+/g, ' ')

/** Addresses on the site that exist, or may, but were not read as pages. */
const unreadAddresses = (crawl: WebsiteCrawl): string[] => [
  ...crawl.notVisited,
  ...crawl.others.filter(({ status }) => status < 300).map(({ url }) => url),
  ...crawl.failed.filter(({ reason }) => reason !== 'dns').map(({ url }) => url),
]

/**
 * Articles and past projects mention services, and lists of suburbs mention "areas we service", but none of them is the
 * services page.
 */
const aside =
  /\/(?:[\w-]*-)?(?:blogs?|news|articles?|posts?|projects?|portfolio|galler(?:y|ies)|photos|stories|events?|case-stud(?:y|ies)|areas?|suburbs?|regions?)(?:[-_/.]|$)/i

/** A page about prices only names services along the way. */
const prices = /pric|cost|fees?\b|rates?\b/i

/** "Smith Property Services" above a page does not say what it offers. */
const withoutName =
  (name: string | null) =>
  (text: string): string =>
    name === null ? text : text.replaceAll(name, ' ')

/** Where the site covers a topic: a page of its own rather than a section of another; null when nowhere. */
const findTopic = (
  site: Site,
  topic: Topic,
  saidIn: (text: string) => string,
): { page: CrawledPage; quote: string; own: boolean; isFiller: boolean } | null => {
  const read = site.pages.filter((page) => page === site.home || pageKind(page) !== 'formality')
  const plainestFirst = <Found>(found: Found[], textOf: (found: Found) => string): Found[] =>
    found.toSorted(
      (one, other) => Number(plainest[topic].test(textOf(other))) - Number(plainest[topic].test(textOf(one))),
    )
  const own = read.flatMap((page) => {
    if (page === site.home) return []
    const main = page.page.headings.find(
      ({ level, hidden, text }) =>
        level === 1 && !hidden && isMeant(topic, saidIn(text)) && !isBesidesOffer(topic, text),
    )
    const address = wordsOf(page.finalUrl)
    const inAddress = isMeant(topic, address) && !isBesidesOffer(topic, address)
    const title = page.page.titles[0] ?? page.finalUrl
    return main || inAddress
      ? [{ page, quote: inAddress ? title : main!.text, own: true, isFiller: false, inAddress }]
      : []
  })
  // An address is a surer sign than a heading; an article or a list of suburbs comes last.
  const pages = own.filter(({ page }) => !aside.test(pathOf(page.finalUrl)))
  const addressed = plainestFirst(
    pages.filter(({ inAddress }) => inAddress),
    ({ page }) => wordsOf(page.finalUrl),
  )
  const place = addressed.find(({ page }) => !prices.test(pathOf(page.finalUrl))) ?? addressed[0] ?? pages[0]
  if (place) return place
  const headings = read.flatMap((page) =>
    page.page.headings
      .filter(({ text, hidden }) => !hidden && !drawer.test(text))
      .filter(({ text }) => wordCount(text) <= longestHeading || plainest[topic].test(text))
      .filter(({ text }) => heads(topic, saidIn(text)) && !isBesidesOffer(topic, text))
      .map(({ text }) => ({ page, quote: text, own: false, isFiller: headsFiller(page, text) })),
  )
  const [heading] = plainestFirst(headings, ({ quote }) => quote).toSorted(
    (one, other) => Number(one.isFiller) - Number(other.isFiller),
  )
  return heading ?? (topic === 'faq' ? questionHeadings(site) : null) ?? own[0] ?? null
}

/** Whether the text under a heading is a template's filler. */
const headsFiller = ({ page }: CrawledPage, heading: string): boolean => {
  const at = page.blocks.findIndex(({ text, tag }) => /^h\d$/.test(tag) && text === heading)
  const after = at < 0 ? [] : page.blocks.slice(at + 1)
  const end = after.findIndex(({ tag }) => /^h\d$/.test(tag))
  const said = after.slice(0, end < 0 ? undefined : end).filter(({ text }) => wordCount(text) > 4)
  return said.length > 0 && said.every(({ text }) => isFiller(text))
}

/** Three or more questions, most of a page's, that have one and the same answer; null when there are none such. */
export const questionsWithOneAnswer = (site: Site): { page: CrawledPage; questions: number; answer: string } | null => {
  for (const page of site.content) {
    const { blocks } = page.page
    const asked = blocks.flatMap(({ text }, at) =>
      text.trim().endsWith('?') && wordCount(text) > 2 && blocks[at + 1] && !blocks[at + 1]!.text.trim().endsWith('?')
        ? [{ question: text, answer: blocks[at + 1]!.text }]
        : [],
    )
    for (const same of Map.groupBy(asked, ({ answer }) => answer).values()) {
      const questions = new Set(same.map(({ question }) => question)).size
      const answer = same[0]!.answer
      if (questions > 2 && questions * 2 > asked.length && wordCount(answer) > 7) return { page, questions, answer }
    }
  }
  return null
}

/** Questions that sell something or only address the visitor do not make an FAQ. */
const rhetorical =
  /^(why|ready|need|looking|want|have|do you (have|need|want)|are you (new|ready|looking)|how to get in touch)\b|\bus\?$/i

/** Three questions as headings or summaries make an FAQ, even without the name. */
const questionHeadings = (site: Site) => {
  for (const page of site.pages) {
    const questions = page.page.blocks.filter(
      ({ tag, text, inFormOrDialog }) =>
        /^(?:h\d|summary|dt)$/.test(tag) &&
        !inFormOrDialog &&
        text.trim().endsWith('?') &&
        !rhetorical.test(text.trim()),
    )
    if (questions.length >= 3) return { page, quote: questions[0]!.text, own: false, isFiller: false }
  }
  return null
}
