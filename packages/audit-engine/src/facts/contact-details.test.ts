import { describe, expect, it } from 'vitest'
import { factsOf } from '../../test/support/gathered-site.ts'
import { parsePage } from '../page/parse-page.ts'

const contactOf = (html: string) => factsOf({ '/': html }).contact
const numbersOf = ({ contact }: ReturnType<typeof factsOf>) => [
  ...new Set(contact.phones.map(({ national }) => national)),
]
const markup = (value: unknown): string => `<script type="application/ld+json">${JSON.stringify(value)}</script>`

describe('phones', () => {
  it('say whether they are in a link, in the text or in the markup, each once a page', () => {
    const { phones } = contactOf(`${markup({ '@type': 'Plumber', telephone: '+61 2 9555 0123' })}
      <a href="tel:0295550123">Call us</a><p>Call (02) 9555 0123 or 02 9555 0123</p>`)
    expect(phones.map(({ national, where }) => [national, where])).toEqual([
      ['02 9555 0123', 'markup'],
      ['02 9555 0123', 'tel-link'],
      ['02 9555 0123', 'text'],
    ])
    expect(phones[1]).toMatchObject({ raw: 'tel:0295550123', quote: 'Call us (tel:0295550123)' })
    expect(phones[2]?.quote).toContain('(02) 9555 0123')
  })

  it('are read from contact points, and from links with any writing', () => {
    const { phones } =
      contactOf(`${markup({ '@type': 'Organization', contactPoint: { '@type': 'ContactPoint', telephone: '1300 123 456' } })}
      <a href="tel:%2B61%20412%20555%20019">M</a><a href="tel:+1-212-555-0123">US</a><a href="tel:%zz">bad</a>`)
    expect(phones.map(({ national }) => national)).toEqual(['1300 123 456', '0412 555 019'])
  })

  it('are the own ones on a page about dealers where an address of the website is beside them', () => {
    const pages = {
      '/': '<p>Call 1300 783 556</p>',
      '/dealers': '<p>Wheels of Yass, 02 6226 0123</p><p>To join, write to info@joes.com.au or phone 1300 76 56 33</p>',
    }
    expect(new Set(factsOf(pages).contact.phones.map(({ national }) => national))).toEqual(
      new Set(['1300 783 556', '1300 765 633']),
    )
  })

  it('are not those of help lines, be they links or on a page for people in a crisis', () => {
    const own = '<a href="tel:0295550123">Call us</a>'
    const crisis = '<h1>Crisis support</h1><p>Sexual assault line - 1800 424 017</p>'
    expect(
      numbersOf(factsOf({ '/': `${own}<a href="tel:131114">Lifeline</a>`, '/crisissupport.html': crisis })),
    ).toEqual(['02 9555 0123'])
  })

  it('are not those of the offices that a privacy policy names', () => {
    const policy = '<p>Complaints: Human Rights Commission, phone 02 6205 2222</p>'
    expect(factsOf({ '/': '<p>Write to us.</p>', '/privacy.html': policy }).contact.phones).toEqual([])
  })

  it('are not taken from hidden text', () => {
    expect(contactOf('<p hidden>Call 02 9555 0123</p>').phones).toEqual([])
  })
})

it('the street of a template in markup is no address', () =>
  expect(
    contactOf(
      markup({
        '@type': 'Plumber',
        name: 'Tiny',
        address: { streetAddress: '123 Service Street', addressLocality: 'Melbourne' },
      }),
    ).addresses,
  ).toEqual([]))

describe('numbers that stand for none', () => {
  it.each(['0412 345 678', '0400 000 000', '1300 000 000', '(02) 9876 5432', '0498 765 432', '(07) 3000 0000'])(
    '%s',
    (number) => {
      const { phones, samples } = contactOf(`<a href="tel:${number}">Call</a><p>Call ${number}</p>`)
      expect(phones).toEqual([])
      expect(samples).toHaveLength(2)
    },
  )

  it('are no examples of a number', () => {
    const { phones } = contactOf('<p>Call 02 9555 0123</p><label>Mobile, e.g. 0412 555 019</label>')
    expect(phones.map(({ national }) => national)).toEqual(['02 9555 0123'])
  })

  it('of films and books are only taken where there is no other', () => {
    const numbers = (html: string) => contactOf(html).phones.map(({ national }) => national)
    expect(numbers('<p>Call 0491 570 156 or 02 9555 0123</p>')).toEqual(['02 9555 0123'])
    expect(numbers('<p>Call 0491 570 156</p>')).toEqual(['0491 570 156'])
  })

  it('leave ordinary ones alone', () => {
    const { phones } = contactOf('<p>Call 1300 123 456, 0411 111 222 or 02 9000 1234</p>')
    expect(phones.map(({ national }) => national)).toEqual(['1300 123 456', '0411 111 222', '02 9000 1234'])
  })
})

describe('emails', () => {
  it.each([
    ['<a href="mailto:Info@Joes.com.au?subject=Hi">Mail</a>', ['info@joes.com.au']],
    ['<p>Write to info@joes.com.au.</p>', ['info@joes.com.au']],
    ['<a href="mailto:info@joes.com.au">Support</a><b>Support</b><i>info@joes.com.au</i>', ['info@joes.com.au']],
    [
      '<a href="/cdn-cgi/l/email-protection#543d3a323b143e3b31277a373b397a3521">[email protected]</a>',
      ['info@joes.com.au'],
    ],
    ['<a href="mailto:info@joes.com.\n   au">Mail</a>', []],
    ['<a href="mailto:Jo <info@joes.com.au>">Mail</a>', ['info@joes.com.au']],
    ['<a href="mailto:info@joes.com.au, jo@joes.com.au">Mail</a>', ['info@joes.com.au', 'jo@joes.com.au']],
    ['<p>logo@2x.png</p>', []],
    ['<p>youremail@gmail.com</p>', []],
    ['<a href="mailto:info@example.com">Mail</a>', []],
    ['<p>@joesplumbing</p>', []],
    ['<p>a@b</p>', []],
  ])('of %j', (html, emails) => {
    expect(contactOf(html).emails.map(({ address }) => address)).toEqual(emails)
  })
})

describe('opening hours', () => {
  it('are read from text and from markup', () => {
    const { openingHours } = contactOf(
      `${markup({
        '@type': 'Bakery',
        openingHours: 'Mo-Fr 09:00-17:00',
        openingHoursSpecification: {
          dayOfWeek: ['https://schema.org/Saturday', 'Sunday'],
          opens: '09:00',
          closes: '12:00',
        },
      })}<p>Monday 9am – 5pm</p>`,
    )
    expect(openingHours.map(({ quote, where }) => [quote, where])).toEqual([
      ['Mo-Fr 09:00-17:00', 'markup'],
      ['Saturday, Sunday 09:00-12:00', 'markup'],
      ['Monday 9am – 5pm', 'text'],
    ])
  })
})

describe('names', () => {
  it('are the mentions of a name, not every piece of a title', () => {
    const { names } = contactOf(
      '<title>Blocked drains | Joes | Newtown</title><meta property="og:site_name" content="Joes"><footer>© 2026 Joes</footer>',
    )
    expect(names.map(({ name, where }) => `${where}: ${name}`)).toEqual([
      'og:site_name: Joes',
      'copyright: Joes',
      'title: Joes',
    ])
  })

  it('are read from the alternative of the logo at the top, not from those of brands below', () => {
    const { names } = contactOf(
      '<header><img src="logo.png" alt="Joes logo"></header><main><img src="logo-daikin.png" alt="Daikin logo"></main>',
    )
    expect(names.map(({ name }) => name)).toEqual(['Joes'])
  })
})

it('a site that could not be read has no facts, and no invented ones', () => {
  const facts = factsOf({ '/': '' })
  expect(facts.contact).toEqual({
    phones: [],
    samples: [],
    faxes: [],
    foreign: [],
    emails: [],
    addresses: [],
    names: [],
    openingHours: [],
  })
  expect(facts.identity).toMatchObject({ name: null, confidence: 0, seen: [], areas: [] })
  expect(facts.industry.industry).toBe('Unknown Industry')
  expect(facts.services).toEqual([])
})

describe('the place of an address in the markup', () => {
  const localityOf = (addressLocality: string) =>
    contactOf(markup({ '@type': 'Electrician', address: { '@type': 'PostalAddress', addressLocality } })).addresses[0]

  it.each([
    ['Pimpama & Northern Gold Coast', 'Pimpama'],
    ['NEWTOWN, Sydney', 'Newtown'],
    ['Woolloongabba', 'Woolloongabba'],
    ['Sandy Bay', 'Sandy Bay'],
  ])('is one place: %s', (locality, suburb) => expect(localityOf(locality)).toMatchObject({ suburb }))
})

describe('addresses on pages about others', () => {
  const job = '<p>Address: 42 Pakington St, Newtown VIC 3220</p>'
  const own = '<p>8 Quarry Road, Belmont VIC 3216</p>'
  const suburbsOf = (pages: Record<string, string>) => factsOf(pages).contact.addresses.map(({ suburb }) => suburb)

  it.each(['/projects/newtown', '/project-1.html', '/our-work/', '/blog/a-job-in-newtown', '/testimonials'])(
    'are not the business’s own: %s',
    (path) => expect(suburbsOf({ '/': own, [path]: job })).toEqual(['Belmont']),
  )

  it('are where another page gives them too', () => {
    expect(suburbsOf({ '/': own, '/projects/': own })).toEqual(['Belmont', 'Belmont'])
  })

  it('do not become the suburb of the business', () => {
    const { identity } = factsOf({ '/': '<title>Painters of Geelong</title><p>Call us.</p>', '/project-1.html': job })
    expect(identity).toMatchObject({ suburb: 'Geelong', postcode: null, address: null })
  })
})

describe('numbers and streets that are not those of the business', () => {
  it('a résumé names referees', () => {
    const { phones } = factsOf({
      '/': '<p>Phone 0491 570 156</p>',
      '/resume.html': '<h2>Referees</h2><p>Kim, Ph 0491 570 157</p><p>Lou, Ph 0491 570 158</p>',
    }).contact
    expect(phones.map(({ national }) => national)).toEqual(['0491 570 156'])
  })

  it('a local number is the full one the site gives elsewhere', () => {
    const { phones } = factsOf({
      '/': '<p>Call 07 5550 1234</p>',
      '/news': '<p>Give us a call on Ph: 5550 1234</p>',
    }).contact
    expect(new Set(phones.map(({ national }) => national))).toEqual(new Set(['07 5550 1234']))
  })

  it('a drawn example stands in a sample street', () => {
    expect(factsOf({ '/': '<p>12 Sample Street, Glenelg SA 5045</p>' }).contact.addresses).not.toContainEqual(
      expect.objectContaining({ street: '12 Sample Street' }),
    )
  })

  it('the name of an icon is no word of the address', () => {
    const html = '<p><i class="material-icons">local_post_office</i> 14 Smith Street, Newtown NSW 2042</p>'
    expect(parsePage(html, 'https://joes.com.au/').text.body).toBe('14 Smith Street, Newtown NSW 2042')
  })
})

it('an address for mail is no door of the business', () => {
  const streetOf = (html: string) => factsOf({ '/': html }).contact.addresses[0]?.street
  const lines = 'Drift Pty Ltd<br>Box 64<br>76 Waterway Drive<br>Coomera QLD 4209'
  expect(streetOf(`<h5>Postal Address</h5><p>${lines}</p>`)).toBeNull()
  expect(streetOf(`<h5>Our Address</h5><p>${lines}</p>`)).toBe('76 Waterway Drive')
  expect(streetOf('<h5>Postal Address</h5><p>PO Box 64, Coomera QLD 4209</p>')).toBe('PO Box 64')
})

describe('an address in markup', () => {
  const wheres = (visible: string) =>
    factsOf({
      '/': `<script type="application/ld+json">{"@type":"Plumber","name":"Joe","address":{"@type":"PostalAddress",
        "streetAddress":"Suite 5/134 Banksia,","addressLocality":"Ascot","postalCode":"4007","addressRegion":"QLD"}}</script>
        <h1>Plumber</h1>${visible}`,
    }).contact.addresses.map(({ where }) => where)

  it('is shown where a page has its street, though it does not read like one', () => {
    expect(wheres('<footer>Suite 5/134 Banksia,<br>Ascot QLD</footer>')).toContain('text')
  })
  it('is hidden where no page has its street', () => expect(wheres('<footer>Call us</footer>')).toEqual(['markup']))
})

describe('addresses in lists of others', () => {
  const own = '<footer>8 Wattle Street, Tennyson QLD 4105</footer>'
  const streetsOf = (list: string, footer = own) => contactOf(`${list}${footer}`).addresses.map(({ street }) => street)
  it.each([
    [
      'a table of leases',
      `<h2>About</h2><table><tr><th>Address</th><th>Rent</th></tr>
       <tr><td>26 Banksia Drive, Burleigh</td><td>$275/m²</td></tr><tr><td>47 Grevillea Circuit, Geebung</td><td>$185/m²</td></tr></table>`,
    ],
    ['cards of sold homes', '<h3>26 Banksia Drive, Burleigh</h3><p>Sold</p><p>4 bed, 2 bath</p>'],
    ['a price in the same line', '<p>26 Banksia Drive, Burleigh $7.8M</p>'],
    ['dealers', '<h2>Our dealers</h2><p>Pedal Place</p><p>26 Banksia Drive, Burleigh QLD 4220</p>'],
    ['sponsors', '<h2>Thanks to our sponsors</h2><p>Address: 26 Banksia Drive, Burleigh QLD 4220</p>'],
    ['recent projects', '<h2>Recent projects</h2><p>26 Banksia Drive, Burleigh QLD 4220</p>'],
  ])("are not the business's: %s", (_, list) => expect(streetsOf(list)).toEqual(['8 Wattle Street']))

  it('are kept where the foot of the page gives them too, or nothing else is left', () => {
    expect(streetsOf('<h2>Sold and leased by us</h2><p>Visit 8 Wattle Street, Tennyson QLD 4105</p>')).toHaveLength(2)
    expect(streetsOf('<h2>Caravans for sale</h2><p>8 Wattle Street, Tennyson QLD 4105</p>', '')).toHaveLength(1)
  })

  it("leave a second office among the business's own", () =>
    expect(streetsOf('<h2>Our offices</h2><p>26 Banksia Drive, Burleigh QLD 4220</p>')).toEqual([
      '26 Banksia Drive',
      '8 Wattle Street',
    ]))
})

describe('addresses in sentences about the past', () => {
  const streetsOf = (text: string) => contactOf(`<p>${text}</p>`).addresses.map(({ street }) => street)

  it.each([
    'The club was formed on its current site at 12 Quarry Street, Yarraville.',
    'Our shop was located at 12 Quarry Street, Yarraville VIC 3013 for years.',
    'Formerly at 12 Quarry Street, Yarraville VIC 3013.',
  ])('are nobody’s present one: %s', (text) => expect(streetsOf(text)).toEqual([]))

  it.each([
    ['We moved from 12 Quarry Street, Yarraville to 9 Flint Road, Yarraville VIC 3013.', '9 Flint Road'],
    ['We were founded in 1985 and are at 9 Flint Road, Yarraville VIC 3013.', '9 Flint Road'],
    ['The shop was founded in 1985. Visit 9 Flint Road, Yarraville VIC 3013.', '9 Flint Road'],
  ])('are told from what is said of today: %s', (text, street) => expect(streetsOf(text)).toEqual([street]))
})

describe('a street with no suburb beside it', () => {
  const whole = '<p>13 Wattle Road, Diamond Creek VIC 3089</p>'
  const streetsOf = (html: string, title = 'Quiet Rooms') =>
    factsOf({ '/': `<title>${title}</title>${html}` }).contact.addresses.map(({ street, suburb }) => [street, suburb])

  it('does not take the heading of the next block for its suburb', () => {
    const marker = '<ul><li><p>13 Wattle Road</p></li></ul><h6>Quiet Rooms</h6>'
    expect(streetsOf(`${marker}${whole}`)).toEqual([['13 Wattle Road', 'Diamond Creek']])
    expect(streetsOf(marker)).toEqual([['13 Wattle Road', null]])
    expect(streetsOf('<p>13 Wattle Road</p><p>Quiet Rooms</p>')).toEqual([['13 Wattle Road', null]])
  })

  it('is left out beside words that are no place where it is read with its suburb too', () =>
    expect(streetsOf(`<p>13 Wattle Rd, Sunny Corner Site</p>${whole}`)).toEqual([['13 Wattle Road', 'Diamond Creek']]))

  it('keeps a suburb that is a heading as well, and one that we do not know', () => {
    expect(streetsOf('<p>13 Wattle Road</p><h2>Diamond Creek</h2>')).toEqual([['13 Wattle Road', 'Diamond Creek']])
    expect(streetsOf('<p>13 Wattle Road, Frogs Bottom</p>')).toEqual([['13 Wattle Road', 'Frogs Bottom']])
  })
})
