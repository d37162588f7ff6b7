import type { CrawledPage, WebsiteCrawl } from '../../sources/source.ts'
import type { Fault } from '../fault.ts'
import { addressKey } from '../site/addresses.ts'
import { listability } from '../site/listability.ts'
import { canonicals, isInternal, type Site } from '../site/site.ts'
import { atMost, seenOn } from '../wording/evidence.ts'
import { note, when } from '../wording/findings.ts'
import { list } from '../wording/phrases.ts'
import { pageNames } from '../wording/page-names.ts'

/** Pages read over https that give an http address as the real one. */
export const insecureCanonicals = ({ pages }: Site): Fault<CrawledPage> => {
  const found = pages.filter(
    (page) => page.finalUrl.startsWith('https:') && canonicals(page).some((url) => url.startsWith('http:')),
  )
  return {
    found,
    evidence: [],
    findings: when(found.length > 0, () =>
      note(
        `Your pages give their insecure address (http://) as the real one, on ${pageNames(found)}; change it to https.`,
      ),
    ),
  }
}

/** Pages whose canonical address is not written in full. */
export const shortCanonicals = ({ pages }: Site, crawl: { at: string }): Fault<CrawledPage> => {
  const found = pages.filter((page) => shortCanonical(page) !== null)
  return {
    found,
    evidence: atMost(
      3,
      found.map((page) =>
        seenOn(page, 'The "canonical" address of this page is not written in full.', shortCanonical(page)),
      ),
      crawl,
    ),
    findings: when(found.length > 0, () =>
      note(
        `Write the "canonical" address of ${pageNames(found)} in full, with https:// and your host name, as Google advises: a short one leads elsewhere when the page is shown at another address.`,
      ),
    ),
  }
}

/** The page's canonical address as written, when that is not a full address; null otherwise. */
const shortCanonical = ({ page }: CrawledPage): string | null =>
  page.linkTags.find(({ rel, written }) => rel === 'canonical' && written !== null && !/^\s*https?:/i.test(written))
    ?.written ?? null

/** Pages with different canonical addresses, none of which is judged to name another page. */
export const severalCanonicals = ({ pages }: Site, crawl: { at: string; data: WebsiteCrawl }): Fault<CrawledPage> => {
  const found = pages.filter(
    (page) => canonicals(page).length > 1 && listability(page, crawl.data).fault !== 'canonical',
  )
  return {
    found,
    evidence: atMost(
      3,
      found.map((page) =>
        seenOn(page, 'The code of this page gives different "canonical" addresses.', list(canonicals(page))),
      ),
      crawl,
    ),
    findings: when(found.length > 0, () =>
      note(
        `Keep one "canonical" address on ${pageNames(found)}: the code gives ${list(canonicals(found[0]!))}, and search engines may then go by none.`,
      ),
    ),
  }
}

/** The paths by which pages link to the home page, such as "/" and "/index.php", where it names none as the real one. */
export const homeAddresses = (site: Site, crawl: WebsiteCrawl): Fault<string> => {
  const paths = canonicals(site.home).length > 0 ? [] : homePaths(site, crawl)
  const [own, ...others] = paths
  return {
    found: others,
    evidence: [],
    findings: when(others.length > 0, () =>
      note(
        `Link to your home page by one address: it is at ${own}, your pages link to it as ${list(others)}, and no "canonical" address says which is the real one.`,
      ),
    ),
  }
}

/** The path of the home page, then others that links to it have. */
const homePaths = (site: Site, { others }: WebsiteCrawl): string[] => {
  const { finalUrl } = site.home
  const gone = new Set(others.filter(({ status }) => status >= 400).map(({ url }) => url))
  const linked = site.pages.flatMap(({ page }) =>
    page.links.flatMap(({ url }) =>
      url !== null && isInternal(site, url) && !gone.has(url) && addressKey(url) === addressKey(finalUrl) ? url : [],
    ),
  )
  return [...new Set([finalUrl, ...linked].map((url) => new URL(url).pathname))]
}
