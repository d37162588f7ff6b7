import { issueCertificate, type LocalCertificate } from '@findable/test-kit'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { startSite, type Handler, type LocalSite } from '../../test/support/local-site.ts'
import type { TlsCertificate } from './source.ts'
import { gatherTls } from './tls-certificate.ts'
import { openWeb } from './web/web.ts'

// Uses real sockets: slow on a busy machine, but never flaky.
vi.setConfig({ testTimeout: 30_000 })

const host = 'www.bakery.com.au'
const day = 86_400_000
const now = () => Date.UTC(2026, 10, 1)
const sites: LocalSite[] = []
afterEach(() => Promise.all(sites.splice(0).map((site) => site.close())))

const hello: Handler = (_request, response) =>
  void response.setHeader('strict-transport-security', 'max-age=63072000').end('hello')

/** Runs the site over http and, with a certificate, over https. */
async function gather(http: Handler | null, certificate?: LocalCertificate, https = hello) {
  const plain = http && (await startSite(http))
  const secure = certificate && (await startSite(https, certificate))
  sites.push(...[plain, secure].filter((site) => !!site))
  const endpoint = (site: LocalSite) => ({ host: '127.0.0.1', port: site.port })
  const ends = { ...(plain ? { http: endpoint(plain) } : {}), ...(secure ? { https: endpoint(secure) } : {}) }
  const web = openWeb({
    hostMap: { hosts: new Map([host, 'bakery.com.au'].map((name) => [name, ends])), ca: certificate?.ca },
  })
  try {
    return await gatherTls(`https://${host}/`, web, now)
  } finally {
    await web.close()
  }
}
const data = async (...given: Parameters<typeof gather>): Promise<TlsCertificate> => {
  const gathered = await gather(...given)
  if (gathered.outcome !== 'gathered') throw new Error(gathered.reason)
  return gathered.data
}
const to =
  (location: string): Handler =>
  (_request, response) =>
    void response.writeHead(301, { location }).end()

describe('the certificate', () => {
  it('is described when all is well', async () => {
    const validTo = new Date(Math.floor(Date.now() / 1000) * 1000 + 60 * day)
    const certificate = await issueCertificate([host, 'bakery.com.au'], { validTo })
    expect(await gather(to(`https://${host}/`), certificate)).toEqual({
      outcome: 'gathered',
      at: '2026-11-01T00:00:00.000Z',
      data: {
        host,
        https: true,
        error: null,
        issuer: 'Test Root',
        validFrom: expect.stringMatching(/^\d{4}-.*Z$/),
        validTo: validTo.toISOString(),
        names: [host, 'bakery.com.au'],
        protocol: 'TLSv1.3',
        http: 'redirects-to-https',
        hsts: 'max-age=63072000',
      },
    })
  })

  it('that expired, belongs to another or is self-signed is named by its fault', async () => {
    const expired = await issueCertificate([host], {
      validFrom: new Date(Date.now() - 90 * day),
      validTo: new Date(Date.now() - day),
    })
    expect(await data(null, expired)).toMatchObject({ https: true, error: 'CERT_HAS_EXPIRED' })
    expect(await data(null, await issueCertificate(['other.com.au']))).toMatchObject({
      error: 'ERR_TLS_CERT_ALTNAME_INVALID',
      names: ['other.com.au'],
    })
    const unknown = await issueCertificate([host])
    const { ca } = await issueCertificate([host])
    expect(await data(null, { ...unknown, ca })).toMatchObject({
      https: true,
      error: expect.stringMatching(/^(UNABLE_TO|CERT_SIG)/),
    })
  })

  it('does not keep the page from being read', async () => {
    const expired = await issueCertificate([host], {
      validFrom: new Date(Date.now() - 90 * day),
      validTo: new Date(Date.now() - day),
    })
    expect(await data(null, expired)).toMatchObject({ hsts: 'max-age=63072000' })
  })

  it('is missing where port 443 is closed or speaks something else', async () => {
    const nothing = { https: false, error: null, issuer: null, validTo: null, names: [], protocol: null, hsts: null }
    expect(await data(hello)).toMatchObject(nothing)
    const speaksHttp = await startSite(hello)
    sites.push(speaksHttp)
    const web = openWeb({
      hostMap: { hosts: new Map([[host, { https: { host: '127.0.0.1', port: speaksHttp.port } }]]) },
    })
    expect(await gatherTls(`https://${host}/`, web, now)).toMatchObject({ data: nothing })
    await web.close()
  })
})

describe('plain http', () => {
  it.each<[string, Handler | null, string]>([
    ['leads to https at once', to(`https://${host}/`), 'redirects-to-https'],
    [
      'leads to https by way of another name',
      (request, response) => {
        const location = request.headers.host === host ? 'http://bakery.com.au/' : 'https://bakery.com.au/'
        response.writeHead(302, { location }).end()
      },
      'redirects-to-https',
    ],
    ['answers', hello, 'answers'],
    [
      'answers at another path',
      (request, response) => {
        if (request.url === '/') response.writeHead(302, { location: '/home' }).end()
        else response.end('hello')
      },
      'answers',
    ],
    ['leads away without https', to('http://parking.example.org/'), 'redirects-elsewhere'],
    ['is closed', null, 'closed'],
  ])('%s', async (_what, handler, expected) => {
    expect(await data(handler)).toMatchObject({ http: expected })
  })
})

it('is unavailable when the time ended first', async () => {
  const silent = await startSite(() => {})
  sites.push(silent)
  const web = openWeb({ hostMap: silent.map(host) })
  expect(await gatherTls(`http://${host}/`, web, now, AbortSignal.timeout(50))).toMatchObject({
    outcome: 'unavailable',
  })
  await web.close()
})
