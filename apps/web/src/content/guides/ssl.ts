import check from '../checks/ssl.json' with { type: 'json' }
import type { Guide } from './guide.ts'

export const guide: Guide = {
  check,
  published: '2026-11-22',
  updated: '2026-11-22',
  header: 'centred',
  today: 'Type your address with http:// in front, on your phone, and see whether it turns into https:// by itself.',
  takes: {
    time: 'Ten minutes to look; half an hour to fix',
    cost: 'Free with nearly every host',
    who: 'You, with the login of the company that hosts your website',
  },
  why: [
    'The “s” in https means that what a visitor types travels in a sealed envelope. Without it, anyone on the same café network can read the contact form on its way to you.',
    'Browsers no longer let that pass quietly. They write “Not secure” beside your name. With a broken certificate they put a full-page warning in front of your website, and few people press “continue anyway” to reach a roofer.',
    {
      kind: 'fact',
      says: 'Google announced that from version 154, due in October 2026, Chrome asks for permission before it opens any public website without https for the first time.',
      source: {
        publisher: 'Google Security Blog',
        title: 'HTTPS by default',
        url: 'https://security.googleblog.com/2025/10/https-by-default.html',
        read: '2026-11',
        published: '2025-10',
      },
    },
  ],
  steps: [
    {
      title: 'Switch on the free certificate',
      text: [
        'A certificate is a file on the server that proves which website is talking. You don’t make it. You switch it on where you rent your website, under a name such as “SSL”, “security” or “https”.',
        'Look for “Let’s Encrypt” or “free SSL”. It seals the envelope as well as one that costs $99. If your host charges for the basic kind, ask why, and think about moving.',
      ],
      checklist: [
        'Log in to your web host, not the company that sold you the domain, unless they are the same',
        'Switch on the certificate for the name with www and without',
        'Open both in a browser: no warning',
        'Write down whose login this is, for next time',
      ],
      tip: 'Shopify, Squarespace and Wix do this for you. If one of them shows a warning, the fault is nearly always in the domain settings.',
      done: 'Your address opens with https and the browser shows no warning beside it.',
    },
    {
      title: 'Send everyone to the safe door',
      text: [
        'Old links, printed cards and people’s fingers still go to http. A redirect carries them over. Without it, a hairdresser in Hobart can have a valid certificate for years while half her visitors never use it.',
        'Then look for parts that still come the old way. A picture or map inserted years ago as http:// leaves an otherwise safe page only partly sealed.',
      ],
      checklist: [
        '“Force https” or “redirect to https” switched on',
        'http:// and http://www. both end at the same https address',
        'Pictures, videos and maps load from https',
        'The address on Google, Facebook and your email signature begins with https',
      ],
      tip: 'Search your website editor for “http://”. Whatever turns up is a leftover.',
      done: 'You type http:// by hand, and the browser changes it before the page appears.',
    },
    {
      title: 'Make sure that it renews itself',
      text: [
        'Certificates run out. From that minute, visitors get a warning instead of your website, until someone notices. On a long weekend, that takes until Tuesday.',
        {
          kind: 'fact',
          says: 'The free ones from Let’s Encrypt last 90 days now, 64 days from February 2027 and 45 days from February 2028. No one can keep up with that by hand.',
          source: {
            publisher: 'Let’s Encrypt',
            title: 'From 90 days to 45 days',
            url: 'https://letsencrypt.org/2025/12/02/from-90-to-45',
            read: '2026-11',
            published: '2025-12',
          },
        },
        {
          kind: 'ours',
          says: 'We want to see more than 30 days left, because renewal should have happened by then.',
          scored: 'good for more than 30 days',
        },
      ],
      checklist: [
        'Automatic renewal is on, in the host’s settings',
        'Click the icon beside your address: note the date it is valid until',
        'A reminder in your calendar three weeks before that date, once',
        'The host’s emails go to an address you read',
      ],
      tip: {
        kind: 'fact',
        says: 'Let’s Encrypt stopped mailing reminders in June 2025. If you relied on those, no one is watching any more.',
        source: {
          publisher: 'Let’s Encrypt',
          title: 'Expiration notification service has ended',
          url: 'https://letsencrypt.org/2025/06/26/expiration-notification-service-has-ended',
          read: '2026-11',
          published: '2025-06',
        },
      },
      done: 'On the reminder day, the date has moved on without you.',
    },
  ],
  example: {
    host: 'pelicanridgecap.com.au',
    business: 'Pelican Ridgecap Roofing, Geelong West',
    intro:
      'Two brothers, good pages, an honest price. And a certificate that ran out. After the next storm, everyone in Geelong who looks for a roofer meets this first.',
    seen: { file: 'site.json', text: '"expired"' },
    before: {
      caption: 'Before: the warning. The roofers are somewhere behind it.',
      picture: {
        as: 'browser',
        address: 'https://pelicanridgecap.com.au',
        state: 'warning',
        title: 'Your connection is not private',
        text: 'Attackers might be trying to steal your information. The certificate of pelicanridgecap.com.au has expired.',
      },
    },
    after: {
      caption: 'After: renewed, and set to renew itself.',
      picture: {
        as: 'browser',
        address: 'https://pelicanridgecap.com.au',
        state: 'safe',
        title: 'Roof repairs and restoration in Geelong West',
        text: 'Two brothers, two ladders, nineteen years on Geelong roofs.',
      },
    },
  },
  scoring: [
    'A certificate that browsers refuse earns nothing at all, whatever else is right. With a good one, the rest is about the redirect, leftovers over http, and days to spare.',
    'Https keeps messages private. It doesn’t prove that a business is honest, and neither we nor Google treat it as such.',
  ],
  mistakes: [
    'Paying for a “premium” certificate to rank better. It seals nothing better.',
    'A certificate for www alone, while your van says the name without it.',
    'Thinking that https on the checkout is enough. Every page needs it.',
    'Clicking your own warning away for so long that you no longer see it.',
  ],
  checklist: [
    'https opens without a warning, with www and without',
    'http turns into https by itself',
    'No pictures or maps left on http',
    'Automatic renewal on',
    'Login for the host known and written down',
  ],
  worked:
    'Borrow a phone that has never seen your site, switch off the Wi-Fi and type your address. No warning, no “Not secure”.',
  stop: 'When the boxes are ticked there is no second level to reach. Tests that hand out an “A+” are for banks.',
  templates: [],
}
