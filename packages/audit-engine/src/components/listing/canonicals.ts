import type { CrawledPage, WebsiteCrawl } from '../../sources/source.ts'
import type { Fault } from '../fault.ts'
import { addressKey, pathOf, withoutEnding } from '../site/addresses.ts'
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

/** Pages whose canonical address is not written in full, or not at all. */
export const shortCanonicals = ({ pages }: Site, crawl: { at: string }): Fault<CrawledPage> => {
  const found = pages.filter((page) => shortCanonical(page) !== null)
  const empty = found.filter((page) => shortCanonical(page)!.trim() === '')
  const short = found.filter((page) => !empty.includes(page))
  return {
    found,
    evidence: atMost(
      3,
      found.map((page) =>
        seenOn(
          page,
          `The "canonical" address of this page is ${empty.includes(page) ? 'empty' : 'not written in full'}.`,
          shortCanonical(page),
        ),
      ),
      crawl,
    ),
    findings: [
      ...when(short.length > 0, () =>
        note(
          `Write the "canonical" address of ${pageNames(short)} in full, with https:// and your host name, as Google advises: a short one leads elsewhere when the page is shown at another address.`,
        ),
      ),
      ...when(empty.length > 0, () =>
        note(
          `Fill in the "canonical" address of ${pageNames(empty)}, or take it out of the code: it is there without an address.`,
        ),
      ),
    ],
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

/** Pages that links or the sitemap name with ".html" and the page itself without, or the other way round. */
export const mixedForms = ({ pages }: Site, crawl: { at: string; data: WebsiteCrawl }): Fault<CrawledPage> => {
  const listed = crawl.data.sitemaps.flatMap(({ locations }) => locations)
  const isLinked = (address: string): boolean =>
    pages.some(({ page }) => page.links.some(({ url }) => url !== null && addressKey(url) === addressKey(address)))
  const forms = pages.flatMap((page) => {
    const [named, ...more] = canonicals(page)
    if (named === undefined || more.length > 0) return []
    const isOther = (url: string): boolean =>
      addressKey(url) !== addressKey(named) && withoutEnding(url) === withoutEnding(named)
    if (isOther(page.finalUrl) && isLinked(page.finalUrl))
      return [{ page, named, other: page.finalUrl, by: 'links lead to' }]
    const other = listed.some((url) => addressKey(url) === addressKey(named)) ? undefined : listed.find(isOther)
    return other === undefined ? [] : [{ page, named, other, by: 'sitemap lists' }]
  })
  return {
    found: forms.map(({ page }) => page),
    evidence: atMost(
      3,
      forms.map(({ page, named, other, by }) =>
        seenOn(page, `This page names ${pathOf(named)} as its real address, and your ${by} ${pathOf(other)}.`),
      ),
      crawl,
    ),
    findings: when(forms.length > 0, () =>
      note(
        `Use one form of address: ${forms.length === 1 ? 'a page names' : `${forms.length} pages name`} an address such as ${pathOf(forms[0]!.named)} as the real one, and your ${forms[0]!.by} ${pathOf(forms[0]!.other)}. Search engines follow best where links, sitemap and "canonical" agree.`,
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
