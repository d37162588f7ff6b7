import type { Link, Source } from './guide.ts'

// Sources and tools that several guides name. A guide itself contains those that only it names.

export const localRanking: Source = {
  publisher: 'Google',
  title: 'Tips to improve your local ranking',
  url: 'https://support.google.com/business/answer/7091',
  read: '2026-11',
}

export const profileRules: Source = {
  publisher: 'Google',
  title: 'Guidelines for representing your business',
  url: 'https://support.google.com/business/answer/3038177',
  read: '2026-11',
}

export const photoAdvice: Source = {
  publisher: 'Google',
  title: 'Manage the photos and videos of your Business Profile',
  url: 'https://support.google.com/business/answer/6103862',
  read: '2026-11',
}

export const reviewRules: Source = {
  publisher: 'Google',
  title: 'Prohibited and restricted content',
  url: 'https://support.google.com/contributionpolicy/answer/7400114',
  read: '2026-11',
}

export const reviewReplies: Source = {
  publisher: 'Google',
  title: 'Manage customer reviews',
  url: 'https://support.google.com/business/answer/3474050',
  read: '2026-11',
}

export const spamPolicies: Source = {
  publisher: 'Google',
  title: 'Spam policies for Google web search',
  url: 'https://developers.google.com/search/docs/essentials/spam-policies',
  read: '2026-11',
}

export const siteNames: Source = {
  publisher: 'Google',
  title: 'Provide a site name to Google Search',
  url: 'https://developers.google.com/search/docs/appearance/site-names',
  read: '2026-11',
}

export const selfReviews: Source = {
  publisher: 'Google',
  title: 'Making review rich results more helpful',
  url: 'https://developers.google.com/search/blog/2019/09/making-review-rich-results-more-helpful',
  read: '2026-11',
  published: '2019-09',
}

export const rankingFactors: Source = {
  publisher: 'Whitespark',
  title: 'Local Search Ranking Factors, a survey of 47 specialists',
  url: 'https://whitespark.ca/local-search-ranking-factors/',
  read: '2026-11',
  published: '2025-11',
}

export const consumerSurvey: Source = {
  publisher: 'BrightLocal',
  title: 'Local Consumer Review Survey 2026, about 1,000 adults in the United States',
  url: 'https://www.brightlocal.com/research/local-consumer-review-survey/',
  read: '2026-11',
}

export const fakeReviews: Source = {
  publisher: 'ACCC',
  title: 'Online product and service reviews',
  url: 'https://www.accc.gov.au/business/advertising-and-promotions/online-product-and-service-reviews',
  read: '2026-11',
}

export const healthTestimonials: Source = {
  publisher: 'Ahpra',
  title: 'Testimonials: understand the requirements, on section 133 of the National Law',
  url: 'https://www.ahpra.gov.au/Resources/Advertising-hub/Resources-for-advertisers/Testimonial-tool.aspx',
  read: '2026-11',
}

export const spamAct: Source = {
  publisher: 'ACMA',
  title: 'Avoid sending spam',
  url: 'https://www.acma.gov.au/avoid-sending-spam',
  read: '2026-11',
}

export const businessProfile: Link = { label: 'Google Business Profile (free)', url: 'https://business.google.com' }

export const searchConsole: Link = {
  label: 'Google Search Console (free)',
  url: 'https://search.google.com/search-console',
}

export const richResultsTest: Link = {
  label: 'Rich Results Test (free)',
  url: 'https://search.google.com/test/rich-results',
}
