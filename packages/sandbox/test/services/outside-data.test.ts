import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoSitesFolder, readSites } from '../../src/demo-sites/site-folders.ts'
import { startServices, type ServicesUnderTest } from '../support/services.ts'

let services: ServicesUnderTest

beforeAll(async () => {
  services = await startServices()
})
afterAll(() => services.sandbox.close())

const knownOf = async (host: string) => {
  const site = (await readSites(demoSitesFolder)).find((each) => each.site.host === host)
  if (!site) throw new Error(`there is no ${host}`)
  return site.outside
}

test('one business is known to every service, one to none but the speed of its page', async () => {
  const { place, osm, register, speed, channel, web } = await knownOf('copperquokkaelectrical.com.au')
  expect([place, osm[0], register, speed?.field, channel, web].every(Boolean)).toBe(true)
  expect(await knownOf('wobblyclutch.com.au')).toEqual({ osm: [], speed: { lab: expect.any(Object) } })
})

test('every business has a page speed, at least two have no place', async () => {
  const sites = await readSites(demoSitesFolder)
  const businesses = sites.filter(({ site }) => site.kind === 'business')
  expect(businesses.filter(({ outside }) => !outside.speed)).toEqual([])
  expect(businesses.filter(({ outside }) => !outside.place).length).toBeGreaterThanOrEqual(2)
})

test('competitors have a website and a place, and are not listed as demo businesses', async () => {
  const sites = await readSites(demoSitesFolder)
  const competitors = sites.filter(({ site }) => site.kind === 'competitor')
  expect(competitors.length).toBeGreaterThanOrEqual(4)
  const listed = await (await services.control('GET', '/api/demo-sites')).json()
  const { hosts } = services.sandbox.info
  for (const { site, outside } of competitors) {
    expect(listed.map(({ host }: { host: string }) => host)).not.toContain(site.host)
    expect(hosts).toEqual(expect.arrayContaining([site.host, `www.${site.host}`]))
    expect(outside.place?.website).toContain(`//${site.host}/`)
  }
})

test('the texts that may only be used to score appear nowhere else', async () => {
  const texts: string[] = await (await services.control('GET', '/api/services/score-only-texts')).json()
  expect(texts.length).toBeGreaterThan(150)
  expect(texts.filter((text) => text.length < 10)).toEqual([])

  const files = await readdir(demoSitesFolder, { recursive: true, withFileTypes: true })
  const pages = files.filter((file) => file.isFile() && /\.(html|txt|xml|js)$|^site\.json$/.test(file.name))
  const written = await Promise.all(pages.map((page) => readFile(join(page.parentPath, page.name), 'latin1')))
  const kept = (await readSites(demoSitesFolder)).map(({ outside: { osm, register } }) => ({ osm, register }))
  const elsewhere = [...written, JSON.stringify(kept)].join('\n').replaceAll('&amp;', '&').toLowerCase()
  expect(texts.filter((text) => elsewhere.includes(text.toLowerCase()))).toEqual([])
})

test('a website that is added at run time brings its own outside world', async () => {
  const place = {
    id: 'ChIJaddeddemo',
    brand: 'added',
    displayName: 'Added Plumbing of Newtown',
    services: 'plumber',
    street: '1 Late St',
    suburb: 'Newtown',
    state: 'NSW',
    postcode: '2042',
    lat: -33.9,
    lon: 151.18,
    rank: 1,
  }
  const site = {
    host: 'added.com.au',
    aliases: [],
    name: 'Added Plumbing',
    industry: 'Trades & Services',
    suburb: 'Newtown',
    https: 'valid',
    redirectToHttps: true,
  }
  const added = await services.control('POST', '/api/demo-sites', { site, files: {}, outside: { place } })
  expect(added.status).toBe(201)
  const found = await services.ask('google-places', '/v1/places:searchText?key=sandbox&fields=places.id', {
    method: 'POST',
    body: JSON.stringify({ textQuery: 'plumber Newtown NSW' }),
  })
  expect(await found.json()).toEqual({ places: [{ id: 'ChIJaddeddemo' }] })
})
