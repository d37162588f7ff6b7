import type { PageLink } from '../../page/page.ts'
import type { CrawledPage } from '../../sources/source.ts'
import { hostOf } from '../../sources/web/host-names.ts'
import { plainWords } from '../../text/plain-words.ts'
import type { AskedFault, Fault } from '../fault.ts'
import { onePer } from '../one-per.ts'
import { addressKey, pathOf } from '../site/addresses.ts'
import { isPictureFile } from '../site/alt-words.ts'
import { leadsNowhere, saysNothing } from '../site/link-texts.ts'
import { isInternal, type Site } from '../site/site.ts'
import { atMost, seenOn } from '../wording/evidence.ts'
import { note, problem, when } from '../wording/findings.ts'
import { pagesInCode } from '../wording/page-names.ts'
import { either } from '../wording/phrases.ts'
import { pagesOf, seenLinks, type Placed } from './placed-links.ts'

/** Links with a text such as "click here". */
export const vagueLinks = (site: Site, links: readonly Placed[], crawl: { at: string }): Fault<Placed> => {
  const found = links.filter(({ link }) => saysNothing(link) && !showsItsSite(site, link))
  const texts = onePer(found, ({ link }) => plainWords(link.text)).slice(0, mostTexts)
  return {
    found,
    evidence: seenLinks(
      4,
      found,
      ({ link }) =>
        `The text of a link to ${isInternal(site, link.url!) ? pathOf(link.url!) : hostOf(link.url!)} does not say where it leads.`,
      crawl,
    ),
    findings: when(found.length > 0, () =>
      problem(
        `Say where links lead on ${pagesOf(found)}: ${found.length === 1 ? 'the text' : 'a text such as'} ${either(texts.map(({ link }) => `"${link.text}"`))} tells neither visitors nor Google what is behind it.`,
        3,
        found[0]!.from,
      ),
    ),
  }
}

const mostTexts = 3

/** The address of a website, written out; one that the link does not lead to is another fault. */
const showsItsSite = (site: Site, { url, text }: Placed['link']): boolean =>
  /^https?:\/\//i.test(text) && !isInternal(site, url!)

/** A link, and the others that have the same address and icon, on its page and elsewhere. */
interface Nameless extends Placed {
  again: readonly Placed[]
  pages: readonly CrawledPage[]
}

/** Links that screen readers have no words for. */
export const namelessLinks = (site: Site, crawl: { at: string }): AskedFault<Nameless> => {
  const found = namelessOn(site)
  const {
    dead = [],
    unclear = [],
    others = [],
  } = Object.groupBy(found, ({ link }) =>
    leadsNowhere(link) && !isControl(link) ? 'dead' : isForScript(link) ? 'unclear' : 'others',
  )
  const asks = [
    ...(dead.length > 0 ? [askToPoint(dead)] : []),
    ...(unclear.length > 0 ? [askToTry(unclear)] : []),
    ...(others.length > 0 ? [askToName(others)] : []),
  ]
  return {
    found,
    evidence: atMost(
      4,
      // Each address first; then how often they were seen.
      [...found, ...found.flatMap(({ again }) => again)].map(({ from, link }) =>
        seenOn(from, 'This link has no name: there is no text in it, and no description.', link.href),
      ),
      crawl,
    ),
    findings: asks.map(note),
    ask: asks.join(' '),
  }
}

/** Called after what a script does when it is clicked: "menu-button-close". */
const isControl = ({ icon }: PageLink): boolean =>
  /(?:^|[\s_-])(?:menu|toggler?|burger|hamburger|close|search|cart|scroll\w*|to-?top|prev(?:ious)?|next|slide\w*|lightbox|modal|nav(?:bar|igation)?)(?:$|[\s_-])/.test(
    icon,
  )

/** Pages in folders write one address in several ways; a part of the page that it is on is one address on all pages. */
const addressOf = ({ link }: Placed): string =>
  link.url === null || link.href.startsWith('#') || leadsNowhere(link) ? link.href : addressKey(link.url)

/** A name for a link that does nothing would help nobody. */
const askToPoint = (dead: readonly Nameless[]): string => {
  const isOne = dead.length === 1 && dead[0]!.again.every(({ from }) => from !== dead[0]!.from)
  return `Click ${isOne ? 'the icon or empty link' : 'the icons and empty links'} on ${pagesInCode(dead.flatMap(({ pages }) => pages))} whose address is only "#" or empty: unless a script acts on ${isOne ? 'it, it leads' : 'them, they lead'} nowhere. Point each where it should lead, with a name that screen readers can say, or take it out.`
}

/** Its address is only "#", and something in the code shows that a script may act on it, or did once. */
const isForScript = ({ href, scheme }: PageLink): boolean => scheme === 'http' && /^#?$/.test(href)

const askToTry = (unclear: readonly Nameless[]): string =>
  `Click the links without text on ${pagesInCode(unclear.flatMap(({ pages }) => pages))} whose address is only "#" or empty. Where something happens, give the link a name: a screen reader can only say that there is a link (editors call the field "aria label" or "alt text"). Where nothing does, take it out.`

const askToName = (nameless: readonly Nameless[]): string => {
  const addresses = new Set(nameless.map(addressOf)).size
  const pages = nameless.flatMap((one) => one.pages)
  // Icons on one page may lead to the same address.
  const isOne = addresses === 1 && new Set(pages).size === pages.length
  const toAddresses = addresses === 1 ? '' : ` to ${addresses} addresses`
  const where = pagesInCode(pages)
  // What a script runs may lie over a picture.
  if (nameless.every(({ link }) => link.icon === '' && !link.hasAction && !link.href.startsWith('#')))
    return `Take ${isOne ? 'the empty link' : `the empty links${toAddresses}`} on ${where} out of the code, or give ${isOne ? 'it' : 'them'} a text: there is nothing to click, and a screen reader can only say that there is a link.`
  const toPictures = nameless.filter(({ link }) => isPictureFile(link.url))
  const such = toPictures.length * 2 > nameless.length ? 'a link that opens a picture' : 'an icon'
  return `Name the ${isOne ? 'link' : 'links'} without text${toAddresses} on ${where}, such as ${such}: a screen reader can only say that there is a link. Editors call the field "aria label" or "alt text".`
}

/**
 * Each address once: pages repeat their menus and footers. One without an icon beside one with a name to the same address
 * is a leftover in the code that visitors do not come upon.
 */
const namelessOn = (site: Site): Nameless[] => {
  const found = site.pages.flatMap((from) => {
    const { links } = from.page
    const named = new Set(links.filter(({ text }) => text !== '').map(({ href }) => href))
    return links
      .filter(
        ({ isNameless, href, icon, scheme, byScript }, place) =>
          isNameless &&
          // An <a> without an address is no link (HTML, 4.5.1).
          scheme !== 'none' &&
          // The dots of a slideshow, which its script makes and acts on.
          !(byScript && /^#?$/.test(href)) &&
          !(named.has(href) && (icon === '' || (from.rendered && scheme !== 'http'))) &&
          !(from.rendered && isCopy(links, place)),
      )
      .map((link) => ({ from, link }))
  })
  return [...Map.groupBy(found, (one) => `${addressOf(one)} ${one.link.icon}`).values()].map((group) => ({
    ...group[0]!,
    again: group.slice(1),
    pages: group.map(({ from }) => from),
  }))
}

/** A browser copies a link that is not closed, with its class names and without its content, into the blocks after it. */
const isCopy = (links: readonly PageLink[], place: number): boolean => {
  const { href, icon } = links[place]!
  const before = links.slice(0, place).findLast((link) => !(link.isNameless && link.href === href))
  return before !== undefined && before.href === href && before.text !== '' && before.icon.startsWith(icon)
}
