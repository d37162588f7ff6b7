import check from '../checks/review-volume.json' with { type: 'json' }
import type { Guide } from './guide.ts'
import { consumerSurvey, fakeReviews, localRanking, reviewRules } from './sources.ts'

export const guide: Guide = {
  check,
  published: '2026-11-22',
  updated: '2026-11-22',
  header: 'centred',
  today: 'Count last week’s jobs, and send each of those customers your review link before dinner.',
  takes: { time: 'Twenty minutes a week', cost: 'Free', who: 'The person who closes the job' },
  why: [
    'Five stars from four people could be your mum, your cousin and two mates. Five stars from sixty could not. Every review is one more witness.',
    {
      kind: 'fact',
      says: 'In the United States 47% say that they pass over a business with fewer than 20 reviews.',
      source: consumerSurvey,
    },
    {
      kind: 'fact',
      says: 'It may also help you to be found: Google writes that more reviews and better ratings can improve a business’s place in local results.',
      source: localRanking,
    },
  ],
  steps: [
    {
      title: 'Do the sum for your trade',
      text: [
        'How many reviews can you get by asking everyone? Take a pet groomer in Launceston with eight dogs a week. If one owner in five writes, that is not quite two a week: twenty in three months. No one is pestered, and nothing is bought.',
        {
          kind: 'ours',
          says: 'Aim for at least 10–15 reviews in total as a first milestone. Don’t stop there.',
          scored: false,
        },
        {
          kind: 'ours',
          says: 'Under 20 reviews, this check gives half marks at most.',
          scored: 'Under 20 reviews count 50 at most',
        },
      ],
      checklist: [
        'Customers in a normal week',
        'Divided by five: reviews you can expect',
        'Weeks until you have twenty',
        'That date in the calendar',
      ],
      tip: 'If the sum says two years, you have few customers, each worth a lot. Ring them; one call brings more than ten texts.',
      done: 'A date by which you will have twenty.',
    },
    {
      title: 'Keep a list of who was asked',
      text: [
        'Volume doesn’t come from better words. It comes from asking the customers you forget: the quick fix, the regular of ten years, the one who paid late. A list on the fridge, with a tick for each, brings them back to mind.',
        'On Friday look for gaps. Anyone without a tick gets the message now.',
      ],
      checklist: [
        'One line a job: date, name, asked',
        'Every job on it, small ones too',
        'Regulars asked once, not each visit',
        'One reminder after a week, never two',
      ],
      tip: 'Never write “happy?” on that list. The moment you sort people by mood, you are doing what Google forbids.',
      done: 'Ten lines, ten ticks.',
    },
    {
      title: 'Climb from milestone to milestone',
      text: [
        {
          kind: 'ours',
          says: 'Our targets: 10+ reviews when you are starting out, 25–50 to build trust, 100+ for strong authority in your area.',
          scored: false,
        },
        'More telling is the street you trade in. Look up the five businesses that come up for your trade and suburb, and write down their counts. In a country town 30 may lead; among Sydney’s cafés 300 may be ordinary.',
        {
          kind: 'ours',
          says: 'That is how we count as well: as many as the middle one of your rivals earns a good score, and each doubling adds to it.',
          scored: 'as many count 70, each doubling 15 more',
        },
      ],
      checklist: [
        'Five rivals, with their number of reviews',
        'The middle one of the five, underlined',
        'Your own number beside it, each month',
        'The next milestone on the wall',
      ],
      tip: 'Celebrate the fiftieth with the team, not with the reviewer. A reward for the customer spoils the review.',
      done: 'You know your place among six, and the number that would move you up one.',
    },
  ],
  example: {
    host: 'bobbinandbilby.com.au',
    business: 'Bobbin & Bilby, Braddon',
    intro:
      'Our demo fabric shop has 5.0 stars, from seven people. It serves more than that before lunch. The weeks after are invented, with one customer in ten writing.',
    seen: { file: 'outside.json', text: '"ratings": 7' },
    before: {
      caption: 'Before: a perfect score that few believe.',
      picture: {
        as: 'map',
        search: 'fabric shop canberra',
        entries: [{ name: 'Bobbin & Bilby', line: '5.0 (7) · Fabric shop · Open until 5:30 pm', own: true }],
      },
    },
    after: {
      caption: 'After four months of a card in each parcel: a less perfect score, from seven times as many people.',
      picture: {
        as: 'map',
        search: 'fabric shop canberra',
        entries: [{ name: 'Bobbin & Bilby', line: '4.9 (52) · Fabric shop · Open until 5:30 pm', own: true }],
      },
    },
  },
  scoring: [
    'Where three or more rivals come up for your trade and suburb, you are measured against the middle one. Otherwise there is a scale of its own, up to a hundred reviews.',
    'For doctors, physios and the like this is not measured at all: a health law limits how they may use praise, and we won’t set a target that tempts them to break it.',
  ],
  mistakes: [
    {
      kind: 'rule',
      says: 'Inventing reviews: writing your own, or having people write them who were never customers. In Australia that breaks consumer law, whatever the star count.',
      source: fakeReviews,
    },
    {
      kind: 'fact',
      says: 'Thinking that only large firms are punished. Since March 2026 a company risks the greatest of $100 million, three times what it gained or, where that can’t be worked out, 30% of its turnover during the breach.',
      source: {
        publisher: 'K&L Gates',
        title: 'Doubling of penalties under Australian competition and consumer laws',
        url: 'https://www.klgates.com/174881',
        read: '2026-11',
      },
    },
    {
      kind: 'rule',
      says: 'A quota for staff: “Bring in five reviews a week.” Google added that to its list of forbidden practices in 2026.',
      source: reviewRules,
    },
    'Swapping reviews with the shop next door. You are each other’s fake customer.',
    'Fifty messages on one day, after years of none.',
  ],
  checklist: [
    'The sum done, a date set',
    'A list with a tick for each customer',
    'No sorting by mood',
    'Five rivals counted',
    'No one paid, in any form',
  ],
  worked: 'On the first of each month write your count beside the middle rival’s. The gap should shrink.',
  stop: 'At the middle of your rivals, or a hundred, ease off. From there on, fresh reviews matter more than extra ones.',
  templates: ['review-request-scripts'],
}
