import type { Component } from './components/component.ts'
import { altText } from './components/alt-text.ts'
import { brandedSearch } from './components/branded-search.ts'
import { contentQuality } from './components/content-quality.ts'
import { followerMetrics } from './components/follower-metrics.ts'
import { googleBusinessProfile } from './components/google-business-profile.ts'
import { googleMaps } from './components/google-maps.ts'
import { headerStructure } from './components/header-structure.ts'
import { indexation } from './components/indexation.ts'
import { keyword } from './components/keyword.ts'
import { linkStructure } from './components/link-structure.ts'
import { localKeywords } from './components/local-keywords.ts'
import { localListings } from './components/local-listings.ts'
import { metaTags } from './components/meta-tags.ts'
import { mobileFriendly } from './components/mobile-friendly.ts'
import { napConsistency } from './components/nap-consistency.ts'
import { platformPresence } from './components/platform-presence.ts'
import { platformRelevance } from './components/platform-relevance.ts'
import { profileActivity } from './components/profile-activity.ts'
import { reviewRecency } from './components/review-recency.ts'
import { reviewResponse } from './components/review-response.ts'
import { reviewVolume } from './components/review-volume.ts'
import { reviews } from './components/reviews.ts'
import { socialMedia } from './components/social-media.ts'
import { ssl } from './components/ssl.ts'
import { starRating } from './components/star-rating.ts'
import { structuredData } from './components/structured-data.ts'
import { websiteTestimonials } from './components/website-testimonials.ts'

/** All components, in the order of `pillars` in contracts. */
export const components: readonly Component[] = [
  googleMaps,
  keyword,
  brandedSearch,
  indexation,

  metaTags,
  headerStructure,
  altText,
  ssl,
  mobileFriendly,
  structuredData,
  contentQuality,
  linkStructure,

  socialMedia,
  platformPresence,
  followerMetrics,
  profileActivity,
  platformRelevance,

  reviews,
  starRating,
  reviewVolume,
  reviewRecency,
  reviewResponse,
  websiteTestimonials,

  localListings,
  napConsistency,
  localKeywords,
  googleBusinessProfile,
]

/** Each component's title in reports, by id. */
export const componentTitles: ReadonlyMap<string, string> = new Map(components.map(({ id, title }) => [id, title]))

/** How each component is scored, in words for the owner, by id. */
export const componentCriteria: ReadonlyMap<string, string> = new Map(
  components.map(({ id, criteria }) => [id, criteria]),
)
