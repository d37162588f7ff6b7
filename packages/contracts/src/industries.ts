/** The industries a business can be in, in the order lists show them. */
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

/** What an order carries until the audit has found the industry out. */
export const detectingAutomatically = 'Detecting Automatically'
/** What the engine says when the evidence does not carry any industry. */
export const unknownIndustry = 'Unknown Industry'
/** The 17 choices of a form: the industries and "Detecting Automatically". */
export const industryChoices = [...industries, detectingAutomatically] as const
