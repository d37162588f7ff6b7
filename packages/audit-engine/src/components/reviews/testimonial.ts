import type { CrawledPage } from '../../sources/source.ts'
import type { Dating } from './signatures.ts'

export interface Testimonial {
  page: CrawledPage
  text: string
  /** The author as written; null when none is named. */
  name: string | null
  /** Other people who sign the same words elsewhere on the site. */
  otherNames: readonly string[]
  dating: Dating
  /** Where it comes from: "Google", or the firm that its writer signs for; null when the page does not say. */
  source: string | null
  /** The page may say where it comes from in words that we cannot tell from others, such as a club behind a name. */
  mayHaveSource: boolean
  /** Quoted, marked up as a review, or thanks and the words of one person: no description of the firm's own work. */
  isCertain: boolean
}
