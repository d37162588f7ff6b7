import { topicShares } from './business/topics.ts'
import { defineComponent } from './component.ts'
import { topicsOf } from './content/covered-topics.ts'
import { dated, freshnessOf, stale } from './content/freshness.ts'
import { jobFor, steps, title } from './content/job.ts'
import { formsOff, lostForms, mailForms, namelessForms } from './content/lost-forms.ts'
import { enoughWords, ownTextOf } from './content/own-text.ts'
import { flesch, plainEnglishOf } from './content/plain-english.ts'
import {
  garbledTexts,
  notesInCode,
  placeholders,
  repeatedPassages,
  textsOffScreen,
  unfinishedPages,
  wordsOffScreen,
} from './content/stray-texts.ts'
import { scoreOf } from './score-parts.ts'
import { formAddress } from './site/placeholders.ts'
import { pagesSay, readSite } from './site/site.ts'
import { strength, when } from './wording/findings.ts'
import { percent } from './wording/phrases.ts'

/** Percent; what is left is for the topics. */
const shares = { words: 30, ease: 15, dates: 15 }

export const contentQuality = defineComponent({
  id: 'content-quality',
  pillar: 'websiteOptimization',
  title: 'What your pages say',
  criteria:
    `Saying what you offer (${topicShares.services}%), how to reach you (${topicShares.contact}%), who you are (${topicShares.about}%) and answering common questions (${topicShares.faq}%; where most questions have the same answer, or none, nothing), on a page that is no copy of another of its own or under a heading; what only a link, a sentence or a question suggests is not judged. ` +
    `Enough text counts ${shares.words}%: ${enoughWords} words on a page that should explain something, as our guide advises; contact pages, galleries, past jobs, prices, vacancies and lists need none, filler text ("lorem ipsum" and other Latin of templates) copies of another page, be it with another place name, and what most pages say count as none, and a page with enough text and some filler too counts half. ` +
    `Reading ease counts ${shares.ease}%: full marks from ${flesch.full} on the Flesch scale (plain English), none at ${flesch.none}. ` +
    `Dates, in markup or on news and posts, or this year in the text, count ${shares.dates}%, when your pages carry any: newest within ${dated.full} months full, within ${dated.half} half, older ${percent(stale)}. The shares are our judgement. ` +
    `Text that is kept off the screen counts for nothing; ${wordsOffScreen} words and more of it are named in the report. ` +
    'Contact details and notes that a template came with (an address at example.com, "Your company name here"), notes in the code on what is still to do, forms that only a script can send or that have no names for their fields, pages that only say "Coming soon", and a passage that is in the code of a page twice, are named in the report and cost nothing more.',
  needs: ['crawl', 'services', 'contact', 'identity'],
  tip: {
    title,
    ease: 1,
    steps: [steps.answer, steps.explain, steps.renew],
  },
  assess({ crawl, services, contact, identity }) {
    const site = readSite(crawl.data)
    const topics = topicsOf(site, crawl, { services, contact, identity })
    const text = ownTextOf(site, services, crawl)
    const english = plainEnglishOf(site, crawl)
    const freshness = freshnessOf(site, crawl, identity.name)
    const left = placeholders(site, crawl)
    const notes = notesInCode(site, crawl)
    const lost = lostForms(site, crawl)
    const mailing = mailForms(site, crawl)
    const nameless = namelessForms(site, crawl)
    const off = formsOff(site, crawl)
    const garbled = garbledTexts(site, crawl)
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
      job: jobFor({
        answer:
          topics.found.some(({ topic }) => topic === 'faq') ||
          topics.sameAnswers.found.length + topics.unanswered.found.length > 0,
        head: topics.found.some(({ topic }) => topic !== 'faq'),
        explain: text.thin.found.length > 0,
        replace: text.filled.found.length > 0 || left.found.some(({ what }) => what !== formAddress),
        note: notes.found.length > 0,
        address: left.found.some(({ what }) => what === formAddress),
        send: lost.found.length > 0,
        mail: mailing.found.length > 0,
        name: nameless.found.length > 0,
        connect: off.found.length > 0,
        repair: garbled.found.length > 0,
        finish: unfinished.found.length > 0,
        part: text.copied.found.length + text.copiedForPlaces.found.length > 0,
        look: offScreen.found.length + repeated.found.length > 0,
        plain: english.findings.length > 0,
        renew: freshness.isOld,
        past: freshness.hasPastYear,
        year: freshness.hasOldCopyright,
      }),
      evidence: [
        ...topics.evidence,
        text.average,
        ...[
          text.thin,
          text.filled,
          left,
          notes,
          lost,
          mailing,
          nameless,
          off,
          garbled,
          unfinished,
          text.copied,
          text.copiedForPlaces,
          offScreen,
          repeated,
          topics.sameAnswers,
          topics.unanswered,
          english,
          freshness,
        ].flatMap(({ evidence }) => evidence),
      ],
      findings: [
        ...[
          text.filled,
          left,
          notes,
          lost,
          mailing,
          nameless,
          off,
          garbled,
          unfinished,
          text.copied,
          text.copiedForPlaces,
          topics,
          topics.sameAnswers,
          topics.unanswered,
          offScreen,
          repeated,
          text.thin,
          english,
          freshness,
        ].flatMap(({ findings }) => findings),
        ...when(topics.isWhole, () =>
          strength(
            `${pagesSay(site)} something on what you offer, how to reach you, who you are, and common questions.`,
          ),
        ),
      ],
    }
  },
})
