import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressesIn } from './street-addresses.ts'
import { isPostcodeOf, stateOf, stateOfPostcode } from './states.ts'

const read = (text: string): (string | null)[][] =>
  addressesIn(text).map(({ street, suburb, state, postcode }) => [street, suburb, state, postcode])

describe('addressesIn', () => {
  it('reads the postcode before the suburb, where the suburb has it', () => {
    expect(read('31 Quarry Street, 2536 Batemans Bay, Australia')).toEqual([
      ['31 Quarry Street', 'Batemans Bay', 'NSW', '2536'],
    ])
    expect(read('31 Quarry Street, 2000 Batemans Bay, Australia')).toEqual([])
  })

  it('takes no place in a contest for a street', () => {
    expect(read('National 2004 1st Place Photos')).toEqual([])
    expect(read('2019 First Place Melbourne')).toEqual([])
    expect(read('4 First Place, Newtown')).toEqual([['4 First Place', 'Newtown', null, null]])
  })

  it('reads a street that the code runs into its suburb', () => {
    expect(read('7 Long Meadow AveNewtown NSW 2042')).toEqual([['7 Long Meadow Ave', 'Newtown', 'NSW', '2042']])
    expect(read('7 Long StMarket is open, 2042 visitors')).toEqual([])
  })

  it('takes no end of a heading above for a part of the street', () => {
    expect(addressesIn('Sydney Office\n6/540 Sydney Rd, Seaforth NSW 2092')[0]?.street).toBe('6/540 Sydney Rd')
    expect(addressesIn('Find us\nOffice 6/540 Sydney Rd, Seaforth NSW 2092')[0]?.street).toBe('Office 6/540 Sydney Rd')
  })

  it('reads a postcode that follows the state without a blank', () =>
    expect(read('12 Beattys Road,Hillside, Melbourne, Victoria3037')).toEqual([
      ['12 Beattys Road', 'Hillside', 'VIC', '3037'],
    ]))

  it('takes no door for a suburb', () => {
    expect(read('Look for the door marked 43A Quarry Street East Entrance.')).toEqual([])
    expect(read('4 Quarry Street, The Entrance NSW 2261')).toEqual([['4 Quarry Street', 'The Entrance', 'NSW', '2261']])
  })

  it('takes no heading of the next state for the suburb', () =>
    expect(
      read('Perth: 140 St Georges Tce\nSouth Australia (SA)\nAdelaide: 91 King William St\nVictoria (VIC)'),
    ).toEqual([]))

  it.each([
    'Same Day Service\n24/7 Emergency Callouts\n15+ Years Experience\nServing Beaconsfield 3807',
    '24/7 Email Monitoring\nMain Service Suburbs\nPimpama (4209), Coomera (4209)',
    'Call 0447 418 866\nView All Packages',
  ])('takes no promise and no phone number for a street: %j', (text) =>
    expect(read(text).filter(([street]) => street !== null)).toEqual([]),
  )

  it('takes the suburb on the line before the city, where the postcode is its own', () =>
    expect(read('Chermside\nBrisbane, QLD 4032')).toEqual([[null, 'Chermside', 'QLD', '4032']]))

  it.each(["© 2024 Holt's Place Gutter Cleaning, Newtown", 'Copyright 2024 Holt Place, Newtown NSW 2042'])(
    'takes no year of a copyright line for the number of a house: %j',
    (text) => expect(read(text).filter(([street]) => street !== null)).toEqual([]),
  )

  it('takes no part of a business number for that of a house', () =>
    expect(read('ABN: 82 158 690 549  Barretta Rd, Ravenhall VIC 3023').map(([street]) => street)).toEqual([null]))

  it.each([
    ['12 Smith Street, Newtown NSW 2042', ['12 Smith Street', 'Newtown', 'NSW', '2042']],
    ['12 Smith Street (Cnr King St)\nNewtown NSW 2042', ['12 Smith Street', 'Newtown', 'NSW', '2042']],
    ['12 Smith Street Newtown NSW 2042', ['12 Smith Street', 'Newtown', 'NSW', '2042']],
    ['12 SMITH STREET, NEWTOWN NSW 2042', ['12 SMITH STREET', 'Newtown', 'NSW', '2042']],
    ['12 Smith St\nNewtown\nNSW 2042', ['12 Smith St', 'Newtown', 'NSW', '2042']],
    ['12 Smith St.\nNewtown, N.S.W., 2042', ['12 Smith St.', 'Newtown', 'NSW', '2042']],
    [
      'Visit us at 12 Smith St, Surry Hills, New South Wales 2010, Australia',
      ['12 Smith St', 'Surry Hills', 'NSW', '2010'],
    ],
    ['Shop 3, 12-14 Smith Rd, South Melbourne VIC 3205', ['Shop 3, 12-14 Smith Rd', 'South Melbourne', 'VIC', '3205']],
    ['101 Smith St, Collingwood Melbourne VIC 3066', ['101 Smith St', 'Collingwood', 'VIC', '3066']],
    ['Phone 3397 6935 Address 262 Smith Rd, Coorparoo QLD 4151', ['262 Smith Rd', 'Coorparoo', 'QLD', '4151']],
    ['Shop One, 12 Smith Rd, South Melbourne VIC 3205', ['Shop One, 12 Smith Rd', 'South Melbourne', 'VIC', '3205']],
    [
      'Unit 5/12 Old Northern Road, Baulkham Hills 2153',
      ['Unit 5/12 Old Northern Road', 'Baulkham Hills', 'NSW', '2153'],
    ],
    ['5/12 Park Road South Yarra Vic 3141', ['5/12 Park Road', 'South Yarra', 'VIC', '3141']],
    ['Level 2, 500 St Kilda Road, Melbourne Victoria 3004', ['Level 2, 500 St Kilda Road', 'Melbourne', 'VIC', '3004']],
    ['77A The Esplanade, St Kilda VIC 3182', ['77A The Esplanade', 'St Kilda', 'VIC', '3182']],
    ['12 Forest View Road, Wagga Wagga NSW 2650', ['12 Forest View Road', 'Wagga Wagga', 'NSW', '2650']],
    ['1 Station St | Fremantle WA 6160', ['1 Station St', 'Fremantle', 'WA', '6160']],
    ['PO Box 123, Alice Springs NT 0871', ['PO Box 123', 'Alice Springs', 'NT', '0871']],
    ['P.O. Box 12 Kent Town SA 5071', ['P.O. Box 12', 'Kent Town', 'SA', '5071']],
    ['GPO Box 2100\nHobart TAS 7001', ['GPO Box 2100', 'Hobart', 'TAS', '7001']],
    ['123 Brunswick Street, Fitzroy 3065', ['123 Brunswick Street', 'Fitzroy', 'VIC', '3065']],
    ['123 Brunswick Street, Fitzroy', ['123 Brunswick Street', 'Fitzroy', null, null]],
    ['123 Brunswick Street, Fitzroy VIC', ['123 Brunswick Street', 'Fitzroy', 'VIC', null]],
    ['45 Queen St, Brisbane City QLD 4000', ['45 Queen St', 'Brisbane City', 'QLD', '4000']],
    ['7 Saucer Lane, West End, Brisbane 4101', ['7 Saucer Lane', 'West End', 'QLD', '4101']],
    ['7 Saucer Lane, WEST END, Brisbane QLD 4101', ['7 Saucer Lane', 'West End', 'QLD', '4101']],
    ['100 Queen St, Central Plaza, Brisbane QLD 4000', ['100 Queen St', 'Brisbane', 'QLD', '4000']],
    ['100 Wickham St, Valley House, Brisbane QLD 4006', ['100 Wickham St', 'Brisbane', 'QLD', '4006']],
    ['12 King St, Northside Plaza, Newtown NSW 2042', ['12 King St', 'Newtown', 'NSW', '2042']],
    ['Corner of King St and Queen St, Newtown NSW 2042', ['Corner of King St and Queen St', 'Newtown', 'NSW', '2042']],
    ['Based in Newtown NSW 2042', [null, 'Newtown', 'NSW', '2042']],
    ['2 Short Street, Hume ACT 2620', ['2 Short Street', 'Hume', 'ACT', '2620']],
    ['8 Bond St, Newtown 2042 NSW', ['8 Bond St', 'Newtown', 'NSW', '2042']],
    ['12 Smith St, Newtown NSW 2042\nPhone 02 9555 0123', ['12 Smith St', 'Newtown', 'NSW', '2042']],
    ['12 High Street\nOpen 7 days\nNewtown NSW 2042', ['12 High Street', 'Newtown', 'NSW', '2042']],
    ['Lot 102 Main Road, Newtown NSW 2042', ['Lot 102 Main Road', 'Newtown', 'NSW', '2042']],
    ['LOT No. 5B MAIN ROAD NEWTOWN NSW 2042', ['LOT No. 5B MAIN ROAD', 'Newtown', 'NSW', '2042']],
    ['Call us\nShop 7 Main Street, Newtown NSW 2042', ['Shop 7 Main Street', 'Newtown', 'NSW', '2042']],
    ['Level 2 George Street, Newtown NSW 2042', ['Level 2 George Street', 'Newtown', 'NSW', '2042']],
    ['9 The Greenway, Newtown, New South Wales, 2042', ['9 The Greenway', 'Newtown', 'NSW', '2042']],
    ['Unit 2/12 Banksia Outlook\nNewtown NSW 2042', ['Unit 2/12 Banksia Outlook', 'Newtown', 'NSW', '2042']],
    ['5 Star Reserve, Newtown NSW 2042', [null, 'Newtown', 'NSW', '2042']],
    ['10 Years of Hope Valley, Newtown NSW 2042', [null, 'Newtown', 'NSW', '2042']],
    ['2024 The Block, Newtown NSW 2042', [null, 'Newtown', 'NSW', '2042']],
    ['9 The Greenway, Newtown NSW 3000', null],
    ['RMB 40 Main Road, Newtown NSW 2042', ['RMB 40 Main Road', 'Newtown', 'NSW', '2042']],
    ['The Coffee Shop 12 Main Street, Newtown NSW 2042', ['12 Main Street', 'Newtown', 'NSW', '2042']],
    [
      '26 Banksia Drive, Burleigh $7.8M\n8 Wattle Street, Newtown NSW 2042',
      ['8 Wattle Street', 'Newtown', 'NSW', '2042'],
    ],
  ])('reads %j', (text, address) => {
    expect(read(text)).toEqual(address === null ? [] : [address])
  })

  it.each([
    ['12 Smith Street, Newtown VIC 2042'],
    ['Newtown NSW 3042'],
    ['over 20 years on the road'],
    ['Established 1998'],
    ['12 High Street, Open 7 days'],
    ['We have 12 Drive units'],
    ['$12 Street food'],
    ['NSW 2042'],
    [''],
  ])('finds none in %j', (text) => {
    expect(read(text)).toEqual([])
  })

  it('reads every office of a list', () => {
    expect(read('Sydney\n1 George St, Sydney NSW 2000\nMelbourne\n2 Collins St, Melbourne VIC 3000')).toEqual([
      ['1 George St', 'Sydney', 'NSW', '2000'],
      ['2 Collins St', 'Melbourne', 'VIC', '3000'],
    ])
  })

  it('gives the address as it is written, on one line', () => {
    expect(addressesIn('12 Smith St\nNewtown NSW 2042')[0]?.raw).toBe('12 Smith St, Newtown NSW 2042')
  })

  it('takes any text without throwing, and finds nothing but what has a suburb', () => {
    const piece = fc.constantFrom(
      '12',
      'Smith',
      'St',
      'Street',
      'NSW',
      '2042',
      'Newtown',
      ',',
      '\n',
      ' ',
      'PO Box',
      'Unit',
      '/',
      'A',
      '-',
      'é',
      '\0',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 5 })), { maxLength: 60 }), (pieces) => {
        const text = pieces.join(' ')
        for (const { suburb, raw, postcode } of addressesIn(text)) {
          expect(suburb.length).toBeGreaterThan(2)
          expect(raw.length).toBeLessThanOrEqual(text.length)
          expect(postcode ?? '0000').toMatch(/^\d{4}$/)
        }
      }),
    )
  }, 30_000)

  it.each([
    ['capitals without end', 'A'.repeat(60_000)],
    ['house numbers without end', '12 Smith '.repeat(10_000)],
    ['units without end', 'Shop 3, '.repeat(10_000)],
    ['suburbs without end', 'Newtown NSW '.repeat(8_000)],
  ])('is not stalled by %s', (_, text) => {
    expect(addressesIn(text)).toEqual([])
  })
})

describe('states and postcodes', () => {
  it.each([
    ['2042', 'NSW'],
    ['2600', 'ACT'],
    ['2619', 'NSW'],
    ['2913', 'ACT'],
    ['3000', 'VIC'],
    ['8001', 'VIC'],
    ['4000', 'QLD'],
    ['5000', 'SA'],
    ['6000', 'WA'],
    ['7000', 'TAS'],
    ['0800', 'NT'],
    ['0200', 'ACT'],
    ['0700', null],
    ['123', null],
    ['', null],
  ])('%s is in %s', (postcode, state) => {
    expect(stateOfPostcode(postcode)).toBe(state)
  })

  it('knows postcodes used on both sides of a border', () => {
    expect(isPostcodeOf('2620', 'NSW')).toBe(true)
    expect(isPostcodeOf('2620', 'ACT')).toBe(true)
    expect(isPostcodeOf('2620', 'VIC')).toBe(false)
  })

  it.each([
    ['N.S.W.', 'NSW'],
    ['Victoria', 'VIC'],
    ['qld', 'QLD'],
    ['Western Australia', 'WA'],
    ['Wales', null],
    ['', null],
  ])('%j is %s', (text, state) => {
    expect(stateOf(text)).toBe(state)
  })
})

describe('a suburb with a postcode, without a street', () => {
  const place = (text: string) => {
    const [found] = addressesIn(text)
    return [found?.suburb, found?.postcode, found?.raw]
  }
  it('is the suburb before the city when the postcode is its own', () => {
    expect(place('Bellerive, Hobart, Tasmania 7018')).toEqual(['Bellerive', '7018', 'Bellerive, Hobart, Tasmania 7018'])
  })
  it('is not put together with the postcode of another suburb', () => {
    expect(place('Hobart TAS 7018').slice(0, 2)).toEqual(['Hobart', null])
  })
  it.each([
    ['Hobart, Tasmania 7000', 'Hobart', '7000'],
    ['Call us, Newtown NSW 2042', 'Newtown', '2042'],
    ['Brisbane QLD 4001', 'Brisbane', '4001'],
  ])('is read as it is written: %s', (text, suburb, postcode) => {
    expect(place(text).slice(0, 2)).toEqual([suburb, postcode])
  })
})
