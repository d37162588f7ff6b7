/** The pillars and their components: the ids and titles used throughout the product. */

export const pillarIds = [
  'searchPresence',
  'websiteOptimization',
  'socialMediaPresence',
  'reviewsRating',
  'localSeo',
] as const
export type PillarId = (typeof pillarIds)[number]

/** Titles for people, and the components in display order. Weights belong to the engine. */
export const pillars: Record<PillarId, { title: string; components: readonly string[] }> = {
  searchPresence: {
    title: 'Search presence',
    components: ['google-maps', 'keyword', 'branded-search', 'indexation'],
  },
  websiteOptimization: {
    title: 'Website',
    components: [
      'meta-tags',
      'header-structure',
      'alt-text',
      'ssl',
      'mobile-friendly',
      'structured-data',
      'content-quality',
      'link-structure',
    ],
  },
  socialMediaPresence: {
    title: 'Social media',
    components: ['social-media', 'platform-presence', 'follower-metrics', 'profile-activity', 'platform-relevance'],
  },
  reviewsRating: {
    title: 'Reviews and rating',
    components: [
      'reviews',
      'star-rating',
      'review-volume',
      'review-recency',
      'review-response',
      'website-testimonials',
    ],
  },
  localSeo: {
    title: 'Local search',
    components: ['local-listings', 'nap-consistency', 'local-keywords', 'google-business-profile'],
  },
}

/** All components, in display order. */
export const componentIds: readonly string[] = pillarIds.flatMap((id) => pillars[id].components)

/** The path of the guide to a component; every component has one. */
export const guidePath = (componentId: string): string => `/${componentId}-guide`

export const guideSteps = [1, 2, 3] as const
export type GuideStep = (typeof guideSteps)[number]
/** The anchor of a step on the page of its guide. */
export const stepAnchor = (step: number): string => `step-${step}`

/** The step of a guide that solves a problem; the guide names the page that the problem was seen on. */
export function guideLink(
  componentId: string,
  { step, page }: { step?: GuideStep | undefined; page?: string | undefined } = {},
): string {
  const named = pageIn(page)
  const query = named ? `?page=${encodeURIComponent(named)}` : ''
  return `${guidePath(componentId)}${query}${step ? `#${stepAnchor(step)}` : ''}`
}

/** The path of a web page when it is one that we show: short, and of harmless characters; else null. */
export const pageIn = (value: string | null | undefined): string | null =>
  value && /^\/(?!\/)[\w.~%/-]{0,120}$/.test(value) ? value : null
