import type { CrawledPage } from '../../sources/source.ts'
import type { Fault } from '../fault.ts'
import { plainWords } from '../../text/plain-words.ts'
import { addressKey } from '../site/addresses.ts'
import { saysNothing } from '../site/empty-texts.ts'
import { badSharePicture, previewAddress } from '../site/share-picture.ts'
import { metas, type Site } from '../site/site.ts'
import { atMost, seenOn } from '../wording/evidence.ts'
import { note, problem, when } from '../wording/findings.ts'
import { pageNames } from '../wording/page-names.ts'
import { shorten } from '../wording/phrases.ts'

/** Titles such as "Home" go with the link wherever it is shared. */
export const namelessCards = ({ content }: Site): Fault<CrawledPage> => {
  const found = content.filter((page) => saysNothing(metas(page, 'og:title').find(Boolean) ?? 'none'))
  return {
    found,
    evidence: [],
    findings: when(found.length > 0, () =>
      note(
        `Change the title for sharing ("og:title") of ${pageNames(found)}: "${metas(found[0]!, 'og:title')[0]}" does not say whose page it is.`,
      ),
    ),
  }
}

/** Texts that nobody wrote, or that are the title once more, go with the link too. */
export const textlessCards = ({ content }: Site): Fault<CrawledPage> => {
  const found = content.filter((page) => saysNothing(sharedText(page) ?? 'none') || repeatsTitle(page))
  return {
    found,
    evidence: [],
    findings: when(found.length > 0, () =>
      problem(
        `Change the text for sharing ("og:description") of ${pageNames(found)}: those who get the link may read "${shorten(sharedText(found[0]!)!, 60)}", which ${repeatsTitle(found[0]!) ? 'is the title once more' : 'says nothing about you'}.`,
        2,
        found[0],
      ),
    ),
  }
}

const repeatsTitle = (page: CrawledPage): boolean => {
  const title = plainWords(metas(page, 'og:title').find(Boolean) ?? '')
  return title !== '' && title === plainWords(sharedText(page) ?? '')
}

/** What a shared link says below its title, where the page has a text of its own for that. */
export const sharedText = (page: CrawledPage): string | undefined =>
  [...metas(page, 'og:description'), ...metas(page, 'twitter:description')].find((text) => text !== '')

/** Pages that give the address of the home page, or of a part of it, as their own when they are shared. */
export const sharedAsHome = ({ home, content }: Site, crawl: { at: string }): Fault<CrawledPage> => {
  const found = content.filter((page) => {
    const address = metas(page, 'og:url').find((one) => one !== '')
    return page !== home && address !== undefined && addressKey(address) === addressKey(home.finalUrl)
  })
  return {
    found,
    evidence: atMost(
      3,
      found.map((page) =>
        seenOn(
          page,
          'The address for sharing ("og:url") of this page is that of the home page.',
          metas(page, 'og:url')[0],
        ),
      ),
      crawl,
    ),
    findings: when(found.length > 0, () =>
      problem(
        `Correct the address for sharing ("og:url") of ${pageNames(found)}: it is that of your home page, and Facebook may then show and link your home page in ${found.length === 1 ? 'its' : 'their'} place.`,
        2,
        found[0],
      ),
    ),
  }
}

/** Pages with the title for sharing that the home page has, while their own title says something else. */
export const titledAsHome = ({ home, content }: Site, crawl: { at: string }): Fault<CrawledPage> => {
  const [shared] = titlesOf(home)
  const found = content.filter(
    (page) =>
      page !== home &&
      shared !== undefined &&
      titlesOf(page)[0] === shared &&
      ![shared, home.page.titles[0], undefined, ''].includes(page.page.titles[0]),
  )
  return {
    found,
    evidence: atMost(
      3,
      found.map((page) =>
        seenOn(page, 'The title for sharing ("og:title") of this page is that of the home page.', shared),
      ),
      crawl,
    ),
    findings: when(found.length > 0, () =>
      note(
        `Give ${pageNames(found)} ${found.length === 1 ? 'a title' : 'titles'} for sharing ("og:title") of ${found.length === 1 ? 'its' : 'their'} own: ${found.length === 1 ? 'it has' : 'they have'} that of your home page, "${shorten(shared!, 60)}", and those who get the link do not read what it is about.`,
      ),
    ),
  }
}

export const twoTitles = ({ content }: Site, crawl: { at: string }): Fault<CrawledPage> => {
  const found = content.filter((page) => titlesOf(page).length > 1)
  return {
    found,
    evidence: atMost(
      3,
      found.map((page) =>
        seenOn(page, 'The code of this page has several titles for sharing ("og:title").', titlesOf(page).join(' · ')),
      ),
      crawl,
    ),
    findings: when(found.length > 0, () =>
      problem(
        `Keep one set of tags for sharing on ${pageNames(found)}: the code has different titles ("${shorten(titlesOf(found[0]!)[0]!, 60)}" comes first), and those who get the link may see the wrong one.`,
        2,
        found[0],
      ),
    ),
  }
}

/** The different titles for sharing. */
const titlesOf = (page: CrawledPage): string[] => [...new Set(metas(page, 'og:title').filter((title) => title !== ''))]

/** Pages that are shared by an address where the site was tried out. */
export const triedOut = ({ content }: Site, crawl: { at: string }): Fault<{ page: CrawledPage; host: string }> => {
  const found = content.flatMap((page) => {
    const host = previewAddress(page)
    return host === null ? [] : [{ page, host }]
  })
  return {
    found,
    evidence: atMost(
      3,
      found.map(({ page, host }) =>
        seenOn(page, `The address for sharing lies on ${host}, where sites are tried out.`, metas(page, 'og:url')[0]),
      ),
      crawl,
    ),
    findings: when(found.length > 0, () =>
      problem(
        `Correct the address for sharing ("og:url") of ${pageNames(found.map(({ page }) => page))}: it leads to ${found[0]!.host}, where sites are tried out, so that address is shared in place of yours.`,
        2,
        found[0]!.page,
      ),
    ),
  }
}

export const badPictures = ({ content }: Site, crawl: { at: string }): Fault<{ page: CrawledPage }> => {
  const found = content.flatMap((page) => {
    const bad = badSharePicture(page)
    return bad ? [{ page, ...bad }] : []
  })
  return {
    found,
    evidence: atMost(
      3,
      found.map(({ page, saw, address }) => seenOn(page, saw, address)),
      crawl,
    ),
    findings: when(found.length > 0, () =>
      problem(
        `Change the share picture of ${pageNames(found.map(({ page }) => page))}: ${found[0]!.because}.`,
        2,
        found[0]!.page,
      ),
    ),
  }
}
