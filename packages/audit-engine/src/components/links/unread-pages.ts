import type { CrawledPage } from '../../sources/source.ts'
import type { AskedFault } from '../fault.ts'
import type { Site } from '../site/site.ts'
import { atMost, seenOn } from '../wording/evidence.ts'
import { note, problem, when } from '../wording/findings.ts'
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

/** Addresses at which a browser showed nothing of their own, or nothing was sent. */
export const emptyPages = ({ empty }: Site, crawl: { at: string }): AskedFault<CrawledPage> => {
  const { shown = [], blank = [] } = Object.groupBy(empty, ({ rendered }) => (rendered ? 'shown' : 'blank'))
  const asks = [
    ...when(shown.length > 0, () =>
      note(
        `Open ${paths(shown)}: in our browser ${shown.length === 1 ? 'this address' : 'each of these addresses'} showed no title of its own, and nothing of its own between menu and footer. If visitors see no more, write the page, or take out the links to it.`,
      ),
    ),
    ...when(blank.length > 0, () =>
      problem(
        `Write ${paths(blank)}, or take out the links to ${blank.length === 1 ? 'it: nothing' : 'them: nothing'} at all is in the code of ${blank.length === 1 ? 'this page' : 'these pages'}, so visitors see a blank one.`,
        1,
        blank[0],
      ),
    ),
  ]
  return {
    found: empty,
    evidence: atMost(
      4,
      [...shown, ...blank].map((page) =>
        seenOn(
          page,
          page.rendered
            ? 'A browser showed no title of its own here, and nothing of its own between menu and footer.'
            : 'Nothing was sent here, no text and no title.',
        ),
      ),
      crawl,
    ),
    findings: asks,
    ask: asks.map(({ text }) => text).join(' '),
  }
}
