import type { TemplateId } from '../guides/guide.ts'

/** What the library and the guides need of a template; its content is drawn when the site is built. */
export const sheetTitles: Record<TemplateId, string> = {
  'business-profile-checklist': 'Google Business Profile set-up checklist',
  'review-request-scripts': 'Review request scripts',
  'social-posting-planner': '12-week social posting planner',
  'business-details-tracker': 'Business details (NAP) consistency tracker',
  'website-content-planner': 'Website content planner',
}

export const sheetPath = (id: TemplateId): string => `/templates/${id}.pdf`
