import type { Facts } from '../facts/facts.ts'
import type { WebsiteCrawl } from '../sources/source.ts'
import { defineComponent, type Job } from './component.ts'
import { seenAt, seenOn, seenOnSite } from './wording/evidence.ts'
import { claiming, none, showing, some } from './wording/claims.ts'
import { note, problem, strength, when } from './wording/findings.ts'
import { placePage, toldByGoogle } from './outside/google-places.ts'
import { praiseForbidden } from './reviews/review-counts.ts'
import { findWidgets, isOfGoogle, possibleWidget } from './reviews/review-widgets.ts'
import { praiseOfInjuryLawyers, praiseUnasked } from './reviews/praise-unasked.ts'
import { googleSearchLink, isForReviews, linkedPlaces, usualPlaces } from './reviews/review-places.ts'
import { isOnlineOnly } from './business/sells-everywhere.ts'
import { sureIndustry } from '../facts/industry/sure-industry.ts'
import { isNotOpenYet, notOpenYet } from './site/not-open-yet.ts'
import { pathOf } from './site/addresses.ts'
import { readSite, unreadAddresses, whereLooked } from './site/site.ts'
import { toldBySearch } from './outside/web-search.ts'
import { claimedRating } from './reviews/claimed-rating.ts'
import { pageNames } from './wording/page-names.ts'
import { either, list, quoted } from './wording/phrases.ts'

const forGoogle = 70
const forMap = 50
/** Points for what exists but is not linked. */
const forProfile = 40
const forEachUnlinked = 15
const forEachOther = 30
/** Places for reviews that take businesses working online. */
const online = ['Trustpilot', 'Facebook reviews']
const steps = {
  profile: 'Open your Google Business Profile and choose "Ask for reviews"; copy the link it gives you.',
  online: `Choose one place that takes businesses working online, such as ${either(online)}, and add yours there.`,
  put: 'Put that link on your website, and where customers see it afterwards: in your emails, on invoices, receipts or a card.',
  ask: 'Ask every customer soon after. "It only takes 30 seconds!" helps.',
}
const title = 'Make it easy to leave a review'
/** For a website that leads to its reviews on Google. */
const second: Job = {
  title: 'Choose a second place for reviews',
  steps: [
    'Choose one place that your customers know, such as one that this job names, and add your business there.',
    'Link to it beside your link to Google, and name either when you ask a customer for a review.',
  ],
}

export const reviews = defineComponent({
  id: 'reviews',
  pillar: 'reviewsRating',
  title: 'Places for reviews',
  criteria:
    `Whether your website leads customers to places that others run, where they can read and leave reviews: a link to your Google reviews counts ${forGoogle}, one to your entry on Google Maps, which shows them too, or a widget on your pages that does, ${forMap}, each other place ${forEachOther}, up to 100 (our judgement). ` +
    `Google gives no Business Profile to businesses that never meet their customers in person: where yours seems to work online only, we do not ask for one, and the first other place counts ${forGoogle}. ` +
    `Where Google and a web search could be asked, what is there without a link counts less: your profile on Google ${forProfile}, each other place ${forEachUnlinked}. ` +
    'Only places made for reviews count here; business directories count under "Local directories", praise and review widgets of other kinds on your own pages under "Testimonials on your website". ' +
    'How many reviews you have, how good and how recent they are, are checks of their own. ' +
    'Registered health professions are left out: the National Law (section 133) limits how they may use praise. So are charities, clubs and health professions with rules of their own, where there is no such link. Where we found none, and did not read a page called after reviews, or a widget may show some, the check is left out.',
  needs: ['crawl', 'social', 'industry', 'identity'],
  uses: ['places', 'search'],
  tip: {
    title,
    ease: 3,
    steps: [steps.profile, steps.put, steps.ask],
  },
  assess({ crawl, social, industry, identity, places, search }) {
    const site = readSite(crawl.data)
    const limited = praiseForbidden({ crawl, industry }) ?? praiseOfInjuryLawyers(site)
    if (limited) return limited
    const linkedTo = linkedPlaces(social, sureIndustry(industry), site, identity.name)
    const found = linkedTo.filter(({ kind }) => kind !== 'listing')
    /** It counts under "Local directories". */
    const directory = linkedTo.find(({ kind, isCalledReviews }) => kind === 'listing' && isCalledReviews)
    if (found.length === 0 && isNotOpenYet(site)) return notOpenYet('reviews')
    const google = found.find(({ kind }) => kind === 'google')
    const map = found.find(({ kind }) => kind === 'map' || kind === 'search')
    const widgets = findWidgets(site)
    const maybe = possibleWidget(site)
    const widget = widgets.find(isOfGoogle) ?? widgets.find(({ mayBeGoogle }) => mayBeGoogle)
    const others = found.filter(({ kind }) => kind === 'reviews')
    // The places we know are Australian.
    const usual = identity.abroad ? [] : usualPlaces('reviews', sureIndustry(industry)).slice(0, 3)
    const profile = places.outcome === 'gathered' ? places.data.place : null
    const profileMissing = places.outcome === 'gathered' && places.data.lookedFor !== null && profile === null
    const isOpen = profile !== null && profile.status !== 'CLOSED_PERMANENTLY'
    const unlinked = searchedPlaces(search).filter((name) => others.every((other) => other.name !== name))
    const claimed = claimedRating(site)
    const unread = unreadReviews(crawl.data)
    const searched = googleSearchLink(site)
    const isNone = found.length === 0 && !widget && !profile
    if (isNone && unread !== undefined)
      return {
        outcome: 'notMeasured',
        reason: `We found no link to a place for reviews ${whereLooked(site)}, and did not read ${pathOf(unread)}, which may have one.`,
      }
    const gone = crawl.data.others.find(({ url, status }) => status >= 400 && aboutReviews.test(pathOf(url)))
    if (isNone && maybe)
      return {
        outcome: 'notMeasured',
        reason: `We found no link to a place for reviews ${whereLooked(site)}, and what ${maybe.name} shows there may be reviews on Google: it comes from another website, which we do not read.`,
      }
    const unasked = isNone && claimed === null ? praiseUnasked(site, { identity, industry }) : null
    if (unasked) return unasked
    const onGoogle = google ? forGoogle : map || widget ? forMap : isOpen ? forProfile : 0
    const onlineOnly = onGoogle === 0 && identity.phone === null && isOnlineOnly(site, identity)
    const lacksGoogle = !google && !map && !widget && !onlineOnly
    const forFirst = onlineOnly && others.length > 0 ? forGoogle - forEachOther : 0
    const needsSecond = google !== undefined && others.length + unlinked.length === 0 && usual.length > 0
    return {
      outcome: 'scored',
      score: Math.min(100, onGoogle + forFirst + forEachOther * others.length + forEachUnlinked * unlinked.length),
      confidence: site.confidence - 0.25,
      job: onlineOnly ? { title, steps: [steps.online, steps.put, steps.ask] } : needsSecond ? second : undefined,
      evidence: [
        ...(found.length === 0
          ? [
              seenOnSite(
                crawl,
                `We looked for links to ${list(['Google reviews', ...(onlineOnly ? online : usual)])} and similar places ${whereLooked(site)} and found none${directory ? `; a link about reviews leads to ${directory.name}, which counts under "Local directories"` : ''}.`,
              ),
            ]
          : found.map(({ name, kind, url, foundOn, isLink }) =>
              showing(
                seenAt(
                  crawl,
                  foundOn,
                  `${isLink ? 'A link leads to' : 'The code of this page names'} ${kind === 'map' ? 'a place on Google Maps' : kind === 'search' ? 'a search on Google' : name}.`,
                  url,
                ),
                { about: 'review place', value: name },
                ...(kind === 'reviews' ? [] : [{ about: 'way to Google reviews', value: url } as const]),
              ),
            )),
        ...(widget
          ? [
              isOfGoogle(widget)
                ? showing(seenOn(widget.page, 'A widget shows your Google reviews on this page.', widget.url), {
                    about: 'way to Google reviews',
                    value: widget.url,
                  })
                : seenOn(
                    widget.page,
                    `A review widget of ${widget.name} is on this page; what it shows comes from another website, which we do not read.`,
                    widget.url,
                  ),
            ]
          : []),
        ...(places.outcome === 'gathered' && profile && isOpen
          ? [
              toldByGoogle(
                places,
                'You have a profile on Google, where customers can leave reviews.',
                placePage(profile),
              ),
            ]
          : []),
        ...(search.outcome === 'gathered' && search.data.brand && unlinked.length > 0
          ? [
              toldBySearch(
                search,
                `A web search for your name shows your page on ${list(unlinked)}, which your website does not link to.`,
                search.data.brand.query,
              ),
            ]
          : []),
      ],
      findings: [
        ...when(found.length === 0 && widget === undefined && claimed !== null && maybe === null, () =>
          note(
            `Let visitors check what you say of your rating: we found no link beside ${quoted(claimed!.text, 60)} on ${pageNames([claimed!.page])} or anywhere else that leads to these reviews. Add one, or take the words out: you have to be able to prove them.`,
          ),
        ),
        ...when(!google && !map && widget !== undefined, () =>
          note(
            isOfGoogle(widget!)
              ? 'Your website shows your Google reviews in a widget. Check that it has a link to write a review, or put one beside it.'
              : `Check that the reviews which your website shows through ${widget!.name} have a link to where customers can leave one, or put one beside them.`,
          ),
        ),
        ...when(onlineOnly && others.length === 0, () =>
          claiming(
            problem(
              `Lead customers to a place where they can review you, such as ${either(online)}: we found no such link ${whereLooked(site)}. Many read reviews before they decide. Your business seems to work online only, and Google gives those no Business Profile.`,
              2,
            ),
            none('review place'),
          ),
        ),
        ...when(lacksGoogle && maybe !== null, () =>
          note(
            `Check whether what your website shows through ${maybe!.name} are reviews on Google, with a link to leave one. We found no other link to reviews there ${whereLooked(site)}.`,
          ),
        ),
        ...when(lacksGoogle && maybe === null, () =>
          claiming(
            problem(
              `${profileMissing ? 'Once you have' : 'If you have'} a Google Business Profile, link to its reviews from your website: we found no such link ${whereLooked(site)}. Many customers read reviews before they decide, and a link makes it easy to leave one.`,
              2,
            ),
            none('way to Google reviews'),
          ),
        ),
        ...when(isNone && gone !== undefined, () =>
          note(
            `Repair the way to your reviews first: your pages link to ${pathOf(gone!.url)}, which does not open (it answers ${gone!.status}). Where that page is now, it may have such a link.`,
          ),
        ),
        ...when(lacksGoogle && searched !== null, () =>
          note(
            `Point the link "Google" on ${pageNames([searched!.page])} at your profile there, or at its reviews: it opens a search of the web for ${quoted(searched!.query, 60)}, which shows what Google finds that day.`,
          ),
        ),
        ...when(!google && map !== undefined, () =>
          note(
            map!.kind === 'search'
              ? 'Your link about reviews opens a search on Google: see whether it finds your business. One that opens the review box straight away makes it easier to leave a review.'
              : 'Your website links to a place on Google Maps. If that is your entry, a link that opens the review box straight away makes it easier to leave a review.',
          ),
        ),
        ...when(unlinked.length > 0, () =>
          note(`Link to your page on ${list(unlinked)} too: customers can read and leave reviews there.`),
        ),
        ...when(needsSecond, () =>
          note(
            `A second place, such as ${either(usual.slice(0, 2))}, keeps your reputation from hanging on one website.`,
          ),
        ),
        ...when(google !== undefined || others.length > 0, () =>
          claiming(
            strength(
              `Your website leads to where customers read or write reviews: ${list([...(google ? [google.name] : []), ...others.map(({ name }) => name)])}.`,
            ),
            some('review place'),
          ),
        ),
      ],
    }
  },
})

const searchedPlaces = (search: Facts['search']): string[] =>
  search.outcome === 'gathered' ? search.data.directories.filter(isForReviews) : []

/** A page called after reviews that was not read. */
const unreadReviews = (crawl: WebsiteCrawl): string | undefined =>
  unreadAddresses(crawl).find((url) => aboutReviews.test(pathOf(url)))
const aboutReviews =
  /^\/(?:[\w-]+\/)?(?:our-|my-|read-|google-|client-|customer-|patient-|student-|guest-)?reviews?(?:\.\w+)?\/?$/i
