import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServices, type ServicesUnderTest } from '../support/services.ts'

let services: ServicesUnderTest

beforeAll(async () => {
  services = await startServices()
})
afterAll(() => services.sandbox.close())

describe('Nominatim', () => {
  const agent = { 'User-Agent': 'SandboxTest/1.0 (+https://example.com.au)' }

  async function search(parameters: Record<string, string>, headers: Record<string, string> = agent) {
    const path = `/search?${new URLSearchParams({ format: 'jsonv2', countrycodes: 'au', ...parameters })}`
    const answer = await services.ask('nominatim', path, { headers })
    return { status: answer.status, body: await answer.json().catch(() => undefined) }
  }
  const found = async (q: string) => (await search({ q })).body.map(({ name }: { name: string }) => name)

  test('finds a suburb', async () => {
    const { status, body } = await search({ q: 'Marrickville NSW 2204', addressdetails: '1' })
    expect(status).toBe(200)
    expect(body).toMatchObject([
      {
        osm_type: 'relation',
        lat: '-33.9110000',
        lon: '151.1570000',
        category: 'boundary',
        type: 'administrative',
        addresstype: 'suburb',
        name: 'Marrickville',
        display_name: 'Marrickville, Sydney, New South Wales, 2204, Australia',
        address: { suburb: 'Marrickville', 'ISO3166-2-lvl4': 'AU-NSW', postcode: '2204', country_code: 'au' },
      },
    ])
    expect(body[0].boundingbox).toHaveLength(4)
  })

  test('finds a business by its name or its address, with tags when asked', async () => {
    expect(await found('Copper Quokka Electrical, Marrickville')).toEqual(['Copper Quokka Electrical'])
    const { body } = await search({ q: '18 Tinsmith Lane, Marrickville NSW 2204', extratags: '1' })
    expect(body).toMatchObject([
      { category: 'craft', type: 'electrician', extratags: { website: 'https://copperquokkaelectrical.com.au/' } },
    ])
    expect(body[0].address).toBeUndefined()
  })

  test('forgives a wrong postcode', async () => {
    expect(await found('Norwood SA 5068')).toEqual(['Norwood'])
    expect(await found('40 Inkwell Street, Norwood SA 5068')).toEqual(['Numbat & Ledger'])
  })

  test('finds nothing when one word fits nowhere', async () => {
    expect(await found('Copper Quokka Plumbing, Marrickville')).toEqual([])
    expect(await found('Marrickville VIC')).toEqual([])
    expect((await search({ q: 'Marrickville', countrycodes: 'nz' })).body).toEqual([])
  })

  test('refuses an empty search, and those who do not say who they are', async () => {
    expect(await search({ q: '' })).toEqual({
      status: 400,
      body: { error: { code: 400, message: 'Nothing to search for.' } },
    })
    expect(await search({ q: 'Marrickville' }, {})).toMatchObject({ status: 403 })
  })
})

describe('Overpass', () => {
  async function ask(data: string) {
    const answer = await services.ask('overpass', '/api/interpreter', {
      method: 'POST',
      body: new URLSearchParams({ data }),
    })
    const text = await answer.text()
    return { status: answer.status, text, body: answer.status === 200 ? JSON.parse(text) : undefined }
  }
  const namesIn = async (statements: string) =>
    (await ask(`[out:json][timeout:25];${statements}`)).body.elements.map(
      ({ tags }: { tags: Record<string, string> }) => tags['name'],
    )

  test('finds things by their tags near a point', async () => {
    const { body } = await ask(
      '[out:json][timeout:25];(nwr["name"~"copper quokka",i](around:500,-33.9109,151.1551););out center tags body 5;',
    )
    expect(body).toMatchObject({ version: 0.6, osm3s: { copyright: expect.stringContaining('ODbL') } })
    expect(body.elements).toMatchObject([
      { type: 'node', id: 9100000142, tags: { craft: 'electrician', 'addr:street': 'Tinsmith Lane' } },
    ])
  })

  test.each([
    ['node["craft"="electrician"](around:2000,-33.911,151.157);out;', 4],
    ['node["craft"="electrician"]["website"](around:2000,-33.911,151.157);out;', 2],
    ['node[craft=electrician][!website](around:2000,-33.911,151.157);out;', 2],
    ['node["craft"="electrician"]["name"!~"^Copper"](around:2000,-33.911,151.157);out;', 3],
    ['node["craft"="electrician"](around:2000,-33.911,151.157);out 1;', 1],
    ['nwr["craft"](-34,151,-33.8,151.2);out;', 4],
    ['nwr[~"^(phone|contact:phone)$"~"5550 0134"];out;', 1],
    ['(node["shop"="hairdresser"](around:3000,-31.948,115.826);way["shop"="car_repair"];);out;', 4],
    ['way["shop"="hairdresser"];out;', 0],
  ])('%s: %i', async (statements, count) => {
    expect(await namesIn(statements)).toHaveLength(count)
  })

  test('places nodes always, ways when asked for their centre', async () => {
    const of = async (out: string) =>
      (await ask(`[out:json];nwr["name"="Grumbling Gearbox"];out ${out};`)).body.elements[0]
    expect(await of('center')).toMatchObject({ type: 'way', center: { lat: -41.43912, lon: 147.13717 } })
    expect((await of('body')).center).toBeUndefined()
    const { body } = await ask('[out:json];node["name"="Copper Quokka Electrical"];out skel;')
    expect(body.elements).toEqual([{ type: 'node', id: 9100000142, lat: -33.91087, lon: 151.15512 }])
  })

  test('refuses what it cannot read in its own way', async () => {
    const { status, text } = await ask('[out:json];find me a cafe;')
    expect(status).toBe(400)
    expect(text).toMatch(/<strong style="color:#FF0000">Error<\/strong>: line 1: parse error/)
    expect((await ask('node["shop"];out;')).status).toBe(501)
  })
})
