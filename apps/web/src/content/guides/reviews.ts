import check from '../checks/reviews.json' with { type: 'json' }
import type { Guide } from './guide.ts'
import { businessProfile, consumerSurvey, reviewRules, spamAct } from './sources.ts'

export const guide: Guide = {
  check,
  published: '2026-11-22',
  updated: '2026-11-22',
  header: 'centred',
  today: 'Copy your Google review link and put it at the foot of your invoice.',
  takes: { time: 'Forty minutes', cost: 'Free', who: 'The person who sends the invoices' },
  why: [
    'A happy customer means to write something. Then they have to find your profile, look for the button and think of words, and the kettle boils. Many good reviews die between the front door and the phone.',
    {
      kind: 'fact',
      says: 'In a survey of about 1,000 adults in the United States, 97% read reviews of local businesses. They use six places on average; Google comes first with 71%. We know of no Australian survey as thorough, so take it as a hint.',
      source: consumerSurvey,
    },
    'This guide is about the way to the review: where people can leave one, and how few steps it takes. How many you have, how good they are and how you answer are guides of their own.',
  ],
  steps: [
    {
      title: 'Get the link that opens the stars',
      text: [
        'Open your Google Business Profile and look for “Ask for reviews”. It gives you a short link and a QR code. The link opens the box with the five stars straight away.',
        'Test it on a phone that isn’t yours. If it opens a map and leaves people to search, you have copied the wrong one.',
      ],
      checklist: [
        'Link copied into your notes, under “review link”',
        'QR code saved as a picture',
        'Tested on someone else’s phone',
        'Your Facebook page: recommendations switched on',
      ],
      tip: {
        kind: 'fact',
        says: 'Facebook has given no new stars since 2018. People there say whether they recommend you, yes or no.',
        source: {
          publisher: 'BrightLocal',
          title: 'Facebook switching reviews to recommendations',
          url: 'https://www.brightlocal.com/2018/08/22/facebook-switching-reviews-to-recommendations/',
          read: '2026-11',
          published: '2018-08',
        },
      },
      link: businessProfile,
      done: 'Your partner taps the link and sees five empty stars under your name.',
    },
    {
      title: 'Put it where the job ends',
      text: [
        'Three places catch nearly everyone: the invoice, your website, and the email you write from. Word it so that it asks for no particular answer: “How did we do? Google review, good or bad:” and the link.',
        {
          kind: 'ours',
          says: 'One line helps more than any design: “It only takes 30 seconds!” It lowers the bar, and it is about right.',
          scored: false,
        },
      ],
      checklist: [
        'Last line of the invoice',
        'Footer or contact page of your website',
        'Email signature',
        'Card with the QR code, left with the warranty papers',
      ],
      tip: 'A card that stays on the fridge works for months. Don’t hold it under the customer’s nose while you wait to be paid.',
      done: 'You send yourself an invoice and reach the stars with one tap.',
    },
    {
      title: 'Ask everyone, the lawful way',
      text: [
        'Say it in person when the job is done: “Would you mind writing a line about how it went? I’ll send you the link.” Then send it the same day, to every customer, whatever mood they were in.',
        {
          kind: 'rule',
          says: 'Google forbids asking only those you expect to praise you, giving anything in return, and pressing people while they are still on your premises. It also forbids asking for certain words or for a staff member’s name.',
          source: reviewRules,
        },
        {
          kind: 'rule',
          says: 'An email or text that promotes you needs the person’s consent, your name and contact details, and a way to opt out. ACMA says that buying something once is not consent. No one has settled whether a bare request for a review is such a message, so treat it as one.',
          source: spamAct,
        },
      ],
      checklist: [
        'A tick box on the booking form: “You may text me about this job, and to ask for a review”',
        'Every customer on the list, no picking',
        'Your name in the message, and “Reply STOP to opt out”',
        'No voucher, no draw, no discount',
      ],
      tip: 'Write the text once and keep it on your phone. If it takes you longer than thirty seconds, you will stop doing it.',
      done: 'Yesterday’s customers have all had the same two lines.',
    },
  ],
  example: {
    host: 'ampersandandsons.com.au',
    business: 'Ampersand & Sons Electrical, Leichhardt',
    intro:
      'Our demo electricians link to a directory and to their Facebook page. Nothing on the website or the invoice leads to their stars on Google, where most people look.',
    seen: { file: 'public/contact/index.html', text: 'our Facebook page' },
    before: {
      caption: 'Before: the end of the invoice.',
      picture: {
        as: 'page',
        lines: [
          'Total, GST included: $286.00',
          'Thank you for your business!',
          'Ampersand & Sons Electrical, Lic. 000733C',
        ],
      },
    },
    after: {
      caption: 'After: one line more.',
      picture: {
        as: 'page',
        lines: [
          'Total, GST included: $286.00',
          'How did we do? Google review, good or bad: it only takes 30 seconds!',
          'g.page/…/review · Ampersand & Sons Electrical, Lic. 000733C',
        ],
      },
    },
  },
  scoring: [
    {
      kind: 'ours',
      says: 'A link from your website to your Google reviews earns most, and each further place adds to it.',
      scored: 'a link to your Google reviews counts 70',
    },
    'Physiotherapists, dentists and the other registered health professions are left out of this check. If you are one of them, stop before step two and ask your insurer.',
  ],
  mistakes: [
    'A page that asks “Happy or unhappy?” and sends only the happy ones to Google. It is called gating, and it is forbidden.',
    'A tablet at the till. Reviews from one device on one address look faked, even when they are not.',
    'A prize draw for reviewers. Google allows no reward at all, not even one that goes to good and bad reviews alike.',
    'A “Reviews” link that opens an empty page of your own.',
  ],
  checklist: [
    'Review link tested on another phone',
    'On invoice, website and signature',
    'Same words to every customer',
    'Consent box on the booking form',
    'Nothing given in return',
  ],
  worked:
    'Count next month: how many jobs, how many asked, how many wrote. If you asked everyone and one in ten wrote, it works.',
  stop: 'Once asking is the last line of each job, leave the wording alone.',
  templates: ['review-request-scripts'],
}
