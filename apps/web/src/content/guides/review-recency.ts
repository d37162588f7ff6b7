import check from '../checks/review-recency.json' with { type: 'json' }
import type { Guide } from './guide.ts'
import { consumerSurvey, reviewRules } from './sources.ts'

export const guide: Guide = {
  check,
  published: '2026-11-22',
  updated: '2026-11-22',
  header: 'centred',
  today: 'Look at the date of your newest Google review. If it is older than a month, ask your last five customers.',
  takes: { time: 'Fifteen minutes on the first of each month', cost: 'Free', who: 'The owner, with a calendar' },
  why: [
    'A review from three years ago is about the person you were then. The chef has left, the prices have changed, and the reader knows it. “Best schnitzel in town, 2022” leaves you wondering what happened in 2023.',
    {
      kind: 'fact',
      says: 'In the 2026 American survey, 74% look at the last three months, and 32% only at the last two weeks.',
      source: consumerSurvey,
    },
    'The other half of this guide is the mood. People read the top few reviews as the state of things today. Three grumpy ones in a row are a warning light: not for your marketing, but for your business.',
  ],
  steps: [
    {
      title: 'Put one question into your calendar',
      text: [
        'On the first of each month: “Is there a review from last month?” If yes, close the calendar. If no, ask the last five customers, happy or not. That is the entire system.',
        {
          kind: 'ours',
          says: 'At least one review in the past 4–6 weeks is the rhythm we advise.',
          scored: false,
        },
        {
          kind: 'ours',
          says: 'For full marks in this check, the newest has to be no older than 30 days.',
          scored: 'up to 30 days counts 100',
        },
      ],
      checklist: [
        'Monthly reminder set, with the question in it',
        'Review link saved beside it',
        'Last five customers reachable: number or email',
      ],
      tip: 'Seasonal trade? A snow-gear hire in Jindabyne asks every week in winter and rests in summer. Readers understand seasons.',
      done: 'The reminder comes back on its own each month.',
    },
    {
      title: 'Spread the asking over the year',
      text: [
        'A drip beats a bucket. Two reviews a week look like a business; forty in a weekend look like a party to which someone brought a laptop.',
        {
          kind: 'fact',
          says: 'Sudden bursts can be held back or removed as suspicious. Google’s filters don’t explain themselves, and there is no one to ring.',
          source: reviewRules,
        },
        'So tie the request to something that happens all year: the handover of keys, the last fitting, the pick-up, the invoice.',
      ],
      checklist: [
        'One moment in each job that always comes last',
        'The request attached to that moment',
        'Someone who does it when you are away',
        'No “review month”',
      ],
      tip: 'Don’t ask old customers to post again. One honest review from each is all they owe you.',
      done: 'The last six reviews have six different dates.',
    },
    {
      title: 'Read the last three as a stranger',
      text: [
        {
          kind: 'ours',
          says: 'The last 3 reviews should be mostly positive. Treat that as an alarm bell, never as a target. Nothing in this check counts the mood.',
          scored: false,
        },
        'When the bell rings, look for the cause before you look for more reviews. New staff? A supplier who lets you down? A price rise no one explained? Fix it this week.',
        'Then carry on asking at the usual pace. Calling on your five biggest fans to push a bad one down the page is steering, and readers can tell.',
      ],
      checklist: [
        'Last three read, with dates',
        'Two or more unhappy: cause found and named',
        'Answer written to each of them',
        'Pace of asking unchanged',
      ],
      tip: 'Sort by “newest”. Google shows “most relevant” first, so you may never see what your customers see when they look closely.',
      done: 'You can say in one sentence what the last three people thought.',
    },
  ],
  example: {
    host: 'frizzandfable.com.au',
    business: 'Frizz & Fable Hair, Subiaco',
    intro:
      'Our demo salon has 4.9 stars, and the newest review is seven months old. Nothing went wrong; someone stopped asking. The second picture is what a monthly question would make of it.',
    seen: { file: 'outside.json', text: '"daysAgo": 214' },
    before: {
      caption: 'Before: reviews a month. The last was in April.',
      picture: {
        as: 'months',
        unit: 'reviews',
        counts: [
          ['Apr', 1],
          ['May', 0],
          ['Jun', 0],
          ['Jul', 0],
          ['Aug', 0],
          ['Sep', 0],
        ],
      },
    },
    after: {
      caption: 'After: no campaign, only a question on the first of the month.',
      picture: {
        as: 'months',
        unit: 'reviews',
        counts: [
          ['Oct', 2],
          ['Nov', 3],
          ['Dec', 4],
          ['Jan', 1],
          ['Feb', 3],
          ['Mar', 3],
        ],
      },
    },
  },
  scoring: [
    'Google shows us five reviews at most, the ones it finds most relevant. Where you have more, a newer one may be hidden from us. The report then says that it is less sure.',
    'Clinics of registered health practitioners get no score for this, neither good nor bad.',
  ],
  mistakes: [
    'A big push each January, and silence until the next.',
    'Asking only on the good days.',
    'Timing the requests to bury a complaint.',
    'Republishing an old review with a new date on your website.',
  ],
  checklist: [
    'Newest review: date known',
    'Monthly question in the calendar',
    'Request tied to the end of the job',
    'Last three read with a stranger’s eyes',
    'Cause found when two in three are unhappy',
  ],
  worked:
    'In half a year, sort by newest and count down to the sixth. If it is less than six months old, the rhythm holds.',
  stop: 'One a month is enough for a quiet trade. More is welcome, and earns nothing extra here.',
  templates: ['review-request-scripts'],
}
