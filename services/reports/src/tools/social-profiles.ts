import { industries, type Answer, type AuditResult, type endpoints, type Handled } from '@findable/contracts'
import type { Kysely, Logger } from '@findable/service-kit'
import { reportsNamed } from '../db/businesses.ts'
import { cachedAuditsNamed } from '../db/caches.ts'
import type { Database } from '../db/schema.ts'
import { resultOf } from '../reading.ts'
import { lookedAt, placeIn, profilesIn } from './found-on-website.ts'
import { agreementOfPlaces, type Agreement } from './places.ts'
import type { ToolAudits } from './tool-audits.ts'

type Search = Handled<typeof endpoints.socialProfiles>['body']
type Found = Pick<Answer<typeof endpoints.socialProfiles>, 'profiles' | 'note'>

interface Deps {
  db: Kysely<Database>
  audits: ToolAudits
  log: Logger
}

const nothingHeld =
  'We have not checked the website of a business with this name that fits, so we cannot say which profiles it has. Search by website address instead: then we read the website itself.'
/** Percentage points off when what we hold may be about another business with the same name. Our judgement. */
const doubt = 20

/**
 * The profiles of the business with this name. A name alone leads to no website, and we do not pay a search service for
 * a free tool, so the answer comes from websites we have checked before: no such website, no answer.
 */
export async function findSocialProfiles({ db, audits, log }: Deps, search: Search): Promise<Found> {
  const held = await heldResults(db, search.businessName)
  const fitting = held.filter((result) => agreementOfPlaces(search.location, result.identity) !== 'contradicts')
  const [only, ...others] = fitting
  if (!only) return { profiles: [], note: nothingHeld }
  const results = search.forceRefresh && others.length === 0 ? [await refreshed(only)] : fitting
  return {
    profiles: results.flatMap((result) => {
      const reasons = doubtsAbout(result, search, others.length > 0)
      return profilesIn(result).map((profile) => ({
        ...profile,
        confidence: Math.max(10, profile.confidence - doubt * reasons.length),
        reasoning: [profile.reasoning, ...reasons].join(' '),
      }))
    }),
    note: results.map(lookedAt).join(' '),
  }

  /** What the website says today, or what it said before if it cannot be read. */
  async function refreshed(result: AuditResult): Promise<AuditResult> {
    try {
      return await audits.of(result.target.url, { forceRefresh: true })
    } catch (error) {
      log.info({ detail: String(error) }, 'a website was not read again')
      return result
    }
  }
}

/** The newest result for each website whose business has this name. */
async function heldResults(db: Kysely<Database>, name: string): Promise<AuditResult[]> {
  const [reports, audits] = await Promise.all([reportsNamed(db, name, 10), cachedAuditsNamed(db, name)])
  const results = [...reports.map(resultOf), ...audits.map(({ data }) => data as AuditResult)]
  const newestFirst = results.toSorted((a, b) => (a.auditedAt < b.auditedAt ? 1 : -1))
  return [...Map.groupBy(newestFirst, ({ target }) => target.host).values()].map(([newest]) => newest!)
}

/** Why this may be another business with the same name. */
function doubtsAbout(result: AuditResult, { location, industry }: Search, hasNamesakes: boolean): string[] {
  const place = placeIn(result)
  const agreement: Agreement = agreementOfPlaces(location, result.identity)
  const detected = result.industry.industry
  const known: readonly string[] = industries
  return [
    ...(hasNamesakes ? ['We know several businesses of this name.'] : []),
    ...(location && agreement === 'unknown'
      ? [
          place
            ? `The website is of a business in ${place}; whether you mean that one we cannot tell.`
            : 'The website names no place, so whether you mean this business we cannot tell.',
        ]
      : []),
    ...(known.includes(industry) && known.includes(detected) && industry !== detected
      ? [`To us the website speaks for ${detected}, not for ${industry}.`]
      : []),
  ]
}
