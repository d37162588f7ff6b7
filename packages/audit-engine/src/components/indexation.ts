import type { CrawledPage, RobotsTxt } from '../sources/source.ts'
import { defineComponent } from './component.ts'
import {
  homeAddresses,
  insecureCanonicals,
  mixedForms,
  severalCanonicals,
  shortCanonicals,
} from './listing/canonicals.ts'
import { jobFor, steps, title } from './listing/job.ts'
import { samePages } from './listing/same-pages.ts'
import { keptFiles } from './listing/kept-files.ts'
import { keptOut } from './listing/kept-out.ts'
import { indexHint } from './outside/index-hint.ts'
import { meanOf, scoreOf } from './score-parts.ts'
import {
  canonicalWorth,
  effects,
  isFailing,
  isUnknown,
  listability,
  robotsSaw,
  ruleAgainst,
  type Listability,
} from './site/listability.ts'
import { pageKind } from '../facts/page-kind.ts'
import { saysUnfinished } from './site/page-text.ts'
import { canonicals, noindexOf, readSite } from './site/site.ts'
import { readSitemaps, sitemapShares } from './site/sitemaps.ts'
import { seenOn, seenOnSite } from './wording/evidence.ts'
import { note, problem, strength, when } from './wording/findings.ts'
import { count, percent, shorten } from './wording/phrases.ts'

/** Percent; the sitemap of a site of one page counts less. */
const shares = { home: 60, others: 30, sitemap: 10 }

export const indexation = defineComponent({
  id: 'indexation',
  pillar: 'searchPresence',
  title: 'Open to search engines',
  criteria:
    `Your home page counts ${shares.home}%, your other pages ${shares.others}%, your sitemap (a list of your pages for search engines) ${shares.sitemap}%; these shares are our judgement. ` +
    'A page counts fully when it does not forbid listing ("noindex"), your robots.txt file lets Google read it, and it does not name another page as the real one ("canonical"), as Google Search Central describes. ' +
    `A page that forbids listing counts nothing; one that names another page as the real one counts ${percent(canonicalWorth.elsewhere)}, and nothing when that page is not there; conflicting ones ${percent(canonicalWorth.conflicting)}; a robots.txt that answers with a server error halves both. ` +
    'Legal, thank-you and account pages, forms for clients (intake, consent, screening), pages that only list others, and short ones that say that they are not finished, may forbid listing without loss. ' +
    `Of the sitemap share, ${percent(sitemapShares.valid)} is for a valid one, ${percent(sitemapShares.complete)} for naming every page we found, ${percent(sitemapShares.right)} for naming none that is gone, forbidden or of another website. A site of one page needs none. ` +
    'A robots.txt that keeps Google from most style files, scripts or pictures of your pages, or names something else as your sitemap, is named and costs nothing by itself; so are pages that your links or sitemap name with ".html" and the page itself without, or the other way round. ' +
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
    const pages = site.pages.filter(
      (page) =>
        page !== site.home &&
        pageKind(page) === 'content' &&
        // What is not finished is rightly kept back.
        !(noindexOf(page) !== null && saysUnfinished(page)),
    )
    const others = pages.map((page) => listability(page, crawl.data))
    const out = keptOut(site, others, crawl)
    const files = keptFiles(site, crawl)
    const all = [home, ...others]
    const sitemap = readSitemaps(
      crawl.data,
      site.copies,
      all.filter(({ fault }) => fault !== 'noindex' && fault !== 'canonical').map(({ page }) => page),
      all.filter(({ fault }) => fault === 'canonical').length * 2 > all.length,
    )
    /** A list of one address would help none of what is behind the others. */
    const hasOneAddress = site.routes.length > 0 && site.pages.length === 1 && crawl.data.notVisited.length === 0
    const isOnePage = site.pages.length === 1 && crawl.data.notVisited.length + failed.length === 0
    const needsNone = sitemap.met === 0 && (hasOneAddress || isOnePage)
    const short = shortCanonicals(site, crawl)
    const several = severalCanonicals(site, crawl)
    const mixed = mixedForms(site, crawl)
    const same = samePages(site, crawl)
    const reach = isFailing(robots) ? 0.5 : 1
    const othersMet = meanOf([...others.map(({ met }) => met), ...out.blocked.map(() => 0)])
    const hint = indexHint(search, site.host)
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
        allow: faults.has('robots') || out.blocked.length + files.found.length > 0 || isFailing(robots),
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
        ...out.evidence,
        ...files.evidence,
        ...short.evidence,
        ...several.evidence,
        ...mixed.evidence,
        ...same.evidence,
        ...sitemap.saw.map((saw) => seenOnSite(crawl, saw)),
        ...site.routes
          .slice(0, 1)
          .map((route) =>
            seenOnSite(
              crawl,
              `${count(site.routes.length, 'link')} such as "${shorten(route, 60)}" ${site.routes.length === 1 ? 'leads' : 'lead'} to content at the address of the page they are on, or of another. Search engines list no page for ${site.routes.length === 1 ? 'it' : 'them'}, and we did not read it.`,
            ),
          ),
        ...hint.evidence,
      ],
      findings: [
        ...when(home.fault !== null, () =>
          problem(
            `Fix your home page first: ${home.says}. ${effects[home.fault!]}${home.fault === 'robots' ? forTrial(robots, site.home) : ''}`,
            2,
            site.home,
          ),
        ),
        ...when(isFailing(robots), () =>
          problem(
            `Repair your robots.txt file: it answers with the error ${robots.status}. Google stops reading a site while that file fails.`,
            2,
          ),
        ),
        ...out.findings,
        ...files.findings,
        ...when(home.fault === null && reach === 1 && out.findings.length === 0, () =>
          strength(
            pages.length === 0
              ? `Search engines may read and list your ${site.partial ? 'home page' : 'page'}.`
              : `Search engines may read and list your home page and ${pages.length === 1 ? 'the other page' : `the ${pages.length} other pages`} we looked at for this.`,
          ),
        ),
        ...insecureCanonicals(site).findings,
        ...short.findings,
        ...(needsNone ? [] : sitemap.findings),
        ...when(hasOneAddress, () =>
          note(
            `Ask the person who looks after your website to give each page an address without "#": search engines list no page for links such as "${shorten(site.routes[0]!, 60)}", and a sitemap would not change that.`,
          ),
        ),
        ...several.findings,
        ...mixed.findings,
        ...same.findings,
        ...homeAddresses(site, crawl.data).findings,
        ...hint.findings,
      ],
    }
  },
})

/** What robots.txt itself says of being for a preview, above the line that keeps Google from the page. */
const forTrial = (robots: RobotsTxt, { finalUrl }: CrawledPage): string => {
  const said = ruleAgainst(robots, finalUrl)?.comments.find((comment) => trial.test(comment))
  return said === undefined ? '' : ` The file itself says "${shorten(said)}".`
}

const trial =
  /\b(?:prototype|preview|staging|stage|test(?:ing)?|trial|develop(?:ment|ing)|dev|pre-?launch|launch(?:ed|es|ing)?|not (?:yet )?(?:live|ready)|go(?:es|ing)? live|under construction)\b/i

const homeSaw = ({ page, says }: Listability): string =>
  says !== '' ? `, and ${says}` : `, nothing on it forbids listing, and it names ${realAddress(page)} as the real one`

const realAddress = (page: CrawledPage): string => {
  const [canonical] = canonicals(page)
  return canonical === undefined
    ? 'no other address'
    : URL.parse(canonical)?.href === page.finalUrl
      ? 'itself'
      : canonical
}
