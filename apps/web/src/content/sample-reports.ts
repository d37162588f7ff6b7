import type { PillarMark } from '@findable/ui'
import reports from './sample-reports.json' with { type: 'json' }

/** An excerpt from a real report on one of our demo businesses. Shown as a sample, never as a customer's words. */
export interface SampleReport {
  businessName: string
  host: string
  industry: string
  suburb: string
  overallScore: number
  coverage: number
  measured: number
  applicable: number
  pillars: PillarMark[]
  strength: string
  problem: string
  /** What the audit saw, on which the problem is based. */
  saw: string
  /** What to do about the problem: the tip, and its first step. */
  advice: string
  /** The first tips, in order of effect. */
  tips: string[]
}

export const sampleReports = reports as [SampleReport, SampleReport]
