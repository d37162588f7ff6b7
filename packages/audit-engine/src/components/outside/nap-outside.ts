import type { Evidence } from '@findable/contracts'
import type { Facts } from '../../facts/facts.ts'
import { addressesIn } from '../../facts/street-addresses.ts'
import { placePage, toldByGoogle } from './google-places.ts'
import { seenOnMap } from './map-entry.ts'
import { isSameName } from '../../facts/same-name.ts'
import { streetKey } from '../../facts/street-key.ts'
import { list } from '../wording/phrases.ts'

/**
 * A contradiction between another source and the website: the part it concerns, its cost, half a sentence, and
 * evidence.
 */
interface Contradiction {
  /** Either the sources differ, the ABN is wrong, or the register lists other names, which may be in order. */
  kind: 'differs' | 'wrong' | 'unregistered'
  part: 'name' | 'address' | 'phone'
  cost: number
  text: string
  evidence: Evidence
}

/** What other sources say about the business: contradictions, and what was compared and agrees. */
export interface Outside {
  contradictions: Contradiction[]
  agreements: Evidence[]
}

/** What a contradiction takes off its part. */
export const outsideCosts = { phone: 0.4, address: 0.4, state: 0.4, name: 0.5, registeredName: 0.2, register: 0.6 }

type Site = Pick<Facts, 'identity' | 'contact'>
interface Entry {
  name: string | null
  phones: string[]
  /** Number and street; null where the entry has none. */
  street: string | null
}
/** How a difference is worded for one source, which is quoted only where that may be kept. */
interface Voice {
  says(part: Contradiction['part'], entry: Entry): string
  evidence(saw: string, quote?: string | null): Evidence
}

export const compareOutside = (
  site: Site,
  { map, places, register }: Pick<Facts, 'map' | 'places' | 'register'>,
): Outside => {
  const found = [mapEntry(site, map), googleEntry(site, places), registerEntry(site, register)]
  return {
    contradictions: found.flatMap(({ contradictions }) => contradictions),
    agreements: found.flatMap(({ agreements }) => agreements),
  }
}

const nothing: Outside = { contradictions: [], agreements: [] }

function mapEntry(site: Site, map: Facts['map']): Outside {
  const own = map.outcome === 'gathered' ? map.data.own : null
  if (map.outcome === 'unavailable' || !own) return nothing
  const [number, road] = [own.tags['addr:housenumber'], own.tags['addr:street']]
  const entry = { name: own.name || null, phones: own.phones, street: number && road ? `${number} ${road}` : null }
  return compare(site, entry, {
    says: (part, { name, phones, street }) =>
      part === 'phone'
        ? `OpenStreetMap has the number ${phones[0]} for you, which your website does not show`
        : part === 'address'
          ? `OpenStreetMap has the address "${street}" for you, which your website does not show`
          : `OpenStreetMap calls you "${name}"`,
    evidence: (saw, quote) => seenOnMap(map, own, saw, quote),
  })
}

/** Score-only: what Google says is compared but not repeated. */
function googleEntry(site: Site, places: Facts['places']): Outside {
  const place = places.outcome === 'gathered' ? places.data.place : null
  if (places.outcome === 'unavailable' || !place) return nothing
  const entry = {
    name: place.name,
    phones: place.phone ? [place.phone] : [],
    street: addressesIn(place.address ?? '')[0]?.street ?? null,
  }
  return compare(site, entry, {
    says: (part) =>
      part === 'phone'
        ? 'your Google Business Profile has a phone number that your website does not show'
        : part === 'address'
          ? 'your Google Business Profile has a street address that your website does not show'
          : 'your Google Business Profile has another name than your website',
    evidence: (saw) => toldByGoogle(places, saw, placePage(place)),
  })
}

function compare({ identity, contact }: Site, entry: Entry, { says, evidence }: Voice): Outside {
  const phones = new Set(contact.phones.map(({ national }) => national))
  const streets = contact.addresses.flatMap(({ street }) => (street === null ? [] : [streetKey(street)]))
  const names = identity.name === null ? [] : [identity.name, ...identity.variations]
  const { street } = entry
  // A name in another script cannot be compared with ours.
  const name = /[a-z]{2}/i.test(entry.name ?? '') ? entry.name : null
  /** Null where either side gives nothing. */
  const agrees = {
    phone: entry.phones.length === 0 || phones.size === 0 ? null : entry.phones.some((phone) => phones.has(phone)),
    address:
      street === null || streets.length === 0 ? null : streets.some((one) => isSameStreet(one, streetKey(street))),
    name: name === null || names.length === 0 ? null : names.some((one) => isSameName(one, name)),
  }
  const parts = (['name', 'address', 'phone'] as const).filter((part) => agrees[part] !== null)
  const same = parts.filter((part) => agrees[part])
  const quotes = { name, address: street, phone: entry.phones[0] ?? null }
  return {
    contradictions: parts
      .filter((part) => !agrees[part])
      .map((part) => {
        const text = says(part, entry)
        return {
          kind: 'differs' as const,
          part,
          cost: outsideCosts[part],
          text,
          evidence: evidence(`${capitalised(text)}.`, quotes[part]),
        }
      }),
    agreements:
      same.length === 0
        ? []
        : [evidence(`The ${list(same)} there ${same.length === 1 ? 'is' : 'are'} as on your website.`)],
  }
}

/** "3 27 cobbler st" (unit 3) and "27 cobbler st" are the same house. */
const isSameStreet = (one: string, other: string): boolean =>
  one === other || one.endsWith(` ${other}`) || other.endsWith(` ${one}`)

function registerEntry({ identity, contact }: Site, register: Facts['register']): Outside {
  if (register.outcome === 'unavailable' || !('abn' in register.data.asked)) return nothing
  const { asked, entry } = register.data
  const seen = (saw: string, quote?: string | null): Evidence => ({
    saw,
    url: `https://abr.business.gov.au/ABN/View?abn=${asked.abn}`,
    at: register.at,
    source: 'abn-lookup',
    ...(quote ? { quote } : {}),
  })
  const against = (
    kind: Contradiction['kind'],
    [part, cost]: readonly [Contradiction['part'], number],
    text: string,
    quote?: string | null,
  ): Contradiction => ({ kind, part, cost, text, evidence: seen(`${capitalised(text)}.`, quote) })
  if (!entry)
    return {
      contradictions: [
        against(
          'wrong',
          ['name', outsideCosts.register],
          `the business register has no entry for the ABN on your website (${asked.abn})`,
        ),
      ],
      agreements: [],
    }
  const registered = [entry.entityName, ...entry.businessNames].filter((name) => name !== null)
  const own = identity.name === null ? [] : [identity.name, ...identity.variations]
  const states = new Set(
    [identity.state, ...contact.addresses.map(({ state }) => state)].filter((state) => state !== null),
  )
  const named =
    own.length === 0 || registered.length === 0 || registered.some((name) => own.some((one) => isSameName(one, name)))
  const placed = entry.state === null || states.size === 0 || states.has(entry.state)
  return {
    contradictions: [
      ...(entry.active
        ? []
        : [
            against(
              'wrong',
              ['name', outsideCosts.register],
              `the ABN on your website (${asked.abn}) is cancelled in the business register`,
              entry.entityName,
            ),
          ]),
      ...(named
        ? []
        : [
            against(
              'unregistered',
              ['name', outsideCosts.registeredName],
              `the business register has your ABN under "${registered[0]}", not under "${own[0]}"`,
              registered.join(', '),
            ),
          ]),
      ...(placed
        ? []
        : [
            against(
              'differs',
              ['address', outsideCosts.state],
              `the business register has you in ${entry.state}, your website in ${[...states].join(' and ')}`,
              [entry.state, entry.postcode].filter(Boolean).join(' '),
            ),
          ]),
    ],
    agreements:
      entry.active && named && placed
        ? [
            seen(
              'The ABN on your website is active in the business register, under your name and in your state.',
              registered[0] ?? null,
            ),
          ]
        : [],
  }
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
