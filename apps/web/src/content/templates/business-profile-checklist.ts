import type { Template } from './template.ts'

export const template: Template = {
  use: 'Sign in at business.google.com and work from top to bottom. It takes about an hour, plus up to five working days for Google’s check. It is free.',
  pages: [
    [
      { as: 'fields', rows: [[{ label: 'Business' }, { label: 'Date', share: 0.25 }]] },
      { as: 'heading', text: 'Claim it, and prove it is yours' },
      {
        as: 'ticks',
        columns: 2,
        items: [
          'Searched the map for our name, our old name and our phone number',
          'Claimed what was there; made no second profile',
          'Signed in with an account of the business, not of one person',
          'Video in one take: sign or van, tools or stock, a door we unlock',
        ],
      },
      { as: 'fields', rows: [[{ label: 'Account' }, { label: 'Two people who can sign in' }]] },
      { as: 'heading', text: 'Fill in what customers ask' },
      {
        as: 'fields',
        rows: [
          [{ label: 'Name, exactly as on the sign' }],
          [{ label: 'Main category' }, { label: 'Up to three more' }],
          [{ label: 'Address, or the areas you travel to' }],
          [{ label: 'Phone' }, { label: 'Website' }],
        ],
      },
      {
        as: 'ticks',
        columns: 2,
        items: [
          'The website link opens our own site',
          'Call rings a phone that someone answers',
          'Directions lead to the right door',
          'Services or menu, with prices where we can',
        ],
      },
      {
        as: 'beside',
        left: [
          { as: 'heading', text: 'Normal hours' },
          {
            as: 'table',
            columns: [
              { title: 'Day', share: 0.4 },
              { title: 'From', share: 0.3 },
              { title: 'To', share: 0.3 },
            ],
            rows: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day) => [day]),
            height: 7,
          },
        ],
        right: [
          { as: 'heading', text: 'This year’s public holidays' },
          {
            as: 'table',
            columns: [
              { title: 'Holiday', share: 0.46 },
              { title: 'Closed', share: 0.16, box: true },
              { title: 'Or open from, to', share: 0.38 },
            ],
            rows: [
              'New Year’s Day',
              'Australia Day',
              'Easter',
              'Anzac Day',
              'King’s Birthday',
              'Our state or town',
              'Christmas, Boxing Day',
            ].map((holiday) => [holiday]),
            height: 7,
          },
        ],
      },
      { as: 'heading', text: 'Ten photos, each at least 720 px wide' },
      {
        as: 'ticks',
        columns: 2,
        items: [
          'Outside by day, with the sign',
          'The door or driveway people look for',
          'Inside, with people',
          'The owner or the team',
          'Four of what we sell or do',
          'Parking, ramp or pram access',
          'The newest one is from this season',
          'Logo and cover photo chosen by us',
        ],
      },
      {
        as: 'note',
        text: 'Add nothing to the name: no suburb, no “best”. A post box or an unstaffed office is not an address. No one from Google rings to charge you for this.',
      },
    ],
  ],
}
