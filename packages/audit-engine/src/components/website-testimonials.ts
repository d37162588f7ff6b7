import type { CrawledPage } from '../sources/source.ts'
import { defineComponent, type Job } from './component.ts'
import { atMost, seenOn, seenOnSite } from './wording/evidence.ts'
import { claiming, counted, none, some } from './wording/claims.ts'
import { note, problem, strength, when } from './wording/findings.ts'
import { meanOf, scoreOf, shareOf } from './score-parts.ts'
import { isNotOpenYet, notOpenYet } from './site/not-open-yet.ts'
import { readSite, whereLooked } from './site/site.ts'
import { fileNameOf } from './site/alt-words.ts'
import { isRegulatedHealth, regulatedServiceOn } from './business/regulated-health.ts'
import { doubtAbout, notCounted, sameWords, toAsk } from './reviews/doubtful-praise.ts'
import { patientStory } from './reviews/patient-stories.ts'
import { praiseOfInjuryLawyers, praiseUnasked } from './reviews/praise-unasked.ts'
import { findWidgets, possibleWidget } from './reviews/review-widgets.ts'
import { leadsToReviews } from './reviews/review-places.ts'
import { possiblePraise } from './reviews/possible-praise.ts'
import { reviewHeading } from './reviews/praise-words.ts'
import type { Testimonial } from './reviews/testimonial.ts'
import { findTestimonials } from './reviews/testimonials.ts'
import { list, percent, quoted } from './wording/phrases.ts'
import { pageNames } from './wording/page-names.ts'

/** By number of testimonials: none, one, two, three or more. */
const presence = [0, 0.55, 0.8, 1] as const
/** Percent. */
const shares = { presence: 40, name: 25, source: 20, date: 15 }
/** Pieces of praise quoted as evidence. */
const mostShown = 3
/** The least that a review widget counts for. */
const widgetWorth = 90
/** The most that counts where two people sign the same words. */
const doubtfulWorth = 50

/** For words that two people sign, or that may be nobody's. */
const toCheck: Job = {
  title: 'Check who wrote your testimonials',
  steps: ['Find out who wrote each of them, and take out those that nobody gave you.'],
}
const toShow = [
  'Choose three recent reviews or letters, and ask the writers whether you may use their words with their name, or that of their company.',
  'Put them on your home page, close to what they praise: the words, the name, the month, and where they come from, such as "from Google".',
  'Replace the oldest each quarter.',
]
/** For praise that lacks something. */
const toComplete: Job = {
  title: 'Say who praised you, where and when',
  steps: [
    'Find each piece of praise in your emails or where it was left, look up who wrote it and when, and ask the writers before you add their names.',
    'Put what this job names as lacking beside it. Take down what you cannot trace to a customer.',
  ],
}

export const websiteTestimonials = defineComponent({
  id: 'website-testimonials',
  pillar: 'reviewsRating',
  title: 'Testimonials on your website',
  criteria:
    `Praise of customers on your own pages: that there is some counts ${shares.presence}% (three pieces or more in full, two ${percent(presence[2])}, one ${percent(presence[1])}), that it carries a name ${shares.name}%, says where it comes from (Google, say, or the firm that its writer signs for) ${shares.source}%, and has a date of its own ${shares.date}% (left out where a date near it may be of something else), each by the share of pieces that do; a first name alone is half a name. ` +
    `Where some praise is signed by a person, only that counts, and there may be more than we can read; where none is, praise counts half, since anybody can write it. A review widget (a box that shows your reviews from another website) counts ${widgetWorth}: it brings names, dates and source, but we cannot look inside. Praise that the page itself calls representative, or a note in its code a placeholder, or that copies of one name with numbers sign, does not count. Where there is some, or two people sign the same words, all of it counts ${doubtfulWorth} at most: nobody can tell what else was made up. ` +
    'All of this is our judgement. We go by headings, quotation marks and the markup of the page, so praise in pictures is not seen; where a heading, a part of a page or a quotation may be praise and we could not read it as such, the check is left out. ' +
    'Registered health professions are left out: the National Law (section 133) forbids testimonials about the clinical side of their services in advertising. So are charities, clubs and health professions with rules of their own, where we recognised no praise.',
  needs: ['crawl', 'identity', 'industry'],
  tip: {
    title: 'Show what customers say about you',
    ease: 3,
    repeats: 'quarterly',
    steps: toShow,
  },
  assess({ crawl, identity, industry }) {
    const site = readSite(crawl.data)
    const doubts = site.content.flatMap((page) => doubtAbout(page) ?? [])
    const found = findTestimonials(site, {
      ownNames: [identity.name ?? '', ...identity.variations],
      places: [identity.suburb ?? '', ...identity.areas],
      doubted: doubts.map(({ page }) => page),
    })
    const named = found.filter(({ name }) => name !== null)
    // Beside signed praise, words without a name may be the business's own.
    const praise = named.length > 0 ? named : found
    const widgets = findWidgets(site)
    const limited = praiseOfInjuryLawyers(site)
    if (limited) return limited
    if (isRegulatedHealth(site, industry.industry))
      return {
        outcome: 'notApplicable',
        settled: true,
        reason: forbidden(
          named.filter(({ isCertain }) => isCertain),
          widgets.length > 0,
          patientStory(site),
        ),
      }
    const twice = praise
      .filter(({ otherNames }) => otherNames.length > 0)
      .toSorted((a, b) => b.otherNames.length - a.otherNames.length)
    const isDoubtful = twice.length + doubts.length > 0
    const dated = praise.filter(({ dating }) => dating === 'dated')
    /** A date near some of it may be of something else. */
    const isUnclear = dated.length === 0 && praise.some(({ dating }) => dating === 'unclear')
    const age = ageOf(praise)
    const sourced = praise.filter(({ source }) => source !== null)
    /** A line such as "straight from our Google reviews" or "4.9 / 5 on Google", a link or a logo may speak of all of it. */
    const mayBeSourced =
      sourced.length === 0 &&
      praise.some(
        ({ page, mayHaveSource }) =>
          mayHaveSource ||
          namesSource.test(page.page.text.body) ||
          page.page.links.some((link) => link.area === 'main' && leadsToReviews(link)) ||
          page.page.images.some(({ alt, src }) => showsSource.test(alt ?? '') || /google/i.test(fileNameOf(src) ?? '')),
      )
    /** A charity's members and volunteers say who they are beside their words. */
    const isUnasked = praiseUnasked(site, { identity, industry }) !== null
    const words = scoreOf([
      {
        weight: shares.presence,
        met: presence[Math.min(3, praise.length)]! * (praise.length > 0 && named.length === 0 ? 0.5 : 1),
      },
      { weight: shares.name, met: meanOf(praise.map(nameWorth)) ?? 0 },
      {
        weight: shares.source,
        met: mayBeSourced || isUnasked ? null : (shareOf(praise, ({ source }) => source !== null) ?? 0),
      },
      { weight: shares.date, met: isUnclear ? null : (shareOf(praise, (one) => dated.includes(one)) ?? 0) },
    ])!
    const regulated = industry.industry === 'Health & Wellness' ? regulatedServiceOn(site) : null
    const careful = when(regulated !== null, () =>
      note(
        `Show no praise of the clinical side of your ${regulated}, if people registered for it provide that: the National Law (section 133) forbids it in advertising. Praise of anything else is allowed.`,
      ),
    )
    if (praise.length + widgets.length === 0 && isNotOpenYet(site)) return notOpenYet('testimonials')
    if (praise.length + widgets.length === 0) {
      if (doubts.length > 0) return { outcome: 'notMeasured', reason: notCounted(doubts[0]!) }
      const unread = site.unlinked.find((text) => reviewHeading.test(text))
      if (unread !== undefined)
        return {
          outcome: 'notMeasured',
          reason: `We could not tell whether your pages show the words of customers: ${quoted(unread, 60)} in your menu or footer has no address, so we could not follow it.`,
        }
      const unseen = possibleWidget(site)
      if (unseen !== null)
        return {
          outcome: 'notMeasured',
          reason: `We could not tell whether your pages show the words of customers: a widget of ${unseen.name} is on ${pageNames([unseen.page])}, and what it shows comes from another website, which we do not read.`,
        }
      const possible = possiblePraise(site)
      if (possible !== null)
        return {
          outcome: 'notMeasured',
          reason: `We could not tell whether your pages show the words of customers: what we read on ${pageNames([possible.page])} (${quoted(possible.text, 80)}) may be some, or stand above some. If it is neither, we recognised none.`,
        }
      const unasked = praiseUnasked(site, { identity, industry })
      if (unasked) return unasked
      return {
        outcome: 'scored',
        score: 0,
        confidence: site.confidence - 0.25,
        evidence: [
          seenOnSite(
            crawl,
            `We looked for quotations, headings such as "Testimonials" and review widgets ${whereLooked(site)}, and recognised no testimonial.`,
          ),
        ],
        findings: [
          ...careful,
          claiming(
            problem(
              `Show what customers say about you: we recognised no testimonial ${whereLooked(site)}. Praise close to what you offer helps people decide.`,
              1,
            ),
            none('testimonial'),
          ),
        ],
      }
    }
    const lacks =
      age !== null ||
      (widgets.length === 0 &&
        (named.length === 0 ||
          (dated.length === 0 && !isUnclear) ||
          (sourced.length === 0 && !mayBeSourced && !isUnasked)))
    const worth = widgets.length > 0 ? Math.max(widgetWorth, words) : words
    return {
      outcome: 'scored',
      job: isDoubtful ? toCheck : lacks ? toComplete : undefined,
      score: isDoubtful ? Math.min(doubtfulWorth, worth) : worth,
      confidence: site.confidence - (widgets.length > 0 ? 0.3 : 0.15),
      evidence: [
        ...atMost(
          2,
          widgets.map(({ page, name, url }) =>
            seenOn(
              page,
              `A review widget of ${name} is on this page; what it shows comes from another website, which we do not read.`,
              url,
            ),
          ),
          crawl,
        ),
        ...(praise.length > 0
          ? [
              counted(
                seenOnSite(
                  crawl,
                  `We read praise ${list([named.length > 0 ? 'with a name beside it' : 'without a name beside it', ...(mayBeSourced ? [] : [`${partOf(sourced, praise)} with where it was left or the writer's firm`]), ...(isUnclear ? [] : [`${partOf(dated, praise)} with a date`])])}.`,
                ),
                ['testimonial', praise.length],
                ['named testimonial', named.length],
              ),
            ]
          : []),
        ...praise
          .slice(0, mostShown)
          .map(({ page, text, name, source }) =>
            seenOn(
              page,
              `What reads like praise, ${name ? `signed "${name}"` : 'without a name that we could read'}${source && source !== name ? `, from ${source}` : ''}.`,
              text,
            ),
          ),
        ...doubts.map(({ page, quote }) =>
          seenOn(page, 'What makes us doubt praise on this page, which we did not count.', quote),
        ),
      ],
      findings: [
        ...careful,
        ...when(widgets.length > 0, () =>
          strength(`Your site shows reviews through ${list([...new Set(widgets.map(({ name }) => name))])}.`),
        ),
        ...when(widgets.length === 0 && named.length === 0, () =>
          problem(
            `Add names to your testimonials: beside ${quoted(praise[0]!.text, 60)} on ${pageNames([praise[0]!.page])} we read none that says who wrote it, and anybody can write praise without a name.`,
            3,
            praise[0]!.page,
          ),
        ),
        ...when(twice.length > 0, () => problem(sameWords(twice), 1, twice[0]!.page)),
        ...doubts.map((doubt) => problem(toAsk(doubt), 1, doubt.page)),
        ...when(widgets.length === 0 && sourced.length === 0 && !mayBeSourced && !isUnasked && !isDoubtful, () =>
          problem(
            `Say where your testimonials come from, such as "from Google": we read no source beside ${quoted(praise[0]!.text, 60)}.`,
            3,
          ),
        ),
        ...when(widgets.length === 0 && dated.length === 0 && !isUnclear && doubts.length === 0, () =>
          note(
            `Give testimonials their month and year: we read none beside yours ${whereLooked(site)}, and undated praise may be ten years old.`,
          ),
        ),
        ...when(age !== null, () =>
          note(
            `Write the month and year beside your testimonials in place of an age such as "${age!.text}" on ${pageNames([age!.page])}: it was right once, and praise grows older.`,
          ),
        ),
        ...when(named.length >= 2 && !isDoubtful && isMostlyInFull(named), () =>
          claiming(strength('Your site shows testimonials with names.'), some('named testimonial')),
        ),
      ],
    }
  },
})

/** "6 months ago", typed into a page that has praise; what a script writes it may write again. */
const ageOf = (praise: readonly Testimonial[]): { page: CrawledPage; text: string } | null =>
  praise
    .filter(({ page }) => !page.rendered)
    .flatMap(({ page }) =>
      page.page.blocks.filter(({ text }) => isAge.test(text)).map(({ text }) => ({ page, text })),
    )[0] ?? null
const isAge = /^[^a-zÀ-ɏ\d]*(?:\d{1,2}|an?|one|two|three|four|five|six|few) (?:day|week|month|year)s? ago\W*$/i

const partOf = (some: readonly Testimonial[], all: readonly Testimonial[]): string =>
  some.length === 0 ? 'none' : some.length < all.length ? 'some' : 'all'

const showsSource = /\b(?:google|trustpilot|product ?review|word of mouth|hipages|oneflare|tripadvisor)\b/i
const namesSource =
  /\b[1-5](?:\.\d)?(?: ?(?:\/|out of) ?5)?(?:[ -]stars?| ?★+)?(?: rat(?:ed|ing))? (?:on|from|via) (?:google|facebook|trustpilot|product ?review|word of mouth|hipages|oneflare|tripadvisor)\b|\b\d+\+? (?:google|facebook) reviews\b|\breviews (?:on|from|via) (?:google|facebook)\b|\b(?:read|see|view)\b[^.\n]{0,30}\b(?:google|facebook) reviews\b|\b(?:from|direct(?:ly)?|straight|taken|collected|unedited|verified|left)\b[^.]{0,40}\b(?:google|facebook|trustpilot|product ?review|word of mouth|hipages|oneflare|tripadvisor) reviews?\b/i

/** A first name alone, or initials, cannot be checked. */
const nameWorth = ({ name }: Testimonial): number =>
  name === null ? 0 : name.includes(' ') && !/^\p{Lu}\. \p{Lu}\.$/u.test(name) ? 1 : 0.5

/** Whether half of the names, or more, are no mere initials or first names. */
const isMostlyInFull = (named: readonly Testimonial[]): boolean => shareOf(named, (one) => nameWorth(one) === 1)! >= 0.5

/** Words for complaints, treatment and its result, which the law is about; praise of friendly staff has none. */
const clinical =
  /\b(?:pains?|painful|painless|aches?|aching|headaches?|migraines?|injur\w+|symptoms?|stiff\w*|sore\w*|treat(?:ed|ments?|ing)|therap(?:y|ies)|adjustments?|surger(?:y|ies)|operation|diagnos\w+|cured?|heal(?:ed|ing)?|reliev\w+|relief|recover\w*|rehab\w*|improve(?:d|ment)s?|posture|mobility|anxiety|depress\w+|sciatica|implants?|braces|crowns?|teeth|tooth)\b/i

/** The first sentence about treatment or its result; null where there is none. */
const clinicalSentence = (text: string): string | null =>
  text.split(/(?<=[.!?])\s+/).find((sentence) => clinical.test(sentence)) ?? null

const forbidden = (praise: readonly Testimonial[], hasWidget: boolean, story: string | null): string => {
  const law =
    'The National Law (section 133) forbids testimonials about the clinical side of a registered health service in its advertising, so we do not ask for any.'
  const [mild] = praise
  const first = praise.map(({ text }) => clinicalSentence(text)).find((quote) => quote !== null) ?? mild?.text
  if (first)
    return `${law} We found what reads like praise of patients, such as ${quoted(first, 160)}. Words about parking or friendly staff are allowed; ask your board or insurer about any that speak of treatment or its result.`
  if (story !== null)
    return `${law} Your pages say ${quoted(story, 80)}: ask your board or insurer if what patients tell there is about treatment or its result.`
  return hasWidget
    ? `${law} A review widget is on your pages, and we cannot look inside: ask your board or insurer if it shows words about treatment or its result.`
    : law
}
