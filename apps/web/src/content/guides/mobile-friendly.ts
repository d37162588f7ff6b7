import check from '../checks/mobile-friendly.json' with { type: 'json' }
import type { Guide, Source } from './guide.ts'

const wcag: Source = {
  publisher: 'W3C',
  title: 'Web Content Accessibility Guidelines 2.2',
  url: 'https://www.w3.org/TR/WCAG22/',
  read: '2026-11',
}

export const guide: Guide = {
  check,
  published: '2026-11-22',
  updated: '2026-11-22',
  header: 'bar',
  today: 'Stand outside your shop, open your website on your phone, and try to ring yourself with one thumb.',
  takes: {
    time: 'Half an hour to test; an afternoon to fix the worst',
    cost: 'Free, unless the design is very old',
    who: 'You to test; a designer if the site has no phone layout',
  },
  why: [
    'The person who needs a tow truck is not at a desk. She is beside a road with one bar of reception and the sun on the screen. If your number is a picture, or hides behind a menu that won’t open, she rings the next one.',
    {
      kind: 'fact',
      says: 'Google looks at every website the way a phone does. Since July 2024 a site that will not load on a phone is not listed at all. One that is merely clumsy still is.',
      source: {
        publisher: 'Google',
        title: 'Mobile indexing, very last step',
        url: 'https://developers.google.com/search/blog/2024/06/mobile-indexing-vlast-final-final.doc',
        read: '2026-11',
        published: '2024-06',
      },
    },
    'You built your site on a large screen, and so did your designer. Most of your customers have never seen that version.',
  ],
  steps: [
    {
      title: 'Take the one-thumb test',
      text: [
        'Use your own phone with Wi-Fi off. Hold it in one hand. Give yourself a minute to do what a customer does: find the price, find the hours, ring you.',
        'Note where you pinch, where you scroll sideways, and where your thumb hits the wrong thing. Those three notes are your to-do list.',
      ],
      checklist: [
        'Text readable without pinching',
        'Nothing scrolls sideways',
        'A tap on your number starts a call',
        'The menu opens, and closes again',
        'No pop-up that can’t be shut',
      ],
      tip: 'Hand the phone to someone over sixty and say nothing. You will learn more than from any tool.',
      done: 'A list of three things, in the order in which they lose you calls.',
    },
    {
      title: 'Make the page fit the phone',
      text: [
        'A page needs one hidden line, called viewport, that says “use the width of this screen”. Nearly every design of recent years has it. If your page looks like a newspaper seen from across the road, yours does not.',
        'In a site builder, choose a responsive design. On an older site, ask its builder for a quote to change the layout; the words and pictures can stay.',
        {
          kind: 'rule',
          says: 'Never block zooming. Text must be able to grow to twice its size, say the web’s accessibility guidelines (level AA, 1.4.4).',
          source: wcag,
        },
      ],
      checklist: [
        'The whole width visible at once',
        'Tables and price lists fit, or are turned into lists',
        'Two fingers can still zoom in',
        'A PDF menu or price list turned into a page',
      ],
      tip: 'A PDF menu can weigh four megabytes. As a page, it opens before the waiter comes round.',
      done: 'The text fits the screen, upright and sideways.',
    },
    {
      title: 'Put thumb and speed first',
      text: [
        'Select your phone number in the editor, choose “link”, then “phone”. Do the same wherever the number appears. Then look at everything a thumb has to hit.',
        {
          kind: 'rule',
          says: 'Buttons and icons should be at least 24 by 24 pixels (level AA, 2.5.8).',
          source: wcag,
        },
        {
          kind: 'advice',
          says: 'Google calls a page fast when, for three visits in four, it shows its main part within 2.5 seconds, answers a tap within 200 milliseconds, and hardly jumps while it loads.',
          source: {
            publisher: 'Google',
            title: 'Web Vitals',
            url: 'https://web.dev/articles/vitals',
            read: '2026-11',
          },
        },
      ],
      checklist: [
        'Phone number dials in header, footer and contact page',
        'Address opens the map',
        'Photos made smaller before upload: 1,600 pixels wide is plenty',
        'Sliders and auto-play video taken off the home page',
      ],
      tip: {
        kind: 'fact',
        says: 'Google retired its mobile-friendly test in December 2023. PageSpeed Insights shows speed and common faults on a phone; your own thumb is the better test.',
        source: {
          publisher: 'Google',
          title: 'The role of page experience in creating helpful content',
          url: 'https://developers.google.com/search/blog/2023/04/page-experience-in-search',
          read: '2026-11',
          published: '2023-04',
        },
      },
      link: { label: 'PageSpeed Insights (free): choose the Mobile tab', url: 'https://pagespeed.web.dev' },
      done: 'From the home page, one tap rings you.',
    },
  ],
  example: {
    host: 'thegallopingteapot.com.au',
    business: 'The Galloping Teapot, West End',
    intro:
      'Our demo tea house told phones to pretend they are 980 pixels wide. The opening hours were there, in letters the size of a tea leaf.',
    seen: { file: 'public/index.html', text: '<meta name="viewport" content="width=980">' },
    before: {
      caption: 'Before: the desktop page, shrunk until it fits.',
      picture: {
        as: 'phone',
        fits: false,
        lines: ['The Galloping Teapot', 'tea · cake · conversation', 'Open Wednesday to Sunday, 7am til 3pm'],
        button: null,
      },
    },
    after: {
      caption: 'After: the same words, in the width of a hand, with a button to ring.',
      picture: {
        as: 'phone',
        fits: true,
        lines: ['The Galloping Teapot', 'Open today until 3 pm', '7 Saucer Lane, West End'],
        button: 'Call 0491 570 158',
      },
    },
  },
  scoring: [
    'The viewport line weighs most, because nothing else helps without it. Zooming and a number that dials share the rest. Fixed widths, heavy pictures, faint text and tiny buttons are named in the report and cost nothing.',
    'Speed counts only where Google has enough real visits on record. Many small sites have too few, and lose nothing by it.',
  ],
  mistakes: [
    'Chasing a score of 100 in a speed test. Fast enough is enough; a clear number on the screen brings more calls.',
    'A separate “m.” website. It doubles the work and is forgotten within a year.',
    'A chat bubble that covers the call button.',
    'Testing only on a new, expensive phone.',
    'Photos straight from the camera. Each is several megabytes, and your customer pays for them with time and data.',
    'A trade with its number on the contact page alone. People with a burst pipe call from the first screen they see.',
  ],
  checklist: [
    'Readable without pinching',
    'No sideways scroll',
    'Zoom allowed',
    'Number dials, address opens the map',
    'Big photos made small',
  ],
  worked:
    'Ask three customers to find your hours on their phones while you watch. If all three have them within ten seconds, you are done.',
  stop: 'When the thumb test is clean on two different phones, stop. The next redesign is the time to test again.',
  templates: [],
}
