import { beforeAll, describe, expect, test } from 'vitest'
import { change, goodSite, origin, type TestSite } from './support/good-site.ts'
import { auditTestSite, scoresOf } from './support/audit-test-site.ts'

const good = goodSite()
/** Names a service along the way. */
const saysOven = change(
  good,
  '/about',
  '</main>',
  '<p>Ask us about oven wiring, from the plug to the board.</p></main>',
)
let before: Record<string, number | null>
beforeAll(() => {
  before = scoresOf(auditTestSite(good))
})

/** A heading with a sentence for each service. */
const cards = (...names: string[]): string =>
  names.map((name) => `<h3>${name}</h3><p>Jo and Sam take care of this in a day.</p>`).join('')
/** A list of links to the page of each service, and to that of common questions for one without. */
const entries = (...names: string[]): string =>
  `<ul>${names.map((name) => `<li><a href="${pageOf[name] ?? '/faq'}">${name}</a></li>`).join('')}</ul>`
const pageOf: Record<string, string> = {
  'Switchboard upgrades': '/services/switchboard-upgrades',
  'LED lighting': '/services/led-lighting',
}
const offers = (...names: string[]) =>
  names.map((name) => ({ '@type': 'Offer', itemOffered: { '@type': 'Service', name } }))

/** One thing broken, and the components whose scores must fall; every other score must stay the same. */
const breaks: [string, TestSite, string[]][] = [
  [
    'the home page forbids listing',
    change(good, '/', '<head>', '<head><meta name="robots" content="noindex">'),
    ['indexation'],
  ],
  ['robots.txt forbids the service pages', { ...good, robots: 'User-agent: *\nDisallow: /services/' }, ['indexation']],
  ['the sitemap is gone', { ...good, sitemap: null }, ['indexation']],
  [
    'a page names another page as the real one',
    change(good, '/faq', `href="${origin}/faq"`, `href="${origin}/"`),
    ['indexation'],
  ],
  ['a page has no title', change(good, '/faq', /<title>[^<]*<\/title>/, ''), ['meta-tags']],
  ['a page has no description', change(good, '/about', /<meta name="description"[^>]*>/, ''), ['meta-tags']],
  [
    'two pages share a title',
    change(
      change(good, '/faq', /<title>[^<]*/, '<title>Wattle &amp; Wire'),
      '/about',
      /<title>[^<]*/,
      '<title>Wattle &amp; Wire',
    ),
    ['meta-tags'],
  ],
  ['a page has no main heading', change(good, '/contact', /<h1>[^<]*<\/h1>/, ''), ['header-structure']],
  [
    'a page has two main headings',
    change(good, '/', '<h2>What we do</h2>', '<h1>What we do</h1>'),
    ['header-structure'],
  ],
  ['a picture has no alt text', change(good, '/', ' alt="Our van outside a terrace in Newtown"', ''), ['alt-text']],
  [
    'a picture has its file name as alt text',
    change(good, '/', 'alt="Our van outside a terrace in Newtown"', 'alt="IMG_2041.jpg"'),
    ['alt-text'],
  ],
  ['the certificate has expired', { ...good, tls: { ...good.tls, error: 'CERT_HAS_EXPIRED' } }, ['ssl']],
  ['plain http does not lead to https', { ...good, tls: { ...good.tls, http: 'answers' } }, ['ssl']],
  [
    'a script comes over plain http',
    change(good, '/about', '</main>', '<script src="http://cdn.example.com/a.js"></script></main>'),
    ['ssl'],
  ],
  ['no page has a viewport', change(good, null, /<meta name="viewport"[^>]*>/, ''), ['mobile-friendly']],
  [
    'zooming is forbidden',
    change(good, null, 'initial-scale=1', 'initial-scale=1, user-scalable=no'),
    ['mobile-friendly'],
  ],
  ['the number does not dial', change(good, null, /<a href="tel:[^"]*">([^<]*)<\/a>/, '$1'), ['mobile-friendly']],
  [
    'a link dials a number that no page shows',
    change(good, null, 'href="tel:+61295550123"', 'href="tel:+61295550133"'),
    ['mobile-friendly'],
  ],
  [
    'the markup cannot be parsed',
    change(good, '/about', '</head>', '<script type="application/ld+json">{"@type": "WebPage",}</script></head>'),
    ['structured-data'],
  ],
  ['the markup lacks the phone', change(good, '/', '"telephone":"+61 2 9555 0123",', ''), ['structured-data']],
  [
    "the markup has another website's address",
    change(good, '/', `"url":"${origin}/"`, '"url":"https://theme.example.com/"'),
    ['structured-data'],
  ],
  [
    'the about page is empty',
    change(good, '/about', /<h1>About us<\/h1>[\s\S]*?(?=\n<p>Last)/, '<h1>About us</h1>'),
    ['content-quality'],
  ],
  [
    'the text is filler',
    change(good, '/faq', '</main>', '<p>Lorem ipsum dolor sit amet, consectetur.</p></main>'),
    ['content-quality'],
  ],
  [
    'a link is broken',
    change(good, '/about', '</main>', '<p><a href="/old-prices">Prices of last year</a></p></main>'),
    ['link-structure'],
  ],
  [
    'a link says only "click here"',
    change(good, '/about', '</main>', '<p><a href="/faq">Click here</a></p></main>'),
    ['link-structure'],
  ],
  [
    'a button leads nowhere',
    change(good, '/about', '</main>', '<p><a href="#" class="btn">Book now</a></p></main>'),
    ['link-structure'],
  ],
  [
    'the share cards are gone',
    change(good, null, /<meta property="og:(title|description|image)"[^>]*>/, ''),
    ['social-media'],
  ],
  ['the markup does not name the profiles', change(good, '/', /,"sameAs":\[[^\]]*\]/, ''), ['social-media']],
  [
    'Instagram is not linked at all',
    change(
      change(good, null, /<a href="https:\/\/www\.instagram\.com[^>]*>Instagram<\/a>/, ''),
      '/',
      ',"https://www.instagram.com/wattlewire"',
      '',
    ),
    ['platform-presence'],
  ],
  [
    'there is a profile on a platform that is not used',
    change(
      change(good, null, 'Facebook</a>', 'Facebook</a> <a href="https://x.com/wattlewire">X</a>'),
      '/',
      '"https://www.instagram.com/wattlewire"',
      '"https://www.instagram.com/wattlewire","https://x.com/wattlewire"',
    ),
    ['platform-relevance'],
  ],
  ['the review link is gone', change(good, null, /<a href="https:\/\/g\.page[^>]*>[^<]*<\/a>/, ''), ['reviews']],
  ['the testimonials have no names', change(good, '/', /<p>— [^,]*, /, '<p>— '), ['website-testimonials']],
  [
    'the testimonials are gone',
    change(good, '/', /<h2>What our customers say[\s\S]*?(?=\n?<\/main>)/, ''),
    ['website-testimonials'],
  ],
  [
    'a listing is not linked any more',
    change(good, null, /<a href="https:\/\/www\.yellowpages[^>]*>Yellow Pages<\/a>/, ''),
    ['local-listings'],
  ],
  ['the markup has another phone', change(good, '/', '+61 2 9555 0123', '+61 2 9555 0132'), ['nap-consistency']],
  [
    'the footer of one page has another street number',
    change(
      good,
      '/contact',
      '<p>Wattle &amp; Wire Electrical, 12 Illawarra',
      '<p>Wattle &amp; Wire Electrical, 21 Illawarra',
    ),
    ['nap-consistency'],
  ],
  [
    'the share card has another name',
    change(good, null, /content="Wattle &amp; Wire Electrical">/, 'content="Sparky Brothers">'),
    ['nap-consistency'],
  ],
  [
    'the home title names no place',
    change(good, '/', /<title>[^<]*/, '<title>Electrician | Wattle &amp; Wire Electrical'),
    ['local-keywords'],
  ],
  ['the main heading names no place', change(good, '/', /<h1>[^<]*/, '<h1>Your electrician'), ['local-keywords']],
  [
    'the markup has a general type',
    change(good, '/', '"@type":"Electrician"', '"@type":"LocalBusiness"'),
    ['structured-data'],
  ],
  [
    'the markup has neither address nor area',
    change(change(good, '/', /"address":\{[^}]*\},/, ''), '/', /"areaServed":\[[^\]]*\],/, ''),
    ['structured-data'],
  ],
  [
    'the title of the home page names only the state',
    change(good, '/', /<title>[^<]*/, '<title>Electrician in Victoria | Wattle &amp; Wire Electrical'),
    ['local-keywords'],
  ],
  [
    'Instagram is named in the markup only',
    change(good, null, /<a href="https:\/\/www\.instagram\.com[^>]*>Instagram<\/a>/, ''),
    ['social-media'],
  ],
  [
    'the testimonials are signed by happy customers',
    change(good, '/', /<p>— (?:Priya Raman|Tom Baker|Helen Cho), /, '<p>— Happy customer, '),
    ['website-testimonials'],
  ],
  [
    'the testimonials have no date',
    change(good, '/', /(?:March|May|June) 2026, from/, 'from'),
    ['website-testimonials'],
  ],
  [
    'the years beside the testimonials are those of an award',
    change(good, '/', /(?:March|May|June) 2026, from/, 'finalist of the 2016 Awards, from'),
    ['website-testimonials'],
  ],
  [
    'the testimonials do not say where they come from',
    change(good, '/', ', from Google</p>', '</p>'),
    ['website-testimonials'],
  ],
  ['the sitemap lacks a page', { ...good, sitemap: good.sitemap!.filter((path) => path !== '/faq') }, ['indexation']],
  [
    'two pages share a description',
    change(
      change(good, '/faq', /<meta name="description"[^>]*>/, '<meta name="description" content="We wire homes.">'),
      '/about',
      /<meta name="description"[^>]*>/,
      '<meta name="description" content="We wire homes.">',
    ),
    ['meta-tags'],
  ],
  [
    'a page of a service explains nothing',
    change(good, '/services/led-lighting', /<h1>([^<]*)<\/h1>[\s\S]*?(?=\n?<\/main>)/, '<h1>$1</h1>'),
    ['keyword', 'content-quality'],
  ],
  [
    'a service is not in any title',
    change(good, '/services/led-lighting', /<title>[^<]*/, '<title>Brighter rooms, Inner West | Wattle &amp; Wire'),
    ['keyword'],
  ],
  [
    'a card under "Our services" has no page',
    change(
      saysOven,
      '/',
      '</main>',
      `<h2>Our services</h2>${cards('Switchboard upgrades', 'LED lighting', 'Oven wiring')}</main>`,
    ),
    ['keyword'],
  ],
  [
    'the submenu of "Services" names one that leads to another page',
    change(
      saysOven,
      null,
      '<nav>',
      `<nav><ul><li>Services${entries('Switchboard upgrades', 'LED lighting', 'Oven wiring')}</li></ul>`,
    ),
    ['keyword'],
  ],
  [
    'the markup offers a service that no page explains',
    change(
      saysOven,
      '/',
      '"areaServed"',
      `"makesOffer":${JSON.stringify(offers('Switchboard upgrades', 'LED lighting', 'Oven wiring'))},"areaServed"`,
    ),
    ['keyword'],
  ],
  [
    'the page of a service says little',
    change(good, '/services/led-lighting', /(<\/h1>)[^]*<\/main>/, '$1<p>We fit LED lights.</p></main>'),
    ['keyword', 'content-quality'],
  ],
]

describe('one thing broken on a good site', () => {
  test.each(breaks)('%s', (_, site, falling) => {
    const after = scoresOf(auditTestSite(site))
    const changed = Object.keys(before).filter((id) => after[id] !== before[id])
    expect(changed).toEqual(falling)
    for (const id of falling) expect(after[id]).toBeLessThan(before[id]!)
  })

  test('every component that needs no key is broken at least once', () => {
    const broken = new Set(breaks.flatMap(([, , falling]) => falling))
    expect(Object.keys(before).filter((id) => before[id] !== null && !broken.has(id))).toEqual([])
  })
})

/** Parts of the good site that a script could build just as well. */
const scripted: [string, TestSite][] = [
  ['the footer', change(good, null, /<footer>[\s\S]*<\/footer>/, '<script src="/footer.js"></script>')],
  ['the menu', change(good, null, /<nav>[\s\S]*<\/nav>/, '<script src="/menu.js"></script>')],
  ['the footer of one page', change(good, '/contact', /<footer>[\s\S]*<\/footer>/, '<script>fetchFooter()</script>')],
  [
    'the markup',
    change(
      good,
      '/',
      /<script type="application\/ld\+json">[\s\S]*?<\/script>/,
      '<script>add("application/ld+json")</script>',
    ),
  ],
  [
    'everything',
    change(good, null, /<body>[\s\S]*<\/body>/, '<body><div id="root"></div><script src="/app.js"></script></body>'),
  ],
]

describe('built by script', () => {
  test.each(scripted)('%s: a browser shows it, and nothing changes', (_, site) => {
    expect(scoresOf(auditTestSite({ ...site, shown: good.pages }))).toEqual(before)
  })

  test.each(scripted)('%s: without a browser, nothing is called missing', (_, site) => {
    const whole = auditTestSite(good)
    const changed = auditTestSite(site).map(({ id, outcome, reason, findings }, place) => {
      const { findings: held, outcome: before } = whole[place]!
      const isNew = ({ kind, text }: (typeof held)[number]) =>
        kind !== 'strength' && !held.some((finding) => finding.text === text)
      return { id, blamed: findings.filter(isNew), reason: outcome === before ? null : reason }
    })
    expect(changed.filter(({ blamed }) => blamed.length > 0)).toEqual([])
    expect(new Set(changed.map(({ reason }) => reason).filter(Boolean))).toEqual(
      new Set([
        'Parts of your pages are built by script, and we could not see them because there is no browser to show them in.',
      ]),
    )
  })
})

/** A line added to the footer of every page, or to the main part of the home page. */
const footer = (what: string, html: string): [string, TestSite][] => [
  [`the footer has ${what}`, change(good, null, '</footer>', `<p>${html}</p></footer>`)],
]
const main = (what: string, html: string): [string, TestSite][] => [
  [`the home page has ${what}`, change(good, '/', '</main>', `${html}</main>`)],
]
const facebookFrame =
  '<iframe title="Our page" src="https://www.facebook.com/plugins/page.php?href=https%3A%2F%2Fwww.facebook.com%2Fwattlewire"></iframe>'
const review = `<script type="application/ld+json">${JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'Review',
  reviewBody: 'Tidy work, and on time.',
  publisher: { '@type': 'Organization', name: 'Tradecheck' },
})}</script>`
const sixteen = (
  'Marrickville Newtown Enmore Stanmore Petersham Lewisham Tempe Sydenham Erskineville Alexandria Camperdown ' +
  'Leichhardt Annandale Ashfield Croydon Burwood'
).split(' ')

/** Changes that say nothing about the business and must not change a score. */
const harmless: [string, TestSite][] = [
  [
    'the logo is a link with the name as its text alternative',
    change(good, null, '<main', '<a href="/"><img src="/logo.png" alt="Wattle &amp; Wire Electrical logo"></a><main'),
  ],
  [
    'the footer has a heading of its own',
    change(good, null, '</footer>', '<h2>Explore our services</h2><p>Sydney’s friendliest sparkies</p></footer>'),
  ],
  [
    'the home page has bullets with promises under its services',
    change(good, '/', '</h2>', '</h2><ul><li>Fully insured</li><li>Upfront pricing</li></ul>'),
  ],
  [
    'one of the cards under "Our services" is a slogan, which nothing else repeats',
    change(
      good,
      '/',
      '</main>',
      `<h2>Our services</h2>${cards('Switchboard upgrades', 'LED lighting', 'Wiring without worries')}</main>`,
    ),
  ],
  ['the text names a service along the way', saysOven],
  ['a page shows another landline', change(good, '/about', '</main>', '<p>Call (02) 9555 0199</p></main>')],
  ['a page shows another street', change(good, '/about', '</main>', '<p>5 Smith Street, Newtown NSW 2042</p></main>')],
  [
    'the copyright line names another business',
    change(good, null, '© 2026 Wattle and Wire Electrical Pty Ltd', '© 2026 Harper Plumbing'),
  ],
  [
    'a picture link is small',
    change(
      good,
      '/about',
      '</main>',
      '<a href="/faq"><img src="/q.png" alt="Our questions" width="16" height="16"></a></main>',
    ),
  ],
  [
    'a table has a width of its own',
    change(good, '/about', '</main>', '<table width="900"><tr><td>Tidy</td></tr></table></main>'),
  ],
  [
    'a link waits for a script',
    change(good, '/about', '</main>', '<a href="#" class="btn">Book now</a><script>listen()</script></main>'),
  ],
  ...footer('a financial year', 'Prices for the 2024-2025 financial year.'),
  ...footer('the years since the firm began', 'Wiring homes 2009-2026.'),
  ...footer('a range of postcodes', 'We come to postcodes 2040-2050.'),
  ...footer('a bank account', 'BSB 062-000, account 1234 5678.'),
  ...footer('an ABN in other groups', 'ABN 5182 475 3556'),
  ...main('a road named after two towns', '<h3>Find us on the Geelong-Ballarat Rd</h3><p>Behind the old mill.</p>'),
  ...main(
    'how its work may be paid for',
    '<p>Our services include:</p><ul><li>Privately funded</li><li>Plan managed</li><li>NDIS</li></ul>',
  ),
  ...main(
    'the addresses of sponsors',
    '<h3>Our sponsors</h3><p>26 Banksia Drive, Newtown NSW 2042</p><p>9 The Greenway, Newtown NSW 2042</p>',
  ),
  ...main('a promise about plans', '<p>Our services include:</p><ul><li>Plans to suit any budget</li></ul>'),
  ...main('a rarer street', '<p>We rewired 9 The Greenway, Newtown NSW 2042.</p>'),
  ...footer('a link that dials nobody', '<a href="tel:+61XXXXXXXXX">Call</a>'),
  ...footer('an address that Cloudflare hid', '<p>[email&#160;protected]</p>'),
  ...footer('an order number', 'Order no. 0412 345 678.'),
  ...footer('a company number', 'ACN 004 085 616.'),
  ...footer('a fax number', 'Fax (02) 9555 0124'),
  ...footer('a help line', 'In a crisis, call Lifeline on 13 11 14.'),
  ...footer('a price that looks like a number', 'Switchboards from $1300 to $1800.'),
  ...footer('opening hours', 'Monday to Friday 7:00-17:00.'),
  ...footer('the number in another notation', 'Phone +61 2 9555 0123'),
  ...footer('the address in other words', '12 Illawarra Rd., Marrickville, New South Wales 2204'),
  ...footer('a post office box', 'PO Box 12, Marrickville NSW 2204'),
  ...footer('a sample address', 'Write it like this: 12 Sample Street, Glenelg SA 5045'),
  ...footer(
    'an icon before the address',
    '<i class="material-icons">place</i> 12 Illawarra Road, Marrickville NSW 2204',
  ),
  ...footer('who made the website', 'Theme by <a href="https://pixels.example.com/">Bright Pixels Pty Ltd</a>'),
  ...footer(
    'a copyright line with two marks',
    'Copyright © 2026 All Rights Reserved © by Wattle &amp; Wire Electrical',
  ),
  ...footer('customers that are no places', 'Servicing Body Corporates and Occupational Health.'),
  ...footer('brands that are no places', 'All makes, including Daikin and Fujitsu.'),
  ...footer(
    'a share button',
    '<a href="https://www.facebook.com/sharer.php?u=https://wattlewire.com.au">Share this</a>',
  ),
  ...footer('the page of a person', '<a href="https://www.linkedin.com/in/jo-wattle/">Jo on LinkedIn</a>'),
  ...footer('its street on a map', '<a href="https://www.google.com/maps/place/12+Illawarra+Rd">Map of our street</a>'),
  ...footer(
    'praise with a name',
    '<div class="testimonials"><p>“They were on time and we would call them again.”</p><p>Ana Ruiz, Enmore, July 2026, from Google</p></div>',
  ),
  ...main('a frame that shows its Facebook page', facebookFrame),
  [
    'the home page has a saying of somebody else',
    change(
      good,
      '/',
      '<h2>What we do',
      '<blockquote>“Well begun is half done.”</blockquote><p>Aristotle</p><h2>What we do',
    ),
  ],
  ...main(
    'the steps of its method',
    '<h2>How we work</h2><h3>Lighting design</h3><h3>Switchboard check</h3><h3>Wiring test</h3>',
  ),
  ...main(
    'what its work is good for',
    '<p><a href="/faq">Our services</a></p><h2>Benefits</h2><h3>Better lighting</h3><h3>Safer wiring</h3><h3>Cooler switchboards</h3>',
  ),
  ...main('a sentence on what it works at', '<p>We specialise in sheds, barns and lamps.</p>'),
  ...main(
    'cards about the services that have a page',
    `<h2>Our services</h2>${cards('Switchboard upgrades', 'LED lighting')}`,
  ),
  [
    'the footer lists the services that have a page',
    change(
      good,
      null,
      '</footer>',
      `<div><h2>Services</h2>${entries('Switchboard upgrades', 'LED lighting')}</div></footer>`,
    ),
  ],
  ['the menu names a policy', change(good, null, '<nav>', '<nav><a href="/faq">Safe wiring</a> ')],
  [
    'the markup of an inner page gives the suburb of its post office box',
    change(
      change(good, null, '</footer>', '<p>PO Box 12, Enmore NSW 2042</p></footer>'),
      '/about',
      '</head>',
      `<script type="application/ld+json">${JSON.stringify({
        '@type': 'Electrician',
        name: 'Wattle & Wire Electrical',
        address: { '@type': 'PostalAddress', addressLocality: 'Enmore', addressRegion: 'NSW', postalCode: '2042' },
      })}</script></head>`,
    ),
  ],
  ...main('a promise to send parts', '<p>We send lamps Australia-wide.</p>'),
  ...main('the badge of a partner', '<p><img src="/settlex-logo.png" alt="Settlex logo"></p>'),
  ...main('a list of invitations', '<ul><li>Call us now</li><li>Book online</li></ul>'),
  ...main('a counter', '<p>17</p><p>Years Experience</p>'),
  ...main('a script that builds nothing', '<script>window.visits = 1</script>'),
  ...main('markup of a review with its publisher', review),
  ...main('a note about its own reviews', '<p>Reviews are added here as they come in.</p>'),
  [
    'its slogan stands in quotation marks on the about page',
    change(
      good,
      '/about',
      '</main>',
      '<blockquote>“Honest prices, clean boots. We come when we say.”</blockquote><p>— Jo Wattle</p></main>',
    ),
  ],
  [
    'the markup names sixteen suburbs',
    change(
      good,
      '/',
      '"areaServed":["Marrickville","Newtown","Inner West"]',
      `"areaServed":${JSON.stringify(sixteen)}`,
    ),
  ],
  [
    'the number is a link with other words',
    change(good, '/about', '</main>', '<p><a href="tel:0295550123">Ring us</a></p></main>'),
  ],
  [
    'the street is a link to a map',
    change(
      good,
      null,
      '12 Illawarra Road, Marrickville NSW 2204</p>',
      '<a href="https://maps.example.com/">12 Illawarra Road, Marrickville NSW 2204</a></p>',
    ),
  ],
  [
    'the suite of its office stands in the footer',
    change(good, null, 'Electrical, 12 Illawarra Road', 'Electrical, Suite 3, 12 Illawarra Road'),
  ],
  [
    'the markup names the profiles on its website item',
    change(
      change(good, '/', /,"sameAs":\[[^\]]*\]/, ''),
      '/',
      '</head>',
      `<script type="application/ld+json">${JSON.stringify({
        '@type': 'WebSite',
        sameAs: ['https://www.facebook.com/wattlewire', 'https://www.instagram.com/wattlewire'],
      })}</script></head>`,
    ),
  ],
  [
    'another page on Facebook is linked from one page',
    change(good, '/about', '</main>', '<a href="https://www.facebook.com/wattlewireold">Facebook</a></main>'),
  ],
  [
    'the main heading is in the code twice, once for phones',
    change(good, '/', /(<h1>[^<]*<\/h1>)/, '$1<div class="phone">$1</div>'),
  ],
  [
    'a part of a heading has a line of its own',
    change(good, '/about', '<h1>About us</h1>', '<h1>About<span class="block">us</span></h1>'),
  ],
  [
    'quotation marks are elements of their own',
    change(good, '/', /<blockquote>“([^”]*)”<\/blockquote>/, '<span>“</span><blockquote>$1</blockquote><span>”</span>'),
  ],
  ...main('a step of its work called a review', '<h3>Review</h3><p>We can show you every circuit we tested.</p>'),
  [
    'pages are shared as the home page',
    change(good, null, '</head>', `<meta property="og:url" content="${origin}/"></head>`),
  ],
  ...main(
    'a slideshow that repeats its photograph',
    '<img src="/van.jpg" alt="Our van outside a terrace in Newtown">'.repeat(6),
  ),
  ...main('a picture that fills a gap', '<img src="https://placehold.co/600x400?text=Team" alt="Our team">'),
  ...footer('an email link with a space in its address', '<a href="mailto:hello@wattlewire.com. au">Write to us</a>'),
  ...footer('an email link to another mailbox', '<a href="mailto:jo@oldwire.com.au">info@wattlewire.com.au</a>'),
  [
    'an empty description is beside the real one',
    change(good, '/about', '<head>', '<head><meta name="description" content="">'),
  ],
  [
    'the title for sharing is in the code of a page twice',
    change(good, '/about', '<head>', '<head><meta property="og:title" content="Wattle &amp; Wire, electricians">'),
  ],
  ['a made-up address answers like a page', { ...good, mayAnswerAnything: true }],
  [
    'the menu has entries that are no links',
    change(good, '/', '<nav>', '<script>listen()</script><nav><button>Reviews</button><button>Our gallery</button> '),
  ],
  [
    'the menu leads to the home page by the name of its file',
    {
      ...change(good, null, '<a href="/">Home</a>', '<a href="/index.html">Home</a>'),
      statuses: { ...good.statuses, '/index.html': 200 },
    },
  ],
  [
    'a page gives its canonical address twice, once with a slash at its end',
    change(good, '/about', '<head>', `<head><link rel="canonical" href="${origin}/about/">`),
  ],
  ['the title of a page has another separator', change(good, '/about', 'Wire, electricians', 'Wire: electricians')],
]

describe('something that says nothing of the business', () => {
  test.each(harmless)('%s', (_, site) => {
    expect(scoresOf(auditTestSite(site))).toEqual(before)
  })
})
