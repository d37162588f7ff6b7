import type { Evidence } from '@findable/contracts'
import type { Facts } from '../facts/facts.ts'
import { defineComponent } from './component.ts'
import { seenAt } from './wording/evidence.ts'
import { note, problem, strength, when } from './wording/findings.ts'
import { missingOnMap, seenOnMap } from './outside/map-entry.ts'
import { sureIndustry } from '../facts/industry/sure-industry.ts'
import { linkedPlaces, listingNamed, usualPlaces } from './reviews/review-places.ts'
import { outsideAustralia, readSite } from './site/site.ts'
import { toldBySearch } from './outside/web-search.ts'
import { list } from './wording/phrases.ts'

/** By the total weight of the listings found. */
const steps = [
  { from: 3, score: 100 },
  { from: 2, score: 85 },
  { from: 1, score: 65 },
  { from: 0, score: 40 },
] as const
const [three, two, one, unusual] = steps
/** The score when a web search found none either. */
const nowhere = 10
const osm = 'OpenStreetMap'

interface Listing {
  name: string
  expected: boolean
  evidence: Evidence
}

export const localListings = defineComponent({
  id: 'local-listings',
  pillar: 'localSeo',
  title: 'Local directories',
  criteria:
    `Whether you are listed in the directories where customers of your industry look. Three listings count ${three.score}, two ${two.score}, one ${one.score}, one in a directory that your customers hardly use ${unusual.score}, and none at all ${nowhere} (our judgement). ` +
    'We count the listings your website links to, your entry on OpenStreetMap, from which many maps and apps take theirs, and listings among the results of a web search for your name, where these could be asked. ' +
    'Without a web search, no link is not taken for no listing: with nothing found the check is left out.',
  needs: ['crawl', 'identity', 'social', 'industry'],
  uses: ['map', 'search'],
  tip: {
    title: 'Get listed where your customers look',
    ease: 2,
    steps: [
      'Search for your business name in each directory that this job names; claim the entry if there is one, or add one (the basic entry is free).',
      'Use exactly the name, address and phone number of your website.',
      'Add your opening hours, three photos and a link to your website.',
      'On openstreetmap.org you can add your business yourself (free, needs an account).',
    ],
  },
  assess({ crawl, identity, social, industry, map, search }) {
    const site = readSite(crawl.data)
    if (identity.abroad) return outsideAustralia(identity.abroad)
    const usedBy = sureIndustry(industry)
    const linked = linkedPlaces(social, usedBy, site, identity.name)
      .filter(({ kind }) => kind === 'listing')
      .map(({ name, url, foundOn, expected }): Listing => {
        const saw = `A link leads to your listing on ${name}; linked, not verified.`
        return { name, expected, evidence: seenAt(crawl, foundOn, saw, url) }
      })
    const inSearch = searched(search, usedBy, linked)
    const found = [...linked, ...inSearch, ...mapped(map)]
    const searchedFor = search.outcome === 'gathered' ? (search.data.brand?.query ?? null) : null
    const offMap = map.outcome === 'gathered' && map.data.own === null ? map : null
    if (found.length === 0 && searchedFor === null)
      return { outcome: 'notMeasured', reason: unknownBecause(offMap !== null) }
    const expected = found.filter((listing) => listing.expected)
    const more = usualPlaces('listing', usedBy)
      .filter((name) => !found.some((listing) => listing.name === name))
      .slice(0, 3)
    return {
      outcome: 'scored',
      score: found.length === 0 ? nowhere : steps.find(({ from }) => expected.length >= from)!.score,
      confidence: site.confidence - 0.4 + (searchedFor === null ? 0 : 0.2) + (map.outcome === 'gathered' ? 0.1 : 0),
      evidence: [
        ...found.map(({ evidence }) => evidence),
        ...(search.outcome === 'gathered' && searchedFor !== null && inSearch.length === 0
          ? [
              toldBySearch(
                search,
                `A web search for your name shows no ${linked.length > 0 ? 'other ' : ''}listing of yours in the directories we know.`,
                searchedFor,
              ),
            ]
          : []),
        ...(offMap ? [missingOnMap(offMap, notOnMap(offMap.data.near.what))] : []),
      ],
      findings: [
        ...when(found.length === 0, () =>
          problem(
            `Get listed in the directories your customers use, such as ${list(more)}: we found no listing of yours, neither through your website nor by a web search for your name.`,
            1,
          ),
        ),
        ...when(found.length > 0 && expected.length < three.from && more.length > 0, () =>
          note(
            `Check that you are also on ${list(more)}: we found no listing of yours there, which does not mean you have none.`,
          ),
        ),
        ...when(offMap !== null, () =>
          note(
            `Add your business to ${osm}: it is free, and many maps and apps take their entries from it. We found none of yours.`,
          ),
        ),
        ...when(expected.length > 0, () =>
          strength(`We found a listing of yours on ${list(expected.map(({ name }) => name))}.`),
        ),
      ],
    }
  },
})

const searched = (search: Facts['search'], industry: string, linked: readonly Listing[]): Listing[] =>
  search.outcome === 'unavailable'
    ? []
    : search.data.directories.flatMap((name) => {
        const listing = listingNamed(name, industry)
        if (!listing || linked.some((one) => one.name === name)) return []
        const saw = `A web search for your name shows a listing of yours on ${name}.`
        return [{ name, ...listing, evidence: toldBySearch(search, saw, search.data.brand?.query ?? '') }]
      })

const mapped = (map: Facts['map']): Listing[] =>
  map.outcome === 'gathered' && map.data.own
    ? [
        {
          name: osm,
          expected: true,
          evidence: seenOnMap(
            map,
            map.data.own,
            `${osm} has an entry of yours; we know it by your ${map.data.own.matchedBy}.`,
            [map.data.own.name, map.data.own.address].filter(Boolean).join(', '),
          ),
        },
      ]
    : []

const notOnMap = (where: string): string =>
  `We looked on ${osm} near ${where} for your website, your phone number and your name, and found no entry of yours.`

const unknownBecause = (offMap: boolean): string =>
  `Apart from places for reviews, your website links to no directory listing that we know${offMap ? `, and ${osm} has no entry of yours` : ''}; whether you are listed in other directories only a web search can tell, and this report was made without one.`
