import type { CrawledPage } from '../../sources/source.ts'
import type { AskedFault } from '../fault.ts'
import type { Site } from '../site/site.ts'
import { atMost, seenOn } from '../wording/evidence.ts'
import { note, when } from '../wording/findings.ts'
import { list, paths, shorten } from '../wording/phrases.ts'

/** Entries of the menu and footer that have no address to follow. */
export const unlinkedEntries = ({ unlinked }: Site): AskedFault<string> => {
  const entries = list(
    unlinked.map((text) => `"${shorten(text, 40)}"`),
    mostEntries,
  )
  const ask =
    unlinked.length === 0
      ? ''
      : `In your menu or footer, entries such as ${entries} have no address of their own, as buttons have none: neither we nor search engines can follow them. If they open pages of yours, make them links that give each page an address.`
  return { found: unlinked, evidence: [], findings: when(ask !== '', () => note(ask)), ask }
}

const mostEntries = 6

/** Addresses at which a browser showed nothing of their own. */
export const emptyPages = ({ empty }: Site, crawl: { at: string }): AskedFault<CrawledPage> => {
  const ask =
    empty.length === 0
      ? ''
      : `Open ${paths(empty)}: in our browser ${empty.length === 1 ? 'this address' : 'each of these addresses'} showed no title of its own, and nothing of its own between menu and footer. If visitors see no more, write the page, or take out the links to it.`
  return {
    found: empty,
    evidence: atMost(
      4,
      empty.map((page) =>
        seenOn(page, 'A browser showed no title of its own here, and nothing of its own between menu and footer.'),
      ),
      crawl,
    ),
    findings: when(ask !== '', () => note(ask)),
    ask,
  }
}
