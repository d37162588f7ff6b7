import type { Finding } from '@findable/contracts'
import type { CrawledPage, RobotsTxt } from '../sources/source.ts'
import { defineComponent } from './component.ts'
import { addressKey, pathOf } from './reading/addresses.ts'
import { atMost, seenOn, seenOnSite } from './reading/evidence.ts'
import { addressKind, pageKind } from './reading/page-kind.ts'
import { meanOf, scoreOf } from './reading/parts.ts'
import { canonicals, noindexOf, readSite, someOf } from './reading/site.ts'
import { readSitemaps } from './reading/sitemaps.ts'
import { paths } from './reading/wording.ts'

export const indexation = defineComponent({
  id: 'indexation',
  pillar: 'searchPresence',
  title: 'Can search engines list your pages?',
  criteria:
    'Your home page counts 60 %, your other pages 25 %, your sitemap (a list of your pages for search engines) 15 %; these shares are our judgement. ' +
    'A page counts fully when it does not forbid listing ("noindex"), your robots.txt file lets Google read it, and it does not name another page as the real one ("canonical"), as Google Search Central describes. ' +
    'A page that forbids listing counts nothing; one that names another page as the real one counts 30 %; conflicting ones 50 %. ' +
    'Legal, thank-you and account pages, and pages that only list others, may forbid listing without loss. ' +
    'Half of the sitemap share is for having a valid one, half for it agreeing with the pages we found. A site of one page hardly needs a sitemap: there it counts 5 %.',
  needs: ['crawl'],
  tip: {
    title: 'Let search engines list your pages',
    ease: 3,
    steps: [
      'Open the search settings of your website editor (in WordPress: Settings > Reading; in Wix and Squarespace: SEO settings).',
      'Switch off any "hide from search engines" or "noindex" option on the pages named above.',
      'Switch the sitemap on; most editors make one by themselves.',
      'Add your site to Google Search Console (free) and submit the address of the sitemap there.',
    ],
  },
  assess({ crawl }) {
    const site = readSite(crawl.data)
    const robots = crawl.data.robots
    const others = site.pages.filter((page) => page !== site.home && pageKind(page) === 'content')
    const home = judge(site.home, robots)
    const judged = others.map((page) => ({ page, ...judge(page, robots) }))
    const sitemap = readSitemaps(crawl.data, [site.home, ...others].filter((page) => !noindexOf(page)))
    const faulty = judged.filter(({ fault }) => fault)
    const hidden = faulty.filter(({ value }) => value === 0)
    const blocked = crawl.data.failed.filter(
      ({ url, reason }) => reason === 'blocked-by-robots' && addressKind(url) === 'content' && !robots.allows('Googlebot', requestPath(url)),
    )
    const othersMet = meanOf([...judged.map(({ value }) => value), ...blocked.map(() => 0)])

    const findings: Finding[] = []
    if (home.fault) findings.push({ kind: 'problem', text: `Fix your home page first: ${home.fault}. ${home.effect}` })
    if (hidden.length > 0)
      findings.push({
        kind: 'problem',
        text: `Open these pages to search engines, if customers should find them: ${someOf(site, hidden.length, others.length + 1)} may not be listed (${paths(hidden.map(({ page }) => page))}).`,
      })
    if (blocked.length > 0)
      findings.push({
        kind: 'problem',
        text: `Check your robots.txt file, which tells search engines what to leave alone: it keeps them from ${paths(blocked)}.`,
      })
    const elsewhere = faulty.filter(({ value }) => value > 0)
    if (elsewhere.length > 0)
      findings.push({
        kind: 'problem',
        text: `Correct the "canonical" address (the one a page gives as its real address) on ${paths(elsewhere.map(({ page }) => page))}: it names another page, so search engines may drop yours.`,
      })
    findings.push(...sitemap.findings)
    if (!home.fault && faulty.length === 0 && blocked.length === 0)
      findings.push({
        kind: 'strength',
        text: others.length === 0 ? 'Search engines may read and list your page.' : 'Search engines may read and list your home page and every other page we read.',
      })

    return {
      outcome: 'scored',
      score: scoreOf([
        { weight: 60, met: home.value },
        { weight: 25, met: othersMet },
        { weight: others.length === 0 ? 3 : 15, met: sitemap.met },
      ])!,
      confidence: site.confidence - (sitemap.met === null ? 0.1 : 0) - (robots.status === null ? 0.1 : 0),
      evidence: [
        seenOn(site.home, homeSaw(site.home, home.fault), noindexOf(site.home)),
        seenOnSite(crawl, robotsSaw(robots)),
        ...atMost(8, faulty.map(({ page, fault }) => seenOn(page, `On this page ${fault}.`, noindexOf(page))), crawl),
        ...atMost(4, blocked.map(({ url }) => ({ ...seenOnSite(crawl, 'robots.txt forbids Google to read this address.'), url })), crawl),
        ...sitemap.saw.map((saw) => seenOnSite(crawl, saw)),
      ],
      findings,
    }
  },
})

interface Verdict {
  value: number
  /** What is wrong, as half a sentence; null when nothing is. */
  fault: string | null
  effect: string
}

const judge = (page: CrawledPage, robots: RobotsTxt): Verdict => {
  const noindex = noindexOf(page)
  if (noindex) return { value: 0, fault: 'a "noindex" note tells search engines not to list it', effect: 'While it stands there, people cannot find this page on Google.' }
  if (!robots.allows('Googlebot', requestPath(page.finalUrl)))
    return { value: 0, fault: 'your robots.txt file forbids Google to read it', effect: 'Google can then show no text of it, and often drops it.' }
  const named = canonicals(page)
  const away = named.filter((url) => addressKey(url) !== addressKey(page.finalUrl))
  if (away.length === 0) return { value: 1, fault: null, effect: '' }
  return named.length > 1
    ? { value: 0.5, fault: 'it names more than one address as its real one ("canonical")', effect: 'Search engines then ignore all of them and guess.' }
    : { value: 0.3, fault: `it names ${pathOf(away[0]!)} as its real address ("canonical")`, effect: 'Search engines may list that address in place of yours.' }
}

const requestPath = (url: string): string => {
  const parsed = URL.parse(url)
  return parsed ? parsed.pathname + parsed.search : '/'
}

const homeSaw = (home: CrawledPage, fault: string | null): string =>
  fault
    ? `The home page answers with status ${home.status}, and ${fault}.`
    : `The home page answers with status ${home.status}, nothing on it forbids listing, and ${canonicals(home).length > 0 ? 'it names itself as its real address' : 'it names no other address as the real one'}.`

const robotsSaw = ({ url, status }: RobotsTxt): string =>
  status === null
    ? `We asked for ${url} and got no answer.`
    : status >= 500
      ? `${url} answers with the error ${status}; Google may stop reading the site while that lasts.`
      : status >= 400
        ? `There is no robots.txt (${status}): everything may be read.`
        : `robots.txt answers with status ${status}.`
