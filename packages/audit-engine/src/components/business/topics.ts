import type { Facts } from '../../facts/facts.ts'
import type { WebsiteCrawl } from '../../sources/source.ts'
import { wordCount } from '../../text/words.ts'
import { pathOf } from '../site/addresses.ts'
import { isNews } from '../site/page-text.ts'
import { unreadAddresses, type Site } from '../site/site.ts'
import { mayAnswer } from './questions.ts'
import {
  hasAboutPart,
  hasAboutSentence,
  hasContactForm,
  linksToAbout,
  linksToSection,
  linksToServices,
  hasOfferSentence,
} from './topic-hints.ts'
import { findAboutName, findTopic, isInAddress } from './topic-places.ts'
import { drawer, isBesidesOffer, isMeant, longestHeading, words, type Topic } from './topic-words.ts'

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
 * these says is left out where a weaker sign leaves it open, such as a link or a sentence, where the menu names it without an
 * address or leads to what a script shows at the same one, what is offered where it may well be on one of many pages, and
 * questions where many pages or an article were not read, or one may answer some.
 */
export const coverTopics = (
  site: Site,
  crawl: WebsiteCrawl,
  { services, contact, identity }: Pick<Facts, 'services' | 'contact' | 'identity'>,
): CoveredTopic[] => {
  const saidIn = withoutName(identity.name)
  const ownNames = [identity.name ?? '', ...identity.variations].filter((one) => one !== '')
  const unread = unreadAddresses(crawl)
  const copies = site.copies.map(({ page }) => page.finalUrl)
  // What only markup names, no visitor reads.
  const reachable = contact.phones.find(({ where }) => where !== 'markup') ?? null
  const email = contact.emails[0] ?? null
  /** Signs that leave open whether visitors read something on the topic: a link's text, a sentence, an address we did not read. */
  const mayBeSaid = (topic: Topic, isHeaded: boolean, isNamed: boolean): boolean =>
    unread.some((url) => isInAddress(topic, url)) ||
    (topic === 'services' && (linksToServices(site, saidIn) || (!isHeaded && hasOfferSentence(site)))) ||
    (topic === 'about' && hasAboutSentence(site, identity.name)) ||
    (!isHeaded &&
      (linksToSection(site, topic, saidIn) ||
        (topic === 'about' && (isNamed || linksToAbout(site) || hasAboutPart(site, ownNames)))))
  /** Whether a topic may be on one of the pages all the same, where nothing says so. */
  const isOpen = (topic: Topic): boolean =>
    site.routes.length > 0 ||
    site.unlinked.some((text) => isMeant(topic, text)) ||
    // Questions are mostly answered on the pages they are about, and many of those were not read.
    (topic === 'faq' &&
      (crawl.notVisited.length * 2 > site.pages.length || hasUnreadArticles(crawl) || mayAnswer(site))) ||
    (topic === 'services' &&
      (site.content.length > mostWithoutOffer || hasOpenHeading(site) || mayNameOffer(site, saidIn)))
  const all = topics.map(({ topic, name }): CoveredTopic | null => {
    const about = { topic, name, weight: topicShares[topic], isFiller: false }
    const place = findTopic(site, topic, saidIn)
    const named =
      topic === 'about' && !(place?.own && isInAddress(topic, place.page.finalUrl))
        ? findAboutName(site, ownNames)
        : undefined
    if (named?.isSure && !place?.isFiller) {
      const saw = `A heading or the address of this page has words for ${name}.`
      return { ...about, found: { url: named.url, saw, quote: named.quote } }
    }
    if (place && !place.isFiller) {
      if (place.isAsked) return null
      const saw = place.own
        ? `The address or main heading of this page has words for ${name}.`
        : `A heading here, or the line above it, has words for ${name}.`
      return { ...about, found: { url: place.page.finalUrl, saw, quote: place.quote } }
    }
    const service = topic === 'services' ? services[0] : undefined
    if (service)
      return { ...about, found: { url: service.url, saw: 'The services are named here.', quote: service.quote } }
    const contactAt = topic === 'contact' ? (reachable ?? email) : null
    if (!contactAt && mayBeSaid(topic, place !== null, named !== undefined)) return null
    const copy = copies.find((url) => isInAddress(topic, url))
    if (copy) {
      const saw = `There is an address for ${name}, with the text of another page.`
      return { ...about, found: { url: copy, saw, quote: pathOf(copy) } }
    }
    const quote = reachable?.quote ?? email?.address ?? ''
    const form = topic === 'contact' && !contactAt ? site.pages.find(hasContactForm) : undefined
    if (form) return { ...about, found: { url: form.finalUrl, saw: 'There is a form to write to you.', quote: '' } }
    if (!contactAt && place) {
      const saw = `There is a section on ${name}, but under its heading is only filler text.`
      return { ...about, found: { url: place.page.finalUrl, saw, quote: place.quote }, isFiller: true }
    }
    if (contactAt) {
      const saw =
        reachable?.where === 'tel-link'
          ? 'A link here dials a phone number.'
          : 'A phone number or email address is given here.'
      return { ...about, found: { url: contactAt.url, saw, quote } }
    }
    return isOpen(topic) ? null : { ...about, found: null }
  })
  return all.filter((one) => one !== null)
}

/** Whether a lesser heading is about none of the other topics, as "Court hire" is: it may name what is offered. */
const hasOpenHeading = (site: Site): boolean =>
  site.content.some(({ page }) =>
    page.headings.some(
      ({ level, hidden, text }) =>
        level > 1 &&
        !hidden &&
        text !== '' &&
        wordCount(text) <= longestHeading &&
        !drawer.test(text) &&
        !isBesidesOffer('services', text) &&
        !topics.some(({ topic }) => topic !== 'services' && words[topic].test(text)),
    ),
  )

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

/** Articles often end in the questions that readers have. */
const hasUnreadArticles = (crawl: WebsiteCrawl): boolean =>
  unreadAddresses(crawl).some((finalUrl) => isNews({ finalUrl }))

/** "Smith Property Services" above a page does not say what it offers. */
const withoutName =
  (name: string | null) =>
  (text: string): string =>
    name === null ? text : text.replaceAll(name, ' ')
