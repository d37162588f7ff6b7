import type { PageLink } from '../../page/page.ts'
import type { CrawledPage } from '../../sources/source.ts'
import type { AskedFault, Fault } from '../fault.ts'
import { isUnreal, leadsNowhere } from '../site/link-texts.ts'
import { actsByScript } from '../site/script-actions.ts'
import { note, problem, when } from '../wording/findings.ts'
import { count } from '../wording/phrases.ts'
import { pagesOf, seenLinks, textsOf, textsOnPages, type Placed } from './placed-links.ts'

/** Links whose address is only "#" or empty; `dead` are those that no script can act on. */
export const emptyAddresses = (
  links: readonly Placed[],
  crawl: { at: string },
): AskedFault<Placed> & { dead: readonly Placed[] } => {
  const found = links.filter(
    ({ from, link }) => leadsNowhere(link) && (!actsByScript(from) || announced.test(link.text)),
  )
  const { dead = [], other = [] } = Object.groupBy(found, ({ from, link }) =>
    from.page.runsScript && !announced.test(link.text) ? 'other' : 'dead',
  )
  const ask = (some: readonly Placed[]) => askToClick(some, () => 'the address is only "#" or empty')
  return {
    found,
    dead,
    evidence: seenLinks(
      4,
      found,
      ({ link }) => `The address of this link is ${link.href === '' ? 'empty' : 'only "#"'}.`,
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

/** Where such a link leads nowhere, that is no script's doing. */
const announced = /coming soon\W*$/i

/** Links to a part of their own page that is not there. */
export const lostParts = (links: readonly Placed[], crawl: { at: string }): AskedFault<Placed> => {
  const found = links.filter(
    ({ from, link }) =>
      link.lacksTarget && !link.hasAction && !skips.test(link.text) && (hasPartLinks(from) || !actsByScript(from)),
  )
  const ask = askToClick(
    found,
    ({ href }) => `the address is a part of the page ("${href}"), and we found no part of that name`,
  )
  return {
    found,
    evidence: seenLinks(
      4,
      found,
      ({ link }) => `This link leads to the part "${link.href}" of its page, and we found no such part.`,
      crawl,
    ),
    findings: when(found.length > 0, () => note(ask)),
    ask,
  }
}

const skips = /^skip\b/i

/** Whether other links of the page lead to parts that are there; else a script may take them to the home page. */
const hasPartLinks = ({ page }: CrawledPage): boolean =>
  page.links.some(({ href, lacksTarget, text }) => /^#[A-Za-z]/.test(href) && !lacksTarget && !skips.test(text))

/** Where a script may act on links, only a click shows what they do; `because` is about the first. */
const askToClick = (links: readonly Placed[], because: (first: PageLink) => string): string =>
  links.length === 0
    ? ''
    : `Click ${textsOf(links)} on ${pagesOf(links)}: ${because(links[0]!.link)}, so unless a script acts on it, nothing happens.`

/** Links outside menus that have a piece of script for an address. */
export const unrealLinks = (links: readonly Placed[], crawl: { at: string }): Fault<Placed> => {
  const found = links.filter(({ from, link }) => link.area === 'main' && isUnreal(link) && !actsByScript(from))
  return {
    found,
    evidence: seenLinks(3, found, ({ link }) => `This link has no address that can be followed (${link.href}).`, crawl),
    findings: when(found.length > 0, () =>
      note(
        `${count(found.length, 'link has', 'links have')} no address of ${found.length === 1 ? 'its' : 'their'} own (on ${pagesOf(found)}); search engines cannot follow them.`,
      ),
    ),
  }
}
