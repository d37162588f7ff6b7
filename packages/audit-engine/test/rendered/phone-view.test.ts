import { homePictureSchema } from '@findable/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PhoneView } from '../../src/sources/rendered/view-on-phone.ts'
import type { Answer, NoAnswer } from '../../src/sources/web/web.ts'
import { openTestBrowser, type TestBrowser } from './test-browser.ts'

const origin = 'https://www.bakery.com.au'
const photo = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="teal"/></svg>`
/** What the pages below load, by path; any other path is a 404. */
const parts: Record<string, [type: string, body: string, status?: number] | 'no answer'> = {
  '/site.css': ['text/css', 'body { background: teal; color: white }'],
  '/photo.svg': ['image/svg+xml', photo],
  '/slow.css': 'no answer',
  '/slow.js': 'no answer',
  '/slow.svg': 'no answer',
  '/slow.woff2': 'no answer',
  '/closed.css': ['text/css', '', 403],
}

let browser: TestBrowser
const asked: string[] = []
beforeAll(async () => {
  browser = await openTestBrowser({
    ask: async (url): Promise<Answer | NoAnswer> => {
      const { pathname } = new URL(url)
      asked.push(pathname)
      const part = parts[pathname] ?? ['text/plain', '', 404]
      if (part === 'no answer') return { outcome: 'failed', url, redirects: [], reason: 'timeout', detail: 'Too slow.' }
      const [type, body, status = 200] = part
      return {
        outcome: 'answered',
        url,
        finalUrl: url,
        redirects: [],
        status,
        headers: { 'content-type': type },
        contentType: type,
        body: status === 200 ? Buffer.from(body) : null,
        truncated: false,
        at: '2026-11-22T00:00:00.000Z',
        took: 1,
      }
    },
  })
})
afterAll(() => browser.close())

const words = '<h1>Sourdough in Perth</h1><p>Baked at four every morning, sold until it is gone.</p>'
const filler = `<div>${'<p>Rye, spelt, wheat and oats, with seeds and without, from our own oven.</p>'.repeat(9)}</div>`
const document = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width, initial-scale=1">${head}</head><body>${body}`
const view = (body: string, head = ''): Promise<PhoneView> =>
  browser.view({ url: `${origin}/`, html: document(body, head) })
const script = (code: string) => `<script>${code}</script>`

describe('the picture', () => {
  it('is of the first screen with its styles, pictures and fonts, small, and as the result wants it', async () => {
    asked.length = 0
    const font = '<style>@font-face { font-family: x; src: url(/font.woff2) } h1 { font-family: x }</style>'
    const { picture } = await view(
      `${words}<img src="/photo.svg">${filler}`,
      `<link rel="stylesheet" href="/site.css">${font}`,
    )
    expect(homePictureSchema.parse({ ...picture, at: '2026-11-22T00:00:00.000Z' })).toMatchObject({
      width: 390,
      height: 700,
    })
    expect(asked.toSorted()).toEqual(['/font.woff2', '/photo.svg', '/site.css'])
  })

  it('is of the page after three seconds, animations included', async () => {
    const fading = '<style>@keyframes in { from { opacity: 0 } } main { animation: in 1s both }</style>'
    const late = script(`setTimeout(() => document.querySelector('main').hidden = false, 500)`)
    const shown = await view(`<main hidden>${words}${filler}</main>${late}`, fading)
    const without = await view(`<main>${words}${filler}</main>`)
    // Nearly the same: what was once animated is drawn with other edges.
    expect(shown.picture!.webp.length / without.picture!.webp.length).toBeCloseTo(1, 1)
  })

  it.for([
    ['a picture that is broken for everybody', '<img src="/gone.jpg">'],
    ['a stylesheet that is gone', '<link rel="stylesheet" href="/gone.css">'],
    [
      'a picture below the first screen that we could not load',
      `<div style="height:2000px"></div><img src="/slow.svg">`,
    ],
    ['a counter in a frame', '<iframe src="https://count.example/" width="1" height="1"></iframe>'],
    ['an endless height', script(`document.body.style.height = '1e9px'`)],
    ['a question to its visitor', script(`alert('Welcome')`)],
    ['a count of its visitors', script(`fetch('/count', { method: 'POST', body: 'visit=1' }).catch(() => {})`)],
  ] as const)('is there for a page with %s', async ([, html]) => {
    expect((await view(`${words}${filler}${html}`)).picture).not.toBeNull()
  })

  it.for([
    ['a picture in the first screen that we could not load', '<img src="/slow.svg" width="100" height="100">'],
    ['such a picture behind it', '<style>body { background: url(/slow.svg) }</style>'],
    ['a frame in the first screen', '<iframe src="https://maps.example/" width="300" height="200"></iframe>'],
    ['a film in the first screen', '<video src="/film.mp4" style="width:300px;height:200px"></video>'],
    ['nothing to see', '<style>html { opacity: 0 }</style>'],
  ] as const)('is not there for a page with %s', async ([, html]) => {
    expect((await view(`${html}${words}${filler}`)).picture).toBeNull()
  })
})

it.for([
  ['whose stylesheet did not come', '<link rel="stylesheet" href="/slow.css">', '/slow.css did not load'],
  ['whose stylesheet refuses us', '<link rel="stylesheet" href="/closed.css">', '/closed.css did not load'],
  ['whose script did not come', '<script src="/slow.js"></script>', '/slow.js did not load'],
  [
    'whose font did not come',
    '<style>@font-face { font-family: x; src: url(/slow.woff2) } h1 { font-family: x }</style>',
    '/slow.woff2 did not load',
  ],
  [
    'that asks for its content with a query',
    script(
      `fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }).catch(() => {})`,
    ),
    '/graphql did not load',
  ],
  ['with more parts than we load', script(`for (let n = 0; n < 200; n++) fetch('/part' + n)`), 'did not load'],
  ['that sends phones elsewhere', script(`if (innerWidth < 600) location = '/m/'`), 'it sends phones to another page'],
  ['that asks without end', script('while (true) alert(1)'), 'asks its visitor questions without end'],
  [
    'that fills the memory',
    script(`const all = []; setInterval(() => all.push(new Uint8Array(5e7).fill(1)), 1)`),
    'the browser gave up',
  ],
] as const)('nothing is said of a page %s', async ([, html, reason]) => {
  await expect(view(`${words}${html}`)).rejects.toThrow(reason)
  expect((await view(words + filler)).picture).not.toBeNull()
})

it('a page with a huge drawing does no harm to the next', async () => {
  await view(
    `<canvas id="c" width="30000" height="30000"></canvas>${script(`c.getContext('2d').fillRect(0, 0, 9e4, 9e4)`)}`,
  ).catch(() => {})
  expect((await view(words + filler)).picture).not.toBeNull()
})

describe('contrast of text', () => {
  const grey = (more = '') => `<p style="color:#999;${more}">Call for a quote</p>`
  it('is measured with both colours, and what it needs', async () => {
    const { contrast } = await view(`${words}${grey()}<p style="color:#bbb">Open on Sundays</p>`)
    expect(contrast).toEqual({
      judged: 4,
      low: 2,
      examples: [
        { text: 'Open on Sundays', colour: '#bbbbbb', background: '#ffffff', ratio: 1.91, needed: 4.5 },
        { text: 'Call for a quote', colour: '#999999', background: '#ffffff', ratio: 2.84, needed: 4.5 },
      ],
    })
  })

  it.for([
    ['small grey on white', grey(), '#ffffff'],
    ['on the colour of the body', `<style>body { background: #eee }</style>${grey()}`, '#eeeeee'],
    [
      'on a see-through colour over another',
      `<div style="background:#000"><div style="background:#fffc">${grey()}</div></div>`,
      '#cccccc',
    ],
    ['on the row of a table', `<table><tr style="background:#ddd"><td>${grey()}</td></tr></table>`, '#dddddd'],
    ['in a modern notation', '<p style="color:oklch(0.7 0 0)">Call for a quote</p>', '#ffffff'],
    ['large, with less than 3 to 1', '<p style="color:#aaa;font-size:30px">Call for a quote</p>', '#ffffff'],
    ['far down the page', `<div style="height:3000px"></div>${grey()}`, '#ffffff'],
    [
      'above a line of decoration',
      `<style>p::after { content: ''; position: absolute; width: 90px; height: 2px; background: red }</style>${grey()}`,
      '#ffffff',
    ],
  ] as const)('is too little: %s', async ([, html, background]) => {
    const { contrast } = await view(html)
    expect(contrast).toMatchObject({ low: 1, examples: [{ background }] })
  })

  it.for([
    ['dark on white', '<p style="color:#595959">Call for a quote</p>'],
    ['large grey on white', '<p style="color:#888;font-size:30px">Call for a quote</p>'],
    ['bold and fairly large', '<p style="color:#888;font-size:19px;font-weight:700">Call for a quote</p>'],
  ] as const)('is enough: %s', async ([, html]) => {
    expect((await view(html)).contrast).toMatchObject({ judged: 1, low: 0 })
  })

  it.for([
    ['a picture behind it', `<div style="background:url(/photo.svg)">${grey()}</div>`],
    ['a gradient behind it', `<div style="background:linear-gradient(#000,#fff)">${grey()}</div>`],
    [
      'a picture laid under it',
      `<div style="position:relative"><img src="/photo.svg" style="position:absolute;z-index:-1">${grey()}</div>`,
    ],
    [
      'a veil over it that lets taps through',
      `<div style="position:relative">${grey()}<div style="position:absolute;inset:0;background:#0008;pointer-events:none"></div></div>`,
    ],
    [
      'a veil drawn before it',
      `<style>div::before { content: ''; position: absolute; inset: 0; background: #000 }</style><div style="position:relative">${grey('position:relative')}</div>`,
    ],
    ['a shadow', grey('text-shadow:0 0 3px #000')],
    ['half its opacity', `<div style="opacity:.5">${grey()}</div>`],
    [
      'two colours behind it',
      `<div style="background:#fff;width:60px;height:20px"><p style="color:#999;white-space:nowrap;width:200px;background:none">Call us for a quote on bread today</p></div><style>body { background: #eee }</style>`,
    ],
    [
      'colours that fade into one',
      '<p style="background:linear-gradient(red,blue);background-clip:text;color:transparent">Call for a quote</p>',
    ],
    ['no place in sight', grey('display:none') + grey('visibility:hidden') + grey('position:absolute;left:-999px')],
    ['clipping to a point', grey('position:absolute;width:1px;height:1px;overflow:hidden')],
    ['a disabled button', '<button disabled style="color:#999;background:#fff">Call for a quote</button>'],
    ['the logo', `<div class="site-logo">${grey()}</div>`],
    ['a place outside of the screen', grey('position:absolute;left:500px;white-space:nowrap')],
    ['a sign instead of words', '<p style="color:#999">★</p>'],
  ] as const)('is not judged with %s', async ([, html]) => {
    expect((await view(html)).contrast.low).toBe(0)
  })
})

describe('the menu', () => {
  const menu = ['bread', 'rolls', 'cakes', 'contact'].map((name) => `<a href="/${name}">Our ${name}</a>`).join('')
  const hidden = (more = '') =>
    view(`<header><nav>${menu}</nav>${more}</header>${words}`, '<style>nav { display: none }</style>')

  it('is named where a phone shows none of it, and nothing that may open it', async () =>
    expect((await hidden()).hiddenMenu).toEqual({
      links: 4,
      seen: 0,
      examples: ['Our bread', 'Our rolls', 'Our cakes'],
    }))

  it('is named where other links of the first screen lead to less than half of it', async () =>
    expect((await hidden('<a href="/contact">Call</a>')).hiddenMenu).toEqual({
      links: 4,
      seen: 1,
      examples: ['Our bread', 'Our rolls', 'Our cakes'],
    }))

  it.each([
    ['a button', '<button>☰</button>'],
    ['a label', '<label for="open">☰</label><input type="checkbox" id="open" hidden>'],
    ['an icon', '<div style="cursor:pointer;width:30px;height:30px"></div>'],
    ['a link to nothing', '<a href="#">☰</a>'],
    ['a part called so', '<div class="hamburger">☰</div>'],
    ['a bar at the foot', `<div style="position:fixed;bottom:0">${menu}</div>`],
  ])('is left to the visitor where there is %s', async (_, more) =>
    expect((await hidden(more)).hiddenMenu).toBeUndefined(),
  )

  it('is not named where it is shown, fades in or has two links', async () => {
    expect((await view(`<nav>${menu}</nav>${words}`)).hiddenMenu).toBeUndefined()
    expect((await view(`<nav style="opacity:0">${menu}</nav>${words}`)).hiddenMenu).toBeUndefined()
    const two = '<nav hidden><a href="/bread">Bread</a><a href="/rolls">Rolls</a></nav>'
    expect((await view(two + words)).hiddenMenu).toBeUndefined()
  })

  it.each(['left:-400px;position:absolute', 'height:0;overflow:hidden', 'visibility:hidden'])(
    'is named where it is out of sight by %s',
    async (style) => expect((await view(`<nav style="${style}">${menu}</nav>${words}`)).hiddenMenu?.links).toBe(4),
  )
})

describe('the width of the page', () => {
  it('is that of the screen where all of it fits', async () => {
    expect((await view(words + filler)).width).toEqual({ content: 390, screen: 390, widest: null })
  })

  it('is that of the part that goes furthest, in its own code or in a style file', async () => {
    const wide = '<style>#page { width: 1020px }</style>'
    expect((await view(`<div id="page">${words}</div>`, wide)).width).toEqual({
      content: 1028,
      screen: 390,
      widest: '<div id="page">',
    })
    expect((await view(`${words}<table style="min-width: 480px"><tr><td>Rye</td></tr></table>`)).width?.widest).toBe(
      '<table style="min-width: 480px">',
    )
  })

  it('names no part that follows the width of the screen', async () => {
    const overlay = '<div id="overlay" style="position: fixed; inset: 0"><b>Menu</b></div>'
    const wide = '<div><table style="min-width: 700px"><tr><td>Rye</td></tr></table></div>'
    expect((await view(overlay + words + wide)).width?.widest).toBe('<table style="min-width: 700px">')
  })

  it.each([
    ['what the page cuts off', '<style>body { overflow-x: hidden }</style><div style="width: 900px">Rye</div>'],
    [
      'what is scrolled in a part of its own',
      '<div style="overflow-x: auto"><div style="width: 900px">Rye</div></div>',
    ],
    ['a few pixels that nobody notices', '<div style="width: 400px">Rye</div>'],
    ['a menu that waits outside', '<nav style="position: fixed; left: 390px; width: 300px">Menu</nav>'],
  ])('leaves out %s', async (_, part) => {
    expect((await view(words + part)).width?.widest).toBeNull()
  })
})

describe('what people tap', () => {
  const small = (href: string, more = '') =>
    `<a href="${href}" style="display:inline-block;width:16px;height:16px;overflow:hidden;${more}">${href[1]}</a>`

  it('is measured, and named', async () => {
    const { targets } = await view(
      `<div>${small('/a')}${small('/b')}</div><p><a href="/c" style="display:block;padding:20px">Call us</a></p>`,
    )
    expect(targets).toEqual({
      judged: 3,
      small: 2,
      examples: [
        { name: 'a', width: 16, height: 16 },
        { name: 'b', width: 16, height: 16 },
      ],
    })
  })

  it.for([
    [
      'links under each other',
      `<ul style="font-size:12px;line-height:14px;list-style:none">${['Home', 'Bread', 'About'].map((name) => `<li><a href="/${name}">${name}</a></li>`).join('')}</ul>`,
      3,
    ],
    [
      'buttons beside each other',
      '<button style="border:0;padding:0;font-size:12px">Up</button><button style="border:0;padding:0;font-size:12px">On</button>',
      2,
    ],
    [
      'one beside a large one',
      `<div style="display:flex">${small('/a')}<a href="/b" style="padding:30px">Call us</a></div>`,
      1,
    ],
  ] as const)('is too small: %s', async ([, html, count]) => {
    expect((await view(html)).targets.small).toBe(count)
  })

  it.for([
    ['room around it', `${small('/a', 'margin:8px')}${small('/b', 'margin:8px')}`],
    [
      'words beside it',
      '<p style="font-size:12px;line-height:14px">Call <a href="/a">us</a> or <a href="/b">them</a> at any time</p>',
    ],
    [
      'a larger one to the same page',
      `<div style="display:flex">${small('/a')}<a href="/a" style="padding:30px">Bread</a></div>`,
    ],
    [
      'a part of it that can be tapped beyond its box',
      `<style>a { position: relative } a::after { content: ''; position: absolute; inset: -20px } div { display: flex; gap: 30px }</style><div>${small('/a', 'overflow:visible')}${small('/b', 'overflow:visible')}</div>`,
    ],
    [
      'a look that only the browser decides',
      '<input type="checkbox"><input type="checkbox"><button>A</button><button>B</button>',
    ],
    [
      'something over it',
      `<div style="position:relative">${small('/a')}${small('/b')}<div style="position:absolute;inset:0;background:#fff"></div></div>`,
    ],
    ['no place in sight', `<div style="position:absolute;left:-999px">${small('/a')}${small('/b')}</div>`],
    [
      'a picture that is broken',
      '<a href="/a"><img src="/gone.jpg" width="9" height="9"></a><a href="/b"><img src="/gone.jpg" width="9" height="9"></a>',
    ],
  ] as const)('is not too small with %s', async ([, html]) => {
    expect((await view(html)).targets.small).toBe(0)
  })
})

it('a page that changes what looking at it does is looked at all the same', async () => {
  const forged = script(`Document.prototype.elementsFromPoint = Document.prototype.elementFromPoint = () => { throw 1 }
    Object.defineProperty(window, 'getComputedStyle', { value: () => ({ color: 'red' }) })
    String.prototype.replace = () => 'Forged'`)
  const { contrast } = await view(`<p style="color:#999">Call for a quote</p>${forged}`)
  expect(contrast.examples).toMatchObject([{ text: 'Call for a quote', colour: '#999999' }])
})

it('texts without end, or with half characters, are cut and whole', async () => {
  const code = script(
    `document.body.append(Object.assign(document.createElement('p'), { textContent: '\\ud800 Bread '.repeat(1e3), style: 'color:#999' }))`,
  )
  const { examples } = (await view(code)).contrast
  const { text } = examples[0]!
  expect(text.length).toBeLessThan(500)
  expect(text.isWellFormed()).toBe(true)
})
