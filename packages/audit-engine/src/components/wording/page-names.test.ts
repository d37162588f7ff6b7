import { expect, test } from 'vitest'
import { parsePage } from '../../page/parse-page.ts'
import { pageNames, tellApart } from './page-names.ts'

const page = (path: string, title: string, h1 = '') => {
  const finalUrl = `https://joes.com.au${path}`
  return { finalUrl, page: parsePage(`<title>${title}</title><h1>${h1}</h1>`, finalUrl) }
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
  ['its path where neither says', page('/p7.html', "Joe's Plumbing"), 'the page /p7.html'],
  ['the home page as such', page('/', "Joe's Plumbing"), 'your home page'],
])('a page is named by %s', (_, named, name) => {
  expect(pageNames([named])).toBe(name)
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
