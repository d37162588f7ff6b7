import type { PageBlock } from '../../page/page.ts'
import { itemsOf, structuredItems, type StructuredItem } from '../../page/structured-items.ts'
import type { CrawledPage } from '../../sources/source.ts'
import { pathnameOf } from '../../sources/web/host-names.ts'
import { wordCount } from '../../text/words.ts'
import { isNews, ownWords } from '../site/page-text.ts'
import { isLeftOver } from '../site/placeholders.ts'
import type { Site } from '../site/site.ts'

/** An accordion shows a plus or an arrow after it. */
const isQuestion = (text: string): boolean => /\?[\s+\-–×▼▾▸›⌄]*$/.test(text)

/** Questions that something other than a question follows, each with that, and with what more may answer it. */
const answeredIn = (blocks: readonly PageBlock[]): { question: PageBlock; answer: string; whole: string }[] =>
  blocks.flatMap((question, at) => {
    const after = blocks.slice(at + 1, at + 1 + mostOfAnswer)
    const next = after.findIndex(({ text }) => isQuestion(text))
    const said = after.slice(0, next < 0 ? undefined : next).map(({ text }) => text)
    const [answer] = said
    return isQuestion(question.text) && answer !== undefined ? [{ question, answer, whole: said.join('\n') }] : []
  })
/** Blocks after a question that are read for its answer. */
const mostOfAnswer = 3

/** Three or more questions, most of a page's, that have one and the same answer; null when there are none such. */
export const questionsWithOneAnswer = (site: Site): { page: CrawledPage; questions: number; answer: string } | null => {
  for (const page of site.content) {
    const asked = answeredIn(page.page.blocks).filter(({ question }) => wordCount(question.text) > 2)
    // A layout for phones may have all of them again.
    const differing = (some: typeof asked): number => new Set(some.map(({ question }) => question.text)).size
    for (const same of Map.groupBy(asked, ({ answer }) => answer).values()) {
      const questions = differing(same)
      const answer = same[0]!.answer
      if (questions > 2 && questions * 2 > differing(asked) && wordCount(answer) > 7) return { page, questions, answer }
    }
  }
  return null
}

/** Whether most questions of a page are answered by a note that the builder left there. */
export const answersAreToCome = (page: CrawledPage): boolean => {
  const asked = answeredIn(page.page.blocks)
  return asked.filter(({ answer }) => isLeftOver(answer)).length * 2 > asked.length
}

/**
 * Three or more headings in a row that are questions, with nothing below them but the next; null where there are none such. A
 * page that a browser showed may bring an answer when its question is clicked, and so may one that has hidden parts.
 */
export const questionsWithoutAnswer = (site: Site): { page: CrawledPage; questions: readonly string[] } | null => {
  for (const page of site.content.filter((one) => !one.rendered && one.page.hiddenLength < mostHidden)) {
    // An accordion has a plus or an arrow of its own.
    const blocks = page.page.blocks.filter(({ text, inNav }) => !inNav && /\p{L}/u.test(text))
    const rows: string[][] = [[]]
    for (const { tag, text } of blocks)
      if (/^(?:h\d|summary|dt)$/.test(tag) && isQuestion(text)) rows.at(-1)!.push(text)
      else rows.push([])
    const [longest] = rows.toSorted((one, other) => other.length - one.length)
    if (longest!.length >= fewestQuestions) return { page, questions: longest! }
  }
  return null
}
const fewestQuestions = 3
/** Characters: labels for screen readers, no answers. */
const mostHidden = 100

/** Questions that sell something or only address the visitor do not make an FAQ. */
const rhetorical =
  /^(why|who (?:are|is)|what makes|ready|need|looking|want|have|not sure|got|still|wondering|interested|tired|did you know|do you (have|need|want)|are you (new|ready|looking)|how to get in touch)\b|\bus\?$/i

/** Three questions as headings or summaries with answers below, or two with a long one, make an FAQ without the name. */
export const questionHeadings = (site: Site) => questionsOn(site.pages.filter((page) => !isArticle(page)))

/** What an article asks, it asks for the sake of its story: whether it answers a common question we cannot tell. */
const isArticle = (page: CrawledPage): boolean => isNews(page) || postAddress.test(pathnameOf(page.finalUrl))
/** "/blogpast.html", "/news20240311.html" */
const postAddress = /\/(?:blog|(?:news|article|post)s?[-_]?\d)/i

const questionsOn = (pages: readonly CrawledPage[]) => {
  for (const page of pages) {
    const answered = answeredIn(page.page.blocks).filter(
      ({ question: { tag, text, inFormOrDialog } }) =>
        /^(?:h\d|summary|dt|button)$/.test(tag) &&
        !inFormOrDialog &&
        // "Who?" over a paragraph is the title of a part.
        wordCount(text) > 1 &&
        !rhetorical.test(text.trim()),
    )
    const long = answered.filter(({ whole }) => wordCount(whole) >= longAnswer)
    if (answered.length >= 3 || (answered.length === 2 && long.length > 0))
      return {
        page,
        quote: answered[0]!.question.text,
        own: false,
        isFiller: false,
        isAsked: true as const,
      }
  }
  return null
}

/** A page whose main heading is a question, and whose text answers it: "What should I bring to my appointment?" */
export const questionPage = (site: Site) => {
  const [found] = questionPages(site).filter(({ quote }) => wordCount(quote) >= shortestQuestion)
  return found ? { ...found, own: true, isFiller: false, isAsked: true as const } : null
}

const questionPages = (site: Site): { page: CrawledPage; quote: string }[] =>
  site.content.flatMap((page) => {
    const main = page.page.headings.find(({ level, hidden }) => level === 1 && !hidden)
    return page !== site.home &&
      main &&
      isQuestion(main.text) &&
      !rhetorical.test(main.text.trim()) &&
      !otherQuestions.test(page.finalUrl) &&
      ownWords(page) >= enoughAnswer
      ? [{ page, quote: main.text }]
      : []
  })

/**
 * Whether a site may answer questions where we do not count them: in its articles, on a page with a short question for its
 * main heading ("What is netball?"), or as questions with answers in markup alone.
 */
export const mayAnswer = (site: Site): boolean =>
  questionsOn(site.pages.filter(isArticle)) !== null ||
  questionPages(site).some(({ quote }) => asksFor.test(quote)) ||
  site.pages.some(({ page }) => structuredItems(page).filter(isAnswered).length > 1)

const asksFor = /^\W*(?:what|how|when|where|which|can|do|does|is|are)\b.*\s/i
const isAnswered = (item: StructuredItem): boolean =>
  item.types.includes('Question') && itemsOf(item, 'acceptedAnswer').length > 0
/** "What is informed consent?" above a form to sign, "How ready are you?" above a quiz. */
const otherQuestions =
  /consent|polic|agreement|terms|privacy|legal|quiz|score|calculator|estimat|check(?:-|er|list)|test/i
const longAnswer = 12
const shortestQuestion = 4
const enoughAnswer = 60
