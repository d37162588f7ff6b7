import { afterEach, describe, expect, it, vi } from 'vitest'
import { serving, startSite, type Handler, type LocalSite } from '../test/support/local-site.ts'
import { testSubject } from '../test/support/local-service.ts'
import { findCompetitors } from './competitors.ts'
import { createDeps } from './deps.ts'
import { readHere } from './reader.ts'
import type { GooglePlaces, OpenStreetMap, OsmElement } from './sources/outside/outside-data.ts'
import type { Subject } from './sources/outside/subject.ts'
import { crawlHome } from './sources/home-crawl.ts'
import { noRenderer } from './sources/rendered/renderer.ts'
import type { Gathered } from './sources/source.ts'
import { openWeb } from './sources/web/web.ts'
import { parseTarget } from './target.ts'

const { render } = noRenderer('there is no browser')

// Uses real sockets: slow on a busy machine, but never flaky.
vi.setConfig({ testTimeout: 60_000 })

let site: LocalSite
afterEach(() => site.close())

const page = (name: string, more = '') =>
  `<html lang="en"><title>${name} | Electrician</title><meta property="og:site_name" content="${name}">
   <h1>${name}</h1><p>Electrical work of every kind, done by ${name}, for homes and shops.</p>${more}
   <p>© 2026 ${name} Pty Ltd</p><a href="/services">Services</a>`
const own = 'wattlewire.com.au'

/** Pages by host and path; any other path on these hosts is a 404. */
type Sites = Record<string, Parameters<typeof serving>[0]>

async function run(
  sites: Sites,
  {
    near = [],
    ranked = [],
    stalling = [],
    subject = {},
  }: { near?: string[]; ranked?: string[]; stalling?: string[]; subject?: Partial<Subject> } = {},
) {
  const all: Sites = { [own]: { '/': page('Wattle & Wire Electrical') }, ...sites }
  const asked: string[] = []
  const handler: Handler = (request, response) => {
    const host = request.headers.host ?? ''
    asked.push(host + request.url)
    if (request.url === '/' && stalling.includes(host)) return
    serving(all[host] ?? {})(request, response)
  }
  site = await startSite(handler)
  const hostMap = site.map(...Object.keys(all))
  const web = openWeb({ hostMap })
  const warn = vi.fn<(details: object, message: string) => void>()
  const reader = readHere()
  const signal = AbortSignal.timeout(50_000)
  const shares: number[] = []
  const crawl = await crawlHome(parseTarget(own, { hostMap }), { web, reader, render, signal })
  asked.length = 0
  const result = await findCompetitors(
    testSubject(subject),
    { crawl, map: mapOf(near), places: placesOf(ranked) },
    {
      reader,
      render,
      web,
      signal,
      log: { warn, error: warn },
      onProgress: (share) => shares.push(share),
    },
  )
  await web.close()
  return { ...result, asked, warn, shares, names: result.competitors.map(({ name }) => name) }
}

const at = '2026-11-21T00:00:00.000Z'
const element = (website: string, index: number): OsmElement => ({
  id: `node/${index}`,
  name: 'Name on the map',
  website,
  phones: [],
  address: null,
  tags: { craft: 'electrician' },
  distance: index * 100,
})
const mapOf = (websites: string[], changes: Partial<OpenStreetMap> = {}): Gathered<OpenStreetMap> => ({
  outcome: 'gathered',
  at,
  data: {
    near: { lat: 0, lon: 0, what: 'Marrickville NSW 2204' },
    own: null,
    tags: ['craft=electrician'],
    radius: 10_000,
    rivals: websites.map(element),
    ...changes,
  },
})
const unavailable = { outcome: 'unavailable', reason: 'OpenStreetMap did not answer in time.' } as const
const placesOf = (websites: string[]): Gathered<GooglePlaces> =>
  websites.length === 0
    ? unavailable
    : {
        outcome: 'gathered',
        at,
        data: {
          place: null,
          lookedFor: null,
          query: 'electrician Marrickville NSW',
          rank: null,
          results: 20,
          rivals: websites.map((website, index) => ({ id: `ChIJ${index}`, website, rating: 4.9, reviews: 77 })),
        },
      }

const letters = ['alpha', 'bravo', 'charlie', 'delta', 'echo', 'foxtrot', 'golf', 'hotel', 'india', 'juliet']
const hostOf = (letter: string) => `${letter}electrical.com.au`
const nameOf = (letter: string) => `${letter.charAt(0).toUpperCase()}${letter.slice(1)} Electrical`
const readable: Sites = Object.fromEntries(letters.map((letter) => [hostOf(letter), { '/': page(nameOf(letter)) }]))
const websites = letters.map((letter) => `https://www.${hostOf(letter)}/marrickville?utm_source=map`)
const withWww = (sites: Sites): Sites =>
  Object.fromEntries(
    Object.entries(sites).flatMap(([host, pages]) => [
      [host, pages],
      [`www.${host}`, pages],
    ]),
  )

describe('competitors from the map', () => {
  it('are the five nearest, by the names and with the scores of their own home pages', async () => {
    const { competitors, competitorsNote, names, asked, shares } = await run(withWww(readable), { near: websites })
    expect(names).toEqual(letters.slice(0, 5).map(nameOf))
    for (const { score, coverage, url } of competitors) {
      expect(score).toBeGreaterThan(0)
      expect(coverage).toBeGreaterThan(0)
      expect(url).toMatch(/^http:\/\/www\.\w+electrical\.com\.au\/$/)
    }
    expect(competitorsNote).toMatch(
      /^We took the nearest others of your trade \("electrician"\) with a website of their own within 10 km of Marrickville NSW 2204, as listed on OpenStreetMap \(© OpenStreetMap contributors\)\. We read only their home pages, with the same checks\. Measured the same way, your home page alone scores \d+\.$/,
    )
    expect(shares).toEqual([0.2, 0.4, 0.6, 0.8, 1])
    expect(asked.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(
      letters.slice(0, 5).flatMap((letter) => [`www.${hostOf(letter)}/`, `www.${hostOf(letter)}/robots.txt`]),
    )
  })

  it('score as the own home page does where they are the same', async () => {
    const twin = page('Wattle & Wire Electrical').replaceAll('Wattle & Wire Electrical', 'Wobble & Wide Electrical')
    const { competitors, homeScore, competitorsNote } = await run(
      { 'twinelectrical.com.au': { '/': twin } },
      { near: ['http://twinelectrical.com.au'] },
    )
    expect(homeScore).toBe(competitors[0]!.score)
    expect(competitorsNote).toContain(`your home page alone scores ${homeScore}.`)
  })

  it('are replaced by the next where a home page may not or cannot be read, up to the eighth', async () => {
    const { names, asked } = await run(
      {
        ...readable,
        [hostOf('alpha')]: { '/': page('Alpha'), '/robots.txt': 'User-agent: FindableBot\nDisallow: /' },
        [hostOf('bravo')]: { '/': page('Bravo'), '/robots.txt': [503, {}] },
        [hostOf('charlie')]: {},
        [hostOf('delta')]: { '/': [200, { 'content-type': 'application/pdf' }, '%PDF'] },
      },
      { near: letters.map((letter) => `http://${hostOf(letter)}`) },
    )
    expect(names).toEqual(['echo', 'foxtrot', 'golf', 'hotel'].map(nameOf))
    expect(asked).not.toContain(`${hostOf('alpha')}/`)
    expect(asked).not.toContain(`${hostOf('bravo')}/`)
    expect(asked.filter((address) => address.startsWith(hostOf('india')))).toEqual([])
  })

  it('are read side by side; stalling ones give way to the next', async () => {
    const started = Date.now()
    const stalling = letters.slice(0, 4).map(hostOf)
    const { names } = await run(readable, {
      near: letters.slice(0, 6).map((letter) => `http://${hostOf(letter)}`),
      stalling,
    })
    expect(names).toEqual(['echo', 'foxtrot'].map(nameOf))
    expect(Date.now() - started).toBeLessThan(20_000)
  })
})

describe('never among them', () => {
  it.each([
    ['the own website', `https://www.${own}/contact`],
    ['a name that leads to it', 'https://wattle.com.au'],
    ['a social profile', 'https://www.facebook.com/alphaelectrical'],
    ['a directory listing', 'https://www.yellowpages.com.au/nsw/marrickville/alpha-1'],
    ['a booking platform', 'https://linktr.ee/alpha'],
    ['an address inside', 'http://192.168.0.1/'],
    ['no address', 'call us'],
  ])('%s', async (_, website) => {
    const { competitors, asked } = await run(
      { 'wattle.com.au': { '/': page('x') } },
      { near: [website], subject: { aliases: ['wattle.com.au'] } },
    )
    expect(competitors).toEqual([])
    expect(asked).toEqual([])
  })

  it.each([
    ['its phone number', page('Other Name', '<a href="tel:0295550123">02 9555 0123</a>')],
    ['its ABN', page('Other Name', '<p>ABN 51 824 753 556</p>')],
    ['its name', page('The Wattle and Wire Electrical')],
  ])('another website of the same business, known by %s', async (_, html) => {
    expect((await run({ 'other.com.au': { '/': html } }, { near: ['http://other.com.au'] })).competitors).toEqual([])
  })

  it('two branches of one chain', async () => {
    const { names } = await run(readable, {
      near: [
        'http://alphaelectrical.com.au/newtown',
        'https://shop.alphaelectrical.com.au',
        'http://bravoelectrical.com.au',
      ],
    })
    expect(names).toEqual(['alpha', 'bravo'].map(nameOf))
  })

  it('a website that has moved to another one', async () => {
    const { competitors, asked } = await run(
      { [hostOf('alpha')]: { '/': [301, { location: `http://${own}/` }] } },
      { near: [`http://${hostOf('alpha')}`] },
    )
    expect(competitors).toEqual([])
    expect(asked).not.toContain(`${own}/`)
  })
})

describe('competitors from Google', () => {
  it('keep its order, and nothing of what it says of them', async () => {
    const order = ['charlie', 'alpha', 'bravo']
    const { competitors, competitorsNote, names } = await run(readable, {
      ranked: order.map((letter) => `http://${hostOf(letter)}/?gmb=1`),
      near: [`http://${hostOf('delta')}`],
    })
    expect(names).toEqual(order.map(nameOf))
    expect(JSON.stringify(competitors)).not.toMatch(/ChIJ|gmb|4\.9|77/)
    expect(competitorsNote).toMatch(
      /^We searched Google Maps for "electrician Marrickville NSW" and took the first others/,
    )
    expect(competitorsNote).not.toContain('OpenStreetMap')
  })

  it('fall back on the map where none has a website', async () => {
    const { names, competitorsNote } = await run(readable, {
      ranked: ['https://www.facebook.com/alpha'],
      near: [`http://${hostOf('delta')}`],
    })
    expect(names).toEqual([nameOf('delta')])
    expect(competitorsNote).toContain('OpenStreetMap')
  })
})

describe('without competitors the report says why', () => {
  const note = async (
    map: Gathered<OpenStreetMap>,
    places: Gathered<GooglePlaces>,
    subject: Partial<Subject> = {},
  ): Promise<string> => {
    site = await startSite(serving({ '/': page('Own') }))
    const hostMap = site.map(own)
    const web = openWeb({ hostMap })
    const signal = AbortSignal.timeout(20_000)
    const deps = { ...createDeps({ hostMap }), web, reader: readHere(), render, signal, onProgress: () => {} }
    const crawl = await crawlHome(parseTarget(own, { hostMap }), deps)
    const { competitorsNote, ...none } = await findCompetitors(testSubject(subject), { crawl, map, places }, deps)
    await web.close()
    expect(none).toEqual({ competitors: [], homeScore: null })
    return competitorsNote
  }

  it('no source could be asked', async () => {
    expect(await note(unavailable, unavailable)).toBe(
      'No competitors were compared: finding them needs a source of businesses nearby, and none could be asked. OpenStreetMap did not answer in time.',
    )
  })
  it('the trade is open', async () => {
    expect(await note(mapOf([], { tags: [] }), unavailable, { trade: null })).toContain(
      'does not say plainly what your trade is',
    )
  })
  it('the map has no list of the trade', async () => {
    expect(await note(mapOf([], { tags: [] }), unavailable, { trade: 'towing' })).toContain(
      'keeps no list of your trade ("towing")',
    )
  })
  it('there is none nearby', async () => {
    expect(await note(mapOf([]), unavailable)).toBe(
      'No competitors were compared: no other business of your trade with a website of its own was found within 10 km of Marrickville NSW 2204.',
    )
  })
  it('there is none in either source', async () => {
    expect(await note(mapOf([]), placesOf(['https://www.facebook.com/alpha']))).toContain(
      'was found in the answers to "electrician Marrickville NSW" on Google Maps, nor within 10 km of Marrickville NSW 2204.',
    )
  })
  it('neither source knew where to look', async () => {
    const places = placesOf(['x'])
    if (places.outcome === 'unavailable') throw new Error('gathered')
    const nowhere = { ...places, data: { ...places.data, query: null, rivals: [] } }
    expect(await note(unavailable, nowhere, { suburb: null })).toContain('does not say where your business is')
  })
  it('none could be read', async () => {
    expect(await note(mapOf(['https://gone.com.au']), unavailable)).toContain(
      'none has a home page that we may and can read',
    )
  })
})
