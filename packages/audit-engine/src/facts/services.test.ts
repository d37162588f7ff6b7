import { describe, expect, it } from 'vitest'
import { factsOf } from '../../test/support/gathered-site.ts'

const servicesOf = (pages: Record<string, string>): string[] => factsOf(pages).services.map(({ name }) => name)

describe('servicesOf', () => {
  it('reads links to pages below /services/, not to areas below it', () => {
    const html = `<nav><a href="/services/">Services</a><a href="/services/blocked-drains">Blocked Drains</a>
      <a href="/services/hot-water/">Hot Water</a><a href="/service-areas/newtown">Newtown</a><a href="/about">About</a></nav>`
    expect(servicesOf({ '/': html })).toEqual(['Blocked Drains', 'Hot Water'])
  })

  it('takes no page for a service that only sends visitors on to another website', () => {
    const names = ['Tiling', 'Painting', 'Paving']
    const menu = `<footer><h4>Services</h4><ul>${names.map((name) => `<li><a href="/${name}">${name}</a></li>`).join('')}</ul></footer>`
    const pages = (head: string) =>
      Object.fromEntries([['/', menu], ...names.map((name) => [`/${name}`, `${head}<h1>${name}</h1>`])])
    expect(servicesOf(pages(''))).toEqual(names)
    expect(servicesOf(pages('<meta http-equiv="refresh" content="3;url=https://tiny-tiles.example/">'))).toEqual([])
    const pointer = '<p>This team has its own website. <a href="https://tiny-tiles.example/">Visit it</a></p>'
    expect(servicesOf(pages(pointer))).toEqual([])
  })

  it('gives an entry that a menu for phones has in fewer words the page of both', () => {
    const entry = (name: string, to: string) => `<li><a href="/${to}">${name}</a></li>`
    const html = `<title>Tiny Gardens</title><nav><ul><li><a href="/s">Services</a><ul>${entry('Hedge shaping &amp; trimming', 'hedges')}
      ${entry('Land &amp; block clearing', 'land')}${entry('Lawn mowing', 'lawns')}</ul></li></ul>
      <ul><li><a href="/s">Services</a><ul>${entry('Hedge shaping', 'hedges')}${entry('Land &amp; clearing', 'land')}
      ${entry('Lawn mowing', 'lawns')}</ul></li></ul></nav>`
    expect(servicesOf({ '/': html })).toHaveLength(3)
  })

  it('takes no event or post of one year for a service', () =>
    expect(
      servicesOf({
        '/': '<h2>Our services</h2><ul><li>Wiring</li><li>Lighting</li><li>Kickstarter Event 2024 Launch</li></ul>',
      }),
    ).not.toContain('Kickstarter Event 2024 Launch'))

  it('reads on where a line ends in the middle of a name', () => {
    const headings = ['Kitchens &amp;<br>Bathrooms', 'Decks &amp; <br/>Pergolas', 'Carports'].map(
      (text) => `<h3>${text}</h3>`,
    )
    expect(servicesOf({ '/': `<h2>Our services</h2>${headings.join('')}` })).toEqual([
      'Kitchens & Bathrooms',
      'Decks & Pergolas',
      'Carports',
    ])
  })

  it('reads main headings of pages that end in the same word for what is done', () => {
    const pages = (...headings: string[]) =>
      Object.fromEntries([['/', '<h1>Tiny School</h1>'], ...headings.map((text, at) => [`/${at}`, `<h1>${text}</h1>`])])
    expect(servicesOf(pages('Guitar Lessons', 'Piano Lessons', 'Drum Lessons'))).toEqual([
      'Guitar Lessons',
      'Piano Lessons',
      'Drum Lessons',
    ])
    expect(servicesOf(pages('Newtown Cleaning', 'Marrickville Cleaning', 'Bondi Cleaning'))).toEqual([])
  })

  it('reads the list below a heading about services, up to the next heading of its level', () => {
    const html = `<h2>Our Services</h2><ul><li>Lighting</li><li>24 hour callouts</li></ul><h3>Switchboards</h3>
      <h2>Why choose us</h2><ul><li>Clean</li></ul>`
    expect(servicesOf({ '/': html })).toEqual(['Lighting', '24 hour callouts'])
  })

  it('reads the headings below one about services in any case and in the header of a section', () => {
    const html = `<h1>Tiny Restorations</h1><header><h1>our services</h1></header>
      <h2>Joinery</h2><p>In old houses.</p><h2>Slate roofing</h2><h2>Carpentry</h2><h1>past projects</h1><h2>The Pier</h2>`
    expect(servicesOf({ '/': `<title>Tiny builders</title>${html}` })).toEqual([
      'Joinery',
      'Slate roofing',
      'Carpentry',
    ])
  })

  it.each([
    'Six years of workmanship warranty',
    '20 years experience',
    'Licensed and insured',
    'Fully insured',
    'Free no-obligation quotes',
    'Competitive prices',
    'Family owned',
    'Satisfaction guaranteed',
    'No call out fee',
    'No Job Too Small',
    'Fast Response',
    'Domestic Commercial Industrial',
    'Joe’s Electrical',
    'Keep in Touch With Us',
    'Stay in touch',
    'Resume Tips',
    'Candidate FAQs',
    'Candidates',
    'Gold Package',
    'Plans to suit any budget',
    'Safety First',
    'Flexible Scheduling',
    'Expert Instructors',
    'Friendly, qualified staff',
    'Attention to detail',
    'Weekly promotions',
    'Lighting equipment we have',
    'Lighting comparison',
    'Privately funded',
    'Self-managed',
    'Medicare rebates',
    'NDIS',
  ])('leaves out %j, and none of the services beside it', (other) => {
    const kept = ['Switchboards', 'Warranty repairs', 'Commercial lighting']
    const entries = [other, ...kept].map((entry) => `<li>${entry}</li>`).join('')
    const html = `<title>Joe's Electrical</title><h2>Our Services</h2><ul>${entries}</ul><footer>© Joe's Electrical</footer>`
    expect(servicesOf({ '/': html })).toEqual(kept)
  })

  it.each(['Self-managed super', 'WorkCover claims', 'Care plans', 'Startup funding', 'Professional indemnity'])(
    'keeps %j',
    (name) => {
      const entries = [name, 'Tax returns', 'Bookkeeping'].map((entry) => `<li>${entry}</li>`).join('')
      expect(servicesOf({ '/': `<title>Accountants</title><h2>Our Services</h2><ul>${entries}</ul>` })).toContain(name)
    },
  )

  it('reads a list in the footer, links or not', () => {
    const entries = ['Switchboards', 'Power points', 'Ceiling fans'].map((one) => `<li>${one}</li>`).join('')
    const html = `<h1>Electrician</h1><footer><h3>Services</h3><ul>${entries}</ul><h3>Contact</h3><p>Call us</p></footer>`
    expect(servicesOf({ '/': `<title>Electrician</title>${html}` })).toEqual([
      'Switchboards',
      'Power points',
      'Ceiling fans',
    ])
  })

  it('takes no list that holds much else', () => {
    const entries = ['Switchboards', 'Power points', 'Family owned', 'Fully insured'].map((one) => `<li>${one}</li>`)
    expect(servicesOf({ '/': `<title>Electrician</title><h2>Our Services</h2><ul>${entries.join('')}</ul>` })).toEqual(
      [],
    )
  })

  it('reads a list that a line of text opens, and stops where the list does', () => {
    const html = `<p>Our range of services includes, but is not limited to:</p><ul><li>Payroll Tax,</li><li>Estate Planning.</li></ul>
      <p>Talk to us.</p><ul><li>Level 2</li></ul>`
    expect(servicesOf({ '/': html })).toEqual(['Payroll Tax', 'Estate Planning'])
  })

  it('reads the offer catalogue of the markup', () => {
    const markup = {
      '@type': 'Plumber',
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        itemListElement: ['Gas fitting', 'Drains'].map((name) => ({
          '@type': 'Offer',
          itemOffered: { '@type': 'Service', name },
        })),
      },
    }
    expect(servicesOf({ '/': `<script type="application/ld+json">${JSON.stringify(markup)}</script>` })).toEqual([
      'Gas fitting',
      'Drains',
    ])
  })

  it('takes no part of one service for another', () => {
    const offer = (...names: string[]) => ({
      '@type': 'OfferCatalog',
      itemListElement: names.map((name) => ({ '@type': 'Offer', itemOffered: { '@type': 'Service', name } })),
    })
    const assessment = { '@type': 'Service', name: 'Roof inspection', hasOfferCatalog: offer('Drone photos', 'Plan') }
    const markup = {
      '@type': 'RoofingContractor',
      hasOfferCatalog: offer('Roof repairs', 'Gutter guards'),
      makesOffer: { '@type': 'Offer', itemOffered: assessment },
    }
    expect(
      servicesOf({ '/': `<script type="application/ld+json">${JSON.stringify(markup)}</script>` }).toSorted(),
    ).toEqual(['Gutter guards', 'Roof inspection', 'Roof repairs'])
  })

  it('falls back on the menu, without the pages every site has', () => {
    const html = `<nav><a href="/">Home</a><a href="/family-law">Family Law</a><a href="/wills">Wills & Estates</a>
      <a href="/contact">Contact Us</a><a href="/blog">Blog</a><a href="https://facebook.com/x">Facebook</a></nav>`
    const page = (name: string) => `<h1>${name}</h1>`
    const pages = { '/family-law': page('Family law'), '/wills': page('Wills &amp; estates'), '/blog': page('Blog') }
    expect(servicesOf({ '/': html, ...pages })).toEqual(['Family Law', 'Wills & Estates'])
  })

  it('names a page below /services/ once, by the fullest of the labels that the page confirms', () => {
    const links = `<title>Lawyers in Bathurst</title><nav><a href="/legal-services/wills">Wills</a><a href="/legal-services/traffic">Traffic</a></nav><a href="/legal-services/traffic">Traffic and driving offences</a>
      <a href="/legal-services/traffic"><img src="a.jpg" alt="Traffic"> Traffic</a><a href="/legal-services/traffic">Read more</a>`
    const page = '<title>Traffic and Driving Offences - Ash Law</title><h1>Driving offences</h1>'
    expect(servicesOf({ '/': links, '/legal-services/traffic': page })).toEqual([
      'Wills',
      'Traffic and driving offences',
    ])
  })

  it('reads a picture and the text beside it with the same words as one name', () => {
    const link = (path: string, name: string) =>
      `<a href="/services/${path}"><img src="a.jpg" alt="${name}"> ${name}</a>`
    const links = link('drains', 'Blocked Drains') + link('gas', 'Gas Fitting')
    expect(servicesOf({ '/': links })).toEqual(['Blocked Drains', 'Gas Fitting'])
  })

  it('takes the cards under a services heading and not the bullets inside them', () => {
    const card = (name: string, bullet: string) => `<h3>${name}</h3><ul><li>${bullet}</li></ul>`
    const html = `<title>Cleaners in Hobart</title><h2>Our Cleaning Services</h2>${card('Gutter Cleaning', 'Safety certification')}
      ${card('Window Cleaning', 'Full debris removal')}${card('Pressure Washing', 'Low-pressure safe')}<h2>About us</h2>`
    expect(servicesOf({ '/': html })).toEqual(['Gutter Cleaning', 'Window Cleaning', 'Pressure Washing'])
  })

  it('takes headings below a label that means services where one of them is known to be of the trade, and all are names', () => {
    const html = (label: string) =>
      `<title>Brolga Earthworks</title><h1>Earthmoving contractors</h1><h2>${label}</h2>${['Civil Work', 'Plant Hire', 'Heavy Haulage', 'Sand and Gravel', 'Traffic Control'].map((name) => `<h3>${name}</h3><p>${name} for you.</p>`).join('')}`
    expect(servicesOf({ '/': html('Our Services') })).toContain('Heavy Haulage')
    expect(servicesOf({ '/': html('What we do') })).toEqual([])
  })

  it('takes neither of two lines on cards without headings: the second may be the name, or say more of it', () => {
    const card = (name: string, more: string) =>
      `<div class="card"><strong>${name}</strong><div class="small">${more}</div><p>We come to you and leave all clean behind us.</p></div>`
    const html = (more: string[]) =>
      `<title>Cleaners in Hobart</title><h2>Our Cleaning Services</h2>${['Gutter cleaning', 'Window cleaning', 'Pressure cleaning'].map((name, at) => card(name, more[at]!)).join('')}`
    expect(servicesOf({ '/': html(['Metal and tile', 'Glass and frames', 'Concrete and pavers']) })).toEqual([])
  })

  it('takes the headings of a services page, whatever their level', () => {
    const page = '<h2>Services</h2><h1>Blocked Drains</h1><h1>Backflow Prevention</h1><h1>Gas Fitting</h1>'
    expect(servicesOf({ '/': '<title>Plumber</title>', '/services.php': page })).toEqual([
      'Blocked Drains',
      'Backflow Prevention',
      'Gas Fitting',
    ])
  })

  it('takes the cards of a services page that lead to a page each, not the headings of its sections', () => {
    const cards = ['Rewiring', 'Solar panels', 'Power points'].map(
      (name) => `<h3><a href="/${name.split(' ')[0]}">${name}</a></h3><p>Done with care.</p>`,
    )
    const page = `<h1>Our offer</h1><h2>Electrical tools</h2><p>All new.</p><h2>Electrical bits</h2>${cards.join('')}`
    const pages = { '/': '<title>Joe</title><a href="/services">More</a>', '/services': page }
    expect(servicesOf(pages)).toEqual(['Rewiring', 'Solar panels', 'Power points'])
  })

  it('reads buttons and paragraphs after a line that opens a list', () => {
    const html = `<title>Cleaners</title><p>We clean.</p><div>Additional Services:</div><button>Couch cleaning</button>
      <button>Window cleaning</button><button>Carpet cleaning</button><div>How can we help you:</div>`
    expect(servicesOf({ '/': html })).toEqual(['Couch cleaning', 'Window cleaning', 'Carpet cleaning'])
  })

  it.each([
    [
      'slogans under "What we do"',
      '<title>Plumber in Hobart</title><h1>Blocked drains and hot water</h1><h2>What we do</h2><h3>Caring</h3><h3>Supporting</h3><h3>Educating</h3>',
    ],
    ['menu entries that any site may have', '<nav><a href="/a">Standards</a><a href="/b">Artists</a></nav>'],
    ['the label of a logo', '<a href="/services/x"><img src="l.png" alt="logo"></a><h2>Our services</h2><h3>Logo</h3>'],
    ['headings of the footer', '<footer><h2>Our services</h2><h3>Explore</h3><h3>Plumbing news</h3></footer>'],
    ['for whom it is done', '<h2>Our services</h2><ul><li>Kids</li><li>Pensioners and Children</li></ul>'],
    ['one that is not the trade', '<title>Joe the plumber</title><h2>Our services</h2><h3>Certificates</h3>'],
    [
      'what a sentence enumerates',
      '<title>Massage therapist</title><p>Ask us about Remedial Massage, Pregnancy Massage and Sports Massage.</p>',
    ],
    [
      'the steps of a method',
      '<title>Electrician</title><h2>Our services</h2><p>For homes.</p><h2>Our process</h2><h3>Lighting design</h3><h3>Wiring</h3><h3>Testing</h3>',
    ],
    [
      'what a treatment is good for',
      '<title>Massage therapist</title><a href="/t">Our treatments</a><h2>Benefits</h2><h3>Massage for calm</h3><h3>Massage for sleep</h3><h3>Massage for joy</h3>',
    ],
    [
      'a policy in the menu',
      '<title>Dance school</title><nav><a href="/safe">Safe Dance</a><a href="/fees">Fees</a></nav>',
    ],
    ['vehicles and lists', '<nav><a href="/a">Job List</a><a href="/b">Kombi van</a></nav>'],
  ])('leaves out %s', (_, html) => {
    expect(servicesOf({ '/': html })).toEqual([])
  })

  it('leaves out labels with the name of the business', () => {
    const html = `<title>Ash Massage</title><nav><a href="/a">Ash Massage Therapist</a><a href="/b">Ash Massage Studio</a></nav>
      <footer>© 2026 Ash Massage</footer>`
    expect(servicesOf({ '/': html, '/a': html })).toEqual([])
  })

  it('reads the submenu of "Services", with the page of each entry', () => {
    const entry = (path: string, name: string) => `<li><a href="${path}">${name}</a></li>`
    const html = `<title>Dentist</title><nav><ul>${entry('/', 'Home')}<li><a href="/treatments">Treatments</a><button>Toggle</button>
      <ul>${entry('/implants', 'Dental implants')}${entry('/clean', 'Teeth cleaning')}${entry('/contact', 'Emergency')}${entry('/contact', 'Children’s teeth')}</ul></li>
      ${entry('/team', 'Our team')}</ul></nav>`
    expect(factsOf({ '/': html }).services.map(({ name, page }) => [name, page])).toEqual([
      ['Dental implants', 'https://joes.com.au/implants'],
      ['Teeth cleaning', 'https://joes.com.au/clean'],
      ['Emergency', null],
      ['Children’s teeth', null],
    ])
  })

  it('reads the links under the heading of a footer column, and all of them', () => {
    const names = ['Executive coaching', 'Media training', 'Team workshops']
    const html = `<title>Voice coaching and presentation skills</title><footer><div><h3>Services</h3><ul>${names.map((name) => `<li><a href="/services">${name}</a></li>`).join('')}</ul></div>
      <div><h3>Company</h3><ul><li><a href="/about">About</a></li></ul></div></footer>`
    expect(servicesOf({ '/': html })).toEqual(names)
  })

  it('takes ten cards under "Our Services" on a single page, and ties an arrow below a card to that card', () => {
    const names = ['Air Conditioning', 'Mechanical Repairs', 'Brake Repairs', 'Transmission', 'Towing', 'Steering']
    const card = (name: string, at: number) =>
      `<div class="card c${at}"><h3>${name}</h3><p>We do it.</p><div><a href="/page-${at}"><img src="arrow.png"></a></div></div>`
    const html = `<title>Mechanic in Noranda</title><h2>Our Services</h2><div>${names.map(card).join('')}</div>
      <a href="/all">All of them</a><footer><a href="/privacy">Privacy</a></footer>`
    expect(factsOf({ '/': html }).services.map(({ name, page }) => [name, page])).toEqual(
      names.map((name, at) => [name, `https://joes.com.au/page-${at}`]),
    )
  })

  it('keeps services that begin like the label of a page', () => {
    const entries = ['Home renovations', 'Bookkeeping', 'Backflow prevention', 'Event hire', 'Call outs']
    const html = `<h2>Our services</h2><ul>${entries.map((entry) => `<li>${entry}</li>`).join('')}</ul>`
    expect(servicesOf({ '/': `<title>Plumber in Newtown</title>${html}` })).toEqual(entries)
  })

  it('names each service once, where it was seen first', () => {
    const links = '<a href="/services/drains">Drains</a><a href="/services/gas">Gas fitting</a>'
    const { services } = factsOf({ '/': links, '/about': links })
    const url = 'https://joes.com.au/'
    expect(services).toEqual([
      { name: 'Drains', url, quote: 'Drains', page: `${url}services/drains` },
      { name: 'Gas fitting', url, quote: 'Gas fitting', page: `${url}services/gas` },
    ])
  })

  it('gives a card that is one link the page it leads to, below a line of its own as well', () => {
    const card = (name: string, page: string) =>
      `<a href="/${page}"><div>Full service</div><h3>${name}</h3><p>We come to you.</p><div>Open</div></a>`
    const html = `<h2>Our services</h2>${card('Lawn mowing', 'lawns')}${card('Hedge trimming', 'hedges')}`
    expect(factsOf({ '/': html }).services.map(({ page }) => page)).toEqual([
      'https://joes.com.au/lawns',
      'https://joes.com.au/hedges',
    ])
  })

  it('gives a service no page to ask for a quote on', () => {
    const card = (name: string, page: string) => `<h3>${name}</h3><p>With care.</p><a href="/${page}">Go</a>`
    const html = `<h2>Our services</h2>${card('Lawn mowing', 'quote.html')}${card('Hedge trimming', 'hedges.html')}`
    expect(factsOf({ '/': html }).services.map(({ page }) => page)).toEqual([null, 'https://joes.com.au/hedges.html'])
  })

  it.each(['Read more', 'Get a free quote', 'What do you charge?', 'We fix drains. And more.', '$99', 'x'.repeat(100)])(
    'does not take %j for a service',
    (text) => {
      expect(servicesOf({ '/': `<h2>Our services</h2><ul><li>${text}</li></ul>` })).toEqual([])
    },
  )
})

describe('a service is what the pages call so in two ways', () => {
  const cards = (...names: string[]): string =>
    `<h2>Our services</h2>${names.map((name) => `<h3>${name}</h3><p>Ring us about it.</p>`).join('')}`
  const others = { '/about': 'A', '/contact': 'B', '/news': 'C', '/areas': 'D' }

  it('not what one card of a larger website alone says', () => {
    const pages = {
      '/': cards('Blocked Drains', 'Hot Water', 'Gas Fitting', 'Complete Peace of Drain Mind'),
      ...others,
      '/work': '<p>We clear blocked drains, mend hot water systems, and do gas fitting in Newtown.</p>',
    }
    expect(servicesOf(pages)).toEqual(['Blocked Drains', 'Hot Water', 'Gas Fitting'])
  })

  it('not what one list alone says, where another group has names that are confirmed', () => {
    const pages = {
      '/': `${cards('Drain Wizardry', 'Hot Water Magic', 'Gas Fitting Glory')}
        <nav><ul><li><a href="#">Services</a><ul><li><a href="/blocked-drains">Blocked Drains</a></li>
        <li><a href="/hot-water">Hot Water</a></li></ul></li></ul></nav>`,
      ...others,
    }
    expect(servicesOf(pages)).toEqual(['Blocked Drains', 'Hot Water'])
  })

  it('such as in a heading on one page and in a list on another', () => {
    const names = ['Blocked Drains', 'Hot Water', 'Gas Fitting']
    const list = (entry: (name: string) => string): string =>
      `<ul>${names.map((name) => `<li>${entry(name)}</li>`).join('')}</ul>`
    const pages = { '/': cards(...names), ...others }
    expect(servicesOf({ ...pages, '/about': list((name) => name) })).toEqual(names)
    const headings = names.map((name) => `<h4><a href="/more">${name}</a></h4>`).join('')
    expect(servicesOf({ ...pages, '/about': headings })).toEqual([])
  })

  it('by the first of two where only that is used again', () => {
    const pages = {
      '/': cards('Blocked Drains', 'Hot Water', 'Gas Fitting & Tuning'),
      ...others,
      '/more': '<a href="/gas">Gas fitting</a>',
      '/work': '<p>We clear blocked drains, mend hot water systems, and do gas fitting in Newtown.</p>',
    }
    expect(servicesOf(pages)).toEqual(['Blocked Drains', 'Hot Water', 'Gas Fitting'])
  })

  it('and half of a group is no better than none', () => {
    const pages = {
      '/': cards('Blocked Drains', 'Hot Water', 'Drain Wizardry', 'Gas Fitting Glory'),
      ...others,
      '/work': '<p>We clear blocked drains and mend hot water systems.</p>',
    }
    expect(servicesOf(pages)).toEqual([])
  })

  it('and where a larger website has no such name, none is known', () => {
    expect(servicesOf({ '/': cards('Blocked Drains', 'Hot Water', 'Gas Fitting'), ...others })).toEqual([])
  })

  it('but on a few pages the cards are all there is', () => {
    const names = ['Blocked Drains', 'Hot Water', 'Gas Fitting']
    expect(servicesOf({ '/': cards(...names) })).toEqual(names)
  })

  it('however many legal pages there are besides', () => {
    const names = ['Blocked Drains', 'Hot Water', 'Gas Fitting']
    const legal = Object.fromEntries(
      ['privacy', 'terms', 'disclaimer', 'cookies'].map((path) => [`/${path}`, 'Legal.']),
    )
    expect(servicesOf({ '/': cards(...names), ...legal })).toEqual(names)
  })
})

it('headings that go on with what "we" do are services, whatever is above them', () => {
  const card = (name: string, text: string) => `<div class="card"><h3>${name}</h3><p>${text}</p></div>`
  const page = (verb: string) =>
    `<h2>Here for your next project</h2>${['Ceiling Fans', 'Security Cameras', 'Switchboards'].map((name) => card(name, `${verb} ${name.toLowerCase()} in Newtown.`)).join('')}`
  expect(servicesOf({ '/': page('We install') })).toEqual(['Ceiling Fans', 'Security Cameras', 'Switchboards'])
  expect(servicesOf({ '/': page('Others love our') })).toEqual([])
})

it('what the business says it specialises in are services, where there are three and most speak of the trade', () => {
  const said = (list: string) => servicesOf({ '/': `<title>Massage therapist</title><p>I specialise in ${list}.</p>` })
  expect(said('Remedial Massage, Pregnancy Massage and Sports Massage')).toEqual([
    'Remedial Massage',
    'Pregnancy Massage',
    'Sports Massage',
  ])
  expect(said('Remedial Massage and Sports Massage')).toEqual([])
  expect(said('honest work, kind words and long evenings')).toEqual([])
})

it('what labels surely call services goes before what they may', () => {
  const entries = (label: string, ...names: string[]) =>
    `<li><a href="#">${label}</a><ul>${names.map((name) => `<li><a href="/${name.split(' ')[0]!.toLowerCase()}">${name}</a></li>`).join('')}</ul></li>`
  const menu = `<nav><ul>${entries('Programs', 'Drain Camera Course', 'Hot Water Course', 'Gas Course')}
    ${entries('Services', 'Blocked Drains', 'Hot Water', 'Gas Fitting')}</ul></nav>`
  expect(servicesOf({ '/': `<title>Plumber</title>${menu}` })).toEqual(['Blocked Drains', 'Hot Water', 'Gas Fitting'])
})

it('a longer group that has all of the first one goes before it', () => {
  const list = (label: string, ...names: string[]) =>
    `<h2>${label}</h2><ul>${names.map((name) => `<li>${name}</li>`).join('')}</ul>`
  const html = `<title>Plumber</title>${list('Services', 'Blocked Drains', 'Hot Water', 'Gas Fitting')}
    <p>We repair roofs: roof repairs in Newtown, from one tile to a whole roof.</p>
    <footer>${list('Our services', 'Roof Repairs', 'Blocked Drains', 'Hot Water', 'Gas Fitting')}</footer>`
  expect(servicesOf({ '/': html })).toEqual(['Roof Repairs', 'Blocked Drains', 'Hot Water', 'Gas Fitting'])
})

it('a service is called as title and heading of its page say, where a menu or list does too', () => {
  const card = (name: string, path: string) =>
    `<div class="card"><h3>${name}</h3><p>Made well.</p><a href="${path}">More</a></div>`
  const pages = {
    '/': `<title>Ash Locks</title><h2>Our services</h2>${card('CCTV Security Systems', '/cctv')}${card('Alarm Systems', '/alarms')}${card('Intercoms', '/intercoms')}
      <footer><div><h4>Services</h4><ul><li><a href="/cctv">CCTV Installation</a></li><li><a href="/alarms">Alarms</a></li><li><a href="/intercoms">Intercoms</a></li></ul></div></footer>`,
    '/cctv': '<title>CCTV Installation</title><h1>CCTV Installation</h1>',
    '/alarms': '<title>Alarm Systems</title>',
    '/intercoms': '<title>Intercoms</title>',
  }
  expect(servicesOf(pages)).toEqual(['CCTV Installation', 'Alarm Systems', 'Intercoms'])
})

it('a service is spelled as its own page spells it', () => {
  const link = (name: string) => `<li><a href="/${name}">${name}</a></li>`
  const page = (name: string) => `<title>${name}</title><h1>${name}</h1><p>We make ${name} to measure.</p>`
  const menu = `<title>Joes</title><nav><ul><li><a href="#">Services</a><ul>${['Awings', 'Carports', 'Decking'].map(link).join('')}</ul></li></ul></nav>`
  const pages = { '/': menu, '/Awings': page('Awnings'), '/Carports': page('Carports'), '/Decking': page('Decking') }
  expect(servicesOf(pages)).toEqual(['Awnings', 'Carports', 'Decking'])
})

it('a card that is set off from the others is one of them', () => {
  const names = ['Blocked Drains', 'Hot Water', 'Gas Fitting', 'Roof Repairs']
  const cards = names.map((name, at) => `<div class="card${at === 2 ? ' featured' : ''}"><h3>${name}</h3></div>`)
  expect(servicesOf({ '/': `<h2>Our services</h2>${cards.join('')}` })).toEqual(names)
})

it('a price is no part of a name, and a word on each of two lines is one name', () => {
  const names = ['Blocked drains — $180', 'Hot water from $95 (one hour)', 'GAS<br>FITTING']
  const html = `<title>Plumber</title><h2>Our services</h2>${names.map((name) => `<h3>${name}</h3>`).join('')}`
  expect(servicesOf({ '/': html })).toEqual(['Blocked drains', 'Hot water', 'GAS FITTING'])
})

it('a line above a heading about work says what the cards below are', () => {
  const cards = '<h3>Roof tiling repairs</h3><p>For leaks.</p><h3>Gutter replacement</h3><p>In steel.</p>'
  expect(servicesOf({ '/': `<p>Services</p><h2>Common roof work</h2>${cards}` })).toEqual([
    'Roof tiling repairs',
    'Gutter replacement',
  ])
  expect(servicesOf({ '/': `<p>Services</p><h2>Our work</h2>${cards}` })).toEqual([])
})

it('an invitation at the end of a list is no sign against it', () => {
  const list = ['CCTV installation', 'Camera supply', 'Support', 'Get a quote'].map((text) => `<li>${text}</li>`)
  expect(servicesOf({ '/': `<h2>Services</h2><ul>${list.join('')}</ul>` })).toEqual([
    'CCTV installation',
    'Camera supply',
  ])
})

it('headings further down are read where those of the level above name no services', () => {
  const html = `<h1>Our services</h1><h2>We are here for you when</h2><h4>Blocked drains</h4><h4>Hot water</h4>
    <h2>We come at night for</h2><h4>Gas fitting</h4>`
  expect(servicesOf({ '/': html })).toEqual(['Blocked drains', 'Hot water', 'Gas fitting'])
})

it('a name with a line below it in a menu is the one that its address has', () => {
  const menu = `<nav><ul><li><a href="#">Services</a><ul>
    <li><a href="/general-carpentry.html"><b>General Carpentry</b> <span>Structural and finishing work</span></a></li>
    <li><a href="/deck-building.html"><b>Deck Building</b> <span>Hardwood and composite</span></a></li></ul></li></ul></nav>`
  expect(servicesOf({ '/': menu })).toEqual(['General Carpentry', 'Deck Building'])
})

it('a name that a menu runs together with the line below it ends where that begins', () => {
  const menu = `<nav><ul><li><a href="#">Services</a><ul>
    <li><a href="/stumps"><strong>Stump Grinding</strong><em>Complete below-ground removal</em></a></li>
    <li><a href="/trees"><strong>Tree Removal</strong><em>Safe work in tight places</em></a></li>
    <li><a href="/gardens"><strong>Garden Care</strong><em>Newtown and around</em></a></li></ul></li></ul></nav>`
  expect(servicesOf({ '/': menu })).toEqual(['Stump Grinding', 'Tree Removal', 'Garden Care'])
})

describe('areas', () => {
  const areasOf = (html: string): string[] => factsOf({ '/': html }).identity.areas

  it.each([
    ['<p>Servicing Newtown, Marrickville and the Inner West.</p>', ['Newtown', 'Marrickville', 'Inner West']],
    ['<p>We work across the Sunshine Coast & Noosa</p>', ['Sunshine Coast', 'Noosa']],
    ['<title>Electrician Geelong</title>', ['Geelong']],
    ['<p>Servicing GEELONG and TORQUAY.</p>', ['Geelong', 'Torquay']],
    ['<h2>Areas we service</h2><ul><li>Enmore</li><li>St Peters</li></ul>', ['Enmore', 'St Peters']],
    ['<a href="/locations/kellyville">Plumber in Kellyville</a>', ['Kellyville']],
    ['<p>12 Smith St, Surry Hills NSW 2010</p>', ['Surry Hills']],
    ['<h1>Carpets in Albany Creek</h1>', []],
    ['<p>including Daikin and Fujitsu</p>', []],
    ['<p>Our services Audit & Assurance</p>', []],
    ['<p>Serving coffee since 1990</p>', []],
  ])('of %j', (html, areas) => {
    expect(areasOf(html)).toEqual(areas)
  })

  it('reads areaServed, as text and as places', () => {
    const markup = '{"@type":"Plumber","areaServed":["Newtown",{"@type":"City","name":"Sydney"}]}'
    expect(areasOf(`<script type="application/ld+json">${markup}</script>`)).toEqual(['Newtown', 'Sydney'])
  })

  it('reads the names on cards without headings, not lines without a sentence', () => {
    const card = (name: string, text: string) => `<div class="card"><div class="name">${name}</div><p>${text}</p></div>`
    const words = 'We do this in every home of the suburb, at a time that suits you.'
    const names = ['Switchboard upgrades', 'LED lighting', 'Ceiling fans']
    const html = (text: string) =>
      `<title>Joe's Electrical</title><h2>Our Services</h2>${names.map((name) => card(name, text)).join('')}`
    expect(servicesOf({ '/': html(words) })).toEqual(names)
    expect(servicesOf({ '/': html('Newtown') })).toEqual([])
  })

  it('reads the list under a heading that says what is offered', () => {
    const html = `<title>Joe's Electrical</title><h3>We offer a wide range of electrical repair services</h3>
      <ul><li>• Rewiring</li><li>• Solar panels</li><li>• Power points</li></ul>`
    expect(servicesOf({ '/': html })).toEqual(['Rewiring', 'Solar panels', 'Power points'])
  })

  it('takes no list entry for a service where headings name three of one kind', () => {
    const headings = ['Electrical work for homes', 'Electrical work for shops', 'Electrical work for farms']
    const html = `<title>Joe's Electrical</title><h2>Our Services</h2>${headings.map((one) => `<h3>${one}</h3>`).join('')}
      <h2>Services include</h2><ul><li>Ladder hire</li><li>Lighting</li></ul>`
    expect(servicesOf({ '/': html })).not.toContain('Ladder hire')
  })

  it('takes the entries of the menu with a page of their own where most name the trade; not suburbs', () => {
    const menu = ['Switchboards', 'Smoke alarms', 'Home comfort', 'LED lighting | Fans', 'Newtown', 'About']
    const pathOf = (name: string) => `/${name.split(' ')[0]!.toLowerCase()}`
    const nav = `<nav>${menu.map((name) => `<a href="${pathOf(name)}">${name}</a>`).join('')}</nav>`
    const pages = Object.fromEntries(menu.map((name) => [pathOf(name), `${nav}<h1>${name}</h1>`]))
    const found = servicesOf({ '/': `<title>Joe's Electrical</title>${nav}`, ...pages })
    expect(found).toEqual(['Switchboards', 'Smoke alarms', 'Home comfort', 'LED lighting'])
  })

  it('takes no entries of the menu of which most name something else', () => {
    const menu = ['Wiring', 'Lighting', 'Journeys', 'Anita']
    const nav = `<nav>${menu.map((name) => `<a href="/${name}">${name}</a>`).join('')}</nav>`
    const pages = Object.fromEntries(menu.map((name) => [`/${name}`, `${nav}<h1>${name}</h1>`]))
    expect(servicesOf({ '/': `<title>Joe's Electrical</title>${nav}`, ...pages })).toEqual([])
  })

  it('takes the name of the business above everything for who it is, not for a label', () => {
    const cards = ['Rewiring', 'Solar panels', 'Power points']
      .map((name) => `<h3>${name}</h3><p>With care.</p>`)
      .join('')
    const html = `<title>Brolga Electrical Services</title><h1>Brolga Electrical Services</h1><p>Our Services</p>
      <h2>Electrical work in Kew</h2>${cards}<h2>Electricians you can rely on</h2><footer>© Brolga Electrical Services</footer>`
    expect(servicesOf({ '/': html })).toEqual(['Rewiring', 'Solar panels', 'Power points'])
  })

  it('takes no decorated heading for a service', () => {
    const html = '<h2>What we do</h2><h3>The Wiring</h3><p>All of it.</p><h3>The COMMUNITY</h3><p>We meet.</p>'
    expect(servicesOf({ '/': `<title>Joe's Electrical</title>${html}` })).toEqual([])
  })
})

it('reads a heading in capitals on, past a line break', () => {
  const cards = ['EXTERIOR WINDOW<br>CLEANING', 'INTERIOR WINDOW<br>CLEANING', 'SCREEN REPAIRS'].map(
    (name) => `<h3>${name}</h3><p>Done.</p>`,
  )
  expect(
    servicesOf({ '/': `<title>Window cleaner</title><h1>Window cleaning</h1><h2>Our services</h2>${cards.join('')}` }),
  ).toContain('EXTERIOR WINDOW CLEANING')
})

describe('where the industry is not known', () => {
  it('names below a label that means services count where they are those of any', () => {
    const cards = ['Custom Joinery', 'Renovations', 'Decks & Pergolas'].map(
      (name) => `<div><h3>${name}</h3><p>Built to fit.</p></div>`,
    )
    expect(servicesOf({ '/': `<h1>Coming soon</h1><h2>Our Services</h2>${cards.join('')}` })).toContain(
      'Custom Joinery',
    )
  })
})

it('an entry of the menu with a line below it is the same as the one without in the menu for phones', () => {
  const entry = (path: string, name: string) =>
    `<li><a href="${path}"><p>${name}</p><p>Structural and finishing works</p></a></li>`
  const names = ['General Carpentry', 'Bathroom Renovations', 'Deck Building']
  const paths = names.map((name) => `/${name.toLowerCase().replace(' ', '-')}`)
  const wide = names.map((name, at) => entry(paths[at]!, name)).join('')
  const narrow = names.map((name, at) => `<li><a href="${paths[at]}">${name}</a></li>`).join('')
  const menu = `<nav><ul><li><a href="/services">Services</a><ul>${wide}</ul></li></ul></nav><nav><ul><li><a href="/services">Services</a><ul>${narrow}</ul></li></ul></nav>`
  const pages = Object.fromEntries(paths.map((path, at) => [path, `<title>${names[at]}</title><h1>${names[at]}</h1>`]))
  expect(servicesOf({ '/': `<title>Carpenter</title>${menu}`, ...pages }).toSorted()).toEqual(names.toSorted())
})
