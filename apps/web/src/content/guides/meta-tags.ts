import check from '../checks/meta-tags.json' with { type: 'json' }
import type { Guide, Source } from './guide.ts'

const titleLinks: Source = {
  publisher: 'Google',
  title: 'Influencing your title links in search results',
  url: 'https://developers.google.com/search/docs/appearance/title-link',
  read: '2026-11',
}

const snippets: Source = {
  publisher: 'Google',
  title: 'Control your snippets in search results',
  url: 'https://developers.google.com/search/docs/appearance/snippet',
  read: '2026-11',
}

export const guide: Guide = {
  check,
  published: '2026-11-22',
  updated: '2026-11-22',
  header: 'centred',
  today: 'Rewrite the title of your home page: what you do, where, and your name, in that order.',
  takes: { time: 'Five minutes a page', cost: 'Free', who: 'You, with the login of your website editor' },
  why: [
    'Every result in Google is two pieces of writing: a blue line and a grey one. The blue line is your page title. The grey text is often your description. Together they are the only ad you will never be charged for.',
    'A title that says “Home” is a shopfront painted white. The searcher with no hot water reads down the list, sees “Hot water repairs Geelong”, and taps that.',
    {
      kind: 'fact',
      says: 'Google may show other words instead, when it thinks that they fit the search better. A clear title that is true to the page is the one most likely to be kept.',
      source: titleLinks,
    },
  ],
  steps: [
    {
      title: 'List what your pages are called now',
      text: [
        'Open each page and hold the mouse over its browser tab, or look at the tab list on your phone. That is the title. Some will be the same as others, and some will say nothing.',
        {
          kind: 'advice',
          says: 'Google asks for a title on every page and warns against vague ones such as “Home” and “Profile”, and against one title for the whole site.',
          source: titleLinks,
        },
      ],
      checklist: [
        'A list of every page in your menu, with its title beside it',
        'Titles that appear twice, circled',
        '“Home”, “Services”, “Untitled” and the name of the template, crossed out',
      ],
      tip: 'Start with the pages that bring in money. No one searches for your privacy policy.',
      done: 'Each page of your menu has a line on the list, and you know which ones must change.',
    },
    {
      title: 'Write the blue line',
      text: [
        'Use one pattern: the job, the place, a bar, your name. “Hot water repairs Geelong | Bay Plumbing” is 40 characters and answers all three questions. For the home page take your trade; for a service page take the service.',
        {
          kind: 'ours',
          says: 'Keep page titles under 60 characters, so that they are seldom cut off. Put the words that matter at the front.',
          scored: false,
        },
      ],
      checklist: [
        'The job first, in the customer’s words',
        'The suburb or region second',
        'Your name last, short form allowed',
        'No two pages with the same line',
      ],
      tip: 'Say it to someone as an answer to “What do you do?” If it sounds like a list of spare parts, cut it.',
      done: 'The browser tab of each page names that page’s job.',
    },
    {
      title: 'Write the grey text',
      text: [
        'The description is two short sentences: what the customer gets on this page, and what makes you easy to choose. Say the thing people ask before they ring: same day, fixed price, weekends, no call-out fee.',
        {
          kind: 'ours',
          says: 'Keep meta descriptions under 160 characters. As with titles, that only avoids a cut; it earns and costs no points.',
          scored: false,
        },
        {
          kind: 'fact',
          says: 'Google sets no limit for either. It shows your description when that describes the page better than the text on it, and cuts it to the width of the screen.',
          source: snippets,
        },
      ],
      checklist: [
        'What the customer gets',
        'One fact that decides: price, speed, area or opening time',
        'How to reach you',
        'Different words on each page',
      ],
      tip: 'In most editors the two fields sit under “SEO” or “search settings” of a page, not in its text.',
      done: 'Read in a row, each description fits its own page and no other.',
    },
  ],
  example: {
    host: 'ampersandandsons.com.au',
    business: 'Ampersand & Sons Electrical, Leichhardt',
    intro:
      'Our demo electricians call four pages “Home”. Their description is the sentence WordPress came with. Ray rewrote both while the kettle boiled.',
    seen: { file: 'public/index.html', text: 'Just another WordPress site' },
    before: {
      caption: 'Before: no trade in the first word, no suburb, and a description about software.',
      picture: {
        as: 'search-result',
        title: 'Home - Ampersand & Sons Electrical',
        address: 'ampersandandsons.com.au',
        text: 'Just another WordPress site',
      },
    },
    after: {
      caption: 'After: 45 characters in the title, 117 in the description.',
      picture: {
        as: 'search-result',
        title: 'Electricians in Leichhardt | Ampersand & Sons',
        address: 'ampersandandsons.com.au',
        text: 'Father and sons, six days a week in the Inner West. A price before we start, and we stick to it. Call (02) 5550 0188.',
      },
    },
  },
  scoring: [
    'The check counts the pages that have a title and a description of their own. A title shared by several pages, or one that says nothing, is worth less than half.',
    'It does not measure length. A title of 61 characters is no fault here, whatever a browser plugin tells you.',
    'A page that doesn’t say its language in its code is named in the report. It costs no points, and it decides which voice a screen reader picks.',
  ],
  mistakes: [
    '“Plumber Sydney, Plumbing Sydney, Sydney Plumbers”: it reads like a ransom note, and Google may replace it.',
    'Starting each title with the business name. On a phone that is all people see.',
    'Copying the home page’s description to every page.',
    'Changing a title that works. If a page already brings calls, leave its first words alone.',
    'A promise that the page doesn’t keep: “free quote” in the description, and no form behind it.',
  ],
  checklist: [
    'No page called “Home” or “Untitled”',
    'Job, place, name on each page that sells',
    'A different description on each of them',
    'The words that matter at the front',
    'Read on a phone, not only on a big screen',
  ],
  worked:
    'Search for your name a week later and look at the blue and the grey line. Google needs some days to fetch the new ones.',
  stop: 'Once each page that sells has its own pair, move on. Polishing a good title to make it perfect changes nothing.',
  templates: ['website-content-planner'],
}
