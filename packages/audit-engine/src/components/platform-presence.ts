import { defineComponent } from './component.ts'
import { seenAt } from './wording/evidence.ts'
import { claiming, none, shown } from './wording/claims.ts'
import { problem, strength, when } from './wording/findings.ts'
import { platformFit, platformNames, platformsByFit } from './business/platform-fit.ts'
import { presenceOf, seenProfiles } from './business/profiles.ts'
import { readSite } from './site/site.ts'
import { isSureIndustry, sureIndustry } from '../facts/industry/sure-industry.ts'
import { list } from './wording/phrases.ts'

export const platformPresence = defineComponent({
  id: 'platform-presence',
  pillar: 'socialMediaPresence',
  title: 'Social platforms you are on',
  criteria:
    'Each platform has a weight from 0 to 3 for your industry, or for most local businesses where we are unsure of it (our judgement, starting from the Yellow Social Media Reports on Australian businesses). ' +
    'You have the full score when the platforms your website leads to or names weigh as much as the two heaviest of your industry: one main platform and one backup, as our guide advises. ' +
    'We see only profiles that your website links to or names in its markup: one that it does not mention reaches no visitor of it, and we cannot know it. How they are linked counts under "Social links and sharing".',
  needs: ['crawl', 'social', 'industry'],
  tip: {
    title: 'Be where your customers look: one main platform, one backup',
    ease: 2,
    steps: [
      'Choose the platform your customers use most; ask ten of them which one that is.',
      'If you have none there, make a business page with your exact name and the contact details that your website gives.',
      'Add three photos of your own (the place, the people or the work), and link to your website.',
      'Link to the page from the footer of your website.',
    ],
  },
  assess({ crawl, social, industry }) {
    const site = readSite(crawl.data)
    const { profiles, posts, personal, leadsToPerson, instead, absence } = presenceOf(social, site)
    const weights = platformFit(sureIndustry(industry))
    const ranked = platformsByFit(sureIndustry(industry))
    const wanted = weights[ranked[0]!] + weights[ranked[1]!]
    const found = ranked.filter((platform) => profiles.some((profile) => profile.platform === platform))
    const reached = found.reduce((sum, platform) => sum + weights[platform], 0)
    const isSure = isSureIndustry(industry)
    const names = (some: typeof ranked) => list(some.map((platform) => platformNames[platform]))
    return {
      outcome: 'scored',
      score: 100 * Math.min(1, reached / wanted),
      confidence: site.confidence - (found.length === 0 ? 0.35 : 0.15) - (isSure ? 0 : 0.15),
      evidence:
        found.length === 0
          ? absence(crawl)
          : shown(seenProfiles(profiles), ({ platform, url, linkedOn, markedUpOn }) =>
              seenAt(
                crawl,
                linkedOn[0] ?? markedUpOn!,
                `A profile on ${platformNames[platform]}; ${linkedOn.length > 0 ? 'linked, not verified' : 'named in markup only'}.`,
                url,
              ),
            ),
      findings: [
        ...when(found.length === 0, () =>
          claiming(
            problem(
              `Lead visitors to a profile of your business: of the platforms that we look for, your website ${instead}.${personal !== null && !leadsToPerson ? ' If people should read that page, link to it where they see it.' : ''} If you have one, link to it; if not, start with the platform your customers use most.`,
              1,
            ),
            none('profile'),
          ),
        ),
        ...when(found.length > 0 && reached < wanted, () =>
          problem(
            // Whose icon leads to a post is on that platform.
            posts.length > 0
              ? `Lead visitors to your profile on ${names(posts.map(({ platform }) => platform))} too, not only to a post there.`
              : `Ask ten customers which platforms they use: of those that we look for, your website links to or names profiles on ${names(found)}${personal === null ? '' : ` (and ${personal} on LinkedIn)`} alone.`,
            1,
          ),
        ),
        ...when(reached >= wanted, () =>
          strength(
            `Your website ${profiles.every(({ linkedOn }) => linkedOn.length > 0) ? 'leads to' : 'links to or names'} profiles on ${names(found)}${leadsToPerson && !found.includes('linkedin') ? `, and to ${personal} on LinkedIn` : ''}.`,
          ),
        ),
      ],
    }
  },
})
