import { defineComponent } from './component.ts'
import { atMost, seenAt, seenOn, seenOnSite } from './wording/evidence.ts'
import { claiming, none, seenValues, shown } from './wording/claims.ts'
import { note, problem, strength, when } from './wording/findings.ts'
import type { Evidence, Industry } from '@findable/contracts'
import type { Facts } from '../facts/facts.ts'
import { sureSeat } from '../facts/identity-confidences.ts'
import { sureIndustry } from '../facts/industry/sure-industry.ts'
import { placesIn, regionInName } from '../facts/places.ts'
import { stateNamedIn, stateOf } from '../facts/states.ts'
import { isPostBox } from '../facts/street-addresses.ts'
import type { Page } from '../page/page.ts'
import { firstMention } from '../text/mentions.ts'
import { plainWords } from '../text/plain-words.ts'
import { wordCount } from '../text/words.ts'
import { scoreOf, shareOf } from './score-parts.ts'
import { placesOf } from './business/main-place.ts'
import { sellsEverywhere, sellsSoftware } from './business/sells-everywhere.ts'
import { namesAPlace, pagesOfServices } from './business/service-pages.ts'
import { isInternal, outsideAustralia, readSite, whereLooked } from './site/site.ts'
import { count, list, shorten } from './wording/phrases.ts'
import { pageNames } from './wording/page-names.ts'

/** Industries whose customers mostly look for somebody near them. Our judgement. */
const soughtByPlace: ReadonlySet<string> = new Set<Industry>([
  'Trades & Services',
  'Building & Construction',
  'Health & Wellness',
  'Hospitality & Food Services',
  'Beauty & Personal Care',
  'Professional Services',
  'Education & Training',
  'Real Estate & Property',
  'Transport, Logistics & Auto Services',
])

/** Industries whose work is done where the customer is. Our judgement. */
const onSite: ReadonlySet<string> = new Set<Industry>(['Trades & Services', 'Building & Construction'])

/** A builder with an address works around it, whatever the title says of Australia. */
const worksOnSite = (industry: Facts['industry'], { suburb, confidences }: Facts['identity']): boolean =>
  onSite.has(sureIndustry(industry)) && suburb !== null && confidences.suburb >= sureSeat

/** Longer headings are text. */
const longestHeading = 10

/** Percent. */
const shares = { title: 35, headings: 25, servicePages: 25, text: 15 }

export const localKeywords = defineComponent({
  id: 'local-keywords',
  pillar: 'localSeo',
  title: 'Your suburb on your pages',
  criteria:
    `Whether your pages name the suburb or region you work in. In the title of your home page it counts ${shares.title}% (half when only the state is named), in its headings ${shares.headings}% (half when only a smaller heading names it), ` +
    `on your service pages ${shares.servicePages}% (title, headings or text), in the text of your home page outside headings and footer ${shares.text}%. The shares are our judgement: the title is what a search for a trade and a suburb is matched with first. ` +
    'Businesses that sell all over Australia or online are left out where neither title nor main heading names a place, unless they are builders or tradespeople with an address, and so are those of industries whose customers may come from anywhere (our judgement); the suburb of a post office box is no place of work. Only the place words count here; what you offer counts under "Pages for what you do".',
  needs: ['crawl', 'identity', 'contact', 'services', 'industry'],
  tip: {
    title: 'Say where you work',
    ease: 3,
    steps: [
      'Put your trade and your main suburb into the title of your home page.',
      'Put the suburb or region into its main heading, beside what you do.',
      'List the suburbs you serve on your home page, each where it reads naturally.',
      'Name the suburb on every service page, with a job you did there.',
    ],
  },
  assess({ crawl, identity, contact, services, industry }) {
    const site = readSite(crawl.data)
    if (identity.abroad) return outsideAustralia(identity.abroad)
    const home = site.home.page
    const places = placesOf(identity)
    const [place = null] = places
    const title = home.titles[0] ?? ''
    const inTitle = firstMention(title, places)
    const visible = home.headings.filter(({ hidden }) => !hidden)
    const inMain = visible.find(({ level, text }) => level === 1 && firstMention(text, places))
    /** "Riverina Safes" in Wagga Wagga: the name says the region, and no words beside it say where. */
    const besideName = plainWords(title).replace(plainWords(identity.name ?? ''), ' ')
    const inNameOnly =
      inTitle !== null && identity.suburb !== null && inTitle !== identity.suburb && !firstMention(besideName, places)
    /** "Hunter Carpentry" may be in the Hunter, or belong to a Mr Hunter. */
    const perhaps = inTitle === null ? regionInName(identity.name, identity.state) : null
    const mayName = (text: string): boolean => perhaps !== null && firstMention(text, [perhaps]) !== null
    const presentsPlace = inTitle !== null || inMain !== undefined
    const seemsNationwide = sellsSoftware(site) || (sellsEverywhere(site) && !worksOnSite(industry, identity))
    if (!presentsPlace && seemsNationwide)
      return {
        outcome: 'notApplicable',
        reason:
          'Your website speaks to customers all over Australia or online; which place its title should name, if any, only you can tell.',
      }
    if (!presentsPlace && !soughtByPlace.has(sureIndustry(industry)))
      return {
        outcome: 'notMeasured',
        reason:
          'We read none of the places your pages name in the title and main heading of your home page, and whether your customers look for you by place we cannot tell.',
      }
    if (place === null && contact.addresses.some(({ street }) => isPostBox(street)))
      return {
        outcome: 'notMeasured',
        reason:
          'The only place we recognised on your website is that of a post office box, and where your customers are it does not tell.',
      }
    const [mentioned] = place === null ? site.pages.flatMap(({ page }) => placesIn(page.text.main)) : []
    if (mentioned !== undefined)
      return {
        outcome: 'notMeasured',
        reason: `Your pages name places, such as ${mentioned}, and we could not tell whether you work there.`,
      }
    // A state or territory is a place too, though too wide to be searched for with a trade.
    const wide = site.pages.map(({ page }) => stateNamedIn(page.text.main)).find((one) => one !== null) ?? null
    if (place === null)
      return {
        outcome: 'scored',
        score: 0,
        confidence: site.confidence - 0.35,
        evidence: [
          seenOnSite(
            crawl,
            `We looked for a suburb, region or postcode in titles, headings, text, footer and markup ${whereLooked(site)} and recognised ${wide === null ? 'none' : `no more than a state, ${wide}`}.`,
          ),
          seenOn(site.home, 'The title of the home page names no place we know.', home.titles[0]),
        ],
        findings: [
          wide === null
            ? claiming(
                problem(
                  `Say which suburbs or regions you serve: we recognised no place name ${whereLooked(site)}. People who want somebody near them search for a trade and a place.`,
                  1,
                ),
                none('place'),
              )
            : problem(
                `Say which towns or regions of ${wide} you serve: we recognised none ${whereLooked(site)}. People who want somebody near them search for a trade and a place.`,
                1,
              ),
        ],
      }

    const named = inTitle ? null : stateNamedIn(title)
    // A title with another state in it was copied from elsewhere.
    const state = named !== null && identity.state !== null && stateOf(named) !== identity.state ? null : named
    const mainMayName = visible.some(({ level, text }) => level === 1 && mayName(text))
    const hasMain = visible.some(({ level, text }) => level === 1 && text !== '')
    const inSmaller = visible.find(
      (heading) => heading.level > 1 && firstMention(heading.text, places) && !isOneOfList(heading, visible, places),
    )
    /** "Newtown Chiropractic" as a link names another business. */
    const leadsAway = new Set(home.links.filter(({ url }) => url && !isInternal(site, url)).map(({ text }) => text))
    const placed = home.blocks.filter(
      ({ tag, text, inFooter, inNav }) =>
        !inFooter &&
        !inNav &&
        (!/^h[1-6]$/.test(tag) || wordCount(text) > longestHeading) &&
        !leadsAway.has(text) &&
        firstMention(text, places),
    )
    /** A sentence rather than the line with the address at the top of the page. */
    const inText = placed.find(({ text, inHeader }) => !inHeader && wordCount(text) > longestHeading) ?? placed[0]
    const servicePages = pagesOfServices(site, services)
    const placeless = servicePages.filter((page) => !namesAPlace(page, places))
    const seen = identity.seen.find(({ part }) => part === 'suburb')
    const asPlace = (evidence: Evidence) =>
      shown(
        seenValues('place', [place], (one) => one),
        () => evidence,
      )
    return {
      outcome: 'scored',
      score: scoreOf([
        { weight: shares.title, met: inTitle ? 1 : state ? 0.5 : mayName(title) ? null : 0 },
        { weight: shares.headings, met: inMain ? 1 : inSmaller ? 0.5 : mainMayName ? null : 0 },
        { weight: shares.servicePages, met: shareOf(servicePages, (page) => !placeless.includes(page)) },
        { weight: shares.text, met: inText ? 1 : 0 },
      ])!,
      confidence: site.confidence - (identity.suburb === null ? 0.15 : 0),
      evidence: [
        ...(seen
          ? asPlace(seenAt(crawl, seen.url, `Places we read on your pages: ${list(places, 5)}.`, seen.quote))
          : asPlace(seenOnSite(crawl, `Places we read on your pages: ${list(places, 5)}.`))),
        seenOn(
          site.home,
          inTitle
            ? `The title of the home page names ${inTitle}${inNameOnly ? ', as part of your name' : ''}.`
            : state
              ? `The title of the home page names a state, ${state}, and none of these places.`
              : mayName(title)
                ? `The title of the home page names none of these places; "${perhaps}" in your name may be one.`
                : 'The title of the home page names none of these places.',
          home.titles[0],
        ),
        seenOn(
          site.home,
          inMain
            ? `The main heading names ${firstMention(inMain.text, places)}.`
            : inSmaller
              ? `A smaller heading names ${firstMention(inSmaller.text, places)}; ${hasMain ? 'the main one does not' : 'there is no main one (h1)'}.`
              : 'We read none of these places in the headings of the home page.',
          (inMain ?? inSmaller ?? visible.find(({ level }) => level === 1))?.text,
        ),
        seenOn(
          site.home,
          inText
            ? `The text of the home page names ${firstMention(inText.text, places)}.`
            : 'We read none of these places in the text of the home page, outside headings and footer.',
          inText?.text,
        ),
        ...(servicePages.length > 0
          ? [
              seenOnSite(
                crawl,
                `Of ${count(servicePages.length, 'page')} that we took for service pages, ${servicePages.length - placeless.length} ${servicePages.length - placeless.length === 1 ? 'names' : 'name'} a place.`,
              ),
            ]
          : []),
        ...atMost(
          5,
          placeless.map((page) =>
            seenOn(
              page,
              'We read no place in title, headings and text of this page, outside the footer.',
              page.page.titles[0],
            ),
          ),
          crawl,
        ),
      ],
      findings: [
        ...when(inNameOnly, () =>
          note(
            `The title of your home page names ${inTitle} as part of your name only. If people look for you by another place, name that too.`,
          ),
        ),
        ...when(state !== null, () =>
          note(
            `The title of your home page names ${state}. If most of your customers come from one part of it, name that too.`,
          ),
        ),
        ...when(!inTitle && !state && mayName(title), () =>
          note(
            `"${perhaps}" in your name may tell where you work. If people look for you by a town or suburb, put that into the title of your home page too.`,
          ),
        ),
        ...when(!inTitle && !state && !mayName(title), () =>
          problem(
            `Put the place most of your customers come from into the title of your home page: it ${home.titles[0] ? `says "${shorten(home.titles[0], 70)}", with none of the places your pages name` : 'has none'}. Many people search for a trade and a place, and the title is the line of yours they see first.`,
            2,
            site.home,
          ),
        ),
        ...when(!inMain && !mainMayName, () =>
          problem(
            hasMain
              ? 'Name the place most of your customers come from in the main heading of your home page: we read none of the places your pages name there.'
              : 'Give your home page a main heading (h1), with the place most of your customers come from in it: it has none.',
            2,
            site.home,
          ),
        ),
        ...when(placeless.length > 0, () =>
          problem(
            `Name the place on ${pageNames(placeless)} too, where you offer a service there: we read none in title, headings and text outside the footer.`,
            2,
            placeless[0],
          ),
        ),
        ...when(!inText && inTitle !== null, () =>
          problem(`Mention ${inTitle} in the text of your home page, not only around it.`, 2, site.home),
        ),
        ...when(inTitle !== null && !inNameOnly && inMain !== undefined && placeless.length === 0, () =>
          strength(`Your pages say where you work (${inTitle}), where searchers and Google look first.`),
        ),
      ],
    }
  },
})

/** A dish called "Newtown" in a list of dishes: nothing but a place's name, among headings of its level that name none. */
const isOneOfList = (heading: Heading, all: readonly Heading[], places: readonly string[]): boolean => {
  const others = all.filter((other) => other.level === heading.level && other !== heading)
  return (
    others.length >= shortestList &&
    places.some((place) => plainWords(place) === plainWords(heading.text)) &&
    others.every(({ text }) => firstMention(text, places) === null)
  )
}
const shortestList = 4
type Heading = Pick<Page['headings'][number], 'level' | 'text'>
