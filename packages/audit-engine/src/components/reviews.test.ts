import { describe, expect, test } from 'vitest'
import { isRegulatedHealth } from './business/regulated-health.ts'
import { parsePage } from '../page/parse-page.ts'
import { reviews } from './reviews.ts'
import { possibleWidget } from './reviews/review-widgets.ts'
import type { Site } from './site/site.ts'
import { placesFact, searchFact } from '../../test/support/good-outside.ts'
import {
  assess,
  bare,
  change,
  factsOf,
  goodSite,
  onePage,
  origin,
  problemsOf,
  sawOf,
} from '../../test/support/good-site.ts'

const good = factsOf(goodSite())
const run = (urls: string[], facts: Partial<typeof good> = {}) =>
  assess(reviews, {
    ...onePage(bare('<h1>Tiny</h1>')),
    facts: {
      ...facts,
      social: {
        ...good.social,
        directories: [],
        reviewLinks: urls.map((url) => ({ service: 'x', url, foundOn: `${origin}/` })),
      },
    },
  })
const google = 'https://g.page/r/abc/review'

const linking = (html: string) =>
  assess(reviews, {
    ...onePage(bare(`<h1>Tiny</h1>${html}`)),
    facts: { social: { ...good.social, directories: [], reviewLinks: [] } },
  })

test('a directory that a link calls reviews is named, and counts as a directory', () => {
  const saw = (text: string) => sawOf(linking(`<a href="https://hipages.com.au/connect/wattle">${text}</a>`)).join()
  expect(saw('5-star reviews on hipages')).toContain('a link about reviews leads to hipages, which counts under')
  expect(saw('Find us on hipages')).not.toContain('leads to hipages')
})

test('a link to a map by the name of somebody else is no way to the reviews of the business', () => {
  const saw = (text: string) => sawOf(linking(`<a href="https://share.google/abc">${text}</a>`)).join()
  expect(saw('Smith Grill, Newtown')).not.toContain('a place on Google Maps')
  for (const own of ['Wattle & Wire', 'Find us', 'Open in Maps', ''])
    expect(saw(own)).toContain('a place on Google Maps')
})

test('a place for reviews that only markup names is not said to be linked', () => {
  const link = '<a href="https://g.page/r/xyz/review">Write a review</a>'
  const facts = {
    social: { ...good.social, directories: [], reviewLinks: [{ service: 'x', url: google, foundOn: `${origin}/` }] },
  }
  const seen = (html: string) => sawOf(assess(reviews, { ...onePage(bare(`<h1>Tiny</h1>${html}`)), facts }))
  expect(seen('')).toContain('The code of this page names Google.')
  expect(seen(link)).toContain('A link leads to Google.')
})

test('no rating has to be proved beside a widget whose content we do not read', () => {
  const rated = '<p>Rated 5.0 on Google</p>'
  const told = (html: string) =>
    linking(html)
      .findings.map(({ text }) => text)
      .join()
  expect(told(rated)).toContain('Let visitors check what you say of your rating')
  expect(
    told(
      `${rated}<script src="https://static.elfsight.com/platform/platform.js"></script><div class="elfsight-app-25d79ac5"></div>`,
    ),
  ).not.toContain('Let visitors check')
})

test('a widget that may show reviews on Google leaves open whether the website leads to them', () => {
  const elfsight = '<iframe src="https://embed.elfsight.com/25d79ac5" title="Box"></iframe>'
  const showing = (code: string) => linking(`${code}${elfsight}`)
  expect(showing('')).toMatchObject({
    outcome: 'notMeasured',
    reason: expect.stringContaining('what Elfsight shows there may be reviews on Google'),
  })
  expect(showing('<!-- Google Reviews (Elfsight) -->')).toMatchObject({ outcome: 'scored', score: 50 })
})

test('a page called after reviews that was only asked whether it is there may lead to them', () => {
  const site = onePage(bare('<h1>Tiny</h1><a href="/reviews.html">Reviews</a>'))
  const facts = { social: { ...good.social, directories: [], reviewLinks: [] } }
  expect(assess(reviews, { ...site, statuses: { '/reviews.html': 200 }, facts })).toMatchObject({
    outcome: 'notMeasured',
    reason: expect.stringContaining('did not read /reviews.html'),
  })
})

test('a club is not asked to collect reviews', () => {
  const facts = {
    social: { ...good.social, directories: [], reviewLinks: [] },
    identity: { ...good.identity, name: 'Newtown Chess Club' },
  }
  expect(assess(reviews, { ...onePage(bare('<h1>Chess</h1>')), facts })).toMatchObject({
    outcome: 'notMeasured',
    reason: expect.stringContaining('a charity, a club or an association'),
  })
})

test('a page called after reviews that is gone is to be repaired first', () => {
  const site = onePage(bare('<h1>Tiny</h1><a href="/reviews.html">Reviews</a>'))
  const facts = { social: { ...good.social, directories: [], reviewLinks: [] } }
  const { findings } = assess(reviews, { ...site, statuses: { '/reviews.html': 404 }, facts })
  expect(findings.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^Repair the way to your reviews first: your pages link to \/reviews\.html/),
  )
})

test('a link called "Google" that only searches the web is to be pointed at the profile', () => {
  const link = (query: string) => `<h1>Tiny</h1><a href="https://www.google.com/search?${query}">Google</a>`
  const told = (query: string) =>
    assess(reviews, {
      ...onePage(bare(link(query))),
      facts: { social: { ...good.social, directories: [], reviewLinks: [] } },
    })
      .findings.map(({ text }) => text)
      .join()
  expect(told('q=Tiny+Electrical')).toContain('it opens a search of the web for "Tiny Electrical"')
  expect(told('q=Tiny+Electrical&ludocid=123')).not.toContain('a search of the web')
})

test('where a page called after reviews was not read, none is said to lead to them', () => {
  const site = onePage(bare('<h1>Tiny</h1><a href="/reviews.html">Reviews</a>'))
  const failed = { '/reviews.html': 'timeout' as const }
  const result = assess(reviews, {
    ...site,
    failed,
    facts: { social: { ...good.social, directories: [], reviewLinks: [] } },
  })
  expect(result).toMatchObject({
    outcome: 'notMeasured',
    reason: expect.stringContaining('did not read /reviews.html'),
  })
})

test('an article on reviews that was not read leaves nothing open', () => {
  const site = onePage(bare('<h1>Tiny</h1><a href="/blog/plan-reviews.html">Plan reviews</a>'))
  const failed = { '/blog/plan-reviews.html': 'timeout' as const }
  const facts = { social: { ...good.social, directories: [], reviewLinks: [] } }
  expect(assess(reviews, { ...site, failed, facts }).outcome).toBe('scored')
})

test('lawyers for injured people in Queensland are not asked for praise', () => {
  const page = (place: string) => onePage(bare(`<h1>Personal injury lawyers</h1><p>We act for people in ${place}.</p>`))
  expect(assess(reviews, page('Brisbane')).reason).toContain('Personal Injuries Proceedings Act 2002')
  expect(assess(reviews, page('Hobart')).reason ?? '').not.toContain('Personal Injuries')
})

test.each([
  [[google], 70],
  [[google, 'https://www.productreview.com.au/listings/wattle'], 100],
  [['https://www.productreview.com.au/listings/wattle'], 30],
  [['https://www.productreview.com.au/listings/wattle', 'https://www.trustpilot.com/review/wattlewire.com.au'], 60],
  [[google, google, 'https://search.google.com/local/writereview?placeid=x'], 70],
  [['https://www.google.com/maps/place/Wattle'], 50],
  [['https://maps.google.com/?cid=123'], 50],
  [['https://maps.app.goo.gl/abc', google], 70],
  [['https://g.page/wattle'], 50],
  [['https://g.page/wattle/review'], 70],
  [['https://www.google.com/maps/place/5%2F12-14+Smith+St,+Newtown+NSW+2042/@-33.9,151.2,17z'], 0],
  [['https://www.google.com/maps/place/12+Smith+St,+Newtown'], 0],
  [['https://www.google.com/maps/dir//Wattle'], 0],
  [['https://www.google.com/maps/search/?api=1&query=12+Smith+Street+Newtown'], 0],
  [['https://maps.google.com/?q=12+Smith+Street+Newtown'], 0],
  [['https://www.google.com/maps/contrib/1051169/place/ChIJJXDz2aJg/@-8.0,125.6,4z'], 50],
  [['https://www.google.com/maps/contrib/102659314749613285421/reviews'], 0],
  [['https://www.facebook.com/people/Wattle/61575226880193/?sk=reviews'], 30],
])('%j scores %i', (urls, score) => {
  expect(run(urls).score).toBe(score)
})

test('places that are directories, and widgets, count elsewhere', () => {
  const result = run(['https://www.truelocal.com.au/business/wattle', 'https://cdn.trustindex.io/loader.js'])
  expect(result.score).toBe(0)
  expect(problemsOf(result)[0]).toMatch(/^If you have a Google Business Profile, link to its reviews/)
  expect(sawOf(result)[0]).toContain(
    'We looked for links to Google reviews, ProductReview, Word of Mouth and Trustpilot',
  )
})

test('a directory listing made for reviews counts here', () => {
  const social = {
    ...good.social,
    reviewLinks: [],
    directories: [{ directory: 'Yelp', url: 'https://www.yelp.com.au/biz/wattle', foundOn: `${origin}/` }],
  }
  expect(assess(reviews, { ...onePage(bare('<h1>Tiny</h1>')), facts: { social } }).score).toBe(30)
})

test.each([
  ['Leave a Google review', 50],
  ['Electrical safety rules', 0],
])('a search of Google behind %j scores %i', (text, score) => {
  const site = onePage(bare(`<h1>Tiny</h1><a href="https://www.google.com/search?q=wattle">${text}</a>`))
  expect(
    assess(reviews, { ...site, facts: { social: { ...good.social, reviewLinks: [], directories: [] } } }).score,
  ).toBe(score)
})

test('a search of Google is called one, and one for the reviews of the place is not', () => {
  const saw = (address: string) =>
    sawOf(
      assess(reviews, {
        ...onePage(bare(`<h1>Tiny</h1><a href="https://www.google.com/search?${address}">Google reviews</a>`)),
        facts: { social: { ...good.social, reviewLinks: [], directories: [] } },
      }),
    )
  expect(saw('q=wattle')).toContain('A link leads to a search on Google.')
  expect(saw('q=wattle&amp;ludocid=1#lrd=0x1,3')).not.toContain('A link leads to a search on Google.')
})

test('Google alone gets a note on a second place', () => {
  expect(run([google]).findings[0]).toEqual({
    kind: 'note',
    text: expect.stringContaining('such as ProductReview or Word of Mouth'),
  })
})

test('a Google Maps link that the facts took for a way to the door counts too', () => {
  const site = change(
    onePage(bare('<h1>Tiny</h1><p>Map</p>')),
    '/',
    'Map',
    '<a href="https://www.google.com/maps?cid=1">Find us</a>',
  )
  const result = assess(reviews, { ...site, facts: { social: { ...good.social, directories: [], reviewLinks: [] } } })
  expect(result.score).toBe(50)
  expect(problemsOf(result)).toEqual([])
  expect(result.findings[0]!.text).toContain('a place on Google Maps')
})

test('a search of Google Maps is a place for reviews where the link says so', () => {
  const search = 'https://www.google.com/maps/search/?api=1&amp;query=Wattle+Newtown'
  const linked = (text: string) =>
    assess(reviews, {
      ...onePage(bare(`<h1>Tiny</h1><a href="${search}">${text}</a>`)),
      facts: { social: { ...good.social, directories: [], reviewLinks: [] } },
    }).score
  expect(linked('Review us')).toBe(50)
  expect(linked('Find us')).toBe(0)
})

test('pages that build themselves by script are not judged', () => {
  const site = onePage(bare('<div id="root"></div><script src="/app.js"></script>'))
  expect(assess(reviews, site)).toMatchObject({
    outcome: 'notMeasured',
    reason: expect.stringContaining('built by script'),
  })
})

describe('with a profile on Google', () => {
  test.each([
    ['not linked', [], {}, 40],
    ['linked', [google], {}, 70],
    ['linked on the map', ['https://maps.google.com/?cid=123'], {}, 50],
    ['beside another place', ['https://www.productreview.com.au/listings/wattle'], {}, 70],
    ['that is permanently closed', [], { status: 'CLOSED_PERMANENTLY' }, 0],
  ] as const)('%s', (_, urls, place, score) => {
    expect(run([...urls], placesFact(place)).score).toBe(score)
  })

  test('its evidence leads there, and the link is still asked for', () => {
    const result = run([], placesFact())
    expect(result.evidence.at(-1)).toMatchObject({ source: 'google-places', url: expect.stringContaining('place_id') })
    expect(problemsOf(result)[0]).toMatch(/^If you have a Google Business Profile, link to its reviews/)
  })

  test('that is not there comes before the link to it', () => {
    const result = run([], placesFact(null))
    expect(result.score).toBe(0)
    expect(problemsOf(result)).toEqual([expect.stringMatching(/^Once you have a Google Business Profile, link/)])
  })

  test('how many, how good and how recent its reviews are plays no part', () => {
    expect(run([], placesFact({ reviews: 0, rating: null, reviewTimes: [] }))).toEqual(run([], placesFact()))
  })
})

describe('with a web search', () => {
  const directories = ['ProductReview', 'Yellow Pages', 'Yelp']

  test('places for reviews that are there and not linked count less; directories count elsewhere', () => {
    const result = run([], searchFact({ directories }))
    expect(result.score).toBe(30)
    expect(result.evidence.at(-1)).toMatchObject({
      saw: 'A web search for your name shows your page on ProductReview and Yelp, which your website does not link to.',
      source: 'brave-search',
    })
    expect(result.findings).toContainEqual({
      kind: 'note',
      text: expect.stringContaining('Link to your page on ProductReview and Yelp'),
    })
  })

  test('a linked place counts once', () => {
    const linked = 'https://www.productreview.com.au/listings/wattle'
    expect(run([linked], searchFact({ directories })).score).toBe(45)
  })
})

test('registered health professions are not told to collect praise', () => {
  const site = onePage(bare('<h1>Dentist in Newtown</h1>', '<title>Newtown Dental</title>'))
  const industry = { industry: 'Health & Wellness', confidence: 0.9, because: '', url: null, quote: null }
  expect(assess(reviews, { ...site, facts: { industry } })).toMatchObject({
    outcome: 'notApplicable',
    reason: expect.stringContaining('section 133'),
  })
})

test('a business abroad is not sent to Australian places', () => {
  const result = run([google], { identity: { ...good.identity, abroad: 'its address ends in ".nz"' } })
  expect(result.findings.map(({ text }) => text).join()).not.toContain('ProductReview')
  const none = run([], { identity: { ...good.identity, abroad: 'its address ends in ".nz"' } })
  expect(sawOf(none)[0]).toContain('We looked for links to Google reviews and similar places')
})

test('a widget that shows Google reviews counts like the entry on the map, another one does not', () => {
  const shows = (kind: string) =>
    assess(reviews, {
      ...onePage(bare(`<h1>Tiny</h1><iframe src="https://widgets.sociablekit.com/${kind}-reviews/iframe/1"></iframe>`)),
      facts: { social: { ...good.social, reviewLinks: [], directories: [] } },
    })
  const google = shows('google')
  expect(google.score).toBe(50)
  expect(problemsOf(google)).toEqual([])
  expect(sawOf(google)).toContain('A widget shows your Google reviews on this page.')
  expect(shows('facebook-page').score).toBe(0)
})

test('a widget that mostly shows Google reviews may have the link, which we cannot see', () => {
  const frame = '<iframe src="https://cdn.trustindex.io/widget"></iframe>'
  const site = onePage(bare(`<h1>Tiny</h1>${frame}`))
  const social = { ...good.social, reviewLinks: [], directories: [] }
  const result = assess(reviews, { ...site, facts: { social } })
  expect(problemsOf(result)).toEqual([])
  expect(sawOf(result).join()).toContain('A review widget of Trustindex is on this page')
})

describe('a rating claimed in the text', () => {
  const claims = (html: string, reviewLinks: typeof good.social.reviewLinks = []) => {
    const social = { ...good.social, reviewLinks, directories: [] }
    return assess(reviews, { ...onePage(bare(`<h1>Tiny</h1>${html}`)), facts: { social } })
      .findings.map(({ text }) => text)
      .find((text) => text.startsWith('Let visitors check'))
  }

  test.each([
    '<div>Avg rating 4.9k</div>',
    '<div>Google Review</div><div>4.5k</div>',
    '<p>Over 120 five-star Google reviews</p>',
    '<p>Rated 4.9 on Google</p>',
    '<p>4.8 stars from 90 reviews</p>',
  ])('without a link is named: %s', (html) => expect(claims(html)).toContain('we found no link beside'))

  test.each([
    '<p>Read our Google reviews</p>',
    '<p>4.8 kW panels</p>',
    '<p>Energy rating 4.5 stars</p>',
    '<div>5.0</div><div>Google Rating</div><div>100%</div><div>Satisfaction</div>',
    '<p><a href="https://places.example/tiny">Rated 4.9 on Google</a></p>',
    '<blockquote>“They have 120 Google reviews for a reason.”</blockquote>',
  ])('is not read from %s', (html) => expect(claims(html)).toBeUndefined())

  test('is no matter where the reviews are linked', () =>
    expect(
      claims('<p>Rated 4.9 on Google</p>', [{ service: 'x', url: google, foundOn: `${origin}/` }]),
    ).toBeUndefined())
})

test.each([
  ['12 Smith Street, Newtown NSW 2042', 0],
  ['Find us on Google', 50],
  ['Read our Google reviews', 70],
])('a short link to the map called %j scores %i', (text, score) => {
  const site = onePage(bare(`<h1>Tiny</h1><a href="https://maps.app.goo.gl/abc">${text}</a>`))
  const social = { ...good.social, reviewLinks: [], directories: [] }
  expect(assess(reviews, { ...site, facts: { social } }).score).toBe(score)
  const shared = onePage(bare(`<h1>Tiny</h1><a href="https://share.google/abc">${text}</a>`))
  expect(assess(reviews, { ...shared, facts: { social } }).score).toBe(score)
})

test('a business whose page says that its hours are still to come is not asked for reviews', () => {
  const result = (hours: string) =>
    assess(reviews, {
      ...onePage(
        bare(`<h1>Coco</h1><p>${'Hoppers and curries. '.repeat(30)}</p><h4>Opening hours</h4><p>${hours}</p>`),
      ),
      facts: { social: { ...good.social, reviewLinks: [], directories: [] } },
    })
  expect(result('Coming soon').outcome).toBe('notApplicable')
  expect(result('9 to 5').outcome).toBe('scored')
})

test('a box that the code calls pictures from a platform is not asked about as a review widget', () => {
  const page = (code: string) =>
    parsePage(bare(`${code}<script src="https://static.elfsight.com/platform/platform.js"></script>`), origin)
  const shown = (code: string) => possibleWidget({ pages: [{ page: page(code) }] } as unknown as Site)?.name
  expect(shown('')).toBe('Elfsight')
  expect(shown('<!-- instagram-section starts here -->')).toBeUndefined()
  expect(shown('<!-- instagram-section --><!-- reviews -->')).toBe('Elfsight')
})

test.each([
  ['Gastroenterologists on the Gold Coast', true],
  ['No-scalpel vasectomies in Canberra', true],
  ['Paediatricians near you', true],
  ['Hypnotherapy and reflexology', false],
])('the law limits praise for a medical specialty: %s', (title, is) => {
  const page = parsePage(`<title>${title}</title><h1>${title}</h1>`, 'https://tiny.com.au/')
  expect(isRegulatedHealth({ home: { page }, pages: [{ page }] }, 'Health & Wellness')).toBe(is)
})

test.each([
  ['https://tinypsychologist.com.au/', '', true],
  ['https://tiny.com.au/', '<img src="/l.png" alt="Tiny Podiatry logo">', true],
  ['https://tiny.com.au/', '<meta property="og:site_name" content="Tiny Physiotherapy">', true],
  ['https://tinycounselling.com.au/', '', false],
  ['https://tinymassage.com.au/', '<img src="/l.png" alt="Tiny Massage logo">', false],
])('the law limits praise for a registered profession that only the name tells: %s %s', (url, html, is) => {
  const page = parsePage(`<title>Document</title>${html}<h1>Care by text</h1>`, url)
  expect(isRegulatedHealth({ home: { page }, pages: [{ page }] }, 'Health & Wellness')).toBe(is)
})
