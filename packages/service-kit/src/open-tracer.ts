import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags, type SpanContext } from '@opentelemetry/api'
import { ExportResultCode, parseTraceParent } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, RandomIdGenerator, TracerProvider, type SpanExporter } from '@opentelemetry/sdk-trace'
import type { Logger } from './logger.ts'
import type { Span, SpanOptions, Tracer } from './tracing.ts'
import { withTimeout } from './with-timeout.ts'

/** Milliseconds that sending what is left may take when the process ends. */
const closingLimit = 2_000
/** Milliseconds for which spans are collected before they are sent. */
const sendEvery = 2_000

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
}

/**
 * Sends spans to an OTLP receiver over HTTP, as JSON. Up to 2,048 spans wait; while the receiver is away or slow,
 * further ones are dropped, and nothing else waits for it.
 */
export function openTracer(service: string, endpoint: string, log: Logger): Tracer {
  const under = new AsyncLocalStorage<Span & { context: SpanContext }>()
  const ids = new RandomIdGenerator()
  let first: SpanContext | undefined
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': service,
      'service.namespace': 'findable',
      'service.instance.id': randomUUID(),
    }),
    idGenerator: {
      generateTraceId: () => first?.traceId ?? ids.generateTraceId(),
      generateSpanId: () => first?.spanId ?? ids.generateSpanId(),
    },
    spanProcessors: [
      new BatchSpanProcessor({ exporter: createExporter(endpoint, log), scheduledDelayMillis: sendEvery }),
    ],
  })
  const spans = provider.getTracer('@findable/service-kit')

  function start(name: string, options: SpanOptions): Span {
    const { kind, attributes = {}, requestId = '', cause, isFirst, startedAt } = options
    const root = firstSpanOf(requestId)
    const given = cause === undefined ? under.getStore()?.context : (parseTraceParent(cause) ?? undefined)
    const parent = isFirst || (root && given?.traceId !== root.traceId) ? root : given
    first = isFirst ? root : undefined
    const span = spans.startSpan(
      name,
      {
        kind: kind ? kinds[kind] : SpanKind.INTERNAL,
        attributes,
        ...(startedAt !== undefined && { startTime: startedAt }),
        ...(given && given !== parent && { links: [{ context: given }] }),
      },
      parent && !isFirst ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT,
    )
    first = undefined
    const context = span.spanContext()
    const self = {
      context,
      traceparent: `00-${context.traceId}-${context.spanId}-01`,
      set: (more: object) => void span.setAttributes({ ...more }),
      run: <T>(work: () => T): T => under.run(self, work),
      end: (failure?: string) => {
        if (failure !== undefined) {
          span.setStatus({ code: SpanStatusCode.ERROR })
          span.setAttribute('error.type', failure)
        }
        span.end()
      },
    }
    return self
  }

  return {
    start,
    current: () => under.getStore(),
    close: () => withTimeout(provider.shutdown(), closingLimit, 'sending the last traces'),
  }
}

/** Both halves hold bits that are set, so that neither is all zeros, which would not be an id. */
const randomUuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/**
 * The first span of a request, or of the order that it opened. Its ids are made from the request id, so anyone who knows
 * that can add to the trace: no service has to keep more. Undefined for an id that is no random UUID, as those of ours are.
 */
function firstSpanOf(requestId: string): SpanContext | undefined {
  if (!randomUuid.test(requestId)) return undefined
  const traceId = requestId.replaceAll('-', '')
  return { traceId, spanId: traceId.slice(16), traceFlags: TraceFlags.SAMPLED, isRemote: true }
}

/** Logs when sending starts to fail, and when it works again. */
function createExporter(endpoint: string, log: Logger): SpanExporter {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` })
  let failing = false
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const failed = result.code !== ExportResultCode.SUCCESS
        if (failed && !failing) log.warn({ error: result.error?.message }, 'traces cannot be sent')
        if (!failed && failing) log.info('traces are sent again')
        failing = failed
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
  }
}
