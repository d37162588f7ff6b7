import check from '../checks/link-structure.json' with { type: 'json' }
import type { Guide } from './guide.ts'

export const guide: Guide = {
  check,
  published: '2026-11-22',
  updated: '2026-11-22',
  header: 'centred',
  today: 'Click every item of your main menu on your phone, and write down the first one that goes nowhere.',
  takes: { time: 'An hour', cost: 'Free', who: 'You; a broken form may need your web designer' },
  why: [
    'A link is a promise: tap here, and you get that. A visitor who meets “page not found” on the way to your prices doesn’t report it. They leave, and you pay for the mistake without ever seeing the bill.',
    {
      kind: 'fact',
      says: 'Will a broken link end your rankings, as our title threatens? No. Google calls pages that are gone a normal part of the web. They don’t count against the pages that still work.',
      source: {
        publisher: 'Google',
        title: 'Do 404s hurt my site?',
        url: 'https://developers.google.com/search/blog/2011/05/do-404s-hurt-my-site',
        read: '2026-11',
        published: '2011-05',
      },
    },
    'What you lose is more ordinary: the visitor, and every page behind the broken link that neither they nor Google get to see.',
  ],
  steps: [
    {
      title: 'Walk every aisle',
      text: [
        'Behave like a customer with time to kill. Click each menu item, each button and each picture that looks like one. Old sites break at the edges: the special of two winters ago, a price list in PDF, a partner that closed.',
        'Then fix each one in the cheapest way that is honest. Point it at the right page, or take it out.',
      ],
      checklist: [
        'Menu, footer and buttons: all click through',
        'PDFs and forms: open and send',
        'Links to other websites: still there, still about the same thing',
        'Pages you moved: redirected to their successor, not to the home page',
      ],
      tip: 'Send a test message through your own contact form. When a form breaks, you hear nothing at all.',
      done: 'You reached every page of your site and the form’s message arrived.',
    },
    {
      title: 'Bring hidden pages to the front',
      text: [
        'Some pages exist and nothing leads to them. Others are buried: Services, then Residential, then Outdoor, then Fans. A page that matters belongs in the menu, or on the home page.',
        {
          kind: 'ours',
          says: 'Every page within 3 clicks of the home page is our measure. We know of no research behind the famous “three-click rule”. Deeper pages tend to be forgotten, first by visitors and then by their owner.',
          scored: 'pages at most 3 clicks from the home page',
        },
        {
          kind: 'fact',
          says: 'Google follows links that have a real address. A button that works only by script may lead a person somewhere and a search engine nowhere.',
          source: {
            publisher: 'Google',
            title: 'Make your links crawlable',
            url: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
            read: '2026-11',
          },
        },
      ],
      checklist: [
        'A list of all pages, from your editor',
        'Beside each, the page that links to it',
        'No page with a blank beside it',
        'Hold a finger on each button: your phone offers “open in new tab”',
      ],
      tip: 'Six or seven items in the menu are enough. More, and people read none.',
      done: 'Each page on the list has at least one other page written beside it.',
    },
    {
      title: 'Say where each link leads',
      text: [
        'People scan for blue words. “Click here” tells them nothing, and someone who listens to a list of links hears “click here” nine times. A vet can turn “Read more” into “See our vaccination prices” without touching the page behind it.',
        {
          kind: 'ours',
          says: 'In each section of a page, 1–3 internal links are enough: to the price, to the booking, to a job like it. Their number scores nothing.',
          scored: false,
        },
      ],
      checklist: [
        'No “click here”, no bare “read more”',
        'The link names what is behind it',
        'From each service: a link to price, booking or contact',
        'From each article: a link to the service it is about',
      ],
      tip: 'Cover the rest of the sentence. If the blue words alone make sense, they are right.',
      done: 'You read only the links of your home page, and they sound like a table of contents.',
    },
  ],
  example: {
    host: 'ampersandandsons.com.au',
    business: 'Ampersand & Sons Electrical, Leichhardt',
    intro:
      'On every page, our demo electricians promise $50 off. The words are “Click here”, and the page behind them is gone.',
    seen: { file: 'public/index.html', text: '<a href="/specials/">Click here</a>' },
    before: {
      caption: 'Before: four links from the home page, and where they led.',
      picture: {
        as: 'table',
        head: ['The link says', 'Behind it'],
        rows: [
          ['Click here', 'page not found'],
          ['Read more', 'Residential'],
          ['Read more', 'Commercial'],
          ['Price list', 'a PDF that is gone'],
        ],
      },
    },
    after: {
      caption: 'After: only the words people tap are new.',
      picture: {
        as: 'table',
        head: ['The link says', 'Behind it'],
        rows: [
          ['$50 off your first job', 'the offer, on the contact page'],
          ['Lights, fans and power points', 'Residential'],
          ['Shop fitouts and exit lights', 'Commercial'],
          ['What our work costs', 'the rates, on the services page'],
        ],
      },
    },
  },
  scoring: [
    'Working links weigh most: three broken ones use up that whole part. Pages no one can reach, deep pages and empty words share the rest.',
    'An address that turns robots away is not counted as broken. Some hosts do that to everyone but people.',
  ],
  mistakes: [
    'Redirecting every dead page to the home page. The visitor wanted the clutch page and gets the slideshow.',
    'A footer with sixty links, added “for Google”.',
    'Pictures that were moved or renamed. You see the old one from your own browser’s memory; visitors see an empty frame.',
    'Logos of partners that lead to firms which closed years ago.',
    'A menu that opens only when a mouse hovers over it. Thumbs don’t hover.',
    'A “Book now” button whose address is still “#”, as the template had it. It is the most expensive link you own.',
    'A link to a part of another page, such as /services#weddings, after that part got another name. The page opens at its top.',
    'An icon with no words behind it. Someone who listens to your page hears “link”, and has to guess.',
  ],
  checklist: [
    'Every menu item and button tried on a phone',
    'Contact form tested this month',
    'Moved pages redirected to their successor',
    'No page without a link to it',
    'Link words that make sense alone',
  ],
  worked: 'Repeat the walk in three months. It should take ten minutes and find nothing.',
  stop: 'Old blog posts with a dead link to someone else’s site can stay as they are, once the menu is clean.',
  templates: [],
}
