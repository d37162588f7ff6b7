/** The industries a business can be in, in display order. */
export const industries = [
  'Building & Construction',
  'Trades & Services',
  'Professional Services',
  'Health & Wellness',
  'Hospitality & Food Services',
  'Retail & E-Commerce',
  'Transport, Logistics & Auto Services',
  'Education & Training',
  'Beauty & Personal Care',
  'Entertainment & Events',
  'Technology',
  'Real Estate & Property',
  'Finance & Insurance',
  'Manufacturing & Production',
  'Non-Profit & Charity',
  'Recruitment & Staffing',
] as const
export type Industry = (typeof industries)[number]

/** An order's industry until the audit has detected it. */
export const detectingAutomatically = 'Detecting Automatically'
/** The engine's answer when the evidence is not enough to name an industry. */
export const unknownIndustry = 'Unknown Industry'
/** Confidence, 0 to 1, from which an industry is named as the business's own and advice may depend on it. */
export const sureIndustryFrom = 0.8
/** The 17 choices of a form: the industries and "Detecting Automatically". */
export const industryChoices = [...industries, detectingAutomatically] as const
