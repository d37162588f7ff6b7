import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { auditResultSchema, componentIds } from '@findable/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { options } from '../src/arguments.ts'
import { exitStatuses } from '../src/exit-statuses.ts'
import { findable, runIn, type Outcome } from './run.ts'
import { serving, startSite, type LocalSite } from '@findable/audit-engine/local-site'

const host = 'shop.example.com.au'
let site: LocalSite
let broken: LocalSite
let sandbox: LocalSite
let folder: string

const pages = {
  '/': '<html lang="en"><title>Bread in Katoomba</title><h1>Fresh \u001b[31mbread</h1><a href="/contact">Contact</a></html>',
  '/contact': '<title>Contact</title><p>Call 02 5550 1234</p>',
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'audit-'))
  site = await startSite(serving(pages))
  broken = await startSite((_request, response) => response.writeHead(503).end())
  const endpoint = { host: '127.0.0.1', port: site.port }
  const answer = JSON.stringify({
    hosts: ['demo-bakery.com.au'],
    connectTo: { http: endpoint, https: endpoint },
    ca: '',
  })
  sandbox = await startSite(serving({ '/api/sandbox': [200, { 'content-type': 'application/json' }, answer] }))
})
afterAll(async () => {
  await Promise.all([site.close(), broken.close(), sandbox.close(), rm(folder, { recursive: true })])
})

const run = (args: string[], env?: Record<string, string>): Promise<Outcome> =>
  runIn(folder, [...findable, 'audit', ...args], env)
const mapped = (at: LocalSite, name = host) => ['--connect-to', `${name}=127.0.0.1:${at.port}`, '--scheme', 'http']

describe('with a website it exits 0', { timeout: 30_000 }, () => {
  it('and prints a table, with no control characters of the website in it', async () => {
    const { status, stdout, stderr } = await run([host, ...mapped(site)])
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(/Overall +\d+ [█░]+/)
    expect(stdout).toContain('What could not be checked')
    expect(stdout).not.toContain('\u001b')
  })

  it('and does not look at the home page on a phone, which only the report shows', async () => {
    const { stdout } = await run([host, '--json', ...mapped(site)])
    const { sources, homePicture } = auditResultSchema.parse(JSON.parse(stdout))
    expect(sources.find(({ id }) => id === 'phone-view')?.outcome).not.toBe('gathered')
    expect(homePicture).toBeFalsy()
  })

  it('and prints the result alone with --json, and writes the report with --html', async () => {
    const { status, stdout, stderr } = await run([
      host,
      ...mapped(site),
      '--json',
      '--html',
      'report.html',
      '--edition',
      'technical',
    ])
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    const result = auditResultSchema.parse(JSON.parse(stdout))
    expect(result).toMatchObject({
      target: { input: host, url: `http://${host}/` },
      components: { length: componentIds.length },
    })
    expect(await readFile(join(folder, 'report.html'), 'utf8')).toMatch(/^<!doctype html>/i)
  })

  it('reaching several mapped hosts and no other', async () => {
    const moved = await startSite((request, response) => {
      if (request.headers.host === host) response.writeHead(301, { location: `http://www.${host}/` }).end()
      else serving(pages)(request, response)
    })
    const both = await run([host, '--json', ...mapped(moved), ...mapped(moved, `www.${host}`)])
    expect(JSON.parse(both.stdout)).toMatchObject({ target: { url: `http://www.${host}/`, host } })
    const one = await run([host, '--json', ...mapped(moved)])
    expect(one).toMatchObject({ status: 3, stdout: '', stderr: expect.stringContaining('not one of the mapped hosts') })
    await moved.close()
  })

  it('that is a demo website of a running sandbox', async () => {
    const { status, stdout } = await run(['demo-bakery.com.au', '--json'], {
      SANDBOX_URL: `http://127.0.0.1:${sandbox.port}`,
    })
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ target: { url: 'http://demo-bakery.com.au/' } })
  })
})

describe('with unusable arguments it exits 2 and says why in one line', { timeout: 30_000 }, () => {
  it.each([
    [[], 'Which website'],
    [['a.com.au', 'b.com.au'], 'One website'],
    [['joe the plumber'], 'no spaces'],
    [['127.0.0.1'], 'IP address'],
    [['http://user:pw@a.com.au'], 'user name'],
    [['a.com.au:8080'], '8080'],
    [['a.com.au', '--colour'], '--colour'],
    [['a.com.au', '--html'], '--html'],
    [['a.com.au', '--html', 'no/such/folder/report.html'], 'cannot be written'],
    [['a.com.au', '--edition', 'technical'], '--html'],
    [['a.com.au', '--html', 'r.html', '--edition', 'deluxe'], 'client or technical'],
    [['a.com.au', '--scheme', 'ftp'], 'http or https'],
    [['a.com.au', '--connect-to', 'nonsense'], '<host>=<address>:<port>'],
    [['a.com.au', '--connect-to', 'a.com.au=127.0.0.1:99999'], '<host>=<address>:<port>'],
    [['a.com.au', '--sarif', 'no/such/folder/a.sarif'], 'cannot be written'],
    [['a.com.au', '--fail-under', '101'], '0 to 100'],
    [['a.com.au', '--fail-under', 'meta-tags=good'], '0 to 100'],
    [['a.com.au', '--fail-under', 'colours=50'], 'no component "colours"'],
    [['a.com.au', '--fail-on-worse'], '--compare'],
    [['a.com.au', '--compare', 'old.json', '--across-engines'], '--fail-on-worse'],
    [['a.com.au', '--compare', 'missing.json'], 'ENOENT'],
    [['--industry-of'], 'at least one file'],
    [['--industry-of', 'missing.html'], 'missing.html'],
  ])('%j', async (args, words) => {
    const { status, stdout, stderr } = await run(args)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toContain(words)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  })

  it('a host map in production', async () => {
    const outcome = await run([host, ...mapped(site)], { NODE_ENV: 'production' })
    expect(outcome).toMatchObject({ status: 2, stderr: expect.stringContaining('production') })
  })

  it('a demo website in production is no special website', async () => {
    const env = { NODE_ENV: 'production', SANDBOX_URL: `http://127.0.0.1:${sandbox.port}` }
    const asked = sandbox.requests.length
    expect((await run(['demo-bakery.invalid'], env)).status).toBe(2)
    expect(sandbox.requests).toHaveLength(asked)
  })
})

describe('without a readable home page it exits 3 and says why in one line', { timeout: 30_000 }, () => {
  it.each([
    ['an error of the server', () => mapped(broken), 'status 503'],
    ['a closed port', () => ['--connect-to', `${host}=127.0.0.1:9`, '--scheme', 'http'], 'ECONNREFUSED'],
    ['a host that is not mapped', () => mapped(site, 'other.com.au'), 'not one of the mapped'],
  ])('%s', async (_what, args, words) => {
    const { status, stdout, stderr } = await run([host, ...args(), '--json'])
    expect({ status, stdout }).toEqual({ status: 3, stdout: '' })
    expect(stderr).toContain(words)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  })
})

describe('--industry-of', { timeout: 30_000 }, () => {
  it('prints one line of JSON a file, in order', async () => {
    await writeFile(
      join(folder, 'plumber.html'),
      '<title>Blocked drains and hot water plumber in Newtown</title><p>Licensed plumber for leaking taps and burst pipes.</p>',
    )
    await writeFile(join(folder, 'nothing.html'), '<p>Hello.</p>')
    const { status, stdout } = await run(['--industry-of', 'plumber.html', 'nothing.html'])
    expect(status).toBe(0)
    const lines = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { industry: string; confidence: number })
    expect(lines.map(({ industry }) => industry)).toEqual(['Trades & Services', 'Unknown Industry'])
    expect(
      lines.every(
        (line) => Object.keys(line).join() === 'industry,confidence' && line.confidence >= 0 && line.confidence <= 1,
      ),
    ).toBe(true)
  })
})

it('--help explains every option and exit status', { timeout: 30_000 }, async () => {
  const { status, stdout } = await run(['--help'])
  expect(status).toBe(0)
  for (const option of Object.keys(options)) expect(stdout).toContain(`--${option}`)
  for (const { code, means } of Object.values(exitStatuses)) expect(stdout).toContain(`  ${code}  ${means}\n`)
})
