import type { Facts } from '../../facts/facts.ts'
import { isPostBox } from '../../facts/street-addresses.ts'
import { streetKey } from '../../facts/street-key.ts'
import type { WebsiteCrawl } from '../../sources/source.ts'
import { pathnameOf } from '../../sources/web/host-names.ts'
import type { Site } from '../site/site.ts'
import { pageNames } from '../wording/page-names.ts'
import { ownCosts, type Disagreement } from './nap.ts'

type Contact = Facts['contact']

/** What the address of the one page on how to reach a business ends in. */
export const contactPage = /\/contact(?:-?us)?(?:\.\w+)?\/?$/i

/**
 * A contact page that gives, between menu and foot, another number and another street than the rest of the site, and
 * neither of those: most often what a template came with. One of the two alone may be a branch or a second line.
 */
export const otherContactPage = (
  site: Site,
  { phones, addresses }: Pick<Contact, 'phones' | 'addresses'>,
  main: { phone: string | null; street: string | null },
): Record<'phone' | 'address', Disagreement[]> => {
  if (main.phone === null || main.street === null || isPostBox(main.street)) return none
  const own = streetKey(main.street)
  for (const page of site.pages) {
    const { finalUrl, page: read } = page
    if (!contactPage.test(new URL(finalUrl).pathname)) continue
    const here = <Mention extends { url: string; raw: string; where: string }>(mentions: readonly Mention[]) =>
      mentions.filter(({ url, raw, where }) => url === finalUrl && where === 'text' && isWithin(raw, read.text.main))
    const number = here(phones)
    const street = here(addresses.filter((address) => address.street !== null))
    const isOther =
      number.length > 0 &&
      street.length > 0 &&
      number.every(({ national }) => national !== main.phone) &&
      street.every((address) => !streetKey(address.street).includes(own) && !own.includes(streetKey(address.street)))
    if (!isOther) continue
    const disagreement = (shown: string, elsewhere: string): Disagreement[] => [
      {
        cost: ownCosts.doubtful,
        text: `Between menu and foot, ${pageNames([page])} gives "${shown}", and not "${elsewhere}" as other places of your site do`,
        url: finalUrl,
        quote: shown,
      },
    ]
    return {
      phone: disagreement(number[0]!.national, main.phone),
      address: disagreement(street[0]!.street!, main.street),
    }
  }
  return none
}

const none = { phone: [], address: [] }

const isWithin = (raw: string, text: string): boolean =>
  text.replace(/[\s,]+/g, ' ').includes(raw.replace(/[\s,]+/g, ' '))

const mayBeContactPage = /\/(?:contact|get-in-touch|find-us|locations?)[\w-]*(?:\.(?:html?|php|aspx?))?\/?$/i
/** Whether a business gives its own details here: on its home page or on one about how to reach it. */
export const isToReach = ({ home }: Site, url: string): boolean =>
  url === home.finalUrl || mayBeContactPage.test(pathnameOf(url))

const contactPaths = (urls: readonly string[]): string[] =>
  urls.map(pathnameOf).filter((path) => mayBeContactPage.test(path))

/** The path of a contact page that we could not read, where none was read; a script may show it to visitors. */
export const unreadContactPage = ({ pages, others, failed, notVisited }: WebsiteCrawl): string | undefined => {
  const unread = [...others.filter(({ status }) => status >= 400), ...failed].map(({ url }) => url)
  return contactPaths(pages.map(({ finalUrl }) => finalUrl)).length > 0
    ? undefined
    : contactPaths([...unread, ...notVisited])[0]
}
