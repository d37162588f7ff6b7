import { guidePath, price, productName } from '@findable/contracts'
import { guides } from '../content/guides.ts'

/** One page of the site: its address, the module that draws it and what its head says. */
export interface PageInfo {
  path: string
  /** File under `features/` that draws the page. */
  module: string
  title: string
  description: string
  /** Personal and unfinished pages stay out of search engines and out of the sitemap. */
  index: boolean
}

const named = (title: string) => `${title} | ${productName}`
const personal = { index: false } as const
const tool = { module: 'tools/tool-page.tsx', index: false } as const

export const pages: readonly PageInfo[] = [
  {
    path: '/',
    module: 'landing/landing-page.tsx',
    index: true,
    title: `${productName}: see how people find your business online, ${price.label}`,
    description: `How your business shows up in search, maps, reviews and social media, beside competitors near you. Plain English, ${price.label} once, in about 5 minutes.`,
  },
  {
    path: '/checkout',
    module: 'checkout/checkout-page.tsx',
    ...personal,
    title: named('Your order'),
    description: 'Check your order and pay for your visibility report.',
  },
  ...['/report-progress', '/progress'].map((path) => ({
    path,
    module: 'progress/progress-page.tsx',
    ...personal,
    title: named('Generating your report'),
    description: 'Watch your visibility report being made.',
  })),
  {
    path: '/success',
    module: 'success/success-page.tsx',
    ...personal,
    title: named('Your report'),
    description: 'Your visibility report: the summary, and the file to download.',
  },
  {
    path: '/download-report',
    module: 'download/download-page.tsx',
    ...personal,
    title: named('Download your report'),
    description: 'Download your visibility report.',
  },
  {
    path: '/report-status',
    module: 'report-status/report-status-page.tsx',
    ...personal,
    title: named('Report status'),
    description: 'See where your visibility report is.',
  },
  {
    path: '/resend-report',
    module: 'resend/resend-page.tsx',
    ...personal,
    title: named('Resend a report'),
    description: 'Have your report sent again, to the address it was ordered with.',
  },
  {
    path: '/contact',
    module: 'contact/contact-page.tsx',
    index: true,
    title: named('Contact'),
    description: 'Ask about your report, claim the guarantee or book a free 15-minute chat with a visibility expert.',
  },
  {
    path: '/resources',
    module: 'resources/resources-page.tsx',
    index: true,
    title: named('Free resources'),
    description: 'Free guides for small businesses in Australia on being found in search, on maps and in reviews.',
  },
  {
    path: '/privacy-policy',
    module: 'legal/privacy-page.tsx',
    index: true,
    title: named('Privacy policy'),
    description: `What ${productName} keeps about you and your business, for how long, and how to have it removed.`,
  },
  {
    path: '/terms-and-conditions',
    module: 'legal/terms-page.tsx',
    index: true,
    title: named('Terms and conditions'),
    description: `The terms of the ${productName} visibility report: price, delivery, the 7-day satisfaction guarantee and refunds.`,
  },
  { path: '/scores', ...tool, title: named('Business scores'), description: 'Look up the scores of a business.' },
  {
    path: '/enhanced-report',
    ...tool,
    title: named('Technical report'),
    description: 'The technical edition of a report.',
  },
  {
    path: '/social-profiles',
    ...tool,
    title: named('Social profile finder'),
    description: 'Find social profiles of a business.',
  },
  { path: '/detailed-search', ...tool, title: named('Detailed search'), description: 'Business search analysis.' },
  {
    path: '/enhanced-social-test',
    ...tool,
    title: named('Social search by domain'),
    description: 'Social profiles by domain.',
  },
  {
    path: '/industry-test',
    ...tool,
    title: named('Industry detection'),
    description: 'Detect the industry of a website.',
  },
  ...Object.entries(guides).map(([id, { title, about }]) => ({
    path: guidePath(id),
    module: 'guide/guide-page.tsx',
    index: false,
    title: named(`Guide: ${title}`),
    description: about,
  })),
]

export const notFoundPage: PageInfo = {
  path: '/404',
  module: 'not-found/not-found-page.tsx',
  ...personal,
  title: named('404 Page Not Found'),
  description: 'There is no page at this address.',
}

/** The page at an address; a report's own address, `/success/{id}`, is the success page. */
export function pageAt(pathname: string): PageInfo {
  const path = pathname.replace(/\/+$/, '').replace(/^\/success\/[^/]+$/, '/success') || '/'
  return pages.find((page) => page.path === path) ?? notFoundPage
}
