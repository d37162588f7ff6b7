import { seeded } from './words.ts'

export const host = 'banksiaplumbing.com.au'

export interface PageContent {
  path: string
  title: string
  place: string
  body: string
}

interface Around {
  menu: { path: string; name: string }[]
  areas: { path: string; name: string }[]
  seed: number
}

const business = {
  '@context': 'https://schema.org',
  '@type': 'Plumber',
  name: 'Banksia Plumbing',
  url: `http://${host}/`,
  telephone: '+61 3 5550 1234',
  address: {
    '@type': 'PostalAddress',
    streetAddress: '12 Plenty Road',
    addressLocality: 'Preston',
    addressRegion: 'VIC',
    postalCode: '3072',
  },
  openingHours: 'Mo-Fr 07:00-17:00',
  sameAs: ['https://www.facebook.com/banksiaplumbing', 'https://www.instagram.com/banksiaplumbing'],
}

/** Rules like those that page builders put into every page. */
const styles = Array.from(
  { length: 180 },
  (_, n) => `.el-${n}{margin:${n % 40}px auto;padding:${n % 24}px;color:#${(n * 4_999).toString(16).padStart(6, '0')}}`,
).join('')

const icon = (seed: number): string => {
  const random = seeded(seed)
  const points = Array.from({ length: 24 }, () => `${(random() * 24).toFixed(2)} ${(random() * 24).toFixed(2)}`)
  return `<svg aria-hidden="true" viewBox="0 0 24 24" width="20" height="20"><path d="M${points.join('L')}z"/></svg>`
}

const list = (entries: { path: string; name: string }[], kind: string): string =>
  `<ul class="${kind}">${entries
    .map(
      ({ path, name }, n) =>
        `<li class="${kind}__item ${kind}__item--${n}"><a class="${kind}__link" href="${path}">${icon(n)}<span>${name}</span></a></li>`,
    )
    .join('\n')}</ul>`

const testimonials = ['Priya Raman, Preston', 'Tom Baker, Coburg', 'Helen Cho, Northcote']
  .map(
    (name, n) =>
      `<div class="el-${n} card"><blockquote>“They found the leak within the hour, fixed it and left no mess behind.”</blockquote><p>— ${name}, ${n + 3} May 2026</p></div>`,
  )
  .join('\n')

const fields = ['Name', 'Phone', 'Email', 'Suburb']
  .map(
    (label) =>
      `<div class="field"><label for="f-${label}">${label}</label><input id="f-${label}" name="${label}"></div>`,
  )
  .join('\n')

export function layout({ path, title, place, body }: PageContent, { menu, areas, seed }: Around): string {
  const description = `${title} in ${place}: fixed prices, licensed plumbers, on time. Banksia Plumbing, Plenty Road.`
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<title>${title} | Banksia Plumbing ${place}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${description}">
<link rel="canonical" href="http://${host}${path}">
<meta property="og:title" content="${title}"><meta property="og:description" content="${description}">
<meta property="og:image" content="http://${host}/img/1.jpg"><meta property="og:site_name" content="Banksia Plumbing">
<link rel="stylesheet" href="/site.css">
<style>${styles}</style>
<script type="application/ld+json">${JSON.stringify(business)}</script>
<script src="/site.js" defer></script>
</head>
<body class="page page-${seed}">
<header class="site-header"><a href="/" class="logo"><img src="/img/logo.png" alt="Banksia Plumbing" width="200" height="60"></a>
<a class="call" href="tel:+61355501234">(03) 5550 1234</a>
<nav class="main-nav">${list(menu, 'menu')}</nav><nav class="mobile-nav" hidden>${list(menu, 'mobile')}</nav></header>
<main>
<div class="hero"><h1>${title} in ${place}</h1><p>Banksia Plumbing comes to ${place} on the day you call.</p></div>
${body}
<section class="reviews"><h2>What our customers say</h2>${testimonials}</section>
<section class="form"><h2>Ask for a price</h2><form action="/contact" method="post">${fields}<button>Send</button></form></section>
</main>
<footer class="site-footer"><nav>${list(areas, 'areas')}</nav>
<p>Banksia Plumbing, 12 Plenty Road, Preston VIC 3072 · <a href="mailto:hello@${host}">hello@${host}</a></p>
<p><a href="https://www.facebook.com/banksiaplumbing">${icon(90)} Facebook</a> <a href="https://www.instagram.com/banksiaplumbing">${icon(91)} Instagram</a> <a href="https://g.page/r/banksia/review">Review us on Google</a></p>
<p>© 2026 Banksia Plumbing Pty Ltd · ABN 51 824 753 556</p></footer>
<script>window.site={page:${JSON.stringify(path)},menu:${JSON.stringify(menu)}}</script>
</body>
</html>`
}
