import type { Guide } from './guide.ts'

type GuideModule = Promise<{ guide: Guide }>

/** Every guide by component id; each is loaded separately, with the page that shows it. */
export const guides: Record<string, () => GuideModule> = {
  'google-maps': () => import('./google-maps.ts'),
  keyword: () => import('./keyword.ts'),
  'branded-search': () => import('./branded-search.ts'),
  indexation: () => import('./indexation.ts'),

  'meta-tags': () => import('./meta-tags.ts'),
  'header-structure': () => import('./header-structure.ts'),
  'alt-text': () => import('./alt-text.ts'),
  ssl: () => import('./ssl.ts'),
  'mobile-friendly': () => import('./mobile-friendly.ts'),
  'structured-data': () => import('./structured-data.ts'),
  'content-quality': () => import('./content-quality.ts'),
  'link-structure': () => import('./link-structure.ts'),

  'social-media': () => import('./social-media.ts'),
  'platform-presence': () => import('./platform-presence.ts'),
  'follower-metrics': () => import('./follower-metrics.ts'),
  'profile-activity': () => import('./profile-activity.ts'),
  'platform-relevance': () => import('./platform-relevance.ts'),

  reviews: () => import('./reviews.ts'),
  'star-rating': () => import('./star-rating.ts'),
  'review-volume': () => import('./review-volume.ts'),
  'review-recency': () => import('./review-recency.ts'),
  'review-response': () => import('./review-response.ts'),
  'website-testimonials': () => import('./website-testimonials.ts'),

  'local-listings': () => import('./local-listings.ts'),
  'nap-consistency': () => import('./nap-consistency.ts'),
  'local-keywords': () => import('./local-keywords.ts'),
  'google-business-profile': () => import('./google-business-profile.ts'),
}
