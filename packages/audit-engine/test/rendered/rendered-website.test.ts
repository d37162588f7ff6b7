import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { auditResultSchema, type AuditResult } from '@findable/contracts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { audit } from '../../src/audit.ts'
import { createDeps } from '../../src/deps.ts'
import { recordingDeps } from '../../src/replay/record.ts'
import { packRecording, unpackRecording } from '../../src/replay/recording.ts'
import { replay } from '../../src/replay/replay.ts'
import { parseTarget } from '../../src/target.ts'
import type { PageOutline } from '../../src/sources/crawl/page-outline.ts'
import type { WebsiteCrawl } from '../../src/sources/source.ts'
import { serving, startSite, type LocalSite } from '../support/local-site.ts'
import { testChromium } from './test-browser.ts'

const host = 'bakery.com.au'
const origin = `http://${host}`
let site: LocalSite
const warn = vi.fn<(details: object, message: string) => void>()
beforeEach(() => warn.mockReset())
afterEach(() => site.close())

const pages: Record<string, string> = {
  '/': '<title>Bakery</title><body><h1>Bread in Perth</h1><div id="nav"></div><script src="/site.js"></script>',
  '/contact': '<title>Contact</title><body><h1>Contact</h1><div id="nav"></div><script src="/site.js"></script>',
  '/about':
    '<title>About</title><meta name="viewport" content="width=device-width"><nav><a href="/">Home</a></nav><h1>About</h1><p>We bake each morning.</p><footer>12 High St</footer><script src="/site.js"></script>',
  '/old': '<title>Old</title><body><script>location.replace("/about")</script>',
}
const menu = `document.getElementById('nav').innerHTML = '<nav><a href="/contact">Contact</a> <a href="/about">About</a> <a href="/old">Old</a></nav>'
document.body.insertAdjacentHTML('beforeend', '<footer>Call (08) 9555 0123</footer>')`

async function run(given: Partial<Parameters<typeof createDeps>[0]> = { browser: testChromium() }, served = pages) {
  site = await startSite(serving({ ...served, '/site.js': [200, { 'content-type': 'text/javascript' }, menu] }))
  const hostMap = site.map(host)
  let crawl: WebsiteCrawl<PageOutline> | undefined
  const live = createDeps({ hostMap, log: { warn, error: warn }, ...given })
  const { deps, recording } = recordingDeps(host, live)
  const result = await audit(parseTarget(host, { hostMap }), {
    ...deps,
    openReader() {
      const reader = deps.openReader()
      return {
        ...reader,
        derive: (website) => {
          crawl = website.crawl
          return reader.derive(website)
        },
      }
    },
  })
  return { result, recording, crawl: crawl! }
}

const sourceOf = ({ sources }: Awaited<ReturnType<typeof run>>['result']) =>
  sources.find(({ id }) => id === 'rendered-pages')

describe('a website built by script', () => {
  it('is read as a browser shows it: the pages its menu leads to, and what its footer says', async () => {
    const { crawl, result } = await run()
    expect(crawl.pages.map(({ finalUrl, rendered }) => [finalUrl, rendered])).toEqual([
      [`${origin}/`, true],
      [`${origin}/about`, false],
      [`${origin}/contact`, true],
    ])
    expect(crawl.others.map(({ url }) => url)).toEqual([`${origin}/old`])
    expect(result.identity.phone).toBe('08 9555 0123')
    expect(sourceOf(result)).toMatchObject({ outcome: 'gathered', reason: null })
    // Each script once, whatever the number of pages.
    expect(site.requests.filter((request) => request.endsWith('/site.js'))).toHaveLength(1)
    expect(warn).not.toHaveBeenCalled()
  })

  it('is followed where the home page sends its visitor by script', async () => {
    const { crawl } = await run(undefined, {
      ...pages,
      '/': '<body><script>location = "/about?from=home"</script>',
      '/about?from=home': pages['/about']!,
    })
    expect(crawl.home).toMatchObject({
      finalUrl: `${origin}/about?from=home`,
      redirects: [{ from: `${origin}/`, to: `${origin}/about?from=home` }],
    })
  })

  it('is replayed to the same result without a browser', async () => {
    const { result, recording } = await run()
    expect(Object.keys(recording.rendered)).toContain(`${origin}/contact`)
    // What the browser loads is not part of the recording.
    expect(Object.keys(recording.exchanges).filter((key) => key.includes('site.js'))).toEqual([])
    expect(await replay(unpackRecording(packRecording(recording)))).toEqual(result)
  })
})

it('a browser is also had over a socket, as from another container', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'findable-socket-'))
  const socket = join(folder, 'socket')
  const serve = fileURLToPath(new URL('../../src/sources/rendered/serve-browser.ts', import.meta.url))
  const server = spawn(process.execPath, [serve, testChromium(), socket], { stdio: 'inherit' })
  try {
    await vi.waitFor(() => access(socket), { timeout: 20_000 })
    const { crawl } = await run({ browser: `unix:${socket}` })
    expect(crawl.home).toMatchObject({ rendered: true, unreadByScript: null })
  } finally {
    server.kill()
    await once(server, 'exit')
    await rm(folder, { recursive: true })
  }
})

describe('the home page on a phone', () => {
  const browser = testChromium()
  const home = (more = '') =>
    `<!doctype html><meta name="viewport" content="width=device-width"><title>Bakery</title><nav><a href="/about">About</a></nav><h1>Bread in Perth</h1>${'<p>Baked at four every morning, sold until it is gone.</p>'.repeat(9)}<p style="color:#aaa">Call for a quote</p><footer>12 High St</footer>${more}`
  const withHome = (more?: string) => ({ ...pages, '/': home(more) })
  const mobile = ({ components }: AuditResult) => components.find(({ id }) => id === 'mobile-friendly')!
  const phoneSource = ({ sources }: AuditResult) => sources.find(({ id }) => id === 'phone-view')

  it('is in the result with its picture and what was measured, which moves no score', async () => {
    const { result } = await run({ browser, viewsHome: true }, withHome())
    expect(auditResultSchema.parse(result).homePicture).toMatchObject({ width: 390, height: 700 })
    expect(phoneSource(result)).toMatchObject({ outcome: 'gathered' })
    const { evidence, findings, score } = mobile(result)
    expect(evidence).toContainEqual(
      expect.objectContaining({
        source: 'phone-view',
        url: `${origin}/`,
        saw: '"Call for a quote" is #aaaaaa on #ffffff, a contrast of 2.32 to 1; it needs 4.5 to 1.',
      }),
    )
    expect(findings).toContainEqual(
      expect.objectContaining({ kind: 'note', text: expect.stringMatching(/^Make 1 text/) }),
    )
    await site.close()
    const without = await run({ browser }, withHome())
    expect(mobile(without.result).score).toBe(score)
  })

  it.for([
    ['it is not asked for', { browser }],
    ['there is no browser', { viewsHome: true }],
    ['the browser does not start', { viewsHome: true, browser: '/no/such/browser' }],
  ] as const)('is nowhere in the result when %s', async ([, given]) => {
    const { result } = await run({ ...given }, withHome())
    expect(result.homePicture).toBeUndefined()
    expect(phoneSource(result)).toBeUndefined()
    expect(JSON.stringify(mobile(result))).not.toContain('contrast of')
  })

  it('keeps no audit waiting when its script never ends', async () => {
    const { result } = await run({ browser, viewsHome: true }, withHome('<script>while (true);</script>'))
    expect(result.homePicture).toBeUndefined()
    expect(result.overallScore).not.toBeNull()
    expect(warn).not.toHaveBeenCalledWith(expect.anything(), 'a page could not be rendered')
  })

  it('is recorded without its picture, which replays to what was measured', async () => {
    const { result, recording } = await run({ browser, viewsHome: true }, withHome())
    const { homePicture, ...rest } = result
    expect(homePicture).toBeDefined()
    expect(await replay(unpackRecording(packRecording(recording)))).toEqual(rest)
  })
})

it('a website that needs no browser starts none', async () => {
  const { result } = await run({ browser: '/no/such/browser' }, { '/': pages['/about']! })
  expect(sourceOf(result)).toBeUndefined()
  expect(warn).not.toHaveBeenCalled()
})

it.for([
  ['there is none', {}, 'there is no browser'],
  ['it cannot be started', { browser: '/no/such/browser' }, 'the browser did not start'],
  ['it ends at once', { browser: '/bin/false' }, 'the browser did not start'],
  ['its socket is not served', { browser: 'unix:/no/such/socket' }, 'the browser did not start'],
] as const)('without a browser the report says so: %s', async ([, given, reason]) => {
  const { crawl, result } = await run(given)
  expect(crawl.home).toMatchObject({ rendered: false, unreadByScript: expect.stringContaining(reason) })
  expect(sourceOf(result)).toMatchObject({
    outcome: 'unavailable',
    reason: expect.stringMatching(/^Parts of your pages are built by script, and we could not see them because .*\.$/),
  })
})
