import { startTraceReceiver } from '@findable/test-kit'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createLogger } from '../src/index.ts'
import { openTracer } from '../src/open-tracer.ts'

const silent = createLogger('test', 'silent')
let receiver: Awaited<ReturnType<typeof startTraceReceiver>>
beforeEach(async () => {
  receiver = await startTraceReceiver()
})
afterEach(() => receiver.close())

const traceIdOf = (requestId: string) => requestId.replaceAll('-', '')

describe('the trace of a request', () => {
  it('takes in whatever names the request, wherever it begins', async () => {
    const requestId = randomUUID()
    const [gateway, sweeper] = [
      openTracer('gateway', receiver.url, silent),
      openTracer('payments', receiver.url, silent),
    ]
    gateway.start('opens', { requestId, isFirst: true }).end()
    sweeper.start('repeats', { requestId }).end()
    await Promise.all([gateway.close(), sweeper.close()])
    const [first] = receiver.spans.filter(({ name }) => name === 'opens')
    expect(first).toMatchObject({ traceId: traceIdOf(requestId), parentSpanId: '' })
    expect(receiver.spans.find(({ name }) => name === 'repeats')).toMatchObject({
      traceId: first!.traceId,
      parentSpanId: first!.spanId,
      links: [],
    })
  })

  it('has a cause in it as the parent, and links one of another trace', async () => {
    const requestId = randomUUID()
    const tracer = openTracer('test', receiver.url, silent)
    const cause = tracer.start('cause', { requestId })
    const other = tracer.start('other', { requestId: randomUUID() })
    tracer.start('sent', { requestId, cause: cause.traceparent }).end()
    tracer.start('prompted', { requestId, cause: other.traceparent }).end()
    other.run(() => tracer.start('under way', { requestId }).end())
    for (const span of [cause, other]) span.end()
    await tracer.close()
    const named = (wanted: string) => receiver.spans.find(({ name }) => name === wanted)!
    expect(named('sent')).toMatchObject({ parentSpanId: named('cause').spanId, links: [] })
    for (const name of ['prompted', 'under way']) {
      expect(named(name)).toMatchObject({
        traceId: traceIdOf(requestId),
        parentSpanId: named('cause').parentSpanId,
        links: [named('other').traceId],
      })
    }
  })

  it.each(['', 'request-1', '00000000-0000-0000-0000-000000000000'])(
    'is one of its own when the request id is "%s"',
    async (requestId) => {
      const tracer = openTracer('test', receiver.url, silent)
      tracer.start('alone', { requestId, isFirst: true, cause: 'not a traceparent' }).end()
      await tracer.close()
      expect(receiver.spans).toMatchObject([{ traceId: expect.stringMatching(/[1-9a-f]/), parentSpanId: '' }])
    },
  )
})

describe('a receiver', () => {
  it('that hangs makes no more than a bounded number of spans wait', async () => {
    receiver.be('hangs')
    const tracer = openTracer('test', receiver.url, silent)
    const make = (spans: number) => {
      for (let i = 0; i < spans; i += 1) tracer.start('many', {}).end()
    }
    make(512)
    await expect.poll(() => receiver.requests()).toBe(1)
    make(20_000)
    receiver.be('takes')
    await tracer.close()
    expect(receiver.spans).toHaveLength(512 + 2_048)
  })

  it('that hangs does not keep a process from ending', async () => {
    receiver.be('hangs')
    const tracer = openTracer('test', receiver.url, silent)
    tracer.start('last', {}).end()
    await expect(tracer.close()).rejects.toThrow('sending the last traces took longer')
  })

  it('that refuses is logged once, until it takes them again', async () => {
    const logged: unknown[] = []
    const log = createLogger('test', 'silent')
    log.warn = (_fields: unknown, text?: string) => void logged.push(text)
    log.info = (text: unknown) => void logged.push(text)
    receiver.be('refuses')
    const tracer = openTracer('test', receiver.url, log)
    const batch = () => {
      for (let i = 0; i < 512; i += 1) tracer.start('many', {}).end()
    }
    batch()
    await expect.poll(() => logged).toEqual(['traces cannot be sent'])
    batch()
    await expect.poll(() => receiver.requests()).toBe(2)
    receiver.be('takes')
    batch()
    await expect.poll(() => logged).toEqual(['traces cannot be sent', 'traces are sent again'])
    await tracer.close()
  })
})
