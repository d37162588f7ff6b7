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
  /** What people ask about it. */
  questions: { question: string; answer: string }[]
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
    questions: [
      {
        question: 'How do I read the scores?',
        answer:
          'Each pillar is one way of being found: search, your website, social media, reviews, and local search. Its score is what its checks earned of what they could earn, and bigger checks weigh more. Where fewer than half of the checks in a pillar could be made, it has a score but no grade, because a grade that rests on little says little.',
      },
      {
        question: 'Why is my business not here?',
        answer:
          'Only businesses with a finished report are here, under the whole name that their report uses. Try the name as it is written on the website. Looking up a business asks nobody else about it and starts no report.',
      },
      {
        question: 'What do I do about a weak check?',
        answer:
          'Open its free guide. Each one has three steps that an owner can do without an agency, a list to tick off, and what our check looks at, so that you can see whether it worked.',
      },
    ],
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
    questions: [
      {
        question: 'Who is it for?',
        answer:
          'The person who looks after the website. It is the paid report’s technical edition: every check with its criteria, its weight, its points, and the pages and quotes behind them. If you own the business and want to know what to do first, the guides or the paid report are the better start.',
      },
      {
        question: 'What does it leave out?',
        answer:
          'Whatever needs a paid source: the listing on Google Maps, reviews on other sites, competitors, and your place in search results. Those checks are marked as not measured and count for nothing. They are never scored as zero.',
      },
      {
        question: 'Will it slow my website down?',
        answer:
          'No. We read at most a few dozen pages, a few at a time, the way a search engine does, and keep to the rules in your robots.txt. A result is kept for a while, so asking twice does not mean reading twice.',
      },
    ],
  },
  socialProfiles: {
    path: '/social-profiles',
    module: 'social-profiles-page.tsx',
    title: 'Social Media Profile Finder',
    description:
      'Find the Facebook, Instagram and other profiles of a business by its name, from websites we have read before.',
    lead: 'Search by business name, among the websites we have read before.',
    beyond: 'Finding a profile is one check: the paid report makes the other checks too, and says what to fix first.',
    questions: [
      {
        question: 'Why only websites you have read?',
        answer:
          'Finding the website of any business by its name takes a paid search service, and this tool is free. So it looks through the websites that we have read for reports and for the other tools. It says which website the profiles came from, and when we read it.',
      },
      {
        question: 'What if several businesses share the name?',
        answer:
          'Then each profile says so, and we are less sure of it. Add the town and the state to leave out businesses elsewhere: a business in another state is not the one you asked for.',
      },
      {
        question: 'What should a business do with this?',
        answer:
          'Check that each profile is really yours, and that none is missing. A profile that the website does not link to is hard to find for customers and for search engines. A link in the footer of every page mends that in a few minutes.',
      },
    ],
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
    questions: [
      {
        question: 'What does “sure” mean here?',
        answer:
          'Each fact comes with how sure we are of it. A name that the title, the heading and the page’s structured data agree on is nearly certain. One that only the footer mentions is not. Where we found nothing, we say so and do not guess.',
      },
      {
        question: 'Why does it matter who my website says I am?',
        answer:
          'Search engines, maps and assistants put a business together from what they read: a name, a place, a trade. When a website leaves one of them out, or says two different things, they trust it less and show it less. What a program cannot tell, a hurried visitor often cannot tell either.',
      },
      {
        question: 'What if something is wrong?',
        answer:
          'Look at the page it came from. Usually an old name is left in a title or a footer, or the suburb is only in a picture. Correct it there, then read the website once more.',
      },
    ],
  },
  socialTest: {
    path: '/enhanced-social-test',
    module: 'enhanced-social-test-page.tsx',
    title: 'Social Media Profile Search',
    description:
      'Enter a website and see which social media profiles it leads to, where each link was found and how sure we are.',
    lead: 'Enter a website. We read it and list every social profile it leads to, and how sure we are of each.',
    beyond: 'Profiles are one part of five: the paid report also looks at search, maps, reviews and your website.',
    questions: [
      {
        question: 'How sure are you of each profile?',
        answer:
          'A link on the website weighs most, as somebody put it there for visitors. A profile that only the code names, for search engines, weighs less. Share buttons and links to a platform’s own home page do not count.',
      },
      {
        question: 'What if one is missing?',
        answer:
          'Then the website does not lead to it, or leads to it in a way that needs a click or a script to appear. Put a plain link in the footer of every page: it helps customers, and it tells search engines that both belong together.',
      },
      {
        question: 'Do I need all of them?',
        answer:
          'No. Two profiles that you keep up are worth more than six that you do not. The guides say which platforms suit which kind of business, and how to ask for reviews there.',
      },
    ],
  },
  industryTest: {
    path: '/industry-test',
    module: 'industry-test-page.tsx',
    title: 'Industry Detection Test',
    description:
      'Which industry does your website speak of? Find out what we detect, and what works for businesses like yours.',
    lead: 'Does your website make clear what you do? See which industry we detect, and what works there.',
    beyond: 'This is what works for others: the paid report measures how your own business does on each point.',
    questions: [
      {
        question: 'Why does it matter?',
        answer:
          'Somebody who lands on a website decides within seconds whether it offers what they need. Search engines ask the same question of the words. If neither can tell a roofer from a builder, the website is shown to the wrong people, or to nobody.',
      },
      {
        question: 'What is “what works” based on?',
        answer:
          'On businesses in that industry that we have measured: what most of them do well. While we know too few for that, you get general advice instead, and it says that it is general.',
      },
      {
        question: 'How can a website say it more clearly?',
        answer:
          'Name the trade and the place in the title and the main heading of the home page: “Electrician in Marrickville”, not “Welcome”. Give each service a page or a heading of its own, in the words that customers use for it, and leave the slogans for further down.',
      },
    ],
  },
} as const satisfies Record<string, ToolText>
