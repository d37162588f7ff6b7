import type { CrawledPage } from '../sources/source.ts'
import { pagesOfServices } from './business/service-pages.ts'
import { defineComponent } from './component.ts'
import { addressKey } from './site/addresses.ts'
import { copyrightYear, newestContent } from './site/dates.ts'
import { atMost, seenAt, seenOn, seenOnSite } from './wording/evidence.ts'
import { claiming, none, seenValues, shown } from './wording/claims.ts'
import { note, problem, strength, when } from './wording/findings.ts'
import { meanOf, scoreOf } from './score-parts.ts'
import { copiesAmong, fillersIn, isUnfinished, ownWords, showsRatherThanTells } from './site/page-text.ts'
import { placeCopiesAmong } from './site/place-copies.ts'
import { passageSaidTwice } from './site/said-twice.ts'
import { placeholdersIn, type Placeholder } from './site/placeholders.ts'
import { readingEase, sentencesOf } from './site/reading-ease.ts'
import { listable, readSite, whereLooked } from './site/site.ts'
import { coverTopics, questionsWithOneAnswer, topicCount, topicShares } from './business/topics.ts'
import { wordCount } from '../text/words.ts'
import { count, list, percent, shorten } from './wording/phrases.ts'
import { pageName, pageNames } from './wording/page-names.ts'

const enoughWords = 300
/** What a page with enough text counts for when it also has filler. */
const spoilt = 0.5
/** Screen readers need fewer words than this as a name or a hint. */
const wordsOffScreen = 60
/** Below this many words, the report says so. */
const fewWords = 200
const monthMs = (365.25 / 12) * 86_400_000
/** Percent; what is left is for the topics. */
const shares = { words: 30, ease: 15, dates: 15 }
/** Flesch scores for no marks and for full marks. */
const flesch = { none: 20, full: 60 }
/** Months since the newest content, for full marks and for half. */
const dated = { full: 12, half: 24 }
const stale = 0.2
const freshness = (months: number): number => (months <= dated.full ? 1 : months <= dated.half ? 0.5 : stale)

export const contentQuality = defineComponent({
  id: 'content-quality',
  pillar: 'websiteOptimization',
  title: 'What your pages say',
  criteria:
    `Saying what you offer (${topicShares.services}%), how to reach you (${topicShares.contact}%), who you are (${topicShares.about}%) and answering common questions (${topicShares.faq}%; where most questions have the same answer, none), on a page that is no copy of another of its own or under a heading. ` +
    `Enough text counts ${shares.words}%: ${enoughWords} words on a page that should explain something, as our guide advises; contact pages, galleries, past jobs, prices, vacancies and lists need none, filler text ("lorem ipsum" and other Latin of templates) and copies of another page, be it with another place name, count as none, and a page with enough text and some filler too counts half. ` +
    `Reading ease counts ${shares.ease}%: full marks from ${flesch.full} on the Flesch scale (plain English), none at ${flesch.none}. ` +
    `Dates, in markup or on news and posts, or this year in the text, count ${shares.dates}%, when your pages carry any: newest within ${dated.full} months full, within ${dated.half} half, older ${percent(stale)}. The shares are our judgement. ` +
    `Text that is kept off the screen counts for nothing; ${wordsOffScreen} words and more of it are named in the report. ` +
    'Contact details and notes that a template came with (an address at example.com, "Your company name here"), pages that only say "Coming soon", and a passage that is in the code of a page twice, are named in the report and cost nothing more.',
  needs: ['crawl', 'services', 'contact', 'identity'],
  tip: {
    title: 'Answer what customers ask before they call',
    ease: 1,
    steps: [
      'Write down the five questions customers ask you most, and answer each in two or three plain sentences on your site.',
      `Give each main service a page, or at least a heading, with ${enoughWords} words: what it is, what it costs or depends on, how long it takes, where you do it.`,
      'Show a date on your news or latest jobs, and add something at least twice a year.',
    ],
  },
  assess({ crawl, services, contact, identity }) {
    const site = readSite(crawl.data)

    const sameAnswers = questionsWithOneAnswer(site)
    /** A page that is another over again says nothing of its own on its topic. */
    const copied = new Set(site.copies.map(({ finalUrl }) => addressKey(finalUrl)))
    const covered = coverTopics(site, crawl.data, { services, contact, identity }).map((one) => ({
      ...one,
      met:
        one.found === null ||
        one.isFiller ||
        copied.has(addressKey(one.found.url)) ||
        (one.topic === 'faq' && sameAnswers !== null)
          ? 0
          : 1,
    }))
    const lacking = covered.filter(({ found }) => found === null)

    const explaining = listable(site.content, site.home).filter((page) => !showsRatherThanTells(page))
    const read = explaining.length > 0 ? explaining : site.content
    const placeCopies = placeCopiesAmong(read)
    const copies = new Map([...copiesAmong(read)].filter(([page]) => !placeCopies.has(page)))
    const isCopy = (page: CrawledPage): boolean => copies.has(page) || placeCopies.has(page)
    const texts = read.map((page) => {
      const fillers = fillersIn(page)
      const [filler = null] = fillers
      const words = isCopy(page) ? 0 : Math.max(0, ownWords(page) - wordCount(fillers.join('\n')))
      // On a page with enough real text, one sentence of a template lowers its value but does not cancel it.
      return { page, filler, words: filler === null || words >= enoughWords ? words : 0 }
    })
    const offScreen = site.pages.flatMap((page) =>
      page.page.offScreenTexts
        .map((text) => ({ page, text, words: wordCount(text) }))
        .filter(({ words }) => words >= wordsOffScreen),
    )
    const placeholders = onceEach(site.pages.flatMap(placeholdersIn))
    const repeated = site.content.flatMap((page) => {
      const text = passageSaidTwice(page)
      return text === null ? [] : [{ page, text }]
    })
    const filled = texts.filter(({ filler }) => filler !== null)
    const thin = texts.filter(
      ({ page, words, filler }) =>
        words < fewWords &&
        filler === null &&
        !isCopy(page) &&
        (page === site.home || pagesOfServices(site, services).includes(page)),
    )

    const unfinished = site.content.filter((page) => page !== site.home && isUnfinished(page))
    const english = site.content.filter(
      ({ page }) => page.lang === null || page.lang === '' || /^en\b/i.test(page.lang),
    )
    const ease = readingEase([...new Set(english.flatMap(({ page }) => sentencesOf(page.blocks)))])

    const newest = newestContent(site, crawl.at)
    const copyright = copyrightYear(site)
    const year = new Date(crawl.at).getUTCFullYear()
    const yearsOld = copyright ? year - copyright.year : 0
    // Pages that speak of this year are not old, whatever the date on a post.
    const isCurrent = site.pages.some(({ page }) => page.text.main.includes(String(year)))
    const months = isCurrent ? 0 : newest ? (Date.parse(crawl.at) - newest.time) / monthMs : null

    return {
      outcome: 'scored',
      score: scoreOf([
        ...covered,
        {
          weight: shares.words,
          met: meanOf(texts.map(({ words, filler }) => Math.min(filler === null ? 1 : spoilt, words / enoughWords))),
        },
        {
          weight: shares.ease,
          met: ease === null ? null : Math.min(1, Math.max(0, (ease - flesch.none) / (flesch.full - flesch.none))),
        },
        {
          weight: shares.dates,
          met: months === null ? (yearsOld >= 2 ? stale : null) : freshness(months),
        },
      ])!,
      confidence: site.confidence - (ease === null ? 0.1 : 0) - (lacking.length > 0 ? 0.1 : 0),
      evidence: [
        ...covered.flatMap(({ name, found }) =>
          shown(
            seenValues(`page on ${name}`, found ? [found] : [], ({ url }) => url),
            ({ url, saw, quote }) => seenAt(crawl, url, saw, quote),
          ),
        ),
        ...lacking.map(({ name }) =>
          seenOnSite(
            crawl,
            `We looked for ${name} in addresses, main headings and section headings ${whereLooked(site)} and found no page or heading on it.`,
          ),
        ),
        seenOnSite(
          crawl,
          `Text of its own: ${count(Math.round(meanOf(texts.map(({ words }) => words))!), 'word')}${texts.length === 1 ? ' on the one page that should explain something' : ` a page on average, over ${texts.length} pages`}.`,
        ),
        ...atMost(
          5,
          thin.map(({ page, words }) => seenOn(page, `This page has ${count(words, 'word')} of its own.`)),
          crawl,
        ),
        ...atMost(
          4,
          filled.map(({ page, filler }) => seenOn(page, 'This page still holds filler text.', filler)),
          crawl,
        ),
        ...atMost(
          4,
          placeholders.map(({ page, what, quote }) =>
            seenOn(page, `${what} left over from a template, or from building the site.`, quote),
          ),
          crawl,
        ),
        ...atMost(
          3,
          unfinished.map((page) => seenOn(page, 'This page says little more than that its content is to come.')),
          crawl,
        ),
        ...[...copies]
          .slice(0, 4)
          .map(([page, other]) => seenOn(page, `Nearly all the text of this page is also on ${pageName(other)}.`)),
        ...atMost(
          2,
          [...placeCopies].map(([page, other]) =>
            seenOn(
              page,
              `But for the name of the place, nearly all the text of this page is also on ${pageName(other)}.`,
            ),
          ),
          crawl,
        ),
        ...atMost(
          3,
          offScreen.map(({ page, text, words }) =>
            seenOn(
              page,
              `A part with ${count(words, 'word')} is marked to be kept off the screen, so we left it out.`,
              text,
            ),
          ),
          crawl,
        ),
        ...atMost(
          3,
          repeated.map(({ page, text }) => seenOn(page, 'This passage is in the code of this page twice.', text)),
          crawl,
        ),
        ...(sameAnswers
          ? [
              seenOn(
                sameAnswers.page,
                `${sameAnswers.questions} questions have the same answer here.`,
                sameAnswers.answer,
              ),
            ]
          : []),
        ...(ease === null
          ? []
          : [
              seenOnSite(
                crawl,
                `Reading ease is ${Math.round(ease)} on the Flesch scale (${flesch.full} and up is plain English).`,
              ),
            ]),
        ...(newest
          ? [seenOn(newest.page, 'The newest date we found on news, posts and in markup.', newest.quote)]
          : []),
        ...(copyright ? [seenOn(copyright.page, `The copyright line says ${copyright.year}.`, copyright.quote)] : []),
      ],
      findings: [
        ...when(filled.length > 0, () =>
          problem(
            `Replace the filler text of the template on ${pageNames(filled.map(({ page }) => page))}: visitors see that it was left over.`,
            3,
            filled[0]!.page,
          ),
        ),
        ...when(placeholders.length > 0, () =>
          problem(
            `Replace what is left over from a template, or from building the site: ${list(
              placeholders.map(({ quote, page }) => `"${shorten(quote, 60)}" (on ${pageNames([page])})`),
              3,
            )}.`,
            3,
            placeholders[0]!.page,
          ),
        ),
        ...when(unfinished.length > 0, () =>
          problem(
            `Write ${pageNames(unfinished)}, or take ${unfinished.length === 1 ? 'it' : 'them'} out of your menu: visitors read little more than that the content is to come.`,
            3,
            unfinished[0],
          ),
        ),
        ...when(copies.size > 0, () =>
          problem(
            `Write a text of its own for ${pageNames([...copies.keys()])}: nearly all of it is on another page too, and Google shows such copies rarely.`,
            3,
            [...copies.keys()][0],
          ),
        ),
        ...when(placeCopies.size > 0, () =>
          problem(
            `Write what is particular to each place on ${pageNames([...placeCopies.keys()])}: but for the name of the place, nearly all of their text is that of ${pageNames([...new Set(placeCopies.values())])}. Google shows such copies rarely, and takes many of them for spam ("doorways").`,
            3,
            [...placeCopies.keys()][0],
          ),
        ),
        ...when(lacking.length > 0, () =>
          claiming(
            problem(
              `Add a page or a heading on ${list(lacking.map(({ name }) => name))}: we found none ${whereLooked(site)}. Where the text is there already, a heading above it is enough.`,
              1,
            ),
            ...lacking.map(({ name }) => none(`page on ${name}`)),
          ),
        ),
        ...when(sameAnswers !== null, () =>
          problem(
            `Give each question its own answer on ${pageNames([sameAnswers!.page])}: ${sameAnswers!.questions} have the same one.`,
            3,
            sameAnswers!.page,
          ),
        ),
        ...when(offScreen.length > 0, () =>
          note(
            `Look at the text on ${pageNames(offScreen.map(({ page }) => page))} that is marked to be kept off the screen, such as "${shorten(offScreen[0]!.text, 60)}": visitors do not see it, and Google counts text that is hidden for its sake as spam. Show it, or take it out, unless it describes a picture to blind visitors.`,
          ),
        ),
        ...when(repeated.length > 0, () =>
          note(
            `Look for what ${pageNames(repeated.map(({ page }) => page))} ${repeated.length === 1 ? 'says' : 'say'} twice: "${shorten(repeated[0]!.text, 80)}" is there two times in the code. If visitors see both, take one out.`,
          ),
        ),
        ...when(thin.length > 0, () =>
          problem(
            `Write more on ${pageNames(thin.map(({ page }) => page))}: fewer than ${fewWords} words say little about what you offer, to customers and to Google.`,
            3,
            thin[0]!.page,
          ),
        ),
        ...when(ease !== null && ease < 45, () =>
          problem(
            `Write shorter sentences and plainer words: on the Flesch scale for reading ease your text comes to ${Math.round(ease!)}, and plain English to ${flesch.full} and more. Words of your trade count as hard, known as they may be.`,
            3,
          ),
        ),
        ...when(months !== null && months > dated.full, () =>
          problem(
            `Add something new: the newest date we found on your news, posts and in markup is ${newest!.shown}.`,
            3,
            newest!.page,
          ),
        ),
        ...when(yearsOld >= 2, () => {
          const update = `Update the year of your copyright line: it says ${copyright!.year}, as if nobody had looked after the site since.`
          return months === null ? problem(update, 3, copyright!.page) : note(update)
        }),
        ...when(covered.length === topicCount && covered.every(({ met }) => met === 1), () =>
          strength(
            'We found a page, a section or a heading on what you offer, how to reach you, who you are, and common questions.',
          ),
        ),
      ],
    }
  },
})

/** What is on every page counts once, where it was first seen. */
const onceEach = (placeholders: readonly Placeholder[]): Placeholder[] =>
  [...new Map(placeholders.toReversed().map((one) => [one.quote.toLowerCase(), one])).values()].toReversed()
