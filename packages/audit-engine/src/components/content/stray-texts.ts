import type { CrawledPage } from '../../sources/source.ts'
import { between } from '../../text/cut.ts'
import { oneLine } from '../../text/one-line.ts'
import { wordCount } from '../../text/words.ts'
import type { Fault } from '../fault.ts'
import { onePer } from '../one-per.ts'
import { pageKind } from '../../facts/page-kind.ts'
import { isUnfinished } from '../site/page-text.ts'
import { placeholdersIn, type Placeholder } from '../site/placeholders.ts'
import { passageSaidTwice } from '../site/said-twice.ts'
import type { Site } from '../site/site.ts'
import { atMost, seenOn } from '../wording/evidence.ts'
import { note, problem, when } from '../wording/findings.ts'
import { pageNames } from '../wording/page-names.ts'
import { count, list, shorten } from '../wording/phrases.ts'

/** Contact details and notes that a template came with, each once. */
export const placeholders = ({ pages }: Site, crawl: { at: string }): Fault<Placeholder> => {
  const found = [...Map.groupBy(pages.flatMap(placeholdersIn), ({ quote }) => quote.toLowerCase()).values()].map(
    ([first, ...rest]) => ({ ...first!, pages: [first!, ...rest].map(({ page }) => page) }),
  )
  return {
    found,
    evidence: atMost(
      4,
      found.map(({ page, what, quote }) =>
        seenOn(page, `${what} left over from a template, or from building the site.`, quote),
      ),
      crawl,
    ),
    findings: when(found.length > 0, () =>
      problem(
        `Replace what is left over from a template, or from building the site: ${list(
          found.map(({ quote, pages: on }) => `"${shorten(quote, 60)}" (on ${pageNames(on)})`),
          3,
        )}.`,
        3,
        found[0]!.page,
      ),
    ),
  }
}

/**
 * What becomes of ’, é and emoji where UTF-8 was taken for another encoding and saved again: "â€™", "Ã©", "ðŸ"; and
 * Cyrillic letters within a Latin word.
 */
const garbage =
  /â[€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|Ã[\u00a0-\u00bf€‚ƒ„…†‡ˆ‰‹‘’“”•–—˜™š›]|Â[\u00a0-\u00bf]|ðŸ|\ufffd|[A-Za-zÀ-ɏ][\u0400-\u04ff]|[\u0400-\u04ff][A-Za-zÀ-ɏ]/

/** Characters shown on both sides. */
const around = 25

/** Texts with characters that were broken when the page was saved. */
export const garbledTexts = ({ pages }: Site, crawl: { at: string }): Fault<Passage> => {
  const found = pages.flatMap((page) => {
    const text = page.page.blocks.find((block) => garbage.test(block.text))?.text ?? ''
    const at = text.search(garbage)
    return at < 0 ? [] : [{ page, text: oneLine(between(text, at - around, at + around)) }]
  })
  return {
    found,
    evidence: atMost(
      3,
      found.map(({ page, text }) => seenOn(page, 'A text here has characters that look broken.', text)),
      crawl,
    ),
    findings: when(found.length > 0, () =>
      problem(
        `Repair the characters that look broken on ${pageNames(found.map(({ page }) => page))}, such as in "${found[0]!.text}".`,
        3,
        found[0]!.page,
      ),
    ),
  }
}

/** Pages that only say "Coming soon". */
export const unfinishedPages = ({ home, pages }: Site, crawl: { at: string }): Fault<CrawledPage> => {
  const found = pages.filter((page) => page !== home && pageKind(page) === 'content' && isUnfinished(page, home))
  return {
    found,
    evidence: atMost(
      3,
      found.map((page) => seenOn(page, 'This page says little more than that its content is to come.')),
      crawl,
    ),
    findings: when(found.length > 0, () =>
      problem(
        `Write ${pageNames(found)}, or take ${found.length === 1 ? 'it' : 'them'} down until then: visitors read little more than that the content is to come.`,
        3,
        found[0],
      ),
    ),
  }
}

interface Passage {
  page: CrawledPage
  text: string
}

/** What somebody who built the site has still to do, or to ask the owner: "TODO: replace with a real photo before launch". */
const noteToBuilder =
  /\bnote (?:for|to) (?:the )?(?:client|owner)\b|\bTODO ?\(owner\)|\breplace (?:\S+ ){0,6}(?:placeholders?\b|(?:with|by) (?:an? |the |your |our )?(?:real|actual|own|genuine|proper) (?!(?:\S+ )?(?:key|token|id|code)\b))|\breplace (?:\S+ ){1,4}below\b|\badd (?:your )?real (?:\S+ ){1,4}here\b|\bwire (?:up|in) th(?:is|e) form\b|\bto be (?:supplied|provided|confirmed)\b|\bplaceholder\W{1,4}confirm\b|\b(?:replace|confirm|delete|remove|update|check|wire)\b.{0,60}\bbefore (?:launch|publishing|publication|going live|go-?live)\b/i

/** "Replace YOUR_FORM_ID below": whether that was done, the code shows. */
const setting = /\b[A-Z]{2,}(?:_[A-Z]+)+\b|\b(?:access|api)[_ ]?key\b/

/** Whether praise is real, and may be shown at all, is for the check of testimonials. */
const ofPraise = /\btestimonials?\b|\b(?:client|customer|patient)s?['’]? (?:stories|story|reviews?|quotes?)\b/i

/** A note from the sentence on that asks for something. */
const askedIn = (text: string): string => {
  const sentence = text.split(/(?<=[.!?])\s+|\s*[=*#-]{2,}\s*/).find((one) => noteToBuilder.test(one)) ?? text
  return text.slice(text.indexOf(sentence))
}

/** Notes in the code on what is not done, each once. */
export const notesInCode = ({ pages }: Site, crawl: { at: string }): Fault<Passage> => {
  const all = pages.flatMap((page) =>
    page.page.comments
      .filter((text) => noteToBuilder.test(text) && !setting.test(text) && !ofPraise.test(text))
      .map((text) => ({ page, text: askedIn(text).replaceAll(/^[\s=*#-]+|[\s=*#-]+$/g, '') })),
  )
  const found = onePer(all, ({ text }) => text)
  return {
    found,
    evidence: atMost(
      3,
      found.map(({ page, text }) => seenOn(page, 'A note in the code of this page, which visitors do not see.', text)),
      crawl,
    ),
    findings: when(found.length > 0, () =>
      note(
        found.length === 1
          ? `See whether what a note in the code of ${pageNames([found[0]!.page])} asks for was done: "${shorten(found[0]!.text, 100)}".`
          : `See whether what ${found.length} notes in the code of ${pageNames(found.map(({ page }) => page))} ask for was done, such as "${shorten(found[0]!.text, 100)}". There may be others.`,
      ),
    ),
  }
}

/** Screen readers need fewer words than this as a name or a hint. */
export const wordsOffScreen = 60

export const textsOffScreen = ({ pages }: Site, crawl: { at: string }): Fault<Passage & { words: number }> => {
  const found = pages.flatMap((page) =>
    page.page.offScreenTexts
      .map((text) => ({ page, text, words: wordCount(text) }))
      .filter(({ words }) => words >= wordsOffScreen),
  )
  return {
    found,
    evidence: atMost(
      3,
      found.map(({ page, text, words }) =>
        seenOn(
          page,
          `A part with ${count(words, 'word')} is marked to be kept off the screen, so we left it out.`,
          text,
        ),
      ),
      crawl,
    ),
    findings: when(found.length > 0, () =>
      note(
        `Look at the text on ${pageNames(found.map(({ page }) => page))} that is marked to be kept off the screen, such as "${shorten(found[0]!.text, 60)}": visitors do not see it, and Google counts text that is hidden for its sake as spam. Show it, or take it out, unless it describes a picture to blind visitors.`,
      ),
    ),
  }
}

export const repeatedPassages = ({ content }: Site, crawl: { at: string }): Fault<Passage> => {
  const found = content.flatMap((page) => {
    const text = passageSaidTwice(page)
    return text === null ? [] : [{ page, text }]
  })
  return {
    found,
    evidence: atMost(
      3,
      found.map(({ page, text }) => seenOn(page, 'This passage is in the code of this page more than once.', text)),
      crawl,
    ),
    findings: when(found.length > 0, () =>
      note(
        `Look for what ${pageNames(found.map(({ page }) => page))} ${found.length === 1 ? 'says' : 'say'} more than once: "${shorten(found[0]!.text, 80)}" is in the code again. If visitors see it twice, keep one.`,
      ),
    ),
  }
}
