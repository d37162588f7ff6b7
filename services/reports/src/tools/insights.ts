import { componentTitles } from '@findable/audit-engine'
import { goodFrom, industries, unknownIndustry, type Industry } from '@findable/contracts'
import type { Kysely } from '@findable/service-kit'
import { doneWellIn } from '../db/businesses.ts'
import type { Database } from '../db/schema.ts'
import { leastMeasured } from '../industry-average.ts'
import { adviceFor, usualAdvice } from './general-advice.ts'

const mostInsights = 5

/** The industry in our spelling; "Unknown Industry" for one that is not on our list. */
export const knownIndustry = (given: string): Industry | typeof unknownIndustry =>
  industries.find((industry) => industry.toLowerCase() === given.toLowerCase()) ?? unknownIndustry

/**
 * What works in an industry: what most of the businesses we measured there do well, if there are enough of them; else
 * our general advice, which says what it is and why.
 */
export async function insightsFor(
  db: Kysely<Database>,
  industry: Industry | typeof unknownIndustry,
): Promise<string[]> {
  if (industry === unknownIndustry) {
    return ['General advice, as we could not tell the industry of this business.', ...usualAdvice]
  }
  const measured = await doneWellIn(db, industry, goodFrom, leastMeasured)
  const works = measured.filter(({ good, measured: all }) => good * 2 > all).slice(0, mostInsights)
  if (works.length > 0) {
    return works.map(
      ({ component, good, measured: all }) =>
        `${componentTitles.get(component) ?? component}: ${good} of the last ${all} businesses in ${industry} that we measured have at least ${goodFrom} of 100 points.`,
    )
  }
  const why =
    measured.length === 0
      ? `we have not measured enough businesses in ${industry} yet to say what works for them.`
      : `there is nothing that most of the businesses in ${industry} that we measured do well.`
  return [`General advice: ${why}`, ...adviceFor[industry]]
}
