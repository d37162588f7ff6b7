import { expect, it } from 'vitest'
import { readHere } from '../../reader.ts'
import { createRenderings } from './renderings.ts'
import type { Rendering } from './renderer.ts'

const url = 'https://bakery.com.au/'
const body =
  '<nav>Home Menu Contact</nav><p>Bread, baked each morning</p><footer>12 High Street</footer><script src="/a.js"></script>'
const viewport = '<meta name="viewport" content="width=device-width">'

const complete = async (html: string, rendering: Rendering) => {
  const reader = readHere()
  const renderings = createRenderings({
    reader,
    render: async () => rendering,
    most: 5,
    signal: new AbortController().signal,
  })
  const document = { url, body: Buffer.from(html), contentType: 'text/html' }
  return renderings(document, (await reader.read(document))!)
}
const shown = (html: string): Rendering => ({ outcome: 'rendered', html, movedTo: null, lacksScript: false })
const failed: Rendering = { outcome: 'failed', reason: 'there is no browser' }

it('a page on which a browser showed no more counts as unread where a file that its scripts need did not come', async () => {
  const built = '<h1>Bread</h1><div id="menu"></div><nav></nav><div id="root"></div><script src="/a.js"></script>'
  const lacking: Rendering = { outcome: 'rendered', html: built, movedTo: null, lacksScript: true }
  expect(await complete(built, lacking)).toMatchObject({
    unreadByScript: 'a file that their scripts need did not load',
  })
  expect(await complete(built, { ...lacking, lacksScript: false })).toMatchObject({ unreadByScript: null })
})

it('but not where the page as sent has a menu and a text of its own', async () => {
  const sent = `<nav>Home Menu Contact</nav><h1>Bread</h1><p>${'Rye, spelt and wheat. '.repeat(60)}</p><script src="/a.js"></script>`
  const lacking: Rendering = { outcome: 'rendered', html: sent, movedTo: null, lacksScript: true }
  expect(await complete(sent, lacking)).toMatchObject({ rendered: true, unreadByScript: null })
})

it('nor where its menu has another name, and links, headings, text and footer are there', async () => {
  const part = (name: string) =>
    `<h2>${name}</h2><p>${'Rye, spelt and wheat. '.repeat(25)}</p><a href="/${name}">${name}</a>`
  const list = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((name) => `<a href="/${name}">${name}</a>`).join('')
  const page = (links: string) =>
    `<div>${links}</div>${['Rye', 'Spelt', 'Rolls'].map(part).join('')}<footer>12 High Street</footer><script src="/a.js"></script>`
  const lacking = (html: string): Rendering => ({ outcome: 'rendered', html, movedTo: null, lacksScript: true })
  const seen = (html: string) => complete(html, lacking(html))
  expect(await seen(page(list))).toMatchObject({ unreadByScript: null })
  expect(await seen(page(''))).toMatchObject({ unreadByScript: 'a file that their scripts need did not load' })
})

it('a whole page without the setting for phones is shown in a browser, as a script may add it', async () => {
  const page = await complete(body, shown(viewport + body))
  expect(page).toMatchObject({ rendered: true })
  expect(page?.page.mayShowMore).toBe(false)
})

it('a whole page without the setting for phones is taken as sent where no browser can show it', async () => {
  expect(await complete(body, failed)).toMatchObject({ rendered: false, unreadByScript: null })
})

it('a whole page with an empty part is shown in a browser, and taken as sent where that stays empty', async () => {
  const page = (part: string) => `${viewport}${body}<div id="activities">${part}</div>`
  const filled = page(`<p>${'Bread and rolls from six in the morning. '.repeat(3)}</p>`)
  expect(await complete(page(''), shown(filled))).toMatchObject({ rendered: true })
  expect(await complete(page(''), shown(page('')))).toMatchObject({ rendered: false, unreadByScript: null })
  expect(await complete(page(''), failed)).toMatchObject({ rendered: false, unreadByScript: null })
  const map = page('').replace('activities', 'map')
  expect(await complete(map, shown(filled))).toMatchObject({ rendered: false })
})

it('a whole page with the setting is taken as sent', async () => {
  expect(await complete(viewport + body, shown(body))).toMatchObject({ rendered: false })
})

it('a page whose parts a script builds counts as unread where no browser can show it', async () => {
  const built = '<div id="root"></div><script src="/a.js"></script>'
  expect(await complete(built, failed)).toMatchObject({ unreadByScript: 'there is no browser' })
})

it('a page on which a browser showed nothing counts as unread', async () => {
  const built = '<title>Bakery</title><div id="root"></div><script src="/a.js"></script>'
  expect(await complete(built, shown(built))).toMatchObject({
    unreadByScript: 'a browser showed nothing on them in the time we give a page',
  })
  const filled = shown('<div id="root"><h1>Bread</h1></div>')
  expect(await complete(built, filled)).toMatchObject({ rendered: true, unreadByScript: null })
})
