import { connect as connectTcp, isIP } from 'node:net'
import type { LookupFunction, Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import type { DetailedPeerCertificate, TLSSocket } from 'node:tls'
import { Pool, type buildConnector } from 'undici'
import { canonicalIp } from './address-rules.ts'
import { bareHost } from './host-names.ts'
import type { Route, RouteTo } from './routes.ts'
import { WebFailure } from './web-failure.ts'

/** What a host presented in its first TLS handshake. */
export interface SeenCertificate {
  /** Null when chain and name are good; else Node's code, e.g. CERT_HAS_EXPIRED. */
  error: string | null
  certificate: DetailedPeerCertificate
  protocol: string | null
}

export const connectionsPerHost = 6
const connectDeadline = 6_000
const maxHeaderBytes = 64 * 1_024

/**
 * The pooled connections of one audit: to checked addresses only, at most six per origin, all closed together. A bad
 * certificate is recorded but does not stop the reading: it is a finding, and nothing secret is ever sent.
 */
export function createConnections(routeTo: RouteTo) {
  const pools = new Map<string, Pool>()
  const certificates = new Map<string, SeenCertificate>()
  const sessions = new Map<string, Buffer>()
  const connecting = new Set<Socket>()

  const connect: buildConnector.connector = (options, callback) => {
    const scheme = options.protocol === 'https:' ? 'https:' : 'http:'
    const host = bareHost(options.hostname)
    const url = new URL(`${scheme}//${options.hostname}${options.port ? `:${options.port}` : ''}`)
    routeTo(url).then(
      (route) => open(route, scheme, host, callback),
      (error: Error) => callback(error, null),
    )
  }

  function open(route: Route, scheme: 'http:' | 'https:', host: string, callback: buildConnector.Callback) {
    const target = { host, port: route.port, lookup: pinned(route.addresses), autoSelectFamily: true }
    const socket =
      scheme === 'https:'
        ? connectTls({
            ...target,
            servername: host,
            rejectUnauthorized: false,
            ALPNProtocols: ['http/1.1'],
            ...(route.ca === undefined ? {} : { ca: route.ca }),
            ...(sessions.has(host) ? { session: sessions.get(host)! } : {}),
          })
        : connectTcp(target)
    connecting.add(socket)
    const settle = (error: Error | null) => {
      clearTimeout(timer)
      if (!connecting.delete(socket)) return
      if (error) socket.destroy()
      if (error) callback(error, null)
      else callback(null, socket)
    }
    const timer = setTimeout(() => {
      settle(new WebFailure('timeout', `${host} did not accept a connection in time.`))
    }, connectDeadline)
    socket.setNoDelay(true)
    socket.once('connect', () => {
      if (route.addresses.includes(canonicalIp(socket.remoteAddress ?? ''))) return
      settle(new WebFailure('refused-address', `${host} was answered from an address that was not checked.`))
    })
    socket.on('error', settle)
    socket.once('close', () => settle(new WebFailure('connection', `${host} closed the connection.`)))
    if (scheme === 'http:') socket.once('connect', () => settle(null))
    else {
      const secure = socket as TLSSocket
      secure.on('session', (session) => sessions.set(host, session))
      secure.once('secureConnect', () => {
        if (!certificates.has(host)) certificates.set(host, seenOn(secure))
        settle(null)
      })
    }
  }

  return {
    pool(origin: string): Pool {
      const known =
        pools.get(origin) ??
        new Pool(origin, { connect, connections: connectionsPerHost, allowH2: false, maxHeaderSize: maxHeaderBytes })
      pools.set(origin, known)
      return known
    },
    certificateOf: (host: string): SeenCertificate | null => certificates.get(bareHost(host)) ?? null,
    async close(): Promise<void> {
      for (const socket of connecting) socket.destroy()
      await Promise.all([...pools.values()].map((pool) => pool.destroy()))
    },
  }
}

/** Answers every lookup with the addresses that were checked. */
function pinned(addresses: string[]): LookupFunction {
  const answers = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_host, options, callback) => {
    const [first] = answers
    if (options.all || !first) callback(null, answers)
    else callback(null, first.address, first.family)
  }
}

function seenOn(socket: TLSSocket): SeenCertificate {
  const { authorizationError } = socket
  // Typed as an Error, but Node sets it to the code as a string.
  const error = authorizationError
    ? String((authorizationError as Error & { code?: string }).code ?? authorizationError)
    : null
  return { error, certificate: socket.getPeerCertificate(true), protocol: socket.getProtocol() }
}
