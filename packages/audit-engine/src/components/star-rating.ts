import { defineComponent } from './component.ts'
import { note, problem, strength, when } from './wording/findings.ts'
import { noOwnPlace, placePage, sureness, toldByGoogle } from './outside/google-places.ts'

/** By average rating, best first. */
const steps = [
  { from: 4.5, score: 100, stars: '4.5 stars or more' },
  { from: 4, score: 75, stars: 'between 4 and 4.5 stars' },
  { from: 3.5, score: 40, stars: 'between 3.5 and 4 stars' },
  { from: 0, score: 10, stars: 'under 3.5 stars' },
] as const
const [excellent, good, fair, poor] = steps
/** Fewer ratings may be luck, good or bad. */
const enough = 10

export const starRating = defineComponent({
  id: 'star-rating',
  pillar: 'reviewsRating',
  title: 'Star rating',
  criteria:
    `Your average rating on Google: ${excellent.from} and up counts ${excellent.score}, ${good.from} counts ${good.score}, ${fair.from} counts ${fair.score}, less ${poor.score}. The steps are our judgement; our guide advises 4.0 or higher. ` +
    'How many people gave it, and how lately, are checks of their own. Without any rating there is nothing to measure.',
  needs: ['places'],
  unknown: 'Only Google can tell your rating there.',
  tip: {
    title: 'Raise your rating honestly',
    ease: 1,
    steps: [
      'Read the reviews with three stars or fewer and write down what comes up more than once.',
      'Fix that first, be it calling back the same day or saying the price before you start.',
      'Answer each of those reviews within 48 hours: thank, say what you have changed, and leave names and details out.',
      'Report a review to Google only when it breaks the rules, such as one from somebody who was never a customer.',
    ],
  },
  assess({ places }) {
    const { place } = places.data
    if (place === null) return noOwnPlace(places.data, 'is no rating to read')
    const { rating, reviews } = place
    if (rating === null)
      return { outcome: 'notMeasured', reason: 'Nobody has rated your business on Google yet, so there is no average.' }
    const step = steps.find(({ from }) => rating >= from)!
    const few = reviews < enough
    return {
      outcome: 'scored',
      score: step.score,
      confidence: sureness[place.matchedBy] - (few ? 0.3 : 0),
      evidence: [
        toldByGoogle(
          places,
          `Your average rating on Google is ${step.stars}${few ? ', given by fewer than ten people' : ''}.`,
          placePage(place),
        ),
      ],
      findings: [
        ...when(step === excellent, () =>
          strength(`Your rating on Google is ${step.stars}: people trust it at a glance.`),
        ),
        ...when(step === good, () =>
          note(`Your rating on Google is ${step.stars}, which is good. From ${excellent.from} on it stands out.`),
        ),
        ...when(step.from < good.from, () =>
          problem(
            `Look into what your critics say: your rating on Google is ${step.stars}, and many people pass over businesses below ${good.from}.`,
            1,
          ),
        ),
      ],
    }
  },
})
