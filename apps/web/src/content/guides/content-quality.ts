import check from '../checks/content-quality.json' with { type: 'json' }
import type { Guide } from './guide.ts'

export const guide: Guide = {
  check,
  published: '2026-11-22',
  updated: '2026-11-22',
  header: 'centred',
  today: 'Write down the five questions customers ask before they book, and answer the first one on your website.',
  takes: { time: 'One evening a page', cost: 'Free', who: 'You: no one else knows the answers' },
  why: [
    'The title of this guide overstates it a little. Google can rank a short page. What a thin website does lose is the customer: they still have a question, and the next site answers it.',
    {
      kind: 'fact',
      says: 'Google says that it has no preferred number of words. It asks whether a page was made to help someone or only to catch a search.',
      source: {
        publisher: 'Google',
        title: 'Creating helpful, reliable, people-first content',
        url: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
        read: '2026-11',
      },
    },
    'You have an edge over any hired writer. You know what a deck in Toowoomba costs, why the black soil matters, and how long council takes. Put that on the page.',
  ],
  steps: [
    {
      title: 'Answer what people ask before they ring',
      text: [
        'Look at your last twenty emails and texts. The same questions keep coming up: what does it cost, how soon, do you come to my suburb, are you licensed, what must I do first?',
        'Answer each in two or three sentences. If the answer is “it depends”, say on what, and give a range you could live with.',
        {
          kind: 'rule',
          says: 'A price shown to consumers must be the total, with GST and every fee that can’t be avoided.',
          source: {
            publisher: 'ACCC',
            title: 'Price displays',
            url: 'https://www.accc.gov.au/business/pricing/price-displays',
            read: '2026-11',
          },
        },
      ],
      checklist: [
        'Five questions, in the customer’s own words',
        'A price, or a range and what moves it',
        'How long it takes from the call to the finished job',
        'Where you go, and what travel costs',
      ],
      tip: 'Answer the next such email carefully once. Then copy your answer onto the website.',
      done: 'The next caller skips the first question, having read the answer.',
    },
    {
      title: 'Say who you are, and prove it',
      text: [
        'People let you into their house. Show your face, your years in the trade, your licence and your insurance. Three honest sentences beat a page of “passionate about excellence”.',
        {
          kind: 'rule',
          says: 'In New South Wales, home builders and specialist trades must show name, licence number and phone in their advertising, online too.',
          source: {
            publisher: 'NSW Fair Trading',
            title: 'Building trade advertisements',
            url: 'https://www.fairtrading.nsw.gov.au/trades-and-businesses/business-essentials/advertising-and-marketing-your-business/building-trade-advertisements',
            read: '2026-11',
          },
        },
        {
          kind: 'rule',
          says: 'Queensland: builders and other QBCC licensees show their licensed name and number.',
          source: {
            publisher: 'QBCC',
            title: 'Advertising',
            url: 'https://qbcc.qld.gov.au/running-business/advertising',
            read: '2026-11',
          },
        },
        {
          kind: 'rule',
          says: 'Queensland electrical contractors do the same.',
          source: {
            publisher: 'Electrical Safety Office',
            title: 'Electrical contractor licence details in advertising',
            url: 'https://www.worksafe.qld.gov.au/news-and-events/newsletters/esafe-newsletters/esafe-editions/esafe-electrical/2022-newsletters/july-2022/electrical-contractor-licence-details-in-advertising',
            read: '2026-11',
            published: '2022-07',
          },
        },
        {
          kind: 'rule',
          says: 'Victoria: electrical contractors put their REC number on all promotional material.',
          source: {
            publisher: 'Energy Safe Victoria',
            title: 'Registered electrical contractors',
            url: 'https://www.energysafe.vic.gov.au/licensing/your-responsibilities/registered-electrical-contractors',
            read: '2026-11',
          },
        },
        {
          kind: 'rule',
          says: 'Western Australia: electrical contractors show their EC number, web pages included.',
          source: {
            publisher: 'WA Government',
            title: 'Licence numbers in advertising as an electrical contractor',
            url: 'https://www.commerce.wa.gov.au/publications/guidelines-inclusion-licence-numbers-advertising-electrical-contractor',
            read: '2026-11',
          },
        },
        'Not on this list? Ask your regulator before you print the van.',
      ],
      checklist: [
        'Names and faces',
        'Licence number and ABN, on every page',
        'Insurance, in one line',
        'A photo of your own job for each service',
      ],
      tip: 'Leave out what everyone writes. “Quality work at competitive prices” is on all your rivals’ sites too.',
      done: 'A stranger could pick you out in the street after reading your About page.',
    },
    {
      title: 'Give every page enough, and keep it fresh',
      text: [
        {
          kind: 'ours',
          says: 'Aim for 300–500 words per page that has something to explain. Contact pages and galleries need none.',
          scored: false,
        },
        {
          kind: 'ours',
          says: 'This check gives full marks for length from 300 words on.',
          scored: '300 words on a page that should explain something',
        },
        {
          kind: 'ours',
          says: 'Read each page again and update it within 6–12 months.',
          scored: false,
        },
        {
          kind: 'ours',
          says: 'Put a date on your news or latest jobs. For full marks, the newest must be less than 12 months old.',
          scored: 'newest within 12 months full',
        },
        'Cut as bravely as you add. Delete the Lorem ipsum, the events of 2019, the offer that ended.',
      ],
      checklist: [
        'Each service explained on a page of its own or under a heading',
        'Short sentences, the words you use at the counter',
        'One dated job or news item from this year',
        'The right year in the footer',
      ],
      tip: 'Read a page aloud. Where you run out of breath, put a full stop.',
      done: 'The newest date on your website is from this season.',
    },
  ],
  example: {
    host: 'wobblyclutch.com.au',
    business: 'Wobbly Clutch Driving School, Palmerston',
    intro:
      'Our demo driving school says everything in capitals and answers nothing. Its prices are from 2017, and the page says so.',
    seen: { file: 'public/prices.html', text: 'prices from 2017' },
    before: {
      caption: 'Before: the whole price page.',
      picture: {
        as: 'page',
        lines: [
          '1 lesson $75',
          '5 lessons $375 (6th FREE)',
          'test day $160',
          'prices from 2017 ask for new ones on facebook',
        ],
      },
    },
    after: {
      caption: 'After: the first question, answered. The second paragraph sells the lesson.',
      picture: {
        as: 'page',
        lines: [
          'What does a lesson cost?',
          'One hour is $88, GST included, anywhere in Palmerston. Darwin is $10 more for the drive.',
          'We pick you up from home or school. First lesson? We start in an empty car park, and no one honks.',
          'Prices of October 2026',
        ],
      },
    },
  },
  scoring: [
    'We look for what you offer, how to reach you, who you are and common questions; then at how much your pages say, how easily they read, and how recent they are.',
    {
      kind: 'ours',
      says: 'Reading ease is measured by the length of sentences and words. Text you would say aloud passes.',
      scored: 'Reading ease counts 15%',
    },
  ],
  mistakes: [
    {
      kind: 'rule',
      says: 'Publishing AI text by the dozen pages. Mass text without value is spam to Google, no matter who or what wrote it.',
      source: {
        publisher: 'Google',
        title: 'Spam policies: scaled content abuse',
        url: 'https://developers.google.com/search/docs/essentials/spam-policies#scaled-content',
        read: '2026-11',
      },
    },
    'Changing the date and nothing else.',
    'Pasting the maker’s product text. A hundred other shops have pasted it already.',
    'Hiding prices to make people call. Many don’t.',
    'Leaving “info@example.com” or “Your company name here” where the template had it. Someone will write to it.',
  ],
  checklist: [
    'Five real questions answered',
    'Price or range, with GST',
    'Faces, licence number, ABN',
    'No filler text, no dead offers',
    'Something dated this year',
  ],
  worked:
    'Count the calls in which someone asks “how much” first. When that number falls and bookings don’t, the page is working.',
  stop: 'Stop when a page answers its questions. Padding it to reach a number of words undoes the work.',
  templates: ['website-content-planner'],
}
