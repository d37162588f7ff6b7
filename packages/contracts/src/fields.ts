import * as z from 'zod/mini'
import { parseWebsite, websiteMessages } from './website-address.ts'

/** Fields that several forms have. */

/**
 * A text that is too long is told so, whatever its schema says of one that is missing. The number is written out only
 * then: a browser's first one takes as long as building all schemas of a page.
 */
export const atMost = (characters: number) =>
  z.maxLength(characters, {
    error: () => `Must be at most ${characters.toLocaleString('en-AU')} characters`,
  })

export const emailMessage = 'Please enter a valid email address.'
/** One plain address, without display name or list. Deliberately stricter than RFC 5321. */
export const emailSchema = z.string(emailMessage).check(z.trim(), z.maxLength(254, emailMessage), z.email(emailMessage))

/**
 * Names must be on one line: line breaks can forge mail headers, and marks that reverse the writing direction can forge
 * what people read.
 */
export const oneLine = z.refine<string>(
  (text) => !/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(text),
  'Please leave out line breaks and invisible characters.',
)

/** A website address, kept as typed; only a valid one passes. */
export const websiteSchema = z.string(websiteMessages.required).check(
  z.refine((value) => !('problem' in parseWebsite(value)), {
    error: (issue) => {
      const parsed = parseWebsite(String(issue.input))
      return 'problem' in parsed ? parsed.problem : undefined
    },
  }),
)
