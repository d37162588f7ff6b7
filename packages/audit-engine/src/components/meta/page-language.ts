import type { CrawledPage } from '../../sources/source.ts'
import { isEnglish } from '../../text/is-english.ts'
import { wordCount } from '../../text/words.ts'
import type { Fault } from '../fault.ts'
import type { Site } from '../site/site.ts'
import { atMost, seenOn } from '../wording/evidence.ts'
import { note, when } from '../wording/findings.ts'
import { pageNames } from '../wording/page-names.ts'
import { count, shorten } from '../wording/phrases.ts'

/** Empty where the page does not say. */
const languageOf = ({ page }: CrawledPage): string => page.lang?.trim() ?? ''

export const withoutLanguage = ({ pages }: Site, crawl: { at: string }): Fault<CrawledPage> => {
  const found = pages.filter((page) => languageOf(page) === '')
  const { inOldWay = [], unsaid = [] } = Object.groupBy(found, (page) =>
    oldLanguageOf(page) === '' ? 'unsaid' : 'inOldWay',
  )
  return {
    found,
    evidence: atMost(
      3,
      found.map((page) =>
        oldLanguageOf(page) === ''
          ? seenOn(page, 'The code of this page does not say which language it is in ("lang").')
          : seenOn(
              page,
              'The code of this page says which language it is in only in an old way, without "lang".',
              oldLanguageOf(page),
            ),
      ),
      crawl,
    ),
    findings: [
      ...when(unsaid.length > 0, () =>
        note(
          `Say in the code of ${pageNames(unsaid)} which language it is in (lang="en-AU"): screen readers choose their voice by it, and browsers whether to offer a translation.`,
        ),
      ),
      ...when(inOldWay.length > 0, () =>
        note(
          `Add lang="en-AU" in the code of ${pageNames(inOldWay)}: it says which language it is in only in an old way ("xml:lang" or "content-language"), and screen readers, which choose their voice by it, are sure to heed "lang" alone.`,
        ),
      ),
    ],
  }
}

/** What XHTML, or a header line in the code, says of the language; empty where neither does. */
const oldLanguageOf = ({ page }: CrawledPage): string =>
  page.xmlLang ?? page.metas.find(({ key, content }) => key === 'content-language' && content !== '')?.content ?? ''

/** Pages in English that say they are in another language, and those of few words beside them that say the same. */
export const inOtherLanguage = ({ pages }: Site, crawl: { at: string }): Fault<CrawledPage> => {
  const foreign = pages.filter((page) => isLanguageTag(languageOf(page)) && !/^en(?:-|$)/i.test(languageOf(page)))
  const english = foreign.filter(({ page }) => isEnglish(page.text.body))
  const tags = new Set(english.map(languageOf))
  const found = foreign.filter(
    (page) => english.includes(page) || (tags.has(languageOf(page)) && wordCount(page.page.text.main) < tooFewToTell),
  )
  const unsure = foreign.filter(
    (page) => !found.includes(page) && languageOf(page) === languageOf(found[0] ?? page),
  ).length
  return {
    found,
    evidence: atMost(
      3,
      found.map((page) =>
        seenOn(page, 'The language in the code of this page is not English, and its text is.', page.page.lang),
      ),
      crawl,
    ),
    findings: when(found.length > 0, () =>
      note(
        `Correct the language in the code of ${pageNames(found)}: the text is English, and lang="${languageOf(found[0]!)}" says ${saysOfLanguage(languageOf(found[0]!))}. It should be lang="en-AU".${unsure === 0 ? '' : ` ${count(unsure, 'more page says', 'more pages say')} the same, and we could not tell the language of the text there.`}`,
      ),
    ),
  }
}

/** Words of a page, such as one with a form, that do not show in which language it is. */
const tooFewToTell = 60

export const inNoLanguage = ({ pages }: Site, crawl: { at: string }): Fault<CrawledPage> => {
  const found = pages.filter((page) => languageOf(page) !== '' && !isLanguageTag(languageOf(page)))
  return {
    found,
    evidence: atMost(
      3,
      found.map((page) => seenOn(page, 'The language in the code of this page is no language tag.', page.page.lang)),
      crawl,
    ),
    findings: when(found.length > 0, () =>
      note(
        `Correct the language in the code of ${pageNames(found)}: "${shorten(languageOf(found[0]!), 20)}" is no language tag. It should be lang="en-AU".`,
      ),
    ),
  }
}

/** Language, script, region and variants, joined by hyphens (BCP 47): "en-AU", not "en_AU". */
const isLanguageTag = (lang: string): boolean => /^(?:[a-z]{2,3}|x)(?:-[a-z\d]{1,8})*$/i.test(lang)

/** "Chinese (China)"; what the codes for no language and for an unknown one say. */
const saysOfLanguage = (lang: string): string => {
  if (/^zxx(?:-|$)/i.test(lang)) return 'that it is no language at all'
  if (/^und(?:-|$)/i.test(lang)) return 'that its language is not known'
  const name = new Intl.DisplayNames('en-AU', { type: 'language', fallback: 'none' }).of(lang)
  return name === undefined ? 'another language' : `it is ${name}`
}
