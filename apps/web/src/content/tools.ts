/** A free tool: its address, the file that draws it, and its words. */
export interface ToolText {
  path: string
  /** The file under `features/tools/`. */
  module: string
  title: string
  /** For search engines. */
  description: string
  lead: string
  /** What the paid report adds, in one sentence. */
  beyond: string
}

export const tools = {
  scores: {
    path: '/scores',
    module: 'scores-page.tsx',
    title: 'Business Score Visualization',
    description:
      'Look up the scores of a business we have reported on: five pillars, every check, and a free guide for each weak one.',
    lead: 'Look up a business that has a report, and see its five pillars and every check behind them.',
    beyond:
      'These are the scores alone: a report also shows what we saw, the competitors near you, and what to fix first.',
  },
  enhancedReport: {
    path: '/enhanced-report',
    module: 'enhanced-report-page.tsx',
    title: 'Enhanced Technical Report',
    description:
      'A free technical report on any small-business website: every check, how it is scored and what we saw. For the person who looks after your website.',
    lead: 'Every check we can make for free, how it is scored and what we saw, for the person who looks after your website.',
    beyond:
      'The free edition asks free sources only: the paid report also looks at Google Maps, reviews and search results.',
  },
  socialProfiles: {
    path: '/social-profiles',
    module: 'social-profiles-page.tsx',
    title: 'Social Media Profile Finder',
    description:
      'Find the Facebook, Instagram and other profiles of a business by its name, from websites we have read before.',
    lead: 'Search by business name, among the websites we have read before.',
    beyond: 'Finding a profile is one check: the paid report makes the other checks too, and says what to fix first.',
  },
  detailedSearch: {
    path: '/detailed-search',
    module: 'detailed-search-page.tsx',
    title: 'Detailed Business Search Analysis',
    description:
      'See who your website says you are, in two steps: name, place and industry first, then the social profiles it leads to.',
    lead: 'What a website tells strangers, in two steps: who the business is, then which social profiles it leads to.',
    beyond:
      'Being recognised comes first: the paid report shows whether people then find you, beside competitors near you.',
  },
  socialTest: {
    path: '/enhanced-social-test',
    module: 'enhanced-social-test-page.tsx',
    title: 'Social Media Profile Search',
    description:
      'Enter a website and see which social media profiles it leads to, where each link was found and how sure we are.',
    lead: 'Enter a website. We read it and list every social profile it leads to, and how sure we are of each.',
    beyond: 'Profiles are one part of five: the paid report also looks at search, maps, reviews and your website.',
  },
  industryTest: {
    path: '/industry-test',
    module: 'industry-test-page.tsx',
    title: 'Industry Detection Test',
    description:
      'Which industry does your website speak of? Find out what we detect, and what works for businesses like yours.',
    lead: 'Does your website make clear what you do? See which industry we detect, and what works there.',
    beyond: 'This is what works for others: the paid report measures how your own business does on each point.',
  },
} as const satisfies Record<string, ToolText>

export type Tool = (typeof tools)[keyof typeof tools]
