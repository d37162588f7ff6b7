import check from '../checks/social-media.json' with { type: 'json' }
import type { Guide } from './guide.ts'

export const guide: Guide = {
  check,
  published: '2026-11-22',
  updated: '2026-11-22',
  header: 'centred',
  today: 'Send the address of your home page to a friend in Messenger and look at the card that appears.',
  takes: {
    time: 'An hour',
    cost: 'Free',
    who: 'You, with the logins of your website and your Facebook or Instagram page',
  },
  why: [
    'A bakery shows its best work on Instagram and takes its orders on the website. If neither mentions the other, someone who falls in love with the sourdough on Tuesday can’t find the order form on Friday.',
    'It also goes the other way. When a customer shares your page in the street’s WhatsApp group, the app draws a card: a picture, a headline, a sentence. If you haven’t chosen them, it takes the first picture it finds. That is often a grey logo, or nothing.',
    'None of this asks you to post more. It ties together what you already have.',
  ],
  steps: [
    {
      title: 'Link each profile where people look for it',
      text: [
        'Put a link to each profile you keep alive into the footer of your website. Click every one of them. Many templates ship with icons that lead to facebook.com itself, and they stay like that for years.',
        'A few words work better than a bare icon: “See this week’s bakes on Instagram” gives a reason to tap.',
      ],
      checklist: [
        'Footer links to the profiles you use, and to no others',
        'Each opens your own page, in the app and in a browser',
        'Icons of dead accounts removed',
        'On each profile, the website address filled in',
      ],
      tip: 'Share buttons are not profile links. “Share this on Facebook” sends the visitor away with your page; it doesn’t show yours.',
      done: 'One tap from your home page to your newest photo, and one tap back.',
    },
    {
      title: 'Design the card that others share',
      text: [
        'Choose one landscape picture with a face or a finished job, and no small writing on it. Your editor calls this “social sharing”, “Open Graph” or “social image”. Add a headline and a sentence made for strangers.',
        {
          kind: 'advice',
          says: 'Meta’s best size for the picture is 1200 by 630 pixels. From 600 by 315 it is still shown large; the file must stay under 8 MB.',
          source: {
            publisher: 'Meta',
            title: 'Images in link shares',
            url: 'https://developers.facebook.com/docs/sharing/webmasters/images/',
            read: '2026-11',
          },
        },
      ],
      checklist: [
        'One picture for the home page, 1200 by 630',
        'Headline: what you do and where',
        'Sentence: a reason to tap',
        'A picture of its own for each page people share, such as the menu',
      ],
      tip: 'Facebook remembers the old card. Its Sharing Debugger fetches your page again and shows you the new one.',
      link: {
        label: 'Facebook Sharing Debugger (free, needs an account)',
        url: 'https://developers.facebook.com/tools/debug/',
      },
      done: 'You send yourself the link, and the card makes you hungry.',
    },
    {
      title: 'Tell search engines which profiles are yours',
      text: [
        'There may be three pages called “Corner Bakehouse” in Australia. A line called “sameAs” in the structured data of your website says which Facebook page and which Instagram account belong to this one.',
        'It is a statement about who you are. It doesn’t make Google print icons beside your name.',
        {
          kind: 'fact',
          says: 'Your Google Business Profile takes one link for each platform as well, and Google may show some of your posts there.',
          source: {
            publisher: 'Google',
            title: 'Manage your social media links',
            url: 'https://support.google.com/business/answer/13580646',
            read: '2026-11',
          },
        },
      ],
      checklist: [
        'Profile addresses listed in the social settings of your editor or search plugin',
        'The same addresses on your Google Business Profile',
        'No private profile among them',
        'Old handle off your cards, menus and email signatures',
      ],
      tip: 'Copy the addresses from the browser, not from memory. “instagram.com/cornerbakehouse” and “corner.bakehouse” are two different bakers.',
      done: 'Every address in your settings opens a page you post on.',
    },
  ],
  example: {
    host: 'thegallopingteapot.com.au',
    business: 'The Galloping Teapot, West End',
    intro:
      'Our demo tea house links its Facebook and Instagram pages well. But no one ever chose a picture or a headline for sharing, so the name of the site builder’s template goes out with every link.',
    seen: { file: 'public/index.html', text: '<meta property="og:title" content="HOME | Mysite 1">' },
    before: {
      caption: 'Before: no picture, a headline no one wrote, and the first words on the page.',
      picture: {
        as: 'share-card',
        host: 'thegallopingteapot.com.au',
        title: 'HOME | Mysite 1',
        text: 'We are a neighbourhood tea house in a pink Queenslander with a verandah, a cat called Bergamot…',
        photo: null,
      },
    },
    after: {
      caption: 'After: a cake stand, and a sentence for someone who has never heard of the place.',
      picture: {
        as: 'share-card',
        host: 'thegallopingteapot.com.au',
        title: 'High tea in a pink Queenslander, West End',
        text: 'Forty-one kinds of tea and a cat called Bergamot. Wednesday to Sunday.',
        photo: 'A cake stand on the verandah, scones on top',
      },
    },
  },
  scoring: [
    'Three things count: a visible link from the home page to each profile, “sameAs” in the structured data, and a share card with a picture.',
    'Without any profile, only the share card is judged here. Having none counts under “Social platforms you are on”.',
  ],
  mistakes: [
    'Five icons in the header, three of which lead to a login page.',
    'Linking your personal Facebook profile, with the children’s birthday on it.',
    'A feed of posts in the middle of the home page. It is slow, and an empty one looks sad.',
    'Icons that came with the design and lead to “#”. A customer taps, nothing happens, and they don’t tap twice.',
    'A share picture full of writing. On a phone it is the size of a stamp.',
    'A share picture that is still stored on the test site.',
  ],
  checklist: [
    'Profile links in the footer, each one tried',
    'Website address on each profile',
    'Share picture 1200 by 630',
    'Headline and sentence for strangers',
    'sameAs lists the right accounts',
  ],
  worked:
    'Share your home page in a chat with three people and say nothing. If one of them asks about it, the card works.',
  stop: 'One good card for the home page and one for your busiest page are enough. The rest can share the same picture.',
  templates: ['social-posting-planner'],
}
