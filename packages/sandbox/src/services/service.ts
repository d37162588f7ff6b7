import type { Answer, Request, Route } from '../http/router.ts'

export const serviceNames = [
  'google-places',
  'brave-search',
  'pagespeed',
  'youtube',
  'abn-lookup',
  'nominatim',
  'overpass',
] as const
export type ServiceName = (typeof serviceNames)[number]

/** The key of every service that needs one. */
export const serviceKey = 'sandbox'
export const keyless: readonly ServiceName[] = ['nominatim', 'overpass']

/** Deliberate faults of a service. A service has the modes for which its provider has an answer. */
export const faultModes = [
  /** Too many calls at once: the provider's 429, with its advice on when to come back, if it gives any. */
  'rate-limited',
  /** The day's or month's calls are used up. */
  'quota',
  /** The key or the caller is not authorised. */
  'denied',
  'server-error',
  /** The call is accepted and never answered. */
  'stall',
  /** Status 200 and a truncated body. */
  'malformed',
] as const
export type FaultMode = (typeof faultModes)[number]

/** The modes of every service: they need no answer specific to the provider. */
type GeneralMode = 'stall' | 'malformed'
type ProviderMode = Exclude<FaultMode, GeneralMode>

/** A stand-in for one outside service. */
export interface Service {
  name: ServiceName
  /** With the provider's paths, such as `/v1/places:searchText`. */
  routes: Route[]
  faults: Partial<Record<ProviderMode, (request: Request) => Answer>>
}

/** Ends a call with this answer, wherever it is thrown. */
export class Refusal extends Error {
  readonly answer: Answer

  constructor(answer: Answer) {
    super(`refused with ${answer.status}`)
    this.answer = answer
  }
}
