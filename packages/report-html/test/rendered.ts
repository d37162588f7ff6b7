import type { AuditResult } from '@findable/contracts'
import { renderReport, type ReportOptions } from '../src/index.ts'
import { sampleResult } from './sample-result.ts'

export const client: ReportOptions = {
  edition: 'client',
  order: { reference: 'K7QM-3XRT', deliveredAt: '2026-11-16T02:20:00Z' },
  industryAverage: 56,
  publicUrl: 'https://findable.example',
}
export const technical: ReportOptions = { ...client, edition: 'technical' }

export const render = (options: Partial<ReportOptions> = {}, change: (result: AuditResult) => void = () => {}) => {
  const result = sampleResult()
  change(result)
  return renderReport(result, { ...client, ...options })
}
/** What a person reads: tags removed, entities decoded. */
export const text = (document: string) =>
  document
    .replace(/<style>.*<\/style>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
