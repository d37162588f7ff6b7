import type { Industry } from '@findable/contracts'
import type { Facts } from '../../facts/facts.ts'
import { misusesCountryCode } from '../../facts/phone-numbers.ts'
import { unseenParts } from '../../sources/rendered/unseen-parts.ts'
import type { CrawledPage } from '../../sources/source.ts'
import { contactPage, isToReach } from '../business/contact-page.ts'
import type { Judged } from '../score-parts.ts'
import { placeholdersIn } from '../site/placeholders.ts'
import { isCutOff, type Site } from '../site/site.ts'
import { seenAt, seenOn } from '../wording/evidence.ts'
import { note, problem, when } from '../wording/findings.ts'
import { pageNames } from '../wording/page-names.ts'
import { dialledMail, misleadingLinks, undiallableLinks } from './wrong-numbers.ts'

/** Industries whose customers mostly call. Our judgement. */
const phoneTrades = new Set<string>(['Trades & Services', 'Building & Construction'] satisfies Industry[])

interface Calling extends Judged {
  /** Whether some link dials another number than it shows. */
  isMisleading: boolean
  /** Whether the address of some link is not written as phones need it. */
  isUndiallable: boolean
  /** Whether a number lacks its link, or the home page its number. */
  isLacking: boolean
  /** Whether the home page has a number and a link dials that of the business, with no link at fault. */
  isOneTap: boolean
}

/** Whether people on a phone can call the business by a tap; not judged where the pages show no number. */
export const callingOf = (
  site: Site,
  { contact, identity, industry }: Pick<Facts, 'contact' | 'identity' | 'industry'>,
  crawl: { at: string },
): Calling => {
  const written = contact.phones.find(({ where, national }) => where === 'text' && national === identity.phone)
  const linked = contact.phones.filter(({ where }) => where === 'tel-link')
  const wrongly = linked.filter(({ raw }) => misusesCountryCode(raw))
  const undiallable = undiallableLinks(site.pages)
  const digits = (text: string): string => text.replace(/\D/g, '')
  /** The first number that a link dials; one that no phone can dial is named apart. */
  const dials = linked.find(({ raw }) => undiallable.found.every(({ href }) => digits(href) !== digits(raw)))
  const misled = misleadingLinks(site.pages, crawl)
  const mailed = dialledMail(site.pages)
  const dialsSample = site.pages.some((page) => placeholdersIn(page).some(({ what }) => what === 'A phone number'))
  const dialsRight = wrongly.length + misled.found.length + undiallable.found.length === 0 && !dialsSample
  const texted = dials || !written ? undefined : messageLink(site, written.national)
  const doubled = contact.phones.filter(
    ({ where, raw, national }) => where !== 'tel-link' && national === identity.phone && codeAndZero.test(raw),
  )
  /** Without a link on its page. */
  const plain = contact.phones.filter(
    ({ where, national, url }) =>
      where === 'text' && national === identity.phone && linked.every((link) => link.url !== url),
  )
  const isPlainOnContact =
    linked.some(({ national }) => national === identity.phone) &&
    plain.some(({ url }) => url !== site.home.finalUrl && isToReach(site, url))
  /** The number is tapped, and another one rings. */
  const isAstray = misled.found.length > 0 && linked.every(({ national }) => national !== identity.phone)
  const isUnlinked = !dials && written !== undefined && texted === undefined && undiallable.found.length === 0
  const onHome = contact.phones.some(({ url, where }) => url === site.home.finalUrl && where !== 'markup')
  const missesHome =
    phoneTrades.has(industry.industry) && identity.phone !== null && !onHome && !mayShowNumber(site.home)
  const shownOn = site.pages.filter(({ finalUrl }) =>
    contact.phones.some((one) => one.url === finalUrl && one.where !== 'markup' && one.national === identity.phone),
  )
  const contactPages = site.pages.filter(({ finalUrl }) => contactPage.test(new URL(finalUrl).pathname))
  /** The number is where few look for it, and no script may add it elsewhere. */
  const isHidden =
    !missesHome &&
    unseenParts(site.pages) === null &&
    shownOn.length > 0 &&
    contactPages.length > 0 &&
    [site.home, ...contactPages].every(
      (page) =>
        !mayShowNumber(page) && contact.phones.every(({ url, where }) => url !== page.finalUrl || where === 'markup'),
    )
  const pagesOf = (phones: readonly { url: string }[]): string =>
    pageNames(site.pages.filter(({ finalUrl }) => phones.some(({ url }) => url === finalUrl)))
  return {
    met: isAstray ? 0 : dials ? 1 - wrongly.length / linked.length : texted ? 1 : written ? 0 : null,
    isMisleading: misled.found.length > 0,
    isUndiallable: wrongly.length + undiallable.found.length + mailed.found.length > 0,
    isLacking: isUnlinked || missesHome,
    isOneTap: dialsRight && onHome && linked.some(({ national }) => national === identity.phone),
    evidence: [
      ...(dials
        ? [
            seenAt(
              crawl,
              (wrongly[0] ?? dials).url,
              wrongly[0] ? sawWrong(wrongly[0].raw) : 'A link here dials a phone number.',
              wrongly[0]?.raw ?? dials.quote,
            ),
          ]
        : texted
          ? [seenOn(texted.page, 'A link here opens a message to the phone number.', texted.href)]
          : written && linked.length === 0
            ? [
                seenAt(
                  crawl,
                  written.url,
                  'No link on the pages we read dials this phone number (we looked for "tel:" links).',
                  written.quote,
                ),
              ]
            : []),
      ...misled.evidence,
      ...(missesHome
        ? [seenOn(site.home, 'We looked for a phone number on the home page, in text and links, and found none.')]
        : []),
    ],
    findings: [
      ...when(isUnlinked, () =>
        problem(
          `Make your phone number, ${written!.raw}, a link that dials: on a phone, people tap rather than type.`,
          3,
        ),
      ),
      ...when(wrongly.length > 0, () =>
        problem(
          `Correct the link that should dial ${wrongly[0]!.national} (on ${pagesOf(wrongly)}): a number with the country code begins with +61 and has no 0 after it, so it may not connect as it is.`,
          3,
        ),
      ),
      ...[misled, undiallable, mailed].flatMap(({ findings }) => findings),
      ...when(doubled.length > 0, () =>
        note(
          `Write your number as ${doubled[0]!.national}, or as +61 ${doubled[0]!.national.slice(1)}: "${doubled[0]!.raw}" (${doubled.every(({ where }) => where === 'markup') ? 'in the markup of' : 'on'} ${pagesOf(doubled)}) has the country code and the 0, and no phone dials it like that.`,
        ),
      ),
      ...when(isPlainOnContact, () =>
        note(`Make ${plain[0]!.raw} on ${pagesOf(plain)} a link that dials too: we found none there.`),
      ),
      ...when(missesHome, () =>
        note(
          `Put your phone number on your home page: we read none there, and people who need a tradesperson want to call at once.`,
        ),
      ),
      ...when(isHidden, () =>
        note(
          `Think about showing ${identity.phone} on your home page and ${pageNames(contactPages)}: we read no number there, and this one only on ${pageNames(shownOn)}.`,
        ),
      ),
    ],
  }
}

/** "+61 0412 345 678"; "+61 (0)2 9555 0123" tells the reader which to leave out. */
const codeAndZero = /\+61[\s.-]*\(?0\d/

/** A link to write to the number, which some prefer to calls. */
const messageLink = ({ pages }: Site, national: string): { page: CrawledPage; href: string } | undefined =>
  pages
    .flatMap((page) => page.page.links.map(({ href }) => ({ page, href })))
    .find(
      ({ href }) =>
        opensMessage.test(href) &&
        href.split('?')[0]!.replace(/\D/g, '').endsWith(national.replace(/\D/g, '').slice(-subscriber)),
    )
const opensMessage = /^(?:sms:|whatsapp:|https?:\/\/(?:api\.)?(?:wa\.me|whatsapp\.com)\/)/i
/** Digits of a number without 0 or country code. */
const subscriber = 9

/** Part of the page was not read, or the number may be in a picture. */
const mayShowNumber = (shown: CrawledPage): boolean =>
  isCutOff(shown) || shown.page.images.some(({ alt }) => /(?:\d[ -]?){8}|call|phone/i.test(alt ?? ''))

const sawWrong = (dialled: string): string =>
  /^61\d{9}$/.test(dialled.replace(/\D/g, '')) && !dialled.includes('+')
    ? 'The number this link dials has the country code without the "+" before it.'
    : 'The number this link dials is written neither as in Australia nor with the country code.'
