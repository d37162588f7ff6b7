import { clip, plainText } from '@findable/report-html'

/** What a template makes: the same message in three forms. */
export interface MailContent {
  subject: string
  text: string
  html: string
}

const longestSubject = 150

/** One line without control characters or marks that change the text direction, so that it cannot forge a header. */
export const asSubject = (text: string): string => {
  const line = plainText(text).replace(/\s+/g, ' ').trim()
  return clip(line, longestSubject)
}

/** The text part: paragraphs separated by an empty line. */
export const asText = (...paragraphs: (string | false | null | undefined)[]): string =>
  `${paragraphs
    .filter((paragraph) => typeof paragraph === 'string' && paragraph !== '')
    .map((paragraph) => plainText(paragraph as string))
    .join('\n\n')}\n`
