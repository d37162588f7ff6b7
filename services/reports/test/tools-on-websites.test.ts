import { sandboxHostMap } from '@findable/audit-engine'
import { freeChecks, toolMessages, type ToolProgress } from '@findable/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleWebsites } from '../src/tools/sample-websites.ts'
import { openTools } from './tools-harness.ts'

let tools: Awaited<ReturnType<typeof openTools>>
beforeAll(async () => {
  tools = await openTools()
})
afterAll(() => tools.close())

const quokka = 'copperquokkaelectrical.com.au'
const report = (body: object) => tools.call('POST', '/api/enhanced-technical-report', body)
/** Puts other files on a demo website. */
function serve(host: string, files: object) {
  const about = { name: 'Shutters', industry: 'Trades & Services', suburb: 'Ayr', https: 'valid' }
  const site = { host, aliases: [], ...about, redirectToHttps: false, redirects: {}, headers: {} }
  return fetch(`${tools.sandbox.url}/api/demo-sites`, { method: 'POST', body: JSON.stringify({ site, files }) })
}

describe('the technical report', () => {
  it('is the technical edition, of what the website says', async () => {
    const answer = await report({ businessName: 'Somebody', website: quokka, industry: '', forceRefresh: false })
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.text).toContain('Technical edition')
    expect(answer.text).toContain('Copper Quokka Electrical')
    expect(answer.text).not.toContain('Somebody')
  })

  it('asks no service that costs a key, and says so', async () => {
    const { text } = await report({ businessName: 'Copper Quokka', website: quokka })
    expect(text).toContain('Google Places was not asked')
    const calls = (await (await fetch(`${tools.sandbox.url}/api/services/calls`)).json()) as { service: string }[]
    expect(calls.filter(({ service }) => !['nominatim', 'overpass'].includes(service))).toEqual([])
  })

  it.each([
    [{}, 'Please provide both business name and website'],
    [{ businessName: ' ', website: quokka }, 'Please provide both business name and website'],
    [{ businessName: 'Quokka', website: '' }, 'Please provide both business name and website'],
    [
      { businessName: 'Quokka', website: 'quokka.con' },
      expect.stringContaining('Please enter a valid website address'),
    ],
  ])('is refused for %j', async (body, error) => {
    expect(await report(body)).toMatchObject({ status: 400, body: { error, code: 'validation-failed' } })
  })
})

it('a website too slow for the time there is gives what was read of it', async () => {
  // The home page takes 3 s and the other pages three times that; the deadline lies in between.
  const hasty = await openTools({ deadline: 8_000, demoDelayMs: 2_000 })
  const slow = { businessName: 'Bobbin', website: 'bobbinandbilby.com.au' }
  const answer = await hasty.call('POST', '/api/enhanced-technical-report', slow)
  expect(answer.status).toBe(200)
  expect(answer.text).toContain('Reading ended at its time limit')
  await hasty.close()
})

describe('the check inside a guide', () => {
  const check = (website: string, component: string) =>
    tools.call('GET', `/api/free-check?website=${encodeURIComponent(website)}&check=${component}`)

  it.each(freeChecks)('%s is scored from the website alone, with what was seen', async (component) => {
    const { status, body } = await check(quokka, component)
    expect(status).toBe(200)
    expect(body).toMatchObject({ website: quokka, checkedAt: expect.any(String), result: { outcome: 'scored' } })
    expect(body.result.evidence.length).toBeGreaterThan(0)
    expect(body.result.findings.length).toBeGreaterThan(0)
  })

  it('is left out for a clinic where the law forbids testimonials, and says so', async () => {
    const { body } = await check('bandicootphysio.com.au', 'website-testimonials')
    expect(body.result).toMatchObject({ outcome: 'notApplicable', score: null, reason: expect.stringMatching(/\w/) })
  })

  it.each([
    ['', 'meta-tags', 'Business website is required'],
    ['quokka.con', 'meta-tags', expect.stringContaining('Please enter a valid website address')],
    [quokka, 'google-maps', expect.any(String)],
    [quokka, '', expect.any(String)],
  ])('is refused for %j and %j', async (website, component, error) => {
    expect(await check(website, component)).toMatchObject({ status: 400, body: { error, code: 'validation-failed' } })
  })
})

describe('who a website belongs to', () => {
  it('is told with place, industry and confidence', async () => {
    const answer = await tools.call('GET', `/api/test-business-identity?domain=${quokka}`)
    expect(answer.body).toMatchObject({
      businessName: 'Copper Quokka Electrical',
      domain: quokka,
      industry: 'Trades & Services',
      location: 'Marrickville NSW 2204',
    })
    expect(answer.body.confidence).toBeGreaterThan(80)
    expect(answer.body.confidence).toBeLessThanOrEqual(100)
    expect(answer.body.businessNameVariations).toBeInstanceOf(Array)
  })

  it('is extracted from a web address', async () => {
    const url = encodeURIComponent(`https://${quokka}/contact`)
    expect((await tools.call('GET', `/api/extract-business-identity?url=${url}`)).body).toEqual({
      businessName: 'Copper Quokka Electrical',
      industry: 'Trades & Services',
    })
  })

  it('has no industry where the website shows none', async () => {
    await serve('bobbinandbilby.com.au', { 'index.html': '<title>Bobbin of Ayr</title><h1>Bobbin of Ayr</h1>' })
    const { body } = await tools.call('GET', '/api/extract-business-identity?url=bobbinandbilby.com.au')
    expect(body).toEqual({ businessName: 'Bobbin of Ayr', industry: null })
  })
})

describe('the profiles a website leads to', () => {
  it('are found, not verified, and said to be so', async () => {
    const { body } = await tools.call('GET', `/api/test-social-detection?domain=${quokka}`)
    expect(body.profiles.map(({ url }: { url: string }) => url)).toEqual([
      'https://www.facebook.com/copperquokkaelectrical',
      'https://www.instagram.com/copperquokka.electrical',
      'https://www.linkedin.com/company/copper-quokka-electrical',
      'https://www.youtube.com/@copperquokkaelectrical',
    ])
    for (const profile of body.profiles) {
      expect(profile).toMatchObject({ linked: true, verified: false, exists: null })
      expect(profile.reasoning).toContain(`The website ${quokka} links to it`)
      expect(profile.verificationNotes).toContain('Linked from the site, not verified.')
      expect(profile.confidence).toBeLessThan(100)
    }
    expect(body.note).toContain(`We read ${quokka} on `)
  })

  it('are described for the search by domain', async () => {
    const { body } = await tools.call('GET', `/api/enhanced-social-test?domain=${quokka}`)
    expect(body).toMatchObject({ businessName: 'Copper Quokka Electrical', searchDate: expect.any(String) })
    expect(body.allProfiles[0]).toMatchObject({
      platform: 'Facebook',
      title: 'Copper Quokka Electrical on Facebook',
      url: 'https://www.facebook.com/copperquokkaelectrical',
      verificationNotes: expect.arrayContaining(['Linked from the site, not verified.']),
    })
  })

  it('are none where the website names none', async () => {
    const domain = 'frizzandfable.com.au'
    expect((await tools.call('GET', `/api/test-social-detection?domain=${domain}`)).body.profiles).toEqual([])
    expect((await tools.call('GET', `/api/enhanced-social-test?domain=${domain}`)).body.allProfiles).toEqual([])
  })
})

describe('the stages of an audit', () => {
  const stageOf = async (website: string) =>
    (await tools.call('GET', `/api/tool-progress?website=${website}`)).body as ToolProgress

  it('are told while it runs, and none when it does not', async () => {
    const website = 'wobblyclutch.com.au'
    const seen = new Set<number | null>()
    const answer = tools.call('GET', `/api/test-business-identity?domain=${website}`)
    await expect
      .poll(
        async () => {
          const { currentStage, progress } = await stageOf(`https://${website}/`)
          expect(progress).toBeLessThanOrEqual(100)
          if (currentStage !== null) seen.add(currentStage)
          return seen.size
        },
        { interval: 2 },
      )
      .toBeGreaterThan(0)
    expect((await answer).status).toBe(200)
    for (const stage of seen) expect([0, 1, 2, 3, 4, 5]).toContain(stage)
    expect(await stageOf(website)).toEqual({ currentStage: null, progress: 0 })
  })

  it('are none for what is not a website', async () => {
    expect(await stageOf('two%20words')).toEqual({ currentStage: null, progress: 0 })
    expect(await tools.call('GET', '/api/tool-progress?website=')).toMatchObject({ status: 400 })
  })
})

describe('the websites to try a tool on', () => {
  it('are those this installation was given', async () => {
    expect((await tools.call('GET', '/api/sample-websites')).body).toEqual({ websites: ['example.com.au'] })
  })

  it('are demo businesses where a sandbox serves them, else our own', () => {
    const { hosts } = tools.sandbox.info
    const demos = sampleWebsites('https://findable.example', sandboxHostMap(tools.sandbox.info))
    expect(demos.length).toBeGreaterThanOrEqual(3)
    for (const demo of demos) expect(hosts).toContain(demo)
    expect(sampleWebsites('https://findable.example', undefined)).toEqual(['findable.example'])
  })
})

it('every tool about one website shares one audit of it, however its address is written', async () => {
  await tools.call('GET', `/api/test-business-identity?domain=${encodeURIComponent(` http://${quokka}/contact `)}`)
  expect(tools.audited.filter((website) => website.includes(quokka))).toHaveLength(1)
})

describe('a pasted address', () => {
  it.each([
    `  ${quokka} `,
    'CopperQuokkaElectrical.COM.AU',
    `https://www.${quokka}`,
    `http://${quokka}/contact?from=card#top`,
    `${quokka}.`,
  ])('%j is the website', async (pasted) => {
    const domain = encodeURIComponent(pasted)
    const { status, body } = await tools.call('GET', `/api/test-business-identity?domain=${domain}`)
    expect({ status, name: body.businessName }).toEqual({ status: 200, name: 'Copper Quokka Electrical' })
  })
})

describe('without a website to read', () => {
  it.each([
    ['/api/test-business-identity', 'Domain is required'],
    ['/api/test-business-identity?domain=%20', 'Domain is required'],
    ['/api/test-social-detection', 'Domain is required'],
    ['/api/enhanced-social-test?domain=', 'Please enter a domain'],
    ['/api/extract-business-identity?url=', 'Please enter a website URL'],
  ])('%s says: %s', async (path, error) => {
    expect(await tools.call('GET', path)).toMatchObject({ status: 400, body: { error, code: 'validation-failed' } })
  })

  it.each(['127.0.0.1', 'http://[::1]/', '169.254.169.254', 'localhost', 'db.internal', 'two words', 'ftp://a.com.au'])(
    'no packet goes to %s',
    async (address) => {
      const domain = encodeURIComponent(address)
      for (const path of ['test-business-identity', 'test-social-detection', 'enhanced-social-test']) {
        expect(await tools.call('GET', `/api/${path}?domain=${domain}`)).toMatchObject({
          status: 400,
          body: { code: 'refused-website' },
        })
      }
      expect(tools.audited.some((website) => website.includes(address))).toBe(false)
    },
  )

  it('a website that cannot be read is a clear error, and the next call tries again', async () => {
    const host = 'ampersandandsons.com.au'
    const identity = () => tools.call('GET', `/api/test-business-identity?domain=${host}`)
    await serve(host, {})
    expect(await identity()).toMatchObject({
      status: 422,
      body: { code: 'website-unreadable', error: expect.stringMatching(/^The home page .* could not be read: .*404/) },
    })
    await serve(host, { 'index.html': '<title>Shutters of Ayr</title><h1>Shutters of Ayr</h1>' })
    expect((await identity()).body).toMatchObject({ businessName: 'Shutters of Ayr' })
  })

  it('a name that leads nowhere is a clear error', async () => {
    const answer = await tools.call('GET', '/api/test-business-identity?domain=no-such-name-anywhere.com.au')
    expect(answer).toMatchObject({ status: 422, body: { code: 'website-unreadable' } })
  })

  it('a fault of ours reads as the tool says', async () => {
    await tools.db.schema.alterTable('analysis_caches').renameTo('away').execute()
    expect(await report({ businessName: 'Quokka', website: quokka })).toMatchObject({
      status: 500,
      body: { error: toolMessages.technicalReportFailed, code: 'internal-error' },
    })
    await tools.db.schema.alterTable('away').renameTo('analysis_caches').execute()
  })
})
