import check from '../checks/platform-relevance.json' with { type: 'json' }
import type { Guide } from './guide.ts'

export const guide: Guide = {
  check,
  published: '2026-11-22',
  updated: '2026-11-22',
  header: 'centred',
  today: 'Ask the next customer where they would look for someone like you, and write the answer down.',
  takes: { time: 'Ten short conversations, then an hour', cost: 'Free', who: 'The person who talks to customers' },
  why: [
    'Imagine a tutor in Geelong who films dances about fractions for TikTok. The pupils laugh. The parents, who choose the tutor and pay him, are on Facebook, asking each other whom to trust.',
    'Time is the cost. An hour a week on the wrong platform is fifty hours a year of talking to people who can’t buy: too young, too far away, or there for something else.',
    {
      kind: 'rule',
      says: 'One crowd is meant to be gone by law. Since 10 December 2025 the large platforms, Facebook, Instagram, TikTok, YouTube and Snapchat among them, must take reasonable steps to keep people under 16 from having accounts.',
      source: {
        publisher: 'eSafety Commissioner',
        title: 'Social media age restrictions',
        url: 'https://www.esafety.gov.au/about-us/industry-regulation/social-media-age-restrictions',
        read: '2026-11',
      },
    },
  ],
  steps: [
    {
      title: 'Ask ten customers one question',
      text: [
        '“If you had lost my number, where would you look?” Ask it while you write the invoice, of ten people in a row. Don’t offer a list, or you will get your list back.',
        'Note the first word they say. “Google” is the usual winner; count it, and ask what comes second. Ten of your own customers are worth more than any survey of a thousand strangers.',
      ],
      checklist: [
        'The next ten customers, without picking',
        'First answer and second answer, written down',
        'Their age, roughly, and how they found you this time',
        'People who pay, not only people who use',
      ],
      tip: 'Ask the ones who did not book, too, if they write to you. They looked somewhere else, and you can learn where.',
      done: 'A tally of ten, with one platform ahead of the rest.',
    },
    {
      title: 'Match the platform to the buyer',
      text: [
        'Now compare your tally with the accounts you already run. Firms look up people and track records, so an accountant’s LinkedIn page gets read. Households look at pictures and at what neighbours say. That is our judgement, and your ten customers may overrule it.',
        {
          kind: 'ours',
          says: 'Keep 1 main platform and 1 backup: the winner of your tally, and the runner-up.',
          scored: false,
        },
        {
          kind: 'ours',
          says: 'What counts is how well each one fits your industry. If all of them fit, you get full marks.',
          scored: 'a main or useful platform counts 100',
        },
      ],
      checklist: [
        'Winner of the tally: is it the one you spend most time on?',
        'Runner-up: does your page there look finished?',
        'Platforms no one named, crossed out',
        'Who decides to buy: is it the person you are talking to?',
      ],
      tip: 'A group is not a profile. Your lunchtime chat on Facebook is lovely, and a new customer can’t find your phone number in it.',
      done: 'Two platforms circled, the rest crossed out, with a reason beside each.',
    },
    {
      title: 'Leave the others politely',
      text: [
        'Don’t delete an account that people may still find by your name. Pin a last post: “We’re at our desks on LinkedIn now. Call us on …, or find us there.” Then turn off its reminders.',
        'Take its icon off your website at the same time. A link is a recommendation, and you no longer recommend it.',
      ],
      checklist: [
        'Pinned note with the phone number and the new place',
        'Right name, hours and website left on the old page',
        'Icon removed from website and email signature',
        'Password kept, so that no one else takes the name',
      ],
      tip: 'Set a reminder for six months. If no message has come in by then, close the page for good.',
      done: 'Your website’s footer shows two icons, and you mean both.',
    },
  ],
  example: {
    host: 'numbatledger.com.au',
    business: 'Numbat & Ledger Accountants, Norwood',
    intro:
      'Our demo accountants had LinkedIn right. Beside it they linked a Facebook group for lunch, and the profile of one person. The tally is invented.',
    seen: { file: 'public/client-stories.html', text: 'Numbat lunch table (Facebook group)' },
    before: {
      caption: 'Before: what the footer offered.',
      picture: {
        as: 'table',
        head: ['Where we are', 'Who is there'],
        rows: [
          ['LinkedIn company page', 'owners and bookkeepers'],
          ['LinkedIn, Philippa’s own profile', 'her school friends'],
          ['Facebook group “lunch table”', 'eleven people who like soup'],
        ],
      },
    },
    after: {
      caption: 'After: ten clients asked, two places kept.',
      picture: {
        as: 'table',
        head: ['Ten clients said', 'Times', 'So we'],
        rows: [
          ['Google', '7', 'look after our profile there'],
          ['LinkedIn', '5', 'keep it as our main platform'],
          ['Facebook', '4', 'open a page as the backup'],
          ['Instagram', '0', 'leave it'],
        ],
      },
    },
  },
  scoring: [
    'Your score is the mean of how well each platform you link to fits your industry. A poor choice hurts less beside a good one: it costs you time, not customers.',
    'Platforms you are not on cost nothing here. They count under “Social platforms you are on”.',
  ],
  mistakes: [
    'Following fashion. The newest app is where the marketers are.',
    'Talking to the user when someone else pays: pupils, not parents; tenants, not landlords.',
    'Deleting the old page overnight and losing its name to a stranger.',
    'Trusting a survey of strangers over your own customers.',
  ],
  checklist: [
    'Ten customers asked, answers written down',
    'Main platform is the one they named',
    'Backup complete',
    'A pinned goodbye on the rest',
    'Icons on the website match the choice',
  ],
  worked: 'Ask the next ten a year from now. If the winner has changed, you will see it before your rivals do.',
  stop: 'After ten answers you know enough. The eleventh has never changed anyone’s mind.',
  templates: ['social-posting-planner'],
}
