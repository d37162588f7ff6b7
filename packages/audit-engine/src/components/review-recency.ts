import { defineComponent } from './component.ts'
import { problem, strength, when } from './wording/findings.ts'
import { noOwnPlace, notAsked, placePage, sureness, toldByGoogle } from './outside/google-places.ts'
import { praiseForbidden } from './reviews/review-counts.ts'

/** By age of the newest review, in days. */
const steps = [
  { upTo: 30, score: 100, age: 'not older than 30 days' },
  { upTo: 90, score: 60, age: 'between 30 and 90 days old' },
  { upTo: 365, score: 30, age: 'older than 90 days' },
  { upTo: Infinity, score: 10, age: 'older than a year' },
] as const
const [fresh, recent, thisYear, older] = steps
const day = 86_400_000
/** Google shows no more than this many. */
const sample = 5

export const reviewRecency = defineComponent({
  id: 'review-recency',
  pillar: 'reviewsRating',
  title: 'How recent your reviews are',
  criteria:
    `The age of the newest review Google shows us: up to ${fresh.upTo} days counts ${fresh.score}, up to ${recent.upTo} days ${recent.score}, up to a year ${thisYear.score}, older ${older.score}. The steps are our judgement; our guide advises one review at least every four to six weeks. ` +
    `Google shows us ${sample} reviews at most, the ones it finds most relevant; where you have more, a newer one may be among the others, and we are less sure of an old date. ` +
    'Registered health professions are left out: the National Law (section 133) limits how they may use praise.',
  needs: ['crawl', 'industry'],
  uses: ['places'],
  independentOfScripts: true,
  tip: {
    title: 'Keep new reviews coming',
    ease: 2,
    repeats: 'monthly',
    steps: [
      'Make the request part of every sale: send the link to your Google reviews with the invoice.',
      'Put a note into your calendar for the first of each month: is there a review from last month?',
      'If not, ask the last five customers.',
    ],
  },
  assess({ places, crawl, industry }) {
    const forbidden = praiseForbidden({ crawl, industry })
    if (forbidden) return forbidden
    if (places.outcome === 'unavailable')
      return notAsked('Only Google can tell how recent your reviews there are.', places)
    const { place } = places.data
    if (place === null) return noOwnPlace(places.data, 'are no reviews to date')
    const newest = place.reviewTimes[0]
    if (newest === undefined)
      return {
        outcome: 'notMeasured',
        reason:
          place.reviews === 0
            ? 'Nobody has reviewed your business on Google yet, so there is no date. The absence itself counts under "Number of reviews".'
            : 'Google shows ratings of your business without a written review, and those carry no date.',
      }
    const age = (Date.parse(places.at) - Date.parse(newest)) / day
    const step = steps.find(({ upTo }) => age <= upTo)!
    const whole = place.reviews <= sample
    return {
      outcome: 'scored',
      score: step.score,
      confidence: sureness[place.matchedBy] - (whole || step === fresh ? 0 : 0.35),
      evidence: [
        toldByGoogle(
          places,
          `The newest review${whole ? '' : ' among those'} Google shows us is ${step.age}.`,
          placePage(place),
        ),
      ],
      findings: [
        ...when(step === fresh, () => strength(`Your Google reviews are fresh: the newest is ${fresh.age}.`)),
        ...when(step !== fresh, () =>
          problem(
            `Ask for a review this week: the newest ${whole ? 'you have' : 'of those Google shows us'} is ${step.age}, and fresh ones tell people that you are still as good.`,
            1,
          ),
        ),
      ],
    }
  },
})
