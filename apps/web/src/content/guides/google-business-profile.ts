import check from '../checks/google-business-profile.json' with { type: 'json' }
import type { Guide } from './guide.ts'
import { businessProfile, photoAdvice, profileRules } from './sources.ts'

export const guide: Guide = {
  check,
  published: '2026-11-22',
  updated: '2026-11-22',
  header: 'centred',
  today: 'Open your profile, read it from top to bottom as a customer, and correct the first thing that is wrong.',
  takes: {
    time: 'An hour; up to five working days for Google’s check',
    cost: 'Free',
    who: 'The owner, with a business email',
  },
  why: [
    'Search for a café by name and look at the right-hand side, or the top of your phone. That box with the photos, the hours and the Call button is its Business Profile. Plenty of customers never go further. They read “Open until 3”, tap, and talk.',
    'You can’t buy that spot, and you don’t have to. You only have to keep it true. A profile that says “closed” on a public holiday when you are open sends your customers to someone else.',
    {
      kind: 'rule',
      says: 'You qualify when you meet customers in person, at your place or theirs. One business gets one profile, under the name the world knows. A post box or an unstaffed virtual office doesn’t count as an address.',
      source: profileRules,
    },
  ],
  steps: [
    {
      title: 'Claim it and pass the check',
      text: [
        'Sign in with an account of the business and add or claim your profile. Google then picks a way to check that you are who you say: a code, a call, and more and more often a video.',
        {
          kind: 'fact',
          says: 'The video is one take, without cuts: your sign or street, your tools or stock, and something that proves you run the place, such as unlocking the door. The review takes up to five working days.',
          source: {
            publisher: 'Google',
            title: 'Verify your business',
            url: 'https://support.google.com/business/answer/7107242',
            read: '2026-11',
          },
        },
      ],
      checklist: [
        'Claimed by the owner; the agency is only a manager',
        'Two people who can sign in',
        'Video in one take: outside, inside, proof',
        'No change to name or address while the check is running',
      ],
      tip: 'No one from Google phones to “verify” you for a fee. Hang up.',
      link: businessProfile,
      done: 'The profile says that it is verified, and you can change every line of it.',
    },
    {
      title: 'Fill in what customers ask',
      text: [
        'Six things do the work: website, phone, hours, main category, photos, and whether you are open. Check that the website link opens your own site. Many lead to Facebook, because that is all there was in 2015.',
        'Each January, set the year’s public holidays at once: Australia Day, Easter, Anzac Day, your state’s own, the Cup if your town stops for it.',
        {
          kind: 'rule',
          says: 'If you drive to customers, hide your street and list up to 20 areas, within about two hours of your base.',
          source: {
            publisher: 'Google',
            title: 'Manage your service areas',
            url: 'https://support.google.com/business/answer/9157481',
            read: '2026-11',
          },
        },
      ],
      checklist: [
        'Link opens your website',
        'Number rings the phone someone answers',
        'Normal hours and this year’s holidays',
        'The category that is your trade, and up to three more',
        'Services or menu, with prices where you can',
      ],
      tip: 'Posts, products and offers can wait until the six are right.',
      done: 'A friend who taps Call, Website and Directions gets to you three times.',
    },
    {
      title: 'Show the place before people come',
      text: [
        {
          kind: 'ours',
          says: 'Have 10–15 photos or more, each at least 720px wide.',
          scored: false,
        },
        {
          kind: 'ours',
          says: 'The tenth photo brings full marks for photos. The ones after it are for your customers.',
          scored: 'photos 15% (ten or more in full',
        },
        {
          kind: 'advice',
          says: 'For the size we follow Google, which recommends 720 by 720 pixels.',
          source: photoAdvice,
        },
        'Walk in like a stranger and photograph what you see: the sign, the door, the counter, the plate, the face behind it. Then add one a month, so that the top picture is never someone else’s blurry burger.',
      ],
      checklist: [
        'Outside by day, with the sign',
        'Inside, with people',
        'Four of what you sell or do',
        'Cover photo and logo chosen by you',
        'Wheelchair entrance, parking, prams: shown and ticked',
      ],
      tip: 'Replace what a visitor uploaded by uploading better. You can only report photos that are wrong or not of your place.',
      done: 'The first five pictures are yours, and the food looks as it does today.',
    },
  ],
  example: {
    host: 'thegallopingteapot.com.au',
    business: 'The Galloping Teapot, West End',
    intro:
      'Someone pressed “temporarily closed” on our demo tea house’s profile during a renovation, and no one pressed it back. The website link still goes to Facebook. 212 people gave it 4.4 stars; new ones turn round at the screen.',
    seen: { file: 'outside.json', text: 'CLOSED_TEMPORARILY' },
    before: {
      caption: 'Before: good stars, a shut door.',
      picture: {
        as: 'map',
        search: 'the galloping teapot',
        entries: [
          { name: 'The Galloping Teapot', line: '4.4 (212) · Café · Temporarily closed · facebook.com', own: true },
        ],
      },
    },
    after: {
      caption: 'After: two switches and a link.',
      picture: {
        as: 'map',
        search: 'the galloping teapot',
        entries: [
          {
            name: 'The Galloping Teapot',
            line: '4.4 (212) · Café · Open until 3 pm · thegallopingteapot.com.au',
            own: true,
          },
        ],
      },
    },
  },
  scoring: [
    {
      kind: 'ours',
      says: 'Website, hours and phone weigh the same, photos and category a little less.',
      scored: 'opening hours 20%, a phone number 20%, photos 15%',
    },
    'A profile that says “permanently closed” earns nothing, and so does having none. Your stars and your place on the map are other checks.',
  ],
  mistakes: [
    'An agency as the only owner. When you part, the reviews stay with them.',
    'A second profile for each trade you hold a licence in.',
    'Hours that say “24/7” because it looks keen. At 2 am someone will ring.',
    'Writing “best”, “cheap” or your suburb into the name.',
    'Leaving it for three years. Google asks visitors for corrections, and publishes some of them.',
  ],
  checklist: [
    'Verified, owner in charge, two logins',
    'Website, phone and hours right',
    'This year’s holidays set',
    'Category is the trade',
    'Ten photos, newest from this season',
  ],
  worked:
    'On the next public holiday, look yourself up on a phone that isn’t signed in. The hours should be the holiday’s.',
  stop: 'When it is complete, half an hour a season keeps it so: hours, one photo, one look at what others have changed.',
  templates: ['business-profile-checklist'],
}
