import { getDomainWithoutSuffix } from 'tldts'
import { emailsOf } from '../../facts/emails.ts'
import type { CrawledPage } from '../../sources/source.ts'
import type { Fault } from '../fault.ts'
import type { Site } from '../site/site.ts'
import { atMost, seenOn } from '../wording/evidence.ts'
import { note, when } from '../wording/findings.ts'
import { pageNames } from '../wording/page-names.ts'
import { list } from '../wording/phrases.ts'

/** Shorter names are a letter away from many others. */
const longEnough = 6

/** Email addresses whose domain is that of the website with one letter too few or too many, or two that changed places. */
export const misspeltMail = (site: Site, crawl: { at: string }): Fault<{ page: CrawledPage; email: string }> => {
  const own = nameOf(site.home.finalUrl)
  const found =
    own.length < longEnough
      ? []
      : site.pages.flatMap((page) =>
          emailsOf(page.page)
            .filter((email) => isSlip(nameOf(email), own))
            .map((email) => ({ page, email })),
        )
  return {
    found,
    evidence: atMost(
      3,
      found.map(({ page, email }) =>
        seenOn(page, 'An email address whose domain is nearly that of your website.', email),
      ),
      crawl,
    ),
    findings: when(found.length > 0, () =>
      note(
        `Check ${list([...new Set(found.map(({ email }) => email))], 3)} on ${pageNames(found.map(({ page }) => page))}: what follows the @ is nearly your web address, and not quite. If it is a slip, mail to it does not reach you.`,
      ),
    ),
  }
}

const nameOf = (address: string): string => getDomainWithoutSuffix(address.split('@').at(-1)!) ?? ''

const isSlip = (name: string, own: string): boolean => {
  if (name === own || Math.abs(name.length - own.length) > 1) return false
  const [long, short] = name.length > own.length ? [name, own] : [own, name]
  const at = [...long].findIndex((letter, place) => letter !== short[place])
  return long.length > short.length
    ? long.slice(at + 1) === short.slice(at)
    : long[at] === short[at + 1] && long[at + 1] === short[at] && long.slice(at + 2) === short.slice(at + 2)
}
