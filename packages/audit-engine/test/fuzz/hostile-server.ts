import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import type { HostMap } from '../../src/sources/web/host-map.ts'

/** The host names the engine uses for this server. */
export const hosts = ['fuzz.com.au', 'www.fuzz.com.au'] as const

type Respond = (path: string) => Buffer

let respond: Respond = () => Buffer.alloc(0)
let port: Promise<number> | null = null

/** Sends the given bytes, which need only begin like HTTP, and hangs up. One server for all cases of a thread. */
export async function answerWith(bytes: Respond): Promise<HostMap> {
  respond = bytes
  port ??= listen()
  const endpoint = { host: '127.0.0.1', port: await port }
  return { hosts: new Map(hosts.map((name) => [name, { http: endpoint }])) }
}

async function listen(): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', (request: Buffer) => socket.end(respond(request.toString('latin1').split(' ')[1] ?? '/')))
  })
  server.listen(0, '127.0.0.1').unref()
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}
