import * as z from 'zod/mini'
import { osmTagsOf } from '../../facts/trades.ts'
import { readJsonAnswer } from './json-answer.ts'
import { elementsOf, ownAmong, rivalsAmong, overpassAnswer } from './openstreetmap-elements.ts'
import { overpassQuery, rivalRadius } from './openstreetmap-query.ts'
import type { OpenStreetMap } from './outside-data.ts'
import { NothingToAsk, type Ask, type OutsideSource } from './outside-source.ts'
import { ServiceFailure } from './services.ts'
import type { Subject } from './subject.ts'

/** https://nominatim.org/release-docs/latest/api/Search/ and https://wiki.openstreetmap.org/wiki/Overpass_API */
export const openStreetMap: OutsideSource<OpenStreetMap> = {
  id: 'openstreetmap',
  title: 'OpenStreetMap',
  services: ['nominatim', 'overpass'],
  retention: 'keep',
  budget: { calls: 3, time: 10_000 },
  attribution: '© OpenStreetMap contributors (ODbL), openstreetmap.org/copyright',
  async gather(subject, ask) {
    const near = await locate(subject, ask)
    const tags = osmTagsOf(subject.trade)
    const elements = await askOverpass(overpassQuery(subject, near, tags), ask)
    const found = elementsOf(elements, near)
    const own = ownAmong(found, subject)
    return { near, own, tags, radius: rivalRadius, rivals: rivalsAmong(found, tags, subject, own) }
  },
}

const place = z.object({
  lat: z.string(),
  lon: z.string(),
  address: z.optional(z.object({ 'ISO3166-2-lvl4': z.optional(z.string()) })),
})

/** Where the business is: by its address, otherwise by its suburb. */
async function locate(subject: Subject, ask: Ask): Promise<OpenStreetMap['near']> {
  const { address, suburb, state, postcode } = subject
  // A suburb name alone may be in any state.
  const area = suburb && (state || postcode) ? [suburb, state, postcode].filter(Boolean).join(' ') : null
  const whats = [address ? withoutUnit(address) : null, area].filter((what) => what !== null)
  if (whats.length === 0) throw new NothingToAsk(nowhere)
  for (const what of whats) {
    const answer = await ask({
      service: 'nominatim',
      method: 'GET',
      path: '/search',
      query: { q: what, countrycodes: 'au', format: 'jsonv2', addressdetails: '1', limit: '1' },
    })
    const [found] = readJsonAnswer(answer, z.array(place))
    const foundIn = found?.address?.['ISO3166-2-lvl4'] ?? null
    if (found && (!state || !foundIn || foundIn === `AU-${state}`))
      return { lat: Number(found.lat), lon: Number(found.lon), what }
  }
  throw new NothingToAsk(`OpenStreetMap does not know the place your website names (${whats.at(-1)}).`)
}

const nowhere =
  'OpenStreetMap was not asked: your website tells us neither an address nor a suburb with its state, so there was no place to look around.'

/** Maps know house numbers but not units: "Shop 3, 2/14 Smith St" is looked up as "14 Smith St". */
const withoutUnit = (address: string): string =>
  address
    .replace(
      /^(?:(?:shop|unit|suite|level|lot|factory|office|tenancy|ground floor|first floor|rear)\b\.?(?: ?[a-z]?\d+[a-z]?)?[,\s/]+)+(?=.*\d)/i,
      '',
    )
    .replace(/^\d+[a-z]?\s?\/\s?(?=\d)/i, '')

async function askOverpass(query: string, ask: Ask) {
  const answer = await ask({
    service: 'overpass',
    method: 'POST',
    path: '/api/interpreter',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ data: query }).toString(),
  })
  const { remark, elements } = readJsonAnswer(answer, overpassAnswer)
  // A query that ran out of time or memory answers with status 200 and what it had found by then.
  if (remark && /error/i.test(remark)) throw new ServiceFailure('OpenStreetMap did not answer in time.', remark)
  return elements
}
