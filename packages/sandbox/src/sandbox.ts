import type { SandboxInfo } from '@findable/contracts'
import type { Server } from 'node:net'
import { certificateAuthority } from './demo-sites/certificates.ts'
import { demoSiteRoutes } from './demo-sites/routes.ts'
import { demoSites } from './demo-sites/server.ts'
import { namesOf } from './demo-sites/site.ts'
import { demoSitesFolder, readSites } from './demo-sites/site-folders.ts'
import { json, serveRoutes } from './http/router.ts'
import { closeServer, listen, portOf } from './http/listen.ts'
import { smtpFaultSwitch } from './mailbox/faults.ts'
import { openMailbox } from './mailbox/messages.ts'
import { mailboxRoutes } from './mailbox/routes.ts'
import { smtpServer } from './mailbox/smtp.ts'
import { readOutsideWorld } from './services/outside-world.ts'
import { openServices, type Services } from './services/server.ts'
import { openStore, type Store } from './store.ts'
import { cardProvider, webhookSecret } from './stripe/provider.ts'

export interface SandboxOptions {
  /** Address of the public port: mailbox, browser side of the card provider, test switches. Default 127.0.0.1. */
  host?: string | undefined
  /** The public port. Default 0: the previous one, otherwise any free one. The same applies to every other port. */
  port?: number | undefined
  /** Address of all other ports. Default 127.0.0.1. */
  innerHost?: string | undefined
  smtpPort?: number | undefined
  stripePort?: number | undefined
  demoHttpPort?: number | undefined
  demoHttpsPort?: number | undefined
  servicesPort?: number | undefined
  /** Keeps mails, payments and the root certificate across restarts. Without it, they are held in memory. */
  dataFolder?: string | undefined
  /** The URL to which the card provider sends its events. Without it, none are sent. */
  webhookUrl?: string | undefined
  /** Milliseconds before an event is sent again after a refusal; doubles each time. Default 1000. */
  webhookRetryMs?: number | undefined
  /** Milliseconds added to every answer of a demo site. Default 0. */
  demoDelayMs?: number | undefined
}

export interface Sandbox {
  info: Omit<SandboxInfo, 'services'> & { services: ReturnType<Services['info']> }
  /** The public port as a URL. */
  url: string
  close(): Promise<void>
}

/** Starts every stand-in for the outside world in this process. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  if (process.env['NODE_ENV'] === 'production') {
    throw new Error('The sandbox does not run with NODE_ENV=production: it stands in for the card provider.')
  }
  const { host = '127.0.0.1', innerHost = '127.0.0.1', dataFolder, webhookUrl } = options
  const ownSites = await readSites(demoSitesFolder)
  const store = openStore(dataFolder)
  const mailbox = openMailbox(store)
  const smtpFaults = smtpFaultSwitch()
  const smtp = smtpServer(mailbox, smtpFaults)
  const provider = cardProvider(
    store,
    webhookUrl === undefined
      ? undefined
      : { url: webhookUrl, secret: webhookSecret, firstRetryMs: options.webhookRetryMs ?? 1000 },
    () => url(),
  )
  const url = () => `http://${host}:${portOf(publicServer)}`
  const authority = await certificateAuthority(store)
  const sites = demoSites(ownSites, authority, options.demoDelayMs ?? 0)
  const services = openServices(await readOutsideWorld(sites.list))

  const infoAt = (name: string): Sandbox['info'] => ({
    smtp: { host: name, port: portOf(smtp) },
    stripe: { host: name, port: portOf(provider.api), protocol: 'http' },
    hosts: sites.list().flatMap(namesOf),
    connectTo: { http: { host: name, port: portOf(sites.http) }, https: { host: name, port: portOf(sites.https) } },
    ca: authority.root,
    services: services.info(`http://${name}:${portOf(services.server)}`),
  })
  const publicServer = serveRoutes([
    ...mailboxRoutes(mailbox, smtpFaults),
    ...provider.publicRoutes,
    ...demoSiteRoutes(sites),
    ...services.publicRoutes,
    {
      method: 'GET',
      path: '/api/sandbox',
      handle: ({ headers }) => json(200, infoAt(reachableName(innerHost, headers.host))),
    },
  ])
  const servers: [Server, name: string, port: number | undefined, host: string][] = [
    [publicServer, 'the mailbox', options.port, host],
    [smtp, 'the mail server', options.smtpPort, innerHost],
    [provider.api, 'the card provider', options.stripePort, innerHost],
    [sites.http, 'the demo sites', options.demoHttpPort, innerHost],
    [sites.https, 'the demo sites over https', options.demoHttpsPort, innerHost],
    [services.server, 'the outside services', options.servicesPort, innerHost],
  ]
  const shutDown = async () => {
    await Promise.all([...servers.map(([server]) => closeServer(server)), provider.close()])
    store.close()
  }
  let closed: Promise<void> | undefined
  const close = () => (closed ??= shutDown())
  try {
    for (const [server, name, port = 0, at] of servers) {
      if (port === 0) await listenWhereBefore(store, server, name, at)
      else await listen(server, name, port, at)
    }
  } catch (error) {
    await close()
    throw error
  }
  return { info: infoAt(reachableName(innerHost, undefined)), url: url(), close }
}

/** Listens on the previous port if that is free: services look the sandbox up only once, and it may be restarted. */
async function listenWhereBefore(store: Store, server: Server, name: string, host: string): Promise<void> {
  const before = store.get<number>('port', name) ?? 0
  await listen(server, name, before, host).catch(() => listen(server, name, 0, host))
  store.put('port', name, portOf(server))
}

/** When bound to every address, the sandbox is reached by the name the client used, such as a container's. */
function reachableName(innerHost: string, askedFor: string | undefined): string {
  if (innerHost !== '0.0.0.0' && innerHost !== '::') return innerHost
  return askedFor === undefined ? '127.0.0.1' : new URL(`http://${askedFor}`).hostname
}
