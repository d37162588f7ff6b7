import { describe, expect, test } from 'vitest'
import { assess, bare, change, factsOf, goodSite, onePage, problemsOf, sawOf } from '../../test/support/good-site.ts'
import { reviews } from './reviews.ts'
import { websiteTestimonials } from './website-testimonials.ts'

const run = (html: string) => assess(websiteTestimonials, onePage(bare(html)))
const words = 'They fixed our lights in one day and we would recommend them.'
test('a role or a suburb in an element of its own is no part of a name', () => {
  const signed = (name: string) =>
    praise(run(`<h2>Testimonials</h2><blockquote>${words}</blockquote><p>${name}</p>`)).join()
  expect(signed('<strong>Sarah Mitchell</strong> <span>Joondalup</span>')).toContain('signed "Sarah Mitchell"')
  expect(signed('<b>Maria P.</b> <span>Parent</span>')).toContain('signed "Maria P."')
})

test('the owner of a house in a suburb signs for no firm', () => {
  const result = run(
    `<h2>Testimonials</h2><blockquote>${words}</blockquote><p>Sam Reid<br>Property Owner, Coomera Waters</p>`,
  )
  expect(praise(result).join()).not.toContain('from Coomera')
})

const praise = (result: ReturnType<typeof run>) => result.evidence.filter(({ quote }) => quote).map(({ saw }) => saw)

test('three pieces with name, source and date score 100', () => {
  const result = assess(websiteTestimonials, goodSite())
  expect(result.score).toBe(100)
  expect(sawOf(result)[0]).toBe(
    "We read praise with a name beside it, all with where it was left or the writer's firm and all with a date.",
  )
  expect(result.evidence[1]).toMatchObject({
    saw: 'What reads like praise, signed "Priya Raman", from Google.',
    quote: expect.stringContaining('hallway spotless'),
  })
})

test('none scores 0 and says what was looked for', () => {
  const result = run(`<h1>Tiny</h1><p>${'We fix lights in every home of our suburb. '.repeat(5)}</p>`)
  expect(result).toMatchObject({ score: 0, confidence: 0.7 })
  expect(sawOf(result)[0]).toContain('We looked for quotations, headings such as "Testimonials" and review widgets')
})

test.each([
  ['<h1>Testimonies</h1>', '("Testimonies")'],
  ['<h2>Client reviews</h2>', '("Client reviews")'],
])('%s may stand above what a script adds', (heading, quote) => {
  const { outcome, reason } = run(`${heading}<div id="list"></div>`)
  expect(outcome).toBe('notMeasured')
  expect(reason).toContain(`${quote} may be some, or stand above some. If it is neither, we recognised none.`)
})

test('the firm that its writer signs for is where praise comes from, and a place is not', () => {
  const signed = (line: string) =>
    praise(run(`<h2>Testimonials</h2><blockquote>“${words}”</blockquote><p>${line}</p>`))[0]
  expect(signed('Priya Raman, Director and Shareholder, Wattle &amp; Sons')).toBe(
    'What reads like praise, signed "Priya Raman", from Wattle & Sons.',
  )
  expect(signed('Priya Raman, Restaurant Owner, Sawtell')).toBe('What reads like praise, signed "Priya Raman".')
  for (const kind of ['Dental Group', 'Human Resources', 'Private Practice'])
    expect(signed(`Priya Raman, Director, ${kind}`)).toBe('What reads like praise, signed "Priya Raman".')
  expect(signed('Priya Raman, Director, Banksia Dental Group')).toContain('from Banksia Dental Group')
})

test('on cards with name, stars and date above the words, the name above signs them', () => {
  const card = (name: string, text: string) =>
    `<div class="review"><div class="review-avatar">${name[0]}</div><div class="review-header">${name} ★★★★★ June 2025</div><div class="review-body">${text}</div></div>`
  const result = run(
    `<h2>Guest reviews</h2>${card('Sophia', 'A lovely house, and we enjoyed our stay.')}${card('Guillaume', 'We had a great time, thank you so much!')}${card('Emma', 'Very clean, we would come back at once.')}<div class="review-header">Stuart, response from Stuart</div><div class="review-body">Thank you so much, we are glad you liked it.</div>`,
  )
  expect(praise(result)).toEqual(
    ['Sophia', 'Guillaume', 'Emma'].map((name) => `What reads like praise, signed "${name}".`),
  )
})

test('the signed words of the founder are not what may be praise', () =>
  expect(
    run('<p>“I believe that every dog deserves the best, and we give it to them.”</p><p>– Jo Holt, Founder</p>').score,
  ).toBe(0))

test('a quotation with a post alone below it may be praise, whatever it says', () => {
  const quote = '<blockquote><p>“Tiny delivers on complex scopes where others falter.”</p>'
  const signed = run(`<h1>Tiny</h1>${quote}<cite>— Principal contractor, ACT</cite></blockquote>`)
  expect(signed.outcome).toBe('notMeasured')
  expect(run(`<h1>Tiny</h1>${quote}</blockquote>`).outcome).toBe('scored')
})

test('exercise physiologists, who have no register, are not told that the law forbids praise', () =>
  expect(
    assess(websiteTestimonials, {
      ...onePage(bare('<h1>Exercise physiologist in Paddington</h1>', '<title>Exercise Physiology</title>')),
      facts: { industry: { ...factsOf(goodSite()).industry, industry: 'Health & Wellness', confidence: 1 } },
    }).reason ?? '',
  ).not.toContain('National Law'))

test.each([
  ['Regards,<br>Jenny Petterson', 'What reads like praise, signed "Jenny Petterson".'],
  ['Kind regards, Chris Machado', 'What reads like praise, signed "Chris Machado".'],
  ['International Corporation', 'What reads like praise, without a name that we could read.'],
  ['Dealership, Melbourne', 'What reads like praise, without a name that we could read.'],
  ['Government Department', 'What reads like praise, without a name that we could read.'],
  ['Nora Field Property Manager, Quarry Towers', 'What reads like praise, signed "Nora Field".'],
  ['Nora Field Director', 'What reads like praise, signed "Nora Field".'],
  ['Senior Property Manager, Sydney', 'What reads like praise, without a name that we could read.'],
])('the name that signs it is not the closing word, a post or a kind of client: %s', (line, said) =>
  expect(praise(run(`<h2>Testimonials</h2><blockquote>“${words}”</blockquote><p>${line}</p>`))).toEqual([said]),
)

test('the portrait of somebody is not signed by them', () => {
  const portrait = 'Odila calls Australia home. We love her work, and we would recommend a visit to her.'
  expect(
    praise(run(`<h2>Community stories</h2><div class="testimonial"><p>${portrait}</p><p>Sis Odila</p></div>`)).join(),
  ).not.toContain('Odila')
})

test('the caption of a figure signs the quotation in it', () => {
  const quote =
    '<figure><blockquote>“They guided us for two years. We could not have done it without them.”</blockquote><figcaption>Elena K. — Partner visa</figcaption></figure>'
  expect(praise(run(`<h1>Tiny</h1>${quote}`))).toEqual(['What reads like praise, signed "Elena K.".'])
})

test('the label of a strip of logos is no praise, whatever stands around it', () => {
  const around = (text: string) =>
    `<h1>Tiny</h1><p>Google Reviews</p><h3>Trusted</h3><p>${text}</p><p>Government Rebates</p><h2>More</h2>`
  expect(praise(run(around('Premium brands we install')))).toEqual([])
  expect(praise(run(around('I would use them again')))).not.toEqual([])
})

test('numbers to call and addresses to write to are no praise, whatever is above them', () => {
  const column = '<h3>Contact</h3><p>0475 245 338 info@tiny.com.au Send us a message</p><h3>Useful Links</h3>'
  expect(praise(run(`<h1>Testimonials</h1>${column}`))).toEqual([])
})

test('a badge above all cards is not the source of the first', () => {
  const card = (name: string) => `<p>${words}</p><p>${name}</p>`
  const section = (badge: string) => `<h2>Reviews</h2><p>${badge}</p>${card('Priya Raman')}${card('Tom Holt')}`
  expect(praise(run(section('4.9 on Google'))).join()).not.toContain('from Google')
})

test('reviews that auditors sell are no praise', () =>
  expect(run('<h3>Systems and controls reviews</h3><p>An assessment of how you work.</p>').score).toBe(0))

describe('those who are not asked for praise', () => {
  const industry = { ...factsOf(goodSite()).industry, industry: 'Non-Profit & Charity', confidence: 1 }
  const social = { ...factsOf(goodSite()).social, directories: [], reviewLinks: [] }
  const speech = { ...onePage(bare('<h1>Speech therapy for children</h1>')), facts: { social } }

  test.each([websiteTestimonials, reviews])(
    'are charities, clubs and health professions with rules of their own',
    (component) => {
      const club = assess(component, { ...onePage(bare('<h1>Youth group</h1>')), facts: { industry, social } })
      expect(club).toMatchObject({ outcome: 'notMeasured', reason: expect.stringContaining('a club') })
      expect(assess(component, speech)).toMatchObject({
        outcome: 'notMeasured',
        reason: expect.stringContaining('Ask yours before you collect or show any'),
      })
    },
  )

  test('which does not hide the praise that is there', () =>
    expect(
      assess(websiteTestimonials, {
        ...onePage(bare(`<h2>Testimonials</h2><blockquote>“${words}”</blockquote><p>Priya Raman</p>`)),
        facts: { industry },
      }).outcome,
    ).toBe('scored'))
})

test('the job speaks of the praise that is there', () => {
  const signed = (name: string) => `<blockquote>“${words}”</blockquote><p>${name}</p>`
  expect(run(`<h2>Testimonials</h2>${signed('Priya Raman')}`).job?.title).toBe('Say who praised you, where and when')
  expect(run('<h1>Tiny</h1><p>We fix lights.</p>').job).toBeUndefined()
})

describe('what a piece lacks', () => {
  const from = (signature: string, what = '<blockquote>') =>
    run(`<h2>Testimonials</h2>${what}“${words}”</blockquote><p>${signature}</p>`)

  test.each([
    ['— Priya Raman, Newtown, March 2026, from Google', 82],
    ['— Priya Raman, from Facebook', 67],
    ['— Priya Raman, March 2026', 62],
    ['Priya R.', 47],
    ['Priya', 35],
    ['— P.', 11],
    ['J. T.', 35],
    ['J.T.', 35],
    ['S.A.', 11],
    ['Happy customer', 11],
    ['NDIS Provider', 11],
    ['A Worker', 11],
    ['Operations, Harbour Grill', 11],
    ['Owner, Espresso on Nine', 31],
    ['Sydney Business Owner', 11],
    ['— Newtown', 11],
    ['N. Melbourne', 11],
    ['', 11],
  ])('signed "%s" it scores %i', (signature, score) => {
    expect(from(signature).score).toBe(score)
  })

  test('is said with the page', () => {
    const result = from('Happy customer')
    expect(problemsOf(result)).toEqual([
      expect.stringMatching(
        /^Add names to your testimonials: beside "They fixed our lights.*on your home page we read none/,
      ),
      expect.stringMatching(/^Say where your testimonials come from.*we read no source beside "They fixed/),
    ])
  })
})

describe('a date', () => {
  const dates = (signature: string, more = '') => {
    const [saw = ''] = sawOf(run(`<h2>Testimonials</h2><blockquote>“${words}”</blockquote>${signature}${more}`))
    return /(all|some|none) with a date/.exec(saw)?.[1] ?? 'nothing said'
  }

  test.each([
    ['<p>— Priya Raman, March 2026</p>', 'all'],
    ['<p>Priya Raman</p><p>2 months ago</p>', 'all'],
    ['<p>12/03/2026</p><p>Priya Raman</p>', 'all'],
    ['<p>Priya Raman, 2024</p>', 'all'],
    ['<p>Priya Raman (2024)</p>', 'all'],
    ['<p>Priya Raman</p><p>2024</p>', 'all'],
    ['<p>Priya Raman</p>', 'none'],
    ['<p>Priya Raman</p><p>Copyright © 2012</p>', 'none'],
    ['<p>Priya Raman</p><p>Licence no. 2011 1321</p>', 'none'],
    ['<p>Priya Raman</p><p>Winner of the 2016 Awards</p>', 'none'],
    ['<p>Priya Raman, customer since 1997</p>', 'none'],
    ['<p>Priya Raman</p><p>Summer collection 2019</p>', 'nothing said'],
    ['<p>Priya Raman</p><p>Newtown</p><p>2024</p>', 'nothing said'],
  ])('beside praise, %s: %s', (signature, said) => {
    expect(dates(signature)).toBe(said)
  })

  test('in the foot of the page is not of the praise above it', () => {
    expect(dates('<p>Priya Raman</p>', '<footer><p>Open again 3 May 2026</p></footer>')).toBe('none')
  })

  test('that may be of something else costs nothing, and is not asked for', () => {
    const signed = (more: string) =>
      run(`<h2>Testimonials</h2><blockquote>“${words}”</blockquote><p>Priya Raman</p>${more}`)
    const unclear = signed('<p>Summer collection 2019</p>')
    expect(unclear.score).toBeGreaterThan(signed('').score!)
    expect(unclear.findings.map(({ text }) => text).join()).not.toContain('month and year')
    expect(
      signed('')
        .findings.map(({ text }) => text)
        .join(),
    ).toContain('month and year')
  })
})

describe('what is no praise', () => {
  const heading = '<h2>What our customers say</h2>'
  test.each([
    [
      'the introduction',
      `${heading}<p>Here are some customer reviews they shared after our service</p><h3>Ann Marsh</h3>`,
    ],
    [
      'a note that there is none',
      `${heading}<blockquote>Client endorsements are added here as they come in.</blockquote>`,
    ],
    ['a role and a suburb', `${heading}<p>Homeowner — Armstrong Creek, VIC</p><p>Portfolio</p>`],
    ['a role and a company', `${heading}<p>National Agency Sales Director</p><p>Harbour Media Limited</p>`],
  ])('%s', (_what, html) => expect(praise(run(html))).toEqual([]))

  test('the slogan of the owner, on the page about the team', () => {
    const slogan =
      '<p>“Honest pricing. We turn up, and you would recommend us to your mum.”</p><p>— Dan Marsh, electrician</p>'
    const pages = (path: string) => ({
      ...goodSite(),
      pages: { '/': bare('<p>Hello</p>'), [path]: bare(slogan) },
      sitemap: [],
    })
    expect(praise(assess(websiteTestimonials, pages('/our-team')))).toEqual([])
    expect(praise(assess(websiteTestimonials, pages('/letters')))).toHaveLength(1)
  })
})

test('cards with the name and the city above: the city is not a name, and the introduction does not shift the names', () => {
  const card = (name: string, city: string, text: string) => `<h3>${name}</h3><p>${city}</p><p>${text}</p>`
  const result = run(`<h2>What our clients say</h2><p>Here are some customer reviews they shared on our website</p>
    ${card('Andrew Marsh', 'Melbourne', words)}${card('Miriam Smith', 'Sydney', 'My kitchen has never been so bright, thank you all.')}`)
  expect(praise(result)).toEqual([
    'What reads like praise, signed "Andrew Marsh".',
    'What reads like praise, signed "Miriam Smith".',
  ])
})

test('a first name before its source is a name', () => {
  const result = run(`<h2>Reviews</h2><blockquote>“${words}”</blockquote><cite>— Kumar</cite> <span>HiPages</span>`)
  expect(praise(result)).toEqual(['What reads like praise, signed "Kumar", from HiPages.'])
})

test('a role in an element of its own is not part of the name', () => {
  const signed = (name: string, role: string) =>
    praise(run(`<h2>Reviews</h2><blockquote>“${words}”</blockquote><div>${name}<span>${role}</span></div>`))
  expect(signed('Sarah Lim', 'Home owner')).toEqual(['What reads like praise, signed "Sarah Lim".'])
  expect(signed('Jo McDonald', 'Home owner')).toEqual(['What reads like praise, signed "Jo McDonald".'])
  expect(signed('Danielle M.', 'Passed First Attempt')).toEqual(['What reads like praise, signed "Danielle M.".'])
  expect(signed('Local Customer', 'Service Feedback')).toEqual([
    'What reads like praise, without a name that we could read.',
  ])
})

test('a quotation with its author in its own footer is praise under any heading', () => {
  const quote = (text: string) => `<blockquote><p>${text}</p><footer>Tim Lim - Client</footer></blockquote>`
  expect(praise(run(`<h2>For more</h2>${quote(`" ${words} "`)}`))).toEqual([
    'What reads like praise, signed "Tim Lim".',
  ])
  expect(praise(run(`<h2>For more</h2>${quote(words)}`))).toEqual(['What reads like praise, signed "Tim Lim".'])
})

test('what is said to the reader on a page about reviews is no praise', () => {
  const card =
    '<p>Every job is logged in the app so that you can see how far along it is at any time.</p><div>Premium Fleet</div>'
  const result = run(`<h1>What our students say</h1><h3>The gold standard</h3>${card}`)
  expect(praise(result)).toEqual([])
})

test('what the business says of its experts, and a label below it, are no signed praise', () => {
  const result = run(`<div>Reviews</div><h2>All work guaranteed</h2>
    <p>From repairs to rewiring, our local electrical experts handle it all with same-day service.</p><div>Emergency</div>`)
  expect(praise(result)).toEqual([])
  const card = '<p>From repairs to rewiring, all was done with the best same-day service.</p><div>Emergency</div>'
  expect(praise(run(`<div>Reviews</div><h2>All work guaranteed</h2>${card}`))).not.toContain(
    'What reads like praise, signed "Emergency".',
  )
})

test('samples of praise are not counted as praise', () => {
  const result = run(
    `<h2>What clients say</h2><p>Sample feedback for our new site.</p><blockquote>“${words}”</blockquote><p>Sarah Lim</p>`,
  )
  expect(result.outcome).toBe('notMeasured')
})

test('praise in the footer is seen under a heading that says so', () => {
  const result = run(
    `<p>Hello</p><footer><h4>Testimonials</h4><blockquote>“${words}”</blockquote><p>Sarah Lim</p></footer>`,
  )
  expect(praise(result)).toEqual(['What reads like praise, signed "Sarah Lim".'])
})

test('the same praise in full and shortened is one piece', () => {
  const long = `${words} They came back twice to explain the new switchboard to my mother, and cleaned up after themselves.`
  const result = run(
    `<h2>Reviews</h2><blockquote>“${words}”</blockquote><p>Sarah Lim</p><blockquote>“${long}”</blockquote><p>Sarah Lim</p>`,
  )
  expect(praise(result)).toHaveLength(1)
})

test('a button above the first card is not a name, and does not shift the names', () => {
  const card = (text: string, name: string) => `<div><p>"${text}"</p><p>${name}</p></div>`
  const result = run(`<h2>What our clients say</h2><a href="https://example.com">Check Now</a>
    ${card(words, 'Sarah Lim')}${card('My kitchen has never been so bright, thank you all.', 'Lee Wong')}`)
  expect(praise(result)).toEqual([
    'What reads like praise, signed "Sarah Lim".',
    'What reads like praise, signed "Lee Wong".',
  ])
})

test('a short review on a card of its own is found', () => {
  const card = '<div class="review-card"><p>Great work, fast and friendly.</p><span>Sam Lim</span></div>'
  expect(praise(run(`<h2>Google reviews</h2>${card}`))).toEqual([
    'What reads like praise, signed "Sam Lim", from Google.',
  ])
})

test('a form that asks for a price is no praise', () => {
  const result = run(`<div class="quote-form"><h3>Get a free quote</h3>
    <p>Fill out the form below and our local team will contact you shortly.</p><p>Your Name</p></div>
    <div class="feedback"><p>How can we help you?*</p><p>Additional Information</p></div>`)
  expect(result.score).toBe(0)
})

test('an offer beside them is no praise', () => {
  const result = run(`<h2>Testimonials</h2><p>"${words}"</p><p>— Sarah Lim</p><div class="widget">
    <p>$50 off your first job when you mention this website. <a href="/specials">Click here</a></p><h4>Find Us</h4></div>`)
  expect(praise(result)).toEqual(['What reads like praise, signed "Sarah Lim".'])
})

describe('how builders write them', () => {
  test('Wix: text and name as paragraphs under a heading', () => {
    const result = run(`<h2>What Our Clients Say</h2><div><p>"${words}"</p></div><div><p>Sarah Lim</p></div>
      <div><p>"I rang at seven and my power was back by nine. Thank you!"</p></div><div><p>Tom &amp; Jan Baker, Newtown</p></div>`)
    expect(praise(result)).toEqual([
      'What reads like praise, signed "Sarah Lim".',
      'What reads like praise, signed "Tom & Jan Baker".',
    ])
  })

  test('Squarespace: quote block with its source in the same figure', () => {
    const result = run(`<figure class="block-quote"><blockquote><span>“</span>${words}<span>”</span></blockquote>
      <figcaption class="source">— Sarah Lim, Dulwich Hill</figcaption></figure>`)
    expect(praise(result)).toEqual(['What reads like praise, signed "Sarah Lim".'])
  })

  test('WordPress (Elementor): cards by class name, name below', () => {
    const card = (
      text: string,
      name: string,
    ) => `<div class="elementor-testimonial-wrapper"><div class="elementor-testimonial-content">${text}</div>
      <div class="elementor-testimonial-name">${name}</div><div class="elementor-testimonial-job">Teacher</div></div>`
    const result = run(
      card(words, 'Mrs. Ann O’Neill') + card('My kitchen has never been so bright, thank you all.', 'Lee Wong'),
    )
    expect(praise(result)).toEqual([
      'What reads like praise, signed "Mrs. Ann O’Neill".',
      'What reads like praise, signed "Lee Wong".',
    ])
  })

  test('cards with the name above', () => {
    const card = (text: string, name: string) =>
      `<div class="review-card"><div>${name}</div><div>★★★★★</div><div>${text}</div></div>`
    const result = run(
      `<h2>Reviews</h2>${card(words, 'Ann O’Neill')}${card('My kitchen has never been so bright, thank you all.', 'Lee Wong')}`,
    )
    expect(praise(result)).toEqual([
      'What reads like praise, signed "Ann O’Neill".',
      'What reads like praise, signed "Lee Wong".',
    ])
  })

  test('cards with an initial, and name, stars and date in one line above', () => {
    const card = (text: string, name: string) =>
      `<div class="review"><div>${name[0]}</div><div><span>${name}</span><span>★★★★★</span><span>1 week ago</span></div><div>${text}</div></div>`
    const result = run(
      `<h2>Reviews</h2>${card(words, 'Ann')}${card('My kitchen has never been so bright, thank you all.', 'Lee')}${card('They were quick, friendly and tidy, and I would call them again.', 'Mia')}`,
    )
    expect(praise(result)).toEqual(['Ann', 'Lee', 'Mia'].map((name) => `What reads like praise, signed "${name}".`))
  })

  test('cards with a heading of their own', () => {
    const result = run(
      `<h2>Reviews</h2><h4>Great Lights</h4><p>${words}</p><h4>Ann O’Neill</h4><h4>Highly Recommended</h4><p>My kitchen has never been so bright, thank you all.</p><h4>Lee Wong</h4>`,
    )
    expect(praise(result)).toEqual([
      'What reads like praise, signed "Ann O’Neill".',
      'What reads like praise, signed "Lee Wong".',
    ])
  })

  test('a dash in the same paragraph', () => {
    expect(praise(run(`<h3>Reviews</h3><p>“${words}” – Sarah Lim, Enmore</p>`))).toEqual([
      'What reads like praise, signed "Sarah Lim".',
    ])
  })

  test('a name on the last line of the paragraph', () => {
    expect(praise(run(`<h3>Reviews</h3><p>${words}<br>Sarah Lim<br>Google review, 3 weeks ago</p>`))).toEqual([
      'What reads like praise, signed "Sarah Lim", from Google.',
    ])
  })

  test('the source at the head of each card', () => {
    const card = (name: string, said: string) => `<a href="/r"><div>Google</div><p>“${said}”</p><p>– ${name}</p></a>`
    const cards =
      card('Sarah Lim', words) +
      card('Tom Roe', 'They mended our roof in the rain, and we would ask them again. Thank you!')
    expect(praise(run(`<h2>What customers say</h2>${cards}`))).toEqual([
      'What reads like praise, signed "Sarah Lim", from Google.',
      'What reads like praise, signed "Tom Roe", from Google.',
    ])
  })

  test('a heading that names the source', () => {
    const result = run(`<h2>Our Google reviews</h2><blockquote>${words}</blockquote><p>Sarah Lim</p>`)
    expect(praise(result)).toEqual(['What reads like praise, signed "Sarah Lim", from Google.'])
  })

  test('markup adds name and date to praise the page shows, and nothing to praise it does not', () => {
    const review = (text: string) =>
      `<script type="application/ld+json">{"@type":"Review","reviewBody":"${text}","author":{"@type":"Person","name":"Sarah Lim"},"datePublished":"2026-03-01"}</script>`
    expect(praise(run(`<h2>Testimonials</h2><blockquote>${words}</blockquote>${review(words)}`))).toEqual([
      'What reads like praise, signed "Sarah Lim".',
    ])
    expect(run(`<p>We fix lights.</p>${review(words)}`).score).toBe(0)
  })

  test('the same praise on several pages counts once', () => {
    const site = goodSite()
    expect(
      praise(
        assess(
          websiteTestimonials,
          change(
            site,
            '/about',
            '</main>',
            '<h2>Reviews</h2><blockquote>“They replaced our old switchboard in one day and left the hallway spotless.”</blockquote></main>',
          ),
        ),
      ),
    ).toHaveLength(3)
  })
})

test('under a heading, praise without quotation marks needs a signature', () => {
  expect(run(`<h2>Testimonials</h2><p>${words}</p><p>Sarah Lim, Newtown</p>`).score).toBe(47)
  expect(
    run(
      `<h2>Testimonials</h2><p>We asked our eight oldest friends for an honest sentence about us.</p><p>Here they are.</p>`,
    ).outcome,
  ).toBe('notMeasured')
})

test('a line with name and source below the praise in one block', () => {
  const html = `<h1>Reviews</h1><blockquote>"Nine tiles and one valley, and it has been dry for two winters."<br><b>Lorna Barrabool, Newtown</b> – Google review</blockquote>`
  expect(praise(run(html))).toEqual(['What reads like praise, signed "Lorna Barrabool", from Google.'])
})

test('a citation inside the quotation is no praise of its own', () => {
  const html = `<h1>Client stories</h1><blockquote><p>“Ashok explained depreciation, using puppets.”</p><cite>Bettina Galah, The Strung Out Puppet Theatre</cite></blockquote>`
  expect(praise(run(html))).toEqual(['What reads like praise, signed "Bettina Galah".'])
})

describe('registered health professions', () => {
  const health = (html: string) =>
    assess(websiteTestimonials, {
      ...onePage(bare(html)),
      facts: { industry: { ...factsOf(goodSite()).industry, industry: 'Health & Wellness' } },
    })

  test('are never asked for testimonials, which the law forbids them', () => {
    const result = health('<h1>Physiotherapy in Coburg</h1>')
    expect(result).toMatchObject({ outcome: 'notApplicable', reason: expect.stringContaining('section 133') })
    expect(result.reason).not.toContain('We found')
  })

  test('are known by what a page says of their registration, where the home page names other treatments', () => {
    const home = bare('<h1>Natural medicine in Warrnambool</h1><p>Naturopathy and more.</p>')
    const industry = { ...factsOf(goodSite()).industry, industry: 'Health & Wellness' } as const
    const outcomeWith = (about: string) =>
      assess(websiteTestimonials, {
        ...onePage(home),
        pages: { '/': home, '/about': bare(`<h1>About</h1><p>${about}</p>`) },
        facts: { industry },
      }).outcome
    expect(outcomeWith('Kate is registered with AHPRA.')).toBe('notApplicable')
    expect(outcomeWith('Kate has a garden.')).toBe('scored')
    expect(outcomeWith('We do nothing that is reserved for registered nurses.')).toBe('scored')
  })

  test('are told of what patients may tell in videos', () => {
    expect(health('<h1>Coburg dentist</h1><p>A patient shares their experience</p>').reason).toContain(
      'Your pages say "A patient shares their experience": ask your board',
    )
    expect(health('<h1>Coburg dentist</h1><h2>Your patient journey</h2>').reason).not.toContain('Your pages say')
  })

  test('are told of praise that is there', () => {
    expect(
      health(`<h1>Coburg dentist</h1><h2>Testimonials</h2><blockquote>“${words}”</blockquote><p>Sarah Lim</p>`).reason,
    ).toContain('We found what reads like praise of patients')
    expect(health(`<h1>Coburg dentist</h1><blockquote>“${words}”</blockquote>`).reason).not.toContain('We found')
  })

  test('are shown the praise that the law is about, not the praise of friendly staff beside it', () => {
    const card = (text: string, name: string) => `<blockquote>“${text}”</blockquote><p>${name}</p>`
    const { reason } = health(
      `<h1>Coburg physio</h1><h2>Testimonials</h2>${card('I love the friendly staff and the easy parking here.', 'Sarah Lim')}${card('I came by tram. After two visits my back pain was gone.', 'Jo Marsh')}`,
    )
    expect(reason).toContain('such as "After two visits my back pain was gone."')
  })

  test.each([
    '<h3>Review</h3><p>Healthy gums tighten after six weeks. We can show you the numbers changing.</p><p>04</p><h3>Maintenance</h3>',
    '<h2>What our patients say</h2><p>We explain every step to our patients and give you time for questions.</p><p>Dr Ann Lim</p>',
  ])('the words of the practice are not held against it: %s', (html) => {
    expect(health(`<h1>Coburg dentist</h1>${html}`).reason).not.toContain('praise of patients')
  })

  test.each(['Yoga studio in Coburg', 'Coburg animal hospital and vet surgery'])('%s is none of them', (title) => {
    expect(health(`<h1>${title}</h1>`)).toMatchObject({ outcome: 'scored', score: 0 })
  })
})

describe('what is no praise', () => {
  test.each([
    [
      'an invitation under the heading',
      '<h2>Reviews</h2><p>See what our happy customers have to say about us and our work.</p>',
    ],
    [
      'a call to leave one',
      '<h2>Testimonials</h2><p>We would love it if you leave us a review after the job is done.</p>',
    ],
    ['a quotation by the owner', '<p>“Safety comes first in my work, and in all that happens here.”</p>'],
    [
      'text after the next heading',
      '<h2>Testimonials</h2><h2>Our work</h2><p>We fix lights in every home of our suburb for you.</p>',
    ],
    ['a question', '<h2>Reviews</h2><p>Would you like us to call you back this week?</p>'],
  ])('%s; and that there is none is not said', (_, html) => {
    expect(run(`<h1>Tiny</h1>${html}`)).toMatchObject({
      outcome: 'notMeasured',
      reason: expect.stringContaining('We could not tell whether your pages show the words of customers'),
    })
  })

  test.each([
    ['a menu entry', '<nav><p>What our clients say about us and my work</p></nav>'],
    ['a slogan', '<p>“Train with purpose, and perform with all your heart.”</p>'],
    ['a service', '<h3>Audits and reviews of financial reports</h3>'],
  ])('%s is not even possibly praise', (_, html) => {
    expect(run(`<h1>Tiny</h1>${html}`).score).toBe(0)
  })

  test('words inside a report on a job may be; whose they are is not said', () => {
    const job =
      '<p>Of her roses she says: “They’ve never looked so good. Not even when I moved in.” We pruned them.</p>'
    expect(run(`<h1>Roses</h1>${job}`)).toMatchObject({ outcome: 'notMeasured' })
  })
})

describe('widgets', () => {
  test.each([
    '<script src="https://cdn.trustindex.io/loader.js?abc"></script>',
    '<iframe src="https://widget.trustpilot.com/x"></iframe>',
    '<link rel="stylesheet" href="/wp-content/plugins/widget-google-reviews/assets/css/public.css">',
  ])('%s scores 90 with less confidence', (tag) => {
    const result = run(`<h1>Tiny</h1><p>Hello</p>${tag}`)
    expect(result).toMatchObject({ score: 90, confidence: 0.65 })
    expect(problemsOf(result)).toEqual([])
  })

  test('that show many things count only under a heading about reviews', () => {
    const tag =
      '<nav>Home</nav><script src="https://static.elfsight.com/platform/platform.js"></script><footer>Newtown</footer>'
    expect(run(`<h1>Tiny</h1><h2>Instagram</h2>${tag}`).outcome).toBe('notMeasured')
    expect(run(`<h1>Tiny</h1><h2>What our customers say</h2>${tag}`).score).toBe(90)
  })
})

test('pages that build themselves by script are not judged', () => {
  expect(run('<div id="root"></div><script src="/app.js"></script>')).toMatchObject({ outcome: 'notMeasured' })
})

describe('what stands among praise', () => {
  test('a label above a heading opens the section', () => {
    const result = run(`<p>Reviews</p><h2>Trusted across the region</h2><p>“Quick, clean and honest work.”</p>`)
    expect(praise(result)).toEqual(['What reads like praise, without a name that we could read.'])
  })

  test('badges, counters and introductions are no praise, and their labels no names', () => {
    const result = run(
      `<section class="reviews"><h2>Reviews</h2><p>Part P</p><p>Three places to check us out</p>
       <h3>Years Experience</h3><p>Long-term clients across the coast trust our straightforward advice.</p>
       <blockquote>“${words}”</blockquote><p>Priya Raman</p></section>`,
    )
    expect(praise(result)).toEqual(['What reads like praise, signed "Priya Raman".'])
  })

  test('the same praise in full and abridged is one piece', () => {
    const full =
      'We rang at seven. They came at eight, and the lights were back before school. We would recommend them to anybody.'
    const short = 'They came at eight and the lights were back before school. We would recommend them.'
    const result = run(
      `<h2>Reviews</h2><blockquote>“${full}”</blockquote><p>Tom Baker</p><blockquote>“${short}”</blockquote><p>Tom Baker</p>`,
    )
    expect(praise(result)).toHaveLength(1)
  })

  test('names above cards under "People say" are those of the cards', () => {
    const card = (name: string) =>
      `<h3>${name}</h3><p>Hobart</p><p>The movers were careful and patient with us, says ${name}.</p>`
    const result = run(
      `<h2>People say about us</h2><p>Here are some customer reviews.</p>${card('Ann Lee')}${card('Bo Falk')}`,
    )
    expect(praise(result)).toEqual([
      'What reads like praise, signed "Ann Lee".',
      'What reads like praise, signed "Bo Falk".',
    ])
  })
})

describe('praise without a heading that says so', () => {
  const card = (name: string, text: string) =>
    `<div class="card"><div class="author"><h4>${name}</h4><span>Newtown</span></div><p>${text}</p></div>`
  const first = 'I rang them on a Sunday and two hours later our lights were back on. Thank you so much!'
  const second = 'My switchboard was as old as I am. I would recommend them to all of my neighbours.'

  test('cards with a name and words of thanks are found', () => {
    const result = run(`<h1>Tiny</h1><h2>Part of the family</h2>${card('Tom', first)}${card('Ann Lee', second)}`)
    expect(praise(result)).toEqual([
      'What reads like praise, signed "Tom".',
      'What reads like praise, signed "Ann Lee".',
    ])
  })

  test.each([
    ['the letter of an owner', card('Tom', first)],
    [
      'cards of the staff',
      card('Tom', first.replace('Thank you so much!', 'It was fun.')) +
        card('Ann', 'I fix all lights in the homes of our suburb and I like to do it well.'),
    ],
    ['mottos of the owners', card('Tom, owner', first) + card('Ann, director', second)],
  ])('%s: no praise', (_, html) => {
    expect(run(`<h1>Tiny</h1><h2>Part of the family</h2>${html}`).score).toBe(0)
  })

  test('words of thanks after the icon of a quotation mark are found, a motto after one is not', () => {
    const slide = (text: string) =>
      `<h1>Tiny</h1><div class="carousel-caption"><p><i class="fa fa-quote-left"></i> ${text}</p></div>`
    expect(praise(run(slide('The cake was lovely and we ate it all. Thanks again!')))).toEqual([
      'What reads like praise, without a name that we could read.',
    ])
    expect(run(slide('We believe that quality comes first in all our work.')).score).toBe(0)
    expect(run(slide('Thank you for visiting our website, we love to bake for you.')).score).toBe(0)
  })
})

test('an age beside praise is no date for long', () => {
  const told = (when: string) =>
    run(`<h2>Testimonials</h2><blockquote>“${words}”</blockquote><p>Sarah Lim</p><p>${when}</p>`)
      .findings.map(({ text }) => text)
      .filter((text) => text.startsWith('Write the month and year'))
  expect(told('6 months ago')).toEqual([expect.stringContaining('such as "6 months ago" on your home page')])
  expect(told('March 2026')).toEqual([])
  expect(told('They came to us 6 months ago and liked it.')).toEqual([])
})

test('the same words signed by two people are named, and not praised', () => {
  const signed = (name: string) => `<blockquote>“${words}”</blockquote><p>${name}</p>`
  const result = run(
    `<h2>Testimonials</h2>${signed('Ann Lee')}${signed('Bo Falk')}${signed('Tom Baker').replace('lights', 'ovens')}`,
  )
  expect(result.findings.map(({ text }) => text)).toContainEqual(
    expect.stringContaining('such as "Ann Lee" and "Bo Falk"'),
  )
  expect(result.findings.filter(({ kind }) => kind === 'strength')).toEqual([])
  const once = run(`<h2>Testimonials</h2>${signed('Ann Lee')}${signed('Ann L.')}`)
  expect(once.findings.map(({ text }) => text).join()).not.toContain('the same words')
})

test('the same words signed by more than two people are named with how many', () => {
  const signed = (text: string, ...names: string[]) =>
    names.map((name) => `<blockquote>“${text}”</blockquote><p>${name}</p>`).join('')
  const told = (html: string) => problemsOf(run(`<h2>Testimonials</h2>${html}`)).join()
  const four = signed(words, 'Ann Lee', 'Bo Falk', 'Cy Dunn', 'Di Earl', 'Ann L.')
  expect(told(four)).toContain('signed by 4 people, such as "Ann Lee" and "Bo Falk" (')
  const other = 'The new switchboard is great and they left my garage spotless.'
  expect(told(signed(other, 'Ed Cole', 'Gus Hale') + four)).toMatch(
    /signed by up to 4 people, such as "Ann Lee" and "Bo Falk" \(.*"Ed Cole" and "Gus Hale" \(/,
  )
})

test('words with two signatures keep the check from Excellent, and each pair is named', () => {
  const signed = (text: string, name: string) =>
    `<blockquote>“${text}”</blockquote><p>— ${name}, March 2026, from Google</p>`
  const other = 'The new switchboard is great and they left my garage spotless.'
  const third = 'I called on Monday and my oven worked on Tuesday, thank you.'
  const fair = signed(words, 'Ann Lee') + signed(other, 'Cy Dunn') + signed(third, 'Gus Hale')
  expect(run(`<h2>Testimonials</h2>${fair}`).score).toBe(100)
  const result = run(`<h2>Testimonials</h2>${fair}${signed(words, 'Bo Falk')}${signed(other, 'Di Earl')}`)
  expect(result.score).toBe(50)
  expect(problemsOf(result)).toContainEqual(
    expect.stringMatching(/"Ann Lee" and "Bo Falk" \(.*"Cy Dunn" and "Di Earl" \(/),
  )
})

describe('stories of members', () => {
  const story = (name: string, tie: string, text: string) => `<h3>${name}</h3><p>“${text}”</p><p>${tie}</p>`
  const cards =
    story('Ann Lee', 'Club Member, 1 year', 'It is only my second month here and I feel at home.') +
    story('Bo Falk', 'Club Member, 8 years', 'My children love it and we come every week.')

  test.each(['Community Stories', 'Success Stories', 'Member Stories'])(
    'under "%s" are praise, signed by the name above them, not by the tie below',
    (heading) =>
      expect(praise(run(`<h1>Tiny</h1><h2>${heading}</h2>${cards}`))).toEqual([
        'What reads like praise, signed "Ann Lee".',
        'What reads like praise, signed "Bo Falk".',
      ]),
  )
})

describe('praise that a text reports', () => {
  const says = (text: string) => praise(run(`<h1>Tiny</h1><p>${text}</p>`))
  const thanks = 'Thank you very much for your work and persistence with our sale.'

  test.each([
    `Barry Holt (one of the owners of the mill) stated "${thanks}"`,
    `The mill was sold in May. Barry Holt, owner of the mill, said: “${thanks}”`,
  ])('is signed by who said it: %s', (text) =>
    expect(says(text)).toEqual(['What reads like praise, signed "Barry Holt".']),
  )

  test.each([
    `Our founder Barry Holt said "${thanks}"`,
    'Barry Holt said "The market for mills is growing, and prices will follow it in the new year."',
    `The owner said "${thanks}"`,
  ])('is not read from %s', (text) => expect(says(text)).toEqual([]))
})

describe('words of others than customers', () => {
  const quote = (text: string, signature: string) =>
    praise(run(`<h1>Tiny</h1><h2>Happy customers</h2><blockquote>“${text}”</blockquote><p>— ${signature}</p>`))

  test.each([
    ['I have not failed. I found ten thousand ways that will not work.', 'Thomas Edison'],
    ['We cannot solve our problems with the thinking that made them.', 'Albert Einstein, physicist'],
    ['One of the best cafés in our city, and great value.', 'The Sydney Morning Herald'],
    ['Our favourite table of the year, with excellent service.', 'Good Food Guide 2024'],
    ['Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod.', 'Priya Raman'],
  ])('are no testimonials: "%s" by %s', (text, signature) => {
    expect(quote(text, signature)).toEqual([])
  })

  test('customers with such a surname or suburb are customers', () => {
    expect(quote(words, 'Sam Edison, Darwin')).toEqual(['What reads like praise, signed "Sam Edison".'])
  })

  test("the founder's motto outside a section about reviews is not praise; a founder of another firm may praise", () => {
    const outside = (signature: string) =>
      praise(
        run(
          `<h1>Tiny</h1><blockquote>“We love what we do, and it shows in our work.”</blockquote><p>— ${signature}</p>`,
        ),
      )
    expect(outside('Jo Tiny, founder')).toEqual([])
    expect(outside('Jo Large, founder of Large Homes')).toEqual([
      'What reads like praise, signed "Jo Large", from Large Homes.',
    ])
  })

  test('whom the praise is addressed to does not sign it', () => {
    const html = `<h2>Testimonials</h2><h3>Hey Matthew</h3><p>${words}</p><h3>Hi Jo</h3><p>Great work on our roof, we would recommend you.</p>`
    expect(praise(run(html)).join()).not.toMatch(/signed "H/)
  })
})

test('praise that gives a role in place of a name counts as praise without one', () => {
  const card = (text: string, signature: string) => `<div><p>${text}</p><p>${signature}</p></div>`
  const result = run(`<h2>What clients say</h2>
    ${card('Turned up when they said they would, and left the site cleaner than they found it.', 'Owner, Espresso on Nine')}
    ${card('Everything was scoped in one visit and delivered without any fuss at all.', 'Operations, Harbour Grill')}`)
  expect(praise(result)).toEqual([
    'What reads like praise, without a name that we could read, from Espresso on Nine.',
    'What reads like praise, without a name that we could read.',
  ])
})

describe('only what is certainly signed by a customer counts', () => {
  const card = (text: string, name: string) => `<blockquote>“${text}”</blockquote><p>— ${name}</p>`
  const signed = card(words, 'Sarah Lim') + card('My kitchen has never been so bright, thank you all.', 'Lee Wong')

  test('first names and initials are no names to praise', () => {
    const others =
      card('The crew came on the day that they had promised.', 'A.M.') + card('They swept the yard too.', 'Kim')
    const said = (html: string) => run(`<h2>Testimonials</h2>${html}`).findings.map(({ text }) => text)
    expect(said(others + card(words, 'Lee'))).not.toContain('Your site shows testimonials with names.')
    expect(said(signed + others)).toContain('Your site shows testimonials with names.')
  })

  test('beside signed praise, words without a name are neither counted nor complained about', () => {
    const result = run(`<h2>Testimonials</h2>${signed}<blockquote>“We light up your life, every day.”</blockquote>`)
    expect(praise(result)).toEqual([
      'What reads like praise, signed "Sarah Lim".',
      'What reads like praise, signed "Lee Wong".',
    ])
    expect(problemsOf(result).join()).not.toContain('Add names')
    expect(result.findings).toContainEqual({
      kind: 'strength',
      text: 'Your site shows testimonials with names.',
    })
  })

  test('words signed with the name of the business, or under a note of its own, are no praise', () => {
    const site = (html: string) => ({
      ...onePage(bare(html)),
      facts: { identity: { ...factsOf(goodSite()).identity, name: 'Brightside Lighting', variations: ['Brightside'] } },
    })
    for (const html of [
      card('We keep our price, and you can hold us to it.', 'Jo & Sam, Brightside Lighting'),
      card('We specify warm light for every hall we do.', 'Brightside Lighting Estimators | Licensed'),
      `<h3>Estimator note</h3>${card('We recommend warm light for every hall.', 'Jo Baker')}`,
    ])
      expect(praise(assess(websiteTestimonials, site(html)))).toEqual([])
  })

  test('forms, dialogs and opening hours hold no praise', () => {
    for (const html of [
      '<div><form><p>*This field is needed and it is our rule.</p><p>Clear Send</p></form></div>',
      `<div class="modal fade" aria-hidden="true">${signed}</div>`,
      '<p>Best time to call us for a great service:</p><p>Mon Tue Wed Thu</p>',
    ])
      expect(praise(run(`<h2>Feedback</h2>${html}`))).toEqual([])
  })

  test('a form around the whole page, as ASP.NET writes it, hides nothing', () => {
    expect(praise(run(`<form><h2>Testimonials</h2>${signed}</form>`))).toHaveLength(2)
  })

  test('a name on the line of the closing quotation mark signs the words', () => {
    const result = run(
      `<p>Testimonials</p><p>"${words}" Shelly Z.</p><p>"I rang at seven and had light by nine." John Karras</p>`,
    )
    expect(praise(result)).toEqual([
      'What reads like praise, signed "Shelly Z.".',
      'What reads like praise, signed "John Karras".',
    ])
  })
})

test('mottos over the sections of a page are not signed by the headings that follow', () => {
  const motto = (text: string, next: string) =>
    `<div class="quote-text"><blockquote>${text}</blockquote></div><h2>${next}</h2>`
  const result = run(
    motto('The art of peace begins with you and ends with the world.', 'Welcome') +
      motto('True victory is victory over oneself, every day and every hour.', 'Classes'),
  )
  expect(praise(result)).toEqual([])
})

test('where every card has its name above, the foot of the page does not sign the last one', () => {
  const card = (text: string, name: string) => `<div><p><span>${name}</span></p><p>${text}</p></div>`
  const foot = '<p>Warm light, always on time.</p><h5>Pages</h5>'
  const result = run(
    `<h2>Kind words from our customers</h2>${card(words, 'Sarah L')}${card('We love our new lights, thank you.', 'Lee W')}<footer>${foot}</footer>`,
  )
  expect(praise(result)).toEqual([
    'What reads like praise, signed "Sarah L".',
    'What reads like praise, signed "Lee W".',
  ])
})

test('initials with full stops in the caption of a quotation sign it', () => {
  const quotation = `<figure><blockquote>“${words}”</blockquote><figcaption>M. A.</figcaption></figure>`
  expect(praise(run(`<h2>Testimonials</h2>${quotation}`))).toEqual(['What reads like praise, signed "M. A.".'])
})

describe('where each part begins with praise and ends with a name', () => {
  const part = (...lines: string[]) =>
    `<div class="testimonials">${lines.map((line) => `<p>${line}</p>`).join('')}</div>`
  const first = 'Their number is 0491 570 156, so write it down before you lose it as I did.'
  test('the name signs what is above it, though other names are above more praise', () => {
    const result = run(
      `<h1>What people say</h1>${part(first, words, 'Ash Okoro')}${part('We love our new lights, thank you.', 'Kind regards', 'Lee Wong')}${part('I thought nobody would ever find the fault.', 'Thank you again.', 'Kim Dale')}`,
    )
    expect(result.evidence.flatMap(({ saw, quote }) => (quote ? [[saw, quote]] : []))).toEqual([
      ['What reads like praise, signed "Ash Okoro".', words],
      ['What reads like praise, signed "Lee Wong".', 'We love our new lights, thank you.'],
      ['What reads like praise, signed "Kim Dale".', 'I thought nobody would ever find the fault.'],
    ])
  })
  test('a name above stays that of its own praise, below an introduction too', () => {
    const result = run(
      `<h1>What people say</h1>${part('Hear what our customers say about us.', 'Ash Okoro', words)}${part('Lee Wong', 'We love our new lights, thank you.')}`,
    )
    expect(result.evidence.map(({ saw, quote }) => [saw, quote])).toContainEqual([
      'What reads like praise, signed "Lee Wong".',
      'We love our new lights, thank you.',
    ])
  })
})

describe('where each piece is in an element of its own', () => {
  const pieces = [
    ['Ash Okoro', words],
    ['Lee Wong', 'We love our new lights, thank you.'],
    ['Kim Dale', 'I thought nobody would ever find the fault.'],
  ] as const
  const signed = pieces.map(([name, text]) => [`What reads like praise, signed "${name}".`, text])
  const read = (html: string) =>
    run(`<h2>What people say</h2>${html}<h2>Call us</h2>`).evidence.flatMap(({ saw, quote }) =>
      quote ? [[saw, quote]] : [],
    )
  test('the name in it signs, above or below, whatever the element is', () => {
    for (const [open, close] of [
      ['<div>', '</div>'],
      ['<a href="/reviews">', '</a>'],
      ['<review-card>', '</review-card>'],
    ]) {
      const all = (card: (name: string, text: string) => string) =>
        read(pieces.map(([name, text]) => `${open}${card(name, text)}${close}`).join(''))
      expect(all((name, text) => `<p>${name}</p><p>${text}</p>`)).toEqual(signed)
      expect(all((name, text) => `<p>${text}</p><p>${name}</p>`)).toEqual(signed)
      expect(
        all((name, text) => `<div><p>${text}</p></div><div><p>Kitchen Renovation</p><p>${name}</p></div>`),
      ).toEqual(signed)
    }
  })
  test('a piece without a name in it has none, though names are before and after it', () => {
    const [first, second, third] = pieces
    expect(
      read(
        `<div><p>${first[1]}</p><p>${first[0]}</p></div><div><p>${second[1]}</p></div><div><p>${third[0]}</p><p>${third[1]}</p></div>`,
      ),
    ).toEqual([signed[0], signed[2]])
  })
})

test('a label over the next heading is no source of the last praise', () => {
  const card = (name: string, below = '') =>
    `<blockquote>“${words}” It was ${name}.</blockquote><p>${name} Lim</p>${below}`
  const result = run(
    `<h2>Testimonials</h2>${card('Sarah')}${card('Priya')}<p>Google Reviews</p><h2>Trusted by the street</h2><p>Come in.</p>`,
  )
  expect(praise(result).join()).not.toContain('from Google')
  const each = run(
    `<h2>Testimonials</h2>${card('Sarah', '<p>Google Reviews</p>')}${card('Priya', '<p>Google Reviews</p>')}<h2>Come in</h2>`,
  )
  expect(praise(each).filter((saw) => saw.includes('from Google'))).toHaveLength(2)
})

test('a note of who built the site, and a part of a policy, are nothing that may be praise', () => {
  const reason = (path: string, text: string) => {
    const site = onePage(bare('<h1>Tiny</h1>'))
    site.pages[path] = bare(`<h1>Rules</h1><div class="review-note"><p>${text}</p></div>`)
    return assess(websiteTestimonials, site).reason ?? ''
  }
  const text = 'We keep what you tell us for as long as the law asks us to.'
  expect(reason('/about', text)).toContain('may be some, or stand above some')
  expect(reason('/privacy-policy.html', text)).toBe('')
  expect(reason('/about', 'CHECK — whether we keep it for as long as the law asks us to')).toBe('')
})

test('where every card has its name below, what is above the first card is none', () => {
  const card = (text: string, name: string, job: string) => `<p>"${text}"</p><p>${name}</p><p>${job}</p>`
  const result = run(
    `<h2>Testimonials</h2><p>Happy Homes</p>${card(words, 'Sarah Lim', 'Wall Tiling')}${card('We love our new floor, thank you.', 'Lee Wong', 'Floor Screeding')}`,
  )
  expect(praise(result)).toEqual([
    'What reads like praise, signed "Sarah Lim".',
    'What reads like praise, signed "Lee Wong".',
  ])
})

test('a business that announces its start is not asked for praise', () => {
  expect(run('<h1>Coming soon</h1><p>Leave your email, and hear from us when we begin.</p>')).toMatchObject({
    outcome: 'notApplicable',
  })
})

describe('what stands beside the name on a card', () => {
  const card = (...lines: string[]) =>
    run(`<h2>Testimonials</h2><div><p>“${words}”</p>${lines.map((line) => `<p>${line}</p>`).join('')}</div>`)

  test.each([
    ['Deep Spring Clean', 'Sarah Lim'],
    ['Residential Tiling', 'Sarah Lim'],
    ['Satisfaction Rate', 'Sarah Lim'],
  ])('is no author: %s', (job, name) =>
    expect(praise(card(job, name))).toEqual([`What reads like praise, signed "${name}".`]),
  )

  test.each([
    ['Sarah Lim ✔ Verified', 'Sarah Lim'],
    ['Sarah Lim Verified customer', 'Sarah Lim'],
    ['Victoria &amp; Arthur', 'Victoria & Arthur'],
  ])('is cut off the name: %s', (line, name) =>
    expect(praise(card(line))).toEqual([`What reads like praise, signed "${name}".`]),
  )

  test('is not the entry of a menu', () => {
    const html = `<nav><a href="#start">Aikido</a></nav><h2>Testimonials</h2><p>“${words}”</p><p>Aikido</p>`
    expect(praise(run(html))).toEqual(['What reads like praise, without a name that we could read.'])
  })
})

describe('quotation marks set apart', () => {
  const words = 'They changed how I speak to my board, and the results came at once.'
  const author = '<div>Ann Mitchell</div><div>Director, Harbour Ventures</div>'

  test.each([
    ['by comments', `<p>“<!-- -->${words}<!-- -->”</p>`],
    ['in elements of their own', `<h2>What clients say</h2><div>“</div><p>${words}</p><div>”</div>`],
  ])('%s: the praise is read with its name', (_, quote) => {
    expect(praise(run(`<h1>Tiny</h1>${quote}${author}`))).toContain(
      'What reads like praise, signed "Ann Mitchell", from Harbour Ventures.',
    )
  })

  test('a quotation signed with a post alone may be the firm’s own', () => {
    expect(run(`<h1>Tiny</h1><p>“${words}”</p><div>Ann Mitchell</div><div>Founder</div>`).outcome).toBe('notMeasured')
  })
})

test('a line over the testimonials may say where all of them come from, so no source is asked for', () => {
  const quote = `<blockquote>“${words}”</blockquote><p>— Priya Raman, March 2026</p>`
  const result = run(`<h2>Testimonials</h2><p>Unedited, direct from our Google reviews.</p>${quote}`)
  expect(problemsOf(result).join()).not.toContain('Say where your testimonials come from')
  expect(sawOf(result)[0]).toBe('We read praise with a name beside it and all with a date.')
})

test('counters, and what a template calls its logos, are neither praise nor names', () => {
  const counter = '<h2>Testimonials</h2><p>5095+ happy customers & counting</p><p>Logo Ipsum</p>'
  expect(praise(run(`<h1>Tiny</h1>${counter}`))).toEqual([])
  const gallery = `<h2>Testimonials</h2><blockquote>“${words}”</blockquote><h3>Photo Gallery</h3>`
  expect(praise(run(`<h1>Tiny</h1>${gallery}`))).toEqual(['What reads like praise, without a name that we could read.'])
})

test('the letter in a round picture is no part of the name', () => {
  const card = `<h2>Reviews</h2><div class="review"><span>K</span> <b>Keeley Mc</b><p>${words}</p></div>`
  expect(praise(run(`<h1>Tiny</h1>${card}`))[0]).toBe('What reads like praise, signed "Keeley Mc".')
})

test('the letters in a round picture, run together with the name, are no part of it', () => {
  const card = `<h2>Reviews</h2><blockquote>“${words}”</blockquote><p><span>SM</span>Sarah M.</p>`
  expect(praise(run(`<h1>Tiny</h1>${card}`))[0]).toBe('What reads like praise, signed "Sarah M.".')
})

test('a role run together with a name, or a trade below it, is no part of it', () => {
  const signed = (signature: string) =>
    praise(run(`<h1>Tiny</h1><h2>Reviews</h2><blockquote>“${words}”</blockquote>${signature}`))[0]
  expect(signed('<p><b>James T.</b><span>NDIS Participant</span></p>')).toContain('signed "James T."')
  expect(signed('<p>Greg T.</p><p>Builder</p>')).toContain('signed "Greg T."')
})

test('a widget that may show anything leaves it open whether there is praise', () => {
  const widget = '<iframe src="https://static.elfsight.com/x"></iframe>'
  expect(run(`<h1>Tiny</h1>${widget}`)).toMatchObject({
    outcome: 'notMeasured',
    reason: expect.stringContaining('Elfsight') as string,
  })
})

test('a nickname in quotation marks is part of a name', () => {
  const card = `<h2>Reviews</h2><div class="review"><p>Ken “KB” Branighan</p><p>${words}</p></div>`
  expect(praise(run(`<h1>Tiny</h1>${card}`))[0]).toBe('What reads like praise, signed "Ken Branighan".')
})

test('a button to reviews after the last testimonial is no source of it, and leaves the question open', () => {
  const card = `<h2>Reviews</h2><blockquote>“${words}”</blockquote><p>Sarah Marsh</p><p><a href="/x">Read our Google reviews</a></p>`
  const result = run(`<h1>Tiny</h1>${card}`)
  expect(praise(result)[0]).toBe('What reads like praise, signed "Sarah Marsh".')
  expect(result.findings.map(({ text }) => text).join()).not.toContain('Say where your testimonials come from')
})

test('what an article quotes is no praise that we may have missed', () => {
  const myth = '<p>“Everything automatically goes to my spouse anyway, I am told.” is not so.</p>'
  const at = (path: string) =>
    assess(websiteTestimonials, {
      ...onePage(bare('<h1>Tiny</h1>')),
      pages: { '/': bare(`<h1>Tiny</h1><a href="${path}">More</a>`), [path]: bare(`<h1>Wills</h1>${myth}`) },
    }).outcome
  expect(at('/insight-wills')).toBe('scored')
  expect(at('/wills')).toBe('notMeasured')
})

describe('a name above the praise on its card', () => {
  const card = (...lines: string[]) => `<div class="card">${lines.map((line) => `<p>${line}</p>`).join('')}</div>`
  const signers = (...cards: string[]) => praise(run(`<h2>What our clients say</h2>${cards.join('')}`)).join()
  const other = 'She painted our kitchen in a day and we are so happy with it.'

  test('is not that of the next card, where a source or a role is between', () => {
    for (const line of ['Google Review', 'Homeowner']) {
      const said = signers(
        card('Ken Branighan', line, '★★★★★', words),
        card('Lisa Slow', line, '★★★★★', other),
        '<p>How It Works</p>',
      )
      expect(said).toMatch(/signed "Ken Branighan".*signed "Lisa Slow"/)
    }
  })

  test('has its source where a line above all cards says it, or a logo is on them', () => {
    const cards = card('Ken Branighan', words)
    const told = (html: string) => problemsOf(run(`<h2>What our clients say</h2>${html}${cards}`)).join()
    expect(told('')).toContain('Say where your testimonials come from')
    expect(told('<p>Real reviews from Google.</p>')).not.toContain('Say where')
    expect(told('<img src="/googlefull.png" alt="">')).not.toContain('Say where')
  })
})

test('what staff say about working there is no praise of customers', () => {
  const cards = `<blockquote>${words}</blockquote><p>— Sam Reid</p>`
  expect(praise(run(`<h2>What our clients say</h2>${cards}`)).join()).toContain('signed "Sam Reid"')
  const site = onePage(bare('<h1>Tiny</h1>'))
  site.pages['/careers'] = bare(`<h1>Careers</h1><h2>What our clients say</h2>${cards}`)
  expect(praise(assess(websiteTestimonials, site)).join()).not.toContain('signed "Sam Reid"')
})

test('a name after a comma signs the praise, and no label in capitals below it', () => {
  const pull = `<blockquote>“${words}”</blockquote><p>, Donna P., Adare</p><h4>QUICK FACTS</h4><p>Open daily.</p>`
  const again = `<h2>Reviews</h2><blockquote>“${words}”</blockquote><p>Donna P., Adare</p>`
  expect(problemsOf(run(`<h2>Reviews</h2>${pull}${again}`)).join()).not.toContain('Check who wrote your testimonials')
})

test('a post and a firm after a dash are where praise comes from, and nothing that is there is asked for', () => {
  const result = run(
    `<h2>Testimonials</h2><blockquote>${words}</blockquote><p>Cameron Morris, General Manager - The Curtain Exchange</p>`,
  )
  expect(praise(result).join()).toContain('from The Curtain Exchange')
})

test('the name on the first line of each card signs it, and is no part of the praise', () => {
  const said = ['one day', 'two days', 'an hour'].map((time) => words.replace('one day', time))
  const cards = ['Glenn', 'Katherine', 'Steve'].map(
    (name, at) => `<div class="testimonial"><strong>${name}</strong><br>${said[at]}</div>`,
  )
  const result = run(`<h1>Testimonials</h1>${cards.join('')}`)
  expect(praise(result).join()).toMatch(/signed "Glenn".*signed "Katherine"/)
  expect(result.evidence.map(({ quote }) => quote)).toEqual(expect.arrayContaining(said))
})

test('what is in one element with the heading of the next section signs no praise above it', () => {
  const next = '<section><div><span>Money Matters</span><h2>What we charge</h2></div><p>By the hour.</p></section>'
  const result = run(`<section><h2>What clients say</h2><div><div><p>“${words}”</p></div></div></section>${next}`)
  expect(praise(result).join()).not.toContain('Money Matters')
})

test('a role of several words after an initial is no part of the name', () => {
  const signed = (name: string) =>
    praise(run(`<h2>Testimonials</h2><blockquote>${words}</blockquote><p>${name}</p>`)).join()
  expect(signed('<strong>Nora F.</strong> <span>Senior Site Coordinator</span>')).toContain('signed "Nora F."')
  expect(signed('<strong>Nora F.</strong> <span>Parent of two students</span>')).toContain('signed "Nora F."')
})

test('what a platform calls one of its users is no name', () => {
  const signed = (name: string) => `<blockquote>“${words}”</blockquote><p>${name}</p>`
  expect(praise(run(`<h2>Reviews</h2>${signed('Host')}`)).join()).not.toContain('signed "Host"')
})

test('an organisation that signs words about itself is where they come from', () => {
  const signed = (who: string) =>
    sawOf(
      run(
        `<h2>Testimonials</h2><blockquote>We at Harbour Bird Rescue thank you for every visit.</blockquote><h4>${who}</h4>`,
      ),
    ).join()
  expect(signed('Harbour Bird Rescue')).toContain("all with where it was left or the writer's firm")
  expect(signed('Tom Baker')).toContain("none with where it was left or the writer's firm")
})

test('praise that a card sets as a heading is read, below "What our clients says"', () => {
  const card = (name: string) =>
    `<div class="testimonial-item"><h3>${words}</h3><h4>${name}</h4><span>Teacher</span></div>`
  const result = run(`<h2>What our clients says</h2>${['Tom Baker', 'Una Reed'].map(card).join('')}`)
  expect(praise(result).join()).toContain('signed "Tom Baker"')
})

test('a profession in an element of its own is no part of the name', () => {
  const signed = '<strong>Tom Baker</strong> <span>Accountant, Sydney</span>'
  const result = run(`<h2>Reviews</h2><blockquote>${words}</blockquote><p>${signed}</p>`)
  expect(praise(result).join()).toContain('signed "Tom Baker"')
})

test('headings on what is sold sign no praise', () => {
  const offer = '<h4>High-Converting Websites</h4><h4>More Happy Customers</h4>'
  const result = run(
    `<h1>Ads</h1>${offer}<p>We work with shops to plan ads that bring them customers from Facebook.</p>`,
  )
  expect(praise(result)).toEqual([])
})

describe('praise that the page shows to be made up, or that may be,', () => {
  const signed = `<blockquote>“${words}”</blockquote><p>Tom Baker</p>`
  const copies = (count: number) =>
    Array.from(
      { length: count },
      (_, at) => `<div class="testimonial"><h5>${words}</h5><p>Una Reed - ${at + 1}</p></div>`,
    ).join('')

  test.each([
    ['the page itself says', `<p>Read representative feedback on our work.</p>${signed}`],
    ['"Una Reed - 1" to "Una Reed - 4" sign it, numbered copies', copies(4)],
  ])('is asked about and not counted: %s', (why, html) => {
    const result = run(`<h2>What clients say</h2>${html}`)
    expect(result).toMatchObject({ outcome: 'notMeasured', reason: expect.stringContaining(why) })
    expect(result.evidence).toEqual([])
  })

  test.each([
    'The two reviews below are placeholders. Swap them for real ones.',
    'Card 1: Replace quote and name with a real review from Google',
    'Use real review text from Google, and paste it below',
    'Sample customer testimonials',
  ])('is asked about and not counted where a note in the code says so: %s', (note) => {
    const result = run(`<h2>What clients say</h2><!-- ${note} -->${signed}`)
    expect(result).toMatchObject({
      outcome: 'notMeasured',
      reason: expect.stringContaining(`a note in its code says "${note.replace(/\.$/, '')}`),
    })
    expect(result.reason).toContain('If customers wrote it, have that note taken out')
  })

  test.each([
    'Reviews Widget Placeholder',
    'Replace with your real Google review link',
    'Sample review schema',
    'Testimonials: real words of customers',
    'Replace the placeholder photo with a real one',
  ])('is not what a note on something else is about: %s', (note) =>
    expect(praise(run(`<h2>What clients say</h2><!-- ${note} -->${signed}`)).join()).toContain('signed "Tom Baker"'),
  )

  test('is not told of a page whose note on placeholders has no praise beside it', () => {
    const reason = run('<h1>Tiny</h1><!-- Placeholder testimonials --><p>We fix lights in every home.</p>').reason ?? ''
    expect(reason).not.toContain('did not count')
  })

  test('keeps the other praise from Excellent, and nothing is asked for that would dress it up', () => {
    const home = bare(`<h2>Reviews</h2>${signed}<a href="/more">More</a>`)
    const site = { ...onePage(home), pages: { '/': home, '/more': bare(`<h1>More</h1>${copies(3)}`) } }
    const result = assess(websiteTestimonials, site)
    expect(result.score).toBeLessThanOrEqual(50)
    expect(result.findings.map(({ text }) => text)).toEqual([
      expect.stringContaining('Check who wrote the praise on the page "More": "Una Reed - 1" to "Una Reed - 3"'),
    ])
  })

  test.each([
    `<p>These testimonials are not representative of every job.</p>${signed}`,
    `<p>Indicative quotes for common jobs.</p>${signed}`,
    copies(2),
  ])('is not seen in %s', (html) => {
    expect(praise(run(`<h2>What clients say</h2>${html}`)).join()).toMatch(/signed "(?:Tom Baker|Una Reed)/)
  })
})

test('what a page says of its own in quotation marks is no praise, and leaves nothing open', () => {
  const motto = (text: string) =>
    run(`<h1>Tiny</h1><div class="quote-block"><p>${text}</p></div><div><span>Guitar</span></div>`)
  expect(motto('"From bedroom to stage, we\'ll help you get there."')).toMatchObject({ outcome: 'scored', score: 0 })
  expect(motto("Whether you're a beginner or not, our structured approach gets you results.")).toMatchObject({
    score: 0,
  })
  expect(motto('"We will recommend you to all of our friends, thank you!"').score).not.toBe(0)
})

test('where a carer offers nursing, the limits of praise for it are told', () => {
  const told = (industry: string, service: string) =>
    assess(websiteTestimonials, {
      ...onePage(bare(`<h1>Tiny Home Care</h1><h3>${service}</h3>`)),
      facts: { industry: { ...factsOf(goodSite()).industry, industry } },
    })
      .findings.map(({ text }) => text)
      .join()
  expect(told('Health & Wellness', 'Home nursing')).toContain('no praise of the clinical side of your nursing')
  expect(told('Health & Wellness', 'Garden care')).not.toContain('National Law')
  expect(told('Retail & E-Commerce', 'Nursing chairs')).not.toContain('National Law')
  const vets = assess(websiteTestimonials, {
    ...onePage(bare('<h1>Tiny Vets</h1><h3>Nursing consultations</h3>')),
    facts: { industry: { ...factsOf(goodSite()).industry, industry: 'Health & Wellness' } },
  })
  expect(vets.findings.map(({ text }) => text).join()).not.toContain('National Law')
})

test('a short quotation that a card sets as a heading is praise', () => {
  const card = (words: string, who: string) =>
    `<div class="review-card"><h5>"${words}"</h5><h6>${who}</h6><span>Spectran Group</span></div>`
  const html = card('Reliable partner, discreet and trusted.', 'Emma Marsh') + card(words, 'Sarah Toll')
  expect(praise(run(`<h2>What our clients say</h2>${html}`))).toEqual([
    expect.stringContaining('Emma Marsh'),
    expect.stringContaining('Sarah Toll'),
  ])
})

describe('what may be praise', () => {
  test('is no page that says that there is none yet, and no filler text', () => {
    const single = (body: string) =>
      assess(websiteTestimonials, {
        ...onePage(bare('<h1>Tiny</h1><a href="/testimonials">Testimonials</a>')),
        pages: {
          '/': bare('<h1>Tiny</h1><a href="/testimonials">Testimonials</a>'),
          '/testimonials': bare(`<h1>Testimonials</h1>${body}`),
        },
      })
    expect(single('<p>Words that nobody signed.</p>').outcome).toBe('notMeasured')
    expect(single("<p>Sorry, we have none to show. We'll update this page very soon!</p>")).toMatchObject({ score: 0 })
    expect(single('<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</p>')).toMatchObject({ score: 0 })
  })

  const reason = (html: string) => run(`<h1>Tiny</h1>${html}`).reason ?? ''

  test('is not a kind of feedback in a list, or the reviews that a firm does itself', () => {
    const item = (name: string) => `<div class="item"><h3>${name}</h3><p>That happens when you study alone.</p></div>`
    expect(reason(['Lonely Hours', 'Limited Feedback', 'Slow Lines'].map(item).join(''))).toBe('')
    expect(reason('<h3>Regular policy and procedure reviews</h3><p>Each year.</p>')).toBe('')
    expect(reason(['Our Work', 'Customer Feedback', 'Our Team'].map(item).join(''))).toContain('"Customer Feedback"')
  })

  test('is what stands under thanks to somebody by name, more than once', () => {
    const slide = (thanks: string) => `<li><h5>${thanks}</h5><p>Loved the day!</p><h2>Tim</h2></li>`
    expect(reason(`<ul>${slide('Thanks Owen')}${slide('Thank you so much Owen!')}</ul>`)).toContain('"Thanks Owen"')
    expect(reason(`<ul>${slide('Thanks Owen')}</ul>`)).toBe('')
    expect(reason(`<ul>${slide('Thank You Cards')}${slide('Thank You Gifts')}</ul>`)).toBe('')
  })
})

test('the name before an age and a source on one line signs the praise above it', () => {
  const card = (who: string) =>
    `<article><p>“${words}”</p><div><span>${who}</span> <span>10 months ago</span> <span>via Google</span></div></article>`
  expect(praise(run(`<h2>Reviews</h2>${card('Nora T.')}${card('Hugo')}`))).toEqual([
    'What reads like praise, signed "Nora T.", from Google.',
  ])
  expect(praise(run(`<h2>Reviews</h2>${card('Updated')}`)).join()).not.toContain('signed "Updated"')
})

describe('no source is asked for', () => {
  const asked = (html: string) => problemsOf(run(html)).join().includes('Say where your testimonials come from')
  const signed = (who: string) => `<h2>Testimonials</h2><blockquote>“${words}”</blockquote><p>${who}</p>`
  test.each(['Nora Tully, Banksia Bay Rowers', 'Nora Tully | Wattle Creek Cafe'])(
    'where what stands behind the name may be a firm: %s',
    (who) => {
      const result = run(signed(who))
      expect(asked(signed(who))).toBe(false)
      expect(sawOf(result)[0]).not.toContain('the writer')
    },
  )
  test.each([
    'Nora Tully',
    'Nora Tully, Newtown',
    'Nora Tully, Corporate Client',
    'Nora Tully, Head Consultant',
    'Nora Tully, Newtown NSW',
  ])('and it is where nothing but a place or a role does: %s', (who) => expect(asked(signed(who))).toBe(true))
  test('where a line below the name may be a firm', () => {
    expect(asked(`${signed('Nora Tully')}<p>Banksia Bay Rowers</p>`)).toBe(false)
    expect(asked(`${signed('Nora Tully')}<p>Newtown</p>`)).toBe(true)
  })
  test('where a link beside it leads to reviews on another website', () => {
    const link = (to: string) => `${signed('Nora Tully')}<a href="${to}">Read all reviews</a>`
    expect(asked(link('https://share.google/yRXa2up4'))).toBe(false)
    expect(asked(link('https://www.example.net/x'))).toBe(true)
  })
  test('where a rating above the praise says where it was given', () =>
    expect(asked(`<p>★★★★★ 4.9 / 5 on Google</p>${signed('Nora Tully')}`)).toBe(false))
})

test.each(['Reading Program', 'Exam Preparation', 'Spelling &amp; Numeracy'])(
  'what somebody came for is no name: %s',
  (offer) => {
    const card = `<div class="testimonial"><p>${words}</p><h3>Parent of Year 4 Student</h3><span>${offer}</span></div>`
    const result = run(`<h2>Testimonials</h2>${card}`)
    expect(praise(result).join()).not.toContain('signed "')
    expect(result.findings.map(({ text }) => text).join()).not.toContain('testimonials with names')
  },
)

test.each([
  'Registered Nurse',
  'Assistant In Nursing',
  'Aged Care Worker',
  'ABC University Client',
  'Long Term Tenant',
  'Wife Of A Resident',
  'Wedding Guest',
])('a role or a job title is no name: %s', (role) => {
  const card = (text: string) => `<div class="testimonial"><p>${text}</p><h6>${role}</h6></div>`
  const more = 'The crew answered each call of ours, and I would ask them again at any time.'
  const result = run(`<h2>Testimonials</h2>${card(words)}${card(more)}`)
  expect(praise(result)).toEqual(Array(2).fill('What reads like praise, without a name that we could read.'))
  expect(result.findings.map(({ text }) => text).join()).not.toContain('testimonials with names')
})

test.each(['Sarah Mitchell Client', 'Sarah Mitchell Accountant', 'Christopher Guest', 'Tim Baker'])(
  'a name with a role behind it, or that is a word for one, is a name: %s',
  (name) =>
    expect(praise(run(`<h2>Testimonials</h2><blockquote>${words}</blockquote><p>${name}</p>`)).join()).toContain(
      `signed "${name.split(' ')[0]}`,
    ),
)
