import { clip, plainText } from '@findable/report-html'

/** What a template makes: the same message three times over. */
export interface MailContent {
  subject: string
  text: string
  html: string
}

const longestSubject = 150

/** One line without controls or marks that turn the reading direction, so that no header can be forged by it. */
export const asSubject = (text: string): string => {
  const line = plainText(text).replace(/\s+/g, ' ').trim()
  return clip(line, longestSubject)
}

/** The text part: its paragraphs, an empty line between them. */
export const asText = (...paragraphs: (string | false | null | undefined)[]): string =>
  `${paragraphs
    .filter((paragraph) => typeof paragraph === 'string' && paragraph !== '')
    .map((paragraph) => plainText(paragraph as string))
    .join('\n\n')}\n`
