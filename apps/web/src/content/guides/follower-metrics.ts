import check from '../checks/follower-metrics.json' with { type: 'json' }
import type { Guide } from './guide.ts'

export const guide: Guide = {
  check,
  published: '2026-11-22',
  updated: '2026-11-22',
  header: 'centred',
  today: 'Open the statistics of your main profile and read one line: which towns do your followers live in?',
  takes: { time: 'Half an hour now, ten minutes a month', cost: 'Free', who: 'The person who posts for you' },
  why: [
    'Two hundred and forty people in Logan who own a dog are worth more to a Logan dog groomer than five thousand strangers. The strangers will never bring a poodle. They do make the number look good, and that is the trap.',
    'A big number that never calls also costs you. Platforms show a post to some of your followers first. If those live in another country and scroll past, the neighbours may never see it.',
    'So this guide has no target. We know of no trustworthy figure for how many followers a café or a painter should have, so we give none.',
  ],
  steps: [
    {
      title: 'Count who they are, not how many',
      text: [
        'Each platform shows the owner of a page where its followers live and how old they are. Look for “insights”, “professional dashboard” or “analytics”. You need a business page for that, not a personal one.',
        'Write three numbers down: the share from your area, the messages last month, and the clicks to call or to your website. Those are the numbers that pay.',
      ],
      checklist: [
        'Share of followers from the places you serve',
        'Age groups, beside the age of your real customers',
        'Messages and enquiries in the last 28 days',
        'Clicks on call, directions and website',
      ],
      tip: 'Photograph that screen with your phone on the first of each month. A year of photos is a better graph than any tool draws.',
      done: 'Three numbers on paper, with today’s date.',
    },
    {
      title: 'Invite people who could buy',
      text: [
        'The best follower is someone who has just paid you and is happy. Ask at that moment: a small sign at the counter, a line on the invoice, a sticker on the crate.',
        'Then go where locals already talk. Answer a question in the suburb group without selling. Tag the footy club you sponsor and the supplier round the corner; their followers live here too.',
      ],
      checklist: [
        'Handle on the counter, the van, the invoice',
        'One helpful answer a week in a local group',
        'Three neighbouring businesses followed and tagged',
        'Existing customers invited once, by name',
      ],
      tip: 'Show the dog. A groomer’s customers share their own dog’s picture, and every share is seen by people nearby. Ask the owner first.',
      done: 'You recognise the names of the last ten people who followed you.',
    },
    {
      title: 'Give them a reason to act',
      text: [
        'A follower becomes a customer by doing something: sending a message, booking, turning up. Once a week, say exactly what to do. “Two spots left on Thursday. Message us your dog’s name.”',
        'You may pay someone to recommend you, if the post says so.',
        {
          kind: 'rule',
          says: 'Gifts and payment for a post must be made clear. When the ACCC looked at 118 influencers in 2023, it had concerns about 81% of them.',
          source: {
            publisher: 'ACCC',
            title: 'Social media influencer testimonials and endorsements: findings of a sweep',
            url: 'https://www.accc.gov.au/about-us/publications/social-media-influencer-testimonials-and-endorsements',
            read: '2026-11',
            published: '2023-12',
          },
        },
      ],
      checklist: [
        'One post a week that asks for one action',
        'A way to act in the same post: message, number or link',
        'Messages answered the same day',
        '“Paid partnership” or “gifted” shown where it is true',
      ],
      tip: 'Answer in public when someone asks for a price range. Fifty others wanted to know.',
      done: 'A booking you can trace to a post.',
    },
  ],
  example: {
    host: 'thegallopingteapot.com.au',
    business: 'The Galloping Teapot, West End',
    intro:
      'Our demo tea house once ran a giveaway for a tablet computer. It won a thousand prize hunters. The year after, it counted other things. Both columns are invented, like the tea house.',
    seen: { file: 'public/index.html', text: 'instagram.com/thegallopingteapot' },
    before: {
      caption: 'Before: what it used to look at.',
      picture: {
        as: 'table',
        head: ['What we count', 'June'],
        rows: [
          ['Followers', '2,310'],
          ['New this month', '1,004'],
          ['Likes', '96'],
        ],
      },
    },
    after: {
      caption: 'After: fewer followers, and a number for each thing that fills a table.',
      picture: {
        as: 'table',
        head: ['What we count', 'June, a year later'],
        rows: [
          ['Followers from Brisbane', '7 in 10'],
          ['Messages about bookings', '31'],
          ['High teas booked from a post', '12'],
        ],
      },
    },
  },
  scoring: [
    'Only YouTube shares its number. If your website links to a channel there, we count its subscribers in steps; without one, the check is left out, and takes nothing away from your score.',
    'For the other platforms, go by the three numbers you wrote down in step one.',
  ],
  mistakes: [
    'Buying followers. It misleads everyone who relies on the number, you included.',
    'Follow-for-follow with other businesses in other states.',
    'Prize draws for things you don’t sell. A free tablet attracts people who like tablets.',
    'Comparing yourself with a rival without knowing where their followers live.',
    'Deleting an account because it is small. Ninety locals can fill a tea house.',
  ],
  checklist: [
    'Share of local followers known',
    'Messages and clicks written down each month',
    'Customers invited at the counter and on the invoice',
    'One post a week that asks for one thing',
    'Nothing bought, nothing hidden',
  ],
  worked:
    'After three months, compare your photos of the statistics. More messages with the same number of followers is a success.',
  stop: 'If the enquiries come, never look at the follower count again.',
  templates: ['social-posting-planner'],
}
