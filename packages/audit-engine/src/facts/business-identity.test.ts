import { describe, expect, it } from 'vitest'
import { factsOf } from '../../test/support/gathered-site.ts'
import { domainAgreement } from './business-name.ts'

const identityOf = (pages: Record<string, string>, origin?: string) => factsOf(pages, origin).identity
const home = (html: string, title = ''): Record<string, string> => ({ '/': `<title>${title}</title>${html}` })

describe('name', () => {
  it('is the one of headings, text and copyright line where title and domain only name the trade', () => {
    const html = `<h3>Welcome to Brolga Fencing</h3><p>Brolga Fencing is a family business.</p><footer>© Brolga Fencing</footer>`
    expect(identityOf(home(html, 'Fencing Contractor'), 'https://fencingcontractor.com.au').name).toBe('Brolga Fencing')
  })

  it('is the one of title and copyright line where a logo shortens it', () => {
    const html =
      '<img src="/logo.png" alt="M.J. Holt logo" class="logo"><footer>© 2024 M.J. Holt Plumbing & Gas.</footer>'
    const pages = home(`<header>${html}</header>`, 'M.J. Holt Plumbing & Gas - Plumbing and Gas Services')
    expect(identityOf(pages, 'https://mjholtpg.com.au').name).toBe('M.J. Holt Plumbing & Gas')
  })

  it('is the one of title and main heading before that of people in the copyright line', () => {
    const people = '<footer>© Mary Holt &amp; Tom Holt.</footer>'
    const of = (title: string) => identityOf(home(`<h1>${title}</h1>${people}`, title), 'https://brolgas.run').name
    expect(of('Brolga Running Club')).toBe('Brolga Running Club')
    expect(of('Running in Newtown')).toBe('Mary Holt & Tom Holt')
  })

  it('is the whole name that titles and texts have, where the logo has its letters', () => {
    const page = (title: string) =>
      `<title>${title}</title><a href="/"><img src="/logo.png" alt="QR"></a><p>Call QR Tyre Works.</p>`
    const pages = {
      '/': page('Tyres in Newtown'),
      '/oil': page('Oil | QR Tyre Works'),
      '/tyres': page('Tyres | QR Tyre Works'),
    }
    expect(identityOf(pages, 'https://qrtyre.com.au').name).toBe('QR Tyre Works')
  })

  it.each([
    ['20 Murrena<br>Wedgefield, WA 6721', '20 Murrena, Wedgefield, WA 6721'],
    ['20 Murrena<br>Wedgefield, WA 6000', null],
    ['12 Experts<br>Wedgefield', null],
  ])('is a street without its kind only above a suburb with its own postcode: %s', (lines, address) =>
    expect(identityOf(home(`<footer><p>${lines}</p></footer>`)).address).toBe(address),
  )

  it('is not the address of the website where texts have it without its end', () => {
    const page =
      '<h1>Welcome to QRST</h1><p>When you sell with QRST, we call you.</p><footer>Copyright QRST 2013</footer>'
    expect(identityOf(home(page, 'Sales - QRST.com.au'), 'https://qrst.com.au').name).toBe('QRST')
  })

  it('is not "Reserved to" in the copyright line', () => {
    const { name, variations } = identityOf(home('<footer>© Copyright Reserved to Brolga Care</footer>', 'Brolga Care'))
    expect([name, ...variations]).toEqual(['Brolga Care'])
  })

  it('is no label of pages: "About/Contact Me"', () => {
    const page = '<a href="/"><img src="/logo.png" alt="About/Contact Me" class="logo"></a><p>Ask for a quote.</p>'
    expect(identityOf(home(page, 'About/Contact Me')).name).toBeNull()
  })

  it('is whole with "Pty. Ltd."', () => {
    const { variations } = identityOf(
      home('<footer>© 2026 Brolga Living Pty. Ltd. ABN 51 824 753 556</footer>', 'Brolga Living'),
    )
    expect(variations).not.toContain('Brolga Living Pty')
  })

  it('is without the suburb that the street line of markup repeats', () => {
    const address =
      '{"@type":"PostalAddress","streetAddress":"15 Agate Way, Byford","addressLocality":"Byford","addressRegion":"WA","postalCode":"6122"}'
    const html = `<p>15 Agate Way, Byford WA 6122</p><script type="application/ld+json">{"@type":"Plumber","address":${address}}</script>`
    expect(new Set(factsOf(home(html)).contact.addresses.map(({ street }) => street))).toEqual(
      new Set(['15 Agate Way']),
    )
  })

  it('has no street in markup that repeats the suburb and the state there', () => {
    const address =
      '{"@type":"PostalAddress","streetAddress":"Maryborough QLD","addressLocality":"Maryborough","addressRegion":"QLD","postalCode":"4650"}'
    const html = `<p>Maryborough</p><script type="application/ld+json">{"@type":"Plumber","address":${address}}</script>`
    expect(identityOf(home(html))).toMatchObject({ suburb: 'Maryborough', address: null })
  })

  it('is never what a tool filled in as title', () =>
    expect(identityOf(home('<h1>Court hire</h1>', 'React App'), 'https://reactcourts.com.au').name).toBeNull())

  it('is the one that markup, og:site_name and the footer agree on', () => {
    const identity = identityOf(
      home(
        `<meta property="og:site_name" content="Joe's Plumbing">
         <script type="application/ld+json">{"@type":"Plumber","name":"Joe's Plumbing Pty Ltd"}</script>
         <h1>Hot water</h1><footer>© 2020–2026 Joe’s Plumbing. All rights reserved. Website by Pixel Pty Ltd</footer>`,
        "Plumber Newtown | Joe's Plumbing",
      ),
    )
    expect(identity.name).toBe("Joe's Plumbing")
    expect(identity.variations).toContain("Joe's Plumbing Pty Ltd")
    expect(identity.confidence).toBeGreaterThan(0.5)
    expect(identity.seen.find(({ part }) => part === 'name')).toMatchObject({ url: 'https://joes.com.au/' })
  })

  it.each([
    ['Copyright © 2026 Smith & Sons', 'Smith & Sons'],
    ['© Smith & Sons 2026', 'Smith & Sons'],
    ['2026 © Smith & Sons Pty Ltd | Privacy Policy', 'Smith & Sons'],
    ['Smith & Sons © 2026', 'Smith & Sons'],
    ['(c) 2015 - 2026 by Smith & Sons. All Rights Reserved', 'Smith & Sons'],
    ['© 2026 Smith & Sons - ABN 51 824 753 556', 'Smith & Sons'],
    ['Smith & Sons © 2010. Call us on 1300 130 098', 'Smith & Sons'],
    ['Copyrigth 2013 Smith & Sons Pty Ltd', 'Smith & Sons'],
    ['Copyright © 2024 All Rights Reserved © by Smith & Sons', 'Smith & Sons'],
  ])('is read from %j', (line, name) => {
    expect(identityOf(home(`<p>Hello</p><footer>${line}</footer>`), 'https://smithandsons.com.au').name).toBe(name)
  })

  it('prefers the trading name and keeps the company behind it', () => {
    const identity = identityOf(
      home("<footer>JS Holdings Pty Ltd T/A Joe's Plumbing</footer>", "Joe's Plumbing"),
      'https://joesplumbing.com.au',
    )
    expect(identity.name).toBe("Joe's Plumbing")
  })

  it('is the whole one that title and markup give, where the text has a shorter one', () => {
    const page = `<title>Custom Auto Gates &amp; Fencing</title><script type="application/ld+json">{"@type":"LocalBusiness","name":"Custom Auto Gates & Fencing"}</script><h1>Gates</h1><p>Custom Auto Gates makes gates.</p><footer>© 2026 Custom Auto Gates</footer>`
    expect(factsOf({ '/': page }, 'https://customautogates.com.au').identity.name).toBe('Custom Auto Gates & Fencing')
  })

  it('is the whole name where the domain holds only its beginning', () => {
    const html = '<header><a href="/"><img src="/logo.png" alt="Fourth Lane Consulting logo"></a></header>'
    const identity = identityOf(home(html, 'Fourth Lane Consulting - Advice for growers'), 'https://fourthlane.com.au')
    expect(identity.name).toBe('Fourth Lane Consulting')
  })

  it.each([
    ['a heading is the same', 'Home | Quiet Rooms Psychology', '<h1>Quiet Rooms Psychology</h1>'],
    ['the company is called so', 'Quiet Rooms Psychology', '<p>Quiet Rooms Psychology Pty Ltd began in 1990.</p>'],
  ])('is the whole piece of the title that begins with the domain where %s', (_why, title, html) =>
    expect(identityOf(home(html, title), 'https://quietrooms.com.au').name).toBe('Quiet Rooms Psychology'),
  )

  it.each(['Quiet Rooms Psychology Newtown', 'Quiet Rooms for Busy People'])(
    'has no place and no slogan of the title in it: %s',
    (title) => {
      const pages = home(`<h1>${title}</h1>`, title)
      expect(identityOf(pages, 'https://quietrooms.com.au').name).toBe('Quiet Rooms')
    },
  )

  it('is what the domain spells where nothing else calls it more', () =>
    expect(identityOf(home('<h1>Hello</h1>', 'Quiet Rooms Psychology'), 'https://quietrooms.com.au').name).toBe(
      'Quiet Rooms',
    ))

  it.each([
    ['NT FDA', 'NT Fossil Diggers Association', 'NT Fossil Diggers Association'],
    ['AUSCORP', 'Austral Corporate Printing', 'Austral Corporate Printing'],
    ['ORBIT', 'Austral Corporate Printing', 'ORBIT'],
  ])('of a copyright line with %s and a title with %s is %s', (short, full, name) => {
    const origin = `https://${short.toLowerCase().replace(' ', '')}.com.au`
    const identity = identityOf(home(`<h1>Welcome</h1><footer>© 2026 ${short}</footer>`, full), origin)
    expect(identity).toMatchObject({ name, variations: name === short ? [] : [short] })
  })

  it('is the whole name in the main heading, where the title has the letters it begins with', () => {
    const identity = identityOf(
      home('<h1>Old Town Amateur Swimming Club</h1>', 'Old Town ASC'),
      'https://otswim.org.au',
    )
    expect(identity).toMatchObject({ name: 'Old Town Amateur Swimming Club', variations: ['Old Town ASC'] })
  })

  it('has no variation that only describes a logo', () => {
    const logo = '<header><a href="/"><img src="/logo.png" alt="Old Town Shield Logo"></a></header>'
    const pages = home(`${logo}<footer>© Old Town Pty Ltd</footer>`, 'Old Town')
    expect(identityOf(pages, 'https://oldtown.com.au').variations).toEqual(['Old Town Pty Ltd'])
  })

  it('has no variation that goes on with another name or what a page is about', () => {
    const pages = home('<footer>© Old Town School · 老城学校 — Learn to Write</footer>', 'Old Town School')
    expect(identityOf(pages, 'https://oldtownschool.org.au').variations).toEqual([])
  })

  it('has no variation that differs in its capitals only', () => {
    const pages = home('<footer>© Old Town Joinery</footer>', 'old town joinery | Doors')
    expect(identityOf(pages, 'https://oldtownjoinery.com.au').variations).toEqual([])
  })

  it('is the person, not what and where the person is', () => {
    const pages = home('<h3>Weddings</h3>', 'Mary Holt – Bendigo’s Celebrant')
    expect(identityOf(pages, 'https://bendigoscelebrant.com.au').name).toBe('Mary Holt')
  })

  it('is the business the website is about, not the company that owns the website', () => {
    const pages = home('<footer>© 2021 Harper and Associates Pty Ltd</footer>', 'Dough Depot Kyneton')
    expect(identityOf(pages, 'https://doughdepotkyneton.com.au').name).toBe('Dough Depot Kyneton')
  })

  it('is the one most pages give, whatever a single page calls itself', () => {
    const page = (title: string, owner: string) => `<title>${title}</title><footer>© 2026 ${owner}</footer>`
    const pages = {
      '/': page('The Lighting Truck | Home', 'The Lighting Truck'),
      '/about': page('The Lighting Truck | About', 'The Lighting Truck'),
      '/contact': page('The Lighting Truck | Contact', 'The Lighting Truck'),
      '/cv': page('Tiny Crew', 'Tiny Crew'),
    }
    expect(identityOf(pages, 'https://tinycrew.com.au').name).toBe('The Lighting Truck')
  })

  it('is never that of the website a review was written on', () => {
    const review = {
      '@type': 'Review',
      reviewBody: 'Tidy work.',
      publisher: { '@type': 'Organization', name: 'Tradecheck' },
    }
    const facts = factsOf(
      home(`<script type="application/ld+json">${JSON.stringify(review)}</script>`, "Joe's Plumbing"),
    )
    expect(facts.contact.names.map(({ name }) => name)).not.toContain('Tradecheck')
  })

  it('takes the piece of the titles that all pages share, not their own subjects', () => {
    const page = (subject: string): string => `<title>${subject} - Acme Widgets</title><p>Words</p>`
    const pages = { '/': page('Home'), '/about': page('About us'), '/drains': page('Blocked drains') }
    expect(identityOf(pages, 'https://example.com.au').name).toBe('Acme Widgets')
  })

  it.each(['New Page 1', 'Untitled Document', 'HOME | Mysite 1', 'Blank page', 'Coming soon'])(
    'is not what the editor of the pages left in the title: %s',
    (title) => expect(identityOf(home('<p>Learn to drive</p>', title), 'https://wobbly.com.au').name).toBeNull(),
  )

  it('has the shorter ways of writing it for variations, from titles where several pages use them', () => {
    const page = (title: string) => `<title>${title}</title><footer>© Joe's Physiotherapy</footer>`
    const pages = {
      '/': `<meta property="og:site_name" content="Joe's Physio">${page("Physio in Coburg | Joe's Physiotherapy")}`,
      '/fees': page("Fees | Joe's"),
      '/team': page("Team | Joe's"),
    }
    const { name, variations } = identityOf(pages, 'https://joesphysio.com.au')
    expect([name, ...variations].toSorted((one, other) => (one! < other! ? -1 : 1))).toEqual([
      "Joe's",
      "Joe's Physio",
      "Joe's Physiotherapy",
    ])
  })

  it('leaves out the places that the markup of area pages adds to it', () => {
    const page = (place: string) => `<title>Concreters ${place}</title><footer>© Solid Slabs</footer>
      <h2>Areas we service</h2><p>Robina, Coomera</p>
      <script type="application/ld+json">{"@type":"GeneralContractor","name":"Solid Slabs - ${place}"}</script>`
    const pages = { '/': page('Robina'), '/robina': page('Robina'), '/coomera': page('Coomera') }
    expect(identityOf(pages, 'https://solidslabs.com.au')).toMatchObject({ name: 'Solid Slabs', variations: [] })
  })

  it.each([
    ['The Copper Quokka', "the article of a customer's sentence"],
    ['Copper QuokkaWebsite by Ash', 'what follows without a space'],
    ["Copper Quokka banner reading 'Lights'.", 'what a logo shows'],
  ])('has no variation "%s": %s', (text) => {
    const html = `<header><img src="/logo.svg" alt="${text}"></header><footer>© 2026 ${text}</footer>
      <script type="application/ld+json">{"@type":"Electrician","name":"Copper Quokka"}</script>`
    const { name, variations } = identityOf(home(html, 'Copper Quokka'), 'https://copperquokka.com.au')
    expect([name, ...variations]).toEqual(['Copper Quokka'])
  })

  it.each(['– home', 'logo - header'])('leaves out what the logo is or leads to: %s', (rest) => {
    const html = `<header><a href="/"><img src="/logo.svg" alt="Copper Quokka Electrical ${rest}"></a></header>`
    expect(identityOf(home(html), 'https://copperquokka.com.au')).toMatchObject({
      name: 'Copper Quokka Electrical',
      variations: [],
    })
  })

  it('leaves out what a share card promises after it', () => {
    const card = '<meta property="og:site_name" content="Smith Property Services | 24/7 Plumbing in Sydney">'
    expect(identityOf(home(card), 'https://smithservices.com.au')).toMatchObject({
      name: 'Smith Property Services',
      variations: [],
    })
  })

  it('finds the words of a title that the domain spells', () => {
    expect(identityOf(home('<p>Hi</p>', 'Cut and Comb Hairdressing West Ryde'), 'https://cutandcomb.com.au').name).toBe(
      'Cut and Comb',
    )
  })

  it('finds them in the main heading too, where the title only says what and where', () => {
    const html = '<h1>Joe Blow Electrical</h1><p>Call us.</p>'
    expect(
      identityOf(home(html, 'Electrician Newtown | Best electricians around'), 'https://joeblowelectrical.com.au').name,
    ).toBe('Joe Blow Electrical')
  })

  it.each([
    [
      'an association the business is a member of',
      'https://volt.com.au',
      '{"@type":"Electrician","name":"Volt Co","memberOf":{"@type":"Organization","name":"Master Electricians"}}',
      'Volt Co',
    ],
    [
      'a doctor whom the note of a clinic gives',
      'https://bay.com.au',
      '{"@type":"MedicalClinic","name":"Bay Clinic","physician":{"@type":"Physician","name":"Dr Jo Marsh","telephone":"02 9555 0123"}}',
      'Bay Clinic',
    ],
  ])('does not take the name of %s', (_, address, markup, name) => {
    const identity = identityOf(home(`<script type="application/ld+json">${markup}</script>`), address)
    expect(identity.name).toBe(name)
    expect(identity.variations).toEqual([])
  })

  it.each(['Home', 'Welcome', 'Untitled document', ''])('is not %j', (title) => {
    expect(identityOf(home('<p>Hello</p>', title), 'https://example.com.au').name).toBeNull()
  })
})

describe('place, phone and ABN', () => {
  const html = `
    <p>Joe's Plumbing, 12 Smith St, Newtown NSW 2042. Call <a href="tel:0295550123">(02) 9555 0123</a>.</p>
    <p>Fax 02 9555 0199</p>
    <footer>ABN 51 824 753 556 · PO Box 9, Enmore NSW 2042</footer>`

  it('come with the words they were read from', () => {
    const identity = identityOf(home(html))
    expect(identity).toMatchObject({
      suburb: 'Newtown',
      state: 'NSW',
      postcode: '2042',
      phone: '02 9555 0123',
      abn: '51824753556',
    })
    expect(identity.address).toBe('12 Smith St, Newtown NSW 2042')
    for (const { value, quote, part } of identity.seen) {
      if (part === 'suburb' || part === 'state' || part === 'postcode') expect(quote).toContain(value)
    }
  })

  describe('a phone number', () => {
    const member = (name: string, mobile: string) => `<tr><td>${name}</td><td>${mobile}</td></tr>`
    const committee = `<table>${member('Jo Marsh', '0412 555 101')}${member('Ann Lim', '0412 555 102')}${member('Kim Holt', '0412 555 103')}</table>`
    const coaching = '<p>Ring Jo Marsh on 0412 555 101.</p>'

    it('is not that of somebody the pages name, where nothing says that it is the business’s', () => {
      const pages = {
        '/': '<h1>Tip Top Tennis</h1>',
        '/about/committee': committee,
        '/coaching': coaching,
        '/news': coaching,
      }
      expect(identityOf({ ...pages, '/juniors': '<p>Club Phone Number: (03) 9729 1973</p>' }).phone).toBe(
        '03 9729 1973',
      )
      expect(identityOf({ ...pages, '/lessons': committee }).phone).toBe(null)
    })

    it('is not that of one of the firms that an association lists, unless another page gives it', () => {
      const firm = (name: string, at: number) => member(name, `(02) 9555 01${10 + at}`)
      const members = `<table>${['Ash', 'Bell', 'Cray', 'Dunn', 'Eade', 'Ford'].map(firm).join('')}</table>`
      const pages = { '/': '<h1>Builders of the Bay</h1>', '/members': members, '/members/2': members }
      expect(identityOf(pages).phone).toBe(null)
      expect(identityOf({ ...pages, '/contact': '<p>Ring (02) 9555 0113</p>' }).phone).toBe('02 9555 0113')
      const footer = '<footer><a href="tel:0295550111">Ring us</a></footer>'
      const ringing = Object.entries(pages).map(([path, html]) => [path, html + footer])
      expect(identityOf(Object.fromEntries(ringing)).phone).toBe('02 9555 0111')
    })

    it('may be one of the many on a contact page', () => {
      const staff = [10, 11, 12, 13, 14, 15, 16].map((end) => `<p>(02) 9555 01${end}</p>`).join('')
      expect(identityOf({ '/': '<p>Hi</p>', '/contact': staff }).phone).toBe('02 9555 0110')
    })

    it('is that of a contact page, the home page or most pages', () => {
      expect(identityOf({ '/': '<p>Hi</p>', '/contact': '<p>Phone 0412 555 101</p>', '/team': committee }).phone).toBe(
        '0412 555 101',
      )
      expect(identityOf({ '/': '<p>Hi</p>', '/prices': coaching, '/work': coaching }).phone).toBe('0412 555 101')
      expect(identityOf({ '/': '<p>Hi</p>', '/ssl-guide': coaching, '/blog/calls': coaching }).phone).toBe(null)
    })
  })

  it('keeps the fax out of the phones', () => {
    const { contact } = factsOf(home(html))
    expect(contact.phones.map(({ national }) => national)).not.toContain('02 9555 0199')
    expect(contact.faxes.map(({ national }) => national)).toEqual(['02 9555 0199'])
  })

  it('takes the number named most, not the one of the web designer', () => {
    const footer = '<footer>Phone 02 9555 0123. Site by Pixel 0412 345 678</footer>'
    const pages = { '/': `<a href="tel:0295550123">Call</a>${footer}`, '/a': footer, '/b': footer }
    expect(identityOf(pages).phone).toBe('02 9555 0123')
  })

  it('is silent about what the site does not say', () => {
    expect(identityOf(home('<p>We fix things.</p>'))).toMatchObject({
      suburb: null,
      state: null,
      postcode: null,
      phone: null,
      abn: null,
      address: null,
    })
  })

  it('completes a local number with the area code of the state', () => {
    expect(identityOf(home('<p>Phone 9555 0123</p><p>1 High St, Geelong VIC 3220</p>')).phone).toBe('03 9555 0123')
  })

  it('reads an address that only the markup has', () => {
    const markup =
      '{"@type":"Cafe","address":{"@type":"PostalAddress","streetAddress":"1 High St","addressLocality":"GEELONG","addressRegion":"Victoria","postalCode":"3220"}}'
    const identity = identityOf(
      home(`<script type="application/ld+json">${markup.replace('Cafe', 'CafeOrCoffeeShop')}</script>`),
    )
    expect(identity).toMatchObject({ suburb: 'Geelong', state: 'VIC', postcode: '3220' })
  })

  it('takes the suburb from the street where the markup has the city in its place', () => {
    const address =
      '{"@type":"PostalAddress","streetAddress":"12C High Rd, Girraween","addressLocality":"Sydney","addressRegion":"NSW","postalCode":"2145"}'
    const html = `<script type="application/ld+json">{"@type":"Plumber","address":${address}}</script>`
    expect(identityOf(home(html))).toMatchObject({ suburb: 'Girraween', state: 'NSW', postcode: '2145' })
  })

  it('has no street from the label of a field', () => {
    const address =
      '{"@type":"PostalAddress","streetAddress":"Your Street Address Here","addressLocality":"Brisbane","postalCode":"4000","addressRegion":"QLD"}'
    const html = `<script type="application/ld+json">{"@type":"Plumber","address":${address}}</script><p>Chermside, QLD 4032</p>`
    expect(identityOf(home(html))).toMatchObject({ suburb: 'Chermside', postcode: '4032', address: null })
  })

  it('has no seat where cities of several states are named alike', () => {
    const html = '<p>We deliver to Sydney, Melbourne and Brisbane.</p>'
    expect(identityOf(home(html)).suburb).toBeNull()
    expect(identityOf(home('<p>We deliver to Sydney.</p>')).suburb).toBe('Sydney')
  })

  it('has its seat where a page about the areas says that it is based', () => {
    const areas = '<h1>Areas</h1><p>Joe’s Driving School is based in <b>Belmont</b>. We drive in all of Geelong.</p>'
    const pages = {
      ...home('<footer>© Joe’s Driving School</footer>', 'Joe’s Driving School Geelong'),
      '/service-areas': areas,
    }
    expect(identityOf(pages).suburb).toBe('Belmont')
  })

  it('has no seat in a city named after another town', () => {
    const serving = (places: string) =>
      identityOf({ ...home('', `Tiny | Support in ${places}`), '/ndis': '<h2>Support in Sydney</h2>' }).suburb
    expect(serving('Wollongong, Sydney, and Nowra')).toBeNull()
    expect(serving('Sydney, Wollongong, and Nowra')).toBe('Sydney')
  })

  it('takes the suburb that markup has in place of a street', () => {
    const address =
      '{"@type":"PostalAddress","streetAddress":"Girraween","addressLocality":"Sydney","addressRegion":"NSW","postalCode":"2145"}'
    const html = `<script type="application/ld+json">{"@type":"Plumber","address":${address}}</script>`
    expect(identityOf(home(html))).toMatchObject({ suburb: 'Girraween', address: null })
  })

  it('has no variation with the "the" of a sentence', () => {
    const html = '<p>At the SparkleXperts, we clean.</p><footer>© 2026 SparkleXperts</footer>'
    expect(identityOf(home(html, 'the SparkleXperts | Cleaning'), 'https://sparklexperts.com.au').variations).toEqual(
      [],
    )
  })

  it.each([
    ['Suite 10, 1 Main Street<br>Box Hill VIC 3128', { suburb: 'Box Hill', postcode: '3128' }],
    ['12 Main Street, Victoria Park WA 6100', { suburb: 'Victoria Park', postcode: '6100' }],
    ['5 George Street, The Rocks NSW 2000', { suburb: 'The Rocks', postcode: '2000' }],
    ['5 George Street, Office Newtown NSW 2042', { suburb: 'Newtown', postcode: '2042' }],
    [
      'G3 / 93a Heatherdale Road, Ringwood VIC 3134',
      { suburb: 'Ringwood', address: 'G3 / 93a Heatherdale Road, Ringwood VIC 3134' },
    ],
    ['D3 1-13 Main Street, Newtown NSW 2042', { address: 'D3 1-13 Main Street, Newtown NSW 2042' }],
    [
      'Suite-004, unit 112,22-30 Main Ave, Newtown NSW 2042',
      { address: 'Suite-004, unit 112,22-30 Main Ave, Newtown NSW 2042' },
    ],
  ])('reads %s', (text, parts) => expect(identityOf(home(`<footer><p>${text}</p></footer>`))).toMatchObject(parts))

  it('reads no address in the end of a phone number', () =>
    expect(identityOf(home('<p>03 8905 4753 View<br>Frankston VIC 3199</p>')).address).toBeNull())

  it('does not believe a postcode of another state', () => {
    const markup =
      '{"@type":"Plumber","address":{"@type":"PostalAddress","addressLocality":"Newtown","addressRegion":"NSW","postalCode":"3042"}}'
    expect(identityOf(home(`<script type="application/ld+json">${markup}</script>`))).toMatchObject({
      suburb: 'Newtown',
      state: 'NSW',
      postcode: null,
    })
  })

  it('believes the pages, which customers read, before markup that says otherwise', () => {
    const markup = {
      '@type': 'AccountingService',
      telephone: '08 5550 0199',
      address: {
        streetAddress: '40 Inkwell Street',
        addressLocality: 'Norwood',
        addressRegion: 'SA',
        postalCode: '5068',
      },
    }
    const page = `<script type="application/ld+json">${JSON.stringify(markup)}</script>
      <footer>40 Inkwell Street, Norwood SA 5067, phone (08) 5550 0129</footer>`
    expect(identityOf({ '/': page, '/about': page, '/contact': page })).toMatchObject({
      postcode: '5067',
      phone: '08 5550 0129',
    })
  })

  it('knows the town of a business without an address from its title', () => {
    expect(identityOf(home('<h1>Electrician Geelong</h1>', 'Electrician Geelong | Volt'))).toMatchObject({
      suburb: 'Geelong',
      state: 'VIC',
    })
  })

  it('is no region of another state that is only in the name', () => {
    const html = '<h1>Top End Panels</h1><p>12 Smith Street, Sunshine VIC 3020</p>'
    expect(identityOf(home(html, 'Top End Panels'))).toMatchObject({ suburb: 'Sunshine', areas: ['Sunshine'] })
  })

  it('is no city that the title names for a business that the text puts elsewhere', () => {
    const html = '<h1>Puppies</h1><p>We are small breeders located near Woodford SE Qld.</p>'
    expect(identityOf(home(html, 'Whippet Breeder Brisbane'))).toMatchObject({ suburb: null, areas: ['Brisbane'] })
  })
})

describe('domainAgreement', () => {
  it.each([
    ['joes plumbing', 'joesplumbing', 1],
    ['smith and sons', 'smithsons', 1],
    ['smith and sons', 'smith-and-sons', 1],
    ['sydney harbour cleaning', 'shc', 0.8],
  ])('%j at %s agrees %d', (key, label, share) => {
    expect(domainAgreement(key, label)).toBe(share)
  })

  it('is partial for a part of the domain, none for another name', () => {
    expect(domainAgreement('joes plumbing', 'joesplumbingsydney')).toBeGreaterThan(0.4)
    expect(domainAgreement('pixel studio', 'joesplumbing')).toBe(0)
    expect(domainAgreement('', '')).toBe(0)
  })
})

describe('confidence of each part', () => {
  const confidencesOf = (pages: Record<string, string>) => identityOf(pages).confidences

  it('is 0 for what was not found', () => {
    expect(confidencesOf(home('<p>Hello</p>'))).toMatchObject({ suburb: 0, state: 0, postcode: 0, phone: 0, abn: 0 })
  })

  it('rises with every place that agrees', () => {
    const line = '<p>12 King Street, Newtown NSW 2042. Call (02) 9555 0123</p>'
    const marked = '<script type="application/ld+json">{"@type":"Plumber","telephone":"02 9555 0123"}</script>'
    const steps = [
      confidencesOf(home(line)),
      confidencesOf({ ...home(`${line}<a href="/contact">Contact</a>`), '/contact': line }),
      confidencesOf({ ...home(`${line}${marked}<a href="/contact">Contact</a>`), '/contact': line }),
    ]
    const phones = steps.map(({ phone }) => phone)
    expect(phones).toEqual(phones.toSorted((one, other) => one - other))
    expect(new Set(phones).size).toBe(3)
    expect(steps[1]!.postcode).toBeGreaterThan(steps[0]!.postcode)
  })

  it('is higher for an ABN that is called one', () => {
    const bare = confidencesOf(home('<p>51 824 753 556</p>')).abn
    const labelled = confidencesOf(home('<p>ABN 51 824 753 556</p>')).abn
    expect(labelled).toBeGreaterThan(bare)
  })
})

describe('the place a business says it is in', () => {
  it.each([
    ['I am located in Jerrabomberra and bake from home.', 'Jerrabomberra', 'NSW'],
    ["We're based in Marrickville.", 'Marrickville', 'NSW'],
    ['Our studio is located in Wodonga.', 'Wodonga', 'VIC'],
    ['Based in Melbourne, we build stairs.<br>Address: Reservoir, Melbourne, VIC', 'Reservoir', 'VIC'],
    ['Based in the Wodonga area, we travel.', 'Wodonga', 'VIC'],
    ['Wodonga based photography, servicing Greater Melbourne.', 'Wodonga', 'VIC'],
  ])('is its suburb: %s', (text, suburb, state) => {
    expect(identityOf(home(`<h1>Cakes</h1><p>${text}</p>`))).toMatchObject({ suburb, state })
  })

  it.each([
    'Our supplier is located in Jerrabomberra.',
    'We print with a Jerrabomberra based firm.',
    'We are located in Gippsland.',
    'We are located in Newtown. We are also based in Marrickville.',
  ])('is not guessed from %j', (text) => {
    expect(identityOf(home(`<h1>Cakes</h1><p>${text}</p>`)).suburb).toBeNull()
  })
})

it('practitioners who share a copyright line, each with an ABN, are neither the name nor its number', () => {
  const footer =
    '<footer><p>© 2017 Quiet Rooms Psychology <span>Mary Lee ABN 51 824 753 556</span> <span>Tom Ray ABN 53 004 085 616</span></p></footer>'
  const page = `<title>About | Quiet Rooms Psychology</title><body><h1>About</h1>${footer}</body>`
  const identity = identityOf({ '/': page, '/a': page, '/b': page })
  expect(identity.name).toBe('Quiet Rooms Psychology')
  expect(identity.abn).toBeNull()
})

it('is that of a copyright line in other words, before a title that pages of services copied', () => {
  const page = (title: string) =>
    `<title>${title}</title><h1>Feet</h1><footer>All Copy Right Reserved 2026 @ Centre For Tiny Feet</footer>`
  const pages = {
    '/': page('CFTF'),
    ...Object.fromEntries(['a', 'b', 'c'].map((at) => [`/${at}`, page('Services Orthotics')])),
  }
  expect(identityOf(pages).name).toBe('Centre For Tiny Feet')
})

it('is that of a copyright line below the footer', () => {
  const page =
    '<body><h1>Bread</h1><footer>Follow us</footer><h6>© THE SOURDOUGH CUPBOARD 2020. All rights reserved.</h6></body>'
  expect(identityOf({ '/': page, '/a': page }).name?.toLowerCase()).toBe('the sourdough cupboard')
})

it('a logo described to its last flower is no other way to write the name', () => {
  const logo =
    '<header><a href="/"><img src="/logo.png" alt="Cherish Birth with illustrated flowers and the outline of a woman"></a></header>'
  const page = `<title>Cherish Birth</title><body>${logo}<footer>© Cherish Birth</footer></body>`
  expect(identityOf({ '/': page })).toMatchObject({ name: 'Cherish Birth', variations: [] })
})

describe('the company behind the business, in the copyright line', () => {
  const copyright = '<footer>© 2026 Tallowood People Group</footer>'
  const names = (html: string) =>
    factsOf(home(html, 'Quick Temps'), 'https://quicktemps.com.au').contact.names.map(({ name }) => name)

  it('is no name of it where the page calls it the parent', () => {
    const html = `<a href="https://x.example"><img src="/g.png" alt="A member of the Tallowood People Group"></a>${copyright}`
    expect(names(html)).not.toContain('Tallowood People Group')
  })
  it('is a name of it where customers are said to be a part of it', () =>
    expect(names(`<h2>Our customers are part of the Tallowood People Group</h2>${copyright}`)).toContain(
      'Tallowood People Group',
    ))
  it('is one where nothing says so', () => expect(names(copyright)).toContain('Tallowood People Group'))
})

it('a share card that repeats the whole title gives no name', () => {
  const pages = home(
    '<meta property="og:site_name" content="About | Tin Roofers"><h1>About</h1>',
    'About | Tin Roofers',
  )
  const wheres = factsOf(pages, 'https://tinroofers.com.au').contact.names.map(({ where }) => where)
  expect(wheres).not.toContain('og:site_name')
})

it('takes no suburb from markup that only a post office box on the pages confirms', () => {
  const markup = (street: object) =>
    `<script type="application/ld+json">${JSON.stringify({
      '@type': 'Plumber',
      name: 'Tiny',
      address: { ...street, addressLocality: 'Burwood', addressRegion: 'VIC', postalCode: '3125' },
    })}</script>`
  const html = '<p>Based in Camberwell and servicing all of Melbourne.</p><footer>PO Box 80, Burwood, VIC 3125</footer>'
  expect(identityOf(home(markup({}) + html))).toMatchObject({ suburb: 'Camberwell', state: 'VIC', postcode: null })
  expect(identityOf(home(markup({ streetAddress: '1 High Street' }) + html)).suburb).toBe('Burwood')
})

it('takes the state from a post office box, and no suburb', () => {
  const { identity } = factsOf({ '/': '<title>Joes</title><p>Mail: PO Box 12, Yatala QLD 4207</p>' })
  expect(identity).toMatchObject({ suburb: null, postcode: null, state: 'QLD', address: null })
})

it('writes a name apart where a heading does, however often titles run it together', () => {
  const pages = Object.fromEntries(
    ['/', '/a', '/b'].map((path) => [path, '<title>BristlebirdRoofing</title><h1>Bristlebird Roofing</h1>']),
  )
  expect(factsOf(pages, 'https://bristlebirdroofing.com.au').identity).toMatchObject({
    name: 'Bristlebird Roofing',
    variations: [],
  })
})

it('is surer of a place the business says it is in than of one it works in', () => {
  const sureOf = (text: string) => factsOf({ '/': `<p>${text}</p>` }).identity.confidences.suburb
  expect(sureOf('I am located in Jerrabomberra.')).toBe(0.6)
  expect(sureOf('Servicing Melbourne.')).toBe(0.4)
})

it('takes the postcode from another mention of the same street, unless two are given', () => {
  const marked = (postalCode: string) =>
    `<script type="application/ld+json">${JSON.stringify({
      '@type': 'Service',
      provider: {
        '@type': 'LocalBusiness',
        name: 'Brolga Fencing',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '8 Enterprise Dr',
          addressLocality: 'Rowville',
          postalCode,
        },
      },
    })}</script>`
  const shown = '<p>8 ENTERPRISE DRIVE, ROWVILLE</p>'
  const everywhere = { '/': shown, '/about': shown, '/contact': shown, '/rails': shown, '/gates': marked('3178') }
  expect(identityOf(everywhere).postcode).toBe('3178')
  expect(identityOf({ ...everywhere, '/posts': marked('3179') }).postcode).toBeNull()
})

it('writes a name apart where a text does, when the title runs it together', () => {
  const html = '<title>Bristlebirdroofing</title><h1>New roofs</h1><p>Trust Bristlebird Roofing with yours.</p>'
  expect(factsOf({ '/': html }, 'https://bristlebirdroofing.com.au').identity.name).toBe('Bristlebird Roofing')
})

it('is what a text calls a business whose title only names the trade, where the domain spells it', () => {
  const page = (text: string) => `<title>Cleaning Service | Commercial Cleaning</title><h2>Our offer</h2><p>${text}</p>`
  const pages = { '/': page('Brolga Cleaning is a Canberra based company.'), '/quote': page('Ask us.') }
  expect(factsOf(pages, 'https://brolgacleaning.com.au').identity.name).toBe('Brolga Cleaning')
})

it('takes no address that only a page about something else names', () => {
  const events = '<table><tr><td>Recording</td><td>3 Boyle St, Sutherland NSW 2232</td></tr></table>'
  expect(identityOf({ '/': '<p>Choirs</p>', '/dates': events }).suburb).toBeNull()
  expect(identityOf({ '/': '<p>Choirs</p>', '/contact': events }).suburb).toBe('Sutherland')
})

it('takes none of the places where a club meets for its seat', () => {
  const venues = ['3 Boyle St, Sutherland NSW 2232', '17 King St, Newtown NSW 2042', '5 Mary St, Surry Hills NSW 2010']
  const rows = (some: string[]) => some.map((venue) => `<tr><td>Chess</td><td>${venue}</td></tr>`).join('')
  const postcodeOf = (some: string[]) => identityOf(home(`<table>${rows(some)}</table>`)).postcode
  expect(postcodeOf(venues)).toBe('2232')
  expect(postcodeOf([...venues, '305 Crown St, Wollongong NSW 2500'])).toBeNull()
})

it.each([
  [
    'a city',
    '"addressLocality": "Melbourne", "addressRegion": "VIC"',
    'Based in Viewbank, we trim hedges.',
    'Viewbank',
  ],
  ['a town nearby', '"addressLocality": "Coffs Harbour"', 'Based locally in Mullaway, we treat for pests.', 'Mullaway'],
  ['a region', '"addressLocality": "Melbourne’s West"', 'We wash cars.', null],
])('the seat is what the pages say, where markup without a street has %s', (_, locality, text, suburb) => {
  const markup = `<script type="application/ld+json">{"@type":"LocalBusiness","name":"Ash Hedges","address":{"@type":"PostalAddress",${locality}}}</script>`
  expect(identityOf(home(`${markup}<p>${text}</p>`, 'Ash Hedges')).suburb).toBe(suburb)
})

it('a link to the notice on copyright names no owner', () => {
  const pages = home('<h1>Brolga Roads</h1><footer><a href="/c">Copyright Notice</a></footer>', 'Brolga Roads')
  expect(factsOf(pages).contact.names.map(({ name }) => name)).not.toContain('Notice')
})

it('a slip in the legal form is no part of the name', () => {
  const pages = home('<h1>Brolga Roads</h1><footer>Copyright Brolga Roads Ptd Ltd</footer>', 'Brolga Roads - About us')
  expect(identityOf(pages).name).toBe('Brolga Roads')
})

it('the number that people read is the main one where the links that show it dial another', () => {
  const link = '<a href="tel:0755550134">0400 555 013</a>'
  const pages = { '/': `<a href="tel:0755550134">07 5555 0134</a>${link}`, '/a': link, '/b': link }
  expect(identityOf(pages).phone).toBe('0400 555 013')
})

it('the name on the logo is short for that of the title where markup goes on from it', () => {
  const markup =
    '<script type="application/ld+json">{"@type":"AutoRepair","name":"JAP Joes Auto Parts - Mechanic Newtown"}</script>'
  const logo = '<header><img class="logo" src="/l.png" alt="JAP Logo"></header>'
  const pages = home(`${markup}${logo}<h1>Cars</h1>`, 'JAP Joes Auto Parts - Mechanic Newtown')
  expect(identityOf(pages, 'https://japauto.com.au').name).toBe('JAP Joes Auto Parts')
})

it.each([
  ['Mobile and based just up the road in Werribee.', 3, 'Werribee'],
  ['Minutes from our Werribee base.', 3, 'Werribee'],
  ['Sam learned with a firm based in Werribee.', 2, null],
])('the seat is what several pages call the base: %s', (text, times, suburb) => {
  const markup =
    '<script type="application/ld+json">{"@type":"LocalBusiness","name":"Ash Cars","address":{"addressLocality":"Melbourne\u2019s West"}}</script>'
  const pages = Object.fromEntries(Array.from({ length: times }, (_, at) => [`/wash-${at}`, `<p>${text}</p>`]))
  expect(identityOf({ '/': `${markup}<h1>Ash Cars</h1>`, ...pages }).suburb).toBe(suburb)
})

it('the alt text of a logo that goes on with what the business does is no way to write its name', () => {
  const logo = '<header><img src="/logo.png" class="logo" alt="Brolga Fencing — fences for farms"></header>'
  const { name, variations } = identityOf(
    home(`${logo}<h1>Brolga Fencing</h1>`, 'Brolga Fencing'),
    'https://brolgafencing.com.au',
  )
  expect([name, ...variations]).toEqual(['Brolga Fencing'])
})

it('takes no seat from markup that puts the business into a suburb for each page', () => {
  const marked = (addressLocality: string) =>
    `<script type="application/ld+json">${JSON.stringify({
      '@type': 'LocalBusiness',
      name: 'Brolga Bores',
      address: { '@type': 'PostalAddress', streetAddress: 'Town Reserve', addressLocality, addressRegion: 'WA' },
    })}</script>`
  const pages = { '/atwell': marked('Atwell'), '/baldivis': marked('Baldivis'), '/rockingham': marked('Rockingham') }
  expect(identityOf({ '/': '<h1>Brolga Bores</h1>', ...pages })).toMatchObject({ postcode: null, address: null })
})

it('takes no seat from pages that name a suburb each, in markup and in text', () => {
  const about = ([suburb, postcode]: string[]) =>
    `<script type="application/ld+json">${JSON.stringify({
      '@type': 'Electrician',
      name: `Brolga Electrical - ${suburb}`,
      address: { '@type': 'PostalAddress', addressLocality: suburb, addressRegion: 'VIC' },
    })}</script><h1>Electricians</h1><p>${suburb} VIC ${postcode}</p>`
  const suburbs = [
    ['Brighton', '3186'],
    ['Kew', '3101'],
    ['Coburg', '3058'],
  ]
  const pages = Object.fromEntries(suburbs.map((one) => [`/${one[0]}`, about(one)]))
  const home = '<h1>Brolga Electrical</h1>'
  expect(identityOf({ '/': home, ...pages }).suburb).toBeNull()
  expect(identityOf({ '/': `${home}<p>1 Bay St, Brighton VIC 3186</p>`, ...pages }).suburb).toBe('Brighton')
})

describe('a suburb with its postcode at the foot of the pages', () => {
  const foot = '<footer><ul><li>Berwick, VIC 3806</li></ul></footer>'
  const located = (html: string) => identityOf({ '/': html + foot, '/about': `<h1>About</h1>${foot}` })

  it('is the seat of one that is based in its city', () =>
    expect(located('<p>Our team is based in Melbourne.</p>')).toMatchObject({ suburb: 'Berwick', postcode: '3806' }))

  it('gives its postcode to the suburb that is named without one', () => {
    const pages = {
      '/': '<p>Our workshop is based in Berwick.</p>',
      '/privacy': '<h1>Privacy</h1><p>Ash Cars<br>Berwick VIC 3806</p>',
    }
    expect(identityOf(pages)).toMatchObject({ suburb: 'Berwick', postcode: '3806' })
  })

  it('goes before the city that markup has alone', () => {
    const address = '{"@type":"PostalAddress","addressLocality":"Melbourne","addressRegion":"VIC"}'
    const markup = `<script type="application/ld+json">{"@type":"Plumber","name":"Ash","address":${address}}</script>`
    expect(located(markup)).toMatchObject({ suburb: 'Berwick', postcode: '3806' })
  })
})

describe('what several places give differently', () => {
  const link = '<p>Call <a href="tel:+61412345679">1300 246 810</a></p>'

  it('is decided for the number that people read, before one that only links which show it dial', () => {
    expect(identityOf({ '/': link, '/a': link }).phone).toBe('1300 246 810')
    expect(identityOf({ '/': link, '/a': '<p>Mobile 0412 345 679</p>' }).phone).toBe('0412 345 679')
  })

  it('is decided for the spelling of the copyright line, where a title has a space more', () => {
    const page = '<h1>Welcome</h1><footer>© 2024 Brolga Handworks</footer>'
    expect(identityOf(home(page, 'Brolga Hand works'), 'https://jo.github.io').name).toBe('Brolga Handworks')
  })

  it.each([
    ['The Quarry Crew', 'The Quarry Crew'],
    ['Quarry Crew', 'Quarry Crew'],
  ])('is decided for the article that most titles and copyright lines have: %s', (written, name) => {
    const page = (title: string, owner: string) =>
      `<title>${title}</title><p>The Quarry Crew is here.</p><footer>© 2024 ${owner}</footer>`
    const pages = {
      '/': page(`${written} | Home`, written),
      '/a': page(`${written} | A`, written),
      '/b': page(`${written} | B`, 'Quarry Crew'),
    }
    expect(identityOf(pages, 'https://example-host.com.au').name).toBe(name)
  })

  it('is no state where cities of several are served alike', () => {
    const title = (...cities: string[]) => identityOf(home('<p>Welcome.</p>', `Cars in ${cities.join(', ')}`)).state
    expect(title('Sydney', 'Melbourne', 'Brisbane')).toBeNull()
    expect(title('Sydney', 'Newcastle', 'Brisbane')).toBe('NSW')
  })
})

describe('a place without a street of its own', () => {
  const foot = (heading: string, ...lines: string[]) =>
    home(`<h1>Hair</h1><footer><h5>${heading}</h5>${lines.map((line) => `<p>${line}</p>`).join('')}</footer>`)

  it('is the suburb of a street without a number below "Contact" at the foot', () => {
    const { suburb, state, address } = identityOf(foot('Contact', 'Quarry Parade, Jordan Springs NSW, Australia'))
    expect([suburb, state, address]).toEqual(['Jordan Springs', 'NSW', null])
  })

  it.each([
    ['Recent work', 'Quarry Parade, Jordan Springs NSW'],
    ['Contact', 'Quarry Parade, Jordan Springs VIC'],
  ])('is not what stands below "%s", nor a suburb that the state has not: %s', (heading, line) =>
    expect(identityOf(foot(heading, line)).suburb).toBeNull(),
  )

  it('is none of several hospitals with their addresses, which are all among the places', () => {
    const lines = ['Brolga Hospital 12 Flint St, Everton Park QLD', 'Quarry Hospital Main St, Greenslopes QLD']
    const { suburb, address, areas } = identityOf(foot('Consulting locations', ...lines))
    expect([suburb, address]).toEqual([null, null])
    expect(areas).toEqual(['Everton Park', 'Greenslopes'])
  })

  it('is that of the one hospital or of branches, which may be its own', () => {
    expect(identityOf(foot('Contact', 'Brolga Hospital 12 Flint St, Everton Park QLD')).suburb).toBe('Everton Park')
    const branches = ['Everton Park Clinic 12 Flint St, Everton Park QLD', 'City Clinic 3 Main St, Greenslopes QLD']
    expect(identityOf(foot('Contact', ...branches)).suburb).toBe('Everton Park')
  })

  it('is the one street that the contact page gives in the suburb that other pages name', () => {
    const page = '<footer><p>Pavilion, Cronulla NSW 2230</p></footer>'
    const contact = `<h3>Clubhouse</h3><p>9 Quarry Parade, Cronulla NSW 2230</p>${page}`
    const pages = { '/': page, '/a': page, '/b': page, '/c': page, '/contact': contact }
    expect(identityOf(pages).address).toBe('9 Quarry Parade, Cronulla NSW 2230')
    const two = { ...pages, '/contact': `${contact}<p>5 Flint Street, Cronulla NSW 2230</p>` }
    expect(identityOf(two).address).toBeNull()
  })
})

it('a number that only one of many pages has in its text may be anybody’s', () => {
  const others = Object.fromEntries(['/', '/a', '/b', '/c', '/d'].map((path) => [path, '<h1>Tip Top Tennis</h1>']))
  const ringing = '<p>Late entries to Jo Marsh, 0412 555 101</p>'
  expect(identityOf({ ...others, '/open': ringing }).phone).toBeNull()
  expect(identityOf({ ...others, '/contact': ringing }).phone).toBe('0412 555 101')
  expect(identityOf({ '/': others['/']!, '/open': ringing }).phone).toBe('0412 555 101')
})

it('the ABN after the name of the business is its own, beside that of another company', () => {
  const licensee = 'is a representative of Tallowood Advice Limited (ABN 53 004 085 616).'
  const abnOf = (text: string) => identityOf(home(`<footer><p>${text}</p></footer>`, 'Quiet Rooms')).abn
  expect(abnOf(`Quiet Rooms Pty Ltd (ABN 51 824 753 556) ${licensee}`)).toBe('51824753556')
  expect(abnOf(`Jo Marsh (ABN 51 824 753 556) ${licensee}`)).toBeNull()
})

it('a name without the place that only the title of the home page puts after it', () => {
  const page = (title: string) => `<title>${title}</title><h1>Sheds</h1><footer>© KTM Carports</footer>`
  const pages = { '/': page('KTM Carports Sydney'), '/a': page('KTM Carports | A'), '/b': page('KTM Carports | B') }
  expect(identityOf(pages, 'https://ktmcarports.com.au').name).toBe('KTM Carports')
})

describe('several offices', () => {
  const streets = '<address>12 King St, Newtown NSW 2042</address><address>3 Hunter St, Parramatta NSW 2150</address>'
  const page = (foot: string, head = '') => home(`${head}${streets}<footer>${foot}</footer>`)
  const list = '<ul><li>Parramatta <a href="tel:0255500123">(02) 5550 0123</a></li>'

  it('give place and number of the same one, that of the number', () => {
    const foot = `${list}<li>Newtown (02) 5550 0456</li></ul>`
    expect(identityOf(page(foot))).toMatchObject({ suburb: 'Parramatta', postcode: '2150', phone: '02 5550 0123' })
  })

  it('give the number of the place that more pages name', () => {
    const foot = `${list}<li>Newtown office: (02) 5550 0456</li></ul>`
    const pages = { ...page(foot), '/contact': '<address>12 King St, Newtown NSW 2042</address>' }
    expect(identityOf(pages)).toMatchObject({ suburb: 'Newtown', phone: '02 5550 0456' })
  })

  it('share a number that the list gives for both, or that markup gives', () => {
    const both = `${list}<li>Newtown (02) 5550 0123</li></ul>`
    expect(identityOf(page(both))).toMatchObject({ suburb: 'Newtown', phone: '02 5550 0123' })
    const marked = '<script type="application/ld+json">{"@type":"Plumber","telephone":"0255500123"}</script>'
    const foot = `${list}<li>Newtown (02) 5550 0456</li></ul>`
    expect(identityOf(page(foot, marked))).toMatchObject({ suburb: 'Newtown', phone: '02 5550 0123' })
  })

  it.each([
    ['<h3>Head office</h3><p>3 Hunter St, Parramatta NSW 2150</p>', 'Parramatta'],
    ['<p>Head office: Darwin, NT<br>Secondary office: Newtown, NSW</p>', 'Leanyer'],
    ['<p>Offices: Darwin, NT and Newtown, NSW</p>', 'Newtown'],
    ['<p>Head office: Darwin, NT</p><p>Head office: Sydney, NSW</p>', 'Newtown'],
    ['<p>The council has its head office: Darwin, NT</p>', 'Newtown'],
  ])('are in the place that is called head office: %s', (said, suburb) => {
    const pages = { ...home(`${streets}<address>14 Wattle St, Leanyer NT 0810</address>`), '/contact': said }
    expect(identityOf(pages).suburb).toBe(suburb)
  })
})

it('the city that the title of the home page has is the place, where areas served begin with suburbs', () => {
  const areas = ['Buderim', 'Mooloolaba', 'Sunshine Coast'].map((name) => ({ '@type': 'City', name }))
  const markup = { '@type': 'LocalBusiness', address: { addressRegion: 'QLD' }, areaServed: areas }
  const html = `<script type="application/ld+json">${JSON.stringify(markup)}</script><p>We wash.</p>`
  expect(identityOf(home(html, 'Brolga Washing Sunshine Coast')).suburb).toBe('Sunshine Coast')
  expect(identityOf(home(html, 'Brolga Washing')).suburb).toBeNull()
})

describe('the spelling of a name', () => {
  const page = (name: string) =>
    `<title>Doors | ${name}</title><script type="application/ld+json">{"@type":"Plumber","name":"${name}"}</script>`
  const origin = 'https://goodgrainjoinery.com.au'

  it('is the one that more pages have', () => {
    const logo =
      '<header><a href="/"><img src="/logo.png" alt="Good Grain Joinery"></a></header><footer>© Good Grain Joinery</footer>'
    const pages = {
      '/': page('GoodGrain Joinery'),
      '/doors': page('GoodGrain Joinery'),
      '/blog': `${page('Good Grain Joinery')}${logo}`,
    }
    const { name, variations } = identityOf(pages, origin)
    expect([name, variations]).toEqual(['GoodGrain Joinery', ['Good Grain Joinery']])
  })

  it('is not that of a logo whose parts run together in the code', () => {
    const pages = home(`<h3>Good Grain<span>Joinery</span></h3><footer>© Good Grain Joinery</footer>`, 'Doors')
    expect(identityOf(pages, origin)).toMatchObject({ name: 'Good Grain Joinery', variations: [] })
  })

  it('is whole in the copyright line where it ends in "Built"', () => {
    const of = (foot: string) =>
      identityOf(home(`<footer>© ${foot}</footer>`, 'Brolga Built'), 'https://brolgabuilt.au')
    expect(of('Brolga Built').variations).toEqual([])
    expect(of('Brolga Built Built by Pixel Works')).toMatchObject({ name: 'Brolga Built', variations: [] })
  })
})
