import type { Industry } from '@findable/contracts'

/**
 * Words and phrases that indicate an industry. The weights are log-odds: a term under `named` (the trade's own name)
 * makes the industry some 400 times likelier, one under `certain` 50 times, one under `clear` 7 times, one under `hint`
 * 2.5 times. Words that businesses of every kind use (team, quality, account) say nothing and are left out. Terms are
 * separated by commas; singular and plural are the same; a star stands for any ending ("physio*"). Of overlapping terms
 * in a text only the longest counts, so a phrase that says no more than its words would only lower the score.
 */
export interface Lexicon {
  industry: Industry
  named: string
  certain: string
  clear: string
  hint: string
}
