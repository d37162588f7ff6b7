import { defineComponent } from './component.ts'
import { seenAt } from './reading/evidence.ts'
import { note, strength, when } from './reading/findings.ts'
import { linkedPlaces, usualPlaces } from './reading/review-places.ts'
import { readSite } from './reading/site.ts'
import { list } from './reading/wording.ts'

/** By how much the listings found weigh. */
const steps = [
  { from: 3, score: 100 },
  { from: 2, score: 85 },
  { from: 1, score: 65 },
  { from: 0, score: 40 },
]

export const localListings = defineComponent({
  id: 'local-listings',
  pillar: 'localSeo',
  title: 'Local directories',
  criteria:
    'Whether you stand in the directories where customers of your industry look. Three listings count 100, two 85, one 65, and one in a directory that your customers hardly use 40 (our judgement). ' +
    'Without a search service we know only the listings your own website links to; when it links to none we do not guess, and the check is left out.',
  needs: ['crawl', 'social', 'industry'],
  tip: {
    title: 'Get listed where your customers look',
    ease: 2,
    steps: [
      'Search for your business name in each directory named above; claim the entry if there is one, or add one (the basic entry is free).',
      'Use exactly the name, address and phone number of your website.',
      'Add your opening hours, three photos and a link to your website.',
    ],
  },
  assess({ crawl, social, industry }) {
    const site = readSite(crawl.data)
    const found = linkedPlaces(social, industry.industry, site).filter(({ kind }) => kind === 'listing')
    const usual = usualPlaces('listing', industry.industry)
    if (found.length === 0)
      return {
        outcome: 'notMeasured',
        reason:
          'Your website links to no directory listing, and whether you are listed all the same only a search or map service can tell; this report was made without one.',
      }
    const expected = found.filter((place) => place.expected)
    const more = usual.filter((name) => !found.some((place) => place.name === name)).slice(0, 3)
    return {
      outcome: 'scored',
      score: steps.find(({ from }) => expected.length >= from)!.score,
      confidence: site.confidence - 0.4,
      evidence: found.map(({ name, url, foundOn, expected: suits }) =>
        seenAt(
          crawl,
          foundOn,
          `A link leads to your listing on ${name}${suits ? '' : ', which customers of your industry hardly use'}; linked, not verified.`,
          url,
        ),
      ),
      findings: [
        ...when(expected.length < 3 && more.length > 0, () =>
          note(
            `Check that you are also on ${list(more)}: your website links to no listing there, which does not mean you have none.`,
          ),
        ),
        ...when(expected.length > 0, () =>
          strength(`Your website leads to your listings on ${list(expected.map(({ name }) => name))}.`),
        ),
      ],
    }
  },
})
