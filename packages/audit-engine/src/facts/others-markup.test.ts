import { describe, expect, it } from 'vitest'
import { factsOf } from '../../test/support/gathered-site.ts'

const own = '<title>Bristlebird Roofing</title>'
const body = `<h1>Roofers in Melbourne</h1><p>Bristlebird Roofing works across Melbourne. Call 03 9555 0123.</p>
  <footer>© 2026 Bristlebird Roofing</footer>`
const site = (marked: Record<string, unknown>, title = own) =>
  factsOf(
    { '/': `${title}<script type="application/ld+json">${JSON.stringify(marked)}</script>${body}` },
    'https://bristlebirdroofing.com.au',
  )
const copied = {
  '@type': 'RoofingContractor',
  name: 'Lyrebird Gutters',
  url: 'https://lyrebirdgutters.com.au',
  telephone: '07 3555 0123',
  address: { '@type': 'PostalAddress', addressLocality: 'Brisbane', addressRegion: 'QLD', addressCountry: 'US' },
  areaServed: ['Ipswich'],
  sameAs: ['https://www.facebook.com/lyrebirdgutters'],
}

describe('markup copied from another business', () => {
  it('gives neither place nor phone, country, areas or profiles', () => {
    const { identity, contact, social } = site(copied)
    expect(identity).toMatchObject({ name: 'Bristlebird Roofing', phone: '03 9555 0123', state: 'VIC', abroad: null })
    expect(identity.areas).toEqual(['Melbourne'])
    expect(contact.addresses).toEqual([])
    expect(contact.phones.map(({ national }) => national)).toEqual(['03 9555 0123'])
    expect(social.profiles).toEqual([])
  })

  it('gives no place by a title copied with it', () => {
    expect(site(copied, '<title>Lyrebird Gutters | Gutters in Brisbane</title>').identity.areas).toEqual(['Melbourne'])
  })

  it('is known by its number where it has no web address', () => {
    const { url: _, ...nowhere } = copied
    expect(site(nowhere).contact.addresses).toEqual([])
  })
})

describe('markup under another name', () => {
  it.each([
    ['on this website', { ...copied, url: 'https://www.bristlebirdroofing.com.au/' }],
    ['with the number that the pages show', { ...copied, url: undefined, telephone: '03 9555 0123' }],
    ['that shares a telling word', { ...copied, name: 'Bristlebird Holdings' }],
    ['with no sign of another business', { '@type': 'LocalBusiness', name: 'Holt Holdings', address: copied.address }],
  ])('%s is its own', (_, marked) => {
    expect(site(marked).contact.addresses.map(({ suburb }) => suburb)).toEqual(['Brisbane'])
  })
})
