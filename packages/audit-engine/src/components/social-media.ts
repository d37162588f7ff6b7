import type { CrawledPage } from '../sources/source.ts'
import { defineComponent } from './component.ts'
import { addressKey } from './site/addresses.ts'
import { atMost, seenAt, seenOn } from './wording/evidence.ts'
import { shown } from './wording/claims.ts'
import { note, problem, strength, when } from './wording/findings.ts'
import { meanOf, scoreOf } from './score-parts.ts'
import { platformNames } from './business/platform-fit.ts'
import {
  deadIcons,
  doubledPlatforms,
  leftOverLinks,
  platformsIn,
  presenceOf,
  seenProfiles,
} from './business/profiles.ts'
import { saysNothing } from './site/empty-texts.ts'
import { badSharePicture, previewAddress } from './site/share-picture.ts'
import { metas, readSite, someOf, type Site } from './site/site.ts'
import { list, percent, shorten } from './wording/phrases.ts'
import { pageNames } from './wording/page-names.ts'

/** Percent. */
const shares = { links: 40, markup: 25, cards: 35 }
/** What a profile counts for that only another page links to. */
const linkedElsewhere = 0.6

const title = 'Tie your website and your profiles together'
const steps = {
  link: 'Put a link to each of your profiles into the footer of your website, and click each one to see that it opens your page.',
  share:
    'In your website editor, find "social sharing" or "Open Graph" and choose a picture, a title and a sentence for each page.',
  mark: 'List the profile addresses under "sameAs" in your structured data, or in the social settings of your search plugin.',
}

export const socialMedia = defineComponent({
  id: 'social-media',
  pillar: 'socialMediaPresence',
  title: 'Social links and sharing',
  criteria:
    `How well your site and your profiles are tied together. A visible link from your home page to each profile counts ${shares.links}% (${percent(linkedElsewhere)} of that when only another page has it), ` +
    `profiles named in your structured data ("sameAs", so that search engines know they are yours) ${shares.markup}%, share cards ${shares.cards}%: a picture (Open Graph tag "og:image"), a title and a text for when somebody shares your page; where the card has no title or text of its own, the page's serve, as Facebook does it. The shares are our judgement. ` +
    'Which platforms you are on, and how many, counts under "Social platforms you are on", and without any profile there is nothing to tie: only the share cards count for something here. A profile that your site links to is "linked, not verified": we do not open it. ' +
    'Icons that lead nowhere, texts for sharing that say nothing, share pictures and addresses that lie on a preview or template address, pages that are shared as the home page or with two titles, and several addresses on one platform are named in the report and cost nothing.',
  needs: ['crawl', 'social'],
  tip: {
    title,
    ease: 3,
    steps: [steps.link, steps.share, steps.mark],
  },
  assess({ crawl, social }) {
    const site = readSite(crawl.data)
    const { profiles, absence } = presenceOf(social, site)
    const home = addressKey(site.home.finalUrl)
    const fromHome = profiles.filter(({ linkedOn }) => linkedOn.some((url) => addressKey(url) === home))
    const linked = profiles.filter(({ linkedOn }) => linkedOn.length > 0)
    const marked = profiles.filter(({ markedUpOn }) => markedUpOn !== null)
    // Findings name platforms, so two addresses on one platform are judged together.
    const fromElsewhere = onOtherPlatforms(linked, fromHome)
    const hidden = onOtherPlatforms(marked, linked)
    const unmarked = onOtherPlatforms(linked, marked)
    const doubled = doubledPlatforms(profiles)
    const platforms = platformCount(profiles)
    const names = platformsIn
    const cardless = site.content.filter((page) => missingParts(page).length > 0)
    const leftOver = leftOverLinks(social)
    const leftLinks = leftOver.filter(({ where }) => where === 'link')
    const markedUp = leftOver.filter(({ where }) => where === 'sameAs')
    const dead = deadIcons(site)
    /** Texts that nobody wrote go with the link too. */
    const textless = site.content.filter((page) => saysNothing(sharedText(page) ?? 'none'))
    /** Titles such as "Home" go with the link wherever it is shared. */
    const nameless = site.content.filter((page) => saysNothing(metas(page, 'og:title').find(Boolean) ?? 'none'))
    const pictures = site.content.flatMap((page) => {
      const bad = badSharePicture(page)
      return bad ? [{ page, ...bad }] : []
    })
    const asHome = site.content.filter((page) => page !== site.home && sharesHome(page, site.home))
    const twice = site.content.filter((page) => differing(metas(page, 'og:title')).length > 1)
    const triedOut = site.content.flatMap((page) => {
      const host = previewAddress(page)
      return host === null ? [] : [{ page, host }]
    })
    const isLinked = platforms > 0 && platformCount(fromHome) === platforms && dead.length + leftLinks.length === 0
    const isMarked = platforms > 0 && platformCount(marked) === platforms && markedUp.length === 0
    const isShared = [cardless, textless, nameless, pictures, asHome, twice, triedOut].every(
      ({ length }) => length === 0,
    )
    const open = [
      ...(isLinked ? [] : [steps.link]),
      ...(isShared ? [] : [steps.share]),
      ...(isMarked ? [] : [steps.mark]),
    ]
    return {
      outcome: 'scored',
      score: scoreOf([
        {
          weight: shares.links,
          met:
            platforms === 0
              ? 0
              : (platformCount(fromHome) + linkedElsewhere * platformCount(fromElsewhere)) / platforms,
        },
        { weight: shares.markup, met: platforms === 0 ? 0 : platformCount(marked) / platforms },
        { weight: shares.cards, met: meanOf(site.content.map((page) => cardWorth(missingParts(page)))) },
      ])!,
      confidence: site.confidence - (profiles.length === 0 ? 0.25 : 0.05),
      job:
        open.length === 0
          ? undefined
          : { title: isLinked && isMarked ? 'Choose what people see when your pages are shared' : title, steps: open },
      evidence: [
        ...absence(crawl),
        ...shown(seenProfiles(profiles), ({ platform, url, linkedOn, markedUpOn }) =>
          seenAt(
            crawl,
            linkedOn[0] ?? markedUpOn!,
            `${platformNames[platform]}: ${linkedOn.length > 0 ? 'linked, not verified' : 'named in markup only, with no link to click'}${linkedOn.length > 0 && markedUpOn ? ', and named in markup' : ''}.`,
            url,
          ),
        ),
        seenOn(
          site.home,
          missingParts(site.home).length === 0
            ? textless.includes(site.home)
              ? 'The text for sharing the home page is a placeholder.'
              : 'The home page has a picture, title and text for sharing.'
            : `For sharing, the home page lacks ${list(missingParts(site.home))}.`,
          missingParts(site.home).length === 0 && textless.includes(site.home)
            ? sharedText(site.home)
            : metas(site.home, 'og:title')[0],
        ),
        ...atMost(
          3,
          leftOver.map(({ foundOn, url, where }) =>
            seenAt(
              crawl,
              foundOn,
              where === 'sameAs'
                ? 'The markup of this page names this address as a profile of yours; it is a placeholder or a front page.'
                : 'This link leads to the front page of the platform, to the website builder or to a placeholder, not to a profile of yours.',
              url,
            ),
          ),
          crawl,
        ),
        ...atMost(
          3,
          dead.map(({ page, platform, link }) =>
            seenOn(
              page,
              `The address of the ${platformNames[platform]} link is ${link.href === '' ? 'empty' : 'only "#"'}.`,
              link.text,
            ),
          ),
          crawl,
        ),
        ...atMost(
          3,
          pictures.map(({ page, saw, address }) => seenOn(page, saw, address)),
          crawl,
        ),
        ...atMost(
          3,
          asHome.map((page) =>
            seenOn(
              page,
              'The address for sharing ("og:url") of this page is that of the home page.',
              metas(page, 'og:url')[0],
            ),
          ),
          crawl,
        ),
        ...atMost(
          3,
          twice.map((page) =>
            seenOn(
              page,
              'The code of this page has several titles for sharing ("og:title").',
              differing(metas(page, 'og:title')).join(' · '),
            ),
          ),
          crawl,
        ),
        ...atMost(
          3,
          triedOut.map(({ page, host }) =>
            seenOn(
              page,
              `The address for sharing lies on ${host}, where sites are tried out.`,
              metas(page, 'og:url')[0],
            ),
          ),
          crawl,
        ),
      ],
      findings: [
        ...doubled.map(([first, second, ...rest]) =>
          note(
            `Open the ${rest.length + 2} addresses on ${platformNames[first.platform]} that your pages link to (such as ${shorten(first.url, 60)} and ${shorten(second.url, 60)}): if one is old or not yours, link only the other.`,
          ),
        ),
        ...when(dead.length > 0, () =>
          problem(
            `Point ${list([...new Set(dead.map(({ platform }) => platformNames[platform]))])} on ${pageNames(dead.map(({ page }) => page))} at your own profile, or take the link out: its address is only "#" or empty.`,
            1,
            dead[0]!.page,
          ),
        ),
        ...[
          ...Map.groupBy(
            leftLinks,
            (one) => placesOf(site, one).length > 0 && linked.some(({ platform }) => platform === one.platform),
          ),
        ].map(([isBesideGood, some]) =>
          problem(
            isBesideGood
              ? `Replace the ${platformsIn(some)} link ${nameOfLinks(some.flatMap((one) => placesOf(site, one)))}: unlike the others on your site it leads nowhere useful, to the front page of the platform, to the website builder's own account or to a placeholder.`
              : `Replace the ${platformsIn(some)} link: it leads nowhere useful, to the front page of the platform, to the website builder's own account or to a placeholder, as templates have it.`,
            1,
          ),
        ),
        ...when(markedUp.length > 0, () =>
          problem(
            `Correct the address of your ${platformsIn(markedUp)} page in your structured data ("sameAs"), or take it out: it is a placeholder or the platform's front page.`,
            2,
          ),
        ),
        ...when(hidden.length > 0, () =>
          problem(
            `Add a link to ${names(hidden)} that visitors can click: only your markup names ${platformCount(hidden) === 1 ? 'it' : 'them'}.`,
            1,
          ),
        ),
        ...when(fromElsewhere.length > 0, () =>
          problem(
            `Link to ${names(fromElsewhere)} from your home page too: of the pages we read, only others do, such as ${pageNames(site.pages.filter(({ finalUrl }) => finalUrl === fromElsewhere[0]!.linkedOn[0]))}.`,
            1,
          ),
        ),
        ...lackingParts(cardless).map(({ missing, pages }) =>
          problem(
            `Give ${pageNames(pages)} ${list(missing)} for sharing (${list(missing.map((part) => tagOf[part]))}): ${someOf(site, pages, site.content)} ${pages.length === 1 ? 'names' : 'name'} none, so Facebook and messages pick something themselves, or show nothing.`,
            2,
            pages[0],
          ),
        ),
        ...when(nameless.length > 0, () =>
          note(
            `Change the title for sharing ("og:title") of ${pageNames(nameless)}: "${metas(nameless[0]!, 'og:title')[0]}" does not say whose page it is.`,
          ),
        ),
        ...when(textless.length > 0, () =>
          problem(
            `Change the text for sharing ("og:description") of ${pageNames(textless)}: those who get the link may read "${shorten(sharedText(textless[0]!)!, 60)}", which says nothing about you.`,
            2,
            textless[0],
          ),
        ),
        ...when(asHome.length > 0, () =>
          problem(
            `Correct the address for sharing ("og:url") of ${pageNames(asHome)}: it is that of your home page, and Facebook may then show and link your home page in ${asHome.length === 1 ? 'its' : 'their'} place.`,
            2,
            asHome[0],
          ),
        ),
        ...when(twice.length > 0, () =>
          problem(
            `Keep one set of tags for sharing on ${pageNames(twice)}: the code has different titles ("${shorten(differing(metas(twice[0]!, 'og:title'))[0]!, 60)}" comes first), and those who get the link may see the wrong one.`,
            2,
            twice[0],
          ),
        ),
        ...when(triedOut.length > 0, () =>
          problem(
            `Correct the address for sharing ("og:url") of ${pageNames(triedOut.map(({ page }) => page))}: it leads to ${triedOut[0]!.host}, where sites are tried out, so that address is shared in place of yours.`,
            2,
            triedOut[0]!.page,
          ),
        ),
        ...when(pictures.length > 0, () =>
          problem(
            `Change the share picture of ${pageNames(pictures.map(({ page }) => page))}: ${pictures[0]!.because}.`,
            2,
            pictures[0]!.page,
          ),
        ),
        ...when(profiles.length > 0 && unmarked.length > 0, () =>
          note(
            `Name ${names(unmarked)} in your structured data ("sameAs"), so that search engines know the ${platformCount(unmarked) === 1 ? 'profile is' : 'profiles are'} yours.`,
          ),
        ),
        ...when(profiles.length > 0 && platformCount(fromHome) === platforms, () =>
          strength(`Visitors get from your home page to your ${names(profiles)}.`),
        ),
        // Programs that preview a link run no scripts, so what a script put into a page does not count.
        ...when(
          site.content.length > 0 &&
            cardless.length + pictures.length + textless.length + triedOut.length + asHome.length + twice.length ===
              0 &&
            !site.content.some(({ rendered }) => rendered),
          () =>
            strength(
              'The pages we looked at for this name a picture, a title and a text for when somebody shares them.',
            ),
        ),
      ],
    }
  },
})

const platformCount = (some: readonly { platform: string }[]): number =>
  new Set(some.map(({ platform }) => platform)).size

const placesOf = (site: Site, { url: address }: { url: string }) =>
  site.pages.flatMap((page) => page.page.links.filter(({ url }) => url === address).map(({ text }) => ({ page, text })))

/** '"Find out more" on the page "About us"' */
const nameOfLinks = (places: ReturnType<typeof placesOf>): string => {
  const texts = [...new Set(places.map(({ text }) => text).filter(Boolean))].map((text) => `"${shorten(text, 40)}"`)
  return [...(texts.length > 0 ? [list(texts, 2)] : []), `on ${pageNames(places.map(({ page }) => page))}`].join(' ')
}

/** The profiles on platforms that none of the `others` is on. */
const onOtherPlatforms = <Profile extends { platform: string }>(
  profiles: readonly Profile[],
  others: readonly Profile[],
): Profile[] => profiles.filter(({ platform }) => !others.some((other) => other.platform === platform))

/** The picture is what people notice; a card without one is worth little. */
const cardWorth = (missing: readonly string[]): number =>
  1 -
  (missing.includes('a picture') ? 0.6 : 0) -
  (missing.includes('a title') ? 0.2 : 0) -
  (missing.includes('a text') ? 0.2 : 0)

/** The parts of a page's preview. */
const parts = ['a picture', 'a title', 'a text'] as const

const tagOf: Record<(typeof parts)[number], string> = {
  'a picture': '"og:image"',
  'a title': '"og:title"',
  'a text': '"og:description"',
}

/** What is missing, each with the pages that lack it; together where they are the same pages. */
const lackingParts = (cardless: readonly CrawledPage[]) =>
  [
    ...Map.groupBy(
      parts.map((part) => ({ part, pages: cardless.filter((page) => missingParts(page).includes(part)) })),
      ({ pages }) => pages.map(({ finalUrl }) => finalUrl).join(' '),
    ).values(),
  ]
    .map((same) => ({ missing: same.map(({ part }) => part), pages: same[0]!.pages }))
    .filter(({ pages }) => pages.length > 0)

/** What a shared link says below its title, where the page has a text of its own for that. */
const sharedText = (page: CrawledPage): string | undefined =>
  [...metas(page, 'og:description'), ...metas(page, 'twitter:description')].find((text) => text !== '')

/** Whether a page gives the address of the home page, or of a part of it, as its own when it is shared. */
const sharesHome = (page: CrawledPage, home: CrawledPage): boolean => {
  const address = metas(page, 'og:url').find((content) => content !== '')
  return address !== undefined && addressKey(address) === addressKey(home.finalUrl)
}

/** The different texts among some. */
const differing = (texts: readonly string[]): string[] => [...new Set(texts.filter((text) => text !== ''))]

/** What is missing from the page's preview when somebody shares it. */
const missingParts = (page: CrawledPage): (typeof parts)[number][] => {
  const filled = (key: string) => metas(page, key).some((content) => content !== '')
  const has = {
    'a picture': filled('og:image'),
    'a title': filled('og:title') || page.page.titles.some((title) => title !== ''),
    'a text': filled('og:description') || filled('description'),
  }
  return parts.filter((part) => !has[part])
}
