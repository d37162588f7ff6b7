import { defineComponent } from './component.ts'
import { problem, strength, when } from './wording/findings.ts'
import { mapSearch, toldByGoogle } from './outside/google-places.ts'

/** By rank, best first. */
const steps = [
  { upTo: 3, score: 100, among: 'among the first three' },
  { upTo: 10, score: 60, among: 'between the fourth and the tenth' },
  { upTo: 20, score: 30, among: 'between the eleventh and the twentieth' },
] as const
const [top, firstTen, firstTwenty] = steps

export const googleMaps = defineComponent({
  id: 'google-maps',
  pillar: 'searchPresence',
  title: 'Place on Google Maps',
  criteria:
    `Your rank on Google Maps for your trade and suburb: 1 to ${top.upTo} counts ${top.score}, ${top.upTo + 1} to ${firstTen.upTo} counts ${firstTen.score}, ${firstTen.upTo + 1} to ${firstTwenty.upTo} counts ${firstTwenty.score}, absent 0. The steps are our judgement. ` +
    'It is the rank that Google gives to a stranger who names your suburb; people nearby may see another. How complete your profile is counts under "Google Business Profile".',
  needs: ['places'],
  unknown: 'Only Google can tell your rank on its map.',
  tip: {
    title: 'Rise on Google Maps',
    ease: 2,
    steps: [
      'Open your Google Business Profile (business.google.com) and choose the main category that names what you do most exactly.',
      'Add every service you offer and every suburb you work in.',
      'See that name, address and phone number are the same on your profile and on your website.',
      'Add a photo of your work or your place each month.',
      'Name your suburb on your home page and on the pages of your services.',
    ],
  },
  assess({ places }) {
    const { query, rank, results, place } = places.data
    if (query === null)
      return {
        outcome: 'notMeasured',
        reason:
          'Your rank on Google Maps depends on what you do and where. Your website does not tell us both your trade and your suburb, so there was nothing to search for.',
      }
    if (results === 0)
      return { outcome: 'notMeasured', reason: `Google showed no business at all for "${query}", so there is no rank.` }
    const step = rank === null ? null : steps.find(({ upTo }) => rank <= upTo)!
    return {
      outcome: 'scored',
      score: step?.score ?? 0,
      // If no place is surely the business's own, it may be in the list unrecognised.
      confidence: step || place ? 0.8 : 0.5,
      evidence: [
        toldByGoogle(
          places,
          step
            ? `A search of Google's places for "${query}" shows your business ${step.among}.`
            : `A search of Google's places for "${query}" shows other businesses, and none that is surely yours among the first twenty.`,
          mapSearch(query),
        ),
      ],
      findings: [
        ...when(rank !== null && rank <= top.upTo, () =>
          strength(
            `Google Maps shows you among the first three for "${query}", as many as the map above its search results has room for.`,
          ),
        ),
        ...when(rank !== null && rank > top.upTo, () =>
          problem(
            `Work towards the first three places for "${query}": Google Maps shows you ${step!.among}, and the map above Google's search results has room for three.`,
            2,
          ),
        ),
        ...when(rank === null, () =>
          problem(
            `Get onto the map: people who search Google for "${query}" are shown other businesses, and we did not find yours among the first twenty.`,
            1,
          ),
        ),
      ],
    }
  },
})
