import type { PageLink } from '../../page/page.ts'
import type { Fault } from '../fault.ts'
import { addressKey, pathOf } from '../site/addresses.ts'
import { sawOfChecks, type LinkVerdicts } from '../site/link-graph.ts'
import type { Site } from '../site/site.ts'
import { claiming, counted, many } from '../wording/claims.ts'
import { atMost, seenOn, seenOnSite } from '../wording/evidence.ts'
import { note, problem, when } from '../wording/findings.ts'
import { pageNames } from '../wording/page-names.ts'
import { list, paths } from '../wording/phrases.ts'

type Broken = LinkVerdicts['broken'][number]
type Unsure = LinkVerdicts['unsure'][number]

/** Addresses of the site that pages link to and that are certainly gone. */
export const brokenLinks = (site: Site, verdicts: LinkVerdicts, crawl: { at: string }): Fault<Broken> => {
  const { broken, unchecked } = verdicts
  return {
    found: broken,
    evidence: [
      counted(seenOnSite(crawl, sawOfChecks(verdicts, site)), ['broken link', broken.length]),
      ...atMost(
        8,
        broken.map(({ url, because, isSeen, links: [first] }) =>
          seenOn(
            first!.from,
            isSeen
              ? `A link on this page leads to ${url}, which is broken: ${because}.`
              : `A link on this page leads to ${url}: ${because}.`,
            first!.link.text || first!.link.href,
          ),
        ),
        crawl,
      ),
    ],
    findings: when(broken.length > 0, () => {
      const isSeen = broken.every((one) => one.isSeen)
      const where = list(broken.map(withPages), 3)
      const untried = unchecked > 0 ? ` We did not try ${unchecked} more that your pages link to.` : ''
      return claiming(
        problem(
          `${repair(broken.length, isSeen)}: ${where}. ${effect(broken.length, isSeen)}${causeOf(broken, site)}${untried}`,
          1,
          broken[0]!.links[0]!.from,
        ),
        many('broken link', broken.length),
      )
    }),
  }
}

const withPages = ({ url, links }: Broken): string => {
  const pages = pageNames(
    links.map(({ from }) => from),
    3,
  )
  return `${pathOf(url)} (linked from ${pages})`
}

const repair = (many: number, isSeen: boolean): string => {
  if (isSeen) return `Repair ${many === 1 ? 'the broken link' : `${many} broken links`}`
  return `Correct ${many === 1 ? 'the link whose address answers' : `${many} links whose addresses answer`} "not found"`
}

const effect = (many: number, isSeen: boolean): string => {
  const them = many === 1 ? 'it' : 'them'
  return isSeen
    ? `Visitors who follow ${them} meet an error page.`
    : `Search engines take ${them} for gone, and visitors meet an error page unless a script shows another.`
}

/** What several have in common: they lack the "/" at the beginning. */
const causeOf = (broken: readonly Broken[], site: Site): string => {
  const misplaced = broken.flatMap(({ links }) => links.find(({ link }) => worksFromRoot(site, link)) ?? [])
  if (misplaced.length < 2) return ''
  const some = misplaced.length === broken.length ? 'All' : misplaced.length
  return ` ${some} have one cause: browsers look for an address such as "${misplaced[0]!.link.href}" in the folder of the page, so it has to begin with "/".`
}

/** Whether an address written relative to its page ("about-us/") would be one of the pages we read from the root. */
const worksFromRoot = ({ root, pages }: Site, { href }: PageLink): boolean => {
  const meant = /^(?:[a-z]+:|[/?#])/i.test(href) ? null : URL.parse(href, root)
  return meant !== null && pages.some(({ finalUrl }) => addressKey(finalUrl) === addressKey(meant.href))
}

/** Addresses that may work for visitors, whatever they answered to us. */
export const unsureLinks = ({ unsure }: LinkVerdicts, crawl: { at: string }): Fault<Unsure> => ({
  found: unsure,
  evidence: atMost(
    3,
    unsure.map(({ url, because }) => ({ ...seenOnSite(crawl, `We could not check this link: ${because}.`), url })),
    crawl,
  ),
  findings: when(unsure.length > 0, () =>
    note(
      `We could not check ${paths(unsure)}: the server turned our robot away or did not answer, which says nothing about visitors.`,
    ),
  ),
})
