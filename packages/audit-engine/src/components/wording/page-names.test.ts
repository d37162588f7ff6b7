import { expect, test } from 'vitest'
import { parsePage } from '../../page/parse-page.ts'
import { pageNames, tellApart } from './page-names.ts'

const page = (path: string, title: string, h1 = '', more = '') => {
  const finalUrl = `https://joes.com.au${path}`
  return { finalUrl, page: parsePage(`<title>${title}</title><h1>${h1}</h1>${more}`, finalUrl) }
}

test.each([
  [
    'the piece of its title that the address confirms',
    page('/contact.php', "Joe's Plumbing - Contact us"),
    'the page "Contact us"',
  ],
  [
    'its main heading where titles are all alike',
    page('/prices.php', "Joe's Plumbing", 'What we charge'),
    'the page "What we charge"',
  ],
  [
    'a piece of its title that is the address, however plain its words',
    page('/our-work.php', "Joe's Plumbing - Our Work", 'Our Work', '<h1>A new bathroom</h1>'),
    'the page "Our Work"',
  ],
  [
    'its first main heading of several',
    page('/p7.html', "Joe's Plumbing", 'Past jobs', '<h1>A new bathroom</h1>'),
    'the page "Past jobs"',
  ],
  [
    'its path rather than its second main heading',
    page('/p7.html', "Joe's Plumbing", "Joe's Plumbing", '<h1>A new bathroom</h1>'),
    'the page /p7.html',
  ],
  ['its path where neither says', page('/p7.html', "Joe's Plumbing"), 'the page /p7.html'],
  ['the home page as such', page('/', "Joe's Plumbing"), 'your home page'],
])('a page is named by %s', (_, named, name) => {
  expect(pageNames([named])).toBe(name)
})

test('"::" parts a title, so that a piece several pages have names none of them', () => {
  const [one, other] = ['grace', 'silver'].map((name) =>
    page(`/${name}-book-reviews`, `Book Reviews :: ${name.repeat(9)}`),
  )
  tellApart([page('/', 'Tiny'), one!, other!])
  expect(pageNames([one!])).toBe('the page /grace-book-reviews')
})

test('a page is named by its path where the menu calls another page so', () => {
  const home = page('/', 'Tiny', 'Tiny', '<nav><a href="/blog.html">Blog</a></nav>')
  const [blog, old] = [page('/blog.html', 'Tiny'), page('/blogs.html', 'Blog | Tiny')]
  tellApart([home, blog, old])
  expect([pageNames([blog]), pageNames([old])]).toEqual(['the page "Blog"', 'the page /blogs.html'])
})

test('several are listed, each once, and by their paths where they share a name', () => {
  const team = page('/team', 'Our team')
  expect(pageNames([page('/', ''), team, team, page('/faq', 'FAQ')])).toBe('your home page, "Our team" and "FAQ"')
  expect(pageNames([page('/a', '', 'Prices'), page('/b', '', 'Prices')])).toBe('the pages /a and /b')
})

test('a page is not named by words it shares with others of its site', () => {
  const home = page('/', 'Dumpling Bar', 'We give you more')
  const menu = page('/menu-dumplings.html', 'Dumpling Bar | Dumplings menu', 'We give you more')
  const services = page('/services.php', 'Services - Dumpling Bar', 'We give you more')
  const other = page('/x7.html', 'Dumpling Bar', 'We give you more')
  tellApart([home, menu, services, other])
  expect(pageNames([menu, services, other])).toBe('the pages "Dumplings menu", "Services" and /x7.html')
})

test('a page without a heading of its own is named as in the menu, unless that leads to several pages', () => {
  const menu = '<nav><a href="/p7.html">Past jobs</a><a href="/p8.html">More</a><a href="/p9.html">More</a></nav>'
  const home = page('/', "Joe's Plumbing", "Joe's Plumbing", menu)
  const [jobs, other, last] = ['/p7.html', '/p8.html', '/p9.html'].map((path) =>
    page(path, "Joe's Plumbing", "Joe's Plumbing", '<h1>A new bathroom</h1>'),
  )
  tellApart([home, jobs!, other!, last!])
  expect(pageNames([jobs!, other!])).toBe('the pages "Past jobs" and /p8.html')
})

test('a page whose heading a style sets on two lines is named as in the menu', () => {
  const home = page('/', "Joe's Plumbing", "Joe's Plumbing", '<nav><a href="/p7.html">Prices</a></nav>')
  const prices = (h1: string) => page('/p7.html', "Joe's Plumbing", h1)
  const named = (h1: string) => {
    const one = prices(h1)
    tellApart([home, one])
    return pageNames([one])
  }
  expect(named('Prices<span>What we charge</span>')).toBe('the page "Prices"')
  expect(named('Prices and terms')).toBe('the page "Prices and terms"')
})

test('the number of things in a cart is no name of the page', () => {
  const home = page('/', "Joe's Plumbing", "Joe's Plumbing", '<nav><a href="/p7.html">0</a></nav>')
  const bag = page('/p7.html', "Joe's Plumbing", "Joe's Plumbing", '<h1>A new bathroom</h1>')
  tellApart([home, bag])
  expect(pageNames([bag])).toBe('the page /p7.html')
})

test('a main heading that is but for an ending that of the home page names no other page', () => {
  const home = page('/', "Joe's Plumbing", 'Bathroom repair across all of Perth')
  const services = page('/p7.html', 'Repairs in Perth | Joe', 'Bathroom repairs across all of Perth')
  tellApart([home, services])
  expect(pageNames([services])).not.toContain('Bathroom repairs')
})
