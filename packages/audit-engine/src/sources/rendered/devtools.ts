import { Buffer } from 'node:buffer'
import type { BrowserPipe } from './browser-pipe.ts'
import { RenderingFailure } from './rendering-failure.ts'

/** Parameters or results of the Chrome DevTools protocol. */
type Details = Record<string, unknown>

export interface DevtoolsEvent {
  method: string
  params: Details
  /** The page it belongs to; undefined for the browser itself. */
  sessionId: string | undefined
}

interface Message {
  id?: number
  method?: string
  params?: Details
  sessionId?: string
  result?: Details
  error?: { message: string }
}

/** Bytes of one message. The largest page is about 8 MB here; anything above this is a page flooding us. */
const largestMessage = 24 * 1_024 * 1_024

/** Speaks the DevTools protocol over a browser's pipe: JSON messages, each ended by a NUL. */
export function openDevtools({ input, output }: Pick<BrowserPipe, 'input' | 'output'>) {
  const waiting = new Map<number, { resolve(result: Details): void; reject(error: Error): void }>()
  const listeners = new Set<(event: DevtoolsEvent) => void>()
  const closed = Promise.withResolvers<void>()
  let isClosed = false
  let lastId = 0
  let parts: Buffer[] = []
  let size = 0

  function receive({ id, method, params, sessionId, result, error }: Message): void {
    if (method !== undefined) {
      for (const listener of listeners) listener({ method, params: params ?? {}, sessionId })
      return
    }
    const command = waiting.get(id ?? 0)
    waiting.delete(id ?? 0)
    if (error) command?.reject(new Error(error.message))
    else command?.resolve(result ?? {})
  }

  function close(): void {
    if (isClosed) return
    isClosed = true
    for (const { reject } of waiting.values()) reject(ended())
    waiting.clear()
    closed.resolve()
  }

  function read(chunk: Buffer): void {
    for (let rest = chunk; rest.length > 0 && !isClosed;) {
      const end = rest.indexOf(0)
      const part = end < 0 ? rest : rest.subarray(0, end)
      parts.push(part)
      size += part.length
      if (size > largestMessage) return close()
      if (end < 0) return
      const message = Buffer.concat(parts).toString('utf8')
      parts = []
      size = 0
      rest = rest.subarray(end + 1)
      receive(JSON.parse(message) as Message)
    }
  }

  output.on('data', (chunk: Buffer) => {
    try {
      read(chunk)
    } catch {
      // A browser that sends this has been taken over.
      close()
    }
  })
  for (const event of ['end', 'close', 'error']) output.on(event, close)

  return {
    /** Rejects when the browser refuses the command or ends before answering. */
    send<Result = Details>(method: string, params: Details = {}, sessionId?: string): Promise<Result> {
      if (isClosed) return Promise.reject(ended())
      const id = ++lastId
      const { promise, resolve, reject } = Promise.withResolvers<Details>()
      waiting.set(id, { resolve, reject })
      input.write(`${JSON.stringify({ id, method, params, ...(sessionId ? { sessionId } : {}) })}\0`)
      return promise as Promise<Result>
    },
    /** Calls the listener for every event; the function it returns unsubscribes. */
    listen(listener: (event: DevtoolsEvent) => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Resolves when the browser has ended. */
    closed: closed.promise,
  }
}

const ended = (): Error => new RenderingFailure('the browser ended before it had shown them')

export type Devtools = ReturnType<typeof openDevtools>
