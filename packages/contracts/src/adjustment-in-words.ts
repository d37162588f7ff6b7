import type { Adjustment } from './audit-result.ts'
import { pillars } from './pillars.ts'

const longDate = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'Australia/Sydney' })
const both = new Intl.ListFormat('en-AU', { type: 'conjunction' })

/** What every form of an adjusted report says about it. */
export function adjustmentInWords({ at, name, industry, overall, pillars: adjusted }: Adjustment): string {
  const parts = [
    overall && 'the overall score',
    ...adjusted.map((id) => `the score of ${pillars[id].title}`),
    name && 'the business name',
    industry && 'the industry',
  ].filter((part) => part !== false)
  return `Our staff adjusted ${both.format(parts)} on ${longDate.format(new Date(at))}. The checks and what we saw are as measured.`
}
