import { mailedBy } from '../../facts/emails.ts'
import type { CrawledPage } from '../../sources/source.ts'
import type { Fault } from '../fault.ts'
import type { Site } from '../site/site.ts'
import { seenOn } from '../wording/evidence.ts'
import { problem, when } from '../wording/findings.ts'
import { pageNames } from '../wording/page-names.ts'
import { shorten } from '../wording/phrases.ts'
import { otherMailbox } from './other-mailbox.ts'

interface OnPage {
  page: CrawledPage
}

/** Links that show one email address and write to another. */
export const otherMailboxes = (site: Site): Fault<OnPage> => {
  const found = site.pages.flatMap((page) =>
    page.page.links.flatMap((link) => {
      const addresses = otherMailbox(link)
      return addresses ? [{ page, ...addresses }] : []
    }),
  )
  return {
    found,
    evidence: found
      .slice(0, 1)
      .map(({ page, shown, written }) =>
        seenOn(page, `A link that shows one email address writes to another, ${written}.`, shown),
      ),
    findings: when(found.length > 0, () =>
      problem(
        `Check the email link on ${pageNames(found.map(({ page }) => page))}: it shows ${found[0]!.shown} and writes to ${found[0]!.written}. If one of them is not yours, your mail goes to somebody else; if only one is read, show and link that one.`,
        2,
        found[0]!.page,
      ),
    ),
  }
}

/** Links for mail with white space or an invisible character in the address. */
export const damagedMail = (site: Site): Fault<OnPage> => {
  const found = site.pages.flatMap((page) =>
    page.page.links
      .filter((link) => mailedBy(link)?.isDamaged)
      .map(({ href }) => ({ page, written: href.slice('mailto:'.length) })),
  )
  return {
    found,
    evidence: found
      .slice(0, 1)
      .map(({ page, written }) =>
        seenOn(
          page,
          'The address of an email link has a space, a line break or an invisible character in it.',
          written,
        ),
      ),
    findings: when(found.length > 0, () =>
      problem(
        `Write the address of the email link on ${pageNames(found.map(({ page }) => page))} without spaces, line breaks or invisible characters: as it is ("${shorten(found[0]!.written, 80)}"), mail programs may refuse it.`,
        2,
        found[0]!.page,
      ),
    ),
  }
}

/** Links for mail whose address has no "@", such as a blank that was never filled in. */
export const unfilledMail = (site: Site): Fault<OnPage> => {
  const found = site.pages.flatMap((page) =>
    page.page.links.filter((link) => mailedBy(link)?.isUnfilled).map(({ href }) => ({ page, href })),
  )
  return {
    found,
    evidence: found
      .slice(0, 1)
      .map(({ page, href }) => seenOn(page, 'The address of an email link has no "@", so it reaches nobody.', href)),
    findings: when(found.length > 0, () =>
      problem(
        `Correct the email link on ${pageNames(found.map(({ page }) => page))}: its address, "${shorten(found[0]!.href, 60)}", is none, so it reaches nobody.`,
        2,
        found[0]!.page,
      ),
    ),
  }
}
