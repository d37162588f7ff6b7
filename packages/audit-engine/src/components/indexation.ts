import type { CrawledPage, WebsiteCrawl } from '../sources/source.ts'
import { defineComponent, type Job } from './component.ts'
import { atMost, seenOn, seenOnSite } from './wording/evidence.ts'
import { note, problem, strength, when } from './wording/findings.ts'
import {
  canonicalWorth,
  effects,
  forbids,
  isFailing,
  isUnknown,
  listability,
  robotsSaw,
  type Listability,
} from './site/listability.ts'
import { addressKey } from './site/addresses.ts'
import { addressKind, pageKind } from './site/page-kind.ts'
import { meanOf, scoreOf } from './score-parts.ts'
import { canonicals, isInternal, noindexOf, readSite, someOf, type Site } from './site/site.ts'
import { sitemapShares, readSitemaps } from './site/sitemaps.ts'
import { indexHint } from './outside/index-hint.ts'
import { count, list, paths, percent, shorten } from './wording/phrases.ts'
import { pageNames } from './wording/page-names.ts'

/** Percent; the sitemap of a site of one page counts less. */
const shares = { home: 60, others: 30, sitemap: 10 }

const steps = {
  open: 'If you have a website editor, open its search settings (in WordPress: Settings > Reading; in Wix and Squarespace: SEO settings); else ask whoever looks after your website for what follows.',
  show: 'Switch off any "hide from search engines" or "noindex" option on the pages named above.',
  allow: 'Ask whoever looks after your website to correct robots.txt as said above.',
  own: 'Set the "canonical" address of each page named above to the address of the page itself, or take it out.',
  list: 'Switch the sitemap on (most editors make one by themselves), or have one made.',
  correct:
    'Have the sitemap made again and see that what is named above is right; most editors do so when you publish.',
  submit: 'Add your site to Google Search Console (free) and, if it has a sitemap, submit its address there.',
}
const title = 'Let search engines list your pages'

/** The job for the parts at fault; undefined when none is. */
const jobFor = (isAtFault: Record<'show' | 'allow' | 'own' | 'list' | 'correct', boolean>): Job | undefined => {
  const wanted = (['show', 'allow', 'own', 'list', 'correct'] as const).filter((part) => isAtFault[part])
  if (wanted.length === 0) return undefined
  return {
    title:
      isAtFault.show || isAtFault.allow
        ? title
        : isAtFault.own
          ? 'Let each page give its own address as the real one'
          : isAtFault.list
            ? 'Give search engines a list of your pages'
            : 'Correct the list of your pages for search engines',
    steps: [steps.open, ...wanted.map((part) => steps[part]), steps.submit],
  }
}

export const indexation = defineComponent({
  id: 'indexation',
  pillar: 'searchPresence',
  title: 'Open to search engines',
  criteria:
    `Your home page counts ${shares.home}%, your other pages ${shares.others}%, your sitemap (a list of your pages for search engines) ${shares.sitemap}%; these shares are our judgement. ` +
    'A page counts fully when it does not forbid listing ("noindex"), your robots.txt file lets Google read it, and it does not name another page as the real one ("canonical"), as Google Search Central describes. ' +
    `A page that forbids listing counts nothing; one that names another page as the real one counts ${percent(canonicalWorth.elsewhere)}, and nothing when that page is not there; conflicting ones ${percent(canonicalWorth.conflicting)}; a robots.txt that answers with a server error halves both. ` +
    'Legal, thank-you and account pages, forms for clients (intake, consent, screening), and pages that only list others, may forbid listing without loss. ' +
    `Of the sitemap share, ${percent(sitemapShares.valid)} is for a valid one, ${percent(sitemapShares.complete)} for naming every page we found, ${percent(sitemapShares.right)} for naming none that is gone, forbidden or of another website. A site of one page needs none. ` +
    'What a web search of your site alone shows is a hint and changes no score.',
  needs: ['crawl'],
  uses: ['search'],
  independentOfScripts: true,
  tip: {
    title,
    ease: 3,
    steps: [steps.open, steps.show, steps.list, steps.submit],
  },
  assess({ crawl, search }) {
    const site = readSite(crawl.data)
    const { robots, failed } = crawl.data
    const home = listability(site.home, crawl.data)
    const pages = site.pages.filter((page) => page !== site.home && pageKind(page) === 'content')
    const others = pages.map((page) => listability(page, crawl.data))
    const hidden = others.filter(({ met }) => met === 0)
    const elsewhere = others.filter(({ fault }) => fault === 'canonical')
    const blocked = failed.filter(
      ({ url, reason }) => reason === 'blocked-by-robots' && addressKind(url) === 'content' && forbids(robots, url),
    )
    const sitemap = readSitemaps(
      crawl.data,
      [home, ...others].filter(({ fault }) => fault !== 'noindex').map(({ page }) => page),
    )
    /** A list of one address would help none of what is behind the others. */
    const hasOneAddress = site.routes.length > 0 && site.pages.length === 1 && crawl.data.notVisited.length === 0
    const isOnePage = site.pages.length === 1 && crawl.data.notVisited.length + failed.length === 0
    const needsNone = sitemap.met === 0 && (hasOneAddress || isOnePage)
    const insecure = site.pages.filter(
      (page) => page.finalUrl.startsWith('https:') && canonicals(page).some((url) => url.startsWith('http:')),
    )
    const short = site.pages.flatMap((page) => {
      const written = shortCanonical(page)
      return written === null ? [] : [{ ...page, written }]
    })
    const twice = site.pages.filter(
      (page) => canonicals(page).length > 1 && listability(page, crawl.data).fault !== 'canonical',
    )
    const homes = canonicals(site.home).length > 0 ? [] : homePaths(site, crawl.data)
    const reach = isFailing(robots) ? 0.5 : 1
    const othersMet = meanOf([...others.map(({ met }) => met), ...blocked.map(() => 0)])
    const hint = indexHint(search, site.host)
    const where = (some: readonly Listability[]) => pageNames(some.map(({ page }) => page))
    const faults = new Set([home, ...others].map(({ fault }) => fault))
    return {
      outcome: 'scored',
      score: scoreOf([
        { weight: shares.home, met: home.met * reach },
        { weight: shares.others, met: othersMet === null ? null : othersMet * reach },
        { weight: shares.sitemap, met: isOnePage && sitemap.met === 0 ? null : sitemap.met },
      ])!,
      confidence: site.confidence - (sitemap.met === null ? 0.1 : 0) - (isUnknown(robots) ? 0.1 : 0),
      job: jobFor({
        show: faults.has('noindex'),
        allow: faults.has('robots') || blocked.length > 0 || isFailing(robots),
        own: faults.has('canonical'),
        list: sitemap.met === 0 && !needsNone,
        correct: sitemap.met !== null && sitemap.met > 0 && sitemap.met < 1,
      }),
      evidence: [
        seenOn(
          site.home,
          `The home page answers with status ${site.home.status}${homeSaw(home)}.`,
          noindexOf(site.home),
        ),
        seenOnSite(crawl, robotsSaw(robots)),
        ...atMost(
          8,
          [...hidden, ...elsewhere].map(({ page, says }) => seenOn(page, `On this page ${says}.`, noindexOf(page))),
          crawl,
        ),
        ...atMost(
          4,
          blocked.map(({ url }) => ({ ...seenOnSite(crawl, 'robots.txt forbids Google to read this address.'), url })),
          crawl,
        ),
        ...atMost(
          3,
          short.map((page) =>
            seenOn(page, 'The "canonical" address of this page is not written in full.', page.written),
          ),
          crawl,
        ),
        ...atMost(
          3,
          twice.map((page) =>
            seenOn(page, 'The code of this page gives different "canonical" addresses.', list(canonicals(page))),
          ),
          crawl,
        ),
        ...sitemap.saw.map((saw) => seenOnSite(crawl, saw)),
        ...site.routes
          .slice(0, 1)
          .map((route) =>
            seenOnSite(
              crawl,
              `${count(site.routes.length, 'link')} such as "${shorten(route, 60)}" ${site.routes.length === 1 ? 'leads' : 'lead'} to content at the address of another page. Search engines list no page for ${site.routes.length === 1 ? 'it' : 'them'}, and we did not read it.`,
            ),
          ),
        ...hint.evidence,
      ],
      findings: [
        ...when(home.fault !== null, () =>
          problem(`Fix your home page first: ${home.says}. ${effects[home.fault!]}`, 2, site.home),
        ),
        ...when(isFailing(robots), () =>
          problem(
            `Repair your robots.txt file: it answers with the error ${robots.status}. Google stops reading a site while that file fails.`,
            2,
          ),
        ),
        ...when(hidden.length > 0, () =>
          problem(
            `Open these pages to search engines, if customers should find them: ${someOf(site, hidden, [site.home, ...pages])} may not be listed (${where(hidden)}).`,
            2,
            hidden[0]!.page,
          ),
        ),
        ...when(blocked.length > 0, () =>
          problem(
            `Check your robots.txt file, which tells search engines what to leave alone: it keeps them from ${paths(blocked)}. Where that is meant, as for a form for clients only, leave it.`,
            2,
            blocked[0],
          ),
        ),
        ...when(elsewhere.length > 0, () =>
          problem(
            `Correct the "canonical" address (the one a page gives as its real address) on ${where(elsewhere)}: it names another page, so search engines may drop yours.`,
            2,
            elsewhere[0]!.page,
          ),
        ),
        ...when(home.fault === null && reach === 1 && hidden.length + elsewhere.length + blocked.length === 0, () =>
          strength(
            pages.length === 0
              ? `Search engines may read and list your ${site.partial ? 'home page' : 'page'}.`
              : `Search engines may read and list your home page and ${pages.length === 1 ? 'the other page' : `the ${pages.length} other pages`} we looked at for this.`,
          ),
        ),
        ...when(insecure.length > 0, () =>
          note(
            `Your pages give their insecure address (http://) as the real one, on ${pageNames(insecure)}; change it to https.`,
          ),
        ),
        ...when(short.length > 0, () =>
          note(
            `Write the "canonical" address of ${pageNames(short)} in full, with https:// and your host name, as Google advises: a short one leads elsewhere when the page is shown at another address.`,
          ),
        ),
        ...(needsNone ? [] : sitemap.findings),
        ...when(hasOneAddress, () =>
          note(
            `Ask whoever looks after your website to give each page an address without "#": search engines list no page for links such as "${shorten(site.routes[0]!, 60)}", and a sitemap would not change that.`,
          ),
        ),
        ...when(twice.length > 0, () =>
          note(
            `Keep one "canonical" address on ${pageNames(twice)}: the code gives ${list(canonicals(twice[0]!))}, and search engines may then go by none.`,
          ),
        ),
        ...when(homes.length > 1, () =>
          note(
            `Link to your home page by one address: it is at ${homes[0]}, your pages link to it as ${list(homes.slice(1))}, and no "canonical" address says which is the real one.`,
          ),
        ),
        ...hint.findings,
      ],
    }
  },
})

/** The page's canonical address as written, when that is not a full address; null otherwise. */
const shortCanonical = ({ page }: CrawledPage): string | null =>
  page.linkTags.find(({ rel, written }) => rel === 'canonical' && written !== null && !/^\s*https?:/i.test(written))
    ?.written ?? null

/** The path of the home page, and others that links to it have: "/" and "/index.php". */
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

const homeSaw = ({ page, says }: Listability): string =>
  says !== ''
    ? `, and ${says}`
    : `, nothing on it forbids listing, and it names ${canonicals(page).length > 0 ? 'itself' : 'no other address'} as the real one`
