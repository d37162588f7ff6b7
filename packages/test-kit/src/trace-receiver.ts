import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A span as an OTLP receiver got it. */
export interface ReceivedSpan {
  service: string
  name: string
  traceId: string
  spanId: string
  /** Empty for the first span of a trace. */
  parentSpanId: string
  /** The traces it is linked to. */
  links: string[]
  attributes: Record<string, string | number | boolean>
  failed: boolean
}

/** https://github.com/open-telemetry/opentelemetry-proto/blob/main/docs/specification.md#otlphttp, as JSON. */
interface Sent {
  resourceSpans: {
    resource: { attributes: KeyValue[] }
    scopeSpans: { spans: SentSpan[] }[]
  }[]
}
interface SentSpan {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  links?: { traceId: string }[]
  attributes?: KeyValue[]
  status?: { code?: number }
}
interface KeyValue {
  key: string
  value: Record<string, string | number | boolean>
}

const failedCode = 2

/** An OTLP receiver over HTTP that keeps what it takes. */
export async function startTraceReceiver() {
  const spans: ReceivedSpan[] = []
  const waiting: (() => void)[] = []
  let mode: 'takes' | 'refuses' | 'hangs' = 'takes'
  let requests = 0

  const server = createServer((request, response) => {
    requests += 1
    void text(request).then((body) => {
      const answer = () => take(request.url, body, response)
      if (mode === 'hangs') waiting.push(answer)
      else answer()
    })
  })

  function take(path: string | undefined, body: string, response: ServerResponse): void {
    if (path !== '/v1/traces') return void response.writeHead(404).end()
    if (mode === 'refuses') return void response.writeHead(400).end()
    for (const { resource, scopeSpans } of (JSON.parse(body) as Sent).resourceSpans) {
      const service = String(valuesOf(resource.attributes)['service.name'])
      spans.push(...scopeSpans.flatMap((scope) => scope.spans.map((span) => received(service, span))))
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    requests: () => requests,
    /** From now on takes, refuses, or leaves without an answer what comes. Taking answers what waits, too. */
    be(next: typeof mode): void {
      mode = next
      if (mode === 'takes') for (const answer of waiting.splice(0)) answer()
    },
    async close(): Promise<void> {
      server.close()
      server.closeAllConnections()
    },
  }
}

const valuesOf = (pairs: KeyValue[] = []): ReceivedSpan['attributes'] =>
  Object.fromEntries(pairs.map(({ key, value }) => [key, Object.values(value)[0]!]))

const received = (service: string, { name, traceId, spanId, ...span }: SentSpan): ReceivedSpan => ({
  service,
  name,
  traceId,
  spanId,
  parentSpanId: span.parentSpanId ?? '',
  links: (span.links ?? []).map((link) => link.traceId),
  attributes: valuesOf(span.attributes),
  failed: span.status?.code === failedCode,
})
