import type { Subject } from '../sources/outside/subject.ts'
import type { Candidates, Found } from './candidates.ts'

interface Compared {
  from: Candidates['from']
  competitors: number
  /** Score of the business's own home page, measured the same way. */
  ownHome: number | null
}

/** How the competitors were chosen, or why there are none. */
export function noteOf({ trade, suburb }: Subject, { places, map }: Found, compared: Compared | null): string {
  const inMap = map.outcome === 'gathered' && map.data.tags.length > 0 ? map.data : null
  const around = inMap && `within ${inMap.radius / 1_000} km of ${inMap.near.what}`
  const query = places.outcome === 'gathered' ? places.data.query : null
  if (compared && compared.competitors > 0)
    return [
      compared.from === 'places'
        ? `We searched Google Maps for "${query}" and took the first others with a website of their own.`
        : `We took the nearest others of your trade ("${trade}") with a website of their own ${around}, as listed on OpenStreetMap (© OpenStreetMap contributors).`,
      'We read only their home pages, with the same checks.',
      ...(compared.ownHome === null ? [] : [`Measured the same way, your home page alone scores ${compared.ownHome}.`]),
    ].join(' ')
  return `No competitors were compared: ${reason()}`

  function reason(): string {
    if (compared)
      return 'of the others of your trade that we found nearby, none has a home page that we may and can read.'
    const asked = places.outcome === 'gathered' || map.outcome === 'gathered'
    if (asked && trade === null)
      return 'your website does not say plainly what your trade is, so we did not know whom to compare you with.'
    if (asked && suburb === null)
      return 'your website does not say where your business is, so we did not know where to look.'
    const where = [query && `in the answers to "${query}" on Google Maps`, around].filter((place) => place !== null)
    if (where.length === 0)
      return map.outcome === 'unavailable'
        ? `finding them needs a source of businesses nearby, and none could be asked. ${map.reason}`
        : `OpenStreetMap keeps no list of your trade ("${trade}"), and it was the only source of businesses nearby that we could ask.`
    return `no other business of your trade with a website of its own was found ${where.join(', nor ')}.`
  }
}
