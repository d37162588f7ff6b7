import { businessItems } from '../facts/business-items.ts'
import type { Facts } from '../facts/facts.ts'
import { isGeneralType, isOfAnyIndustry, isOnlineType } from '../facts/industry/schema-types.ts'
import { isSureIndustry } from '../facts/industry/sure-industry.ts'
import { isClub } from './business/club.ts'
import { othersMarkup } from '../facts/others-markup.ts'
import { trades } from '../facts/trades.ts'
import { has, itemsOf, structuredItems, type StructuredItem } from '../page/structured-items.ts'
import { hostOf } from '../sources/web/host-names.ts'
import { plainWords } from '../text/plain-words.ts'
import {
  bestOf,
  mailSuburbOf,
  notesOfPlaces,
  oddValues,
  phoneOf,
  placeOf,
  present,
  roamingSuburbs,
  typeFit,
} from './business/business-markup.ts'
import { besideKnown, brokenBlocks, copiedMarkup, unknownTypes } from './business/markup-faults.ts'
import { textOf } from './business/markup.ts'
import { ownStars } from './business/own-stars.ts'
import { ownTradeOf } from './business/own-trade.ts'
import { isOnlineOnly } from './business/sells-everywhere.ts'
import { defineComponent, type Job } from './component.ts'
import { scoreOf } from './score-parts.ts'
import { readSite, whereLooked, type Site } from './site/site.ts'
import { claiming, none } from './wording/claims.ts'
import { seenOn, seenOnSite } from './wording/evidence.ts'
import { note, problem, strength, when } from './wording/findings.ts'
import { list } from './wording/phrases.ts'

/** Percent. */
const shares = { type: 30, place: 20, name: 15, phone: 15, syntax: 10, address: 10 }

const steps = {
  write: [
    'Where this report has such a note ready to paste, check each line of it against your real details, and its type: where that is not what you are, or it says "LocalBusiness" or "Organization" and schema.org has a word for what you do, such as "Restaurant" or "SportsClub", write that. Else ask the person who looks after your website to write one.',
    'It goes into the head of your home page. Editors call the place "custom code" or "header code"; with a search plugin, fill in its "local business" form instead.',
  ],
  correct:
    'Find the note in the code of your website, or ask the person who looks after it to, and put right there what this job names.',
  test: "Test the page with Google's Rich Results Test (free): it names anything that is still wrong.",
}
/** For a website that has such a note. */
const toCorrect: Job = {
  title: 'Correct your business note for search engines',
  steps: [steps.correct, steps.test],
}

export const structuredData = defineComponent({
  id: 'structured-data',
  pillar: 'websiteOptimization',
  title: 'Business details for search engines',
  criteria:
    'Structured data is a short note inside a page, written for search engines in the words of schema.org (JSON-LD or microdata). ' +
    `We look for the note about your business: the right type (an "Electrician", say, not just "LocalBusiness", where schema.org has a word for your trade) counts ${shares.type}%, its place (address with suburb and postcode, or the area served) ${shares.place}%, name ${shares.name}%, phone ${shares.phone}%, ` +
    `no syntax errors ${shares.syntax}%, an address of your own website ${shares.address}%. What the note must hold follows Google Search Central's page on local businesses; the shares are our judgement. ` +
    'A note about another business, as copied templates bring, costs the last of these; a business that works online only needs neither phone nor place. ' +
    'Stars you give yourself earn nothing: Google has not shown them since 2019. Whether the details agree with your pages counts under "Name, address and phone".',
  needs: ['crawl', 'identity', 'contact', 'industry', 'trade', 'site'],
  tip: {
    title: 'Get your business note for search engines right',
    ease: 2,
    steps: [...steps.write, steps.test],
  },
  assess({ crawl, identity, contact, industry, trade, site: { host, aliases } }) {
    const site = readSite(crawl.data)
    const another = othersMarkup(site.pages, identity.name, [host, ...aliases])
    const all = site.pages.flatMap((page) => businessItems(page.page).map((item) => ({ page, item })))
    const bylines = bylinesOf(site)
    const marked = all.filter(({ item }) => !another.has(item) && !bylines.has(item))
    const copied = copiedMarkup(
      all.filter(({ item }) => another.has(item)),
      crawl,
    )
    const known = trades.find(({ name }) => name === trade.name)
    const exact = isSureIndustry(industry)
      ? (ownTradeOf(site.home.page, identity.name, industry.industry)?.type ?? null)
      : null
    const unknown = unknownTypes(site, exact)
    const blocks = site.pages.flatMap((page) => page.page.jsonLd.map((block) => ({ page, ...block })))
    const broken = brokenBlocks(blocks, crawl)
    const isAtFault = broken.found.length + copied.found.length + unknown.found.length > 0

    const local = notesOfPlaces(marked, site.home)
    const general = marked.filter(({ item }) => local.every((note) => note.item !== item))
    const best = bestOf(general.length > 0 ? general : marked, industry.industry)
    if (!best) {
      const others = [...new Set(site.pages.flatMap(({ page }) => structuredItems(page).flatMap(({ types }) => types)))]
      return {
        outcome: 'scored',
        score: others.length > 0 ? 10 : 0,
        confidence: site.confidence - (broken.found.length > 0 ? 0.1 : 0),
        evidence: [
          seenOnSite(
            crawl,
            `We looked for JSON-LD and microdata about the business ${whereLooked(site)} and found ${others.length > 0 ? `only ${list(others)}` : 'none'}.`,
          ),
          ...broken.evidence,
          ...copied.evidence,
        ],
        findings: [
          ...broken.findings,
          ...copied.findings,
          ...unknown.findings,
          ...when(!isAtFault, () =>
            claiming(
              problem(
                'Add your business details in a form search engines can read (structured data): we found none about your business.',
                2,
              ),
              none('business markup'),
            ),
          ),
        ],
      }
    }

    const { page, item, type } = best
    const online = isOnlineType(type) || isOnlineOnly(site, identity)
    // A coach who works online is no gym, and one who calls himself a ProfessionalService need not be.
    const isLoose = online || (isOfAnyIndustry(type) && !isGeneralType(type) && !known?.typeMeansTrade)
    const fit = isOnlineType(type) && identity.suburb === null ? 1 : typeFit(type, isLoose ? null : exact, industry)
    const named = textOf(item, 'name')
    const phone = phoneOf(item)
    const place = placeOf(item)
    const url = textOf(item, 'url')
    const mailed = mailSuburbOf(item, contact.addresses)
    /** Markup has to say what the pages say: where they show no number, it cannot. */
    const needsPhone = !online && (contact.phones.length > 0 || textOf(item, 'telephone') !== null)
    const shownPlace = place.met > 0 ? place.what : null
    const odd = oddValues(item)
    const missing = [
      ...(named ? [] : ['your name']),
      ...(place.met === 1 || online ? [] : [wholeAddressFor(item, identity, contact) ?? place.lacks]),
      ...(phone || !needsPhone
        ? []
        : [textOf(item, 'telephone') === null ? 'your phone number' : 'your real phone number']),
    ]
    const foreign = url !== null && hostOf(url) !== '' && hostOf(url) !== hostOf(site.home.finalUrl)
    const stars = ownStars(site, marked, crawl)
    const roaming = roamingSuburbs(marked)
    const beside = besideKnown(marked.map((one) => one.item))
    const isRight =
      roaming.length === 0 &&
      missing.length === 0 &&
      mailed === null &&
      fit === 1 &&
      !isAtFault &&
      odd.length === 0 &&
      !foreign
    return {
      outcome: 'scored',
      score: scoreOf([
        { weight: shares.type, met: fit },
        { weight: shares.place, met: online && place.met < 1 ? null : place.met },
        { weight: shares.name, met: named ? 1 : 0 },
        { weight: shares.phone, met: phone ? 1 : needsPhone ? 0 : null },
        { weight: shares.syntax, met: blocks.length === 0 ? 1 : 1 - broken.found.length / blocks.length },
        { weight: shares.address, met: copied.found.length > 0 || foreign ? 0 : url === null ? null : 1 },
      ])!,
      confidence: site.confidence - (fit < 1 && industry.confidence < 0.6 ? 0.2 : 0),
      job: isRight && stars.findings.length + beside.findings.length === 0 ? undefined : toCorrect,
      evidence: [
        seenOn(
          page,
          `Structured data on this page describes the business as "${type}", with ${list(present({ named, place: shownPlace, phone, url })) || 'no details'}.`,
          [named, place.shown, phone].filter(Boolean).join(' · '),
        ),
        ...(missing.length > 0 ? [seenOn(page, `It lacks ${list(missing)}.`)] : []),
        ...(odd.length > 0 ? [seenOn(page, `Values that cannot be right: ${list(odd)}.`)] : []),
        ...(mailed ? [seenOn(page, 'Its suburb is that of a post office box on your pages.', mailed)] : []),
        ...(roaming.length > 0
          ? [seenOnSite(crawl, `Suburbs given as your address, none with a street: ${list(roaming, 5)}.`)]
          : []),
        ...(local.length > 0 && general.length > 0
          ? [
              seenOnSite(
                crawl,
                `Other pages have notes of their own, each for one place: ${list([...new Set(local.map(({ place: one }) => one))], 6)}.`,
              ),
            ]
          : []),
        ...(foreign ? [seenOn(page, 'Its address is that of another website.', url)] : []),
        ...broken.evidence,
        ...copied.evidence,
        ...stars.evidence,
      ],
      findings: [
        ...broken.findings,
        ...copied.findings,
        ...unknown.findings,
        ...when(missing.length > 0, () =>
          problem(`Add ${list(missing)} to your structured data: search engines then need not guess.`, 1, page),
        ),
        ...when(fit < 1 && unknown.found.length === 0, () =>
          problem(
            !isGeneralType(type) && !isOfAnyIndustry(type)
              ? `Check the type in your structured data: it says "${type}", and search engines take you for that.`
              : `Name your kind of business in your structured data: it says only "${type}"${exact ? `. "${exact}" fits, if that is what you are` : isClub(identity.name, industry.industry) ? '; schema.org has a narrower word for most, such as "SportsClub" or "NGO"' : `, and "${online ? 'OnlineBusiness' : 'LocalBusiness'}" says more, or a narrower type where schema.org has one for your trade`}.`,
            1,
            page,
          ),
        ),
        ...when(foreign, () =>
          problem(
            `Correct the web address in your structured data: it leads to ${hostOf(url!)}, and we read your website at ${hostOf(site.home.finalUrl)}. If both are yours, use your main one everywhere.`,
            1,
            page,
          ),
        ),
        ...when(mailed !== null, () =>
          note(
            `Check the place in your structured data: ${mailed} is where your post office box is. If you are or work elsewhere, write that, or the area you serve.`,
          ),
        ),
        ...when(roaming.length > 0, () =>
          problem(
            `Give one place as your address in your structured data: it gives ${roaming.length} suburbs on different pages, ${list(roaming, 3)}. Where you work belongs under "areaServed".`,
            1,
            page,
          ),
        ),
        ...when(odd.length > 0, () =>
          note(`Correct ${odd.length === 1 ? 'a value' : 'values'} in your structured data: ${list(odd)}.`),
        ),
        ...beside.findings,
        ...stars.findings,
        ...when(
          isRight && new Set(marked.flatMap(({ item: one }) => textOf(one, 'name')?.toLowerCase() ?? [])).size === 1,
          () =>
            strength(
              `Your structured data gives search engines your ${list(present({ named, place: shownPlace, phone, url: null }))}.`,
            ),
        ),
      ],
    }
  },
})

/**
 * The address to give where the note has a city without a street and the pages a street elsewhere, whose postcode would
 * not be that of the city; null else.
 */
const wholeAddressFor = (
  item: StructuredItem,
  { address, suburb, postcode }: Pick<Facts['identity'], 'address' | 'suburb' | 'postcode'>,
  { addresses }: Pick<Facts['contact'], 'addresses'>,
): string | null => {
  const marked = textOf(item, 'address', 'addressLocality')
  if (address === null || suburb === null || postcode === null || marked === null) return null
  const isShown = addresses.some(
    (one) => one.where === 'text' && plainWords(one.suburb ?? '') === plainWords(marked) && one.street !== null,
  )
  return isShown || plainWords(marked) === plainWords(suburb) || textOf(item, 'address', 'streetAddress') !== null
    ? null
    : `your whole address (your pages give ${address}, the note only "${marked}")`
}

/** What only says who published an article, on pages other than the home page. */
const bylinesOf = ({ home, pages }: Site): ReadonlySet<StructuredItem> =>
  new Set(
    pages
      .flatMap(({ page }) => (page === home.page ? [] : structuredItems(page)))
      .filter(({ types }) => types.some((type) => /(?:Article|Posting)$/.test(type)))
      .flatMap((article) => itemsOf(article, 'publisher'))
      .filter((item) => !has(item, 'telephone') && !has(item, 'address')),
  )
