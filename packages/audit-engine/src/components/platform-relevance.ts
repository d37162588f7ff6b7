import { defineComponent } from './component.ts'
import { seenAt } from './wording/evidence.ts'
import { note, problem, strength, when } from './wording/findings.ts'
import { meanOf } from './score-parts.ts'
import { platformFit, platformNames, platformsByFit } from './business/platform-fit.ts'
import { ownProfiles } from './business/profiles.ts'
import { readSite } from './site/site.ts'
import { isSureIndustry, sureIndustry } from '../facts/industry/sure-industry.ts'
import { list } from './wording/phrases.ts'

/** By weight in the industry, 0 to 3: next to a platform that matters, and without one. */
const worth = { beside: [0.5, 0.8, 1, 1], without: [0.1, 0.4, 1, 1] } as const

const title = 'Put your effort where your customers are'
const steps = {
  ask: 'Ask your next ten customers where they would look for you.',
  choose: [
    'Keep up the platform they name most, and one more.',
    'On the others, leave a pinned post that says where to find you.',
  ],
  keep: 'Keep up the platform they name most.',
}
/** Of two platforms, "one more" leaves no others. */
const fewestToChooseFrom = 3

export const platformRelevance = defineComponent({
  id: 'platform-relevance',
  pillar: 'socialMediaPresence',
  title: 'Right platforms for your customers',
  criteria:
    `How well the platforms you chose fit the customers of your industry: a main or useful platform counts ${100 * worth.without[3]}, a marginal one ${100 * worth.without[1]} (${100 * worth.beside[1]} beside a main one), any other ${100 * worth.without[0]} (${100 * worth.beside[0]} beside a main one); your score is their mean (weights and values are our judgement). ` +
    'A platform you are not on takes nothing away here; it counts under "Social platforms you are on". Without any profile there is no choice to judge.',
  needs: ['crawl', 'social', 'industry'],
  tip: {
    title,
    ease: 2,
    steps: [steps.ask, ...steps.choose],
  },
  assess({ crawl, social, industry }) {
    const site = readSite(crawl.data)
    const profiles = ownProfiles(social)
    if (profiles.length === 0)
      return {
        outcome: 'notApplicable',
        reason:
          'We found no link to a social profile on your website, so there is no choice of platforms to judge. The absence itself counts under "Social platforms you are on".',
      }
    const advised = sureIndustry(industry)
    const isSure = isSureIndustry(industry)
    const weights = platformFit(advised)
    const platforms = platformsByFit(advised).filter((platform) =>
      profiles.some((profile) => profile.platform === platform),
    )
    const marginal = platforms.filter((platform) => weights[platform] <= 1)
    const useless = marginal.filter((platform) => weights[platform] === 0)
    const names = (some: typeof platforms) => list(some.map((platform) => platformNames[platform]))
    const main = platforms.filter((platform) => weights[platform] === 3)
    return {
      outcome: 'scored',
      score:
        100 * meanOf(platforms.map((platform) => worth[main.length > 0 ? 'beside' : 'without'][weights[platform]]))!,
      confidence: site.confidence - 0.2 - (isSure ? 0 : 0.2),
      job:
        marginal.length > 0 && platforms.length < fewestToChooseFrom
          ? { title, steps: [steps.ask, steps.keep] }
          : undefined,
      evidence: platforms.map((platform) => {
        const profile = profiles.find((one) => one.platform === platform)!
        return seenAt(
          crawl,
          profile.linkedOn[0] ?? profile.markedUpOn!,
          `${platformNames[platform]} weighs ${weights[platform]} of 3 for ${isSure ? industry.industry : 'most local businesses'}.`,
          profile.url,
        )
      }),
      findings: [
        ...when(marginal.length > 0, () => {
          const text = `Ask your customers whether they use ${names(marginal)}: in our judgement ${marginal.length === 1 ? 'it weighs' : 'they weigh'} little for ${isSure ? industry.industry : 'most local businesses'} as a whole, and yours may differ.${marginal.includes('linkedin') ? ' If your customers are businesses, LinkedIn is right.' : ''}`
          return main.length === 0 && useless.length > 0 ? problem(text, 2) : note(text)
        }),
        ...when(isSure && main.length > 0, () =>
          strength(`We count ${names(main)} among the main platforms for ${industry.industry}.`),
        ),
      ],
    }
  },
})
