/** The public tools: each has an address, a title on its screen and a line for its page's head. */
export const tools = [
  { path: '/scores', title: 'Business Score Visualization', description: 'Look up the scores of a business.' },
  { path: '/enhanced-report', title: 'Enhanced Technical Report', description: 'The technical edition of a report.' },
  {
    path: '/social-profiles',
    title: 'Social Media Profile Finder',
    description: 'Find social profiles of a business.',
  },
  { path: '/detailed-search', title: 'Detailed Business Search Analysis', description: 'Business search analysis.' },
  { path: '/enhanced-social-test', title: 'Social Media Profile Search', description: 'Social profiles by domain.' },
  { path: '/industry-test', title: 'Industry Detection Test', description: 'Detect the industry of a website.' },
] as const
