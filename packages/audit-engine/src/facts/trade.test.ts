import { readFileSync, readdirSync } from 'node:fs'
import { industries } from '@findable/contracts'
import { describe, expect, it, test } from 'vitest'
import { factsOf } from '../../test/support/gathered-site.ts'
import { industryOfOsmTags } from './industry/osm-tags.ts'
import { industryOfType, isBusinessType } from './industry/schema-types.ts'
import { osmTagsOf, trades } from './trades.ts'

const tradeOf = (html: string): string | null => factsOf({ '/': html }).trade.name

describe('the trade', () => {
  it.each([
    ['<title>Electrician in Marrickville | Wattle & Wire</title>', 'electrician'],
    [
      '<title>Wattle & Wire</title><h1>Level 2 electricians for the Inner West</h1><h2>Electrical services</h2>',
      'electrician',
    ],
    ['<title>Auto Electrician Geelong</title><h1>Mobile auto electrical</h1>', 'auto electrician'],
    ['<title>Blocked Drains & Plumbing | Plumber Coburg</title>', 'plumber'],
    ['<title>Coburg Physio</title><h1>Physiotherapy for sore backs</h1>', 'physiotherapist'],
    ['<title>Café Lume</title><h1>Coffee and breakfast in Fitzroy</h1>', 'cafe'],
    ['<title>Accountants in Norwood</title><h1>Tax returns and BAS</h1>', 'accountant'],
    ['<title>Conveyancing Melbourne</title><h1>Property lawyers for your settlement</h1>', 'conveyancer'],
  ])('of %s', (html, trade) => {
    expect(tradeOf(html)).toBe(trade)
  })

  it.each([
    ['Rooms with a view of the river.', 'hotel'],
    ['Twelve beers on tap, a bistro, trivia on Tuesdays and rooms above.', 'pub'],
  ])('of a hotel that says "%s"', (text, trade) => {
    expect(tradeOf(`<title>River Hotel</title><h1>The River Hotel</h1><p>${text}</p>`)).toBe(trade)
  })

  it('is the one said first where two are said equally often', () => {
    expect(tradeOf('<title>Plumbing & Electrical | Ace</title><h1>Plumber and electrician</h1>')).toBe('plumber')
    expect(tradeOf('<title>Electrical & Plumbing | Ace</title><h1>Electrician and plumber</h1>')).toBe('electrician')
  })

  it('comes from the markup where the words leave it open', () => {
    const markup = {
      '@context': 'https://schema.org',
      '@type': 'Dentist',
      name: 'Bright Smiles',
      telephone: '03 5550 1234',
    }
    expect(
      tradeOf(`<title>Bright Smiles</title><script type="application/ld+json">${JSON.stringify(markup)}</script>`),
    ).toBe('dentist')
  })

  it('comes from the text where title and headings say nothing, when it is clearly about one', () => {
    const text = '<p>Our high tea is on Sundays.</p><p>Scones with jam.</p><p>Espresso and cake all day.</p>'
    const menu = '<p>Breakfast and lunch menu, kitchen closes at three.</p>'
    expect(tradeOf(`<title>HOME</title><h1>The Teapot Restaurant</h1>${text}${menu}`)).toBe('restaurant')
    expect(tradeOf(`<title>HOME</title><h1>The Teapot</h1>${text}${menu}`)).toBe('cafe')
  })

  it('does not hang on the order in which the pages were read', () => {
    const filler = Object.fromEntries(
      Array.from({ length: 10 }, (_, n): [string, string] => [`/page-${n}`, `<p>${`Line ${n}. `.repeat(1_000)}</p>`]),
    )
    const home = { '/': '<title>HOME</title><p>Our restaurant, menu and kitchen. Breakfast, lunch and dinner.</p>' }
    const telling = { '/a-menu': '<p>High tea on Sundays.</p><p>Scones with jam.</p><p>Espresso all day.</p>' }
    const trades = [
      { ...home, ...telling, ...filler },
      { ...home, ...filler, ...telling },
    ].map((pages) => factsOf(pages).trade.name)
    expect(trades).toEqual(['cafe', 'cafe'])
  })

  it.each(['<title>Home</title>', '<title>Smith & Sons</title><h1>Welcome to our website</h1>', ''])(
    'stays open on %j',
    (html) => {
      expect(tradeOf(html)).toBeNull()
    },
  )

  it('is not read out of a word that contains it', () => {
    expect(tradeOf('<title>Pubic health notes</title><h1>Barcelona guide to spas</h1>')).toBeNull()
  })
})

describe('the demo sites', () => {
  const folder = new URL('../../../sandbox/demo-sites/', import.meta.url)
  const expected: Record<string, string> = {
    'ampersandandsons.com.au': 'electrician',
    'bandicootphysio.com.au': 'physiotherapist',
    'bobbinandbilby.com.au': 'fabric shop',
    'copperquokkaelectrical.com.au': 'electrician',
    'frizzandfable.com.au': 'hairdresser',
    'grumblinggearbox.com.au': 'mechanic',
    'numbatledger.com.au': 'accountant',
    'pelicanridgecap.com.au': 'roofer',
    'thegallopingteapot.com.au': 'cafe',
    'wobblyclutch.com.au': 'driving school',
  }

  it.each(Object.entries(expected))('%s is of the trade "%s"', (host, trade) => {
    const site = new URL(`${host}/public/`, folder)
    const pages = readdirSync(site, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .toSorted((a, b) => Number(b === 'index.html') - Number(a === 'index.html') || (a < b ? -1 : 1))
      .map((file): [string, string] => [
        `/${file === 'index.html' ? '' : file}`,
        readFileSync(new URL(file, site), 'utf8'),
      ])
    expect(factsOf(Object.fromEntries(pages), `https://${host}`).trade.name).toBe(trade)
  })
})

describe('the table of trades', () => {
  test('has trades of every industry, each once', () => {
    expect(new Set(trades.map(({ industry }) => industry))).toEqual(new Set(industries))
    expect(new Set(trades.map(({ name }) => name)).size).toBe(trades.length)
  })

  test.each(trades)('$name answers to its own words', ({ name, words, osm, type, industry }) => {
    expect(words.test('Xyzzy & Sons')).toBe(false)
    for (const tag of osm) expect(tag).toMatch(/^[a-z_]+=[a-z_]+$/)
    if (type) expect(isBusinessType(type)).toBe(true)
    if (type) expect(industryOfType(type) ?? industry).toBe(industry)
    expect(osmTagsOf(name)).toEqual(osm)
  })

  test('a craft or office speaks for the industry of its trade; a shop may sell what a trade fits', () => {
    const elsewhere = trades.flatMap(({ name, osm, industry }) => {
      const [key, value] = (osm[0] ?? '').split('=')
      const said = (key === 'craft' || key === 'office') && value ? industryOfOsmTags({ [key]: value }) : null
      return said !== null && said !== industry ? [`${name}: ${osm[0]} is ${said}`] : []
    })
    expect(elsewhere).toEqual([])
  })
})
