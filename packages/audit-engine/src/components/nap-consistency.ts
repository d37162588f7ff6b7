import { isPostBox } from '../facts/street-addresses.ts'
import type { CrawledPage } from '../sources/source.ts'
import { defineComponent } from './component.ts'
import { atMost, seenAt, seenOnSite } from './wording/evidence.ts'
import { note, problem, strength, when } from './wording/findings.ts'
import {
  addressDisagreements,
  isSameKind,
  mainPhone,
  nameDisagreements,
  ownCosts,
  phoneDisagreements,
} from './business/nap.ts'
import { compareOutside, outsideCosts } from './outside/nap-outside.ts'
import { scoreOf } from './score-parts.ts'
import { outsideAustralia, readSite, whereLooked } from './site/site.ts'
import { count, list, percent, shorten } from './wording/phrases.ts'

/** Percent. */
const shares = { phone: 40, address: 35, name: 25 }

export const napConsistency = defineComponent({
  id: 'nap-consistency',
  pillar: 'localSeo',
  title: 'Name, address and phone agree',
  criteria:
    `Whether your name, address and phone (NAP) say the same on all pages, in the markup for search engines, and on OpenStreetMap, Google and the business register (ABN), as far as they could be asked. Phone counts ${shares.phone} %, address ${shares.address} %, name ${shares.name} %. ` +
    `Having none costs the whole part; a number or address in markup or behind a dialling link that no page shows costs ${percent(ownCosts.unseen)} of it, a doubtful second one ${percent(ownCosts.doubtful)}, another name ${percent(ownCosts.name)}. ` +
    `Another number, address or state elsewhere costs ${percent(outsideCosts.phone)} of its part, another name ${percent(outsideCosts.name)}, a register that has your ABN under other names only ${percent(outsideCosts.registeredName)}, a cancelled or unknown ABN ${percent(outsideCosts.register)}. The shares are our judgement. ` +
    'Spelling of the same thing (St for Street, spaces in a number) is no difference; nor is a mobile beside a landline, a post office box beside a street, or three and more branches. ' +
    'No ABN on the site costs nothing; showing it is advice. ' +
    'Businesses that come to their customers need no street address: a suburb is enough, and the part is left out.',
  needs: ['crawl', 'identity', 'contact'],
  uses: ['map', 'places', 'register'],
  tip: {
    title: 'Write your name, address and phone the same everywhere',
    ease: 3,
    steps: [
      'Write down the one right form of your business name, address and phone number.',
      'Put it into the footer of your website, so that it appears on every page.',
      'Compare your contact page and the markup with it, and correct what differs.',
      'Use the same form on Google, OpenStreetMap, Facebook and in every directory.',
      'Look up your ABN on abr.business.gov.au, and correct what is out of date there.',
    ],
  },
  assess({ crawl, identity, contact, ...sources }) {
    const site = readSite(crawl.data)
    if (identity.abroad) return outsideAustralia(identity.abroad)
    const { phones, addresses, names } = contact
    const streets = addresses.filter((address) => address.street !== null)
    const street =
      streets.find(({ raw }) => raw === identity.address) ?? streets.find((one) => !isPostBox(one.street)) ?? streets[0]
    const suburb = identity.suburb ?? addresses.find((address) => address.suburb !== null)?.suburb ?? null
    const phoneTrouble = phoneDisagreements(phones)
    const addressTrouble = addressDisagreements(addresses)
    const nameTrouble = identity.name === null ? [] : nameDisagreements(names, identity.name)
    const trouble = [...phoneTrouble, ...addressTrouble, ...nameTrouble]
    const { contradictions, agreements } = compareOutside({ identity, contact }, sources)
    const against = (part: string) => contradictions.filter((one) => one.part === part)
    const textsOf = (kind: string) => contradictions.filter((one) => one.kind === kind).map(({ text }) => text)
    const differing = [...trouble.map(({ text }) => lowerFirst(shorten(text, 240))), ...textsOf('differs')]
    const wrong = textsOf('wrong')
    const unregistered = textsOf('unregistered')
    const phone = phones.find(({ national }) => national === identity.phone) ?? mainPhone(phones)
    const otherNumbers = [...new Map(phones.map((one) => [one.national, one])).values()].filter(
      ({ national }) => national !== phone?.national,
    )
    const name = names.find((one) => one.name === identity.name) ?? names[0]
    const rivals = otherNumbers.filter(
      ({ national, where }) => where === 'text' && isSameKind(national, phone!.national),
    )
    const abroad = phone ? [] : contact.foreign
    const compared = [
      ...(identity.name !== null && names.length > 1 ? ['name'] : []),
      ...(street && streets.length > 1 ? ['address'] : []),
      ...(phone && phones.length > 1 && rivals.length === 0 ? ['phone number'] : []),
    ]
    const missing = [
      ...(phone ? [] : [abroad.length > 0 ? 'an Australian phone number' : 'a phone number']),
      ...(street || suburb ? [] : ['an address or suburb']),
    ]
    const distinctAddresses = new Set(streets.filter((one) => !isPostBox(one.street)).map(({ raw }) => raw)).size
    return {
      outcome: 'scored',
      score: scoreOf([
        { weight: shares.phone, met: phone ? left([...phoneTrouble, ...against('phone')]) : 0 },
        {
          weight: shares.address,
          met:
            street || against('address').length > 0
              ? left([...addressTrouble, ...against('address')])
              : suburb
                ? null
                : 0,
        },
        { weight: shares.name, met: identity.name === null ? null : left([...nameTrouble, ...against('name')]) },
      ])!,
      confidence:
        Math.min(site.confidence, 0.6 + 0.3 * identity.confidence) -
        (phones.length < 2 ? 0.1 : 0) +
        (agreements.length + contradictions.length > 0 ? 0.05 : 0),
      evidence: [
        seenOnSite(
          crawl,
          `We compared ${count(phones.length, 'mention')} of a phone number, ${addresses.length} of an address and ${names.length} of a name ${whereLooked(site.pages)}.`,
        ),
        ...(name && identity.name
          ? [seenAt(crawl, name.url, `The name, as we read it: ${identity.name}.`, name.name)]
          : []),
        ...(phone
          ? [seenAt(crawl, phone.url, `The phone number, as we read it: ${phone.national}.`, phone.quote)]
          : []),
        ...otherNumbers
          .slice(0, 4)
          .map((other) => seenAt(crawl, other.url, `Another number: ${other.national}.`, other.quote)),
        ...abroad
          .slice(0, 2)
          .map(({ international, url, quote }) =>
            seenAt(crawl, url, `A number of another country: ${international}.`, quote),
          ),
        ...(street
          ? [seenAt(crawl, street.url, 'The address, as we read it.', street.raw)]
          : suburb
            ? [seenOnSite(crawl, `No street address, but a suburb: ${suburb}.`)]
            : []),
        ...missing.map((what) =>
          seenOnSite(
            crawl,
            `We looked for ${what} in text, links and markup ${whereLooked(site.pages)} and found none.`,
          ),
        ),
        ...atMost(
          8,
          trouble.map(({ text, url, quote }) => seenAt(crawl, url, `${text}.`, quote)),
          crawl,
        ),
        ...contradictions.map(({ evidence }) => evidence),
        ...agreements,
      ],
      findings: [
        ...when(missing.length > 0, () =>
          problem(
            `Put ${list(missing)} on your site: we found none ${whereLooked(site.pages)}. Customers and search engines look for it to be sure you are near.`,
          ),
        ),
        ...when(differing.length > 0, () =>
          problem(`Make these agree: ${list(differing, 3)}. If both are right, say on the page which is for what.`),
        ),
        ...when(wrong.length > 0, () =>
          problem(`Check your ABN: ${list(wrong)}. Customers and other businesses look it up before they pay.`),
        ),
        ...when(unregistered.length > 0, () =>
          note(
            `Check your business name: ${list(unregistered)}. Anyone who trades under a name other than their own must register it with ASIC, and customers who look you up then find it.`,
          ),
        ),
        ...when(distinctAddresses > 2 && addressTrouble.length === 0, () =>
          note('Your site has several addresses; we took them for branches.'),
        ),
        ...when(rivals.length > 0 && phoneTrouble.length === 0, () =>
          note(
            `Say which number is for what: your site shows ${list(
              [phone!, ...rivals].map(({ national }) => national),
              4,
            )}.`,
          ),
        ),
        ...when(identity.abn === null && !site.pages.some(mentionsAbn), () =>
          note(
            'Think about showing your ABN, in the footer for example: customers can look you up in the business register before they pay.',
          ),
        ),
        ...when(
          compared.length > 0 && missing.length + differing.length + wrong.length + unregistered.length === 0,
          () =>
            strength(
              `Your ${list(compared)} ${compared.length === 1 ? 'is' : 'are'} the same wherever we read ${compared.length === 1 ? 'it' : 'them'}${agreements.length > 0 ? ', on your site and elsewhere' : ' on your site'}.`,
            ),
        ),
      ],
    }
  },
})

/** A mention that we could not read as a number is enough: the owner has thought of it. */
const mentionsAbn = ({ page }: CrawledPage): boolean => /\ba\.?b\.?n\b/i.test(page.text.body)

const left = (trouble: readonly { cost: number }[]): number =>
  Math.max(0, 1 - trouble.reduce((sum, { cost }) => sum + cost, 0))

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
