import { defineComponent } from './component.ts'
import { problem, strength, when } from './wording/findings.ts'
import { mapSearch, noOwnPlace, notAsked, placePage, sureness, toldByGoogle } from './outside/google-places.ts'
import { medianOf, praiseForbidden, reviewBand } from './reviews/review-counts.ts'

/** With fewer reviews, the score is at most 50. */
const few = 20
/** This many competitors are needed for a median. */
const enoughRivals = 3
/** Score for as many reviews as the competitors' median. */
const asMany = 70
const perDoubling = 15
/** "Strong authority" in our guide: the full score where there are no competitors to compare with. */
const plenty = 100

export const reviewVolume = defineComponent({
  id: 'review-volume',
  pillar: 'reviewsRating',
  title: 'Number of reviews',
  criteria:
    `Your number of Google reviews against the middle value of the other businesses that Google shows for your trade and suburb: as many count ${asMany}, each doubling ${perDoubling} more, each halving ${perDoubling} less. ` +
    `With fewer than ${enoughRivals} others to compare, on a scale of its own where each doubling counts about the same, up to ${plenty} reviews for 100 points. Under ${few} reviews count 50 at most. The scales are our judgement; our guide advises 25 to 50 reviews to build trust and ${plenty} for authority. ` +
    'Registered health professions are left out: the National Law (section 133) limits how they may use praise.',
  needs: ['crawl', 'industry'],
  uses: ['places'],
  independentOfScripts: true,
  tip: {
    title: 'Ask every customer for a review',
    ease: 2,
    repeats: 'weekly',
    steps: [
      'Open your Google Business Profile, choose "Ask for reviews" and copy the link.',
      'Send it to every customer on the day you are done, not only to the happy ones: Google forbids picking. "It only takes 30 seconds!" helps.',
      'Put the link into your email signature and on your invoices.',
      'Never pay for a review or write one yourself; that is against the Australian Consumer Law.',
    ],
  },
  assess({ places, crawl, industry }) {
    const forbidden = praiseForbidden({ crawl, industry })
    if (forbidden) return forbidden
    if (places.outcome === 'unavailable')
      return notAsked('Only Google can tell how many reviews you have there.', places)
    const { place, rivals, query } = places.data
    if (place === null) return noOwnPlace(places.data, 'are no reviews to count')
    const { reviews } = place
    const median = rivals.length >= enoughRivals ? Math.max(1, medianOf(rivals.map((rival) => rival.reviews))) : null
    const full =
      reviews === 0
        ? 0
        : median === null
          ? (100 * Math.log(1 + reviews)) / Math.log(1 + plenty)
          : asMany + perDoubling * Math.log2(reviews / median)
    const score = Math.min(reviews < few ? 50 : 100, Math.max(0, full))
    const compared = median === null ? null : comparison(reviews / median)
    return {
      outcome: 'scored',
      score,
      confidence: sureness[place.matchedBy] - (median === null ? 0.2 : 0),
      evidence: [
        toldByGoogle(places, `You have ${reviewBand(reviews)} on Google.`, placePage(place)),
        ...(compared && query
          ? [
              toldByGoogle(
                places,
                `That is ${compared} the middle value of the other businesses Google shows for "${query}".`,
                mapSearch(query),
              ),
            ]
          : []),
      ],
      findings: [
        ...when(score < asMany, () =>
          problem(
            `Ask your customers for Google reviews: you have ${reviewBand(reviews)}${compared ? `, ${compared} the usual number in your area` : ''}.`,
            2,
          ),
        ),
        ...when(score >= asMany, () =>
          strength(
            `You have ${reviewBand(reviews)} on Google${compared ? `, ${compared} the usual number in your area` : ', enough for people to rely on'}.`,
          ),
        ),
      ],
    }
  },
})

/** In words vague enough not to give a number away. */
const comparison = (ratio: number): string => {
  if (ratio < 0.5) return 'less than half'
  if (ratio < 0.9) return 'less than'
  if (ratio <= 1.1) return 'about'
  return ratio < 2 ? 'more than' : 'at least twice'
}
