import {
  candidatesAnswer,
  candidatesMask,
  detailsAnswer,
  detailsMask,
  isGone,
  ownPlaceOf,
  rankingAnswer,
  rankingMask,
  rivalOf,
  type Candidate,
} from './google-places-answers.ts'
import { ownPlaceAmong, placeProof, type Match } from './google-places-match.ts'
import { readJsonAnswer } from './json-answer.ts'
import type { GooglePlaces, OwnPlace } from './outside-data.ts'
import { NothingToAsk, type Ask, type OutsideSource } from './outside-source.ts'
import type { Question } from './services.ts'

/** Places API (New): https://developers.google.com/maps/documentation/places/web-service/text-search */
export const googlePlaces: OutsideSource<GooglePlaces> = {
  id: 'google-places',
  title: 'Google Places',
  services: ['google-places'],
  retention: 'score-only',
  budget: { calls: 4, time: 8_000 },
  attribution: 'Google Maps',
  async gather(subject, ask) {
    const lookedFor = subject.name && [subject.name, subject.suburb, subject.state].filter(Boolean).join(' ')
    const query =
      subject.trade && subject.suburb && [subject.trade, subject.suburb, subject.state].filter(Boolean).join(' ')
    if (!lookedFor && !query && !subject.phone) throw new NothingToAsk(nothingToAsk)

    const [named, ranking] = await Promise.all([
      lookedFor ? findCandidates(ask, lookedFor) : [],
      query ? rank(ask, query) : [],
    ])
    const ownAmong = ownPlaceAmong(subject)
    const match =
      ownAmong([...named, ...ranking]) ??
      (subject.phone ? ownAmong(await findCandidates(ask, international(subject.phone))) : null)
    const place = match && (await readPlace(ask, match))

    const proofOf = placeProof(subject)
    const isOwn = (candidate: Candidate) => candidate.id === place?.id || proofOf(candidate) !== null
    const position = ranking.findIndex(isOwn)
    return {
      place,
      lookedFor,
      query,
      rank: position === -1 ? null : position + 1,
      results: ranking.length,
      rivals: ranking.filter((candidate) => !isOwn(candidate) && !isGone(candidate)).map(rivalOf),
    }
  },
}

const nothingToAsk =
  'Google Places was not asked: your website tells us neither a business name nor a phone number, so we would not know whom to look for.'

/** In a search for its name, the business's own place is at the top or not there at all. */
const fewCandidates = 5

const findCandidates = async (ask: Ask, textQuery: string): Promise<Candidate[]> =>
  readJsonAnswer(await ask(textSearch(textQuery, fewCandidates, candidatesMask)), candidatesAnswer).places ?? []

const rank = async (ask: Ask, textQuery: string) =>
  readJsonAnswer(await ask(textSearch(textQuery, 20, rankingMask)), rankingAnswer).places ?? []

/** Includes businesses that go to their customers and show no address, as many tradespeople do. */
const textSearch = (textQuery: string, pageSize: number, mask: string): Question => ({
  service: 'google-places',
  method: 'POST',
  path: '/v1/places:searchText',
  headers: { 'content-type': 'application/json', 'x-goog-fieldmask': mask },
  body: JSON.stringify({ textQuery, regionCode: 'AU', pageSize, includePureServiceAreaBusinesses: true }),
})

async function readPlace(ask: Ask, { id, matchedBy }: Match): Promise<OwnPlace> {
  const answer = await ask({
    service: 'google-places',
    method: 'GET',
    path: `/v1/places/${encodeURIComponent(id)}`,
    query: { regionCode: 'AU' },
    headers: { 'x-goog-fieldmask': detailsMask },
  })
  return ownPlaceOf(readJsonAnswer(answer, detailsAnswer), matchedBy)
}

/** The format text search expects for phone numbers: "+61 2 9555 0123"; numbers such as 13 12 34 have no other form. */
const international = (national: string): string => national.replace(/^0/, '+61 ')
