import type { AuditResult } from '@findable/contracts'

export interface ReportOptions {
  /** Technical adds the criteria, weights and confidence of every check, all its evidence and the facts it rests on. */
  edition: 'client' | 'technical'
  /** Absent for a report nobody ordered: there is no guarantee on it. */
  order?: {
    reference: string
    /** ISO 8601; the guarantee runs from here. */
    deliveredAt?: string
  }
  /** What to call the business where its website tells no name; its address otherwise. */
  businessName?: string
  /** Mean overall score of the industry, 0 to 100; null or absent when too few of its businesses were measured. */
  industryAverage?: number | null
  /** Address of the site, without a slash at the end: guides and the contact page are linked there. */
  publicUrl: string
}

/** What every section draws from. */
export interface Report extends ReportOptions {
  result: AuditResult
  /** What the business calls itself, else its host. */
  businessName: string
  /** How much of a check's evidence is shown; the rest is counted, not hidden. */
  evidenceLimit: number
}
