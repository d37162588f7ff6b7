import check from '../checks/star-rating.json' with { type: 'json' }
import type { Guide } from './guide.ts'
import { consumerSurvey, reviewRules } from './sources.ts'

export const guide: Guide = {
  check,
  published: '2026-11-22',
  updated: '2026-11-22',
  header: 'centred',
  today: 'Read every review of three stars or fewer, and tally what people complain about.',
  takes: {
    time: 'An evening to read; some weeks to fix',
    cost: 'Free, or the price of fixing what is wrong',
    who: 'The owner',
  },
  why: [
    'Before anyone reads a word about you, they have seen a number. 4.7 beside one plumber, 3.4 beside the other: no one asks which of them is better with copper.',
    {
      kind: 'fact',
      says: 'Asked in the United States in 2026, 68% wanted at least 4 stars before they would use a business. 31% wanted 4.5.',
      source: consumerSurvey,
    },
    'There is no honest trick to raise the number. There is an honest way: find out what keeps costing you stars, and stop doing it. The unhappy reviews tend to be about the same thing.',
  ],
  steps: [
    {
      title: 'Find the one thing that costs you stars',
      text: [
        'Print your worst reviews, or copy them into a list. Beside each write one word: late, price, mess, manners, quality. Don’t argue with them yet. Count.',
        'Say a plumber in Wollongong does this with six. He expects “price”. If four of them say “didn’t call back”, he has lost a star to his voicemail.',
      ],
      checklist: [
        'All reviews with one, two or three stars, from every site',
        'One word beside each',
        'The word that comes up most, circled',
        'The date of the last time it happened',
      ],
      tip: 'Let someone who likes you read them aloud. In a friend’s voice it stings less, and you take in more.',
      done: 'One word on a piece of paper.',
    },
    {
      title: 'Fix that one thing where it happens',
      text: [
        'Turn the word into a habit with a time in it. “Call back” becomes “missed calls are answered before dinner”. “Mess” becomes “photo of the clean floor before I leave”. “Price” becomes “nothing starts before a text with the figure”.',
        'Tell the people who work with you why. They know the word already.',
      ],
      checklist: [
        'A habit with a time or a trigger',
        'Someone who notices when it slips',
        'The promise in writing on your quotes',
        'A look at the tally again in eight weeks',
      ],
      tip: 'Put the habit on your website as well: “We ring back by 6 pm”. Now it sells for you.',
      done: 'Two months without a new review that says the word.',
    },
    {
      title: 'Let the good ones be counted',
      text: [
        'An average moves by arithmetic. Twenty reviews of five stars and one of one star make 4.8. Three of five stars and one of one star make 4.0. The same unhappy customer weighs less the more people have spoken.',
        {
          kind: 'ours',
          says: 'A star rating of 4.0 or higher is the line we advise.',
          scored: false,
        },
        {
          kind: 'ours',
          says: 'The marks are stricter: 4.0 earns three quarters of them, and 4.5 earns them all.',
          scored: '4.5 and up counts 100, 4 counts 75',
        },
        {
          kind: 'rule',
          says: 'Reviews that break Google’s policies can be reported: spam, insults, someone who was never a customer. A review that is only negative stays.',
          source: reviewRules,
        },
      ],
      checklist: [
        'Ask after each job, the difficult ones included',
        'Report what breaks the rules, once, with the reason',
        'Answer what is fair, in public and calmly',
        'Work out your average before and after',
      ],
      tip: 'A perfect 5.0 from seven people convinces less than 4.8 from ninety. Don’t lose sleep over the first four-star review.',
      done: 'The average has moved by a tenth, and you know which habit did it.',
    },
  ],
  example: {
    host: 'pelicanridgecap.com.au',
    business: 'Pelican Ridgecap Roofing, Geelong West',
    intro:
      'Our demo roofers have 3.4 stars from 41 people. The work is good. The tally of their sixteen bad reviews is invented; the shape of it isn’t.',
    seen: { file: 'outside.json', text: '"rating": 3.4' },
    before: {
      caption: 'Before: what they thought people disliked was the price.',
      picture: {
        as: 'table',
        head: ['Complaint', 'Times'],
        rows: [
          ['Quote never came', '9'],
          ['Left a mess', '4'],
          ['Price', '2'],
          ['The roof itself', '1'],
        ],
      },
    },
    after: {
      caption: 'After: quotes go out by text the same evening. New reviews, same roofs.',
      picture: {
        as: 'table',
        head: ['Eight months later', 'Stars'],
        rows: [
          ['41 reviews as before', '3.4'],
          ['30 new ones', '4.7'],
          ['Average of all 71', '3.9'],
        ],
      },
    },
  },
  scoring: [
    'This check looks at the average on Google and nothing else. The number of people behind it and their dates are judged in two other checks.',
    'With fewer than ten ratings we are less sure, and the report says so: a handful may be luck, good or bad.',
  ],
  mistakes: [
    'Threatening a reviewer. It ends in a screenshot.',
    {
      kind: 'rule',
      says: 'Counting on defamation law. In New South Wales a company run for profit can sue only if it has fewer than ten staff. Even then it takes a formal concerns notice first, and serious financial loss.',
      source: {
        publisher: 'NSW Legislation',
        title: 'Defamation Act 2005, sections 9, 10A and 12B',
        url: 'https://legislation.nsw.gov.au/view/html/inforce/current/act-2005-077',
        read: '2026-11',
      },
    },
    'Offering a refund “if you take it down”. The refund may be right. The condition never is.',
    'Having friends pile five stars on top. Filters look for that, and readers can tell.',
  ],
  checklist: [
    'Bad reviews read and tallied',
    'One cause named',
    'One habit with a time in it',
    'Rule-breaking reviews reported once',
    'Everyone asked from now on',
  ],
  worked: 'Sort your reviews by newest. The last ten should be better than your average; then the average will follow.',
  stop: 'Between 4.5 and 5.0 there is nothing to chase. Put the effort into being found.',
  templates: [],
}
