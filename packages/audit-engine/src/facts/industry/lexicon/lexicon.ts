import type { Industry } from '@findable/contracts'

/**
 * Words and phrases that speak for an industry. The weights are log-odds: a term under `certain` makes the industry some
 * 50 times likelier, one under `clear` 7 times, one under `hint` 2.5 times. Words that businesses of every kind use (team,
 * quality, customer) say nothing and are left out. Terms are parted by commas; singular and plural are the same, a star
 * stands for any ending ("physio*"). Of terms that overlap in a text the longest counts.
 */
export interface Lexicon {
  industry: Industry
  certain: string
  clear: string
  hint: string
}
