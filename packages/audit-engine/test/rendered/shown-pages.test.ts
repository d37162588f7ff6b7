import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parsePage } from '../../src/page/parse-page.ts'
import type { Answer } from '../../src/sources/web/web.ts'
import { openTestBrowser, type TestBrowser } from './test-browser.ts'

const origin = 'https://www.bakery.com.au'
/** What the pages below load, by path. */
const parts: Record<string, [type: string, body: string, status?: number, location?: string]> = {
  '/app.js': ['text/javascript', `document.getElementById('root').innerHTML = '<nav>Menu</nav><p>Sourdough</p>'`],
  '/module.js': ['text/javascript', `import { text } from './part.js'; document.body.append(text)`],
  '/part.js': ['text/javascript', `export const text = 'Sourdough'`],
  '/old.js': ['', '', 301, '/app.js'],
  '/bread.json': ['application/json', '{"name":"Sourdough"}'],
  '/slow.json': ['application/json', '{"name":"Sourdough"}'],
  '/part.html': ['text/html', '<footer>Sourdough</footer>'],
  '/busy.js': ['text/javascript', '', 503],
  '/npm/aos@2.3.4/dist/aos.js': ['text/javascript', '', 503],
}

let browser: TestBrowser
const asked: string[] = []
beforeAll(async () => {
  browser = await openTestBrowser({
    ask: async (url) => {
      const { pathname } = new URL(url)
      asked.push(url)
      if (pathname === '/slow.json') await new Promise((resolve) => setTimeout(resolve, 700))
      const [type, body, status = 200, location] = parts[pathname] ?? ['text/plain', '', 404]
      return answer(url, status, { 'content-type': type, ...(location && { location }) }, body)
    },
  })
})
afterAll(() => browser.close())

const answer = (url: string, status: number, headers: Record<string, string>, body: string): Answer => ({
  outcome: 'answered',
  url,
  finalUrl: url,
  redirects: [],
  status,
  headers,
  contentType: headers['content-type'] ?? '',
  body: status === 200 ? Buffer.from(body) : null,
  truncated: false,
  at: '2026-11-22T00:00:00.000Z',
  took: 1,
})

const show = (html: string) => browser.show({ url: `${origin}/`, html: `<!doctype html><html lang="en"><body>${html}` })
const textOf = async (html: string): Promise<string> => {
  const shown = await show(html)
  return parsePage(shown.html, origin).text.body
}
const script = (code: string) => `<script>${code}</script>`
const add = `document.body.insertAdjacentHTML('beforeend', '<p>Sourdough</p>')`

it.for([
  ['a single-page app', '<div id="root"></div><script src="/app.js"></script>'],
  ['an app of modules', '<div id="root"></div><script type="module" src="/module.js"></script>'],
  ['a script that has moved', '<div id="root"></div><script src="/old.js"></script>'],
  ['an inline script', script(add)],
  ['content after a delay', script(`setTimeout(() => ${add}, 3000)`)],
  ['content after one delay after another', script(`setTimeout(() => setTimeout(() => ${add}, 900), 900)`)],
  [
    'content from an address',
    script(`fetch('/bread.json').then((a) => a.json()).then(({ name }) => document.body.append(name))`),
  ],
  ['content from another website', script(`fetch('https://api.example.com/bread.json').then(() => ${add})`)],
  [
    'content from an address that wants to be asked first',
    script(`fetch('https://api.example.com/bread.json', { headers: { 'x-key': '1' } }).then(() => ${add})`),
  ],
  ['content from a slow address', script(`fetch('/slow.json').then(() => ${add})`)],
  [
    'a footer put in by script',
    script(
      `fetch('/part.html').then((a) => a.text()).then((part) => document.body.insertAdjacentHTML('beforeend', part))`,
    ),
  ],
  ['content at the next frame', script(`requestAnimationFrame(() => requestAnimationFrame(() => ${add}))`)],
  ['content once the page has loaded', `<img src="/a.jpg">${script(`addEventListener('load', () => ${add})`)}`],
  ['content once a picture has loaded', `<img src="/a.jpg" onload="${add.replaceAll('"', '&quot;')}">`],
  [
    'content that waits to be seen',
    `<div style="height:9000px"></div><p id="end">.</p>${script(`new IntersectionObserver(([end]) => end.isIntersecting && ${add}).observe(document.getElementById('end'))`)}`,
  ],
  ['content that waits for a scroll', `<div style="height:9000px"></div>${script(`onscroll = () => ${add}`)}`],
  [
    'a custom element',
    `<x-a></x-a>${script(`customElements.define('x-a', class extends HTMLElement { constructor() { super(); this.attachShadow({ mode: 'open' }).innerHTML = '<p>Sourdough</p>' } })`)}`,
  ],
  [
    'content beside a clock that never stops',
    script(`setInterval(() => { document.title = performance.now() }, 5); setTimeout(() => ${add}, 2000)`),
  ],
  [
    'content beside an animation without end',
    script(`(function again() { requestAnimationFrame(again) })(); setTimeout(() => ${add}, 2000)`),
  ],
  ['content after a question to the visitor', script(`if (!confirm('Sure?')) ${add}`)],
  ['content before a script without end', `<p>Sourdough</p>${script('while (true);')}`],
  ['content written while the page loads', script(`document.write('<p>Sourdough</p>')`)],
  ['content that wants storage', script(`localStorage.setItem('a', 'b'); document.cookie = 'a=b'; ${add}`)],
] as const)('reads %s', async ([, html]) => {
  expect(await textOf(html)).toContain('Sourdough')
})

it.for([
  ['/app.js', false],
  ['/busy.js', true],
  ['/gone.js', false],
  ['https://www.googletagmanager.com/busy.js', false],
  ['https://kit.fontawesome.com/busy.js', false],
  ['https://cdn.tailwindcss.com/busy.js', false],
  ['https://cdn.jsdelivr.net/npm/aos@2.3.4/dist/aos.js', false],
] as const)('whether a script did not load is known: %s, %s', async ([src, lacksScript]) => {
  expect(await show(`<div id="root"></div><script src="${src}"></script>`)).toMatchObject({ lacksScript })
})

describe('a page that sends its visitor elsewhere', () => {
  it.for([
    ['at once', `location.href = '/home'`, `${origin}/home`],
    ['in three seconds', `setTimeout(() => location.replace('/home'), 3000)`, `${origin}/home`],
    ['to another website', `location = 'https://other.example.com/'`, 'https://other.example.com/'],
  ] as const)('%s is not followed there', async ([, code, movedTo]) => {
    asked.length = 0
    expect(await show(script(code))).toMatchObject({ movedTo })
    expect(asked).toEqual([])
  })

  it('to itself or within itself stays', async () => {
    const reload = `if (!sessionStorage.again) { sessionStorage.again = 1; location.reload() } else ${add}`
    expect(await show(script(reload))).toMatchObject({ movedTo: null, html: expect.stringContaining('<p>Sourdough') })
    expect(await show(script(`history.pushState({}, '', '/home')`))).toMatchObject({ movedTo: null })
    expect(await show(script(`location.hash = '#menu'`))).toMatchObject({ movedTo: null })
  })
})

it.for([
  ['asks questions without end', script(`while (true) alert('Again')`), 'one of them asks its visitor questions'],
  [
    'fills the memory',
    script(`const all = []; setInterval(() => all.push(new Uint8Array(5e7).fill(1)), 1)`),
    'the browser gave up on one of them',
  ],
] as const)('a page that %s costs itself alone', async ([, html, reason]) => {
  await expect(show(html)).rejects.toThrow(reason)
  expect(browser.alive()).toBe(true)
  expect(await textOf(script(add))).toContain('Sourdough')
})

it.for([
  ['reloads endlessly', 'location.reload()'],
  ['opens windows', `for (let n = 0; n < 30; n++) open('/window' + n, '_blank', 'noopener')`],
  ['asks for a thousand addresses', `for (let n = 0; n < 1000; n++) fetch('/many' + n)`],
  ['is larger than the limits', `document.body.textContent = 'Bread '.repeat(1e6)`],
  [
    'changes what reading it does',
    `Element.prototype.getHTML = String.prototype.slice = () => 'Forged'; Object.defineProperty(document, 'documentElement', { get: () => ({ cloneNode: () => 'Forged' }) })`,
  ],
] as const)('a page that %s is read within its limits', async ([, code]) => {
  asked.length = 0
  const { html } = await show(`<p>Sourdough</p>${script(`addEventListener('load', () => { ${code} })`)}`)
  expect(html.length).toBeLessThanOrEqual(2 * 1_024 * 1_024)
  expect(html).toMatch(/Sourdough|Bread/)
  expect(asked.length).toBeLessThanOrEqual(120)
  expect(await textOf(script(add))).toContain('Sourdough')
})

it('what a page loads cannot send a form, and pictures, fonts, frames and media are not asked for', async () => {
  asked.length = 0
  await show(
    `<img src="/a.jpg"><iframe src="/frame"></iframe><video src="/v.mp4" autoplay></video>${script(
      `fetch('/post', { method: 'POST' }).catch(() => {}); navigator.sendBeacon('/beacon'); document.fonts.load('12px x')`,
    )}<style>@font-face { font-family: x; src: url(/font) } body { font-family: x }</style>`,
  )
  expect(asked).toEqual([])
})
