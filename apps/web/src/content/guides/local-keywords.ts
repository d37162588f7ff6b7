import check from '../checks/local-keywords.json' with { type: 'json' }
import type { Guide } from './guide.ts'
import { spamPolicies } from './sources.ts'

export const guide: Guide = {
  check,
  published: '2026-11-22',
  updated: '2026-11-22',
  header: 'centred',
  today: 'Put your suburb into the title and the main heading of your home page.',
  takes: { time: 'Half an hour; an evening for each place page', cost: 'Free', who: 'You, in your website editor' },
  why: [
    'Your website may say “all of Sydney”, which is to say nowhere. Someone in Tempe with a dead power point types “electrician Tempe”. A page that names Tempe has an answer; a page that promises excellence across the metropolitan area has a slogan.',
    'Locals also read a suburb as a promise: you know the parking, the strata office, the sandstone under the lawn. It tells the ones too far away not to ring, which saves both of you a call.',
    'It takes one word in four places. Few changes of that size do as much.',
  ],
  steps: [
    {
      title: 'Draw your service area list',
      text: [
        'Take a map and your invoices of the last year. Mark each job. You will see a blob, not a city. Name the suburb in the middle, the region people call it by, and the suburbs at the edge where you still like to go.',
        'Use the words locals use. No one in Marrickville lives in “Greater Sydney South”; they live in the Inner West. A region has a name when the footy commentator says it.',
      ],
      checklist: [
        'The suburb you are based in, or drive to most',
        'The region, in locals’ words',
        'Ten to fifteen suburbs where you had jobs this year',
        'The ones you charge travel for, marked',
      ],
      tip: 'Group the list by region. Fifteen suburbs in three groups can be read; fifty in one block is noise.',
      done: 'A list you would defend to the person who drives the van.',
    },
    {
      title: 'Name the place on your key pages',
      text: [
        'Four places do the work: the title of the home page, its main heading, its first paragraph, and each page about a service. Once in each is enough.',
        'Read it aloud afterwards. “Your electrician in Marrickville and the Inner West” is a sentence. “Electrician Marrickville Inner West Newtown Enmore” sounds like a spell.',
        {
          kind: 'ours',
          says: 'The title counts most in this check, then the headings and the service pages, then the text.',
          scored: 'In the title of your home page it counts 35%',
        },
      ],
      checklist: [
        'Home page title: trade and main suburb',
        'Main heading: suburb or region',
        'First paragraph: where you come from and where you go',
        'Each service page: the suburb, with a job you did there',
        'The list of areas as text, not only as a map',
      ],
      tip: 'A job makes the place believable: “Last week: new oven circuit in a Tempe semi, done before school pick-up.”',
      done: 'The browser tab shows your suburb.',
    },
    {
      title: 'Build a landing page only where you have a story',
      text: [
        'A page about one suburb earns its keep when it holds something no other page does: a job there with photos, the travel fee, the council’s rule, a word about the houses.',
        {
          kind: 'rule',
          says: 'Pages that differ only in the name of the suburb are doorway pages to Google, and long blocks of suburb names are stuffing. Both count as spam.',
          source: spamPolicies,
        },
        'So start with one. If in a year you have three real jobs to talk about in the next suburb, write the second.',
      ],
      checklist: [
        'One suburb where you have worked often',
        'Two jobs there, with photos and months',
        'Something only true there: parking, soil, salt, heritage rule',
        'A link to it from your list of areas',
      ],
      tip: 'Swap test: put another suburb’s name in. If the page is still true, it isn’t a page yet.',
      done: 'A neighbour from that suburb reads it and says, “That’s the house on the corner.”',
    },
  ],
  example: {
    host: 'bobbinandbilby.com.au',
    business: 'Bobbin & Bilby, Braddon',
    intro:
      'Our demo fabric shop names Braddon once, on the page for visitors. Its home page could be in any city in the world.',
    seen: { file: 'public/pages/visit-us.html', text: 'Braddon ACT 2612' },
    before: {
      caption: 'Before: the first lines of the home page.',
      picture: {
        as: 'page',
        lines: ['Bobbin & Bilby (browser tab)', 'Good cloth, cut generously', 'A fabric shop with opinions'],
      },
    },
    after: {
      caption: 'After: three lines, the same opinions.',
      picture: {
        as: 'page',
        lines: [
          'Fabric shop in Braddon, Canberra | Bobbin & Bilby (browser tab)',
          'Good cloth, cut generously, in Braddon',
          'A fabric shop with opinions, five minutes on foot from the Braddon tram',
        ],
      },
    },
  },
  scoring: [
    'Only the place words count here. What you do counts under “Pages for what you do”.',
    'A place in the footer alone doesn’t reach the part for the text: nearly every site has one there, and visitors skip it.',
  ],
  mistakes: [
    'A footer with two hundred suburbs in grey on grey.',
    'Forty pages of the same text, one for each postcode.',
    {
      kind: 'rule',
      says: 'A made-up office in the city. It misleads customers, and Google allows no profile for an office that isn’t staffed.',
      source: {
        publisher: 'Google',
        title: 'Guidelines for representing your business: address',
        url: 'https://support.google.com/business/answer/3038177#address',
        read: '2026-11',
      },
    },
    '“Near me” in a heading. Customers say it; you are the one who is near.',
    'Naming the nearest big city, where people have forty of your trade closer by.',
  ],
  checklist: [
    'Suburb in the home page’s title',
    'Suburb or region in the main heading',
    'Named once in the text, and on each service page',
    'List of areas, grouped',
    'One place page with a real job, at most',
  ],
  worked: 'Ask the next new caller from your own suburb what they typed. Keep a tally on the wall for a month.',
  stop: 'Four places on the website, one good list. Every further mention makes the page worse.',
  templates: ['website-content-planner'],
}
