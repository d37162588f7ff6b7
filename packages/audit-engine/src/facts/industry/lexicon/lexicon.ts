import type { Industry } from '@findable/contracts'

/**
 * Words and phrases that speak for an industry. The weights are log-odds: a term under `certain` makes the industry some
 * 50 times likelier, one under `clear` 7 times, under `hint` 2.5 times; `against` makes it 3 times less likely. Terms are
 * parted by commas, in small letters and the singular; a star stands for any ending ("physio*").
 */
export interface Lexicon {
  industry: Industry
  certain: string
  clear: string
  hint: string
  against?: string
}
