import { describe, expect, it } from 'vitest'
import { parsePage } from '../../page/parse-page.ts'
import { mergePages } from './merge-pages.ts'

const page = (body: string, head = '') =>
  parsePage(`<html lang="en"><head>${head}</head><body>${body}</body></html>`, 'https://bakery.com.au/')
const merge = (sent: string, rendered: string) => mergePages(page(sent), page(rendered))

const words = '<p>We bake sourdough, rye and spelt bread in our wood oven each morning.</p>'

describe('what a script did to the page', () => {
  it('adds: counts, in the part where it is', () => {
    const merged = merge(
      `<nav></nav>${words}`,
      `<nav><a href="/menu">Menu</a></nav>${words}<footer>12 High Street</footer>`,
    )
    expect(merged.text).toMatchObject({ nav: 'Menu', footer: '12 High Street' })
    expect(merged.text.body).toBe(`Menu\n${page(words).text.body}\n12 High Street`)
    expect(merged.links.map(({ url, area }) => [url, area])).toEqual([['https://bakery.com.au/menu', 'nav']])
  })

  it('replaces: counts as shown', () => {
    const merged = merge(`<h1>{{ title }}</h1>${words}<p>Loading…</p>`, `<h1>Bread</h1>${words}<p>Open from six</p>`)
    expect(merged.headings.map(({ text }) => text)).toEqual(['Bread'])
    expect(merged.text.body).not.toMatch(/title|Loading/)
  })

  it('takes away: is kept in its place', () => {
    const merged = merge(`${words}<h2>Opening hours</h2><p>Six to two</p><p>End</p>`, `${words}<p>End</p>`)
    expect(merged.text.body.split('\n').slice(1)).toEqual(['Opening hours', 'Six to two', 'End'])
    expect(merged.headings.map(({ text }) => text)).toEqual(['Opening hours'])
  })

  it('adds to the tags for sharing: counts for none, as networks run no script', () => {
    const tag = (title: string) => `<meta property="og:title" content="${title}"><meta name="theme" content="${title}">`
    const metasOf = (sent: string, rendered: string) =>
      mergePages(page(words, sent), page(words, rendered)).metas.map(({ key, content }) => `${key} ${content}`)
    expect(metasOf('', tag('Bread'))).toEqual(['theme Bread'])
    expect(metasOf(tag('Rye'), tag('Bread'))).toEqual(['theme Bread', 'og:title Rye'])
  })

  it('hides: is no decoration, as a slideshow shows it later', () => {
    const slide = (style: string) => `${words}<div><img src="/rye.jpg"${style}></div>`
    expect(merge(slide(''), slide(' style="display: none"')).images.map(({ decorative }) => decorative)).toEqual([
      false,
    ])
  })

  it('breaks: leaves the page as it was sent, with what is new', () => {
    const merged = merge(`<h1>Bread</h1>${words}${words.replace('We', 'They')}`, '<h1>Something went wrong</h1>')
    expect(merged.text.body).toContain('They bake sourdough')
    expect(merged.headings.map(({ text }) => text)).toEqual(['Bread', 'Something went wrong'])
  })
})

it('markup that the script loses is kept', () => {
  const markup = '<script type="application/ld+json">{"@type":"Bakery"}</script>'
  const merged = mergePages(page(words, markup), page(words))
  expect(merged.jsonLd.map(({ value }) => value)).toEqual([{ '@type': 'Bakery' }])
  expect(mergePages(page(words, markup), page(words, markup)).jsonLd).toHaveLength(1)
})

it('title and description are those shown, else those sent', () => {
  const sent = page(
    '',
    '<title>Home</title><meta name="description" content="Old"><meta property="og:title" content="Shared">',
  )
  const rendered = page('', '<title>Bread in Perth</title><meta name="description" content="New">')
  const { titles, metas } = mergePages(sent, rendered)
  expect(titles).toEqual(['Bread in Perth'])
  expect(metas.map(({ key, content }) => [key, content])).toEqual([
    ['description', 'New'],
    ['og:title', 'Shared'],
  ])
  expect(mergePages(sent, page(words))).toMatchObject({ titles: ['Home'] })
})

it('a head whose title a script takes away is the one sent, and says so', () => {
  const sent = page(words, '<title>Bread in Perth</title><meta name="description" content="Old">')
  const rendered = page(words, '<meta name="description" content="New"><meta name="robots" content="noindex">')
  const merged = mergePages(sent, rendered)
  expect(merged).toMatchObject({ titles: ['Bread in Perth'], losesTitleByScript: true })
  expect(merged.metas.map(({ content }) => content)).toEqual(['Old', 'noindex'])
  expect(mergePages(sent, page(words, '<title>Bread</title>')).losesTitleByScript).toBe(true)
  for (const title of ['Bread in Perth', 'Bread in Perth, baked for you', 'Rye'])
    expect(mergePages(sent, page(words, `<title>${title}</title>`)).losesTitleByScript).toBeUndefined()
})

it('a page that forbids listing does so, even if its script takes that back', () => {
  const sent = page('', '<meta name="robots" content="noindex">')
  const { metas } = mergePages(sent, page('', '<meta name="robots" content="index">'))
  expect(metas.map(({ content }) => content)).toEqual(['index', 'noindex'])
})

it('widths that a script sets for its own window are no widths of the page', () => {
  const { styles } = merge(words, `<div style="width: 1280px">${words}</div>`)
  expect(styles.fixedWidths).toEqual([])
})

it('a link is told to be of a script where most of the links were sent', () => {
  const menu = '<a href="/menu">Menu</a><a href="/rye">Rye</a><a href="/spelt">Spelt</a>'
  const dot = '<a href="#"></a>'
  const added = ({ links }: ReturnType<typeof merge>) => links.map(({ byScript = false }) => byScript)
  expect(added(merge(`${menu}${words}`, `${menu}${dot}${words}`))).toEqual([false, false, false, true])
  expect(added(merge(words, `${menu}${dot}${words}`))).not.toContain(true)
})
