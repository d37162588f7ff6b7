import { nameKey } from '../../facts/business-names.ts'
import { showsAnother } from '../../facts/dialled.ts'
import type { Facts } from '../../facts/facts.ts'
import { placeOfWork } from '../../facts/place-of-work.ts'
import { cityWithState } from '../../facts/places.ts'
import { isPostBox } from '../../facts/street-addresses.ts'
import type { CrawledPage } from '../../sources/source.ts'
import { placeholdersIn } from '../site/placeholders.ts'
import { whereLooked, type Site } from '../site/site.ts'
import { firstOf, none, seenValues, showing, shown, type ShowingEvidence } from '../wording/claims.ts'
import { atMost, seenAt, seenOnSite } from '../wording/evidence.ts'
import { isClub } from './club.ts'
import { templateDetails } from './contact-labels.ts'
import { isToReach, otherContactPage } from './contact-page.ts'
import { spokenPlaceOn } from './main-place.ts'
import { isOnlineOnly } from './sells-everywhere.ts'
import { strayHeadNumbers } from './head-numbers.ts'
import {
  addressDisagreements,
  distinctStreets,
  mistypedPhones,
  nameDisagreements,
  phoneDisagreements,
  rivalPostcodes,
} from './nap.ts'
import { plainWords } from '../../text/plain-words.ts'
import { onePer } from '../one-per.ts'

/** What the website itself says of name, address and phone: the one fact that findings and evidence are made from. */
export type SiteNap = ReturnType<typeof readNap>

export const readNap = (site: Site, { identity, contact }: Pick<Facts, 'identity' | 'contact'>) => {
  const { phones, samples, addresses, names, foreign } = contact
  /** Null where no number is certainly the business's own: "yours or somebody else's" is then said of all. */
  const phone = phones.find(({ national }) => national === identity.phone) ?? null
  const strays = strayHeadNumbers(site, contact, phone?.national ?? null)
  const numbers = seenValues('phone number', phone ? [phone, ...phones, ...strays] : phones, ({ national }) => national)
  // A number and a word without a suburb may be anything: "4753 View" is the end of a phone number and a button.
  const withStreet = addresses.filter(
    ({ street: line, suburb, raw }) => line !== null && (suburb !== null || raw === identity.address),
  )
  const street =
    withStreet.find(({ raw }) => raw === identity.address) ??
    withStreet.find((one) => !isPostBox(one.street)) ??
    withStreet[0]
  const distinct = distinctStreets(street ? [street, ...withStreet] : [])
  const streets = seenValues(
    'address',
    street ? (distinct.length > 0 ? distinct : [street]) : rivalPostcodes(addresses),
    ({ raw, postcode }) => `${raw} ${postcode}`,
  )
  /** Another may be that of an event, a customer or a park in the markup, or only take letters. */
  const isSeat = street !== undefined && street.raw === identity.address
  const place =
    streets.items.length > 0
      ? null
      : (identity.suburb ??
        addresses.find(({ suburb }) => suburb !== null)?.suburb ??
        identity.areas[0] ??
        site.pages.map(({ page }) => cityWithState(page.text.body) ?? placeOfWork(page)).find((one) => one !== null) ??
        null)
  const spokenPlace = place === null && addresses.length === 0 ? spokenPlaceOn(site) : null
  /** A business that works online only has none to show. */
  const lacksPlace = addresses.length === 0 && place === null && !isOnlineOnly(site, identity) && spokenPlace === null
  /** A club's volunteers have none that they would show. */
  const lacksPhone = phones.length === 0 && !isClub(identity.name)
  /** Only markup has a number, so visitors see none. */
  const isUnseen = phones.length > 0 && phones.every(({ where }) => where === 'markup')
  const own = nameKey(identity.name ?? '')
  const name = names.find((one) => one.name === identity.name) ?? names.find((one) => nameKey(one.name) === own)
  const other = otherContactPage(site, contact, { phone: phone?.national ?? null, street: street?.street ?? null })
  const template = templateDetails(site, {
    phone: phone?.national ?? null,
    street: street && !isPostBox(street.street) ? street.street : null,
  })
  const trouble = {
    phone: [
      ...phoneDisagreements(phones),
      ...mistypedPhones(phones, phone?.national ?? null),
      ...strays,
      ...other.phone,
      ...template.phone,
    ],
    address: [...addressDisagreements(addresses), ...other.address, ...template.address],
    name: identity.name === null ? [] : nameDisagreements(names, identity.name),
  }
  return {
    phone,
    phones,
    numbers,
    isUnseen,
    foreign: phones.length > 0 ? [] : foreign,
    /** Sample numbers of a template, where no page shows a real one. */
    samples: phones.length > 0 ? [] : onePer(samples, ({ national }) => national),
    streets,
    isSeat,
    /** A suburb or region, where there is no street. */
    place,
    spokenPlace,
    lacksPlace,
    lacksPhone,
    name: identity.name === null ? null : { name: identity.name, mention: name ?? null },
    trouble,
    /** Those of the troubles that a contact page got from a template. */
    template,
    missing: [
      ...(lacksPhone
        ? [
            {
              what:
                foreign.length > 0
                  ? 'an Australian phone number'
                  : samples.length > 0
                    ? 'your real phone number'
                    : 'a phone number',
              claims: [none('phone number')],
            },
          ]
        : []),
      ...(lacksPlace ? [{ what: 'an address or suburb', claims: [none('address'), none('place')] }] : []),
    ],
    /** Read in several places, and the same in all of them; of names, shorter forms in texts are easily overlooked. */
    agreeing: [
      ...(isSeat &&
      streets.items.length === 1 &&
      // One without a suburb may be another address, and nobody's.
      distinctStreets(addresses).length === 1 &&
      mentions(withStreet) > 1 &&
      isMarkedAlike(street, addresses)
        ? (['address'] as const)
        : []),
      ...(phone &&
      !isUnseen &&
      numbers.items.length === 1 &&
      foreign.length === 0 &&
      mentions(phones) > 1 &&
      !site.pages.some(hasSamplePhone)
        ? (['phone number'] as const)
        : []),
    ],
    disagreeing: [
      ...(trouble.phone.length > 0 ? (['phone number'] as const) : []),
      ...(trouble.address.length > 0 ? (['address'] as const) : []),
      ...(trouble.name.length > 0 ? (['name'] as const) : []),
    ],
  }
}

/** Whether all markup has the suburb of the address, where it has one. */
const isMarkedAlike = ({ suburb }: Address, addresses: readonly Address[]): boolean =>
  addresses.every((one) => one.where === 'text' || !one.suburb || plainWords(one.suburb) === plainWords(suburb ?? ''))
type Address = Facts['contact']['addresses'][number]

const hasSamplePhone = (page: CrawledPage): boolean =>
  placeholdersIn(page).some(({ what }) => what.startsWith('A phone number'))

/** What a page says twice, as a link that dials and the number it shows, is one mention; its markup is another. */
const mentions = (seen: readonly { url: string; where: string }[]): number =>
  new Set(seen.map(({ url, where }) => `${url} ${where === 'markup'}`)).size

/** Everything that was read, for the evidence. */
export const napEvidence = (
  crawl: { at: string },
  site: Site,
  {
    name,
    phone,
    phones,
    numbers,
    foreign,
    samples,
    streets,
    isSeat,
    place,
    spokenPlace,
    missing,
    trouble,
    template,
  }: SiteNap,
): ShowingEvidence[] => {
  return [
    seenOnSite(crawl, `We compared the phone numbers, addresses and names ${whereLooked(site)}.`),
    ...shown(
      seenValues('name', name ? [name] : [], (one) => one.name),
      (one) => {
        const saw = `The name, as we read it: ${one.name}.`
        return one.mention ? seenAt(crawl, one.mention.url, saw, one.mention.name) : seenOnSite(crawl, saw)
      },
    ),
    ...shown(firstOf(numbers, 5), ({ national, url, quote }, index) =>
      seenAt(
        crawl,
        url,
        phone === null
          ? `A number that we read, yours or somebody else's: ${national}.`
          : index === 0
            ? `The phone number, as we read it: ${national}.`
            : phones.some((one) => one.national === national && one.where === 'markup')
              ? `Another number, which your note for search engines (markup) gives as yours: ${national}.`
              : phones.filter((one) => one.national === national).every(showsAnother)
                ? `A number that a link dials which shows another: ${national}.`
                : `Another number on your pages: ${national}.`,
        quote,
      ),
    ),
    ...foreign
      .slice(0, 2)
      .map(({ international, url, quote }) =>
        seenAt(crawl, url, `A number of another country: ${international}.`, quote),
      ),
    ...samples
      .slice(0, 2)
      .map(({ national, url, quote }) =>
        seenAt(crawl, url, `A sample number, as templates show it: ${national}.`, quote),
      ),
    ...shown(firstOf(streets, 4), ({ url, raw, where }, index) =>
      seenAt(
        crawl,
        url,
        index === 0 && isSeat
          ? 'The address, as we read it.'
          : where === 'markup'
            ? `${index > 0 ? 'Another' : 'An'} address, which your note for search engines (markup) gives as yours.`
            : index > 0
              ? 'Another address on your pages.'
              : isPostBox(raw) && isToReach(site, url)
                ? 'A post office box that we read.'
                : 'An address on your pages.',
        raw,
      ),
    ),
    ...shown(
      seenValues('place', place ? [place] : [], (one) => one),
      () => seenOnSite(crawl, 'No street address with a number that we took for yours.'),
    ),
    ...(spokenPlace === null ? [] : [seenOnSite(crawl, 'We took no address on your pages for yours.')]),
    ...missing.map(({ what }) =>
      seenOnSite(
        crawl,
        `We looked for ${what} in text, links and markup ${whereLooked(site)} and recognised none of yours.`,
      ),
    ),
    ...atMost(
      8,
      [...trouble.phone, ...trouble.address, ...trouble.name].map((one): ShowingEvidence => {
        const seen = seenAt(crawl, one.url, `${one.text}.`, one.quote)
        const about = template.phone.includes(one)
          ? 'phone number'
          : template.address.includes(one)
            ? 'address'
            : trouble.name.includes(one)
              ? 'name'
              : null
        return about === null ? seen : showing(seen, { about, value: one.quote })
      }),
      crawl,
    ),
  ]
}
