import check from '../checks/structured-data.json' with { type: 'json' }
import type { Guide, Source } from './guide.ts'
import { richResultsTest, selfReviews } from './sources.ts'

const policies: Source = {
  publisher: 'Google',
  title: 'General structured data guidelines',
  url: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  read: '2026-11',
}

export const guide: Guide = {
  check,
  published: '2026-11-22',
  updated: '2026-11-22',
  header: 'bar',
  today: 'Run your home page through Google’s Rich Results Test and see whether it finds your business at all.',
  takes: {
    time: 'Forty minutes',
    cost: 'Free',
    who: 'You, if you can paste; otherwise your web designer in ten minutes',
  },
  why: [
    'A person sees “12 Sample St” in your footer and knows that it is an address. A program sees twelve characters. Structured data, also called schema markup, is a note inside the page that labels each fact: this is our name, this is our phone number, these are our hours.',
    'Search engines, maps, car screens and AI assistants read such notes. A wrong guess about your hours sends a customer to a locked door.',
    {
      kind: 'fact',
      says: 'It is a label, not a lift. Correct markup is no promise of a better place or a fancier result, and it must match what visitors can read on the page.',
      source: policies,
    },
  ],
  steps: [
    {
      title: 'Gather ten facts',
      text: [
        'Before you touch any code, write the facts down as they are on your website today. The most important is the type: schema.org has a name for most trades. Choose “Electrician”, “Bakery” or “HairSalon” rather than the plain “LocalBusiness”.',
        {
          kind: 'rule',
          says: 'For a local business Google requires the name and the address. A mobile trade can give the area it serves; we accept that too.',
          source: {
            publisher: 'Google',
            title: 'Local business structured data',
            url: 'https://developers.google.com/search/docs/appearance/structured-data/local-business',
            read: '2026-11',
          },
        },
      ],
      checklist: [
        'The most exact type that schema.org has',
        'Name and web address',
        'Phone, written +61 and without the first zero',
        'Street, suburb, state and postcode, or the area you serve',
        'Hours for each day',
        'Addresses of your Facebook and Instagram pages',
      ],
      tip: 'If your own footer and contact page disagree, settle that first. Otherwise you label a mistake.',
      link: { label: 'The list of business types on schema.org', url: 'https://schema.org/LocalBusiness' },
      done: 'Ten facts on one sheet, each of which a visitor can also find on your pages.',
    },
    {
      title: 'Put the note into your home page',
      text: [
        'Look in your editor first. Many have a form for it, called “business info” or “local business”, and write the code themselves. If yours does, fill it in and skip the rest of this step.',
        'Otherwise the note goes into the head of the home page, in a box called “custom code” or “header code”. Your report contains one made from your own facts, ready to paste.',
      ],
      checklist: [
        'One note about the business on the home page',
        'Straight quotation marks, as in code, not curly ones',
        'No comma after the last line before a closing bracket',
        'No stars, no reviews in it',
      ],
      tip: 'Don’t let a word processor near it. Pasting through Word turns the quotation marks curly and breaks the note.',
      done: 'You view the page source and find “application/ld+json” with your name below it.',
    },
    {
      title: 'Test it, then leave it alone',
      text: [
        'Paste your address into the Rich Results Test. It shows what Google can read and what is broken. If Google shows nothing special for your type, use validator.schema.org instead.',
        'Set a reminder for the week before Christmas and for the day you move. Those are the days on which such notes go wrong.',
      ],
      checklist: [
        'Rich Results Test: no errors',
        'Name, phone and hours shown there match your page',
        'Warnings read; most are optional extras',
        'Reminder for changed hours',
      ],
      tip: 'A green tick means that the grammar is right. Whether the facts are right, only you can see.',
      link: richResultsTest,
      done: 'The test names your business type and lists it as valid.',
    },
  ],
  example: {
    host: 'frizzandfable.com.au',
    business: 'Frizz & Fable Hair, Subiaco',
    intro:
      'Our demo salon had every fact in place and one comma too many. The whole note was thrown away, on all seven pages, and no one was told.',
    seen: { file: 'public/index.html', text: '"postalCode": "6008",' },
    before: {
      caption: 'Before: the comma after the postcode makes a program stop reading.',
      picture: {
        as: 'code',
        lines: [
          '"@type": "HairSalon",',
          '"address": {',
          '  "addressLocality": "Subiaco",',
          '  "postalCode": "6008",   ← this comma',
          '},',
        ],
      },
    },
    after: {
      caption: 'After: one character less.',
      picture: {
        as: 'code',
        lines: [
          '"@type": "HairSalon",',
          '"address": {',
          '  "addressLocality": "Subiaco",',
          '  "postalCode": "6008"',
          '},',
        ],
      },
    },
  },
  scoring: [
    'The exact type earns most, then the place, then name and phone. A note that can’t be read costs you twice: its own marks, and all the facts inside it.',
    {
      kind: 'fact',
      says: 'Stars you give yourself earn nothing here. Google stopped showing them in 2019, whether you typed them in or a widget did.',
      source: selfReviews,
    },
  ],
  mistakes: [
    {
      kind: 'fact',
      says: 'Adding FAQ markup for the sake of fold-out questions in Google. Those ended for everyone on 7 May 2026; write questions and answers for people.',
      source: {
        publisher: 'Google',
        title: 'Latest Google Search documentation updates',
        url: 'https://developers.google.com/search/updates#removing-faq-rich-result',
        read: '2026-11',
      },
    },
    {
      kind: 'rule',
      says: 'Inventing a rating. Google can take a manual action against markup about things that are not on the page.',
      source: policies,
    },
    'Copying a note from another website and leaving its phone number in.',
    'A different note from each plugin. Two notes that disagree are worse than none.',
  ],
  checklist: [
    'The exact business type',
    'Name, phone, place, hours, web address',
    'Every fact also visible on the page',
    'No ratings of yourself',
    'Tested, no errors',
  ],
  worked:
    'Test again after the next update of your website. Themes and plugins sometimes add a second note without asking.',
  stop: 'One correct note about your business is enough for most trades. Skip the other eight hundred types.',
  templates: ['business-details-tracker'],
}
