import type { ComponentResult } from './audit-result.ts'
import { longDate } from './long-date.ts'

/** What every form of the report says about a check that was read apart from the others. */
export const againInWords = ({ at, engineVersion }: NonNullable<ComponentResult['again']>): string =>
  `Read again on ${longDate(at)}, by engine version ${engineVersion}.`

/** What every form of the report says about a check that was corrected. */
export const correctedInWords = ({ at, reason }: NonNullable<ComponentResult['corrected']>): string =>
  `Corrected on ${longDate(at)}. ${reason}`
