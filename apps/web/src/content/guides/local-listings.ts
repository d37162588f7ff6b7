import check from '../checks/local-listings.json' with { type: 'json' }
import type { Guide } from './guide.ts'
import { rankingFactors } from './sources.ts'

export const guide: Guide = {
  check,
  published: '2026-11-22',
  updated: '2026-11-22',
  header: 'centred',
  today: 'Search for your phone number in quotation marks, and open every directory that comes up.',
  takes: {
    time: 'Twenty minutes a directory',
    cost: 'Free for the basic entries',
    who: 'You, or someone careful in the office',
  },
  why: [
    'Not everyone starts at Google. The tourist in Hobart opens Tripadvisor. The driver asks the car, and the car asks Apple. The renovator scrolls through hipages. Each of these has its own list, and you are on it, or you aren’t, or you are on it with the number you had in 2016.',
    {
      kind: 'advice',
      says: 'Specialists say that directories matter less for your place on Google’s map than they used to, and more for what AI assistants answer.',
      source: rankingFactors,
    },
    'So this is not about quantity. Three right entries where your customers look beat a hundred no one opens.',
  ],
  steps: [
    {
      title: 'Pick your three',
      text: [
        'Begin with the one behind many apps. OpenStreetMap is the map that anyone may edit, and a great many other maps copy it. Then take one that everyone has heard of, and one that only your trade uses.',
        'A café in Hobart would take OpenStreetMap, Apple and Tripadvisor. An agent in Parramatta would choose realestate.com.au and Domain; a naturopath, a health directory.',
      ],
      checklist: [
        'A map: OpenStreetMap, and Apple through Apple Business',
        'A general one: True Local, Yellow Pages or Bing Places',
        'One of your trade, where your last three customers looked',
        'Anything your industry body offers to members',
      ],
      tip: 'Sites such as hipages and Oneflare sell you leads. That can pay, but it is a cost per job, not a free listing. Read the price before you read the praise.',
      link: { label: 'OpenStreetMap (free, needs an account)', url: 'https://www.openstreetmap.org' },
      done: 'Three names on a list, each with a reason.',
    },
    {
      title: 'Claim what is there before you add',
      text: [
        'You may be listed already; directories copy each other. Search each of the three for your name, your old name and your number. Claim the entry you find. Two entries for one shop confuse people more than none.',
        {
          kind: 'rule',
          says: 'True Local, for one, allows a single free listing per business. It wants a street address and not a post office box, and a name without extra words.',
          source: {
            publisher: 'True Local',
            title: 'What are the business listing rules?',
            url: 'https://support.truelocal.com.au/hc/en-us/articles/213611427-What-are-the-business-listing-rules-',
            read: '2026-11',
          },
        },
      ],
      checklist: [
        'Searched by name, old name and phone',
        'Entries claimed, duplicates reported',
        'Name as on the sign',
        'Phone, address or area, hours, website',
        'Three photos',
      ],
      tip: 'Use one email address of the business for all of them. In three years someone has to find the login.',
      done: 'You see your entry while logged out, and every line of it is true.',
    },
    {
      title: 'Link to them, and write them down',
      text: [
        'A link from your website to your entry helps customers compare, and shows which entry is really yours. The contact page is a good place: “You can also find us on …”.',
        'Then make a list: directory, address of your entry, login, date checked. When you move or change your hours, that list is the whole job.',
      ],
      checklist: [
        'Links on your contact page',
        'List with logins, kept where two people can find it',
        'Date checked, beside each',
        'A look once a year, in the quiet month',
      ],
      tip: 'A letter arrives: “Your directory entry is expiring, $189.” Check your list. If it isn’t on there, it isn’t a bill; it is an advertisement dressed as one.',
      done: 'One sheet with three lines on it, and all three checked this month.',
    },
  ],
  example: {
    host: 'thegallopingteapot.com.au',
    business: 'The Galloping Teapot, West End',
    intro:
      'Our demo tea house is on OpenStreetMap without a phone number, because a guest put it there. Its review page on Tripadvisor opens by a button that search engines can’t follow.',
    seen: { file: 'public/visit.html', text: 'ripadvisor' },
    before: {
      caption: 'Before: two entries, half empty.',
      picture: {
        as: 'table',
        head: ['Where', 'Phone', 'Hours'],
        rows: [
          ['OpenStreetMap', 'none', 'none'],
          ['Apple', 'not listed', ''],
          ['Tripadvisor', 'none', 'from 2021'],
        ],
      },
    },
    after: {
      caption: 'After: an hour’s work. The car finds it now.',
      picture: {
        as: 'table',
        head: ['Where', 'Phone', 'Hours'],
        rows: [
          ['OpenStreetMap', '0491 570 158', 'Wed–Sun 7–3'],
          ['Apple', '0491 570 158', 'Wed–Sun 7–3'],
          ['Tripadvisor', '0491 570 158', 'Wed–Sun 7–3'],
        ],
      },
    },
  },
  scoring: [
    {
      kind: 'ours',
      says: 'Three listings that your customers use earn everything. The fourth earns nothing more.',
      scored: 'Three listings count 100, two 85, one 65',
    },
    'We find listings through the links on your website, OpenStreetMap and a web search for your name. Your Google profile isn’t counted here; it has two checks of its own.',
  ],
  mistakes: [
    'A package of “100 directories for $99”. Most of those exist only to be in such packages.',
    'A tracking number in one directory, so that it disagrees with all the others.',
    'Paying for “priority” before the free entry is filled in.',
    'Listing a cousin’s flat as a branch office.',
    'Forgetting who has the login when the office manager leaves.',
  ],
  checklist: [
    'Three that fit your customers',
    'Claimed, with no duplicates',
    'Complete: hours, photos, website',
    'Linked from your contact page',
    'On a list, with logins and dates',
  ],
  worked: 'Ask your phone and your car for directions to your business by name. Both should get you to the door.',
  stop: 'At three, or five if your trade really has five. After that your time is worth more elsewhere.',
  templates: ['business-details-tracker'],
}
