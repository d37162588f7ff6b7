import { defineComponent } from './component.ts'
import type { Fault } from './fault.ts'
import { brokenLinks, unsureLinks } from './links/broken-links.ts'
import { emptyAddresses, lostParts, unrealLinks } from './links/dead-links.ts'
import { deepest, deepPages, orphans } from './links/far-pages.ts'
import { jobFor, steps, title } from './links/job.ts'
import { missingPictures } from './links/missing-pictures.ts'
import { leadsOn, linksWithText } from './links/placed-links.ts'
import { emptyPages, unlinkedEntries } from './links/unread-pages.ts'
import { namelessLinks, vagueLinks } from './links/untelling-links.ts'
import { mistypedLinks, strayLinks, wordForHost, unwrittenLinks } from './links/wrong-addresses.ts'
import { scoreOf, shareOf } from './score-parts.ts'
import { isPictureFile } from './site/alt-words.ts'
import { internalLinks, judgeLinks, sawOfChecks } from './site/link-graph.ts'
import { pageKind } from '../facts/page-kind.ts'
import { isUnfinished } from './site/page-text.ts'
import { noindexOf, pagesRead, readSite } from './site/site.ts'
import { claiming, none } from './wording/claims.ts'
import { strength, when } from './wording/findings.ts'

/** Percent. */
const shares = { working: 45, reachable: 15, near: 15, real: 10, telling: 15 }

export const linkStructure = defineComponent({
  id: 'link-structure',
  pillar: 'websiteOptimization',
  title: 'Links and navigation',
  criteria:
    `Working links between your pages count ${shares.working}%: each broken address costs a third of that. Broken means gone for certain (404, 410, or a page that says it was not found); an address that turns robots away or answers with a server error is not counted, and where a script may show a page at any address, this is left out unless some are gone. ` +
    `Pages that a visitor can reach by links, not only through the sitemap, count ${shares.reachable}%; pages at most ${deepest} clicks from the home page ${shares.near}%; links with a real address, so that search engines can follow them, ${shares.real}% (Google Search Central; one that begins with a slip such as "htps:" or "maito:" has none); ` +
    `link texts that say where they lead, rather than "click here", ${shares.telling}%. The shares and the number of clicks are our judgement. ` +
    'A link whose address is only "#" or empty counts as leading nowhere on a page without scripts; elsewhere it is named in the report and costs nothing, as a script may act on it; so is a link to a part of its own page, or of another that we read, that is not there, and one that ends in "undefined". ' +
    'Broken pictures, among those of your own website whose status we ask for, and links without a name (no text and no description, WCAG 2.2, 2.4.4) are named in the report and cost nothing.',
  needs: ['crawl'],
  tip: {
    title,
    ease: 3,
    steps: Object.values(steps),
  },
  assess({ crawl }) {
    const site = readSite(crawl.data)
    const menu = unlinkedEntries(site)
    const all = linksWithText(site)
    const nameless = namelessLinks(site, crawl)
    if (all.length === 0)
      return {
        outcome: 'notApplicable',
        reason: sentences(
          `We found no links with a text and an address on ${pagesRead(site)}.`,
          menu.ask,
          nameless.ask,
        ),
      }

    const links = internalLinks(site)
    if (links.size > 0 && [...links.keys()].every(isPictureFile))
      return {
        outcome: 'notApplicable',
        reason: sentences(
          `Of your own, the links on ${pagesRead(site)} lead to pictures only, besides parts of the same page.`,
          menu.ask,
          nameless.ask,
        ),
      }
    const verdicts = judgeLinks(crawl.data, links)
    const { checked, unchecked, isTelling } = verdicts
    const others = site.pages.filter(
      (page) =>
        page !== site.home && pageKind(page) === 'content' && !isUnfinished(page, site.home) && !noindexOf(page),
    )
    const linked = others.filter(({ depth }) => depth !== null)
    const inText = all.filter(({ link }) => link.area === 'main' && leadsOn(link))

    const broken = brokenLinks(site, verdicts, crawl)
    const unsure = unsureLinks(verdicts, crawl)
    const orphaned = orphans(site, others, links, crawl)
    const deep = deepPages(others, crawl)
    const vague = vagueLinks(site, inText, crawl)
    const unreal = unrealLinks(all, crawl)
    const nowhere = emptyAddresses(all, crawl)
    const lost = lostParts(site, all, crawl)
    const unwritten = unwrittenLinks(site, all, crawl)
    const mistyped = mistypedLinks(all, crawl)
    const strays = strayLinks(site, all, crawl)
    const hostless = wordForHost(all, crawl)
    const pictures = missingPictures(site, crawl)
    const empty = emptyPages(site, crawl)

    const wrong = [nowhere, lost, unwritten, mistyped, hostless, strays, pictures]
    const faults: Fault<unknown>[] = [broken, orphaned, deep, vague, ...wrong, unreal, nameless, menu, empty, unsure]

    const unfollowed = new Set([...unreal.found, ...nowhere.dead, ...mistyped.found].map(({ link }) => link))
    const addressed = all.filter(({ link }) => link.area === 'main' || unfollowed.has(link))
    const score = scoreOf([
      {
        weight: shares.working,
        met:
          checked === 0 || (broken.found.length === 0 && !isTelling) ? null : Math.max(0, 1 - broken.found.length / 3),
      },
      {
        weight: shares.reachable,
        met: site.partial ? null : shareOf(others, (page) => !orphaned.found.includes(page)),
      },
      { weight: shares.near, met: shareOf(linked, (page) => !deep.found.includes(page)) },
      { weight: shares.real, met: shareOf(addressed, ({ link }) => !unfollowed.has(link)) },
      { weight: shares.telling, met: inText.length === 0 ? null : 1 - vague.found.length / inText.length },
    ])
    if (score === null || (checked === 0 && others.length === 0 && unreal.found.length + mistyped.found.length === 0))
      return {
        outcome: unchecked + site.routes.length > 0 || verdicts.isKeptOut ? 'notMeasured' : 'notApplicable',
        reason: sentences(sawOfChecks(verdicts, site), nowhere.ask, lost.ask, empty.ask, menu.ask, nameless.ask),
      }
    const isAny = (...faults: readonly Fault<unknown>[]): boolean => faults.some(({ found }) => found.length > 0)
    const isWrong = isAny(...wrong, empty)
    const toClick = nowhere.found.length - nowhere.dead.length + lost.found.length
    return {
      outcome: 'scored',
      score,
      confidence: site.confidence - (unsure.found.length > 0 ? 0.1 : 0) - (checked === 0 ? 0.2 : 0),
      job: jobFor({
        mend:
          nowhere.dead.length > 0 ||
          isAny(unwritten, mistyped, hostless, strays, pictures, empty) ||
          broken.found.some(({ isSeen }) => isSeen),
        answer: broken.found.some(({ isSeen }) => !isSeen),
        click: toClick > 0,
        say: isAny(vague),
        name: isAny(nameless),
        address: isAny(unreal, menu),
        reach: isAny(orphaned, deep),
      }),
      evidence: faults.flatMap(({ evidence }) => evidence),
      findings: [
        ...faults.flatMap(({ findings }) => findings),
        ...when(!isWrong && !isAny(broken) && checked > 0 && isTelling, () =>
          claiming(
            strength(
              `${checked === 1 ? 'The one address' : `The ${checked} addresses`} of your own that we followed from your pages ${checked === 1 ? 'works' : 'work'}.`,
            ),
            none('broken link'),
          ),
        ),
      ],
    }
  },
})

const sentences = (...some: readonly string[]): string => some.filter(Boolean).join(' ')
