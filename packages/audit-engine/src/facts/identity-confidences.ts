import type { Identity } from '@findable/contracts'
import type { ContactDetails } from './facts.ts'

interface Parts {
  name: { confidence: number } | null
  address: ContactDetails['addresses'][number] | null
  /** For sites that give no address: where the business says it is, else a city the home page names. */
  town: { isStated: boolean } | null
  state: string | null
  phone: ContactDetails['phones'][number] | null
  abn: { labelled: boolean } | null
}

/** What a part is worth when one page mentions it once in running text, and what adds to that. Our judgement. */
const once = 0.6
const onMorePages = 0.1
const inMarkup = 0.2
const besideAnother = 0.1
const fromAreas = 0.4
/** One number in 89 passes the checksum by chance. */
const checked = { labelled: 0.98, bare: 0.85 }

/** From here on, an address or the business itself says where it is; below it, only where it works is known. */
export const sureSeat = 0.5

/**
 * From here on, two places agree on the name, such as a title and the domain; below it, a search might find another
 * business.
 */
export const sureName = 0.5

/** How sure we are of each part of the identity, 0 to 1: more where several places agree, 0 where it was not found. */
export function identityConfidences(
  { name, address, town, state, phone, abn }: Parts,
  { phones, addresses }: Pick<ContactDetails, 'phones' | 'addresses'>,
): Identity['confidences'] {
  const place = address
    ? agreement(
        addresses.filter(({ suburb, postcode }) => suburb === address.suburb && postcode === address.postcode),
      ) + (address.postcode && address.state ? besideAnother : 0)
    : 0
  return {
    name: name?.confidence ?? 0,
    suburb: address?.suburb ? round(place) : town === null ? 0 : town.isStated ? once : fromAreas,
    state: address?.state ? round(place) : state ? fromAreas : 0,
    postcode: address?.postcode ? round(place) : 0,
    phone: phone ? round(agreement(phones.filter(({ national }) => national === phone.national))) : 0,
    abn: abn ? (abn.labelled ? checked.labelled : checked.bare) : 0,
  }
}

function agreement(mentions: { url: string; where: string }[]): number {
  const pages = new Set(mentions.map(({ url }) => url)).size
  const marked = mentions.some(({ where }) => where !== 'text')
  return once + (pages > 1 ? onMorePages : 0) + (marked ? inMarkup : 0)
}

const round = (share: number): number => Math.round(Math.min(0.98, share) * 100) / 100
