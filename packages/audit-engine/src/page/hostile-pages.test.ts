import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hostilePages } from '../../test/hostile/hostile-pages.ts'
import { factsOf } from '../../test/support/gathered-site.ts'
import { limits } from './limits.ts'
import type { Page } from './page.ts'
import { parsePage } from './parse-page.ts'
import { structuredItems } from './structured-items.ts'

const url = 'https://joes.com.au/'

/** However large or broken the document, what is kept of it stays within the limits. */
function expectBounded(page: Page): void {
  const {
    links,
    images,
    headings,
    metas,
    linkTags,
    blocks,
    resources,
    titles,
    times,
    jsonLd,
    microdata,
    text,
    size,
    styles,
  } = page
  for (const list of [links, images, headings, metas, linkTags, blocks, resources, titles, times]) {
    expect(list.length).toBeLessThanOrEqual(limits.list)
  }
  expect(jsonLd.length).toBeLessThanOrEqual(limits.jsonLdBlocks)
  expect(microdata.length).toBeLessThanOrEqual(1_000)
  expect(text.body.length).toBeLessThanOrEqual(2 * limits.text)
  expect(styles.inline.length).toBeLessThanOrEqual(limits.styles)
  expect(size.elements).toBeLessThanOrEqual(limits.elements)
  expect(size.depth).toBeLessThanOrEqual(limits.depth)
  for (const { text: words, href } of links)
    expect(words.length + href.length).toBeLessThanOrEqual(limits.capture + limits.attribute)
  for (const { text: words } of headings) expect(words.length).toBeLessThanOrEqual(limits.capture)
}

describe('a page built to hurt', () => {
  it.each(hostilePages)('$hurts', ({ html, truncated }) => {
    const page = parsePage(html, url)
    expectBounded(page)
    expect(page.size.truncated).toBe(truncated)
  })

  it('keeps what came before the point where reading stopped', () => {
    const page = parsePage(`<title>Joe</title><p>Hot water</p>${'<div>'.repeat(1_000_000)}`, url)
    expect(page.titles).toEqual(['Joe'])
    expect(page.text.body).toBe('Hot water')
  })

  it.each([
    ['nested without end', '{"a":'.repeat(50_000) + '1' + '}'.repeat(50_000)],
    ['an array of arrays', '['.repeat(50_000) + ']'.repeat(50_000)],
    [
      'a circle of references',
      '{"@graph":[{"@id":"#a","@type":"Plumber","address":{"@id":"#b"}},{"@id":"#b","@type":"Thing","founder":{"@id":"#a"}}]}',
    ],
    ['a prototype', '{"@type":"Plumber","__proto__":{"name":"x"},"constructor":{"prototype":{"y":1}}}'],
    [
      'wrong kinds everywhere',
      '{"@type":[1,null,{}],"name":[[],{},false],"address":7,"telephone":{"@value":[1]},"sameAs":[{}],"openingHoursSpecification":"x"}',
    ],
    ['a million values', `{"@type":"Plumber","name":[${'"x",'.repeat(100_000)}"x"]}`],
  ])('JSON-LD that is %s', (_, json) => {
    const html = `<script type="application/ld+json">${json}</script>`
    const items = structuredItems(parsePage(html, url))
    expect(items.length).toBeLessThanOrEqual(1_000)
    expect(() => factsOf({ '/': html })).not.toThrow()
    expect(({} as Record<string, unknown>)['name']).toBeUndefined()
  })

  it('lies about its numbers without effect on the facts', () => {
    const markup = {
      '@type': 'Plumber',
      telephone: '1'.repeat(10_000),
      address: { streetAddress: 'x'.repeat(10_000), postalCode: '99999' },
      name: 'N'.repeat(10_000),
    }
    const { identity } = factsOf({ '/': `<script type="application/ld+json">${JSON.stringify(markup)}</script>` })
    expect(identity).toMatchObject({ phone: null, postcode: null, name: null })
  })
})

describe('any document at all', () => {
  const tag = fc.constantFrom(
    ...'div p a h1 h2 img ul li table td form input label script style title svg noscript template picture source meta link base body head html br select time nav footer header iframe'.split(
      ' ',
    ),
  )
  const attribute = fc.constantFrom(
    'href="/a"',
    'href="javascript:1"',
    'src=x',
    'hidden',
    'itemscope',
    'itemprop="name"',
    'itemtype=x',
    'class="footer menu"',
    'alt=""',
    'type="application/ld+json"',
    'style="display:none"',
    'name=description',
    'content="x"',
    'rel=canonical',
    'id=nav',
    'role=heading',
    '"',
    "'",
    '=',
    'srcset="a 1x"',
  )
  const piece = fc.oneof(
    fc.tuple(tag, fc.array(attribute, { maxLength: 3 })).map(([name, list]) => `<${name} ${list.join(' ')}>`),
    tag.map((name) => `</${name}>`),
    fc.constantFrom(
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '&amp;',
      '&#0;',
      '&#xD800;',
      '\0',
      '<',
      '>',
      '{"@type":"Plumber"}',
      '12 Smith St, Newtown NSW 2042',
      '02 9555 0123',
      '© 2026 Joe',
    ),
    fc.string({ maxLength: 12 }),
  )
  const html = fc.array(piece, { maxLength: 80 }).map((pieces) => pieces.join(''))

  it('is read without an error, within bounds, and the same way each time', () => {
    fc.assert(
      fc.property(html, (source) => {
        const page = parsePage(source, url)
        expectBounded(page)
        expect(parsePage(source, url)).toEqual(page)
      }),
      { numRuns: 150 },
    )
  }, 60_000)

  it('gives facts without an error', () => {
    fc.assert(
      fc.property(fc.array(html, { minLength: 1, maxLength: 3 }), (pages) => {
        const { identity, industry } = factsOf(Object.fromEntries(pages.map((source, place) => [`/${place}`, source])))
        expect(identity.confidence).toBeGreaterThanOrEqual(0)
        expect(identity.confidence).toBeLessThanOrEqual(1)
        expect(industry.confidence).toBeGreaterThanOrEqual(0)
        expect(industry.confidence).toBeLessThanOrEqual(1)
      }),
      { numRuns: 60 },
    )
  }, 60_000)
})
