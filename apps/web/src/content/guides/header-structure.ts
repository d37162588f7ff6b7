import check from '../checks/header-structure.json' with { type: 'json' }
import type { Guide } from './guide.ts'

export const guide: Guide = {
  check,
  published: '2026-11-22',
  updated: '2026-11-22',
  header: 'centred',
  today: 'Open your most visited page and give it exactly one “Heading 1” that says what the page offers.',
  takes: { time: 'Ten minutes a page', cost: 'Free', who: 'You, in your website editor' },
  why: [
    'People don’t read a web page; they run an eye down it, looking for the bit that is theirs. Headings are what the eye catches. “What it costs” stops a reader. A wall of text in one size lets the eye slide straight off the bottom.',
    'Someone who can’t see the screen does the same by ear. A screen reader can jump from heading to heading and read out each. It only finds headings that are marked as such: bold text in a big font is invisible to it.',
    {
      kind: 'fact',
      says: 'For your place in the results, how many main headings you use hardly matters. A Google spokesman has said that it makes no difference whether a page has one or five.',
      source: {
        publisher: 'Search Engine Journal',
        title: 'Google: headings with hierarchical structure an awesome idea',
        url: 'https://www.searchenginejournal.com/google-headings-with-hierarchical-structure-an-awesome-idea/478491/',
        read: '2026-11',
      },
    },
  ],
  steps: [
    {
      title: 'Read your page as an outline',
      text: [
        'Copy only the headings of a page onto paper, indented by rank. It should read like the contents of a small book. If it says “Welcome”, “Welcome” and “Our services”, the page has no table of contents; it has decoration.',
        'To see the rank, click a heading in your editor. The style box says “Heading 1”, “Heading 2” or “Paragraph”. What looks big may well be a paragraph.',
      ],
      checklist: [
        'Home page: headings written down, with their rank',
        'Your best service page: the same',
        'Big bold lines that are only paragraphs, marked with a cross',
      ],
      tip: 'Many site builders make the logo a Heading 1. If your outline starts with the business name on every page, that is why.',
      done: 'You have a sheet of paper that shows which line is in charge on each page.',
    },
    {
      title: 'Choose one main heading',
      text: [
        'The Heading 1 answers “Am I in the right place?” “Welcome to our practice” doesn’t. “Tax returns for sole traders in Norwood” does, in one glance.',
        {
          kind: 'ours',
          says: 'Use exactly one. Several are allowed, but a reader who meets two titles doesn’t know which is true.',
          scored: 'exactly one main heading',
        },
      ],
      checklist: [
        'One Heading 1 on the page',
        'It names the job, and the place if that fits',
        'It is text, not a picture of text',
        'It differs from the Heading 1 of every other page',
      ],
      tip: 'Steal it from the customer: the first sentence of a phone call is often a perfect heading, such as “My roof leaks around the chimney”.',
      done: 'Cover everything else with your hand, and a stranger can still say what the page is for.',
    },
    {
      title: 'Put the rest in order below it',
      text: [
        'Give each part of the page a Heading 2: what you do, what it costs, how it works, where you go. Only when a part is long does it need Heading 3 inside it.',
        {
          kind: 'advice',
          says: 'Don’t skip a rank on the way down, say the people who write the web’s accessibility guidelines. Jumping back up, from a 4 to a 2, is fine.',
          source: {
            publisher: 'W3C Web Accessibility Initiative',
            title: 'Page structure tutorial: headings',
            url: 'https://www.w3.org/WAI/tutorials/page-structure/headings/',
            read: '2026-11',
          },
        },
      ],
      checklist: [
        'A Heading 2 for each question a customer would ask',
        'Heading 3 only under a Heading 2',
        'Verbs and nouns people use: “What to bring”, not “Documentation”',
        'No heading chosen for its size',
      ],
      tip: 'If Heading 2 looks too big, change the look of Heading 2 in the design settings. Don’t reach for Heading 4.',
      done: 'Your outline has one line at the left edge, and every other line is indented below the one it belongs to.',
    },
  ],
  example: {
    host: 'frizzandfable.com.au',
    business: 'Frizz & Fable Hair, Subiaco',
    intro:
      'Every line that should look pretty on our demo salon’s home page is a Heading 1, even “Call” in the footer. The sentence across the banner is two of them.',
    seen: { file: 'public/index.html', text: '<h1>has a story.</h1>' },
    before: {
      caption: 'Before: seven main headings, and nothing below them.',
      picture: {
        as: 'outline',
        lines: [
          { level: 1, text: 'Every head' },
          { level: 1, text: 'has a story.' },
          { level: 1, text: 'Welcome' },
          { level: 1, text: 'Love notes' },
          { level: 1, text: 'As seen on Instagram' },
          { level: 1, text: 'Visit' },
          { level: 1, text: 'Call' },
        ],
      },
    },
    after: {
      caption: 'After: the same page as a table of contents. The design did not change by a pixel.',
      picture: {
        as: 'outline',
        lines: [
          { level: 1, text: 'Cuts, colour and curls in Subiaco' },
          { level: 2, text: 'Your first visit' },
          { level: 2, text: 'Services and prices' },
          { level: 3, text: 'Curly cuts' },
          { level: 3, text: 'Bridal hair' },
          { level: 2, text: 'Find us on Ribbon Walk' },
        ],
      },
    },
  },
  scoring: [
    'Each page is judged on its own. A page with several main headings keeps part of the marks; one without any gets none; a skipped rank costs a little.',
    'Terms, privacy and lists of other pages are left out. Spend your time on pages that sell.',
  ],
  mistakes: [
    'Using Heading 1 because the font is nice.',
    '“Welcome” as the main heading. Everyone knows that they are welcome; they don’t know what you sell.',
    'A slogan at the top and the service in small print: “Excellence in motion” could be a bus or a dance school.',
    'Whole sentences in bold in place of headings.',
    'A heading above every paragraph. Three to six on a page are plenty.',
  ],
  checklist: [
    'One Heading 1, in words',
    'It names the job',
    'Heading 2 for each customer question',
    'No rank skipped on the way down',
    'Outline makes sense read aloud',
  ],
  worked:
    'Read only the headings aloud to someone who doesn’t know your trade. If they can tell you what the page offers and what it costs, it works.',
  stop: 'Ten minutes a page is enough. Wording beats rank: a clear Heading 3 does more good than a perfect tree of vague ones.',
  templates: ['website-content-planner'],
}
