import type { CrawledPage } from '../../sources/source.ts'
import { isKnownPlace } from '../../facts/gazetteer.ts'
import { plainWords } from '../../text/plain-words.ts'
import { wordCount } from '../../text/words.ts'
import { pathOf } from '../site/addresses.ts'
import { pageKind } from '../../facts/page-kind.ts'
import { isFiller, isHomeAgain } from '../site/page-text.ts'
import type { Site } from '../site/site.ts'
import { questionHeadings, questionPage } from './questions.ts'
import {
  aboutWhat,
  drawer,
  heads,
  isBesidesOffer,
  isMeant,
  longestHeading,
  plainest,
  topics,
  type Topic,
} from './topic-words.ts'

/**
 * Articles and past projects mention services, and lists of suburbs mention "areas we service", but none of them is the
 * services page.
 */
const aside =
  /\/(?:[\w-]*-)?(?:blogs?|news|articles?|posts?|projects?|portfolio|galler(?:y|ies)|photos|stories|events?|case-stud(?:y|ies)|areas?|suburbs?|regions?)(?:[-_/.]|$)/i

/** A gallery of finished work shows what was made, and may say nothing of what is offered. */
const isWorkShown = (topic: Topic, text: string): boolean => topic === 'services' && /\bour works?$/i.test(text.trim())

/** A page about prices only names services along the way. */
const prices = /pric|cost|fees?\b|rates?\b/i

interface TopicPlace {
  page: CrawledPage
  quote: string
  /** A page of its own rather than a section of another. */
  own: boolean
  isFiller: boolean
  /** Set where questions themselves are all that shows it. */
  isAsked?: true
}

/** Where the site covers a topic: a page of its own rather than a section of another; null when nowhere. */
export const findTopic = (site: Site, topic: Topic, saidIn: (text: string) => string): TopicPlace | null => {
  const read = site.pages.filter((page) => page === site.home || pageKind(page) !== 'formality')
  const plainestFirst = <Found>(found: Found[], textOf: (found: Found) => string): Found[] =>
    found.toSorted(
      (one, other) => Number(plainest[topic].test(textOf(other))) - Number(plainest[topic].test(textOf(one))),
    )
  const isBeside = (text: string): boolean => isBesidesOffer(topic, text) || isWorkShown(topic, text)
  const own = read.flatMap((page) => {
    if (page === site.home) return []
    const main = page.page.headings.find(
      ({ level, hidden, text, beside }) =>
        // A logo after "About" may be that of anything.
        level === 1 && !hidden && beside === undefined && isMeant(topic, saidIn(text)) && !isBeside(text),
    )
    const address = wordsOf(page.finalUrl)
    const inAddress = isInAddress(topic, page.finalUrl) && !isBeside(address)
    const title = page.page.titles[0] ?? page.finalUrl
    return (main || inAddress) && !isHomeAgain(site.home, page)
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
  // "Contact coaches early" in an article is advice to its readers.
  const telling = topic === 'contact' ? read.filter(({ finalUrl }) => !aside.test(pathOf(finalUrl))) : read
  const headings = telling.flatMap((page) =>
    page.page.headings
      .filter(
        ({ text, hidden, beside, inFormOrDialog }) =>
          !hidden && !inFormOrDialog && beside === undefined && !drawer.test(text),
      )
      // "About Wattle & Wire" over a line in the footer says little.
      .filter(({ text }) => topic !== 'about' || !isInFooter(page, text))
      .map(({ text }) => ({ text, says: labelOver(page, text) ?? text }))
      .filter(({ says }) => wordCount(says) <= longestHeading || plainest[topic].test(says))
      .filter(({ says }) => heads(topic, saidIn(says)) && !isBesidesOffer(topic, says))
      .map(({ text, says }) => ({ page, quote: says, own: false, isFiller: headsFiller(page, text) })),
  )
  const [heading] = plainestFirst(headings, ({ quote }) => quote).toSorted(
    (one, other) => Number(one.isFiller) - Number(other.isFiller),
  )
  return (
    heading ??
    (topic === 'faq' ? (questionHeadings(site) ?? questionPage(site)) : null) ??
    (topic === 'services' ? null : (own[0] ?? null))
  )
}

/**
 * "About Wattle" in a heading or an address: surely who the business is where that is part of its name, likely where it may
 * be a name at all, and nothing where it is none, as in "About neck pain".
 */
export const findAboutName = (
  site: Site,
  ownNames: readonly string[],
): { url: string; quote: string; isSure: boolean } | undefined => {
  const own = new Set(ownNames.flatMap((name) => plainWords(name).split(' ')))
  const inText = site.pages.map(({ page }) => page.text.body)
  return site.pages
    .flatMap((page) => [
      ...page.page.headings
        .filter(({ text, hidden, inFormOrDialog }) => !hidden && !inFormOrDialog && !isInFooter(page, text))
        .map(({ text }) => labelOver(page, text) ?? text)
        .map((says) => ({ page, quote: says, what: aboutWhat(says) })),
      { page, quote: page.page.titles[0] ?? pathOf(page.finalUrl), what: aboutWhat(wordsOf(page.finalUrl)) },
    ])
    .flatMap(({ page, quote, what }) => {
      if (what === null || isKnownPlace(what) || isCommon(what, inText)) return []
      const isSure = plainWords(what)
        .split(' ')
        .every((word) => own.has(word))
      return isSure || !abbreviation.test(what) ? [{ url: page.finalUrl, quote, isSure }] : []
    })
    .toSorted((one, other) => Number(other.isSure) - Number(one.isSure))[0]
}
/** "NDIS" is a name, and nobody's here. */
const abbreviation = /^\p{Lu}{2,5}$/u

/** Whether a text has the words in small letters, as none has a name; an address of a website or mailbox is no text. */
const isCommon = (what: string, texts: readonly string[]): boolean => {
  const words = what.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const inSmallLetters = new RegExp(`(?<![\\p{L}\\d@./_-])${words}(?![\\p{L}\\d@/_-]|\\.\\p{L})`, 'u')
  return texts.some((text) => inSmallLetters.test(text))
}

const isInFooter = ({ page }: CrawledPage, heading: string): boolean => {
  const shown = page.blocks.filter(({ tag, text }) => isHeadingTag(tag) && text === heading)
  return shown.length > 0 && shown.every(({ inFooter }) => inFooter)
}

/** Words, and characters. */
const longestLabel = 4
const mostCharacters = 80

/**
 * "Our story", in small letters over the heading "We do eggs. That's it.", says what the section is about; null where no such
 * label is over the first heading with this text.
 */
const labelOver = ({ page }: CrawledPage, heading: string): string | null => labelsOf(page.blocks).get(heading) ?? null

/** Labels by heading; cached, because every topic asks for that of each heading. */
const labels = new WeakMap<CrawledPage['page']['blocks'], ReadonlyMap<string, string | null>>()

const labelsOf = (blocks: CrawledPage['page']['blocks']): ReadonlyMap<string, string | null> => {
  const known = labels.get(blocks)
  if (known) return known
  const found = new Map<string, string | null>()
  for (const [at, { tag, text }] of blocks.entries())
    if (isHeadingTag(tag) && !found.has(text)) found.set(text, isLabel(blocks[at - 1]) ? blocks[at - 1]!.text : null)
  labels.set(blocks, found)
  return found
}

const isHeadingTag = (tag: string): boolean => /^h\d$/.test(tag)

const isLabel = (block: CrawledPage['page']['blocks'][number] | undefined): boolean =>
  block !== undefined &&
  !block.inNav &&
  !block.links &&
  !isHeadingTag(block.tag) &&
  block.text.length <= mostCharacters &&
  wordCount(block.text) <= longestLabel &&
  (topics.some((topic) => heads(topic, block.text)) || aboutWhat(block.text) !== null)

/** Whether the text under a heading is a template's filler. */
const headsFiller = ({ page }: CrawledPage, heading: string): boolean => {
  const at = page.blocks.findIndex(({ text, tag }) => isHeadingTag(tag) && text === heading)
  const after = at < 0 ? [] : page.blocks.slice(at + 1)
  const end = after.findIndex(({ tag }) => isHeadingTag(tag))
  const said = after.slice(0, end < 0 ? undefined : end).filter(({ text }) => wordCount(text) > 4)
  return said.length > 0 && said.every(({ text }) => isFiller(text))
}

/** Whether an address names the topic, or is of a part of the website that does ("/about/history"). */
export const isInAddress = (topic: Topic, url: string): boolean =>
  isMeant(topic, wordsOf(url)) || (topic === 'about' && /\/about\//i.test(pathOf(url)))

const wordsOf = (url: string): string => pathOf(url).replace(/[-_/.]+/g, ' ')
