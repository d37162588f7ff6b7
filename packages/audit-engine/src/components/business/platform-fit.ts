import type { Industry } from '@findable/contracts'
import type { SocialPlatform } from '../../facts/facts.ts'

/**
 * How much each platform matters to the customers of an industry: 3 main, 2 useful, 1 marginal, 0 none. Our judgement.
 * It starts from the Yellow Social Media Reports (Australia, 2018 and 2020), where about nine in ten small businesses
 * on social media use Facebook, and is adjusted by who buys: households or other businesses.
 */
type Fit = Record<SocialPlatform, 0 | 1 | 2 | 3>

const fit = (
  facebook: 0 | 1 | 2 | 3,
  instagram: 0 | 1 | 2 | 3,
  linkedin: 0 | 1 | 2 | 3,
  x: 0 | 1,
  youtube: 0 | 1 | 2,
  tiktok: 0 | 1 | 2,
  pinterest: 0 | 1 | 2,
): Fit => ({
  facebook,
  instagram,
  linkedin,
  x,
  youtube,
  tiktok,
  pinterest,
})

const fits: Record<Industry, Fit> = {
  'Building & Construction': fit(3, 3, 2, 0, 2, 1, 2),
  'Trades & Services': fit(3, 2, 1, 0, 1, 1, 0),
  'Professional Services': fit(2, 1, 3, 1, 1, 0, 0),
  'Health & Wellness': fit(3, 3, 1, 0, 2, 1, 0),
  'Hospitality & Food Services': fit(3, 3, 0, 0, 1, 2, 1),
  'Retail & E-Commerce': fit(3, 3, 0, 0, 1, 2, 2),
  'Transport, Logistics & Auto Services': fit(3, 2, 2, 0, 1, 1, 0),
  'Education & Training': fit(3, 2, 2, 0, 2, 1, 0),
  'Beauty & Personal Care': fit(3, 3, 0, 0, 1, 2, 2),
  'Entertainment & Events': fit(3, 3, 1, 1, 2, 2, 1),
  Technology: fit(1, 1, 3, 1, 2, 0, 0),
  'Real Estate & Property': fit(3, 3, 2, 0, 2, 1, 0),
  'Finance & Insurance': fit(2, 1, 3, 0, 1, 0, 0),
  'Manufacturing & Production': fit(2, 2, 3, 0, 2, 0, 0),
  'Non-Profit & Charity': fit(3, 3, 2, 1, 2, 1, 0),
  'Recruitment & Staffing': fit(2, 1, 3, 0, 1, 0, 0),
}
/** Where the industry is unknown: what holds for most local businesses. */
const usual = fit(3, 2, 2, 0, 1, 1, 1)

export const platformFit = (industry: string): Fit =>
  Object.hasOwn(fits, industry) ? fits[industry as Industry] : usual

export const platformNames: Record<SocialPlatform, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  x: 'X (Twitter)',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  pinterest: 'Pinterest',
}

/** Platforms by their weight in the industry, highest first. */
export const platformsByFit = (industry: string): SocialPlatform[] => {
  const weights = platformFit(industry)
  return (Object.keys(platformNames) as SocialPlatform[]).toSorted((a, b) => weights[b] - weights[a])
}
