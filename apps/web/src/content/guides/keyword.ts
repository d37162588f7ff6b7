import check from '../checks/keyword.json' with { type: 'json' }
import type { Guide } from './guide.ts'
import { rankingFactors, spamPolicies } from './sources.ts'

export const guide: Guide = {
  check,
  published: '2026-11-22',
  updated: '2026-11-22',
  header: 'centred',
  today: 'Pick the service that earns you most and give it a page of its own, titled in the words your customers use.',
  takes: { time: 'Two hours for the first page', cost: 'Free', who: 'You, or the person who updates your website' },
  why: [
    'No one searches for “automotive solutions”. They search for “pink slip Dubbo” or “brakes squealing”. A page can only answer a search when it uses the same words.',
    {
      kind: 'advice',
      says: 'When 47 specialists were asked what lifts a local business in the ordinary results below the map, a page for each service came first.',
      source: rankingFactors,
    },
    'It helps people as much as it helps Google. Someone with squealing brakes wants to land on the page about brakes: what you check, what it costs, when you can fit them in. A list of fourteen services makes them hunt.',
  ],
  steps: [
    {
      title: 'Collect the words from your own phone',
      text: [
        'You already own the best list of search words: your invoices and your call log. Write down what people asked for last month, the way they said it. A mechanic will find “rego check” far more often than “vehicle safety inspection report”.',
        'Then type the first word of each into Google and stop. The suggestions under the box are what other people really typed.',
      ],
      checklist: [
        'Ten phrases from calls, emails and invoices, in the customer’s words',
        'Google’s suggestions for each of the ten',
        'The three that bring in the most money, marked with a star',
        'Two phrases that only you use, crossed out',
      ],
      tip: 'Google Trends is free and compares two words, such as “rego check” and “pink slip”. For one town its figures are too thin to trust; look at your whole state.',
      link: { label: 'Google Trends (free)', url: 'https://trends.google.com/trends/?geo=AU' },
      done: 'You have three starred phrases on paper, each in a customer’s own words.',
    },
    {
      title: 'Build one page for one job',
      text: [
        'Take the first starred phrase. Make a new page and call it that: “Brake repairs in Dubbo”. Put the phrase into the page title, into the big heading at the top, and into the menu.',
        'Now answer what people ask on the phone. Which noises are serious? How long does it take? What does a front pair cost on a common car, and what makes it dearer? Do you keep a loan car?',
        {
          kind: 'ours',
          says: 'Write at least 150 words about the job; that is enough for full marks for the text.',
          scored: 'a page about it with 150 words',
        },
        {
          kind: 'ours',
          says: 'If you have more to say, 300 words is a good length for a service page.',
          scored: false,
        },
      ],
      checklist: [
        'The phrase in the page title and in the main heading',
        'What is done, how long it takes, what it costs or depends on',
        'One photo of that job, taken in your own workshop',
        'A link from the menu or the home page',
      ],
      tip: 'Record yourself explaining the job to a friend, then type up what you said. It beats starting from a blank screen.',
      done: 'The browser tab says “Brake repairs”, and so does your menu.',
    },
    {
      title: 'Do the next two, then stop adding',
      text: [
        'Repeat it for the other two starred phrases. Three good pages beat twelve thin ones, and you can only keep three up to date.',
        {
          kind: 'rule',
          says: 'Repeating a phrase until it sounds odd is called keyword stuffing, and Google lists it as spam.',
          source: spamPolicies,
        },
      ],
      checklist: [
        'Page two: title, heading, questions, photo, link',
        'Page three: the same, with none of the first page’s sentences',
        'Each page read aloud once, to hear where it repeats itself',
      ],
      tip: 'If two services need the same answers, they are one service. Put them on one page under two headings.',
      done: 'Three services, three pages, and the home page links to each by its name.',
    },
  ],
  example: {
    host: 'grumblinggearbox.com.au',
    business: 'Grumbling Gearbox Automotive, Launceston',
    intro:
      'Our demo mechanic has one title on all eight pages and two sentences about clutches, halfway down a long list. He made a page for the job he likes best.',
    seen: { file: 'public/services.html', text: "If it slips going up to Trevallyn, it's time." },
    before: {
      caption: 'Before: the same stuffed title, whichever page you found.',
      picture: {
        as: 'search-result',
        title: 'Mechanic Launceston | Car Service Launceston | Roadworthy Launceston | Grumbl…',
        address: 'grumblinggearbox.com.au/services.html',
        text: 'Our Services. Servicing. A proper service takes about two hours. We change the oil and filter…',
      },
    },
    after: {
      caption: 'After: the page is called what the customer typed, and answers the first two questions.',
      picture: {
        as: 'search-result',
        title: 'Clutch replacement in Launceston | Grumbling Gearbox',
        address: 'grumblinggearbox.com.au/clutch',
        text: 'Slipping on the way up to Trevallyn? Most clutches are done in a day. We ring you with the price first.',
      },
    },
  },
  scoring: [
    'Our check finds the services your site mentions more than once and looks for the best page for each. The page title weighs most, then the headings, then the text.',
    'Your suburb is not counted here. It has a check of its own, called “Your suburb on your pages”.',
  ],
  mistakes: [
    'One page called “Services” with a line for each of twelve.',
    'Twelve pages with the same text and one word swapped.',
    {
      kind: 'fact',
      says: 'Filling in the hidden “keywords” box of your website editor. Google has ignored that tag for years.',
      source: {
        publisher: 'Google',
        title: 'SEO starter guide',
        url: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
        read: '2026-11',
      },
    },
    'Writing for colleagues: “NVH diagnostics” where a driver says “funny noise”.',
  ],
  checklist: [
    'Three phrases, chosen from real calls and invoices',
    'A page for each, linked from the menu',
    'The phrase in title and main heading, once each',
    'Price or what it depends on, time, and a photo',
    'No sentence shared between the pages',
  ],
  worked:
    'Two months later, ask the next five callers about that job how they found you. One “I googled it” pays for the afternoon.',
  stop: 'Stop at the services you want more of. A page that brings you work you don’t like is a page too many.',
  templates: ['website-content-planner'],
}
