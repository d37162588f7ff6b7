import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { LocalCertificate } from '@findable/test-kit'
import type { HostMap } from '../../src/sources/web/host-map.ts'

export type Handler = (request: IncomingMessage, response: ServerResponse) => void

export interface LocalSite {
  port: number
  /** "GET /path" of every request, in order of arrival. */
  requests: string[]
  /** The highest number of simultaneous exchanges. */
  peak(): number
  /** Maps the hosts to this server over http, or over https when it has a certificate. */
  map(...hosts: string[]): HostMap
  close(): Promise<void>
}

/** A website on a free local port. */
export async function startSite(handler: Handler, certificate?: LocalCertificate): Promise<LocalSite> {
  const requests: string[] = []
  let open = 0
  let peak = 0
  const listener: RequestListener = (request, response) => {
    requests.push(`${request.method} ${request.url}`)
    peak = Math.max(peak, ++open)
    response.once('close', () => open--)
    handler(request, response)
  }
  const server = certificate ? createTlsServer(certificate, listener) : createServer(listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const endpoint = { host: '127.0.0.1', port }
  return {
    port,
    requests,
    peak: () => peak,
    map: (...hosts) => ({
      hosts: new Map(hosts.map((host) => [host, certificate ? { https: endpoint } : { http: endpoint }])),
      ca: certificate?.ca,
    }),
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

/** Serves fixed documents: path -> HTML, or [status, headers, body]. Anything else is a 404. */
export function serving(pages: Record<string, string | [number, Record<string, string>, string?]>): Handler {
  return (request, response) => {
    const page = pages[request.url ?? '/']
    const [status, headers, body] =
      typeof page === 'string'
        ? ([200, { 'content-type': 'text/html' }, page] as const)
        : (page ?? [404, {}, 'Not found'])
    response.writeHead(status, headers).end(body)
  }
}
