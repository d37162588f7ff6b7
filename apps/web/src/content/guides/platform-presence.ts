import check from '../checks/platform-presence.json' with { type: 'json' }
import type { Guide } from './guide.ts'

export const guide: Guide = {
  check,
  published: '2026-11-22',
  updated: '2026-11-22',
  header: 'centred',
  today: 'Choose one platform to keep properly and one to hold in reserve. Write both on a sticky note.',
  takes: { time: 'Two evenings', cost: 'Free', who: 'You, and one person you trust with a second login' },
  why: [
    {
      kind: 'fact',
      says: 'Nearly eight in ten people in Australia were counted as social media users in 2026 (77.7%). The figure counts accounts, so a person with two is in it twice.',
      source: {
        publisher: 'Meltwater',
        title: 'Social media statistics for Australia 2026',
        url: 'https://www.meltwater.com/en/blog/social-media-statistics-australia',
        read: '2026-11',
      },
    },
    'That doesn’t mean that you need seven accounts. It means that your next customer probably opens one app in the evening, and that a neighbour may ask there, “Does anyone know a good end-of-lease cleaner?” If no one can tag you, someone else gets tagged.',
    {
      kind: 'fact',
      says: 'In 2018, when Yellow asked Australian firms, half of the small ones (51%) had a profile. About nine in ten of the firms that did were on Facebook. Those figures are old; we show them because they are about this country.',
      source: {
        publisher: 'Yellow, via Medianet',
        title: 'Yellow Social Media Report 2018: businesses',
        url: 'https://medianet.com.au/releases/164707',
        read: '2026-11',
        published: '2018-06',
      },
    },
  ],
  steps: [
    {
      title: 'Pick a main platform and a backup',
      text: [
        {
          kind: 'ours',
          says: '1 main platform plus 1 backup is enough for a business without a marketing person. The main one gets your effort. The backup is complete, looks alive, and catches people who don’t use the first.',
          scored: 'one main platform and one backup',
        },
        'For a cleaner in Cairns, that is Facebook for the suburb groups and Instagram for before-and-after photos. For a bookkeeper in Bendigo, it is LinkedIn first and Facebook second. Neither needs TikTok.',
      ],
      checklist: [
        'Households buy from you: start with Facebook',
        'Your work looks good in a photo: Instagram beside it',
        'Firms buy from you: LinkedIn first',
        'People watch how it is done: YouTube as the backup',
      ],
      tip: 'Unsure? Our report names the two platforms that weigh most in your industry.',
      done: 'Two names on a note, and no guilt about the others.',
    },
    {
      title: 'Open a business page, not a second you',
      text: [
        'Make a page for the business rather than a personal account in its name. A page can have several administrators, shows hours and a phone button, and survives when you change your own login.',
        'Fill it in before you post anything. A page with three photos and full details looks finished. A page with one “We’re on Facebook!” looks deserted from its first day.',
      ],
      checklist: [
        'Exact business name, as on your invoices',
        'Phone, suburb or service area, hours, website',
        'Logo as the small picture, a job as the large one',
        'Three photos of recent work',
        'One pinned post: who you are, where you go, how to book',
      ],
      tip: 'Take the same short name on both platforms if you can. It fits on the van.',
      done: 'A friend who isn’t logged in can see the page and ring you from it.',
    },
    {
      title: 'Keep your own key, and give out a spare',
      text: [
        'You don’t own these pages. The platform does, and it can close one overnight after a hacked password. There is no front desk to ask for it back.',
        'So make a second person administrator today, switch on two-step login, and link to the page from your website. Your website is the one address that is yours.',
      ],
      checklist: [
        'Two administrators, both with two-step login',
        'Recovery email that you can still open in five years',
        'No agency as the only administrator',
        'Links to both pages in the footer of your website',
        'Old or duplicate pages merged or closed',
      ],
      tip: 'Once a year, download the page’s photos. The platforms offer it in their settings, and it takes an hour in the background.',
      done: 'The other administrator logs in on her own phone while you watch.',
    },
  ],
  example: {
    host: 'pelicanridgecap.com.au',
    business: 'Pelican Ridgecap Roofing, Geelong West',
    intro:
      'Our demo roofers link to a Facebook page and to one video on YouTube. A video is not a profile. Photos of roofs from above, which no one else in town has, are on no platform at all.',
    seen: { file: 'public/index.html', text: 'facebook.com/' },
    before: {
      caption: 'Before: one platform, one administrator.',
      picture: {
        as: 'table',
        head: ['Platform', 'State', 'Who can log in'],
        rows: [
          ['Facebook', 'in use', 'one brother'],
          ['Instagram', 'none', ''],
          ['YouTube', 'a single video', 'a former apprentice'],
        ],
      },
    },
    after: {
      caption: 'After: a main platform, a backup, and no one locked out.',
      picture: {
        as: 'table',
        head: ['Platform', 'State', 'Who can log in'],
        rows: [
          ['Facebook', 'main: quotes and questions', 'both brothers'],
          ['Instagram', 'backup: roofs before and after', 'both brothers'],
          ['YouTube', 'left alone', 'both brothers'],
        ],
      },
    },
  },
  scoring: [
    'Each platform weighs from 0 to 3 for your industry. The full score needs as much weight as the two heaviest have together.',
    'We see only profiles that your website links to or names in its markup. A page without a link from you might belong to anyone.',
  ],
  mistakes: [
    'Seven accounts opened in one enthusiastic weekend.',
    'Giving the only password to the niece who “does the socials”.',
    'Buying a page with followers from someone else. The followers know the difference.',
    'No website, because “everything is on Facebook”. Then the platform decides who sees it.',
  ],
  checklist: [
    'One main platform, one backup',
    'Business pages, complete',
    'Three photos and a pinned post on each',
    'Two administrators, two-step login',
    'Both linked from the website',
  ],
  worked: 'Ask in a local group for your own trade, through a friend. If someone can tag you, it works.',
  stop: 'Stop at two. A third is worth opening only when the first two have run for a year without effort.',
  templates: ['social-posting-planner'],
}
