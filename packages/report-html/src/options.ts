import type { AuditResult, Comparison } from '@findable/contracts'

export interface ReportOptions {
  /**
   * The technical edition adds the criteria, weights and confidence of every check, all its evidence, and the facts it
   * is based on.
   */
  edition: 'client' | 'technical'
  /** Absent for a report that was not ordered, which has no guarantee. */
  order?: {
    reference: string
    /** ISO 8601; the guarantee starts here. */
    deliveredAt?: string
  }
  /** The business's name where its website gives none; without it, the address is used. */
  businessName?: string
  /** Mean overall score of the industry, 0 to 100; null or absent when too few of its businesses were measured. */
  industryAverage?: number | null
  /** With another reading of the same website, where the whole of it has been read again. */
  comparison?: Comparison | undefined
  /** Address of the site without a trailing slash, for links to guides and the contact page. */
  publicUrl: string
}

/** The input of every section. */
export interface Report extends ReportOptions {
  result: AuditResult
  /** The business's own name, otherwise its host. */
  businessName: string
  /** How many pieces of a check's evidence are shown; the rest is counted, not hidden. */
  evidenceLimit: number
}
