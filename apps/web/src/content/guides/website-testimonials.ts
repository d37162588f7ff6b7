import check from '../checks/website-testimonials.json' with { type: 'json' }
import type { Guide } from './guide.ts'
import { healthTestimonials, selfReviews } from './sources.ts'

export const guide: Guide = {
  check,
  published: '2026-11-22',
  updated: '2026-11-22',
  header: 'centred',
  today: 'Choose one recent Google review that names a job, and ask its writer whether you may quote it.',
  takes: {
    time: 'An hour, plus a day for the answers',
    cost: 'Free',
    who: 'You. Registered health practitioners: read “Who must not do this” first',
  },
  why: [
    'A visitor reads your claim that you are tidy. Then they read that Sarah in Newtown found no dust on the piano. They believe Sarah. One sentence in someone else’s words can do that, if it is beside your phone number and not on a page no one opens.',
    'But only if it rings true. “Great service! – J.” could have been written by anyone, and people suspect by whom. Name, suburb, month and source turn praise into evidence.',
    {
      kind: 'rule',
      says: 'Who must not do this: the law bans testimonials in advertising for registered health services. Praise of a treatment or its outcome may not be on the website of a dentist, a physio or a psychologist; a word about friendly staff or easy parking may.',
      source: healthTestimonials,
    },
  ],
  steps: [
    {
      title: 'Choose words that say something',
      text: [
        'Go through your reviews, cards and emails. You want sentences with a detail in them: “rang back in ten minutes”, “found the leak the others missed”. Leave the ones with three exclamation marks.',
        {
          kind: 'ours',
          says: '1–2 testimonials per section are enough, beside what they praise.',
          scored: false,
        },
        {
          kind: 'ours',
          says: 'For full marks for their number, you need three on the whole website.',
          scored: 'three pieces or more in full',
        },
      ],
      checklist: [
        'Three that name a job, a problem or a time',
        'None older than two years',
        'From different people, about different services',
        'One from someone who was worried at first',
      ],
      tip: 'Keep the small criticism. “Not the cheapest, and worth it” sells better than “perfect”.',
      done: 'Three quotes, each of which could only be about you.',
    },
    {
      title: 'Ask before you quote',
      text: [
        'The writer owns the words, even on Google. Ask: “May I put this on my website with your first name, suburb and the month?” Keep the answer. If it is no to the name, choose another quote.',
        'Shorten with care. You may cut a sentence at its end. You may not cut the “but”.',
        {
          kind: 'rule',
          says: 'A testimonial must be genuine. A removalist paid penalties of $30,600 when the ACCC alleged that it had made up the customers behind three of its own.',
          source: {
            publisher: 'ACCC',
            title: 'Removalist company pays penalties for alleged false or misleading online testimonials',
            url: 'https://www.accc.gov.au/media-release/removalist-company-pays-penalties-for-alleged-false-or-misleading-online-testimonials',
            read: '2026-11',
          },
        },
      ],
      checklist: [
        'A yes in writing, for words, name and photo each',
        'Spelling fixed, meaning untouched',
        'No “but” left out',
        'Where it was said, written down',
      ],
      tip: 'Most people are flattered. Ask on the day you send the invoice, while they still like you.',
      done: 'Three yeses in your inbox.',
    },
    {
      title: 'Put each one beside what it praises',
      text: [
        'The one about hot water goes on the hot water page. The one about kindness goes beside the contact form. A separate page called “Testimonials” is where praise goes to sleep.',
        'Write the line below in full: “Sarah, Newtown, March 2026, from Google”, with a link to the original if there is one.',
        {
          kind: 'ours',
          says: 'Add a new testimonial each quarter, and take the oldest out.',
          scored: false,
        },
      ],
      checklist: [
        'Name and suburb',
        'Month and year',
        '“From Google”, “by email”, “card of …”',
        'As text, not as a picture of text',
        'A reminder in three months',
      ],
      tip: 'A box that shows your Google reviews by itself is fine and keeps itself fresh. It brings no stars into Google’s results.',
      done: 'On each main page a stranger’s sentence is within sight of your phone number.',
    },
  ],
  example: {
    host: 'ampersandandsons.com.au',
    business: 'Ampersand & Sons Electrical, Leichhardt',
    intro:
      'Our demo electricians have five pieces of praise on a page of their own. One is signed “Happy customer”. The best of the five has no name at all.',
    seen: { file: 'public/testimonials/index.html', text: 'Happy customer' },
    before: {
      caption: 'Before: anyone could have written it.',
      picture: { as: 'page', lines: ['“Excellent service, excellent price, will use again.”', '– Happy customer'] },
    },
    after: {
      caption: 'After: on the page about power points, with the writer’s permission. Words and customer are invented.',
      picture: {
        as: 'page',
        lines: [
          '“Three power points in a brick wall, and they vacuumed behind the couch. Matty explained the safety switch twice.”',
          'Denise, Annandale, August 2026, from Google',
        ],
      },
    },
  },
  scoring: [
    {
      kind: 'ours',
      says: 'A full name counts in full and a first name half, because no one can check it alone. If the writer agrees, use both.',
      scored: 'a first name alone is half a name',
    },
    'We look for praise in headings, quotation marks and markup, then for a name, a source and a date. A picture of a review can’t be read, by us or by a blind visitor.',
    {
      kind: 'ours',
      says: 'A review widget earns nearly everything, since it comes with names and dates.',
      scored: 'counts 90',
    },
    {
      kind: 'fact',
      says: 'Marking praise up as stars earns nothing. Google has not shown a business its own stars since 2019, and a widget is no way round that.',
      source: selfReviews,
    },
    'Where our check sees a registered health profession, it leaves this out.',
  ],
  mistakes: [
    'A smiling stock photo beside a real name. Sooner or later she turns up on a dentist’s site in Ohio.',
    'Initials you made up, “to protect privacy”.',
    'Twelve quotes in a slider that moves on before anyone has read one.',
    'Praise from 2014, for a service you no longer offer.',
    'A clinic that copies its Google reviews onto its own page: quoting makes them advertising.',
  ],
  checklist: [
    'Three quotes with a detail in them',
    'Permission in writing',
    'Name, suburb, month, source',
    'Beside the service they praise',
    'Next change in the calendar',
  ],
  worked: 'Ask a new customer what made them ring. Sooner or later one says, “That woman with the piano”.',
  stop: 'Three to six on a whole website. No one has ever read the thirtieth.',
  templates: ['review-request-scripts'],
}
