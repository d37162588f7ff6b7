import { expect, test } from 'vitest'
import { ownWebsite } from './own-website.ts'

const isOwn = (homeUrl: string, address: string, aliases: string[] = []) => ownWebsite({ homeUrl, aliases })(address)

test.each([
  ['https://joes.com.au/', 'http://www.joes.com.au/contact?utm_source=gmb'],
  ['https://www.joes.com.au/', 'https://shop.joes.com.au/'],
  ['https://joes.wixsite.com/plumbing', 'https://joes.wixsite.com/plumbing/about'],
  ['https://joes.wordpress.com/', 'https://joes.wordpress.com/2025/'],
  ['https://sites.google.com/view/joes/home', 'https://sites.google.com/view/joes'],
])('%s has the page %s', (home, page) => {
  expect(isOwn(home, page)).toBe(true)
})

test.each([
  ['https://joes.com.au/', 'https://joes.com/'],
  ['https://joes.com.au/', 'https://notjoes.com.au/'],
  ['https://joes.com.au/', 'no address'],
  ['https://joes.wixsite.com/plumbing', 'https://joes.wixsite.com/gardens'],
  ['https://joes.wixsite.com/plumbing', 'https://others.wixsite.com/plumbing'],
  ['https://joes.wordpress.com/', 'https://others.wordpress.com/'],
  ['https://joes.square.site/', 'https://others.square.site/'],
  ['https://sites.google.com/view/joes/home', 'https://sites.google.com/view/others/home'],
  ['https://sites.google.com/view/joes/home', 'https://www.google.com/maps'],
])('%s is another website than that of %s', (home, page) => {
  expect(isOwn(home, page)).toBe(false)
})

test('names that lead to the home page are own ones', () => {
  expect(isOwn('https://joesplumbing.com.au/', 'http://joes.com.au/', ['joes.com.au'])).toBe(true)
})
