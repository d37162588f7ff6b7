import type { CrawledPage } from '../../sources/source.ts'
import { plainWords } from '../../text/plain-words.ts'
import { wordCount } from '../../text/words.ts'
import { hashRouteOf } from '../site/addresses.ts'
import { isInternal, type Site } from '../site/site.ts'
import { isQuoted } from '../reviews/praise-words.ts'
import { drawer, heads, words, type Topic } from './topic-words.ts'

/** "Wine list" or "Our menu" as a link to a file or to another page; the label of a drawer does not count. */
export const linksToServices = (site: Site, saidIn: (text: string) => string): boolean =>
  site.pages
    .flatMap(({ page, finalUrl }) =>
      page.links.map(({ url, text }) => ({ from: finalUrl, text, url: url?.replace(/\/$/, '') ?? null })),
    )
    .some(
      ({ url, text, from }) =>
        url !== null &&
        url !== from.replace(/\/$/, '') &&
        !drawer.test(text) &&
        wordCount(text) <= 4 &&
        heads('services', saidIn(text)),
    )

/** "You can learn more about me here": what the link leads to is about the business, whatever it calls itself. */
export const linksToAbout = (site: Site): boolean =>
  site.pages
    .flatMap(({ page, finalUrl }) => page.links.map((link) => ({ ...link, from: finalUrl })))
    .some(
      ({ url, href, text, from }) =>
        url !== null &&
        isInternal(site, url) &&
        url !== from &&
        !isSilentPart(site, { url, href, from }) &&
        (moreAbout.test(text) || (aboutLabel.test(text) && site.pages.some(({ finalUrl }) => finalUrl === url))),
    )
/** Words and names by which a text may speak of people; where there is none, it says nothing of who runs the business. */
const ofPeople =
  /\b(?:we|our|us|i|my|me|who|dr|mrs?|ms|team|staff|family|founde[dr]|established|own(?:ed|er|ers)|since|years|story|about|local|business|company)\b/i
const personName = /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u

/** Whether a link leads to a part of a page that we read, and no text of that part speaks of people. */
const isSilentPart = (site: Site, { url, href, from }: { url: string | null; href: string; from: string }): boolean => {
  const [, part] = /#([\w-]{2,})$/.exec(href) ?? []
  const to = href.startsWith('#') ? from : url
  const blocks =
    part === undefined
      ? []
      : site.pages
          .filter(({ finalUrl }) => finalUrl === to)
          .flatMap(({ page }) => page.blocks.filter(({ classes }) => ` ${classes} `.includes(` ${part} `)))
  return blocks.length > 0 && blocks.every(({ text }) => !ofPeople.test(text) && !personName.test(text))
}

const moreAbout = /\b(?:more about (?:us|me|our team)|who (?:we are|i am)|meet (?:us|me|the team|our team))\b/i

/** "About Wattle & Wire" may be about anything. */
const aboutLabel = /^(?:about(?: us| me)?|(?:our|my) story|(?:meet )?(?:our|the) team|who (?:we are|i am))$/i

/** To a part of the page, or to what a script shows at the same address. */
const leadsWithinPage = (href: string): boolean =>
  /^#[\w-]{2,}$/.test(href) || (/^\/?#/.test(href) && hashRouteOf(href) !== null)

/**
 * "About" in the menu of a single page, which leads to a section whose title is no heading ("#about"), or to what a
 * script shows at the same address ("#/about").
 */
export const linksToSection = (site: Site, topic: Topic, saidIn: (text: string) => string): boolean =>
  site.pages
    .flatMap(({ page, finalUrl }) => page.links.map((link) => ({ ...link, from: finalUrl })))
    .some(
      ({ url, href, text, lacksTarget, from }) =>
        leadsWithinPage(href) &&
        !lacksTarget &&
        !(topic === 'about' && isSilentPart(site, { url, href, from })) &&
        !drawer.test(text) &&
        wordCount(text) <= 3 &&
        (topic === 'about' ? aboutLabel : words[topic]).test(saidIn(text)),
    )

/** A part that the code calls "about", where a text begins with a name of the business or with "we". */
export const hasAboutPart = (site: Site, ownNames: readonly string[]): boolean => {
  const openings = ['we', 'i', ...ownNames.map(plainWords)].map((opening) => `${opening} `)
  return site.pages
    .flatMap(({ page }) => page.blocks)
    .some(
      (block) =>
        !block.inNav &&
        !block.inFooter &&
        calledAbout.test(block.classes) &&
        wordCount(block.text) > 11 &&
        openings.some((opening) => plainWords(block.text).startsWith(opening)) &&
        !isQuoted(block),
    )
}
const calledAbout =
  /(?:^|\s)(?:section[-_])?about(?:[-_]+(?:us|me|section|copy|text|content|grid|inner|container|wrap(?:per)?|info|body))?(?:$|\s)/i

/** "Wattle & Wire is a family business in …" or "We are …" on the home page. */
export const hasAboutSentence = (site: Site, name: string | null): boolean => {
  const [first = ''] = (name ?? '').split(' ')
  const who = [
    'we are',
    "we're",
    'i am',
    "i'm",
    ...(first.length > 2 ? [`${plainWords(first)}( \\w+){0,4} (is|are|was)`] : []),
  ]
  const opening = new RegExp(
    `^(${who.map((words) => words.replace("'", ' ')).join('|')}) (?!here|open|closed|proud|ready|happy|sorry|available|always|on call|just|only|looking|flexible|able|interested|sure|not)`,
  )
  const { blocks } = site.home.page
  return blocks.some(
    (block, at) =>
      !block.inNav &&
      !block.inFooter &&
      wordCount(block.text) > 11 &&
      opening.test(plainWords(block.text)) &&
      // The words of somebody else, and an answer, which says what was asked.
      !isQuoted(block) &&
      !/\?\W*$/.test(blocks[at - 1]?.text ?? ''),
  )
}

/** What comes before and around the offer is none: "we provide you a simple quote". */
const offers =
  /\b(?:services include|speciali[sz](?:e|es|ing) in(?= [a-zÀ-ɏ])|(?<!\b(?:areas?|fields?|which|that) )(?:we|i) (?:also )?(?:offer|provide|speciali[sz]e))\b(?![^.!?]{0,30}\b(?:quotes?|estimates?|guarantees?|warrant(?:y|ies)|advice|support|updates?)\b)/i

/** "We specialise in office cleaning": what is offered, in a sentence. */
export const hasOfferSentence = (site: Site): boolean =>
  site.pages
    .flatMap(({ page }) => page.blocks)
    .some(({ text }) => text.length < 2_000 && wordCount(text) > 5 && offers.test(text))

/** Whether a form asks for an email address or phone number and for a message, or for who wants to be called back. */
export const hasContactForm = ({ page }: CrawledPage): boolean => page.forms.some(isContactForm)

export const isContactForm = ({ fields }: CrawledPage['page']['forms'][number]): boolean => {
  const asks = (what: RegExp) => fields.some(({ type, name, label }) => what.test(`${type} ${name} ${label ?? ''}`))
  if (asks(/password|search/i)) return false
  return (
    (asks(/e-?mail|phone|mobile|tel\b/i) && asks(/textarea|message|enquiry|comment/i)) ||
    (asks(/phone|mobile|tel\b/i) && asks(/name/i))
  )
}
