import { describe, expect, it } from 'vitest'
import { parsePage } from './parse-page.ts'

const url = 'https://joes.com.au/services/'
const read = (html: string) => parsePage(html, url)

describe('the head', () => {
  it('is read with entities decoded and white space folded', () => {
    const page = read(`<html lang="en-AU"><title> Joe &amp; Sons\n Plumbing </title>
      <meta name="Description" content="We fix &quot;pipes&quot;"><meta property="og:title" content="Joe">
      <meta http-equiv="refresh" content="0; url=/x"><link rel="canonical" href="/services/#top">`)
    expect(page.lang).toBe('en-AU')
    expect(page.titles).toEqual(['Joe & Sons Plumbing'])
    expect(page.metas).toEqual([
      { key: 'description', content: 'We fix "pipes"' },
      { key: 'og:title', content: 'Joe' },
      { key: 'refresh', content: '0; url=/x' },
    ])
    expect(page.linkTags).toEqual([
      {
        rel: 'canonical',
        href: 'https://joes.com.au/services/',
        written: '/services/#top',
        type: null,
        hreflang: null,
      },
    ])
  })

  it('does not take the title of a picture for the title of the page', () => {
    expect(read('<title>Joe</title><svg><title>Phone</title></svg>').titles).toEqual(['Joe'])
  })

  it('takes nothing in a shadow tree for the head of the document', () => {
    const button = '<title>Button</title><meta name="robots" content="noindex"><p>Call</p>'
    const page = read(`<title>Joe</title><x-button><template shadowrootmode="open">${button}</template></x-button>`)
    expect(page).toMatchObject({ titles: ['Joe'], metas: [] })
    expect(page.blocks.map(({ text }) => text)).toEqual(['Call'])
  })

  it('says when a document has two titles', () => {
    expect(read('<title>One</title><title>Two</title>').titles).toEqual(['One', 'Two'])
  })

  it('ignores what is in noscript there', () => {
    expect(read('<head><noscript><meta name="robots" content="noindex"></noscript></head>').metas).toEqual([])
  })

  it.each([
    ['<base href="/shop/">', 'https://joes.com.au/shop/x'],
    ['<base href="https://cdn.example/">', 'https://cdn.example/x'],
    ['<base href="javascript:alert(1)">', 'https://joes.com.au/services/x'],
    ['<base href="/a/"><base href="/b/">', 'https://joes.com.au/a/x'],
    ['', 'https://joes.com.au/services/x'],
  ])('resolves addresses against %j', (base, address) => {
    expect(read(`<a href="x">X</a>${base}`).links[0]?.url).toBe(address)
  })
})

describe('JSON-LD', () => {
  const blocks = (source: string) => read(`<script type="application/ld+json">${source}</script>`).jsonLd

  it.each([
    ['{"a":1}'],
    ['<!-- {"a":1} -->'],
    ['//<![CDATA[\n{"a":1}\n//]]>'],
    ['/*<![CDATA[*/{"a":1}/*]]>*/'],
    ['\uFEFF {"a":1};'],
  ])('reads %j', (source) => {
    expect(blocks(source)).toMatchObject([{ value: { a: 1 }, error: null }])
  })

  it.each(['{"a":1,}', '{"a":"line\nbreak"}', '{', '<html>', '', '{"a":1}'.padEnd(600_000, 'x')])(
    'says what is wrong with %.20j',
    (source) => {
      expect(blocks(source)[0]?.value).toBeNull()
      expect(blocks(source)[0]?.error).not.toBeNull()
    },
  )

  it('is found whatever the case and parameters of its type', () => {
    expect(read('<script type="Application/LD+JSON; charset=utf-8">{}</script>').jsonLd).toHaveLength(1)
    expect(read('<script type="application/json">{}</script>').jsonLd).toEqual([])
  })
})

describe('text', () => {
  it('leaves out what is not for reading', () => {
    const page = read(`<p>Shown</p><script>no()</script><style>.no{}</style><template><p>no</p></template>
      <noscript>Enable JavaScript</noscript><svg><text>no</text></svg><p hidden>no</p><div style="color:red; display : none"><p>no</p></div>
      <select><option>no</option></select><textarea>no</textarea><!-- no -->`)
    expect(page.text.body).toBe('Shown')
  })

  it('keeps lines and blocks apart, and inline elements together', () => {
    const page = read('<p>Hot<b> water</b></p><div>12 Smith St<br>Newtown</div><ul><li>A<li>B</ul>')
    expect(page.text.body).toBe('Hot water\n12 Smith St\nNewtown\nA\nB')
    expect(page.blocks.map(({ tag, text }) => [tag, text])).toEqual([
      ['p', 'Hot water'],
      ['div', '12 Smith St\nNewtown'],
      ['li', 'A'],
      ['li', 'B'],
    ])
  })

  it('gives a block the link that its words are in, not the one that opens after them', () => {
    const card = (to: string, name: string) =>
      `<a href="${to}"><div><svg></svg></div><h3>${name}</h3><p>We mend it.</p><span>Learn more</span></a>`
    const { blocks } = read(`<div>${card('/gas', 'Gas')}${card('/drains', 'Drains')}</div>`)
    expect(blocks.flatMap(({ text, links = [] }) => links.map((to) => [text, new URL(to).pathname]))).toEqual([
      ['Gas', '/gas'],
      ['Drains', '/drains'],
    ])
  })

  it('separates links that are side by side without a blank', () => {
    expect(read('<nav><a href="/">Home</a><a href="/b">About</a></nav>').text.nav).toBe('Home About')
  })

  it.each([
    [
      'labels in a row',
      '<div><span class="chip">Glenelg</span><span class="chip">Brighton</span></div>',
      'Glenelg\nBrighton',
    ],
    ['words of a heading', '<h2><span class="w">Our</span><span class="w">team</span></h2>', 'Our team'],
    [
      'words of letters that are shown one by one',
      '<h2><span class="w"><i class="c">O</i><i class="c">n</i></span><span class="w"><i class="c">u</i><i class="c">s</i></span></h2>',
      'On us',
    ],
    ['letters', '<p><span class="c">H</span><span class="c">i</span></p>', 'Hi'],
    ['parts of a name', '<p><b class="one">Wood</b><b class="two">Works</b></p>', 'WoodWorks'],
    ['stars', '<p>Rated <i class="star"></i><i class="star"></i> by all</p>', 'Rated by all'],
  ])('keeps apart what a style keeps apart: %s', (_, html, text) => expect(read(html).text.body).toBe(text))

  it('shows answers and panels that a click unfolds', () => {
    const faq = '<button aria-expanded="false">When?</button><div class="faq-answer" hidden><p>On Monday.</p></div>'
    expect(read(faq).text.body).toContain('On Monday.')
    expect(read('<div id="panel-2" role="tabpanel" hidden>Rye</div>').text.body).toBe('Rye')
    expect(read('<div hidden="until-found">Rye</div>').text.body).toBe('Rye')
    expect(read('<div class="answered" hidden>no</div>').text.body).toBe('')
  })

  it('shows what React streams hidden and puts in place later', () => {
    expect(read('<div hidden id="S:0"><p>Shown</p></div><div hidden id="x">no</div>').text.body).toBe('Shown')
    expect(read('<body style="visibility:hidden"><p>Shown</p>').text.body).toBe('Shown')
  })

  it('is read from a document without any tag', () => {
    const page = read('Just words.')
    expect(page.text).toMatchObject({ body: 'Just words.', main: 'Just words.' })
  })

  it.each([
    ['<header><p>T</p></header>', 'header'],
    ['<div role="banner">T</div>', 'header'],
    ['<div class="wrap Site-Header">T</div>', 'header'],
    ['<nav>T</nav>', 'nav'],
    ['<ul class="menu">T</ul>', 'nav'],
    ['<div id="main-menu">T</div>', 'nav'],
    ['<footer>T</footer>', 'footer'],
    ['<div id="colophon">T</div>', 'footer'],
    ['<section class="footer4 cid-s7">T</section>', 'footer'],
    ['<main>T</main>', 'main'],
    ['<main><div><footer><h5>T</h5></footer></div></main>', 'footer'],
    ['<main><header><nav></nav><p>T</p></header></main>', 'header'],
    ['<main><header><h1>T</h1></header></main>', 'main'],
    ['<main><blockquote><footer>T</footer></blockquote></main>', 'main'],
    ['<main><section><footer>T</footer></section></main>', 'main'],
    ['<main><aside><footer>T</footer></aside></main>', 'main'],
    ['<section><main><footer>T</footer></main></section>', 'main'],
    ['<article><header>T</header></article>', 'main'],
    ['<section id="menu">T</section>', 'main'],
    ['<section><div class="header">T</div></section>', 'main'],
    ['<body class="footer">T</body>', 'main'],
    ['<p>T</p>', 'main'],
  ] as const)('of %j belongs to %s', (html, area) => {
    expect(read(html).text[area]).toBe('T')
  })

  it('belongs to the content in a header that introduces the page, with the main heading and no menu', () => {
    const intro = '<header class="hero"><h1>Gift cards</h1><p>For a friend.</p></header>'
    expect(read(`<nav>Menu</nav>${intro}`).text).toMatchObject({ main: 'Gift cards\nFor a friend.', header: '' })
    expect(read(intro).text.main).toBe('')
    expect(read(`<nav>Menu</nav>${intro.replace('<p>', '<ul><li>Home</li></ul><p>')}`).text.main).toBe('')
  })

  it('belongs to the content in a footer of each of several cards', () => {
    const page = read('<main><div><footer>Ann</footer></div><div><footer>Bo</footer></div></main>')
    expect(page.text).toMatchObject({ main: 'Ann\nBo', footer: '' })
  })

  it('gives a block the names of the elements around it', () => {
    const page = read('<div class="testimonials"><div id="t1"><p class="quote">Great</p></div></div>')
    expect(page.blocks[0]?.classes).toBe('quote t1 testimonials')
  })
})

describe('links', () => {
  it.each([
    ['<a href="/a#b">T</a>', 'https://joes.com.au/a', 'http'],
    ['<a href=" //other.au/x ">T</a>', 'https://other.au/x', 'http'],
    ['<a href="#top">T</a>', url, 'http'],
    ['<a href="tel:+61295550123">T</a>', null, 'tel'],
    ['<a href="mailto:a@b.au">T</a>', null, 'mailto'],
    ['<a href="JavaScript:void(0)">T</a>', null, 'javascript'],
    ['<a href="whatsapp://send">T</a>', null, 'other'],
    ['<a href="http://[bad">T</a>', null, 'http'],
    ['<a onclick="go()">T</a>', null, 'none'],
    ['<a>T</a>', null, 'none'],
  ])('%j leads to %s', (html, address, scheme) => {
    expect(read(html).links).toMatchObject([{ url: address, scheme, text: 'T' }])
  })

  it('are not the targets of other links', () => {
    expect(read('<a name="top">T</a><a id="x">T</a>').links).toEqual([])
  })

  it.each([
    ['<a href="/"><img src="l.png" alt="Joe logo"></a>', 'Joe logo'],
    ['<a href="/"><svg><title>Facebook</title></svg></a>', 'Facebook'],
    ['<a href="/"><svg><text>Tiny Floors</text></svg></a>', 'Tiny Floors'],
    ['<a href="/" aria-label="Basket"><i class="icon"></i></a>', 'Basket'],
    ['<a href="/" title="Home"></a>', 'Home'],
    ['<a href="/"><h3>Hot</h3><p>water</p></a>', 'Hot water'],
    ['<map><area href="/" alt="Newtown"></map>', 'Newtown'],
    ['<a href="/"></a>', ''],
  ])('%j is called %j', (html, text) => {
    expect(read(html).links[0]?.text).toBe(text)
  })

  it('know where on the page they are: a menu in the footer is the footer', () => {
    const page = read(`<header><a href="/1">1</a><nav><a href="/2">2</a></nav></header><main><a href="/3">3</a></main>
      <footer><nav><a href="/4" rel="nofollow Sponsored">4</a></nav></footer>`)
    expect(page.links.map(({ area }) => area)).toEqual(['header', 'nav', 'main', 'footer'])
    expect(page.links[3]?.rel).toEqual(['nofollow', 'sponsored'])
  })
})

describe('headings', () => {
  it('ends at the end tag of any heading, as in browsers', () => {
    const { headings, text } = read('<h2>Prices</h3><p>From $20</p><h1>Tiny</h1><h3>Hours</h3>')
    expect(headings.map((heading) => [heading.level, heading.text])).toEqual([
      [2, 'Prices'],
      [1, 'Tiny'],
      [3, 'Hours'],
    ])
    expect(text.body).toContain('From $20')
  })

  it('hides headings that are kept from screen readers, unless that is most of the page', () => {
    const hidden = (html: string) =>
      read(html)
        .headings.filter((heading) => heading.hidden)
        .map(({ text }) => text)
    const dialog = '<div aria-hidden="true"><h4>Write to us</h4></div>'
    expect(hidden(`<h1>Bread</h1><h2>Rye</h2>${dialog}`)).toEqual(['Write to us'])
    expect(hidden('<div aria-hidden="true"><h1>Bread</h1><h2>Rye</h2></div><h2>Cookies</h2>')).toEqual([])
  })

  it('names a link by the button inside it', () => {
    const names = read('<a href="/a"><input type="button" value="Prices"></a><a href="/b"><button>Hours</button></a>')
    expect(names.links.map(({ text }) => text)).toEqual(['Prices', 'Hours'])
  })

  it('are the copies for visitors without scripts where what is in their place is only drawn', () => {
    const { images } = read(
      '<img aria-hidden="true" alt="" src="data:image/svg+xml;base64,AAAA"><noscript><img src="/rye.jpg" alt="Rye"></noscript>',
    )
    expect(images).toMatchObject([{ src: expect.stringMatching(/rye\.jpg$/), alt: 'Rye' }])
  })

  it('are those of AMP too', () => {
    const { images } = read('<amp-img src="/bread.jpg" alt="Rye" width="300" height="200"></amp-img>')
    expect(images).toMatchObject([{ src: expect.stringMatching(/bread\.jpg$/), alt: 'Rye' }])
  })

  it('sees where a picture is offered in other sizes', () => {
    const sizes = (html: string) => read(html).images.map(({ hasSizes }) => hasSizes)
    expect(sizes('<img src="/a.jpg" srcset="/a-640.jpg 640w, /a-3840.jpg 3840w">')).toEqual([true])
    expect(sizes('<picture><source srcset="/a.webp"><img src="/a.jpg"></picture>')).toEqual([true])
    expect(sizes('<img src="/a.jpg"><img src="/b.jpg" srcset="/b.jpg">')).toEqual([false, false])
  })

  it('have a level and a text, which may be the alternative of an image', () => {
    const page = read(`<h1><img src="l.png" alt="Joe"></h1><h2>Hot <em>water</em></h2><h2 hidden>No</h2>
      <div role="heading" aria-level="3">Gas</div><h4></h4>`)
    expect(page.headings).toEqual([
      { level: 1, text: 'Joe', hidden: false, picture: true },
      { level: 2, text: 'Hot water', hidden: false },
      { level: 2, text: 'No', hidden: true },
      { level: 3, text: 'Gas', hidden: false },
      { level: 4, text: '', hidden: false },
    ])
  })
})

describe('what is kept off the screen', () => {
  it.each([
    '<div class="sr-only">',
    '<div class="foot visually-hidden">',
    '<div class="visuallyhidden">',
    '<div class="screen-reader-text">',
    '<div class="elementor-screen-only">',
    '<div class="is-sr-only">',
    '<div style="position:absolute; left:-9999px">',
    '<div style="text-indent: -9999px">',
    '<div style="clip: rect(0 0 0 0)">',
    '<div style="font-size:0">',
    '<div class="sr-only focus:not-sr-only">',
  ])('%j is not read as text, and its headings are hidden', (tag) => {
    const page = read(`${tag}<h2>Plumbers everywhere</h2><p>Blocked drains</p></div><p>Seen</p>`)
    expect(page.text.body).toBe('Seen')
    expect(page.headings).toEqual([{ level: 2, text: 'Plumbers everywhere', hidden: true, offScreen: true }])
  })

  it.each([
    '<div class="sr-only md:not-sr-only">',
    '<div class="hidden">',
    '<div class="hidden md:block">',
    '<div class="off-screen-menu">',
    '<div style="left: -10px">',
    '<div style="font-size: 0.9em">',
  ])('%j may be seen, so it is read', (tag) => {
    const page = read(`${tag}<h2>Prices</h2></div>`)
    expect(page.text.body).toBe('Prices')
    expect(page.headings).toEqual([{ level: 2, text: 'Prices', hidden: false }])
  })

  it('includes a heading whose own class hides it, unless another one shows it on wider screens', () => {
    expect(read('<h1 class="hidden">Joe</h1>').headings[0]?.hidden).toBe(true)
    expect(read('<h1 class="d-none">Joe</h1>').headings[0]?.hidden).toBe(true)
    expect(read('<h1 class="hidden lg:block">Joe</h1>').headings[0]?.hidden).toBe(false)
    expect(read('<h1 class="d-none d-md-block">Joe</h1>').headings[0]?.hidden).toBe(false)
  })

  it('is kept apart where it is more than a label, each part once', () => {
    const words = 'best plumber in every suburb '.repeat(10)
    const { offScreenTexts } = read(
      `<div class="sr-only"><p>${words}</p><p class="sr-only">Plumber</p></div><a href="/"><span class="sr-only">Home</span></a>`,
    )
    expect(offScreenTexts).toEqual([`${words.trim()} Plumber`])
  })

  it('still names a link', () => {
    expect(read('<a href="/fb"><i></i><span class="sr-only">Facebook</span></a>').links[0]?.text).toBe('Facebook')
  })
})

describe('an email address that Cloudflare masks', () => {
  const code = '543d3a323b143e3b31277a373b397a3521'
  const text = `<span class="__cf_email__" data-cfemail="${code}">[email&#160;protected]</span>`
  const script = '<script src="/cdn-cgi/scripts/5c5dd728/cloudflare-static/email-decode.min.js"></script>'

  it.each([
    `<a href="/cdn-cgi/l/email-protection#${code}">Mail</a>`,
    `<a href="../cdn-cgi/l/email-protection.html#${code}">Mail</a>`,
    `<a href="/cdn-cgi/l/email-protection" data-cfemail="${code}">Mail</a>`,
    `<a href="/cdn-cgi/l/email-protection">Mail ${text}</a>`,
  ])('is that of a link for mail: %s', (html) => {
    expect(read(html).links).toMatchObject([{ href: 'mailto:info@joes.com.au', scheme: 'mailto', url: null }])
  })

  it('leads to no page where it cannot be read', () => {
    expect(read('<a href="/cdn-cgi/l/email-protection#zz">Mail</a>').links).toMatchObject([
      { scheme: 'other', url: null },
    ])
  })

  it('is read in a text where the script is there that shows it', () => {
    expect(read(`<p>Write to ${text} today</p>${script}`).text.body).toBe('Write to info@joes.com.au today')
    expect(read(`<p>Write to ${text} today</p>`).text.body).toBe('Write to [email protected] today')
    const link = `<a href="/cdn-cgi/l/email-protection#${code}">Email me</a>`
    expect(read(link + script).links[0]!.text).toBe('Email me')
  })
})

describe('links within the page', () => {
  const lacking = (html: string) => read(html).links.flatMap(({ href, lacksTarget }) => (lacksTarget ? href : []))

  it('lack their target where nothing has that name', () => {
    expect(lacking('<a href="#prices">Prices</a><a href="#about">About</a><section id="about"></section>')).toEqual([
      '#prices',
    ])
  })

  it.each(['#', '#top', '#/prices', '#!prices', '/#prices', '#elementor-action%3Aaction', '#1'])(
    '%j may lead somewhere all the same',
    (href) => {
      expect(lacking(`<a href="${href}">There</a>`)).toEqual([])
    },
  )

  it('may lead to a named anchor', () => {
    expect(lacking('<a href="#prices">Prices</a><a name="prices"></a>')).toEqual([])
  })
})

it('leaves open where a link to a part leads that a script may show by its name in the address', () => {
  const lacking = (script: string) =>
    read(`<a href="#prices">Prices</a><script>${script}</script>`).links.map(({ lacksTarget }) => lacksTarget)
  expect(lacking('show(1)')).toEqual([true])
  expect(lacking("addEventListener('hashchange', show)")).toEqual([undefined])
})

it('names what links of other pages may lead to, and what its scripts speak of', () => {
  const { targets } = read(
    `<p id="prices"></p><a name="faq"></a><p data-tab="team"></p><script>open('#map')</script><script type="application/ld+json">{"name":"x"}</script>`,
  )
  expect(targets).toEqual(['prices', 'faq', 'team', 'map'])
})

describe('images', () => {
  const images = (html: string) => read(html).images

  it.each([
    ['<img src="a.jpg">', 'https://joes.com.au/services/a.jpg'],
    ['<img data-src="a.jpg" src="data:image/gif;base64,AAAA">', 'https://joes.com.au/services/a.jpg'],
    ['<img data-lazy-src="/a.jpg" src="/img/placeholder.png">', 'https://joes.com.au/a.jpg'],
    ['<img srcset="/s.jpg 1x, /l.jpg 2x">', 'https://joes.com.au/s.jpg'],
    ['<picture><source srcset="/a.webp 1x"><img></picture>', 'https://joes.com.au/a.webp'],
    ['<picture><source srcset="/a.webp"><img src="/a.jpg"></picture>', 'https://joes.com.au/a.jpg'],
    ['<img alt="">', null],
    ['<img src="#" alt="Facebook">', null],
  ])('%j is %s', (html, src) => {
    expect(images(html).map((image) => image.src)).toEqual([src])
  })

  it('inside the page have their type and content as address', () => {
    const [one, same, other] = images(
      '<img src="data:image/png;base64,AAAA"><img src="data:image/png;base64,AAAA"><img src="data:image/png;base64,BBBB">',
    ).map(({ src }) => src)
    expect(one).toMatch(/^data:image\/png;[\da-f]{16}$/)
    expect(same).toBe(one)
    expect(other).not.toBe(one)
  })

  it('are not counted twice for their copy in noscript', () => {
    expect(images('<img data-src="a.jpg" src="data:image/gif;x"><noscript><img src="a.jpg"></noscript>')).toHaveLength(
      1,
    )
    expect(images('<img class="lazy" src="data:image/gif;x"><noscript><img src="a.jpg"></noscript>')).toHaveLength(1)
    expect(images('<noscript><img src="a.jpg" alt="A"></noscript>')).toHaveLength(1)
    expect(images('<noscript><img src="https://www.facebook.com/tr?id=1" width="1" height="1"></noscript>')).toEqual([])
    expect(images('<noscript><div><img src="js.png"><p>Please enable scripts.</p></div></noscript>')).toEqual([])
  })

  it.each([
    ['<img src="a" alt="A">', false],
    ['<img src="a" role="presentation">', true],
    ['<div aria-hidden="true"><img src="a"></div>', true],
    ['<div hidden><img src="a"></div>', true],
    ['<img src="a" width="1" height="1">', true],
    ['<img src="a" width="100%" height="auto">', false],
  ])('%j: decoration %s', (html, decorative) => {
    expect(images(html)[0]?.decorative).toBe(decorative)
  })

  it('tell a missing alt from an empty one, and what a screen reader falls back on', () => {
    expect(
      images('<img src="a"><img src="b" alt><img src="c" aria-label="C">').map(({ alt, label }) => [alt, label]),
    ).toEqual([
      [null, null],
      ['', null],
      [null, 'C'],
    ])
  })

  it('know when they are all a link has', () => {
    expect(
      images('<a href="/"><img src="a"></a><a href="/"><img src="b">Home</a>').map(({ inLink }) => inLink),
    ).toEqual([true, false])
  })

  it('know when that link has a name of its own, or leads nowhere', () => {
    const inLink = (attributes: string) => images(`<a ${attributes}><img src="a" alt=""></a>`).map((one) => one.inLink)
    expect(inLink('href="/"')).toEqual([true])
    expect(inLink('href="/" aria-label="Home"')).toEqual([false])
    expect(inLink('href="/" title="Home"')).toEqual([false])
    expect(inLink('class="no-link"')).toEqual([false])
  })
})

describe('the rest', () => {
  it('reads microdata with nested items and the values each element gives', () => {
    const page = read(`<div itemscope itemtype="https://schema.org/Plumber"><span itemprop="name">Joe <b>Ltd</b></span>
      <meta itemprop="priceRange" content="$$"><a itemprop="url" href="/x">X</a>
      <div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="postalCode">2042</span></div></div>`)
    expect(page.microdata).toEqual([
      {
        types: ['https://schema.org/Plumber'],
        properties: {
          name: ['Joe Ltd'],
          priceRange: ['$$'],
          url: ['/x'],
          address: [{ types: ['https://schema.org/PostalAddress'], properties: { postalCode: ['2042'] } }],
        },
      },
    ])
  })

  it('reads forms with the label of each field a visitor fills in', () => {
    const [form] =
      read(`<form action="/send" method="POST"><label>Name <input name="n"></label><label for="e">Mail</label>
      <input id="e" type="email" name="m"><textarea name="t" placeholder="Message"></textarea><input type="hidden" name="h"><input type="submit"></form>`).forms
    expect(form).toEqual({
      action: '/send',
      method: 'post',
      fields: [
        { type: 'text', name: 'n', label: 'Name' },
        { type: 'email', name: 'm', label: 'Mail' },
        { type: 'textarea', name: 't', label: 'Message' },
      ],
    })
  })

  it('lists what the page loads, with absolute addresses', () => {
    const page =
      read(`<link rel="stylesheet" href="/s.css"><link rel="canonical" href="/"><script src="//cdn.au/a.js"></script>
      <iframe src="http://maps.au/embed"></iframe><img src="http://joes.com.au/a.jpg"><form action="http://joes.com.au/send"></form>`)
    expect(page.resources.map(({ tag, url }) => `${tag} ${url}`)).toEqual([
      'link https://joes.com.au/s.css',
      'script https://cdn.au/a.js',
      'iframe http://maps.au/embed',
      'img http://joes.com.au/a.jpg',
      'form http://joes.com.au/send',
    ])
  })

  it('finds widths that no phone can show', () => {
    const page = read(
      '<style>body{}</style><div style="width: 960px"></div><div style="max-width:960px"></div><div style="max-width: 100%; width: 960px"></div><table width="800"></table><img width="800">',
    )
    expect(page.styles.inline).toBe('body{}\n')
    expect(read('<div class="hidden lg:flex"><p style="width: 520px">A</p></div>').styles.fixedWidths).toEqual([])
    const circle = '<div style="right: -175px; width: 700px; height: 700px"></div>'
    expect(read(`${circle}<div style="position: absolute; width: 900px"></div>`).styles.fixedWidths).toEqual([])
    expect(page.styles.fixedWidths).toEqual([
      { element: 'div', width: 960 },
      { element: 'table', width: 800 },
    ])
  })

  it('finds pictures that are backgrounds, each once, and none that has a label or is drawn in the page', () => {
    const shown = (style: string, rest = '') => `<div style="${style}" ${rest}></div>`
    const page = read(
      shown("background-image:url('/a.jpg')") +
        shown('color: red; background: linear-gradient(red, blue), url(b.jpg) center') +
        shown('background-image: url(/a.jpg)') +
        shown("background-image: url('data:image/png;base64,AAAA')") +
        shown('background-image: url(c.jpg)', 'role="img" aria-label="A deck"') +
        shown('list-style-image: url(d.png)'),
    )
    expect(page.styles.backgrounds).toEqual(['https://joes.com.au/a.jpg', 'https://joes.com.au/services/b.jpg'])
  })

  it('finds dates', () => {
    expect(
      read('<meta property="article:published_time" content="2026-01-02"><time datetime="2026-03-04">x</time>').times,
    ).toEqual(['2026-01-02', '2026-03-04'])
  })
})

it.each(['<span class="block mt-1">Rodent Control</span>', '<span style="display: block">Rodent Control</span>'])(
  'separates a part of a heading that is shown on a line of its own: %s',
  (part) => {
    const page = read(`<h1>About${part}</h1>`)
    expect(page.headings[0]!.text).toBe('About Rodent Control')
    expect(page.text.body).toBe('About Rodent Control')
  },
)
