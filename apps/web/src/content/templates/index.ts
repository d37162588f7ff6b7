import type { TemplateId } from '../guides/guide.ts'
import type { Template } from './template.ts'
import { template as businessDetails } from './business-details-tracker.ts'
import { template as businessProfile } from './business-profile-checklist.ts'
import { template as reviewRequests } from './review-request-scripts.ts'
import { template as socialPosts } from './social-posting-planner.ts'
import { template as websiteContent } from './website-content-planner.ts'

export const templates: Record<TemplateId, Template> = {
  'business-profile-checklist': businessProfile,
  'review-request-scripts': reviewRequests,
  'social-posting-planner': socialPosts,
  'business-details-tracker': businessDetails,
  'website-content-planner': websiteContent,
}
