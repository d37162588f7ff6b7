import { describe, expect, it } from 'vitest'
import { parseTarget, UnusableAddress } from './target.ts'

describe('parseTarget reads an address as people type it', () => {
  it.each([
    ['example.com.au', 'https://example.com.au/', null],
    ['  www.Example.com.au  ', 'https://www.example.com.au/', null],
    ['http://example.com.au', 'http://example.com.au/', 'http'],
    ['HTTPS://example.com.au/contact?x=1#top', 'https://example.com.au/', 'https'],
    ['//example.com.au', 'https://example.com.au/', null],
    ['example.com.au.', 'https://example.com.au/', null],
    ['example.com.au:443', 'https://example.com.au/', null],
    ['café.com.au', 'https://xn--caf-dma.com.au/', null],
    ['аpple.com', 'https://xn--pple-43d.com/', null],
    ['smith.plumbing', 'https://smith.plumbing/', null],
    ['smith.wixsite.com/plumbing', 'https://smith.wixsite.com/plumbing', null],
    ['https://sites.google.com/view/smith', 'https://sites.google.com/view/smith', 'https'],
  ])('%s', (input, url, scheme) => {
    expect(parseTarget(input)).toMatchObject({ input, url, scheme })
  })

  it('keeps to the scheme it is told', () => {
    expect(parseTarget('example.com.au', { scheme: 'http' })).toMatchObject({
      url: 'http://example.com.au/',
      scheme: 'http',
    })
  })

  it('takes any name that the host map knows', () => {
    const hostMap = { hosts: new Map([['shop.test', {}]]) }
    expect(parseTarget('shop.test', { hostMap }).host).toBe('shop.test')
    expect(() => parseTarget('other.test', { hostMap })).toThrow(UnusableAddress)
  })
})

describe('parseTarget says what is wrong with', () => {
  it.each([
    ['', 'Please enter'],
    ['   ', 'Please enter'],
    ['joe the plumber', 'no spaces'],
    ['example.com.au\r\nHost: evil', 'line breaks'],
    ['example.com.au\0', 'no spaces'],
    ['https:\\\\example.com.au', 'backslashes'],
    [`example.com.au/${'a'.repeat(2_100)}`, '2,048'],
    ['ftp://example.com.au', 'ftp://'],
    ['file:///etc/passwd', 'file://'],
    ['javascript:alert(1)', 'not a website address'],
    ['info@example.com.au', 'email address'],
    ['https://user:pw@example.com.au', 'user name or password'],
    ['example.com.au:8080', 'not on 8080'],
    ['localhost', 'internal use'],
    ['localhost.', 'internal use'],
    ['localhost:3000', 'not on 3000'],
    ['127.0.0.1', 'bare IP address'],
    ['2130706433', 'bare IP address'],
    ['0x7f.1', 'bare IP address'],
    ['１２７.0.0.1', 'bare IP address'],
    ['[::1]', 'bare IP address'],
    ['metadata.google.internal', 'internal use'],
    ['plumber', 'public domain'],
    ['example.con', 'public domain'],
    ['com.au', 'public domain'],
    ['exa mple.com', 'no spaces'],
    ['http://', 'not a website address'],
    ['%%%', 'not a website address'],
  ])('%j', (input, words) => {
    expect(() => parseTarget(input)).toThrow(UnusableAddress)
    expect(() => parseTarget(input)).toThrow(words)
  })
})
