import type { Tool } from './tools.ts'

/** What people ask about each free tool. Apart from its title, which every page knows: only its own page needs them. */
export const toolQuestions: Record<Tool['path'], { question: string; answer: string }[]> = {
  '/scores': [
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
  '/enhanced-report': [
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
  '/social-profiles': [
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
  '/detailed-search': [
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
  '/enhanced-social-test': [
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
  '/industry-test': [
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
}
