import { describe, expect, test } from 'vitest'
import type { Facts } from '../facts/facts.ts'
import { napConsistency } from './nap-consistency.ts'
import { mapFact, placesFact, registerFact } from '../../test/support/good-outside.ts'
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
type Contact = Facts['contact']
const run = (changes: Partial<Contact>, identity: Partial<Facts['identity']> = {}, site = goodSite()) =>
  assess(napConsistency, {
    ...site,
    facts: { contact: { ...good.contact, ...changes }, identity: { ...good.identity, ...identity } },
  })

const textsOf = ({ findings }: ReturnType<typeof run>): string[] => findings.map(({ text }) => text)

const phone = (national: string, where: Contact['phones'][number]['where'], ...paths: string[]): Contact['phones'] =>
  paths.map((path) => ({ national, raw: national, url: origin + path, where, quote: `Call ${national}` }))
const address = (
  street: string | null,
  path: string,
  more: Partial<Contact['addresses'][number]> = {},
): Contact['addresses'][number] => ({
  street,
  suburb: 'Marrickville',
  state: 'NSW',
  postcode: '2204',
  raw: `${street}, Marrickville NSW 2204`,
  url: origin + path,
  where: 'text',
  ...more,
})

test('the same name, address and phone everywhere scores 100; other spellings are no difference', () => {
  const result = run({})
  expect(result.score).toBe(100)
  expect(problemsOf(result)).toEqual([])
  expect(sawOf(result)[0]).toBe('We compared the phone numbers, addresses and names in the 7 pages we read.')
})

test('a number that a contact page we could not read may give is not called missing', () => {
  const facts = { contact: { ...good.contact, phones: [] }, identity: { ...good.identity, phone: null } }
  const unread = { facts, failed: { '/contact-us': 'timeout' as const } }
  expect(assess(napConsistency, { ...onePage(bare('<h1>Tiny</h1>')), ...unread })).toMatchObject({
    outcome: 'notMeasured',
    reason: 'We found no phone number on the one page we read; we could not read /contact-us.',
  })
  expect(problemsOf(assess(napConsistency, { ...goodSite(), ...unread }))[0]).toContain('Put a phone number')
})

describe('an email address a letter away from the web address', () => {
  const notes = (email: string) =>
    textsOf(assess(napConsistency, change(goodSite(), '/', '</main>', `<p>Mail: ${email}</p></main>`))).filter((text) =>
      text.startsWith('Check '),
    )

  test.each(['jo@watlewire.com.au', 'jo@wattlewires.com.au', 'jo@wattelwire.com.au'])('is named: %s', (email) =>
    expect(notes(email)).toEqual([expect.stringMatching(`^Check ${email} on your home page`)]),
  )

  test.each(['jo@wattlewire.com', 'jo@wattlewood.com.au', 'jo@gmail.com', 'jo@wattleware.com.au'])(
    'is another where it is more than that: %s',
    (email) => expect(notes(email)).toEqual([]),
  )
})

test('no other name is shown for the one that was read', () => {
  const { evidence } = run({ names: [{ name: 'Red Engine', url: `${origin}/`, where: 'logo' }] })
  expect(evidence.find(({ saw }) => saw.startsWith('The name, as we read it'))?.quote).not.toBe('Red Engine')
})

test('a post office box beside a street is no second address', () => {
  const result = run({
    addresses: [
      address('PO Box 800', '/contact', { raw: 'PO Box 800, Marrickville NSW 2204' }),
      address('12 Illawarra Road', '/contact'),
    ],
  })
  expect(result.score).toBe(100)
  expect(problemsOf(result)).toEqual([])
  expect(result.evidence).toContainEqual(
    expect.objectContaining({ saw: 'The address, as we read it.', quote: '12 Illawarra Road, Marrickville NSW 2204' }),
  )
})

test.each(['copyright', 'markup'] as const)('the company behind a trading name is no other name: %s', (where) => {
  const company = { name: 'JS Holdings Pty Ltd', url: `${origin}/`, where }
  expect(problemsOf(run({ names: [...good.contact.names, company] }))).toEqual([])
})

test('the number is the one of the identity, and the others are named', () => {
  const phones = [...phone('02 9555 0123', 'text', '/', '/about'), ...phone('0491 570 157', 'text', '/contact')]
  const result = run({ phones })
  expect(sawOf(result)).toEqual(
    expect.arrayContaining([
      'The phone number, as we read it: 02 9555 0123.',
      'Another number on your pages: 0491 570 157.',
    ]),
  )
})

describe('phones', () => {
  const main = phone('02 9555 0123', 'text', '/', '/about', '/contact')

  test('a markup number that no page shows costs 60 % of the part', () => {
    const result = run({ phones: [...main, ...phone('02 9555 0132', 'markup', '/')] })
    expect(result.score).toBe(76)
    expect(problemsOf(result)[0]).toContain(
      'your note for search engines (markup) has a number that no text on your pages shows: 02 9555 0132',
    )
  })

  test('a markup number against dialling links where no page shows a number', () => {
    expect(
      run({ phones: [...phone('02 9555 0123', 'tel-link', '/'), ...phone('02 9555 0132', 'markup', '/')] }).score,
    ).toBe(76)
    expect(run({ phones: phone('02 9555 0123', 'markup', '/') }).score).toBe(76)
  })

  test.each([
    ['text', '/contact'],
    ['tel-link', '/'],
  ] as const)('a second number on the pages may be for something else: %s', (where, path) => {
    const result = run({ phones: [...main, ...phone('02 9555 9999', where, path)] })
    expect(result.score).toBe(100)
    expect(problemsOf(result)).toEqual([])
    expect(sawOf(result)).toContain('Another number on your pages: 02 9555 9999.')
  })

  test('a number on one page that differs in one digit is a slip, unless it is the next line or mobile', () => {
    const slip = run({ phones: [...main, ...phone('02 9555 8123', 'text', '/booking')] })
    expect(slip.score).toBe(84)
    expect(problemsOf(slip)[0]).toContain('one digit differs between two numbers: 02 9555 8123 and 02 9555 0123')
    expect(run({ phones: [...main, ...phone('02 9555 0124', 'text', '/booking')] }).score).toBe(100)
  })

  test('a number of another kind in markup is no contradiction', () => {
    expect(run({ phones: [...main, ...phone('0412 345 678', 'markup', '/')] }).score).toBe(100)
  })

  test.each(['0412 345 678', '1300 123 456'])('%s beside a landline is normal', (number) => {
    expect(run({ phones: [...main, ...phone(number, 'text', '/contact')] }).score).toBe(100)
  })

  test('a second landline that appears as often as the first is normal', () => {
    expect(run({ phones: [...main, ...phone('02 9555 9999', 'text', '/', '/about', '/contact')] }).score).toBe(100)
  })

  test('two landlines beside each other are no agreement, and no fault either', () => {
    const result = run({
      phones: [...phone('02 9555 0123', 'text', '/', '/about'), ...phone('02 9555 0188', 'text', '/', '/about')],
    })
    expect(sawOf(result)).toContain('Another number on your pages: 02 9555 0188.')
    expect(problemsOf(result)).toEqual([])
    expect(textsOf(result).join(' ')).not.toContain('phone number are the same')
  })

  test('what is read once agrees with nothing', () => {
    const result = run({
      phones: phone('02 9555 0123', 'text', '/'),
      addresses: [],
      names: good.contact.names.slice(0, 1),
    })
    expect(textsOf(result).join(' ')).not.toContain('the same wherever')
  })

  test.each([
    ['ABN: 12 345 678 901', true],
    ['ABN 51 824 753 556', false],
    ['Order 12 345 678 901', false],
  ])('"%s" is called a wrong ABN: %s', (text, isWrong) => {
    const site = {
      ...onePage(bare(`<h1>Tiny</h1><p>${text}</p>`)),
      facts: { identity: { ...good.identity, abn: null } },
    }
    expect(assess(napConsistency, site).findings.some((one) => one.text.startsWith('Correct your ABN'))).toBe(isWrong)
  })

  test('a sample number is shown, and a real one is missed', () => {
    const result = run({ phones: [], samples: phone('0412 345 678', 'text', '/') }, { phone: null })
    expect(sawOf(result)).toContain('A sample number, as templates show it: 0412 345 678.')
    expect(problemsOf(result)[0]).toMatch(/^Put your real phone number on your site/)
  })

  test('beside a sample number, the others are not said to agree', () => {
    const strengths = (more: string) =>
      assess(napConsistency, change(goodSite(), '/', '</main>', `${more}</main>`)).findings.flatMap(({ kind, text }) =>
        kind === 'strength' ? [text] : [],
      )
    expect(strengths('<p>Lights.</p>').join()).toContain('address and phone number are the same')
    expect(strengths('<p>(07) 1234 5678</p>').join()).not.toContain('phone number')
    expect(strengths('<a href="tel:+61730000000">Call</a>').join()).not.toContain('phone number')
  })

  test('an address is not said to agree with markup that has another suburb', () => {
    const marked = (suburb: string) => [
      ...good.contact.addresses,
      address(null, '/services', { suburb, postcode: null, raw: suburb, where: 'markup' }),
    ]
    const agreed = (suburb: string) =>
      run({ addresses: marked(suburb) })
        .findings.flatMap(({ kind, text }) => (kind === 'strength' ? [text] : []))
        .join()
    expect(agreed('Marrickville')).toContain('Your address')
    expect(agreed('Ipswich')).not.toContain('address')
  })

  test("a street without a suburb is shown as nobody's, and no address is missed", () => {
    const rest = { suburb: null, state: null, postcode: null, raw: '4753 View' }
    const nowhere = { address: null, suburb: null, areas: [] }
    const result = run({ addresses: [address('4753 View', '/contact', rest)] }, nowhere)
    expect(sawOf(result).join()).not.toContain('4753')
    expect(problemsOf(result).join()).not.toContain('an address')
  })

  test('nothing is asked of a business that works online only', () => {
    const site = onePage(bare('<h1>Coaching</h1><p>Coaching is delivered online, wherever you are.</p>'))
    const nowhere = { ...good.identity, suburb: null, phone: null, areas: [], address: null }
    const facts = { contact: { ...good.contact, phones: [], addresses: [] }, identity: nowhere }
    expect(assess(napConsistency, { ...site, facts }).outcome).toBe('notApplicable')
    const called = { ...facts, contact: { ...good.contact, addresses: [] } }
    expect(problemsOf(assess(napConsistency, { ...site, facts: called })).join()).not.toContain('an address')
  })

  test('a foreign number is shown, and only an Australian one is missed', () => {
    const foreign = [{ international: '+44 7889 334849', url: `${origin}/`, quote: 'tel:+447889334849' }]
    const result = run({ phones: [], foreign })
    expect(sawOf(result)).toContain('A number of another country: +44 7889 334849.')
    expect(problemsOf(result)[0]).toMatch(/^Put an Australian phone number on your site/)
  })

  test('none is asked of a club', () => {
    const club = { ...good.identity, name: 'Newtown Chess Club', phone: null }
    const facts = { identity: club, contact: { ...good.contact, phones: [] } }
    expect(problemsOf(assess(napConsistency, { ...goodSite(), facts })).join()).not.toContain('phone number')
  })

  test('none costs the part and says what was looked for', () => {
    const result = run({ phones: [] })
    expect(result.score).toBe(60)
    expect(problemsOf(result)[0]).toMatch(/^Put a phone number on your site/)
    expect(sawOf(result)).toContainEqual(
      expect.stringContaining('We looked for a phone number in text, links and markup in the 7 pages we read'),
    )
  })
})

describe('addresses', () => {
  test('an address is the same with and without its postcode', () => {
    const result = run({
      addresses: [
        address('12 Illawarra Road', '/'),
        address('12 Illawarra Rd', '/about', { postcode: null, raw: '12 Illawarra Rd, Marrickville, New South Wales' }),
      ],
    })
    expect(problemsOf(result)).toEqual([])
  })

  test('the same street with another number is a clash', () => {
    const result = run({
      addresses: [
        address('12 Illawarra Road', '/'),
        address('12 Illawarra Rd', '/about'),
        address('21 Illawarra Rd', '/contact'),
      ],
    })
    expect(result.score).toBe(79)
    expect(problemsOf(result)[0]).toContain('there are two addresses: "21 Illawarra Rd, Marrickville NSW 2204"')
  })

  test('a street without its suburb is short for the same with one, and one street in two suburbs is a clash', () => {
    const short = address('12 Illawarra Road', '/about', { suburb: null, postcode: null, raw: '12 Illawarra Road' })
    const shorts = [short, { ...short, url: `${origin}/faq` }]
    expect(problemsOf(run({ addresses: [address('12 Illawarra Road', '/'), ...shorts] }))).toEqual([])
    const walcha = { suburb: 'Walcha', postcode: '2354', raw: '12 Illawarra Road, Walcha NSW 2354' }
    const two = [address('12 Illawarra Road', '/'), address('12 Illawarra Road', '/contact', walcha), ...shorts]
    expect(problemsOf(run({ addresses: two }))[0]).toContain(
      'there are two addresses: "12 Illawarra Road, Walcha NSW 2354" and "12 Illawarra Road, Marrickville NSW 2204"',
    )
  })

  test('the same street with another postcode is a clash', () => {
    expect(
      run({
        addresses: [address('12 Illawarra Road', '/'), address('12 Illawarra Road', '/contact', { postcode: '2240' })],
      }).score,
    ).toBe(79)
  })

  test('a unit written two ways is one address', () => {
    expect(
      run({ addresses: [address('Unit 2, 14 Smith Street', '/'), address('2/14 Smith St', '/contact')] }).score,
    ).toBe(100)
  })

  test('a direction written two ways is one address', () => {
    expect(
      run({ addresses: [address('209 Kent Street North', '/'), address('209 Kent St N', '/contact')] }).score,
    ).toBe(100)
  })

  test('another street is another office, or where letters go', () => {
    const result = run({ addresses: [address('12 Illawarra Road', '/'), address('5 King Street', '/contact')] })
    expect(result.score).toBe(100)
    expect(problemsOf(result)).toEqual([])
    expect(sawOf(result)).toContain('Another address on your pages.')
  })

  test('markup with a street no page shows is a clash', () => {
    const result = run({
      addresses: [address('12 Illawarra Road', '/'), address('5 King Street', '/', { where: 'markup' })],
    })
    expect(result.score).toBe(79)
    expect(problemsOf(result)[0]).toContain(
      'your note for search engines (markup) has an address that we read on no page',
    )
  })

  test('a business that comes to its customers needs only a suburb', () => {
    const result = run({ addresses: [] })
    expect(result.score).toBe(100)
    expect(sawOf(result)).toContain('No street address with a number that we took for yours.')
  })

  test('neither address nor suburb costs the part', () => {
    const facts = {
      contact: { ...good.contact, addresses: [] },
      identity: { ...good.identity, suburb: null, areas: [] },
    }
    const result = assess(napConsistency, { ...onePage(bare('<h1>Sparks</h1><p>We come to you.</p>')), facts })
    expect(result.score).toBe(65)
    expect(problemsOf(result)[0]).toContain('an address or suburb')
  })
})

describe('a town with its state in running text', () => {
  const told = (text: string) => {
    const site = onePage(bare(`<h1>Tiny</h1><p>${text}</p>`))
    const { identity, contact } = good
    return sawOf(
      assess(napConsistency, {
        ...site,
        facts: {
          identity: { ...identity, suburb: null, areas: [], address: null },
          contact: { ...contact, addresses: [] },
        },
      }),
    ).join()
  }

  test('is a place, so that the site is not said to name none', () => {
    const saw = told('We cook in our commercial kitchen in Karratha Western Australia and are on our way.')
    expect(saw).toContain('No street address with a number that we took for yours.')
    expect(saw).not.toContain('address or suburb')
  })

  test('without its state is not said to be missing, nor taken for theirs', () => {
    const saw = told('We cook in Karratha.')
    expect(saw).toContain('We took no address on your pages for yours.')
    expect(saw).not.toContain('address or suburb')
  })

  test.each(['Our cook is called Victoria.', 'A kitchen in Western Australia.'])('is not in "%s"', (text) => {
    expect(told(text)).toContain('We looked for an address or suburb')
  })
})

describe('names', () => {
  const named = (name: string, where: Contact['names'][number]['where']): Contact['names'] => [
    ...good.contact.names,
    { name, url: `${origin}/`, where },
  ]

  test.each(['WATTLE AND WIRE', 'Wattle & Wire Electrical Services', 'wattlewire', 'WWE'])(
    '"%s" is the same name',
    (name) => {
      expect(run({ names: named(name, 'logo') }).score).toBe(100)
    },
  )

  test('another name costs half the part', () => {
    const result = run({ names: named('Sparky Brothers', 'og:site_name') })
    expect(result.score).toBe(88)
    expect(problemsOf(result)[0]).toContain(
      'the share card says "Sparky Brothers", while elsewhere the name is "Wattle & Wire Electrical"',
    )
  })

  test.each(['image', 'Best viewed at', 'logo-final.png', 'Home'])('"%s" is no name', (name) => {
    expect(run({ names: named(name, 'logo') }).score).toBe(100)
  })

  test('a title is not held against the name', () => {
    expect(run({ names: named('Electrician in Marrickville', 'title') }).score).toBe(100)
  })

  test('one we could not tell is left out', () => {
    expect(run({ names: [] }, { name: null }).score).toBe(100)
  })
})

describe('other sources', () => {
  const against = (facts: Partial<Facts>) => assess(napConsistency, { ...goodSite(), facts })

  test('that agree cost nothing and are named', () => {
    const result = against({ ...mapFact(), ...placesFact(), ...registerFact() })
    expect(result.score).toBe(100)
    expect(result.findings.filter(({ kind }) => kind !== 'note')).toEqual([
      {
        kind: 'strength',
        text: 'Your address and phone number are the same wherever we took them for yours in the 7 pages we read, and elsewhere.',
      },
    ])
    expect(result.evidence.slice(-3)).toEqual([
      expect.objectContaining({
        source: 'openstreetmap',
        saw: 'The name, address and phone there are as on your website.',
        url: 'https://www.openstreetmap.org/node/123',
      }),
      expect.objectContaining({ source: 'google-places' }),
      expect.objectContaining({
        source: 'abn-lookup',
        url: 'https://abr.business.gov.au/ABN/View?abn=51824753556',
        quote: 'WATTLE AND WIRE PTY LTD',
      }),
    ])
  })

  test.each([
    [
      { phones: ['02 9999 9999'] },
      84,
      'OpenStreetMap has the number 02 9999 9999 for you, which your website does not',
    ],
    [
      { tags: { 'addr:housenumber': '99', 'addr:street': 'King Street' } },
      86,
      'OpenStreetMap has the address "99 King Street" for you',
    ],
    [{ name: 'Sparky Brothers' }, 88, 'OpenStreetMap calls you "Sparky Brothers"'],
  ])('an entry on the map with %j', (entry, score, text) => {
    const result = against(mapFact(entry))
    expect(result.score).toBe(score)
    expect(problemsOf(result)[0]).toContain(text)
  })

  test('an entry that says nothing of a part, or says it in another notation, contradicts nothing', () => {
    expect(against(mapFact({ phones: [], tags: {}, name: '' })).score).toBe(100)
    expect(against(mapFact({ tags: { 'addr:housenumber': '12', 'addr:street': 'Illawarra Rd' } })).score).toBe(100)
    expect(against(mapFact({ phones: ['0400 000 000', '02 9555 0123'] })).score).toBe(100)
    expect(against(mapFact({ name: '電気工事' })).score).toBe(100)
    expect(against(mapFact(null)).score).toBe(100)
  })

  test('a unit that the map leaves out is no other address', () => {
    const address = { ...good.contact.addresses[0]!, street: 'Unit 3, 12 Illawarra Road' }
    const contact = { ...good.contact, addresses: [address] }
    expect(assess(napConsistency, { ...goodSite(), facts: { contact, ...mapFact() } }).score).toBe(100)
  })

  test('what Google says is compared and never repeated', () => {
    const result = against(
      placesFact({ phone: '02 9999 9999', address: '99 King St, Newtown NSW 2042', name: 'Sparky Brothers' }),
    )
    expect(result.score).toBe(58)
    expect(problemsOf(result)[0]).toContain(
      'your Google Business Profile has a phone number that your website does not show',
    )
    expect(JSON.stringify(result)).not.toMatch(/9999|King St|Sparky|2042/)
    expect(
      result.evidence.filter(({ source }) => source === 'google-places').every(({ quote }) => quote === undefined),
    ).toBe(true)
  })

  test('a profile without a street, of a business that comes to its customers, contradicts no address', () => {
    expect(against(placesFact({ address: 'Marrickville NSW 2204, Australia' })).score).toBe(100)
  })

  test.each([
    [
      { active: false },
      85,
      'Check your ABN: the ABN on your website (51824753556) is cancelled in the business register.',
    ],
    [null, 85, 'Check your ABN: the business register has no entry for the ABN on your website (51824753556).'],
    [{ state: 'VIC' }, 86, 'the business register has you in VIC, your website in NSW'],
  ])('a register entry with %j', (entry, score, text) => {
    const result = against(registerFact(entry))
    expect(result.score).toBe(score)
    expect(problemsOf(result).join(' ')).toContain(text)
  })

  test('a register entry under other names is a note: it may be as it should', () => {
    const result = against(registerFact({ entityName: 'Smith Family Trust', businessNames: [] }))
    expect(result.score).toBe(95)
    expect(problemsOf(result)).toEqual([])
    expect(result.findings[0]).toMatchObject({
      kind: 'note',
      text: expect.stringContaining(
        'has your ABN under "Smith Family Trust", not under "Wattle & Wire Electrical". Anyone who trades under a name',
      ),
    })
  })

  test('another postcode in the register is no contradiction: many are registered at home', () => {
    expect(against(registerFact({ postcode: '2040' })).score).toBe(100)
  })

  test('an ABN we had to guess from the name says nothing', () => {
    const { register } = registerFact(null)
    if (register.outcome === 'unavailable') throw new Error('gathered')
    const matches = [{ abn: '1', name: 'Other', score: 100, state: 'WA', postcode: '6000' }]
    const data = { asked: { name: 'Wattle' }, entry: null, matches }
    expect(against({ register: { ...register, data } }).score).toBe(100)
  })
})

test('nothing at all scores 0', () => {
  expect(run({ phones: [], addresses: [], names: [] }, { name: null, suburb: null }).score).toBe(0)
})

test('pages that build themselves by script are not judged', () => {
  const site = onePage(bare('<div id="root"></div><script src="/app.js"></script>'))
  expect(assess(napConsistency, site)).toMatchObject({
    outcome: 'notMeasured',
    reason: expect.stringContaining('built by script'),
  })
})

describe('the ABN', () => {
  const advised = (abn: string | null, site = goodSite()) => {
    const facts = { contact: good.contact, identity: { ...good.identity, abn } }
    const result = assess(napConsistency, { ...site, facts })
    expect(result.score).toBe(100)
    return textsOf(result).some((text) => text.startsWith('Think about showing your ABN'))
  }

  test('is advice where no page names one, and costs nothing', () => {
    expect(advised(null)).toBe(true)
  })

  test('is not asked for where one is shown, readable or not', () => {
    expect(advised('51824753556')).toBe(false)
    expect(advised(null, change(goodSite(), '/', '</footer>', 'A.B.N. on request</footer>'))).toBe(false)
  })

  test('is asked for in place of a placeholder', () => {
    const site = change(goodSite(), '/', '</footer>', 'ABN: XX XXX XXX XXX</footer>')
    const facts = { contact: good.contact, identity: { ...good.identity, abn: null } }
    expect(textsOf(assess(napConsistency, { ...site, facts }))).toContain(
      'Put your ABN where your site says "ABN: XX XXX XXX XXX": that is a placeholder, and customers cannot look it up.',
    )
  })
})

describe('the same thing written in another way', () => {
  test('a suite left out on one page is no second address', () => {
    const result = run({
      addresses: [
        address('Suite 15, 456 Illawarra Road', '/'),
        address('Suite 15, 456 Illawarra Road', '/about'),
        address('456 Illawarra Road', '/contact'),
      ],
    })
    expect(problemsOf(result)).toEqual([])
  })

  test("a partner's badge called a logo is not another name", () => {
    const result = run({
      names: [...good.contact.names, { name: 'SETTLEX', url: `${origin}/`, where: 'logo' }],
    })
    expect(problemsOf(result)).toEqual([])
  })

  test('a mobile beside a landline is not called the same number everywhere', () => {
    const result = run({
      phones: [...phone('02 9555 0123', 'text', '/', '/contact'), ...phone('0491 570 156', 'text', '/')],
    })
    expect(sawOf(result)).toContain('Another number on your pages: 0491 570 156.')
    expect(textsOf(result).join('\n')).not.toContain('phone number')
  })

  test('a number and the link that dials it, on one page, agree with nothing', () => {
    const result = run({ phones: [...phone('02 9555 0123', 'text', '/'), ...phone('02 9555 0123', 'tel-link', '/')] })
    expect(textsOf(result).join('\n')).not.toContain('phone number')
  })
})

describe('a licence number in advertising', () => {
  const unlicensed = change(goodSite(), null, '<p>Electrical contractor licence 123456C</p>', '')
  const within = (state: string, trade: string | null, site = unlicensed) =>
    assess(napConsistency, { ...site, facts: { identity: { ...good.identity, state }, trade: { name: trade } } })
  const asked = (result: ReturnType<typeof within>) => textsOf(result).filter((text) => text.includes('licence number'))

  test('is asked for where the law of the state asks the trade, with the law and its source', () => {
    const result = within('NSW', 'electrician')
    expect(asked(result)).toEqual([expect.stringContaining('the Home Building Regulation 2014 (clause 33)')])
    expect(result.evidence).toContainEqual(
      expect.objectContaining({
        saw: expect.stringContaining('We looked for a licence number'),
        url: expect.stringContaining('fairtrading.nsw.gov.au'),
      }),
    )
    expect(result.score).toBe(100)
  })

  test('is shown where it was found', () => {
    const result = within('NSW', 'electrician', goodSite())
    expect(asked(result)).toEqual([])
    expect(result.evidence).toContainEqual(expect.objectContaining({ saw: 'Your licence number, as we read it.' }))
  })

  test('is not asked for where the home page does not say the trade', () => {
    const silent = change(unlicensed, null, /electric\w*/gi, 'light')
    const facts = { identity: { ...good.identity, name: 'Ash & Sons', state: 'NSW' }, trade: { name: 'electrician' } }
    expect(asked(assess(napConsistency, { ...silent, facts }))).toEqual([])
  })

  test('is asked for where the home page says "QBCC licensed", whatever the trade', () => {
    const site = change(unlicensed, '/', '</main>', '<p>Fully insured and QBCC Licensed</p></main>')
    expect(asked(within('QLD', null, site))).toEqual([expect.stringContaining('the QBCC Act 1991 (section 54)')])
    const written = (text: string) =>
      asked(within('QLD', null, change(unlicensed, '/', '</main>', `<p>${text}</p></main>`)))
    expect(written('Tiny Repairs hold Queensland Building & Construction Commission (QBCC) licenses.')).toHaveLength(1)
    expect(written('Make sure that your builder has a QBCC licence.')).toEqual([])
    const numbered = change(site, '/', 'QBCC Licensed', 'QBCC Licensed 15123456')
    expect(asked(within('QLD', null, numbered))).toEqual([])
  })

  test.each([
    ['TAS', 'electrician'],
    ['NSW', 'florist'],
    ['NSW', null],
  ])('is not spoken of where no rule is known: %s, %s', (state, trade) => {
    expect(asked(within(state, trade))).toEqual([])
  })
})

test('an address without the word "Road" is the same address', () => {
  const result = run({
    addresses: [address('Suite 5/134 Banksia Road', '/contact'), address('Suite 5/134 Banksia,', '/')],
  })
  expect(problemsOf(result)).toEqual([])
  expect(sawOf(result).join()).not.toContain('Another address on your pages')
})

test('one suburb or city with two postcodes is told, two suburbs are not', () => {
  const place = (suburb: string, postcode: string, raw: string) => address(null, '/', { suburb, postcode, raw })
  const hobart = place('Hobart', '7000', 'Hobart, Tasmania 7000')
  const told = run({ addresses: [hobart, place('Hobart', '7018', 'Hobart, Tasmania 7018')] })
  expect(problemsOf(told)[0]).toContain('there are two postcodes')
  expect(problemsOf(run({ addresses: [hobart, place('Hobart East', '7018', 'Hobart East TAS 7018')] }))).toEqual([])
  const inCity = run({ addresses: [hobart, place('Howrah', '7018', 'Howrah, Hobart, Tasmania 7018')] })
  expect(problemsOf(inCity)[0]).toContain('there are two postcodes')
})

test('an address that one page gives, even twice, is not praised for being the same everywhere', () => {
  const twice = [address('3 Boyle St', '/contact'), address('3 Boyle St', '/contact')]
  const praised = run({ addresses: twice }).findings.filter(({ kind }) => kind === 'strength')
  expect(praised.map(({ text }) => text).join()).not.toContain('address')
})

test('an address is not praised for being the same everywhere beside a street without a suburb', () => {
  const [own] = good.contact.addresses
  const both = [
    own!,
    { ...own!, url: `${origin}/about` },
    address('123 Tile Street', '/', { suburb: null, state: null }),
  ]
  const praised = run({ addresses: both }).findings.filter(({ kind }) => kind === 'strength')
  expect(praised.map(({ text }) => text).join()).not.toContain('address')
})

test('the name is not praised for being the same everywhere', () => {
  const praise = run({}).findings.find(({ kind }) => kind === 'strength')?.text
  expect(praise).toBe(
    'Your address and phone number are the same wherever we took them for yours in the 7 pages we read.',
  )
})

test.each(['copyright', 'footer', 'text', 'logo'] as const)(
  'another name in the %s may be that of a company behind it',
  (where) => {
    const other = { name: 'Banksia Holdings', url: `${origin}/`, where }
    expect(problemsOf(run({ names: [...good.contact.names, other] }))).toEqual([])
  },
)

test.each([
  ['<meta name="description" content="', 'The description of a page'],
  ['<meta property="og:description" content="', 'The text that shows when a page is shared'],
  ['<title>', 'The title of a page'],
])('another number in %s is a contradiction, quoted with its page', (opening, who) => {
  const say = (words: string) => {
    const end = opening === '<title>' ? '</title>' : '">'
    return assess(napConsistency, change(goodSite(), '/faq', '</head>', `${opening}${words}${end}</head>`))
  }
  const result = say('Rewiring. Call (02) 6123 4568')
  expect(problemsOf(result)[0]?.toLowerCase()).toContain(who.toLowerCase())
  expect(problemsOf(result)[0]).toContain('says 02 6123 4568, while your pages say')
  expect(result.evidence.find(({ saw }) => saw.startsWith(who))).toMatchObject({
    url: `${origin}/faq`,
    quote: 'Rewiring. Call (02) 6123 4568',
  })
  expect(result.findings.some(({ kind, text }) => kind === 'strength' && text.includes('phone'))).toBe(false)
  expect(problemsOf(say(`Rewiring. Call ${good.contact.phones[0]!.national}`))).toEqual([])
})

test('an email link that shows one address and writes to another is named', () => {
  const link = (to: string) =>
    change(goodSite(), null, '</footer>', `<a href="mailto:${to}">info@wattlewire.com.au</a></footer>`)
  expect(problemsOf(assess(napConsistency, link('jo@oldname.com.au')))).toContainEqual(
    expect.stringContaining('it shows info@wattlewire.com.au and writes to jo@oldname.com.au'),
  )
  for (const to of [
    'INFO@wattlewire.com.au?subject=Job',
    'jo@oldname.com.au,info@wattlewire.com.au',
    ' info@wattlewire.com.au',
  ])
    expect(problemsOf(assess(napConsistency, link(to)))).toEqual([])
  const goingOn = '<a href="mailto:info@wattlewire.com.au"><b>info@wattlewire.com.au</b><i>Email us</i></a></footer>'
  expect(problemsOf(assess(napConsistency, change(goodSite(), null, '</footer>', goingOn)))).toEqual([])
  expect(problemsOf(assess(napConsistency, link('info@wattlewire.com')))).toContainEqual(
    expect.stringContaining('writes to info@wattlewire.com.'),
  )
})

test.each([
  'info@wattlewire.com.\n        au',
  'info@wattlewire.com.%20au',
  'info@wattlewire.com.\u200bau',
  'info@wattlewire.com.au jo@wattlewire.com.au',
])('a damaged address of an email link is named as such, and not as another: %j', (to) => {
  const result = assess(
    napConsistency,
    change(goodSite(), null, '</footer>', `<a href="mailto:${to}">info@wattlewire.com.au</a></footer>`),
  )
  expect(problemsOf(result)).toEqual([
    expect.stringMatching(/^Write the address of the email link on .* without spaces, line breaks or invisible/),
  ])
  expect(sawOf(result).join()).not.toContain('writes to another')
})

test('a line break alone is dropped by browsers, so nothing is said of it', () => {
  const html = '<a href="mailto:info@wattlewire.com.\nau">info@wattlewire.com.au</a></footer>'
  expect(problemsOf(assess(napConsistency, change(goodSite(), null, '</footer>', html)))).toEqual([])
})

describe('a contact page', () => {
  const main = { phone: '0412 555 101', street: '12 Illawarra Road' }
  const other = { phone: '03 5200 1234', street: '123 Industrial Drive' }
  const footer = `<footer>${main.street}, Marrickville NSW 2204. Call ${main.phone}</footer>`
  const site = (contact: string) => ({
    ...goodSite(),
    pages: { '/': bare(`<h1>Tiny</h1>${footer}`), '/contact': bare(`<h1>Contact</h1>${contact}${footer}`) },
    sitemap: [],
    facts: {
      identity: { ...good.identity, phone: main.phone, address: `${main.street}, Marrickville NSW 2204` },
      contact: {
        ...good.contact,
        phones: [...phone(main.phone, 'text', '/', '/contact'), ...phone(other.phone, 'text', '/contact')],
        addresses: [address(main.street, '/'), address(main.street, '/contact'), address(other.street, '/contact')],
      },
    },
  })
  const [number, street] = [`<p>Phone ${other.phone}</p>`, `<p>${other.street}, Marrickville NSW 2204</p>`]

  test('with another number and another street between menu and foot is named: a template may have left them', () => {
    const result = assess(napConsistency, site(`${number}${street}`))
    expect(result.score).toBe(70)
    expect(problemsOf(result).join()).toContain('gives "03 5200 1234", and not "0412 555 101" as other places of your')
  })

  test.each([
    ['a second line beside the main one', `${number}<p>${main.phone}</p>${street}`],
    ['another branch with the same number', `${street}<p>${main.phone}</p>`],
    ['a second line alone', number],
  ])('with %s is in order', (_, html) => {
    expect(problemsOf(assess(napConsistency, site(html))).join()).not.toContain('as other places of your')
  })
})

test('numbers that may be somebody else’s are shown as such, and neither praised nor missed', () => {
  const result = run({ phones: phone('0412 555 101', 'text', '/team', '/news') }, { phone: null })
  expect(result.score).toBe(100)
  expect(sawOf(result)).toContain("A number that we read, yours or somebody else's: 0412 555 101.")
  expect(textsOf(result).join()).not.toMatch(/phone number/)
})

test('a post office box is not praised as the same address everywhere', () => {
  const box = (path: string) => address('PO Box 800', path, { raw: 'PO Box 800, Marrickville NSW 2204' })
  const result = run({ addresses: [box('/'), box('/contact')] }, { address: null })
  expect(textsOf(result).join()).not.toMatch(/address .*the same wherever/)
  expect(sawOf(result)).toContain('A post office box that we read.')
})

test('a street that only a map shows is to be written in words', () => {
  const map = '<iframe src="https://www.google.com/maps/embed?pb=!1m2!2s71+Chapel+Street+Rockdale+NSW+2216"></iframe>'
  const texts = (body: string) =>
    textsOf(
      assess(napConsistency, {
        ...onePage(bare(body)),
        facts: { contact: { ...good.contact, addresses: [] }, identity: { ...good.identity, address: null } },
      }),
    )
  expect(texts(`<h1>Courts</h1>${map}`)).toContainEqual(
    expect.stringMatching(/^Write your address in words beside the map on your home page: "71 Chapel Street/),
  )
  expect(texts('<h1>Courts</h1>').join()).not.toContain('beside the map')
})

test('a number that only markup has is to be shown', () => {
  const result = run({ phones: phone('02 9555 0123', 'markup', '/', '/about') })
  expect(textsOf(result)).toContainEqual(expect.stringContaining('Show your phone number on your pages'))
  expect(textsOf(result).join()).not.toContain('phone number are the same')
})

test('an email link without an address is named', () => {
  const result = assess(napConsistency, change(goodSite(), '/', '</main>', '<a href="mailto:!email">Write</a></main>'))
  expect(problemsOf(result).join()).toContain(
    'Correct the email link on your home page: its address, "mailto:!email", is none',
  )
})

test('a number called an ABN with a digit too few is named', () => {
  const facts = { identity: { ...good.identity, abn: null } }
  const texts = (line: string) =>
    textsOf(assess(napConsistency, { ...change(goodSite(), '/faq', '</main>', `<p>${line}</p></main>`), facts })).join()
  expect(texts('ABN : 645 142 954')).toContain('"645 142 954" (on the page')
  expect(texts('ABN/ACN 645 142 954')).not.toContain('has nine digits')
  expect(texts('ABN 57 805 931 28')).toContain('cannot be one: an ABN has 11 digits')
})

test('two numbers beside one name are named, and not where each is that of a firm in the same line', () => {
  const facts = { identity: { ...good.identity, name: 'Wattle & Wire', abn: '51824753556' } }
  const texts = (home: string, faq: string) => {
    const site = change(
      change(goodSite(), '/', '</main>', `<p>${home}</p></main>`),
      '/faq',
      '</main>',
      `<p>${faq}</p></main>`,
    )
    return textsOf(assess(napConsistency, { ...site, facts })).join()
  }
  const [one, other] = ['© Wattle &amp; Wire ABN 51 824 753 556', 'ABN 53 004 085 616']
  expect(texts(one, `© Wattle &amp; Wire ${other}`)).toContain('Make your ABN agree: beside the name Wattle & Wire')
  expect(texts(one, `Tiny Lights ${other}`)).not.toContain('Make your ABN agree')
  expect(texts(one, `${one} of Tiny Lights ${other}`)).not.toContain('Make your ABN agree')
})

test('a blank for the ABN beside the real one is named', () => {
  const texts = textsOf(
    assess(napConsistency, change(goodSite(), '/faq', '</main>', '<p>ABN XX XXX XXX XXX</p></main>')),
  )
  expect(texts).toContainEqual(expect.stringContaining('Put your ABN where your site says "ABN XX XXX XXX XXX"'))
})

test('an address with a postcode that cannot be its own does not lack one', () => {
  const identity = { ...good.identity, address: '12 Illawarra Road, Marrickville NSW 3204', postcode: null }
  const site = onePage(bare('<h1>Wattle</h1><p>12 Illawarra Road, Marrickville NSW 3204</p>'))
  expect(textsOf(assess(napConsistency, { ...site, facts: { identity } })).join()).not.toContain('Add the postcode')
})

test('an address without a postcode anywhere is named', () => {
  const asked = (text: string) =>
    textsOf(
      assess(napConsistency, {
        ...onePage(bare(`<h1>Wattle</h1><p>${text}</p>`)),
        facts: { identity: { ...good.identity, address: '12 Illawarra Road, Marrickville', postcode: null } },
      }),
    ).filter((one) => one.startsWith('Add the postcode'))
  expect(asked('12 Illawarra Road, Marrickville')).toHaveLength(1)
  expect(asked('12 Illawarra Road, Marrickville. Post: PO Box 7, Marrickville 2204')).toEqual([])
})

test('a copyright line that names somebody else on one page of many is named', () => {
  const line = (name: string, path: string) => ({ name, url: `${origin}${path}`, where: 'copyright' as const })
  const own = ['/', '/about', '/contact'].map((path) => line('Wattle & Wire', path))
  const named = (...others: ReturnType<typeof line>[]) =>
    textsOf(run({ names: [...own, ...others] })).filter((text) => text.startsWith('Check the copyright line'))
  expect(named(line('Robust Industries', '/faq'))).toEqual([
    expect.stringContaining('it names "Robust Industries", and those of 3 other pages name you.'),
  ])
  expect(named(line('Wattle and Wire', '/faq'))).toEqual([])
})

test('a copyright line that names somebody else everywhere is asked about, unless that is a company', () => {
  const named = (...names: string[]) =>
    textsOf(run({ names: names.map((name) => ({ name, url: `${origin}/`, where: 'copyright' as const })) })).filter(
      (text) => text.startsWith('Check the copyright line'),
    )
  expect(named('Lush Cleaning')).toEqual([
    'Check the copyright line: it names "Lush Cleaning", and elsewhere you are called "Wattle & Wire Electrical". If that is not the company behind you, have it corrected.',
  ])
  expect(named('Wattle Industries')).toEqual([])
  expect(named('Barbour and Associates Pty Ltd')).toEqual([])
  expect(named('Lush Cleaning', 'Robust Industries')).toEqual([])
  expect(named('ABN placeholder · Licence placeholder ·')).toEqual([])
  const spoken = change(goodSite(), '/', '<main>', '<main><p>Ash works for Lush Cleaning.</p>')
  const names = [{ name: 'Lush Cleaning', url: `${origin}/`, where: 'copyright' as const }]
  expect(textsOf(run({ names }, {}, spoken)).join()).not.toContain('Check the copyright line')
})

describe('names in the text', () => {
  const notesOn = (pages: Record<string, string>, name = 'Aroon Thai & Remedial Massage') =>
    textsOf(
      assess(napConsistency, {
        ...goodSite(),
        pages,
        facts: { contact: good.contact, identity: { ...good.identity, name, variations: [] } },
      }),
    ).filter((text) => text.startsWith('Write your name one way') || text.startsWith('Check the name'))
  const titled = (one: string, other = one) => ({
    '/': bare('<h1>Welcome</h1><p>We are here.</p>'),
    '/a': bare(`<h1>${one}</h1><p>About us.</p>`),
    '/b': bare(`<h1>Contact</h1><h3>${other}</h3>`),
  })

  test.each([
    ['Aroon Thai & Remedial Massage', 'Aroon Thai Massage'],
    ['Aroon Thai Massage', 'Aroon Thai & Remedial Massage'],
  ])('that differ from %s on two pages are another spelling: %s', (own, other) =>
    expect(notesOn(titled(other), own)).toEqual([expect.stringContaining(`Write your name one way: "${other}"`)]),
  )

  test.each([
    ['Aroon Thai Massage', 'Aroon Thai Massage Prices'],
    ['Wattle Dental Newtown', 'Wattle Dental Bathurst'],
    ['Aroon Thai & Remedial Massage', 'Aroon Thai and Remedial Massage'],
    ['Jo Holt Bathurst Lawyer', 'Jo Holt visits Bathurst Lawyer'],
    ['Slate Lane Carpet Cleaning', 'Slate Lane Carpet Repairs'],
  ])('are no other spelling of %s: %s', (own, other) => expect(notesOn(titled(other), own)).toEqual([]))

  test('that differ in a space alone are another spelling on one page too, unless letters are spaced', () => {
    const home = (title: string) => ({ '/': bare('<h1>Welcome</h1>', `<title>${title}</title>`) })
    expect(notesOn(home('Brolga Hand works'), 'Brolga Handworks')).toEqual([
      expect.stringContaining('Write your name one way: "Brolga Hand works"'),
    ])
    expect(notesOn(home('B R O L G A Handworks'), 'Brolga Handworks')).toEqual([])
  })

  test('that are on one page only may be of anything', () =>
    expect(notesOn(titled('Aroon Thai Massage', 'Opening hours'))).toEqual([]))

  const told = (...texts: string[]) => ({ '/': bare(texts.map((text) => `<p>${text}</p>`).join('')) })
  const offers = 'At Hand Care offers nursing at home. We are a registered provider of the state.'
  const approved = 'At Hand Care is proudly an approved provider of packages.'
  const own = 'Wattle Community Care'

  test('of another business that speaks as "we" of its registration are named', () =>
    expect(notesOn(told(offers, approved), own)).toEqual([expect.stringContaining('Check the name "At Hand Care"')]))

  test.each([
    ['a partner', told('At Hand Care is an approved provider of packages.', 'At Hand Care offers nursing at home.')],
    ['one sentence', told(offers)],
    ['the own name', told(offers.replace('At Hand', 'Wattle'), approved.replace('At Hand', 'Wattle'))],
  ])('are not doubted for %s', (_, pages) => expect(notesOn(pages, own)).toEqual([]))
})

describe('ABNs that are not taken', () => {
  const facts = { contact: good.contact, identity: { ...good.identity, abn: null } }
  const told = (text: string) =>
    assess(napConsistency, { ...change(goodSite(), '/about', '</main>', `${text}</main>`), facts })
      .findings.map((finding) => finding.text)
      .join()

  test('are named where there are two', () => {
    const one = '<p>ABN 75 660 840 228</p>'
    expect(told(one)).not.toContain('Check the ABNs')
    expect(told(`${one}<p>ABN 32 369 202 921</p>`)).toContain('Check the ABNs on your pages, "75660840228"')
  })

  test('are not thought of where only an article speaks of them', () => {
    const long = 'It takes a quarter of an hour to get one, and costs nothing at all. '.repeat(4)
    expect(told(`<p>To trade you need an ABN. ${long}</p>`)).toContain('Think about showing your ABN')
    expect(told('<p>ABN on request</p>')).not.toContain('Think about showing your ABN')
  })
})

test.each([
  ['Marrickville', '2042', '12 Illawarra Road, Marrickville NSW 2042', '2042 belongs to Enmore and Newtown'],
  ['Marrickville', '2204', '12 Illawarra Road, Marrickville NSW 2204', null],
  ['Marrickville', '1475', 'PO Box 12, Marrickville NSW 1475', null],
  ['Sydney', '2042', '12 King Street, Newtown, Sydney NSW 2042', null],
  ['Nowhere at All', '2042', '12 King Street, Nowhere at All NSW 2042', null],
])('the postcode of another suburb is named: %s %s in "%s"', (suburb, postcode, quote, says) => {
  const seen = [{ part: 'postcode' as const, value: postcode, url: `${origin}/contact`, quote }]
  const named = textsOf(run({}, { suburb, postcode, state: 'NSW', seen })).filter((text) =>
    text.startsWith('Check the postcode'),
  )
  expect(named).toEqual(says === null ? [] : [expect.stringContaining(says)])
})

describe('opening hours that differ', () => {
  const hours = (quote: string, path = '/', where: 'text' | 'markup' = 'text') => ({ quote, url: origin + path, where })
  const named = (...openingHours: Contact['openingHours']) =>
    textsOf(run({ openingHours })).filter((text) => text.startsWith('Check your opening hours'))

  test('from page to page are named', () =>
    expect(named(hours('Mon-Sat: 7am - 7pm'), hours('Monday – Friday: 7:00am – 5:00pm', '/contact'))).toEqual([
      'Check your opening hours: we read "Mon-Sat: 7am - 7pm" on your home page, and "Monday – Friday: 7:00am – 5:00pm" on the page "Contact Wattle & Wire in Marrickville".',
    ]))

  test('in the markup and on a page are named', () =>
    expect(named(hours('Mo-Fr 09:00-17:00', '/', 'markup'), hours('Mon-Fri: 9am - 4pm'))).toEqual([
      'Check your opening hours: we read "Mo-Fr 09:00-17:00" in the markup of your home page, and "Mon-Fri: 9am - 4pm" on your home page.',
    ]))

  test.each([
    ['the same in other words', hours('Mon-Fri: 9am - 5pm'), hours('Weekdays 9.00am to 5.00pm', '/contact')],
    ['other days', hours('Mon-Fri: 9am - 5pm'), hours('Saturday 9am - 12pm', '/contact')],
    ['the telephone', hours('Mon-Fri: 9am - 5pm'), hours('Call us Mon-Fri, 7am to 7pm', '/contact')],
    ['a project', hours('Mon-Fri: 9am - 5pm'), hours('Mon-Fri: 7am - 3pm', '/projects/bakery')],
  ])('of %s are not', (_, one, other) => expect(named(one, other)).toEqual([]))

  const foot = ['/', '/about', '/faq', '/contact'].map((path) => hours('Mon to Sat (9 AM to 5 PM)', path))

  test('on the contact page and at the foot of all pages are named', () =>
    expect(named(...foot, hours('Mon - Sun: 9am - 6pm', '/contact'))).toEqual([
      'Check your opening hours: we read "Mon to Sat (9 AM to 5 PM)" on most of your pages, and "Mon - Sun: 9am - 6pm" on the page "Contact Wattle & Wire in Marrickville".',
    ]))

  test('on the home page and at the foot of all pages are named', () =>
    expect(named(...foot, hours('Mon - Sun: 9am - 6pm'))).toEqual([
      'Check your opening hours: we read "Mon to Sat (9 AM to 5 PM)" on most of your pages, and "Mon - Sun: 9am - 6pm" on your home page.',
    ]))

  test('of a class on another page and at the foot of all pages are not', () =>
    expect(named(...foot, hours('Mon 6pm - 7pm', '/faq'))).toEqual([]))

  test('are not named where a page has several for a day, or there are several streets', () => {
    const two = [hours('Kiosk Mon-Fri: 7am - 3pm', '/contact'), hours('Shop Mon-Fri: 9am - 5pm', '/contact')]
    expect(named(hours('Mon-Fri: 9am - 5pm'), ...two)).toEqual([])
    const streets = [address('12 Illawarra Road', '/'), address('5 King Street', '/contact')]
    const openingHours = [hours('Mon-Fri: 9am - 5pm'), hours('Mon-Fri: 7am - 3pm', '/contact')]
    expect(textsOf(run({ openingHours, addresses: streets })).join()).not.toContain('opening hours')
  })
})

test('ABNs that each have a name before them are several people, and nothing to check', () => {
  const line = 'Jo Banks ABN 51 824 753 556 Li Sands ABN 53 004 085 616'
  const site = onePage(bare(`<h1>Tiny Clinic</h1><p>${line}</p>`))
  const facts = { identity: { ...good.identity, abn: null } }
  expect(textsOf(assess(napConsistency, { ...site, facts })).join()).not.toContain('Check the ABNs')
  const unnamed = onePage(bare(`<h1>Tiny Clinic</h1><p>ABN 51 824 753 556</p><p>ABN 53 004 085 616</p>`))
  expect(textsOf(assess(napConsistency, { ...unnamed, facts })).join()).toContain('Check the ABNs')
})

describe('what a contact page labels as phone or address', () => {
  const contact = (lines: string) =>
    assess(
      napConsistency,
      change(goodSite(), '/contact', /<main>[\s\S]*<\/main>/, `<main><h1>Contact</h1>${lines}</main>`),
    )
  const agreeing = (result: ReturnType<typeof contact>) => textsOf(result).filter((text) => text.includes('the same'))

  test.each([
    [
      '<p>📞 Phone: +61 XXX XXX XXX</p>',
      'as "Phone", the page "Contact Wattle & Wire in Marrickville" gives "+61 XXX XXX XXX"',
    ],
    ['<p>Contact Phone</p><p>Call any time.</p><p>+91 783 837 098</p>', 'as "Contact Phone", the page "Contact'],
    ['<p>Office Address</p><p>Main Avenue, Salt Lake City, USA</p>', 'as "Office Address", the page "Contact'],
  ])('is named where a template left it: %s', (lines, told) => {
    const result = contact(lines)
    expect(problemsOf(result).join()).toContain(told)
    expect(agreeing(result)).toEqual([])
  })

  test.each([
    '<p>Phone: (02) 9555 0123</p>',
    '<h2>India</h2><p>Phone: +91 783 837 098</p><h2>Australia</h2><p>Phone: (02) 9555 0123</p>',
    '<p>We moved here from Salt Lake City, USA</p>',
  ])('is no fault where it is ours, another office or a sentence: %s', (lines) =>
    expect(problemsOf(contact(lines))).toEqual([]),
  )

  const asked = (lines: string) => textsOf(contact(lines)).filter((text) => text.startsWith('Say which number'))

  test('is asked about where it is a second number of the same kind, and costs nothing', () => {
    expect(asked('<h3>Call Us</h3><p>02 9555 0177</p>')).toEqual([
      'Say which number is for what: the page "Contact Wattle & Wire in Marrickville" gives 02 9555 0177 as "Call Us", and 02 9555 0123 elsewhere. If one of them is no longer yours, take it out.',
    ])
    expect(contact('<h3>Call Us</h3><p>02 9555 0177</p>').score).toBe(100)
  })

  test.each([
    '<h3>Call Us</h3><p>0412 345 679</p>',
    '<h3>Newtown</h3><p>02 9555 0177</p>',
    '<p>Phone: 02 9555 0123</p><p>Phone: 02 9555 0177</p>',
    '<p>Phone: 02 9555 0177</p><p>02 9555 0188</p>',
  ])('is not asked about beside one of another kind, without a label, or among several: %s', (lines) =>
    expect(asked(lines)).toEqual([]),
  )
})

test('a number that only a link which shows another dials is called so', () => {
  const dialled = { ...phone('0412 345 679', 'tel-link', '/')[0]!, quote: '02 9555 0123' }
  expect(sawOf(run({ phones: [...good.contact.phones, dialled] })).join('\n')).toContain(
    'A number that a link dials which shows another: 0412 345 679.',
  )
})
