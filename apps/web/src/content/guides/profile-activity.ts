import check from '../checks/profile-activity.json' with { type: 'json' }
import type { Guide } from './guide.ts'

export const guide: Guide = {
  check,
  published: '2026-11-22',
  updated: '2026-11-22',
  header: 'centred',
  today: 'Post one photo of the last job you finished, with one sentence and the suburb.',
  takes: { time: 'Ten minutes a week', cost: 'Free', who: 'You, or the person on the job' },
  why: [
    'Someone hears your name and looks you up. The last post says “Merry Christmas 2023, back on the 8th”. Are you still going? Hardly anyone rings to find out. A quiet page reads like a shop with the blinds down.',
    'A fresh one does the reverse. It needn’t be clever. A photo of a fence that wasn’t there on Monday proves that you are alive, working, and working nearby.',
    'The message is only “we are open”. That is why a little each week beats a lot in January.',
  ],
  steps: [
    {
      title: 'Set a pace you can keep in your worst week',
      text: [
        {
          kind: 'ours',
          says: 'Post on social media at least weekly. It is a habit we recommend, not a law of any platform.',
          scored: false,
        },
        {
          kind: 'advice',
          says: 'One marketing adviser names two to seven posts a week on most platforms, and more on TikTok. It also says that every expert has a different number, and that the best pace is one you can keep.',
          source: {
            publisher: 'Daytalens',
            title: 'How often should a small business post on social media?',
            url: 'https://www.daytalens.com/blog/how-often-should-small-business-post-social-media',
            read: '2026-11',
            published: '2026-01',
          },
        },
        'Choose a day. A fencer could do it on Tuesdays at smoko: one photo, one sentence, done before the coffee is cold.',
      ],
      checklist: [
        'One fixed day and time in the calendar',
        'Done on the phone, on site',
        'A rule for holidays: who does it, or skip it and say so',
      ],
      tip: 'Take the photo before you pack the tools. No one drives back for a picture.',
      done: 'A repeating entry in your calendar called “photo”.',
    },
    {
      title: 'Fill a jar of twelve posts',
      text: [
        'The hard part is not posting; it is thinking of something. Think once. Go through the photos of the last half-year and pick twelve: jobs, a before and after, a tool you swear by, the apprentice’s first gate, the dog.',
        'Write one sentence under each, as you would say it to a neighbour over that fence. Add the suburb. Put them into a folder called “jar”.',
      ],
      checklist: [
        'Six finished jobs with their suburb',
        'Two questions customers always ask, answered',
        'Two of people or the dog',
        'One price or offer, and no more than one',
        'One thank-you to someone local',
      ],
      tip: 'People’s houses are private. Ask before you show a front door, and leave the number off.',
      done: 'Twelve photos in a folder, each with its sentence. That is three months.',
    },
    {
      title: 'Keep the page true and tidy',
      text: [
        'Once a month, look at your page as a visitor would. Are the hours right for the coming public holiday? Is the pinned post from this year? Did someone ask something and get silence?',
        {
          kind: 'rule',
          says: 'Consumer law treats your page like an ad. A comment that you know is false and leave up can become your own claim.',
          source: {
            publisher: 'ACCC',
            title: 'Social media promotions',
            url: 'https://www.accc.gov.au/business/advertising-and-promotions/social-media-promotions',
            read: '2026-11',
          },
        },
        'So read the comments on the day you post, and fix what is wrong there.',
      ],
      checklist: [
        'Hours correct, holidays included',
        'Comments and messages answered',
        'False praise or claims removed or corrected',
        'Pinned post still right',
      ],
      tip: {
        kind: 'rule',
        says: 'Before a prize draw, look up your state. New South Wales asks for an authority once the prizes are worth more than $10,000; other states differ.',
        source: {
          publisher: 'NSW Government',
          title: 'Trade promotions',
          url: 'https://www.nsw.gov.au/money-and-taxes/community-gaming/trade-promotions',
          read: '2026-11',
        },
      },
      done: 'Going by this page alone, you would ring yourself.',
    },
  ],
  example: {
    host: 'wobblyclutch.com.au',
    business: 'Wobbly Clutch Driving School, Palmerston',
    intro:
      'Our demo driving school sends people to Facebook “for all updates”. The months below are invented, and typical: a burst at the start, then nothing.',
    seen: { file: 'public/index.html', text: 'FIND US ON FACEBOOK FOR ALL UPDATES' },
    before: {
      caption: 'Before: eleven posts in one keen month, then silence.',
      picture: {
        as: 'months',
        unit: 'posts',
        counts: [
          ['Jan', 11],
          ['Feb', 3],
          ['Mar', 0],
          ['Apr', 0],
          ['May', 0],
          ['Jun', 1],
        ],
      },
    },
    after: {
      caption: 'After: one photo each Friday of someone holding a new licence. Fewer posts in January, alive in June.',
      picture: {
        as: 'months',
        unit: 'posts',
        counts: [
          ['Jan', 4],
          ['Feb', 4],
          ['Mar', 5],
          ['Apr', 4],
          ['May', 4],
          ['Jun', 5],
        ],
      },
    },
  },
  scoring: [
    'The rule is simple: the newest post may be up to 30 days old for full marks, and loses marks from there. We can read its date on YouTube, if your website links to a channel there. The other platforms show posts to people who are signed in and forbid robots to read them. Without a channel the check is left out of your score.',
  ],
  mistakes: [
    'Eight posts in a day after months of nothing. It looks like a guilty conscience.',
    'The same ad each week, sent out by a program. People learn to scroll past your name.',
    'Begging for likes: “Like if you love Fridays”. No one hires an electrician for that.',
    'Holiday hours from last Easter.',
  ],
  checklist: [
    'Newest post younger than a month',
    'A fixed weekly time',
    'Three months of photos in a folder',
    'Comments read on the day',
    'Holiday hours set',
  ],
  worked:
    'Scroll your page quickly with a thumb, as a stranger. If you can tell what you do, where, and that it was recent, it works.',
  stop: 'Close the app when the photo is up. Ten minutes a week is the whole job.',
  templates: ['social-posting-planner'],
}
