import { expect, it } from 'vitest'
import { parsePage } from '../../page/parse-page.ts'
import { createRenderings } from './renderings.ts'
import type { Rendering } from './renderer.ts'

const url = 'https://bakery.com.au/'
const body = '<nav>Home Menu Contact</nav><p>Bread</p><footer>12 High Street</footer><script src="/a.js"></script>'
const viewport = '<meta name="viewport" content="width=device-width">'

const complete = (html: string, rendering: Rendering) => {
  const renderings = createRenderings({
    parse: async (text, at) => parsePage(text, at),
    render: async () => rendering,
    most: 5,
    signal: new AbortController().signal,
  })
  return renderings({ html, url }, parsePage(html, url))
}
const shown = (html: string): Rendering => ({ outcome: 'rendered', html, movedTo: null })
const failed: Rendering = { outcome: 'failed', reason: 'there is no browser' }

it('a whole page without the setting for phones is shown in a browser, as a script may add it', async () => {
  const page = await complete(body, shown(viewport + body))
  expect(page).toMatchObject({ rendered: true })
  expect(page?.page.metas.map(({ key }) => key)).toContain('viewport')
})

it('a whole page without the setting for phones is taken as sent where no browser can show it', async () => {
  expect(await complete(body, failed)).toMatchObject({ rendered: false, unreadByScript: null })
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
  expect(await complete(built, shown(built))).toMatchObject({ unreadByScript: 'a browser showed nothing on them' })
  const filled = shown('<div id="root"><h1>Bread</h1></div>')
  expect(await complete(built, filled)).toMatchObject({ rendered: true, unreadByScript: null })
})
