import { topicShares } from './business/topics.ts'
import { defineComponent, type Job } from './component.ts'
import { topicsOf } from './content/covered-topics.ts'
import { dated, freshnessOf, stale } from './content/freshness.ts'
import { enoughWords, ownTextOf } from './content/own-text.ts'
import { flesch, plainEnglishOf } from './content/plain-english.ts'
import {
  placeholders,
  repeatedPassages,
  textsOffScreen,
  unfinishedPages,
  wordsOffScreen,
} from './content/stray-texts.ts'
import { scoreOf } from './score-parts.ts'
import { readSite } from './site/site.ts'
import { strength, when } from './wording/findings.ts'
import { percent } from './wording/phrases.ts'

/** Percent; what is left is for the topics. */
const shares = { words: 30, ease: 15, dates: 15 }

const title = 'Answer what customers ask before they call'
const steps = {
  answer:
    'Write down the five questions customers ask you most, and answer each in two or three plain sentences on your site.',
  explain:
    'Give each main thing that people come to you for a page, or at least a heading: what it is, what it costs or depends on, and what they should know before they come or call.',
  date: 'Show a date on your news or latest work, and add something at least twice a year.',
}
/** For pages that cover what customers look for. */
const toWrite: Job = { title: 'Say more on the pages that say little', steps: [steps.explain] }

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
    title,
    ease: 1,
    steps: [steps.answer, steps.explain, steps.date],
  },
  assess({ crawl, services, contact, identity }) {
    const site = readSite(crawl.data)
    const topics = topicsOf(site, crawl, { services, contact, identity })
    const text = ownTextOf(site, services, crawl)
    const english = plainEnglishOf(site, crawl)
    const freshness = freshnessOf(site, crawl, identity.name)
    const left = placeholders(site, crawl)
    const unfinished = unfinishedPages(site, crawl)
    const offScreen = textsOffScreen(site, crawl)
    const repeated = repeatedPassages(site, crawl)
    return {
      outcome: 'scored',
      score: scoreOf([
        ...topics.parts,
        { weight: shares.words, met: text.met },
        { weight: shares.ease, met: english.met },
        { weight: shares.dates, met: freshness.met },
      ])!,
      confidence: site.confidence - (english.met === null ? 0.1 : 0) - (topics.found.length > 0 ? 0.1 : 0),
      job: topics.isWhole && (freshness.met ?? 1) === 1 ? toWrite : undefined,
      evidence: [
        ...topics.evidence,
        text.average,
        ...[
          text.thin,
          text.filled,
          left,
          unfinished,
          text.copied,
          text.copiedForPlaces,
          offScreen,
          repeated,
          topics.sameAnswers,
          english,
          freshness,
        ].flatMap(({ evidence }) => evidence),
      ],
      findings: [
        ...[
          text.filled,
          left,
          unfinished,
          text.copied,
          text.copiedForPlaces,
          topics,
          topics.sameAnswers,
          offScreen,
          repeated,
          text.thin,
          english,
          freshness,
        ].flatMap(({ findings }) => findings),
        ...when(topics.isWhole, () =>
          strength(
            'We found a page, a section or a heading on what you offer, how to reach you, who you are, and common questions.',
          ),
        ),
      ],
    }
  },
})
