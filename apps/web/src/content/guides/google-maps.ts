import check from '../checks/google-maps.json' with { type: 'json' }
import type { Guide } from './guide.ts'
import { businessProfile, localRanking, photoAdvice, profileRules, rankingFactors } from './sources.ts'

export const guide: Guide = {
  check,
  published: '2026-11-22',
  updated: '2026-11-22',
  header: 'bar',
  today: 'Claim your Google Business Profile and pick the main category that names your trade most exactly.',
  takes: { time: 'An hour, plus up to a week of waiting for Google', cost: 'Free', who: 'The owner, with a phone' },
  why: [
    'A burst pipe, a lost key, a hungry family: people in a hurry type a trade and “near me” into the map on their phone. Google answers with a few pins. If yours is not among them, the caller rings one of the others and never learns that you were two streets away.',
    {
      kind: 'fact',
      says: 'Google orders the map by three things: how well you match the search, how far away you are, and how well known you are. It says that no one can ask or pay for a better spot.',
      source: localRanking,
    },
    'You can’t move your shop closer to every customer. You can tell Google exactly what you do, where you are and when you are open.',
  ],
  steps: [
    {
      title: 'Claim your pin',
      text: [
        'Search Google Maps for your own business name. Three things can come up: a profile you control, a profile that no one has claimed, or nothing. Claim the second kind rather than making a new one, so that its reviews stay with you.',
        {
          kind: 'rule',
          says: 'The name must be the one on your sign. Adding “best locksmith Darwin” to it breaks Google’s rules and can get the profile suspended.',
          source: profileRules,
        },
      ],
      checklist: [
        'Search the map for your name, your old name and your phone number',
        'Claim the profile you find, or add your business',
        'Finish the check Google offers: often a short video of your sign, tools or van',
        'Report a second pin for the same business as a duplicate',
      ],
      tip: 'Use a Google account that belongs to the business, not to your nephew or your web designer.',
      link: businessProfile,
      done: 'You search for your name while signed in, and can change what the profile says.',
    },
    {
      title: 'Say exactly what you do and when',
      text: [
        {
          kind: 'advice',
          says: 'In a yearly survey, 47 specialists put the main category near the top of everything you can influence. Being open at the time of the search also rates highly.',
          source: rankingFactors,
        },
        'A locksmith in Darwin should pick “Locksmith”, not “Security service”. If she answers calls at 3 am, her hours should say so. If she doesn’t, they shouldn’t: a caller who gets no answer at night leaves one star in the morning.',
      ],
      checklist: [
        'Type your trade into the category box and take the closest match',
        'Add other categories only for work you really do each week',
        'Set the hours when someone will pick up the phone',
        'Give your street address, or the areas you drive to if customers don’t visit you',
      ],
      tip: 'Look up the three businesses at the top for your trade and suburb. Their main category is under their name.',
      done: 'Your trade is under your business name on the map, with “Open” or the right opening time.',
    },
    {
      title: 'Add photos a stranger would trust',
      text: [
        'People choose between pins by the pictures. Show what they will see when they turn up: your shopfront from the footpath, your van, your team, a finished job.',
        {
          kind: 'advice',
          says: 'Google recommends pictures of 720 by 720 pixels. Any phone photo from the last ten years is larger, so don’t crop it to a corner.',
          source: photoAdvice,
        },
        {
          kind: 'ours',
          says: 'Aim for 10–15 photos or more, at least 720px wide. They don’t count in this check; they count in the one on your Google Business Profile.',
          scored: false,
        },
      ],
      checklist: [
        'Shopfront or van, with the sign readable',
        'Two of the team at work, faces visible, with their okay',
        'Six finished jobs, in daylight',
        'One that helps people find the door: the driveway, the lift, the parking',
      ],
      tip: 'Put a monthly reminder in your phone: one new photo of a job well done.',
      done: 'Your own pictures come before any a passer-by took.',
    },
  ],
  example: {
    host: 'frizzandfable.com.au',
    business: 'Frizz & Fable Hair, Subiaco',
    intro:
      'Our demo salon has a lovely website and 4.9 stars. On the map it comes twelfth for “hairdresser Subiaco”, with one photo and no hours.',
    seen: { file: 'outside.json', text: '"photos": 1' },
    before: {
      caption: 'Before: a stranger can’t tell whether anyone is there today.',
      picture: {
        as: 'map',
        search: 'hairdresser subiaco',
        entries: [
          { name: '1. Shearwater', line: '4.7 (188) · Hair salon · Open until 6 pm' },
          { name: '2. The Curly Cockatoo', line: '4.4 (73) · Hair salon · Open until 5 pm' },
          { name: '12. Frizz & Fable Hair', line: '4.9 (18) · Hair salon', own: true },
        ],
      },
    },
    after: {
      caption:
        'After: same salon, same stars, with hours, a main category and twelve photos. A better place may follow; trust comes straight away.',
      picture: {
        as: 'map',
        search: 'hairdresser subiaco',
        entries: [
          { name: '1. Shearwater', line: '4.7 (188) · Hair salon · Open until 6 pm' },
          { name: '2. The Curly Cockatoo', line: '4.4 (73) · Hair salon · Open until 5 pm' },
          { name: '12. Frizz & Fable Hair', line: '4.9 (18) · Hair salon · Open until 5:30 pm · 12 photos', own: true },
        ],
      },
    },
  },
  scoring: [
    {
      kind: 'ours',
      says: 'The first three places earn everything, because the map above the search results has room for three.',
      scored: '1 to 3 counts 100',
    },
    'The rank we see is the one a stranger gets who names your suburb. On your own phone, in your own shop, you will nearly always come first. That tells you nothing.',
  ],
  mistakes: [
    'Searching from your own shop and believing what you see.',
    {
      kind: 'rule',
      says: 'Opening a second profile for each suburb or service. Google allows one for each business.',
      source: profileRules,
    },
    {
      kind: 'advice',
      says: 'Hiding a real shop address. Specialists rank a visible address seventh among all things that lift you on the map. Hide it only when customers never come to you.',
      source: rankingFactors,
    },
    'Trusting a caller who says he is “from Google” and can put you on top for a fee.',
  ],
  checklist: [
    'One profile, claimed, in an account of the business',
    'Name as on the sign, nothing added',
    'Main category is the trade itself',
    'Hours correct, nights and Sundays included',
    'Ten photos or more, taken by you',
  ],
  worked:
    'Ask a friend in another suburb to search for your trade and your suburb, and to send you a screenshot. Do it again in six weeks.',
  stop: 'Once the five boxes are ticked, leave the settings alone. From here on, reviews and time do the work.',
  templates: ['business-profile-checklist'],
}
