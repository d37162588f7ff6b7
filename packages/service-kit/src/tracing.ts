import { AppError } from './errors.ts'

/**
 * Traces: what is under way, as spans. One order is one trace, whose id is the order's request id; docs/decisions/traces.md
 * gives the reasons. Neither SDK nor exporter is loaded before `startTracing` is given an endpoint.
 */

/** By OpenTelemetry's semantic conventions, else `findable.*`. Never personal data, nor an address that opens a report. */
type Attributes = Record<string, string | number | boolean | undefined>

export interface SpanOptions {
  kind?: 'server' | 'client' | 'producer' | 'consumer'
  attributes?: Attributes
  /**
   * The request whose trace this belongs to: that of an order, a rerun, a mail. A cause in the same trace is the parent;
   * one in another trace is linked, and the parent is the request's first span. Without it, this belongs to its cause.
   */
  requestId?: string
  /** The `traceparent` of what caused this. By default, it is what is under way here. */
  cause?: string | undefined
  /** Whether this is the first span of its request. */
  isFirst?: boolean
  /** Milliseconds since 1970, for what has begun before. */
  startedAt?: number
}

export interface Span {
  /** W3C Trace Context, for what this causes elsewhere. */
  readonly traceparent: string
  set(attributes: Attributes): void
  /** Does work that belongs to this. */
  run<T>(work: () => T): T
  /** Ends it; with the kind of failure, if it failed. */
  end(failure?: string): void
}

export interface Tracer {
  start(name: string, options: SpanOptions): Span
  /** What is under way here. */
  current(): Span | undefined
  /** Sends what is left. */
  close(): Promise<void>
}

let tracer: Tracer | undefined

/** Has everything from now on traced. `startTracing` calls it. */
export function traceWith(opened: Tracer): void {
  tracer = opened
}

export const isTracing = (): boolean => tracer !== undefined

/** A span that the caller ends; undefined without tracing. */
export const startSpan = (name: string, options: SpanOptions = {}): Span | undefined => tracer?.start(name, options)

/** The `traceparent` of what is under way here. */
export const currentTraceparent = (): string | undefined => tracer?.current()?.traceparent

/** Does work as a span; without tracing, just the work. */
export function inSpan<T>(name: string, options: SpanOptions, work: (span?: Span) => Promise<T>): Promise<T> {
  const span = startSpan(name, options)
  if (!span) return work()
  return span
    .run(() => work(span))
    .then(
      (result) => {
        span.end()
        return result
      },
      (error: unknown) => {
        span.end(failureOf(error))
        throw error
      },
    )
}

/** Never the message, which may hold personal data. */
const failureOf = (error: unknown): string =>
  error instanceof AppError ? error.code : error instanceof Error ? error.name : 'unknown'
