import type { ComponentResult } from '@findable/contracts'
import { expect, test } from 'vitest'
import { assess, bare, change, factsOf, goodSite, onePage, origin, problemsOf } from '../../test/support/good-site.ts'
import { contentQuality } from './content-quality.ts'
import { headerStructure } from './header-structure.ts'
import { indexation } from './indexation.ts'
import { napConsistency } from './nap-consistency.ts'
import { linkStructure } from './link-structure.ts'
import { metaTags } from './meta-tags.ts'
import { mobileFriendly } from './mobile-friendly.ts'
import { reviews } from './reviews.ts'
import { socialMedia } from './social-media.ts'
import { ssl } from './ssl.ts'
import { structuredData } from './structured-data.ts'
import { websiteTestimonials } from './website-testimonials.ts'

const words = ({ job }: ComponentResult): string => [job?.title, ...(job?.steps ?? [])].join(' ')

test('a website that only lacks a sitemap is not told to switch off a "noindex" that is not there', () => {
  const told = words(assess(indexation, { ...goodSite(), sitemap: null }))
  expect(told).toMatch(/^Give search engines a list of your pages/)
  expect(told).not.toMatch(/noindex|Let search engines list/)
})

test('a page that forbids listing is told to switch that off, and nothing of a sitemap that is right', () => {
  const told = words(assess(indexation, onePage(bare('<h1>Bakery</h1>', '<meta name="robots" content="noindex">'))))
  expect(told).toMatch(/^Let search engines list your pages/)
  expect(told).toContain('"noindex"')
  expect(told).not.toContain('Switch the sitemap on')
})

test('pages that name another as the real one are told of that alone', () => {
  const elsewhere = change(goodSite(), '/', '</head>', '<link rel="canonical" href="https://other.example/"></head>')
  expect(words(assess(indexation, elsewhere))).not.toContain('noindex')
})

test('a good certificate is not to be looked for where http is all that is not redirected', () => {
  const site = goodSite()
  const told = words(assess(ssl, { ...site, tls: { ...site.tls, http: 'answers' } }))
  expect(told).toContain('redirect to https')
  expect(told).not.toMatch(/certificate|renewal/)
})

test('pages that fit a phone are told of the number that cannot be tapped, and of no other design', () => {
  const site = goodSite()
  const { contact } = factsOf(site)
  const phones = contact.phones.map((phone) => ({ ...phone, where: 'text' as const }))
  const told = words(assess(mobileFriendly, { ...site, facts: { contact: { ...contact, phones } } }))
  expect(told).toMatch(/^Let people call you with one tap/)
  expect(told).not.toMatch(/responsive|slow/)
})

test('pages with one main heading and a left-out level are not told to make a main heading', () => {
  const told = words(assess(headerStructure, onePage(bare('<h1>Bakery in Newtown</h1><h4>Our bread</h4><p>Rye.</p>'))))
  expect(told).toMatch(/^Put your smaller headings in order/)
  expect(told).not.toContain('"Heading 1"')
})

test('a business whose profiles are all linked is told of what its pages lack when they are shared, and of no link', () => {
  const told = words(assess(socialMedia, change(goodSite(), '/faq', 'og:image', 'og:other')))
  expect(told).toMatch(/^Choose what people see when your pages are shared/)
  expect(told).not.toMatch(/footer|sameAs/)
})

test('icons that lead nowhere are to be pointed at a profile, and no other link is asked for', () => {
  const icon = '<footer><a href="#" aria-label="TikTok"><i class="fab fa-tiktok"></i></a></footer></body>'
  const told = words(assess(socialMedia, change(goodSite(), '/', '</body>', icon)))
  expect(told).toContain('Point each icon')
  expect(told).not.toContain('footer of your website')
})

test('a note for search engines that is there is to be corrected, and none to be pasted', () => {
  const told = words(assess(structuredData, change(goodSite(), '/', '"telephone"', '"phone"')))
  expect(told).toMatch(/^Correct your business note/)
  expect(told).not.toContain('paste')
})

test('an association that sells nothing is not asked for reviews', () => {
  const site = onePage(bare('<h1>Friends of the Creek</h1><p>We plant trees along our creek.</p>'))
  const { industry, social } = factsOf(site)
  const facts = {
    industry: { ...industry, industry: 'Non-Profit & Charity', confidence: 1 } as const,
    social: { ...social, reviewLinks: [] },
  }
  expect(assess(reviews, { ...site, facts }).score).toBeNull()
})

test('a website without a phone number is asked for one, and not to compare what agrees', () => {
  const site = goodSite()
  const { contact, identity } = factsOf(site)
  const facts = { contact: { ...contact, phones: [] }, identity: { ...identity, phone: null } }
  const told = words(assess(napConsistency, { ...site, facts }))
  expect(told).toMatch(/^Put a phone number on your website/)
  expect(told).not.toContain('Compare')
})

test('pages that fit a phone and forbid zooming are told to allow it, and of no other design', () => {
  const locked = change(goodSite(), null, 'initial-scale=1', 'initial-scale=1, user-scalable=no')
  const told = words(assess(mobileFriendly, locked))
  expect(told).toMatch(/^Let people enlarge your pages on a phone/)
  expect(told).toContain('user-scalable')
  expect(told).not.toContain('responsive')
})

test('pages that say something on everything are told of no five questions', () => {
  const thin = change(goodSite(), '/', /<p>[^]*<\/p>/, '<p>We light up Marrickville.</p>')
  expect(words(assess(contentQuality, thin))).not.toContain('five questions')
})

test('pages that only lack answers to questions are asked for those, and for no news', () => {
  const site = goodSite()
  delete site.pages['/faq']
  const told = words(assess(contentQuality, change(site, null, '<a href="/faq">Questions</a>', '')))
  expect(told).toContain('five questions')
  expect(told).not.toMatch(/news|copyright|left over/)
})

test('a copyright line of long ago is to be looked at, and nothing new is asked for', () => {
  const text = '<h1>Bakery</h1><p>We bake rye bread in Newtown.</p><footer>© 2016 Wattle & Wire</footer>'
  const told = words(assess(contentQuality, onePage(bare(text))))
  expect(told).toContain('year in the copyright line')
  expect(told).not.toContain('news')
})

test('pages that only lack descriptions are told to write no titles', () => {
  const told = words(assess(metaTags, change(goodSite(), '/faq', 'name="description"', 'name="other"')))
  expect(told).toMatch(/^Give every page its own description/)
  expect(told).not.toContain('Write a title')
})

test('where nothing is at fault there is no job', () => {
  for (const component of [indexation, ssl, mobileFriendly, headerStructure])
    expect(assess(component, goodSite()).job).toBeUndefined()
})

test('pages with two descriptions each are told to keep one, and to write none', () => {
  const twice = change(goodSite(), null, '</head>', '<meta name="description" content="Another one"></head>')
  const told = words(assess(metaTags, twice))
  expect(told).toMatch(/^Keep one description on each page/)
  expect(told).not.toMatch(/Write a|same text/)
})

test('a link that says nothing is to be worded, and none is to be pointed elsewhere', () => {
  const told = words(assess(linkStructure, change(goodSite(), '/', '</main>', '<a href="/faq">click here</a></main>')))
  expect(told).toMatch(/^Say where your links lead/)
  expect(told).not.toMatch(/take it out|menu/)
})

test('where a script may show a page at an address, the server is at fault rather than the link', () => {
  const html = '<h1>Bakery</h1><a href="/about">About us</a><p>We bake rye bread in Newtown.</p>'
  const told = words(
    assess(linkStructure, { ...onePage(bare(html)), shown: { '/': bare(html) }, statuses: { '/about': 404 } }),
  )
  expect(told).toContain('have the server answer')
  expect(told).not.toContain('find the link or picture')
})

test('praise that lacks a date is to be completed, and no other to be chosen', () => {
  const praise =
    '<h2>Testimonials</h2><blockquote>They fixed all our lights in one day, and were friendly.<cite>Ann Lee</cite></blockquote>'
  const told = words(assess(websiteTestimonials, onePage(bare(`<h1>Electrician</h1>${praise}`))))
  expect(told).toMatch(/^Say who praised you/)
  expect(told).not.toContain('Choose three')
})

const onlineOnly = (reviewPlaces: string[]) => {
  const site = onePage(bare('<h1>Coaching</h1><p>Coaching is delivered online, wherever you are.</p>'))
  const { identity, social } = factsOf(site)
  const nowhere = { phone: null, suburb: null, state: null, postcode: null, address: null, areas: [] }
  const reviewLinks = reviewPlaces.map((url) => ({ service: 'x', url, foundOn: `${origin}/` }))
  const facts = { identity: { ...identity, ...nowhere }, social: { ...social, directories: [], reviewLinks } }
  return assess(reviews, { ...site, facts })
}

test('a business that works online only is not sent to a Google Business Profile, which it cannot have', () => {
  const result = onlineOnly([])
  expect(result.score).toBe(0)
  expect(words(result)).not.toContain('Google')
  expect(words(result)).toContain('Trustpilot')
  expect(problemsOf(result)).toEqual([expect.stringMatching(/Google gives those no Business Profile\.$/)])
})

test('one place for reviews counts for a business that works online only what Google counts for others', () => {
  const result = onlineOnly(['https://www.trustpilot.com/review/wattlewire.com.au'])
  expect(result.score).toBe(70)
  expect(problemsOf(result)).toEqual([])
})

test('a business that meets its customers is asked for its reviews on Google, and then for a second place', () => {
  const site = onePage(bare('<h1>Bakery in Newtown</h1><p>12 King Street, Newtown</p>'))
  const none = { social: { ...factsOf(site).social, reviewLinks: [], directories: [] } }
  expect(assess(reviews, { ...site, facts: none }).job).toBeUndefined()
  expect(assess(reviews, site).job?.title).toBe('Choose a second place for reviews')
})
