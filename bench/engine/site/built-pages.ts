import type { Site } from './sites.ts'
import { seeded, sentences } from './words.ts'

// The website of a made-up bicycle workshop, in the structure that website builders give to the home pages of small
// businesses: every block inside five or six elements with many classes and settings, style sheets and pictures of icons
// in the page, several sizes of each photograph, a menu for each size of screen, and data for scripts.

const host = 'bilbybikeworkshop.com.au'
const name = 'Bilby Bike Workshop'
const topics = [
  'Bike servicing',
  'Wheel building',
  'Brake repairs',
  'Gear tuning',
  'Electric bikes',
  'Puncture repairs',
  'Suspension service',
  'Bike fitting',
  'Children’s bikes',
  'Second-hand bikes',
]
const suburbs = ['Brunswick', 'Carlton', 'Fitzroy', 'Coburg', 'Northcote', 'Thornbury', 'Preston', 'Kensington']
const people = ['Mei Lawson', 'Arjun Pillai', 'Kate O’Dea', 'Tomasz Nowak', 'Layla Haddad']
const who = ['Our mechanics', 'The workshop', 'Each of us', 'A qualified mechanic', 'The front counter']
const does = ['checks', 'cleans and adjusts', 'replaces', 'explains', 'keeps a record of', 'gives a price for']
const what = [
  'the chain, cassette and jockey wheels',
  'both brakes and their cables',
  'spokes that have worked loose',
  'the bearings of the headset',
  'a battery that no longer holds its charge',
  'worn tyres and tubes',
]
const how = [
  'before you ride home',
  'while you wait, if the stand is free',
  'with parts we have in store',
  'so that nothing rattles on the way to work',
  'and writes down what can wait until spring',
]

interface Entry {
  path: string
  title: string
  place: string
}

export function builtPages(count: number, kilobytes: number): Site {
  const entries = Array.from({ length: count }, (_, n): Entry => {
    const topic = topics[n % topics.length]!
    const place = suburbs[n % suburbs.length]!
    return n === 0
      ? { path: '/', title: 'Bicycle repairs', place }
      : { path: `/${slug(topic)}-${slug(place)}${n < 40 ? '' : `-${n}`}`, title: topic, place }
  })
  return { host, pages: new Map(entries.map((entry, n) => [entry.path, page(entry, n, entries, kilobytes * 1_000)])) }
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', '')
    .replace(/[^a-z]+/g, '-')

function page({ path, title, place }: Entry, n: number, entries: Entry[], size: number): string {
  const random = seeded(n * 7_919 + 17)
  const id = (): string =>
    Math.floor(random() * 2 ** 28)
      .toString(16)
      .padStart(7, '0')
  const menu = entries.slice(1, 11)
  const next = entries.slice(6 * n + 1, 6 * n + 7)
  const start = `<!doctype html>
<html lang="en-AU" class="no-js wf-active">
<head><meta charset="utf-8"><title>${title} in ${place} | ${name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${title} in ${place} by ${name}: fixed prices, parts in store, most bikes back the next day.">
<link rel="canonical" href="http://${host}${path}"><meta property="og:image" content="http://${host}/img/1.jpg">
<meta property="og:title" content="${title} in ${place}"><meta property="og:site_name" content="${name}">
<script type="application/ld+json">${JSON.stringify(markup(path))}</script>
<link rel="stylesheet" href="/site.css"><script src="/site.js" defer></script>
${styles(random, size * 0.25)}</head>
<body class="home wp-theme-bx bx-default bx-kit-7 bx-page bx-page-${n}">
<a class="skip-link screen-reader-text" href="#content">Skip to content</a>
<header class="bx-location-header">${block(id, 'nav-menu', `<a href="/" class="bx-logo"><img src="/img/logo.png" alt="${name}" width="180" height="60"></a><a class="bx-button bx-button-call" href="tel:+61355507788">${icon(random)}<span class="bx-button-text">(03) 5550 7788</span></a><nav aria-label="Menu" class="bx-nav bx-nav--main">${list(menu, random)}</nav><nav class="bx-nav bx-nav--dropdown" aria-hidden="true">${list(menu, random)}</nav>`)}</header>
<main id="content"><section class="bx-hero">${block(id, 'heading', `<h1 class="bx-heading-title bx-size-xxl">${title} in ${place}</h1>`)}</section>`
  const end = `<section class="bx-section">${block(id, 'posts', `<h2 class="bx-heading-title">Read next</h2>${list(next, random)}`)}</section>
<section class="bx-section">${block(id, 'form', form(id))}</section></main>
<footer class="bx-location-footer"><nav>${list(menu.slice(0, 5), random)}</nav><p>${name}, 48 Lygon Street, Brunswick VIC 3056</p>
<p><a href="mailto:hello@${host}">hello@${host}</a> · <a href="https://www.facebook.com/bilbybikeworkshop">${icon(random)}</a> <a href="https://www.instagram.com/bilbybikeworkshop">${icon(random)}</a></p>
<p>© 2026 ${name} Pty Ltd · ABN 51 824 753 556</p></footer>
<script id="bx-frontend-js">var bxConfig=${JSON.stringify(settings(random, size * 0.08))}</script></body></html>`
  const sections: string[] = []
  for (let length = start.length + end.length; length < size;) {
    const section = sectionOf(id, random, sections.length, title, place)
    sections.push(section)
    length += section.length
  }
  return start + sections.join('\n') + end
}

const markup = (path: string) => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'BikeStore',
      '@id': `http://${host}/#business`,
      name,
      telephone: '+61 3 5550 7788',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '48 Lygon Street',
        addressLocality: 'Brunswick',
        addressRegion: 'VIC',
        postalCode: '3056',
      },
      openingHoursSpecification: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((dayOfWeek) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek,
        opens: '08:30',
        closes: '17:30',
      })),
    },
    { '@type': 'WebPage', '@id': `http://${host}${path}#webpage`, about: { '@id': `http://${host}/#business` } },
  ],
})

/** A block as builders nest it: section, container, column, wrapper, widget, container. */
function block(id: () => string, widget: string, content: string): string {
  const [section, column, element] = [id(), id(), id()]
  return `<div class="bx-section bx-top-section bx-element bx-element-${section} bx-section-boxed bx-section-height-default" data-id="${section}" data-element_type="section" data-settings="{&quot;background_background&quot;:&quot;classic&quot;}">
<div class="bx-container bx-column-gap-default"><div class="bx-column bx-col-100 bx-top-column bx-element bx-element-${column}" data-id="${column}" data-element_type="column">
<div class="bx-widget-wrap bx-element-populated"><div class="bx-element bx-element-${element} bx-widget bx-widget-${widget} bx-widget__width-auto animated-slow" data-id="${element}" data-element_type="widget" data-widget_type="${widget}.default">
<div class="bx-widget-container">${content}</div></div></div></div></div></div>`
}

function sectionOf(id: () => string, random: () => number, n: number, title: string, place: string): string {
  const words = () => sentences(random, 4, [who, does, what, how])
  const heading = `<h2 class="bx-heading-title bx-size-default">${['What we do', 'What it costs', 'Who does it', 'Good to know'][n % 4]}: ${title.toLowerCase()}</h2>`
  switch (n % 4) {
    case 0:
      return block(
        id,
        'text-editor',
        `${heading}<p>${words()}</p><p>For ${title.toLowerCase()} near ${place}, ring the workshop. ${words()}</p>`,
      )
    case 1:
      return block(
        id,
        'icon-list',
        `${heading}<ul class="bx-icon-list-items">${Array.from({ length: 4 }, () => `<li class="bx-icon-list-item"><span class="bx-icon-list-icon">${icon(random)}</span><span class="bx-icon-list-text">${words()}</span></li>`).join('')}</ul>`,
      )
    case 2:
      return block(
        id,
        'image',
        `${heading}<figure class="wp-caption">${picture(random, `${title} in ${place}`)}<figcaption class="widget-image-caption">${words()}</figcaption></figure>`,
      )
    default: {
      const person = people[n % people.length]!
      return block(
        id,
        'testimonial',
        `<div class="bx-testimonial-wrapper"><div class="bx-testimonial-content">“${words()}”</div><div class="bx-testimonial-meta"><div class="bx-testimonial-image">${picture(random, person)}</div><div class="bx-testimonial-name">${person}</div><div class="bx-testimonial-job">${place}</div></div></div>`,
      )
    }
  }
}

const icon = (random: () => number): string =>
  `<svg aria-hidden="true" class="e-font-icon-svg e-fas-icon" viewBox="0 0 512 512" xmlns="http://www.w3.org/2000/svg"><path d="M${Array.from({ length: 30 }, () => `${(random() * 512).toFixed(1)} ${(random() * 512).toFixed(1)}`).join('c')}z"></path></svg>`

function picture(random: () => number, alt: string): string {
  const file = 1 + Math.floor(random() * 3)
  const sizes = [300, 768, 1_024, 1_536].map((width) => `/img/${file}.jpg?w=${width} ${width}w`).join(', ')
  return `<img fetchpriority="auto" decoding="async" loading="lazy" width="1024" height="683" src="/img/${file}.jpg" class="attachment-large size-large wp-image-${file}" alt="${alt}" srcset="${sizes}" sizes="(max-width: 1024px) 100vw, 1024px">`
}

/** The last entry leads to the form on every page. */
const list = (entries: Entry[], random: () => number): string => {
  const links = [...entries.map(({ path, title, place }) => [path, `${title} ${place}`]), ['#ask', 'Ask for a price']]
  return `<ul class="bx-nav-menu">${links.map(([path, text], n) => `<li class="menu-item menu-item-type-post_type menu-item-object-page menu-item-${n}"><a href="${path}" class="bx-item">${icon(random)}${text}</a></li>`).join('\n')}</ul>`
}

const form = (id: () => string): string =>
  `<form id="ask" class="bx-form" method="post" action="/">${['Name', 'Phone', 'Email', 'Message']
    .map((label) => {
      const field = id()
      return `<div class="bx-field-group bx-column bx-field-type-text"><label for="f-${field}" class="bx-field-label">${label}</label><input id="f-${field}" name="fields[${label}]" class="bx-field bx-size-sm"></div>`
    })
    .join('')}<button type="submit" class="bx-button"><span>Send</span></button></form>`

/** Inline style sheets of about this many characters. */
function styles(random: () => number, size: number): string {
  let css = ''
  while (css.length < size) {
    const id = Math.floor(random() * 2 ** 28).toString(16)
    css += `.bx-7 .bx-element.bx-element-${id} > .bx-widget-container{margin:0px ${Math.floor(random() * 40)}px 0px 0px;padding:${Math.floor(random() * 30)}px;--display:flex;--gap:${Math.floor(random() * 20)}px}@media(max-width:767px){.bx-element-${id}{width:100%}}\n`
  }
  return `<style id="bx-post-7">${css}</style>`
}

/** Settings for scripts of about this many characters. */
function settings(random: () => number, size: number): Record<string, unknown> {
  const length = Math.ceil(size / 60)
  return Object.fromEntries(
    Array.from({ length }, (_, n) => [
      `breakpoint_${n}`,
      { value: Math.floor(random() * 2_000), isEnabled: n % 2 === 0 },
    ]),
  )
}
