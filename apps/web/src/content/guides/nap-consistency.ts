import check from '../checks/nap-consistency.json' with { type: 'json' }
import type { Guide } from './guide.ts'

export const guide: Guide = {
  check,
  published: '2026-11-22',
  updated: '2026-11-22',
  header: 'centred',
  today: 'Write your name, address and phone on one card, exactly as they should appear everywhere.',
  takes: {
    time: 'Two hours the first time, twenty minutes a year',
    cost: 'Free',
    who: 'You: it takes someone who knows which number rings',
  },
  why: [
    'NAP is short for name, address and phone. Yours are in thirty places: footer, invoice, map, van, the local paper’s 2019 list. Somewhere among them is the mobile of a man who left.',
    'A customer who rings that number doesn’t ring again. And one who drives to the old workshop tells the story at the barbecue.',
    'Maps get confused as well. One that finds a shop under two names and two addresses can’t be sure whether these are one business, two, or a closed one. It may show the wrong one, or neither.',
  ],
  steps: [
    {
      title: 'Write the master card',
      text: [
        'Decide. Which name do customers use: “Bay Plumbing” or “Bay Plumbing Services Pty Ltd”? Take the trading name, and put the company’s name beside the ABN alone. Which number will still be yours in ten years? The landline or the business mobile, not Darren’s.',
        'If customers don’t come to you, the suburb is your address. Don’t invent a street.',
      ],
      checklist: [
        'One name, as on the sign',
        'Street, suburb, state, postcode; or suburb and service area',
        'One main number with its area code',
        'Website with https, email, ABN, licence number',
      ],
      tip: 'The card of our example: “Bay Plumbing, 12 Sample St, Geelong VIC 3220, (03) 5550 0100”. Tape yours inside the office door.',
      done: 'One card, and everyone in the business agrees that it is right.',
    },
    {
      title: 'Make your own pages agree',
      text: [
        'Start at home. Put the card into the footer, so that it is on every page once. Then compare your contact page, your About page, the invoice template and any PDF with it.',
        'What counts is the fact. “St” or “Street”, brackets or no brackets: that is no difference. Another digit, another suburb, another name is.',
      ],
      checklist: [
        'Footer',
        'Contact and About page, old addresses included',
        'The number behind the tap-to-call button',
        'PDFs, booking form, email signature',
        'The hidden business note in your home page, if there is one',
      ],
      tip: 'Search your own site for the old number: type site:yourbusiness.com.au and the last four digits into Google.',
      done: 'Five pages opened, one number seen.',
    },
    {
      title: 'Go round the outside once a year',
      text: [
        'Now the places that others run: Google, Apple, Facebook, OpenStreetMap, directories. Work down a list, starting with the ones your newest customers use. The registers come last, and they have deadlines.',
        {
          kind: 'rule',
          says: 'Changes to your ABN details must be made within 28 days.',
          source: {
            publisher: 'Australian Taxation Office',
            title: 'Keeping your business details secure and up to date',
            url: 'https://www.ato.gov.au/businesses-and-organisations/corporate-tax-measures-and-assurance/public-business-and-international/keeping-your-business-details-secure-and-up-to-date',
            read: '2026-11',
          },
        },
        {
          kind: 'rule',
          says: 'A company must also tell ASIC about a new address within 28 days, or pay a late fee.',
          source: {
            publisher: 'ASIC',
            title: 'Changing company addresses',
            url: 'https://asic.gov.au/for-business/changes-to-your-company/changing-company-addresses',
            read: '2026-11',
          },
        },
      ],
      checklist: [
        'Google, Apple, Facebook, Instagram',
        'OpenStreetMap and your directories',
        'Suppliers’ and sponsors’ pages that list you',
        'ABN Lookup: name, state and postcode right',
        'Date of the round written on the card',
      ],
      tip: 'ABN Lookup shows only state and postcode, never your street. Your home address isn’t published there.',
      link: { label: 'ABN Lookup', url: 'https://abr.business.gov.au' },
      done: 'Ten places ticked, with today’s date.',
    },
  ],
  example: {
    host: 'ampersandandsons.com.au',
    business: 'Ampersand & Sons Electrical, Leichhardt',
    intro:
      'Two digits changed places on our demo electricians’ contact page: 0188 became 0118. Their About page still invites people to a workshop they left.',
    seen: { file: 'public/contact/index.html', text: '(02) 5550 0118' },
    before: {
      caption: 'Before: three of their own pages.',
      picture: {
        as: 'table',
        head: ['Page', 'Phone', 'Address'],
        rows: [
          ['Home', '(02) 5550 0188', '27 Cobbler Street, Leichhardt'],
          ['Contact', '(02) 5550 0118', '27 Cobbler Street, Leichhardt'],
          ['About us', '(02) 5550 0188', '112 Saddler Street, Lilyfield'],
        ],
      },
    },
    after: {
      caption: 'After: the card, three times. “St” for “Street” would have been fine.',
      picture: {
        as: 'table',
        head: ['Page', 'Phone', 'Address'],
        rows: [
          ['Home', '(02) 5550 0188', 'Unit 3, 27 Cobbler Street, Leichhardt'],
          ['Contact', '(02) 5550 0188', 'Unit 3, 27 Cobbler Street, Leichhardt'],
          ['About us', '(02) 5550 0188', 'Unit 3, 27 Cobbler Street, Leichhardt'],
        ],
      },
    },
  },
  scoring: [
    {
      kind: 'ours',
      says: 'The phone weighs most, since a wrong one loses the customer on the spot.',
      scored: 'Phone counts 40%, address 35%, name 25%',
    },
    'Identical means the same facts. A mobile beside a landline, a post office box beside a street and several branches are no contradiction.',
    'An ABN in the footer is advice: it lets a customer look you up, and leaving it out costs nothing here.',
  ],
  mistakes: [
    'A different phone number on each ad, to count the calls. It counts them, and splits you in three.',
    '“Pty Ltd” on one page, the trading name on the next, initials on the van.',
    'An address in a picture of your letterhead, where no program and no screen reader can read it.',
    'Changing Google on moving day, and the website “when there’s time”.',
    'A 2018 price list in PDF, with the mobile of a former partner.',
  ],
  checklist: [
    'Master card written',
    'Footer, contact, About, PDFs agree',
    'Google, Apple, Facebook agree',
    'Directories and OpenStreetMap agree',
    'ABN and ASIC up to date',
  ],
  worked: 'Ring every number of yours that you can find. It takes ten minutes, and one of them usually surprises you.',
  stop: 'Commas, brackets and “&” may differ. When the facts agree, close the folder until next year or the next move.',
  templates: ['business-details-tracker'],
}
