import { platformNames } from './business/platform-fit.ts'
import { doubledPlatforms, mayLeadTo, platformsIn, presenceOf, seenProfiles } from './business/profiles.ts'
import { defineComponent } from './component.ts'
import { scoreOf } from './score-parts.ts'
import { addressKey } from './site/addresses.ts'
import { businessItems } from '../facts/business-items.ts'
import { readSite } from './site/site.ts'
import { shareCards } from './social/share-cards.ts'
import { closedNetworks, iconsOfPosts, leftOver, misspeltHandles, unlinkedIcons } from './social/useless-links.ts'
import { shown } from './wording/claims.ts'
import { seenAt } from './wording/evidence.ts'
import { note, problem, strength, when } from './wording/findings.ts'
import { pageNames } from './wording/page-names.ts'
import { percent, shorten } from './wording/phrases.ts'

/** Percent. */
const shares = { links: 40, markup: 25, cards: 35 }
/** What a profile counts for that only another page links to. */
const linkedElsewhere = 0.6

const title = 'Tie your website and your profiles together'
const toShare = 'Choose what people see when your pages are shared'
const inEditor =
  'under "social sharing" or "Open Graph" in your website editor or, if you have none, with the person who looks after your website.'
const steps = {
  link: 'Put a link to each of your profiles into the footer of your website, and click each one to see that it opens your page.',
  mend: 'Point each icon and link that this job names at your own profile, or take it out where you have none.',
  share: `Add what the pages that this job names lack, such as a picture: ${inEditor}`,
  alsoCorrect: 'In the same place, correct the addresses, pictures and texts for sharing that this job names.',
  correct: `Correct the addresses, pictures and texts for sharing that this job names: ${inEditor}`,
  see: 'Send yourself the address of a page in a message, and look at what appears.',
  mark: 'List the profile addresses under "sameAs" in your structured data, or in the social settings of your search plugin.',
}

export const socialMedia = defineComponent({
  id: 'social-media',
  pillar: 'socialMediaPresence',
  title: 'Social links and sharing',
  criteria:
    `How well your site and your profiles are tied together. A visible link from your home page to each profile counts ${shares.links}% (${percent(linkedElsewhere)} of that when only another page has it), ` +
    `profiles named in your structured data ("sameAs", so that search engines know they are yours) ${shares.markup}%, share cards ${shares.cards}%: a picture (Open Graph tag "og:image"), a title and a text for when somebody shares your page; where the card has no title or text of its own, the page's serve, as Facebook does it. The shares are our judgement. ` +
    'Which platforms you are on, and how many, counts under "Social platforms you are on", and without any profile there is nothing to tie: only the share cards count for something here. A profile that your site links to is "linked, not verified": we do not open it. ' +
    'Icons that lead nowhere or to a single post, texts for sharing that say nothing, share pictures and addresses that lie on a preview or template address, pages that are shared as the home page or with two titles, and several addresses on one platform are named in the report and cost nothing.',
  needs: ['crawl', 'social'],
  tip: {
    title,
    ease: 3,
    steps: [steps.link, steps.share, steps.mark],
  },
  assess({ crawl, social }) {
    const site = readSite(crawl.data)
    const { profiles, posts, absence } = presenceOf(social, site)
    const home = addressKey(site.home.finalUrl)
    const fromHome = profiles.filter(({ linkedOn }) => linkedOn.some((url) => addressKey(url) === home))
    const linked = profiles.filter(({ linkedOn }) => linkedOn.length > 0)
    const marked = profiles.filter(({ markedUpOn }) => markedUpOn !== null)
    // Findings name platforms, so two addresses on one platform are judged together.
    const fromElsewhere = onOtherPlatforms(linked, fromHome)
    const hidden = onOtherPlatforms(marked, linked).filter(({ platform }) => !mayLeadTo(site, platform))
    const unmarked = onOtherPlatforms(linked, marked)
    const platforms = platformCount(profiles)
    const icons = unlinkedIcons(site, crawl)
    const useless = leftOver(site, social, linked, crawl)
    const single = iconsOfPosts(posts, crawl)
    const gone = closedNetworks(site)
    const slips = misspeltHandles(site)
    const cards = shareCards(site, crawl)
    const isUseless = (where: 'link' | 'sameAs') => useless.found.some((one) => one.where === where)
    // Without a profile there is nothing to link or to name.
    const isLinked = platformCount(fromHome) === platforms
    const isMended = icons.found.length + single.found.length + gone.found.length === 0 && !isUseless('link')
    // Without a note about the business there is nothing to name profiles in; that it lacks is a check of its own.
    const isMarkedUp = site.pages.some(({ page }) => businessItems(page).length > 0)
    const isMarked = !isMarkedUp || (platformCount(marked) === platforms && !isUseless('sameAs'))
    const open = [
      ...(isLinked ? [] : [steps.link]),
      ...(isMended ? [] : [steps.mend]),
      ...(cards.isFilled ? [] : [steps.share]),
      ...(cards.isRight ? [] : [cards.isFilled ? steps.correct : steps.alsoCorrect]),
      ...(cards.isFilled && cards.isRight ? [] : [steps.see]),
      ...(isMarked ? [] : [steps.mark]),
    ]
    return {
      outcome: 'scored',
      score: scoreOf([
        {
          weight: shares.links,
          met:
            platforms === 0
              ? 0
              : (platformCount(fromHome) + linkedElsewhere * platformCount(fromElsewhere)) / platforms,
        },
        { weight: shares.markup, met: platforms === 0 ? 0 : platformCount(marked) / platforms },
        { weight: shares.cards, met: cards.met },
      ])!,
      confidence: site.confidence - (profiles.length === 0 ? 0.25 : 0.05),
      job: open.length === 0 ? undefined : { title: isLinked && isMended && isMarked ? toShare : title, steps: open },
      evidence: [
        ...absence(crawl),
        ...shown(seenProfiles(profiles), ({ platform, url, linkedOn, markedUpOn }) =>
          seenAt(
            crawl,
            linkedOn[0] ?? markedUpOn!,
            `${platformNames[platform]}: ${linkedOn.length > 0 ? 'linked, not verified' : mayLeadTo(site, platform) ? 'named in markup; where the icon on your pages leads, only a script says' : 'named in markup only, with no link to click'}${linkedOn.length > 0 && markedUpOn ? ', and named in markup' : ''}.`,
            url,
          ),
        ),
        cards.home,
        ...useless.evidence,
        ...icons.evidence,
        ...single.evidence,
        ...cards.evidence,
      ],
      findings: [
        ...doubledPlatforms(profiles).map(([first, second, ...rest]) =>
          note(
            `Open the ${rest.length + 2} addresses on ${platformNames[first.platform]} that your pages link to or show (such as ${shorten(first.url, 60)} and ${shorten(second.url, 60)}): if one is old or not yours, link only the other.`,
          ),
        ),
        ...[icons, single, useless, gone, slips].flatMap(({ findings }) => findings),
        ...when(hidden.length > 0, () =>
          problem(
            `Add a link to ${platformsIn(hidden)} that visitors can click: only your markup names ${platformCount(hidden) === 1 ? 'it' : 'them'}.`,
            1,
          ),
        ),
        ...when(fromElsewhere.length > 0, () =>
          problem(
            `Link to ${platformsIn(fromElsewhere)} from your home page too: of the pages we read, only others do, such as ${pageNames([...site.pages, ...site.copies.map(({ page }) => page)].filter(({ finalUrl }) => finalUrl === fromElsewhere[0]!.linkedOn[0]))}.`,
            1,
          ),
        ),
        ...cards.findings,
        ...when(isMarkedUp && unmarked.length > 0, () =>
          note(
            `Name ${platformsIn(unmarked)} in your structured data ("sameAs"), so that search engines know the ${platformCount(unmarked) === 1 ? 'profile is' : 'profiles are'} yours.`,
          ),
        ),
        ...when(profiles.length > 0 && platformCount(fromHome) === platforms, () =>
          strength(`Visitors get from your home page to your ${platformsIn(profiles)}.`),
        ),
        ...cards.strengths,
      ],
    }
  },
})

const platformCount = (some: readonly { platform: string }[]): number =>
  new Set(some.map(({ platform }) => platform)).size

/** The profiles on platforms that none of the `others` is on. */
const onOtherPlatforms = <Profile extends { platform: string }>(
  profiles: readonly Profile[],
  others: readonly Profile[],
): Profile[] => profiles.filter(({ platform }) => !others.some((other) => other.platform === platform))
