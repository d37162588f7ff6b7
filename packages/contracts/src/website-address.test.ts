import { describe, expect, it } from 'vitest'
import { websiteSchema } from './fields.ts'
import { parseWebsite, readAddress, websiteMessages } from './website-address.ts'

describe('a website address as people type it', () => {
  it.each([
    ['example.com.au', 'https://example.com.au', 'example.com.au'],
    ['  www.example.com  ', 'https://www.example.com', 'example.com'],
    ['HTTP://Example.COM.AU/Contact?a=1', 'http://example.com.au/Contact?a=1', 'example.com.au'],
    ['shop.example.net.au/path', 'https://shop.example.net.au/path', 'shop.example.net.au'],
    ['https://bücher.com.au', 'https://xn--bcher-kva.com.au', 'xn--bcher-kva.com.au'],
    ['my-firm.id.au', 'https://my-firm.id.au', 'my-firm.id.au'],
  ])('%j is read as %s', (typed, url, name) => {
    expect(parseWebsite(typed)).toMatchObject({ url, name, entered: expect.stringContaining(typed.trim()) })
    expect(websiteSchema.safeParse(typed).success).toBe(true)
  })

  const endings = `com org net edu gov mil io co us uk ca au de fr jp ru br in it nl es
    com.au co.uk co.nz co.jp com.br com.mx org.uk net.au`
  it.each(endings.split(/\s+/))('a name that ends in .%s is accepted', (ending) => {
    expect(parseWebsite(`bakery.${ending}`)).toMatchObject({ name: `bakery.${ending}` })
  })

  it.each([
    'plumber',
    'localhost',
    'ab.com',
    'example.con',
    'example.con.au',
    'example.xyz',
    '-bad.com',
    'bad-.com',
    '127.0.0.1',
    '2130706433',
    '0x7f.1',
    'http://[::1]/',
    'user:pw@example.com',
    'example.com:8080',
    'ftp://example.com',
    'javascript:alert(1)',
    'exa mple.com',
    'example.com\r\nx',
    'example.com\\@evil.com',
    `${'a'.repeat(2_100)}.com`,
    'localhost.',
    'metadata.google.internal',
    'example..com',
    'com.au',
    'www.net.au',
    'https://org.uk/about',
  ])('%j is refused', (typed) => {
    expect(parseWebsite(typed)).toHaveProperty('problem')
    expect(websiteSchema.safeParse(typed).success).toBe(false)
  })

  it.each([
    ['http://www.example.com.au/a', { scheme: 'http', entered: 'http://www.example.com.au/a' }],
    [' example.com.au ', { scheme: null, entered: 'https://example.com.au' }],
    [' ', { problem: 'empty' }],
    [`${'a'.repeat(2_100)}.com`, { problem: 'too-long' }],
    ['exa mple.com', { problem: 'forbidden-character' }],
    ['ftp://example.com', { problem: 'other-scheme', scheme: 'ftp' }],
    ['https://', { problem: 'unparsable' }],
  ])('%j is read before any rule about which websites we accept', (typed, read) => {
    expect(readAddress(typed)).toMatchObject(read)
  })

  it('says what is wrong in the words of the form', () => {
    expect(websiteSchema.safeParse('').error?.issues[0]?.message).toBe(websiteMessages.required)
    expect(websiteSchema.safeParse('example.con').error?.issues[0]?.message).toBe(websiteMessages.invalid)
    expect(websiteSchema.safeParse('https://').error?.issues[0]?.message).toBe(websiteMessages.unparsable)
  })
})
