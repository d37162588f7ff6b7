import type { FastifyInstance, FastifyRequest } from 'fastify'
import { patternOf } from './route-pattern.ts'
import { isTracing, startSpan, type Span, type SpanOptions } from './tracing.ts'

const spans = new WeakMap<FastifyRequest, Span>()

/**
 * Makes each request a span, from its arrival to its last byte, under its route's pattern: an address may open a report.
 * `place` puts it into a trace; undefined leaves it out.
 */
export function traceRequests(
  app: FastifyInstance,
  place: (request: FastifyRequest) => Pick<SpanOptions, 'cause' | 'requestId' | 'isFirst'> | undefined,
): void {
  if (!isTracing()) return
  app.addHook('onRequest', (request, _reply, done) => {
    const placed = place(request)
    if (!placed) return done()
    const { method } = request
    const route = patternOf(request)
    const attributes = { 'http.request.method': method, 'http.route': route }
    spans.set(request, startSpan(`${method} ${route}`, { ...placed, kind: 'server', attributes })!)
    done()
  })
  // Not at the request's start: what reads a body does not keep it as what is under way.
  app.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) span.run(done)
    else done()
  })
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const span = spans.get(request)
    span?.set({ 'http.response.status_code': statusCode })
    span?.end(statusCode >= 500 ? String(statusCode) : undefined)
    done()
  })
}

/** The `traceparent` of a request, for what it causes elsewhere. */
export const traceparentOf = (request: FastifyRequest): string | undefined => spans.get(request)?.traceparent
