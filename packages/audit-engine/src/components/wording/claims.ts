import type { Evidence, Finding } from '@findable/contracts'
import { onePer } from '../one-per.ts'

/** What findings and evidence of one component may both speak of. */
type Subject =
  | 'name'
  | 'address'
  | 'phone number'
  | 'place'
  | 'testimonial'
  | 'named testimonial'
  | 'profile'
  | 'licence number'
  | 'business markup'
  | 'broken link'
  | 'picture without alt text'
  | 'picture with a poor alt text'
  | 'picture with the text of others'
  | 'way to Google reviews'
  | 'review place'
  | `page on ${string}`

/** A finding's statement about a subject: none was seen, some, the same one everywhere, different ones, or so many. */
export interface Claim {
  about: Subject
  is: 'none' | 'some' | 'same' | 'different' | number
}

/** What a piece of evidence shows: one value of the subject, or how many there are. */
interface Shown {
  about: Subject
  value?: string
  count?: number
}

export type ClaimingFinding = Finding & { claims?: readonly Claim[] }
export type ShowingEvidence = Evidence & { shows?: readonly Shown[] }

/**
 * Every value a site gives for a subject. Findings and evidence made from the same one cannot disagree: the findings are
 * made only where they hold, and the evidence shows every value.
 */
export interface Seen<Item> {
  about: Subject
  /** One item for each different value, in the order seen. */
  items: readonly Item[]
  valueOf: (item: Item) => string
}

export const seenValues = <Item>(
  about: Subject,
  items: readonly Item[],
  valueOf: (item: Item) => string,
): Seen<Item> => ({
  about,
  items: onePer(items, valueOf),
  valueOf,
})

/** The first values, where there are too many to show; of several, two or more stay. */
export const firstOf = <Item>(seen: Seen<Item>, most: number): Seen<Item> => ({
  ...seen,
  items: seen.items.slice(0, most),
})

/** A line of evidence for each value. */
export const shown = <Item>(
  { about, items, valueOf }: Seen<Item>,
  evidence: (item: Item, index: number) => Evidence,
): ShowingEvidence[] =>
  items.map((item, index) => ({ ...evidence(item, index), shows: [{ about, value: valueOf(item) }] }))

/** A line of evidence, with the values it shows. */
export const showing = (evidence: Evidence, ...shows: Shown[]): ShowingEvidence => ({ ...evidence, shows })

/** One line of evidence that says how many there are of each. */
export const counted = (evidence: Evidence, ...counts: [about: Subject, count: number][]): ShowingEvidence => ({
  ...evidence,
  shows: counts.map(([about, count]) => ({ about, count })),
})

/** A finding, with what it says about subjects. */
export const claiming = (finding: Finding, ...claims: Claim[]): ClaimingFinding => ({ ...finding, claims })

export const none = (about: Subject): Claim => ({ about, is: 'none' })
export const some = (about: Subject): Claim => ({ about, is: 'some' })
export const same = (about: Subject): Claim => ({ about, is: 'same' })
export const different = (about: Subject): Claim => ({ about, is: 'different' })
export const many = (about: Subject, is: number): Claim => ({ about, is })

/** What findings say that the evidence contradicts, each as a sentence for the log; none where all is right. */
export function contradictions(findings: readonly ClaimingFinding[], evidence: readonly ShowingEvidence[]): string[] {
  const everything = evidence.flatMap(({ shows = [] }) => shows)
  return findings.flatMap(({ text, claims = [] }) =>
    claims.flatMap(({ about, is }) => {
      const shows = everything.filter((one) => one.about === about)
      const values = new Set(shows.flatMap(({ value }) => value ?? [])).size
      const counts = shows.flatMap(({ count }) => count ?? [])
      return holds(is, values, counts)
        ? []
        : [`"${text}" says ${is} of "${about}", and the evidence shows ${counts[0] ?? values}.`]
    }),
  )
}

/** Whether so many different values, and these counts, are what a claim says. */
function holds(is: Claim['is'], values: number, counts: readonly number[]): boolean {
  switch (is) {
    case 'none':
      return values === 0 && counts.every((count) => count === 0)
    case 'some':
      return values > 0 || counts.some((count) => count > 0)
    case 'same':
      return values === 1
    case 'different':
      return values > 1
    default:
      return counts.length > 0 && counts.every((count) => count === is)
  }
}

/** The absences findings state, as findings of their own, to be held against the evidence of other components. */
export const absences = (findings: readonly ClaimingFinding[]): ClaimingFinding[] =>
  findings.map((finding) => ({ ...finding, claims: (finding.claims ?? []).filter(({ is }) => is === 'none') }))

/** Findings and evidence as they are shown, without what they were checked by. */
export const withoutClaims = (findings: readonly ClaimingFinding[], evidence: readonly ShowingEvidence[]) => ({
  evidence: evidence.map(({ shows: _, ...one }): Evidence => one),
  findings: findings.map(({ claims: _, ...finding }): Finding => finding),
})
