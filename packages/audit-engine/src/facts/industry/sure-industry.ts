import { sureIndustryFrom, unknownIndustry } from '@findable/contracts'
import type { Facts } from '../facts.ts'

export const isSureIndustry = ({ industry, confidence }: Pick<Facts['industry'], 'industry' | 'confidence'>): boolean =>
  industry !== unknownIndustry && confidence >= sureIndustryFrom

/** The industry that advice may depend on; "Unknown Industry" below the confidence that takes. */
export const sureIndustry = (facts: Pick<Facts['industry'], 'industry' | 'confidence'>): string =>
  isSureIndustry(facts) ? facts.industry : unknownIndustry
