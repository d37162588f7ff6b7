import type * as z from 'zod/mini'
import type { ErrorCode } from './error-codes.ts'

export const services = ['gateway', 'payments', 'reports', 'admin', 'mail'] as const
export type Service = (typeof services)[number]

/**
 * Request limits per client address. Calls with the same limit name are counted together; calls that must not use up
 * each other's requests need separate names. `app` is the staff's `apiRateLimit` setting, per minute.
 */
export const limits = {
  app: null,
  createIntent: { max: 30, per: 'minute' },
  startReport: { max: 30, per: 'minute' },
  promoCheck: { max: 10, per: 'minute' },
  /** One call per selected item: a page of a list in one go, and again. */
  bulk: { max: 600, per: 'minute' },
  login: { max: 5, per: 'minute' },
  changePassword: { max: 5, per: 'minute' },
  askPasswordReset: { max: 5, per: 'hour' },
  resetPassword: { max: 10, per: 'minute' },
  secondFactor: { max: 10, per: 'minute' },
  tools: { max: 10, per: 'minute', perDay: 100 },
  siteCheck: { max: 10, per: 'minute' },
  contact: { max: 5, per: 'hour' },
  resend: { max: 5, per: 'hour' },
  copies: { max: 5, per: 'hour' },
  corrections: { max: 5, per: 'hour' },
  /** Reading a website again. */
  checks: { max: 10, per: 'minute' },
  reads: { max: 300, per: 'minute' },
  /** For calls by machines that sign their messages. */
  none: null,
} as const satisfies Record<string, { max: number; per: 'minute' | 'hour'; perDay?: number } | null>
export type LimitName = keyof typeof limits

type Schema = z.ZodMiniType

/** One call of the API: its input, the service that handles it, and its answer. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Fastify notation: `/api/business-reports/:id`. */
  path: string
  owner: Service
  /** `staff`: only with a staff session. `internal`: only between services, never forwarded by the gateway. */
  access: 'public' | 'staff' | 'internal'
  /** For staff calls: concerns only the account of the person who makes it, so every role may make it. */
  ownAccount?: true
  limit: LimitName
  /** A second limit, for calls whose body makes them subject to it. */
  limitByBody?: { limit: LimitName; applies: (body: { [field: string]: unknown }) => boolean }
  params?: Schema
  query?: Schema
  headers?: Schema
  /** A schema for JSON; 'bytes' keeps the body unchanged. */
  body?: Schema | 'bytes'
  /** A schema for JSON; 'html' for a document. */
  answer: Schema | 'html'
  /** A status beside 200 that comes with the answer, and not with an error. */
  otherStatus?: number
  /** Codes a caller should expect in addition to the general ones. */
  errors: readonly ErrorCode[]
}

/** Keeps the literal types, so that handler and client see exactly this call. */
export const defineEndpoint = <const E extends Endpoint>(endpoint: E): E => endpoint

/** Whether a viewer may make this staff call: those that only read, and those about the viewer's own account. */
export const isOpenToViewers = ({ method, ownAccount }: Endpoint): boolean => method === 'GET' || ownAccount === true

type Out<S> = S extends Schema ? z.output<S> : undefined
type In<S> = S extends Schema ? z.input<S> : undefined
type Part<E extends Endpoint, K extends keyof Endpoint> = K extends keyof E ? E[K] : undefined

/** What a handler gets after validation. */
export interface Handled<E extends Endpoint> {
  params: Out<Part<E, 'params'>>
  query: Out<Part<E, 'query'>>
  headers: Out<Part<E, 'headers'>>
  body: Part<E, 'body'> extends 'bytes' ? Uint8Array : Out<Part<E, 'body'>>
}

type InputPart = 'params' | 'query' | 'headers' | 'body'
type Inputs<E extends Endpoint> = {
  [K in InputPart as Part<E, K> extends Schema ? K : never]: In<Part<E, K>>
}
/** The parts of which every field may be left out, such as a query of filters. */
type Omittable<T> = { [K in keyof T]: {} extends T[K] ? K : never }[keyof T]

/** What a caller passes. Parts the endpoint does not have are not accepted. */
export type CallInput<E extends Endpoint> = Omit<Inputs<E>, Omittable<Inputs<E>>> &
  Partial<Pick<Inputs<E>, Omittable<Inputs<E>>>>

/** What a caller receives. */
export type Answer<E extends Endpoint> = E['answer'] extends Schema ? z.output<E['answer']> : string
/** What a handler returns. */
export type AnswerInput<E extends Endpoint> = E['answer'] extends Schema ? z.input<E['answer']> : string
