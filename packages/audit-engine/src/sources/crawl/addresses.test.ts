import { describe, expect, it } from 'vitest'
import { createFrontier } from './frontier.ts'
import { pageValue } from './page-value.ts'
import { createAddressReader, internalUrl, pageKey, siteScope } from './site-scope.ts'
import { createPatternLimit, isFile, isTrap } from './traps.ts'

const site = siteScope('https://www.bakery.com.au/', '/')

describe('internalUrl', () => {
  it.each([
    ['https://www.bakery.com.au/a', 'https://www.bakery.com.au/a'],
    ['http://bakery.com.au/a#top', 'https://www.bakery.com.au/a'],
    ['https://bakery.com.au:443/a', 'https://www.bakery.com.au/a'],
    ['https://bakery.com.au/a?utm_source=x&page=2&fbclid=y', 'https://www.bakery.com.au/a?page=2'],
    ['https://bakery.com.au/a;jsessionid=1F2?PHPSESSID=abc', 'https://www.bakery.com.au/a'],
    ['https://bakery.com.au//a///b', 'https://www.bakery.com.au/a/b'],
    ['https://shop.bakery.com.au/a', null],
    ['https://bakery.com/a', null],
    ['https://notbakery.com.au/', null],
    ['https://bakery.com.au:8443/', null],
    ['https://user:pw@bakery.com.au/', null],
    ['mailto:joe@bakery.com.au', null],
    ['nonsense', null],
  ])('%s', (link, expected) => {
    expect(internalUrl(link, site)).toBe(expected)
  })

  it('stays within the path of a site on a shared host', () => {
    const shared = siteScope('https://sites.google.com/view/bakery', '/view/bakery')
    expect(internalUrl('https://sites.google.com/view/bakery/contact', shared)).not.toBeNull()
    expect(internalUrl('https://sites.google.com/view/florist', shared)).toBeNull()
  })
})

it.each([
  ['https://x.au/about/', 'https://x.au/about'],
  ['https://x.au/index.html', 'https://x.au/'],
  ['https://x.au//about//', 'https://x.au/about'],
  ['https://x.au//index.html', 'https://x.au/'],
  ['https://x.au/shop/index.php', 'https://x.au/shop'],
  ['https://x.au/a?b=1&a=2', 'https://x.au/a?a=2&b=1'],
])('%s and %s are one page', (one, other) => {
  expect(pageKey(one)).toBe(pageKey(other))
})

it('pages that say most about a business come first', () => {
  const paths = [
    '/blog/2024/05/sourdough/',
    '/privacy-policy',
    '/about-us/',
    '/gallery',
    '/contact.html',
    '/our-services',
    '/cart',
    '/whatever',
  ]
  const order = paths.toSorted((a, b) => pageValue(`https://x.au${a}`, '') - pageValue(`https://x.au${b}`, ''))
  expect(order).toEqual([
    '/contact.html',
    '/our-services',
    '/about-us/',
    '/gallery',
    '/whatever',
    '/blog/2024/05/sourdough/',
    '/privacy-policy',
    '/cart',
  ])
  expect(pageValue('https://x.au/p/12', 'Contact us')).toBe(pageValue('https://x.au/contact-us', ''))
})

it.each([
  '/shop?add-to-cart=12',
  '/post?replytocom=4',
  '/wp-login.php',
  '/wp-admin/',
  '/wp-json/wp/v2',
  '/feed',
  '/blog/feed/',
  '/x?a=1&orderby=price',
  '/a/b/a/b/a/b',
  '/menu/menu/menu',
  `/${'deep/'.repeat(3)}`,
  '/1/2/3/4/5/6/7/8/9/10/11',
  `/${'long'.repeat(400)}`,
  '/logout',
  '/cdn-cgi/l/email-protection',
])('%s is a trap', (path) => {
  expect(isTrap(`https://x.au${path}`)).toBe(true)
})

it.each([
  '/',
  '/services/hot-water',
  '/index.php?option=com_content&view=article&id=3',
  '/feedback',
  '/format-wars',
  '/a/a',
])('%s is none', (path) => {
  expect(isTrap(`https://x.au${path}`)).toBe(false)
})

it('files are told from pages by their ending', () => {
  expect(['/menu.pdf', '/a.JPG', '/feed.xml'].every((path) => isFile(`https://x.au${path}`))).toBe(true)
  expect(['/', '/menu', '/menu.php', '/menu.html', '/v1.2/x'].some((path) => isFile(`https://x.au${path}`))).toBe(false)
})

it('calendars and counters end after a few, words do not', () => {
  const allowed = createPatternLimit(3)
  const months = Array.from(
    { length: 24 },
    (_, n) => `https://x.au/events/${2024 + Math.floor(n / 12)}-${(n % 12) + 1}`,
  )
  expect(months.filter(allowed)).toHaveLength(3)
  expect(Array.from({ length: 24 }, (_, n) => `https://x.au/list?page=${n}`).filter(allowed)).toHaveLength(3)
  expect(['bread', 'cake', 'pies', 'rolls'].map((word) => `https://x.au/${word}`).filter(allowed)).toHaveLength(4)
  expect(['bread', 'cake', 'pies', 'rolls'].map((word) => `https://x.au/?page=${word}`).filter(allowed)).toHaveLength(4)
})

describe('the frontier', () => {
  const link = (path: string, text = '') => ({ url: `https://bakery.com.au${path}`, text })
  const all = (take: () => { url: string } | undefined) => {
    const urls: string[] = []
    for (let next = take(); next; next = take()) urls.push(new URL(next.url).pathname)
    return urls
  }

  it('hands every page out once, the telling ones first', () => {
    const frontier = createFrontier(createAddressReader(site), 3)
    frontier.add(
      [link('/zebra'), link('/zebra/'), link('/contact'), link('/zebra?utm_source=x'), link('/menu.pdf')],
      '/',
      1,
    )
    expect(all(frontier.nextPage)).toEqual(['/contact', '/zebra'])
    expect(all(frontier.nextFile)).toEqual(['/menu.pdf'])
  })

  it('puts linked pages before those that only a sitemap names', () => {
    const frontier = createFrontier(createAddressReader(site), 3)
    frontier.add([link('/from-sitemap')], '/sitemap.xml', null)
    frontier.add([link('/linked')], '/', 1)
    expect(all(frontier.nextPage)).toEqual(['/linked', '/from-sitemap'])
  })

  it('leaves what is too deep, but remembers it', () => {
    const frontier = createFrontier(createAddressReader(site), 3)
    frontier.add([link('/deep')], '/', 4)
    expect(frontier.nextPage()).toBeUndefined()
    expect(frontier.rest()).toEqual(['https://www.bakery.com.au/deep'])
  })

  it('keeps a bounded number of addresses', () => {
    const frontier = createFrontier(createAddressReader(site), 3)
    frontier.add(
      Array.from({ length: 9_000 }, (_, n) =>
        link(`/${n.toString(36).replace(/\d/g, 'x')}-${'a'.repeat(n % 50)}-${n}`),
      ),
      '/',
      1,
    )
    expect(frontier.rest().length).toBeLessThanOrEqual(5_000)
  })
})

it('pages that a menu has among the services are read before others, and those of suburbs last', () => {
  const service = pageValue('https://x.au/hedge-shaping.html', 'Hedge shaping', true)
  expect(service).toBeLessThan(pageValue('https://x.au/whatever', 'Whatever'))
  expect(service).toBeLessThan(pageValue('https://x.au/marrickville.html', 'Marrickville Local service'))
  expect(pageValue('https://x.au/contact', 'Contact', true)).toBe(pageValue('https://x.au/contact', 'Contact'))
})
