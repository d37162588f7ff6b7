import type { Identity } from '@findable/contracts'

/** Whether what somebody typed as a place can be where a business is. */
export type Agreement = 'agrees' | 'unknown' | 'contradicts'

const states: Record<string, string> = {
  NSW: 'new south wales',
  VIC: 'victoria',
  QLD: 'queensland',
  WA: 'western australia',
  SA: 'south australia',
  TAS: 'tasmania',
  ACT: 'australian capital territory',
  NT: 'northern territory',
}

const inWords = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()} `

/**
 * Agrees by suburb or postcode; contradicts when it names a different state. We do not know which city a suburb belongs
 * to.
 */
export function agreementOfPlaces(
  typed: string | undefined,
  { suburb, state, postcode }: Pick<Identity, 'suburb' | 'state' | 'postcode'>,
): Agreement {
  const words = inWords(typed ?? '')
  const has = (part: string | null, within = words) => part !== null && within.includes(inWords(part))
  // Victoria Park is in Western Australia.
  const beside = suburb === null ? words : words.replace(inWords(suburb), ' ')
  const named = Object.keys(states).filter((short) => has(short, beside) || has(states[short]!, beside))
  if (state !== null && named.length > 0 && !named.includes(state)) return 'contradicts'
  return has(suburb) || has(postcode) ? 'agrees' : 'unknown'
}
