import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestBrowser, type TestBrowser } from './test-browser.ts'

let browser: TestBrowser

beforeAll(async () => {
  browser = await openTestBrowser()
})
afterAll(() => browser.close())

const show = (script: string) =>
  browser.show({ url: 'https://bakery.com.au/', html: `<!doctype html><p>Bread</p><script>${script}</script>` })

it('a page finds nothing that a page of the same website left behind', async () => {
  const kept = `[document.cookie, localStorage.loaf, (await indexedDB.databases()).length, (await caches.keys()).length].join()`
  const keep = `document.cookie = 'loaf=rye; max-age=9999'; localStorage.loaf = 'rye'; await new Promise((done) => (indexedDB.open('rye').onsuccess = done)); await caches.open('rye')`
  const tell = `document.querySelector('p').textContent = ${kept}`
  const run = (script: string) => show(`(async () => { ${script} })()`)
  expect((await run(`${keep}; ${tell}`)).html).toContain('<p>loaf=rye,rye,1,1</p>')
  expect(browser.isFit()).toBe(true)
  expect((await run(tell)).html).toContain('<p>,,0,0</p>')
})

describe('a browser is fit for another audit', () => {
  it('after a page that ended well, and not while one is open', async () => {
    const showing = show('')
    expect(browser.isFit()).toBe(false)
    await showing
    expect(browser.isFit()).toBe(true)
  })

  it('no longer after a page that had to be stopped', async () => {
    await show('while (true);').catch(() => {})
    expect(browser.isFit()).toBe(false)
  })
})
