import { readServiceAccesses, serviceList } from '@findable/audit-engine'
import { describe, expect, it } from 'vitest'
import { readSettings, readWorkerSettings, serviceSettings } from './env.ts'

const needed = {
  INTERNAL_TOKEN: 'a-service-credential',
  DATABASE_URL: 'postgres://reports@127.0.0.1/findable',
  REDIS_URL: 'redis://127.0.0.1',
  ADMIN_URL: 'http://admin',
  PAYMENTS_URL: 'http://payments',
  PUBLIC_URL: 'http://localhost',
}
const guid = '01234567-89ab-cdef-0123-456789abcdef'
const accesses = (env: object) => readServiceAccesses(serviceSettings(readWorkerSettings({ ...needed, ...env })))

describe('the outside services', () => {
  it('are asked by workers when their key is set; OpenStreetMap unless it is off', () => {
    expect(Object.keys(accesses({}))).toEqual(['nominatim', 'overpass'])
    expect(accesses({ OPENSTREETMAP: 'off' })).toEqual({})
    const keys = {
      GOOGLE_PLACES_API_KEY: 'a',
      BRAVE_SEARCH_API_KEY: 'b',
      PAGESPEED_API_KEY: 'c',
      YOUTUBE_API_KEY: 'd',
      ABN_LOOKUP_GUID: guid,
    }
    expect(Object.keys(accesses(keys)).toSorted()).toEqual(Object.keys(serviceList).toSorted())
    expect(accesses({ ...keys, GOOGLE_PLACES_URL: 'http://places.test/' })['google-places']).toEqual({
      endpoint: 'http://places.test',
      key: 'a',
    })
  })

  it('each have their settings read', () => {
    for (const [id, { endpointSetting, key }] of Object.entries(serviceList)) {
      const given = { [endpointSetting]: 'http://elsewhere.test', ...(key && { [key.setting]: guid }) }
      expect(accesses(given)).toMatchObject({ [id]: { endpoint: 'http://elsewhere.test', key: key ? guid : null } })
    }
  })

  it('cost the API no key, even where one is set', () => {
    const env = readSettings({ ...needed, GOOGLE_PLACES_API_KEY: 'a' })
    expect(Object.keys(readServiceAccesses(serviceSettings(env)))).toEqual(['nominatim', 'overpass'])
  })

  it.each([
    ['OPENSTREETMAP', 'maybe', 'must be on or off'],
    ['NOMINATIM_URL', 'nominatim.test', 'must be an http:// or https:// address'],
    ['NAME_SERVERS', '192.0.2.1, ns.test', 'must be IP addresses, each with or without a port'],
    ['GOOGLE_PLACES_API_KEY', 'two words', 'must be a key without spaces in it'],
    ['PAGESPEED_API_KEY', 'a\nb', 'must be a key without spaces in it'],
    ['ABN_LOOKUP_GUID', 'not-a-guid', 'must be the GUID that ABN Lookup sent you'],
  ])('%s=%j refuses to start, by its name', (name, value, message) => {
    const start = () => readWorkerSettings({ ...needed, [name]: value })
    expect(start).toThrow(`${name} ${message}`)
    if (value.length > 5) expect(start).not.toThrow(value)
  })
})
