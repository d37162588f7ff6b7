import { expect, test } from 'vitest'
import { factsOf } from '../../test/support/gathered-site.ts'

const market = (country: string) =>
  `<script type="application/ld+json">{"@type":"Electrician","name":"Dale","address":{"@type":"PostalAddress","addressLocality":"Newcastle","addressCountry":"${country}"}}</script>`

test.each([
  ['markup', market('GB'), 'its structured data gives the country "GB"'],
  ['a dialling link', '<a href="tel:+447889334849">Call</a>', 'its phone number is +44 7889 334849'],
])('a business abroad is known by %s, and nothing Australian is guessed about it', (_what, html, because) => {
  const { identity } = factsOf({ '/': `<title>Electrician in Newcastle</title>${html}` }, 'https://dale.example.com')
  expect(identity).toMatchObject({ abroad: because, state: null, suburb: null, areas: [] })
})

test.each([
  ['an Australian phone', '<p>Phone 02 9555 0123</p>'],
  ['an Australian address', '<p>12 Hunter Street, Newcastle NSW 2300</p>'],
])('%s makes it Australian, whatever else is there', (_what, html) => {
  const page = `<title>Electrician in Newcastle</title>${html}<a href="tel:+447889334849">UK office</a>`
  expect(factsOf({ '/': page }).identity).toMatchObject({ abroad: null, state: 'NSW' })
})

test('a British postcode in the address tells that the town is not the Australian one of its name', () => {
  const html = '<title>Newcastle Rovers</title><p>The Club House<br>12 Quay Lane<br>Newcastle<br>NE1 4AB</p>'
  expect(factsOf({ '/': html }, 'https://rovers.org.au').identity).toMatchObject({
    abroad: 'its address has the British postcode NE1 4AB',
    suburb: null,
  })
})

test.each(['<p>Model XR3 4AB, in stock</p>', '<p>Fits the M12 5 AB</p>'])('%s is no British address', (html) =>
  expect(factsOf({ '/': `<title>Wheels</title>${html}` }, 'https://wheels.com.au').identity.abroad).toBeNull(),
)
