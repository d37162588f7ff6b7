import type { Answer, Request, Route } from '../http/router.ts'

export const serviceNames = [
  'google-places',
  'brave-search',
  'pagespeed',
  'abn-lookup',
  'nominatim',
  'overpass',
] as const
export type ServiceName = (typeof serviceNames)[number]

/** The key that every service takes that needs one. */
export const serviceKey = 'sandbox'
export const keyless: readonly ServiceName[] = ['nominatim', 'overpass']

/** What goes wrong at a service, on purpose. A service has those modes that its provider has an answer for. */
export const faultModes = [
  /** Too many calls in a moment: the provider's 429, with its advice when to come back where it gives any. */
  'rate-limited',
  /** The calls of the day or month are used up. */
  'quota',
  /** The key, or whoever asks, may not. */
  'denied',
  'server-error',
  /** The call is taken in and never answered. */
  'stall',
  /** Status 200 and a body that breaks off. */
  'malformed',
] as const
export type FaultMode = (typeof faultModes)[number]

/** The modes that every service has: they need no answer of the provider's own. */
type GeneralMode = 'stall' | 'malformed'
type ProviderMode = Exclude<FaultMode, GeneralMode>

/** A stand-in for one outside service. */
export interface Service {
  name: ServiceName
  /** With paths as at the provider, such as `/v1/places:searchText`. */
  routes: Route[]
  faults: Partial<Record<ProviderMode, (request: Request) => Answer>>
}

/** Ends a call with this answer, from wherever it is noticed. */
export class Refusal extends Error {
  readonly answer: Answer

  constructor(answer: Answer) {
    super(`refused with ${answer.status}`)
    this.answer = answer
  }
}
