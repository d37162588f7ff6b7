import type { CrawledPage } from '../../sources/source.ts'
import { wordCount } from '../../text/words.ts'
import type { Site } from '../site/site.ts'

/** Three or more questions, most of a page's, that have one and the same answer; null when there are none such. */
export const questionsWithOneAnswer = (site: Site): { page: CrawledPage; questions: number; answer: string } | null => {
  for (const page of site.content) {
    const { blocks } = page.page
    const asked = blocks.flatMap(({ text }, at) =>
      text.trim().endsWith('?') && wordCount(text) > 2 && blocks[at + 1] && !blocks[at + 1]!.text.trim().endsWith('?')
        ? [{ question: text, answer: blocks[at + 1]!.text }]
        : [],
    )
    for (const same of Map.groupBy(asked, ({ answer }) => answer).values()) {
      const questions = new Set(same.map(({ question }) => question)).size
      const answer = same[0]!.answer
      if (questions > 2 && questions * 2 > asked.length && wordCount(answer) > 7) return { page, questions, answer }
    }
  }
  return null
}

/** Questions that sell something or only address the visitor do not make an FAQ. */
const rhetorical =
  /^(why|ready|need|looking|want|have|do you (have|need|want)|are you (new|ready|looking)|how to get in touch)\b|\bus\?$/i

/** Three questions as headings or summaries make an FAQ, even without the name. */
export const questionHeadings = (site: Site) => {
  for (const page of site.pages) {
    const questions = page.page.blocks.filter(
      ({ tag, text, inFormOrDialog }) =>
        /^(?:h\d|summary|dt)$/.test(tag) &&
        !inFormOrDialog &&
        text.trim().endsWith('?') &&
        !rhetorical.test(text.trim()),
    )
    if (questions.length >= 3) return { page, quote: questions[0]!.text, own: false, isFiller: false }
  }
  return null
}
