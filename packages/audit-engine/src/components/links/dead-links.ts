import type { PageLink } from '../../page/page.ts'
import type { CrawledPage } from '../../sources/source.ts'
import type { AskedFault, Fault } from '../fault.ts'
import { onePer } from '../one-per.ts'
import { addressKey } from '../site/addresses.ts'
import { isUnreal, leadsNowhere } from '../site/link-texts.ts'
import { actsByScript } from '../site/script-actions.ts'
import { isCutOff, type Site } from '../site/site.ts'
import { note, problem, when } from '../wording/findings.ts'
import { list, shorten } from '../wording/phrases.ts'
import { pagesOf, seenLinks, someByPages, textsOnPages, type Placed } from './placed-links.ts'

/** Links whose address is only "#" or empty; `dead` are those that no script can act on. */
export const emptyAddresses = (
  links: readonly Placed[],
  crawl: { at: string },
): AskedFault<Placed> & { dead: readonly Placed[] } => {
  const isElsewhere = leadingElsewhere(links)
  const empty = links.filter((one) => (leadsNowhere(one.link) || leadsToTop(one)) && !isElsewhere(one))
  // A script may act on a few of them; so many are those of a template that was never filled in.
  const isUnfilled = new Set(empty.map(({ link }) => link.text)).size >= manyTexts
  const isTold = ({ from, link }: Placed): boolean => isUnfilled || !actsByScript(from) || announced.test(link.text)
  // What is in a menu or footer is the same on the pages that a script had a hand in, whatever the part is called there.
  const repeated = new Set(empty.filter((one) => one.link.area !== 'main' && isTold(one)).map(({ link }) => link.text))
  const found = empty.filter((one) => isTold(one) || repeated.has(one.link.text))
  const { dead = [], other = [] } = Object.groupBy(found, ({ from, link }) =>
    (from.page.runsScript || actsByScript(from)) && !announced.test(link.text) ? 'other' : 'dead',
  )
  const ask = (some: readonly Placed[]) =>
    askToClick(
      some,
      () =>
        some.some(leadsToTop)
          ? 'the address is only "#", alone or after that of the page itself, or empty'
          : 'the address is only "#" or empty',
      'it leads nowhere',
    )
  return {
    found,
    dead,
    evidence: seenLinks(
      4,
      found,
      (one) =>
        leadsToTop(one)
          ? 'The address of this link is that of its own page and "#".'
          : `The address of this link is ${one.link.href === '' ? 'empty' : 'only "#"'}.`,
      crawl,
    ),
    findings: [
      ...when(dead.length > 0, () =>
        problem(
          `Give ${textsOnPages(dead)} an address: ${dead.length === 1 ? 'this link leads' : 'these links lead'} nowhere.`,
          1,
          dead[0]!.from,
        ),
      ),
      ...when(other.length > 0, () => note(ask(other))),
    ],
    ask: ask(found),
  }
}

/** "index.html#" on the page of that name is "#". */
const leadsToTop = ({ from, link }: Placed): boolean =>
  /[^#]#$/.test(link.href) &&
  link.url !== null &&
  addressKey(link.url) === addressKey(from.finalUrl) &&
  leadsNowhere({ ...link, href: '#' })

/**
 * Whether a link of the same words on its page has an address, as those have that a moving band copies and a menu repeats,
 * or one on another page leads to this page, whose menu leaves its own entry without.
 */
const leadingElsewhere = (links: readonly Placed[]): ((one: Placed) => boolean) => {
  const addressed = Map.groupBy(
    links.filter((one) => one.link.url !== null && !leadsNowhere(one.link) && !leadsToTop(one)),
    ({ link }) => link.text,
  )
  const places = new Map(links.map(({ link }, place) => [link, place]))
  const isCopied = (one: Placed, original: Placed): boolean =>
    [-1, 1].some((step) => {
      const [beside, there] = [one, original].map(({ link }) => links[places.get(link)! + step])
      return (
        beside?.from === one.from &&
        there?.from === one.from &&
        // A second list in the footer is no moving band.
        one.link.area === original.link.area &&
        one.link.area !== 'footer' &&
        // Links of the same words in a row are no copies of each other.
        beside.link.text !== one.link.text &&
        leadsNowhere(beside.link) &&
        beside.link.text === there.link.text
      )
    })
  const isOwnEntry = (one: Placed): boolean =>
    (addressed.get(one.link.text) ?? []).some((other) => addressKey(other.link.url!) === addressKey(one.from.finalUrl))
  const own = Map.groupBy(
    links.filter((one) => leadsNowhere(one.link) && isOwnEntry(one)),
    ({ from }) => from,
  )
  // A page may be called two things; more are entries that were all meant to lead somewhere.
  const isOneOfFew = ({ from }: Placed): boolean =>
    new Set((own.get(from) ?? []).map(({ link }) => link.text)).size <= mostNames
  return (one) =>
    (isOneOfFew(one) && isOwnEntry(one)) ||
    (addressed.get(one.link.text) ?? []).some(
      (other) => other.from === one.from && one.link.text.includes(' ') && (isOfMenu(one.link) || isCopied(one, other)),
    )
}
const mostNames = 2

/** An entry that opens others often has no address. */
const isOfMenu = ({ area }: PageLink): boolean => area === 'nav' || area === 'header'

/** Our judgement. */
const manyTexts = 8
/** Where such a link leads nowhere, that is no script's doing. */
const announced = /coming soon\W*$/i

/** Links to a part of their own page, or of another that was read, which is not there. */
export const lostParts = (site: Site, links: readonly Placed[], crawl: { at: string }): AskedFault<Placed> => {
  const own = links.filter(
    ({ from, link }) => link.lacksTarget && mayLeadToPart(link) && (hasPartLinks(from) || !actsByScript(from)),
  )
  const elsewhere = partsElsewhere(site, links)
  const asks = [
    askByPart(
      own,
      ({ href }) => `the address is a part of the page ("${href}"), and we found no part of that name`,
      'nothing happens',
    ),
    askByPart(
      elsewhere,
      ({ href }) => `the address is a part of a page ("${shorten(href, 60)}"), and we found no part of that name there`,
      'the page opens at its top',
    ),
  ].filter(Boolean)
  const found = [...own, ...elsewhere]
  return {
    found,
    evidence: seenLinks(
      4,
      // Menus and footers have the same links on every page.
      [...own, ...onePer(elsewhere, ({ link }) => `${link.text} ${link.href}`)],
      ({ link }) =>
        `This link leads to the part "${shorten(link.href, 60)}" of ${link.lacksTarget ? 'its' : 'a'} page, and we found no such part.`,
      crawl,
    ),
    findings: asks.length > 0 ? [note(asks.join(' '))] : [],
    ask: asks.join(' '),
  }
}

const mayLeadToPart = ({ hasAction, text }: PageLink): boolean => !hasAction && !skips.test(text)

/** Links to a part of a page that no script builds or takes anywhere, where neither its code nor its scripts have that name. */
const partsElsewhere = (site: Site, links: readonly Placed[]): Placed[] => {
  const targets = new Map(
    [...site.pages, ...site.copies.map(({ page }) => page)]
      .filter((page) => !isCutOff(page) && !actsByScript(page))
      .flatMap((page) => {
        const names = new Set(page.page.targets)
        return [page.url, page.finalUrl].map((url) => [addressKey(url), names] as const)
      }),
  )
  return links.filter(({ from, link }) => {
    const [, part] = partOfPage.exec(link.href) ?? []
    if (part === undefined || link.url === null || !mayLeadToPart(link) || actsByScript(from)) return false
    return targets.get(addressKey(link.url))?.has(part) === false
  })
}

/** "/prices#weddings"; "#top" is the top of any page, and a query on a page is for a script. */
const partOfPage = /^[^#?]+#(?!top$)([A-Za-z][\w-]+)$/i

const skips = /^skip\b/i

/** Whether other links of the page lead to parts that are there; else a script may take them to the home page. */
const hasPartLinks = ({ page }: CrawledPage): boolean =>
  page.links.some(({ href, lacksTarget, text }) => /^#[A-Za-z]/.test(href) && !lacksTarget && !skips.test(text))

/** Where a script may act on links, only a click shows what they do; `because` is about the first. */
const askToClick = (links: readonly Placed[], because: (first: PageLink) => string, effect: string): string =>
  links.length === 0
    ? ''
    : `Click ${someByPages(links)}: ${because(links[0]!.link)}, so unless a script acts on it, ${effect}.`

/** The same for the part that most of the links name, with the other ones after it: each is missing on pages of its own. */
const askByPart = (...[links, ...words]: Parameters<typeof askToClick>): string => {
  const [most = [], ...others] = [...Map.groupBy(links, ({ link }) => link.href).values()].toSorted(
    (one, other) => other.length - one.length,
  )
  const rest = list(others.flatMap(([one]) => (one ? `"${shorten(one.link.href, 60)}"` : [])))
  return `${askToClick(most, ...words)}${rest === '' ? '' : ` So it is with links to ${rest}.`}`
}

/** Links outside menus that have a piece of script for an address. */
export const unrealLinks = (links: readonly Placed[], crawl: { at: string }): Fault<Placed> => {
  const found = links.filter(({ from, link }) => link.area === 'main' && isUnreal(link) && !actsByScript(from))
  return {
    found,
    evidence: seenLinks(3, found, ({ link }) => `This link has no address that can be followed (${link.href}).`, crawl),
    findings: when(found.length > 0, () =>
      note(
        `${found.length === 1 ? 'A link has' : 'Links have'} a piece of script in place of an address (on ${pagesOf(found)}, menus and footers left out): search engines cannot follow ${found.length === 1 ? 'it' : 'them'}.`,
      ),
    ),
  }
}
