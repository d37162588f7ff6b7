import { sureName } from '../facts/identity-confidences.ts'
import { defineComponent } from './component.ts'
import { problem, strength, when } from './wording/findings.ts'
import { standing, toldBySearch } from './outside/web-search.ts'

/** By rank, best first. */
const steps = [
  { upTo: 1, score: 100 },
  { upTo: 3, score: 70 },
  { upTo: 10, score: 40 },
  { upTo: 20, score: 10 },
] as const

export const brandedSearch = defineComponent({
  id: 'branded-search',
  pillar: 'searchPresence',
  title: 'Found by your own name',
  criteria:
    `Where your own website appears when somebody searches for your business name: first counts ${steps[0].score}, second or third ${steps[1].score}, fourth to tenth ${steps[2].score}, eleventh to twentieth ${steps[3].score}, later or absent 0. The steps are our judgement. ` +
    'We ask Brave Search for Australia, with your suburb added when your name is a single word; Google may order its results differently.',
  needs: ['search', 'identity'],
  unknown: 'Only a web search service can tell where you appear for your own name.',
  tip: {
    title: 'Come first for your own name',
    ease: 2,
    steps: [
      'Put your exact business name into the title of your home page, into its main heading and into the footer.',
      'Use the same spelling on your Google Business Profile, your social profiles and every directory, each with a link to your website.',
      'Add your website to Google Search Console and to Bing Webmaster Tools (both free), and ask them to list your home page.',
      'If an old website of yours appears above the new one, redirect it.',
    ],
  },
  assess({ search, identity }) {
    const { brand } = search.data
    if (identity.name === null || identity.confidences.name < sureName)
      return {
        outcome: 'notMeasured',
        reason: 'Your website does not tell your business name clearly enough for us to search for it.',
      }
    if (brand === null)
      return { outcome: 'notMeasured', reason: 'The search service did not answer the search for your business name.' }
    if (brand.results === 0)
      return {
        outcome: 'notMeasured',
        reason: `A web search for "${brand.query}" gave no result at all, so there is no rank.`,
      }
    const { rank, query } = brand
    return {
      outcome: 'scored',
      score: rank === null ? 0 : steps.find(({ upTo }) => rank <= upTo)!.score,
      confidence: rank === 1 ? 0.9 : 0.7,
      evidence: [toldBySearch(search, `In a web search for "${query}" your website is ${standing(brand)}.`, query)],
      findings: [
        ...when(rank === 1, () => strength(`Your website comes first when somebody searches for "${query}".`)),
        ...when(rank !== 1, () =>
          problem(
            `Make sure that people who know your name get to you: in a web search for "${query}" your website is ${standing(brand)}, so some of them may end up elsewhere.`,
            2,
          ),
        ),
      ],
    }
  },
})
