import { wordCount } from '../../text/words.ts'
import type { Site } from '../site/site.ts'

/** "A patient shares their experience", "Patient stories": short lines above or below what patients say. */
const introduction =
  /\bpatients?['’]s? (?:story|stories|experiences?)\b|\bpatient (?:success )?stories\b|\bpatients? (?:shares?|tells?) (?:her|his|their|about|us)\b/i
const longest = 8

/** A line that introduces what patients tell, in videos for example, which we cannot look into; null where there is none. */
export const patientStory = ({ content }: Site): string | null =>
  content
    .flatMap(({ page }) => page.blocks)
    .find(({ text, inNav, inFooter }) => !inNav && !inFooter && wordCount(text) <= longest && introduction.test(text))
    ?.text ?? null
