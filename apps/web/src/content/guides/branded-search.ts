import check from '../checks/branded-search.json' with { type: 'json' }
import type { Guide } from './guide.ts'
import { searchConsole, siteNames } from './sources.ts'

export const guide: Guide = {
  check,
  published: '2026-11-22',
  updated: '2026-11-22',
  header: 'centred',
  today: 'Search for your own business name in a private window, and note what comes above your website.',
  takes: { time: 'An hour', cost: 'Free', who: 'You; an old domain may need the person who set it up' },
  why: [
    'People who type your name already know you. A neighbour told them, or they saw the van. They want your number, your hours or your booking page, and they want it now.',
    'If an old Facebook page, a directory or another firm of the same name comes first, some of them end up there. That is the worst customer to lose: the one who was already on the way to you.',
    'It is also the easiest first place to win. No one has a better claim to your name, unless your website forgets to say it.',
  ],
  steps: [
    {
      title: 'See what a stranger sees',
      text: [
        'Open a private window, so that Google does not favour what you visit every day. Search for your name, then for your name and suburb. Write down the first five results.',
        'A directory or a Facebook page above a young website is normal. A stranger’s business above it is a warning: your name may be a common one.',
      ],
      checklist: [
        'Your name alone, in a private window',
        'Your name with the suburb',
        'The short form customers use on the phone',
        'The name the business had before you bought it',
      ],
      tip: 'Try a common misspelling too. If “Watel and Co” finds nothing, spell your name in your voicemail greeting.',
      done: 'Five results on paper, with a tick beside those that belong to you.',
    },
    {
      title: 'Say your name on your own home page',
      text: [
        'Many home pages show the name only in the logo, which is a picture. Write it in text as well: in the page title, in a heading, and beside the ABN in the footer.',
        {
          kind: 'fact',
          says: 'Google takes the site name it shows above your result from the home page. WebSite markup is the strongest hint; the title and headings come after it.',
          source: siteNames,
        },
        'With a common name, add what sets you apart. A florist called “Wattle & Co” may share that name with a builder and a café. “Wattle & Co Florist Newtown” in the title tells them apart.',
      ],
      checklist: [
        'Exact name in the title of the home page',
        'Name in the main heading or the first line of text',
        'Name, trade and suburb in the footer of every page',
        'The same spelling each time: “&” or “and”, not both',
      ],
      tip: 'Ask the person who built the site to set the site name in its settings. It is one line, and it decides what Google prints above your link.',
      done: 'The browser tab of your home page begins or ends with your exact name.',
    },
    {
      title: 'Point everything else to your website',
      text: [
        'Each profile you own can vouch for your website. Open the results from step one that are yours and put the website address in. Then link back to them from your footer.',
        'Did you change your domain? Ask the old host to redirect it, page by page, and keep paying for the old name as long as you can. Otherwise visitors go on landing at an address you have left.',
      ],
      checklist: [
        'Website address on your Google and Facebook pages',
        'Website address in each directory entry you found',
        'Old domains redirected, and renewed every year',
        'Your home page submitted in Search Console',
      ],
      tip: 'Put the renewal date of your domain into your calendar twice. A lapsed name can be registered by anyone.',
      link: searchConsole,
      done: 'You click each of your results and end up, in one more click, on your website.',
    },
  ],
  example: {
    host: 'frizzandfable.com.au',
    business: 'Frizz & Fable Hair, Subiaco',
    intro:
      'Three spellings of one salon: “Frizz & Fable Hair” in the title, “Frizz and Fable” in the footer, “F&F Hair Studio” in the small print. In our demo search its website came fifth for its own name.',
    seen: { file: 'public/index.html', text: 'F&amp;F Hair Studio' },
    before: {
      caption: 'Before: which of these is the salon called?',
      picture: {
        as: 'page',
        lines: ['Frizz & Fable Hair (browser tab)', 'Frizz and Fable (footer)', 'F&F Hair Studio (copyright line)'],
      },
    },
    after: {
      caption: 'After: one name, with the trade and the suburb beside it.',
      picture: {
        as: 'search-result',
        title: 'Frizz & Fable Hair | Hairdresser in Subiaco',
        address: 'frizzandfable.com.au',
        text: 'The salon with the tall windows on Ribbon Walk. Book online, or ring (08) 5550 0177, Tuesday to Saturday.',
      },
    },
  },
  scoring: [
    {
      kind: 'ours',
      says: 'First place earns everything, second or third most of it.',
      scored: 'first counts 100, second or third 70',
    },
    'We ask Brave Search, not Google, because Google doesn’t allow automated searches. The order may differ; your notes from step one are the other half of the picture.',
  ],
  mistakes: [
    'Buying ads on your own name before the free result is in order.',
    'Letting the old domain lapse in the month after the move.',
    {
      kind: 'rule',
      says: 'Thinking that a business name or a domain makes the name yours. Registration does not stop others from using it; only a trade mark gives that right.',
      source: {
        publisher: 'IP Australia',
        title: 'Business names, company names and trade marks',
        url: 'https://ipfirstresponse.ipaustralia.gov.au/node/293',
        read: '2026-11',
      },
    },
    {
      kind: 'rule',
      says: 'Putting off the .com.au. It goes to the first applicant who is eligible: one with an Australian presence, such as an ABN.',
      source: {
        publisher: 'auDA',
        title: '.au domain administration rules: licensing',
        url: 'https://www.auda.org.au/au-domain-names/au-rules-and-policies/au-domain-administration-rules-licensing-2',
        read: '2026-11',
      },
    },
  ],
  checklist: [
    'Searched in a private window, name alone and with suburb',
    'One spelling, everywhere',
    'Name in title, heading and footer of the home page',
    'Own profiles link to the website, and back',
    'Old domain redirected and paid for',
  ],
  worked: 'Repeat the private search after a month. Your website should be first, or one place higher than it was.',
  stop: 'When you are first for your name and your name with the suburb, there is nothing further to win here.',
  templates: [],
}
