import type { PillarId } from '@findable/contracts'

/** The share of a component in its pillar, or of a pillar in the overall score, and the reason for its size. */
export interface Weight {
  weight: number
  reason: string
}

/**
 * Every weight of the score, in one table. All are our judgement; the reasons say what it is based on. The pillars add
 * up to 1, and so do the components of each pillar.
 */
export const weights: Record<PillarId, Weight & { components: Record<string, Weight> }> = {
  searchPresence: {
    weight: 0.25,
    reason: 'Being found is what the customer pays for.',
    components: {
      'google-maps': { weight: 0.3, reason: 'The map results appear above the others for local searches.' },
      keyword: { weight: 0.2, reason: 'A search for the trade, not the name, is how new customers arrive.' },
      'branded-search': {
        weight: 0.15,
        reason: 'People who know the name nearly always find it; rarely lost, costly when it is.',
      },
      indexation: {
        weight: 0.35,
        reason: 'A page that search engines may not list cannot be found, whatever else is good.',
      },
    },
  },
  websiteOptimization: {
    weight: 0.25,
    reason: 'The website is the part the owner can change alone, and everything else leads to it.',
    components: {
      'meta-tags': { weight: 0.15, reason: 'Title and description are what a searcher reads before choosing.' },
      'header-structure': {
        weight: 0.1,
        reason: 'Headings tell readers and search engines what a page is about; a faulty one rarely loses a customer.',
      },
      'alt-text': { weight: 0.08, reason: 'Matters fully to people who cannot see the picture, and to image search.' },
      ssl: { weight: 0.15, reason: 'Browsers warn visitors away from a site that is not secure.' },
      'mobile-friendly': {
        weight: 0.17,
        reason: 'Most local searches are made on a phone, and Google lists the phone version.',
      },
      'structured-data': {
        weight: 0.1,
        reason: 'Lets search engines read name, address and phone without guessing; a help, not a requirement.',
      },
      'content-quality': { weight: 0.15, reason: 'A page must say what is offered before it can answer a search.' },
      'link-structure': {
        weight: 0.1,
        reason: 'Broken or missing links lose the visitors and crawlers that follow them.',
      },
    },
  },
  socialMediaPresence: {
    weight: 0.1,
    reason: 'Supports trust in a local business more than it brings new enquiries.',
    components: {
      'social-media': { weight: 0.25, reason: "How the site leads to the profiles is in the owner's hands today." },
      'platform-presence': {
        weight: 0.3,
        reason: 'A platform without a profile reaches nobody, however good the others are.',
      },
      'follower-metrics': { weight: 0.1, reason: 'The number says little about customers.' },
      'profile-activity': {
        weight: 0.2,
        reason: 'A profile that has gone quiet looks like a business that has closed.',
      },
      'platform-relevance': { weight: 0.15, reason: 'Work on the wrong platform is lost, yet harms nothing.' },
    },
  },
  reviewsRating: {
    weight: 0.2,
    reason: 'Reviews are the strongest reason to choose between two businesses that were both found.',
    components: {
      reviews: { weight: 0.15, reason: 'Customers must first be able to read and leave reviews.' },
      'star-rating': { weight: 0.25, reason: 'The first thing people compare.' },
      'review-volume': { weight: 0.2, reason: 'A rating convinces only when enough people gave it.' },
      'review-recency': { weight: 0.15, reason: 'Old praise says little about today.' },
      'review-response': { weight: 0.1, reason: 'Answers show that somebody cares; fewer people look for them.' },
      'website-testimonials': {
        weight: 0.15,
        reason: 'Praise where the decision is made, though chosen by the owner.',
      },
    },
  },
  localSeo: {
    weight: 0.2,
    reason: 'The business serves an area; searches that name it, or come from it, are the ones to win.',
    components: {
      'local-listings': { weight: 0.2, reason: 'Directories bring visits of their own and confirm name and address.' },
      'nap-consistency': {
        weight: 0.25,
        reason: 'Differing names, addresses or phones send customers and search engines to the wrong place.',
      },
      'local-keywords': { weight: 0.2, reason: 'A page that names no place answers no search for one.' },
      'google-business-profile': { weight: 0.35, reason: "The one listing that feeds Google's map results." },
    },
  },
}
