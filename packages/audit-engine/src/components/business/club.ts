import type { Industry } from '@findable/contracts'

/** Whether it is none that customers would call a business. */
export const isClub = (name: string | null, industry?: string): boolean =>
  industry === ('Non-Profit & Charity' satisfies Industry) ||
  /\b(?:clubs?|associations?|societ(?:y|ies)|church|league|council|foundation)\b/i.test(name ?? '')
