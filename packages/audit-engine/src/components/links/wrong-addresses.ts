import { hostOf, pathnameOf } from '../../sources/web/host-names.ts'
import type { Fault } from '../fault.ts'
import { pathOf } from '../site/addresses.ts'
import { isPreviewHost } from '../site/share-picture.ts'
import { isInternal, type Site } from '../site/site.ts'
import { problem, when } from '../wording/findings.ts'
import { shorten } from '../wording/phrases.ts'
import { seenLinks, textsOnPages, type Placed } from './placed-links.ts'

/** What a script writes in place of an address that it does not have. */
const unwrittenPart = /\/(?:undefined|null|NaN|\[object(?: |%20)Object\])\/?(?:[?#]|$)/

export const unwrittenLinks = (site: Site, links: readonly Placed[], crawl: { at: string }): Fault<Placed> => {
  const found = links.filter(
    ({ link }) =>
      link.scheme === 'http' && link.url !== null && isInternal(site, link.url) && unwrittenPart.test(link.url),
  )
  return {
    found,
    evidence: seenLinks(
      4,
      found,
      ({ link }) => `The address of this link ends in a word that a script left there (${pathOf(link.url!)}).`,
      crawl,
    ),
    findings: when(found.length > 0, () =>
      problem(
        `Correct the address of ${textsOnPages(found)}: it ends in ${pathOf(found[0]!.link.url!)}, where a script had no address to write.`,
        1,
        found[0]!.from,
      ),
    ),
  }
}

/** What an address should begin with, by slips that browsers do not put right: a letter too few or too many, no colon. */
const mistypedSchemes = {
  'https://':
    /^(?:t+ps?|ht?ps?|htts?|h{2,}t+ps?|ht{3,}ps?|httpp+s?|htpps?|https{2,}):\/\/|^https?(?:\/\/|;\/\/|::\/\/)/i,
  'mailto:':
    /^(?:maito|mialto|malito|mailt|mailo|malto|mailtto|mailtoo|maillto|mail|email|emailto|mail%20to|mail to):(?=[^/]*@)|^mailto(?:;|\/\/)(?=[^/]*@)|^mailto (?=[^/]*@)|^https?:\/\/mailto:/i,
  'tel:':
    /^(?:tell|tele|te|tl|telto|phone|telephone|mobile|call):(?=[\d+( -]{6,}$)|^tel(?:;|\/\/)(?=[\d+( -]{6,}$)|^https?:\/\/tel:/i,
}
/** A phone number or an email address with nothing before it, which browsers take for a page. */
const bare: Partial<Record<keyof typeof mistypedSchemes, RegExp>> = {
  'mailto:': /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+(?:\?(?:subject|body|cc|bcc)=.*)?$/i,
  'tel:': /^(?:\+61|\(?0\d\)?|1[38]00|13)[\d ()-]{4,14}$/,
}
interface Slip {
  /** '' where nothing is before the number or email address. */
  written: string
  right: keyof typeof mistypedSchemes
}

/** Null for an address that begins as it should, or in a way we do not know. */
const slipIn = (href: string): Slip | null => {
  const found = (Object.keys(mistypedSchemes) as Slip['right'][]).flatMap((right) => {
    const [written] = mistypedSchemes[right].exec(href) ?? (bare[right]?.test(href) ? [''] : [])
    return written === undefined ? [] : [{ written, right }]
  })
  return found[0] ?? null
}

export const mistypedLinks = (links: readonly Placed[], crawl: { at: string }): Fault<Placed & Slip> => {
  const found = links.flatMap((one) => {
    const slip = slipIn(one.link.href)
    return slip ? [{ ...one, ...slip }] : []
  })
  return {
    found,
    evidence: seenLinks(
      4,
      found,
      ({ link, written }) =>
        written === ''
          ? `This link has a number or an email address in place of an address (${shorten(link.href, 60)}).`
          : `The address of this link begins with "${written}" (${shorten(link.href, 60)}).`,
      crawl,
    ),
    findings: [...Map.groupBy(found, ({ written, right }) => `${written} ${right}`).values()].map((some) =>
      problem(
        some[0]!.written === ''
          ? `Write "${some[0]!.right}" before the address of ${textsOnPages(some)} (${shorten(some[0]!.link.href, 60)}): without it, browsers look for a page of that name.`
          : `Correct the address of ${textsOnPages(some)}: it begins with "${some[0]!.written}" instead of "${some[0]!.right}", so it leads nowhere.`,
        1,
        some[0]!.from,
      ),
    ),
  }
}

/** Links to a host that is one word, such as "https://Facebook/", which no website on the internet has. */
export const wordForHost = (links: readonly Placed[], crawl: { at: string }): Fault<Placed> => {
  const found = links.filter(
    ({ from, link: { url } }) => url !== null && oneWord.test(hostOf(url)) && hostOf(url) !== hostOf(from.finalUrl),
  )
  return {
    found,
    evidence: seenLinks(
      4,
      found,
      ({ link }) => `The address of this link has "${hostOf(link.url!)}" for a website.`,
      crawl,
    ),
    findings: when(found.length > 0, () =>
      problem(
        `Correct the address of ${textsOnPages(found)}: it has "${hostOf(found[0]!.link.url!)}" where the address of a website belongs, so it leads nowhere.`,
        1,
        found[0]!.from,
      ),
    ),
  }
}
const oneWord = /^(?!localhost$)[a-z][\w-]*$/i

/** Links in the text to a host where sites are tried out, at the path of one of the site's own pages. */
export const strayLinks = ({ host, pages }: Site, links: readonly Placed[], crawl: { at: string }): Fault<Placed> => {
  const own = new Set(pages.map(({ finalUrl }) => withoutSlash(finalUrl)).filter(Boolean))
  const found = links.filter(
    ({ link: { url, area } }) =>
      area === 'main' &&
      url !== null &&
      hostOf(url) !== host &&
      isPreviewHost(hostOf(url)) &&
      own.has(withoutSlash(url)),
  )
  const [page, lead] = found.length === 1 ? ['page', 'the link leads'] : ['pages', 'the links lead']
  return {
    found,
    evidence: seenLinks(4, found, ({ link }) => `This link leaves your website for a copy of it, ${link.url}.`, crawl),
    findings: when(found.length > 0, () =>
      problem(
        `Point ${textsOnPages(found)} at your own ${page}: ${lead} to ${hostOf(found[0]!.link.url!)}, where sites are tried out, and your website has a page at the same path.`,
        1,
        found[0]!.from,
      ),
    ),
  }
}

const withoutSlash = (url: string): string => pathnameOf(url).replace(/\/$/, '')
