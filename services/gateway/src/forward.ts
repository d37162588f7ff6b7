import { AppError, headerNames, type FastifyReply, type FastifyRequest } from '@findable/service-kit'
import { Agent } from 'undici'

/** Headers a service may read from outside, and those of its answers that go back. All others stop here. */
const passedIn = [
  'accept',
  'accept-language',
  'content-type',
  'idempotency-key',
  'stripe-signature',
  'user-agent',
] as const
const passedBack = [
  'content-type',
  'content-length',
  'content-disposition',
  'cache-control',
  'retry-after',
  'location',
  'etag',
] as const

export interface Forwarder {
  (request: FastifyRequest, reply: FastifyReply, upstream: string, staffId?: string): Promise<unknown>
}

/**
 * Hands a request on and its answer back, byte for byte. Our own few lines instead of a proxy library: each call is
 * sent once (no hidden retries), headers are named rather than filtered, and a dead service is a clear 503.
 */
export function createForwarder(internalToken: string): { forward: Forwarder; close: () => Promise<void> } {
  const agent = new Agent({ connections: 64, headersTimeout: 90_000, bodyTimeout: 90_000, connect: { timeout: 2_000 } })

  const forward: Forwarder = async (request, reply, upstream, staffId) => {
    const headers: Record<string, string> = {
      [headerNames.internalToken]: internalToken,
      [headerNames.requestId]: request.id,
    }
    if (staffId !== undefined) headers[headerNames.staffId] = staffId
    for (const name of passedIn) {
      const value = request.headers[name]
      if (typeof value === 'string') headers[name] = value
    }
    const gone = new AbortController()
    const onClose = () => reply.raw.writableEnded || gone.abort()
    reply.raw.once('close', onClose)
    try {
      const answer = await agent.request({
        origin: upstream,
        path: request.raw.url!,
        method: request.method,
        headers,
        body: Buffer.isBuffer(request.body) ? request.body : null,
        signal: gone.signal,
      })
      reply.code(answer.statusCode)
      for (const name of passedBack) {
        const value = answer.headers[name]
        if (value !== undefined) reply.header(name, value)
      }
      return await reply.send(answer.body)
    } catch (cause) {
      throw new AppError('service-unavailable', { detail: `forwarding to ${upstream}: ${String(cause)}`, cause })
    }
  }
  return { forward, close: () => agent.close() }
}
