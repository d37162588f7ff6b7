import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import type { SecureContext } from 'node:tls'
import { send, type Answer } from '../http/router.ts'
import type { CertificateAuthority } from './certificates.ts'
import { doHarm, type Harm } from './harm.ts'
import { pageAnswer } from './pages.ts'
import { namesOf, type DemoSite } from './site.ts'

export interface DemoSites {
  http: Server
  https: Server
  list(): DemoSite[]
  /** Adds a site from now on; one with the same host is replaced. */
  add(site: DemoSite): void
  /** Serves the mended version of a site from now on, or the usual one again. False where there is none. */
  mend(host: string, mended: boolean): boolean
}

/** Websites distinguished by host name, as on a shared web host. `delayMs` is added to every answer. */
export function demoSites(sites: DemoSite[], authority: CertificateAuthority, delayMs: number): DemoSites {
  const byHost = new Map(sites.map((site) => [site.site.host, site]))
  const mended = new Set<string>()
  const certificates = new Map<string, Promise<SecureContext>>()
  const find = (name: string) => [...byHost.values()].find((site) => namesOf(site).includes(name))

  async function certificateFor(name: string): Promise<SecureContext> {
    const found = find(name)
    if (!found || found.site.https === 'none') throw new Error(`no certificate for ${name}`)
    const { host, https } = found.site
    const known = certificates.get(host) ?? authority.issue(namesOf(found), https)
    certificates.set(host, known)
    return known
  }

  const handler = (scheme: 'http' | 'https') => (message: IncomingMessage, response: ServerResponse) => {
    const found = find(hostOf(message))
    const demo = found && mended.has(found.site.host) ? mendedSite(found) : found
    const harm = demo && harmOf(demo, scheme, message)
    if (harm) return void doHarm(harm, response)
    void answer(demo, scheme, message, delayMs).then((given) => send(response, given, message.method !== 'HEAD'))
  }
  const https = createHttpsServer(
    {
      SNICallback: (name, done) => {
        certificateFor(name).then(
          (context) => done(null, context),
          (error: Error) => done(error),
        )
      },
    },
    handler('https'),
  )
  return {
    http: createHttpServer(handler('http')),
    https,
    list: () => [...byHost.values()],
    add: (site) => {
      byHost.set(site.site.host, site)
      mended.delete(site.site.host)
      certificates.delete(site.site.host)
    },
    mend(host, isMended) {
      if (!byHost.get(host)?.readMended) return false
      if (isMended) mended.add(host)
      else mended.delete(host)
      return true
    },
  }
}

/** The mended files in place of the usual ones. */
const mendedSite = (demo: DemoSite): DemoSite => ({
  ...demo,
  readFile: async (path) => (await demo.readMended?.(path)) ?? demo.readFile(path),
})

function hostOf(message: IncomingMessage): string {
  return (message.headers.host ?? '').replace(/:\d+$/, '').replace(/\.$/, '').toLowerCase()
}

async function answer(
  demo: DemoSite | undefined,
  scheme: 'http' | 'https',
  message: IncomingMessage,
  delayMs: number,
): Promise<Answer> {
  if (!demo) return plain(404, 'There is no website of this name here.')
  const { site } = demo
  await wait(site.slowMs + delayMs)
  const answered = await siteAnswer(demo, scheme, message)
  return { ...answered, headers: { ...answered.headers, ...site.headers } }
}

async function siteAnswer(demo: DemoSite, scheme: 'http' | 'https', message: IncomingMessage): Promise<Answer> {
  const { site } = demo
  if (message.method !== 'GET' && message.method !== 'HEAD')
    return plain(405, 'Method Not Allowed', { allow: 'GET, HEAD' })
  const address = message.url ?? '/'
  const home = homeFor(demo, scheme, hostOf(message))
  if (home) return { status: 301, headers: { location: home + address } }

  const path = pathOf(address)
  if (path === undefined) return plain(400, 'Bad Request')
  const redirect = Object.hasOwn(site.redirects, path) ? site.redirects[path] : undefined
  if (redirect) return { status: redirect.status, headers: { location: redirect.to } }
  return pageAnswer(demo, {
    path,
    acceptEncoding: message.headers['accept-encoding'] ?? '',
    ifNoneMatch: message.headers['if-none-match'],
  })
}

/** What the page at this address does instead of answering. */
function harmOf(demo: DemoSite, scheme: 'http' | 'https', message: IncomingMessage): Harm | undefined {
  const path = pathOf(message.url ?? '/') ?? ''
  const asks = message.method === 'GET' && !homeFor(demo, scheme, hostOf(message))
  return asks && Object.hasOwn(demo.site.harm, path) ? demo.site.harm[path] : undefined
}

/** Where to redirect this visitor, in one step: to the site's main name and, if the site prefers it, https. */
function homeFor({ site }: DemoSite, scheme: 'http' | 'https', host: string): string | undefined {
  const rightHost = site.redirectAliases ? site.host : host
  const rightScheme = site.redirectToHttps ? 'https' : scheme
  return rightHost === host && rightScheme === scheme ? undefined : `${rightScheme}://${rightHost}`
}

function pathOf(address: string): string | undefined {
  try {
    return decodeURIComponent(new URL(address, 'http://site').pathname)
  } catch {
    return undefined
  }
}

function plain(status: number, text: string, headers: Record<string, string> = {}): Answer {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers }, body: `${text}\n` }
}
