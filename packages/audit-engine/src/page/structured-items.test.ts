import { describe, expect, it } from 'vitest'
import { parsePage } from './parse-page.ts'
import { itemsOf, structuredItems, textsOf } from './structured-items.ts'

const read = (html: string) => structuredItems(parsePage(html, 'https://joes.com.au/'))
const json = (value: unknown) => read(`<script type="application/ld+json">${JSON.stringify(value)}</script>`)

describe('structuredItems', () => {
  it.each([
    ['an object', { '@type': 'Plumber', name: 'Joe' }],
    ['an array', [{ '@type': 'Plumber', name: 'Joe' }]],
    ['a graph', { '@context': 'https://schema.org', '@graph': [{ '@type': 'Plumber', name: 'Joe' }] }],
    ['whole addresses for names', { '@type': ['https://schema.org/Plumber'], 'schema:name': 'Joe' }],
    ['wrapped values', { '@type': 'schema:Plumber', name: { '@value': 'Joe', '@language': 'en' } }],
  ])('reads %s', (_, value) => {
    const [item] = json(value)
    expect(item?.types).toEqual(['Plumber'])
    expect(item && textsOf(item, 'name')).toEqual(['Joe'])
  })

  it('gives items inside others too, and follows references', () => {
    const items = json({
      '@graph': [
        { '@type': 'WebSite', publisher: { '@id': '#joe' } },
        { '@type': 'Plumber', '@id': '#joe', name: 'Joe', address: { '@type': 'PostalAddress', postalCode: 2042 } },
      ],
    })
    expect(items.map(({ types }) => types[0])).toEqual(['WebSite', 'Plumber', 'PostalAddress'])
    const [site, joe] = items
    expect(site && itemsOf(site, 'publisher')[0]).toBe(joe)
    expect(site && textsOf(site, 'publisher')).toEqual(['Joe'])
    expect(joe && itemsOf(joe, 'address').flatMap((address) => textsOf(address, 'postalCode'))).toEqual(['2042'])
  })

  it('follows references from one block to another', () => {
    const block = (value: unknown): string => `<script type="application/ld+json">${JSON.stringify(value)}</script>`
    const [site] = read(
      block({ '@type': 'WebSite', about: { '@id': '#joe' } }) +
        block({ '@type': 'Plumber', '@id': '#joe', name: 'Joe' }),
    )
    expect(site && textsOf(site, 'about')).toEqual(['Joe'])
  })

  it('reads an item that is nested in another of the same id', () => {
    const [outer] = json({
      '@type': 'Plumber',
      '@id': '#joe',
      name: 'Joe',
      makesOffer: { '@type': 'Offer', seller: { '@type': 'Plumber', '@id': '#joe', telephone: '02 9555 0123' } },
    })
    expect(outer && textsOf(outer, 'name')).toEqual(['Joe'])
    expect(outer && textsOf(outer, 'telephone')).toEqual(['02 9555 0123'])
  })

  it('reads microdata the same way', () => {
    const [item] = read('<div itemscope itemtype="http://schema.org/Plumber"><b itemprop="name">Joe</b></div>')
    expect(item).toMatchObject({ types: ['Plumber'], syntax: 'microdata' })
    expect(item && textsOf(item, 'name')).toEqual(['Joe'])
  })

  it('has nothing from a block that cannot be read, nor for a property that is not there', () => {
    expect(read('<script type="application/ld+json">{oops</script>')).toEqual([])
    const [item] = json({ '@type': 'Plumber' })
    expect(item && [...textsOf(item, 'name'), ...textsOf(item, 'toString'), ...itemsOf(item, 'constructor')]).toEqual(
      [],
    )
  })
})
