import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Canary {
  port: number
  /** What reached it: the path of a request, `socket` for a connection without a request, `udp`. */
  hits: Set<string>
  close(): Promise<void>
}

/** Listens for anything that leaves a browser: TCP and UDP on one port, every request answered. */
export async function startCanary(documents: Record<string, string> = {}): Promise<Canary> {
  const hits = new Set<string>()
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    if (!Object.hasOwn(documents, path)) hits.add(path)
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('content-type', typeOf(path))
    response.end(documents[path] ?? '')
  })
  server.on('upgrade', (request, socket) => {
    hits.add(request.url ?? '')
    socket.destroy()
  })
  server.on('clientError', (_error, socket) => {
    hits.add('socket')
    socket.destroy()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const udp = createSocket('udp4', () => hits.add('udp'))
  udp.bind(port, '127.0.0.1')
  await once(udp, 'listening')
  return {
    port,
    hits,
    async close() {
      udp.close()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function typeOf(path: string): string {
  if (path.endsWith('.js')) return 'text/javascript'
  if (path.endsWith('.css')) return 'text/css'
  return 'text/html'
}
