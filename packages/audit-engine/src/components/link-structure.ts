import type { PageLink } from '../page/page.ts'
import type { CrawledPage } from '../sources/source.ts'
import { hostOf, pathnameOf } from '../sources/web/host-names.ts'
import { defineComponent } from './component.ts'
import { addressKey, pathOf } from './site/addresses.ts'
import { atMost, seenOn, seenOnSite } from './wording/evidence.ts'
import { claiming, counted, many, none } from './wording/claims.ts'
import { note, problem, strength, when } from './wording/findings.ts'
import { internalLinks, judgeLinks, sawOfChecks } from './site/link-graph.ts'
import { isPictureFile } from './site/alt-words.ts'
import { isUnreal, leadsNowhere, saysNothing } from './site/link-texts.ts'
import { brokenPictures } from './site/pictures.ts'
import { isPreviewHost } from './site/share-picture.ts'
import { actsByScript } from './site/script-actions.ts'
import { pageKind } from './site/page-kind.ts'
import { scoreOf, shareOf } from './score-parts.ts'
import { isInternal, noindexOf, readSite, type Site } from './site/site.ts'
import { count, list, paths, shorten } from './wording/phrases.ts'
import { pageNames } from './wording/page-names.ts'

/** Percent. */
const shares = { working: 45, reachable: 15, near: 15, real: 10, telling: 15 }
const deepest = 3

export const linkStructure = defineComponent({
  id: 'link-structure',
  pillar: 'websiteOptimization',
  title: 'Links and navigation',
  criteria:
    `Working links between your pages count ${shares.working}%: each broken address costs a third of that. Broken means gone for certain (404, 410, or a page that says it was not found); an address that turns robots away or answers with a server error is not counted, and where a script may show a page at any address, this is left out unless some are gone. ` +
    `Pages that a visitor can reach by links, not only through the sitemap, count ${shares.reachable}%; pages at most ${deepest} clicks from the home page ${shares.near}%; links with a real address, so that search engines can follow them, ${shares.real}% (Google Search Central; one that begins with a slip such as "htps:" or "maito:" has none); ` +
    `link texts that say where they lead, rather than "click here", ${shares.telling}%. The shares and the number of clicks are our judgement. ` +
    'A link whose address is only "#" or empty counts as leading nowhere on a page without scripts; elsewhere it is named in the report and costs nothing, as a script may act on it; so is a link to a part of its own page that is not there, and one that ends in "undefined". ' +
    'Broken pictures, among those of your own website whose status we ask for, and links without a name (no text and no description, WCAG 2.2, 2.4.4) are named in the report and cost nothing.',
  needs: ['crawl'],
  tip: {
    title: 'Repair your links',
    ease: 3,
    steps: [
      'On each page named above, find the link and point it at the right page, or take it out.',
      'Replace texts such as "click here" by what is behind the link: "See our prices".',
      'Put a link to every page that matters into your menu or your home page.',
    ],
  },
  assess({ crawl }) {
    const site = readSite(crawl.data)
    const links = internalLinks(site)
    const verdicts = judgeLinks(crawl.data, links)
    const { broken, unsure, checked, unchecked, isTelling } = verdicts
    const isSeen = broken.every((one) => one.isSeen)
    const all = site.pages.flatMap((from) =>
      from.page.links.filter((link) => link.text !== '' && isLink(link)).map((link) => ({ from, link })),
    )
    const between = [...links.values()].flat().filter(({ link }) => link.text !== '')
    if (all.length === 0)
      return {
        outcome: 'notApplicable',
        reason: sentences('We found no links on the pages we read.', askToLink(site)),
      }

    const vague = between.filter(({ link }) => link.area === 'main' && saysNothing(link))
    const inText = between.filter(({ link }) => link.area === 'main')
    const outsideMenus = all.filter(({ link }) => link.area === 'main')
    const empty = all.filter(({ from, link }) => leadsNowhere(link) && !actsByScript(from))
    const dead = empty.filter(({ from }) => !from.page.runsScript)
    const lost = all.filter(
      ({ from, link }) =>
        link.lacksTarget && !link.hasAction && !skips.test(link.text) && (hasPartLinks(from) || !actsByScript(from)),
    )
    const unwritten = all.filter(
      ({ link }) =>
        link.scheme === 'http' && link.url !== null && isInternal(site, link.url) && unwrittenPart.test(link.url),
    )
    const mistyped = all.flatMap((one) => {
      const slip = slipIn(one.link.href)
      return slip ? [{ ...one, ...slip }] : []
    })
    const slips = new Set(mistyped.map(({ link }) => link))
    const isMistyped = ({ link }: Placed) => slips.has(link)
    const strays = linksToPreview(site)
    const unreal = outsideMenus.filter(({ from, link }) => isUnreal(link) && !actsByScript(from))
    const addressed = [...new Set([...outsideMenus, ...dead, ...all.filter(isMistyped)])]
    const nameless = namelessLinks(site)
    const misplaced = broken.flatMap(({ links }) => links.find(({ link }) => worksFromRoot(site, link)) ?? [])
    const pictures = brokenPictures(site, crawl.data)
    const others = site.pages.filter((page) => page !== site.home && pageKind(page) === 'content' && !noindexOf(page))
    const orphans = site.partial
      ? null
      : others.filter(({ finalUrl, url }) => !links.has(addressKey(finalUrl)) && !links.has(addressKey(url)))
    const deep = others.filter(({ depth }) => depth !== null && depth > deepest)
    const linkedPages = others.filter(({ depth }) => depth !== null)
    const score = scoreOf([
      {
        weight: shares.working,
        met: checked === 0 || (broken.length === 0 && !isTelling) ? null : Math.max(0, 1 - broken.length / 3),
      },
      { weight: shares.reachable, met: orphans === null ? null : shareOf(others, (page) => !orphans.includes(page)) },
      { weight: shares.near, met: shareOf(linkedPages, (page) => !deep.includes(page)) },
      {
        weight: shares.real,
        met: shareOf(addressed, (one) => !unreal.includes(one) && !dead.includes(one) && !isMistyped(one)),
      },
      { weight: shares.telling, met: inText.length === 0 ? null : 1 - vague.length / inText.length },
    ])
    if (score === null || (checked === 0 && others.length === 0 && unreal.length + mistyped.length === 0))
      return {
        outcome: unchecked + site.routes.length > 0 ? 'notMeasured' : 'notApplicable',
        reason: sentences(
          sawOfChecks(verdicts, site.routes),
          askToClick(empty),
          askForPart(lost),
          askToOpen(site.empty),
          askToLink(site),
        ),
      }
    return {
      outcome: 'scored',
      score,
      confidence: site.confidence - (unsure.length > 0 ? 0.1 : 0) - (checked === 0 ? 0.2 : 0),
      evidence: [
        counted(seenOnSite(crawl, sawOfChecks(verdicts, site.routes)), ['broken link', broken.length]),
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
        ...atMost(
          4,
          site.empty.map((page) =>
            seenOn(page, 'A browser showed no title of its own here, and nothing of its own between menu and footer.'),
          ),
          crawl,
        ),
        ...atMost(
          3,
          unsure.map(({ url, because }) => ({
            ...seenOnSite(crawl, `We could not check this link: ${because}.`),
            url,
          })),
          crawl,
        ),
        ...atMost(
          4,
          (orphans ?? []).map((page) => seenOn(page, 'No page we read links here.')),
          crawl,
        ),
        ...atMost(
          4,
          deep.map((page) => seenOn(page, `This page is ${page.depth} clicks from the home page.`)),
          crawl,
        ),
        ...atMost(
          4,
          vague.map(({ from, link }) =>
            seenOn(from, `The text of a link to ${pathOf(link.url)} does not say where it leads.`, link.text),
          ),
          crawl,
        ),
        ...atMost(
          3,
          unreal.map(({ from, link }) =>
            seenOn(from, `This link has no address that can be followed (${link.href}).`, link.text),
          ),
          crawl,
        ),
        ...atMost(
          4,
          empty.map(({ from, link }) =>
            seenOn(from, `The address of this link is ${link.href === '' ? 'empty' : 'only "#"'}.`, link.text),
          ),
          crawl,
        ),
        ...atMost(
          4,
          lost.map(({ from, link }) =>
            seenOn(
              from,
              `This link leads to the part "${link.href}" of its page, and we found no such part.`,
              link.text,
            ),
          ),
          crawl,
        ),
        ...atMost(
          4,
          unwritten.map(({ from, link }) =>
            seenOn(
              from,
              `The address of this link ends in a word that a script left there (${pathOf(link.url!)}).`,
              link.text,
            ),
          ),
          crawl,
        ),
        ...atMost(
          4,
          mistyped.map(({ from, link, written }) =>
            seenOn(from, `The address of this link begins with "${written}" (${shorten(link.href, 60)}).`, link.text),
          ),
          crawl,
        ),
        ...atMost(
          4,
          strays.map(({ from, link }) =>
            seenOn(from, `This link leaves your website for a copy of it, ${link.url}.`, link.text),
          ),
          crawl,
        ),
        ...atMost(
          4,
          pictures.map(({ page, part, because }) =>
            seenOn(page, `A picture on this page is broken: ${because}.`, part.url),
          ),
          crawl,
        ),
        ...atMost(
          4,
          nameless.map(({ from, link }) =>
            seenOn(from, 'This link has no name: there is no text in it, and no description.', link.href),
          ),
          crawl,
        ),
      ],
      findings: [
        ...when(broken.length > 0, () =>
          claiming(
            problem(
              `${repair(broken.length, isSeen)}: ${list(
                broken.map(
                  ({ url, links }) =>
                    `${pathOf(url)} (linked from ${pageNames(
                      links.map(({ from }) => from),
                      3,
                    )})`,
                ),
                3,
              )}. ${effect(broken.length, isSeen)}${misplaced.length > 1 ? ` ${misplaced.length === broken.length ? 'All' : misplaced.length} have one cause: browsers look for an address such as "${misplaced[0]!.link.href}" in the folder of the page, so it has to begin with "/".` : ''}${unchecked > 0 ? ` We did not try ${unchecked} more that your pages link to.` : ''}`,
              1,
              broken[0]!.links[0]!.from,
            ),
            many('broken link', broken.length),
          ),
        ),
        ...when(orphans !== null && orphans.length > 0, () =>
          problem(
            `Link to ${pageNames(orphans!)} from your menu or another page: we found no link that leads there, and search engines follow links.`,
            2,
            orphans![0],
          ),
        ),
        ...when(deep.length > 0, () =>
          problem(
            `Bring ${pageNames(deep)} closer to your home page: it takes more than ${deepest} clicks to get there.`,
            2,
            deep[0],
          ),
        ),
        ...when(vague.length > 0, () =>
          problem(
            `Say where links lead: "${vague[0]!.link.text}" on ${pageNames(vague.map(({ from }) => from))} tells neither visitors nor Google what is behind it.`,
            3,
            vague[0]!.from,
          ),
        ),
        ...when(dead.length > 0, () =>
          problem(
            `Give ${textsOf(dead)} (on ${pageNames(dead.map(({ from }) => from))}) an address: ${dead.length === 1 ? 'this link leads' : 'these links lead'} nowhere.`,
            1,
            dead[0]!.from,
          ),
        ),
        ...when(empty.length > dead.length, () => note(askToClick(empty.filter((one) => !dead.includes(one))))),
        ...when(lost.length > 0, () => note(askForPart(lost))),
        ...when(unwritten.length > 0, () =>
          problem(
            `Correct the address of ${textsOf(unwritten)} (on ${pageNames(unwritten.map(({ from }) => from))}): it ends in ${pathOf(unwritten[0]!.link.url!)}, where a script had no address to write.`,
            1,
            unwritten[0]!.from,
          ),
        ),
        ...[...Map.groupBy(mistyped, ({ written }) => written).values()].map((some) =>
          problem(
            `Correct the address of ${textsOf(some)} (on ${pageNames(some.map(({ from }) => from))}): it begins with "${some[0]!.written}" instead of "${some[0]!.right}", so it leads nowhere.`,
            1,
            some[0]!.from,
          ),
        ),
        ...when(strays.length > 0, () =>
          problem(
            `Point ${textsOf(strays)} (on ${pageNames(strays.map(({ from }) => from))}) at your own ${strays.length === 1 ? 'page' : 'pages'}: ${strays.length === 1 ? 'the link leads' : 'the links lead'} to ${hostOf(strays[0]!.link.url!)}, where sites are tried out, and your website has a page at the same path.`,
            1,
            strays[0]!.from,
          ),
        ),
        ...when(pictures.length > 0, () =>
          problem(
            `Check the pictures on ${pageNames(mostOften(pictures.flatMap(({ pages }) => pages)))}: of those we asked for, ${pictures.length === 1 ? 'one is' : `${pictures.length} are`} not at the address the page gives, such as ${shorten(pathOf(pictures[0]!.part.url), 60)}.`,
            1,
            pictures[0]!.page,
          ),
        ),
        ...when(unreal.length > 0, () =>
          note(
            `${count(unreal.length, 'link has', 'links have')} no address of ${unreal.length === 1 ? 'its' : 'their'} own (on ${pageNames(unreal.map(({ from }) => from))}); search engines cannot follow them.`,
          ),
        ),
        ...when(nameless.length > 0, () =>
          note(
            nameless.every(({ link }) => link.icon === '')
              ? `Take ${nameless.length === 1 ? 'the empty link' : `the ${nameless.length} empty links`} on ${pageNames(nameless.flatMap(({ pages }) => pages))} out of the code, or give ${nameless.length === 1 ? 'it' : 'them'} a text: there is nothing to click, and a screen reader can only say that there is a link.`
              : `Name ${nameless.length === 1 ? 'the link' : `the ${nameless.length} links`} without text on ${pageNames(nameless.flatMap(({ pages }) => pages))}, such as ${nameless.filter(({ link }) => isPictureFile(link.url)).length * 2 > nameless.length ? 'a link that opens a picture' : 'an icon'}: a screen reader can only say that there is a link. Editors call the field "aria label" or "alt text".`,
          ),
        ),
        ...when(site.unlinked.length > 0, () => note(askToLink(site))),
        ...when(site.empty.length > 0, () => note(askToOpen(site.empty))),
        ...when(unsure.length > 0, () =>
          note(
            `We could not check ${paths(unsure)}: the server turned our robot away or did not answer, which says nothing about visitors.`,
          ),
        ),
        ...when(
          broken.length +
            empty.length +
            lost.length +
            pictures.length +
            unwritten.length +
            mistyped.length +
            strays.length +
            site.empty.length ===
            0 &&
            checked > 0 &&
            isTelling,
          () =>
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

/** Whether an address written relative to its page ("about-us/") would be one of the pages we read from the root. */
const worksFromRoot = ({ root, pages }: Site, { href }: PageLink): boolean => {
  const meant = /^(?:[a-z]+:|[/?#])/i.test(href) ? null : URL.parse(href, root)
  return meant !== null && pages.some(({ finalUrl }) => addressKey(finalUrl) === addressKey(meant.href))
}

/** Links in the text to a host where sites are tried out, at the path of one of the site's own pages. */
const linksToPreview = ({ host, pages }: Site): Placed[] => {
  const own = new Set(pages.map(({ finalUrl }) => pathnameOf(finalUrl).replace(/\/$/, '')).filter(Boolean))
  return pages.flatMap((from) =>
    from.page.links
      .filter(
        ({ url, area, text }) =>
          area === 'main' &&
          text !== '' &&
          url !== null &&
          hostOf(url) !== host &&
          isPreviewHost(hostOf(url)) &&
          own.has(pathnameOf(url).replace(/\/$/, '')),
      )
      .map((link) => ({ from, link })),
  )
}

/** The pages that are named most often first. */
const mostOften = (pages: readonly CrawledPage[]): CrawledPage[] =>
  [...Map.groupBy(pages, (page) => page).values()]
    .toSorted((one, other) => other.length - one.length)
    .map(([page]) => page!)

/** What a script writes in place of an address that it does not have. */
const unwrittenPart = /\/(?:undefined|null|NaN|\[object(?: |%20)Object\])\/?(?:[?#]|$)/

/** What an address should begin with, by slips that browsers do not put right: a letter too few or too many, no colon. */
const mistypedSchemes = {
  'https://':
    /^(?:t+ps?|ht?ps?|htts?|h{2,}t+ps?|ht{3,}ps?|httpp+s?|htpps?|https{2,}):\/\/|^https?(?:\/\/|;\/\/|::\/\/)/i,
  'mailto:':
    /^(?:maito|mialto|malito|mailt|mailo|malto|mailtto|mailtoo|maillto|mail|email|emailto|mail%20to|mail to):(?=[^/]*@)|^mailto(?:;|\/\/)(?=[^/]*@)|^mailto (?=[^/]*@)|^https?:\/\/mailto:/i,
  'tel:':
    /^(?:tell|tele|te|tl|telto|phone|telephone|mobile|call):(?=[\d+( -]{6,}$)|^tel(?:;|\/\/)(?=[\d+( -]{6,}$)|^https?:\/\/tel:/i,
}
type Scheme = keyof typeof mistypedSchemes
/** Null for an address that begins as it should, or in a way we do not know. */
const slipIn = (href: string): { written: string; right: Scheme } | null => {
  const found = (Object.keys(mistypedSchemes) as Scheme[]).flatMap((right) => {
    const [written] = mistypedSchemes[right].exec(href) ?? []
    return written === undefined ? [] : [{ written, right }]
  })
  return found[0] ?? null
}

const skips = /^skip\b/i

/** Whether other links of the page lead to parts that are there; else a script may take them to the home page. */
const hasPartLinks = ({ page }: CrawledPage): boolean =>
  page.links.some(({ href, lacksTarget, text }) => /^#[A-Za-z]/.test(href) && !lacksTarget && !skips.test(text))

type Placed = { from: CrawledPage; link: PageLink }

const askToClick = (some: readonly Placed[]): string =>
  some.length === 0
    ? ''
    : `Click ${textsOf(some)} on ${pageNames(some.map(({ from }) => from))}: the address is only "#" or empty, so unless a script acts on it, nothing happens.`

const askForPart = (some: readonly Placed[]): string =>
  some.length === 0
    ? ''
    : `Click ${textsOf(some)} on ${pageNames(some.map(({ from }) => from))}: the address is a part of the page ("${some[0]!.link.href}"), and we found no part of that name, so unless a script acts on it, nothing happens.`

const sentences = (...some: readonly string[]): string => some.filter(Boolean).join(' ')

const askToLink = ({ unlinked }: Site): string =>
  unlinked.length === 0
    ? ''
    : `In your menu or footer, ${list(unlinked.map((text) => `"${shorten(text, 40)}"`))} have no address of their own, as buttons have none: neither we nor search engines can follow them. If they open pages of yours, make them links that give each page an address.`

const askToOpen = (empty: readonly CrawledPage[]): string =>
  empty.length === 0
    ? ''
    : `Open ${paths(empty)}: in our browser ${empty.length === 1 ? 'this address' : 'each of these addresses'} showed no title of its own, and nothing of its own between menu and footer. If visitors see no more, write the page, or take out the links to it.`

/** The texts of the links, each once, for a sentence. */
const textsOf = (some: readonly Placed[]): string =>
  list([...new Set(some.map(({ link }) => `"${shorten(link.text, 40)}"`))])

/** An `<a>` without an address is a text, a frame or a control that a script runs (HTML, 4.5.1). */
const isLink = ({ scheme }: PageLink): boolean => scheme !== 'none'

/**
 * Links that screen readers have no words for, each address once: pages repeat their menus and footers. One without an
 * icon beside one with a name to the same address is a leftover in the code that visitors do not come upon.
 */
const namelessLinks = (site: Site) => {
  // A browser copies a link that is not closed into the blocks after it.
  const found = site.pages.flatMap((from) => {
    const named = new Set(from.page.links.filter(({ text }) => text !== '').map(({ href }) => href))
    return from.page.links
      .filter(
        ({ isNameless, href, icon, scheme }) =>
          isNameless && !(named.has(href) && (icon === '' || (from.rendered && scheme !== 'http'))),
      )
      .map((link) => ({ from, link }))
  })
  return [...Map.groupBy(found, ({ link }) => `${link.href} ${link.icon}`).values()].map((group) => ({
    ...group[0]!,
    pages: group.map(({ from }) => from),
  }))
}
