import type { Adjustment } from './audit-result.ts'
import { longDate } from './long-date.ts'
import { pillars } from './pillars.ts'

/** What every form of an adjusted report says about it. */
export function adjustmentInWords({ at, name, industry, overall, pillars: adjusted }: Adjustment): string {
  const parts = [
    overall && 'the overall score',
    ...adjusted.map((id) => `the score of ${pillars[id].title}`),
    name && 'the business name',
    industry && 'the industry',
  ].filter((part) => part !== false)
  const both = new Intl.ListFormat('en-AU', { type: 'conjunction' }).format(parts)
  return `Our staff adjusted ${both} on ${longDate(at)}. The checks and what we saw are as measured.`
}
