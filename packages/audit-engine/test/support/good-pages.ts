/** A small business website with little for any keyless component to criticise: an electrician in Marrickville. */

interface Content {
  title: string
  description: string
  h1: string
  body: string
  head?: string
}

const origin = 'https://wattlewire.com.au'

const business = JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'Electrician',
  name: 'Wattle & Wire Electrical',
  url: `${origin}/`,
  telephone: '+61 2 9555 0123',
  address: {
    '@type': 'PostalAddress',
    streetAddress: '12 Illawarra Rd',
    addressLocality: 'Marrickville',
    addressRegion: 'NSW',
    postalCode: '2204',
  },
  areaServed: ['Marrickville', 'Newtown', 'Inner West'],
  sameAs: ['https://www.facebook.com/wattlewire', 'https://www.instagram.com/wattlewire'],
})

const layout = (path: string, { title, description, h1, body, head = '' }: Content): string => `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="description" content="${description}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="canonical" href="${origin}${path}">
<link rel="stylesheet" href="/site.css">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:image" content="${origin}/van.jpg">
<meta property="og:site_name" content="Wattle &amp; Wire Electrical">
${head}</head>
<body>
<header>
<a href="/"><img src="/logo.svg" alt="Wattle &amp; Wire Electrical" width="180" height="60"></a>
<nav><a href="/">Home</a> <a href="/services/switchboard-upgrades">Switchboard upgrades</a> <a href="/services/led-lighting">LED lighting</a>
<a href="/about">About us</a> <a href="/faq">Questions</a> <a href="/contact">Contact</a></nav>
<p>Call <a href="tel:+61295550123">(02) 9555 0123</a></p>
</header>
<main>
<h1>${h1}</h1>
${body}
</main>
<footer>
<p>Wattle &amp; Wire Electrical, 12 Illawarra Road, Marrickville NSW 2204</p>
<p><a href="https://www.facebook.com/wattlewire">Facebook</a> <a href="https://www.instagram.com/wattlewire">Instagram</a>
<a href="https://g.page/r/wattlewire/review">Review us on Google</a> <a href="https://hipages.com.au/connect/wattlewire">hipages</a> <a href="https://www.yellowpages.com.au/nsw/marrickville/wattle-wire-1">Yellow Pages</a> <a href="/privacy">Privacy</a></p>
<p>Electrical contractor licence 123456C</p>
<p>© 2026 Wattle and Wire Electrical Pty Ltd</p>
</footer>
</body>
</html>`

const who = [
  'Our two electricians',
  'Jo and Sam',
  'One of us',
  'The first visit',
  'A good plan',
  'Each small job',
  'The new apprentice',
  'Your own list',
  'A careful look',
  'The older partner',
  'Every fixed price',
]
const does = [
  'takes care of',
  'starts out with',
  'never leaves behind',
  'makes room for',
  'begins early near',
  'tells you about',
  'puts right again',
  'cleans up after',
  'looks well behind',
  'keeps clear of',
  'ends up beside',
  'checks twice over',
  'gets past even',
]
const what = [
  'the worn cables',
  'a dusty roof',
  'those loose plugs',
  'any hot switch',
  'the front rooms',
  'your back shed',
  'two old fans',
  'the garden lights',
  'a long hallway',
  'some cracked tiles',
  'the narrow stairs',
  'an upstairs bath',
  'the kitchen wall',
  'three dark corners',
  'a broken lamp',
  'the side gate',
  'your street number',
]
const how = [
  'before we go',
  'on most mornings',
  'without much noise',
  'at no charge',
  'in one day',
  'with clean boots',
  'for many years',
  'when you ask',
  'as we promised',
  'till it works',
  'by the afternoon',
  'until all is safe',
  'and shows you why',
  'since you called',
  'though it rains',
  'so you can rest',
  'while you watch',
  'after the storm',
  'if it helps',
]

/** Plain sentences about the subject, enough for an explanatory page and different on every page. */
const paragraphs = (subject: string, place: string): string =>
  Array.from({ length: 8 }, (_, n) => {
    const start = (subject.length * 7 + place.length * 3 + n) * 4
    const pick = (list: readonly string[], at: number, stride: number) => list[((start + at) * stride) % list.length]
    const sentences = [0, 1, 2, 3].map(
      (at) => `${pick(who, at, 1)} ${pick(does, at, 3)} ${pick(what, at, 5)} ${pick(how, at, 7)}.`,
    )
    return `<p>${sentences.join(' ')} That is how ${subject} goes in ${place}, for job ${n + 20} as for the first.</p>`
  }).join('\n')

const page = (path: string, content: Content): [string, string] => [path, layout(path, content)]

export const goodPages: Record<string, string> = Object.fromEntries([
  page('/', {
    title: 'Electrician in Marrickville | Wattle &amp; Wire Electrical',
    description:
      'Switchboards, lights and repairs in Marrickville and the Inner West. Fixed prices, two tidy electricians.',
    h1: 'Your electrician in Marrickville',
    head: `<script type="application/ld+json">${business}</script>\n`,
    body: `${paragraphs('electrical work', 'Marrickville')}
<img src="/van.jpg" alt="Our van outside a terrace in Newtown" width="800" height="600">
<h2>What we do</h2>
<p>We do <a href="/services/switchboard-upgrades">switchboard upgrades</a> and <a href="/services/led-lighting">LED lighting</a>. See the <a href="/price-list.pdf">price list for 2026</a>.</p>
<h2>What our customers say</h2>
<blockquote>“They replaced our old switchboard in one day and left the hallway spotless.”</blockquote>
<p>— Priya Raman, Newtown, March 2026, from Google</p>
<blockquote>“We rang at seven, they came at eight, and the lights were back before school.”</blockquote>
<p>— Tom Baker, Marrickville, May 2026, from Google</p>
<blockquote>“I got a fixed price and it stayed fixed. We would recommend them to anybody.”</blockquote>
<p>— Helen Cho, Dulwich Hill, June 2026, from Google</p>`,
  }),
  page('/services/switchboard-upgrades', {
    title: 'Switchboard upgrades in Marrickville | Wattle &amp; Wire',
    description: 'We replace old fuse boxes with safe switchboards, in one day and at a fixed price.',
    h1: 'Switchboard upgrades in Marrickville',
    body: `${paragraphs('switchboard upgrades', 'Marrickville')}\n<img src="/board.jpg" alt="New switchboard in a hallway in Newtown">`,
  }),
  page('/services/led-lighting', {
    title: 'LED lighting for Inner West homes | Wattle &amp; Wire',
    description: 'Brighter rooms and smaller bills: we plan and fit LED lights.',
    h1: 'LED lighting for Inner West homes',
    body: paragraphs('LED lighting', 'Newtown'),
  }),
  page('/about', {
    title: 'About Wattle &amp; Wire, electricians since 2009',
    description: 'Meet Jo and Sam, who have wired the Inner West since 2009.',
    h1: 'About us',
    body: `${paragraphs('a good repair', 'the Inner West')}\n<p>Last changed <time datetime="2026-08-01">in August 2026</time>.</p>`,
  }),
  page('/faq', {
    title: 'Questions customers ask an electrician | Wattle &amp; Wire',
    description: 'What a switchboard costs, how long it takes, and when to call.',
    h1: 'Questions customers ask',
    body: `<h2>How long does a switchboard take?</h2>\n${paragraphs('the switchboard', 'Newtown')}`,
  }),
  page('/contact', {
    title: 'Contact Wattle &amp; Wire in Marrickville',
    description: 'Call, write or drop in: 12 Illawarra Road, Marrickville.',
    h1: 'Contact us',
    body: '<p>Call (02) 9555 0123 or write to <a href="mailto:hello@wattlewire.com.au">hello@wattlewire.com.au</a>.</p>',
  }),
  page('/privacy', {
    title: 'Privacy policy',
    description: 'What we do with your details.',
    h1: 'Privacy policy',
    body: '<p>We keep your name and number to do your job, and give them to nobody.</p>',
  }),
])
