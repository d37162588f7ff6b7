/** Documents built to harm their reader, and whether so much is left out that the page counts as truncated. */
export const hostilePages: readonly { hurts: string; html: string; truncated: boolean }[] = (
  [
    ['a million nested elements', '<div>'.repeat(1_000_000), true],
    ['a million nested links', '<a href="/"><b>'.repeat(500_000), true],
    ['an attribute of 50 MB', `<a href="${'x'.repeat(50_000_000)}">T</a>`, true],
    ['an attribute of entities', `<a title="${'&amp;'.repeat(700_000)}" href="/">T</a>`, false],
    [
      'a hundred thousand attributes',
      `<a ${Array.from({ length: 100_000 }, (_, place) => `a${place}`).join(' ')} href="/">T</a>`,
      false,
    ],
    ['NULs everywhere', '<p>a\0b</p>\0<a hr\0ef="/\0x">T\0</a>'.repeat(10_000), true],
    ['everything left open', '<title><h1><p><a href="/"><ul><li><table><tr><td>x'.repeat(50_000), false],
    ['comments left open', '<!--'.repeat(500_000), false],
    ['end tags only', '</div></p></a></br>'.repeat(100_000), true],
    ['headers left open', '<nav></nav>'.concat('<header class=a><h1>x'.repeat(150_000)), true],
    ['a heap of scripts', '<script type="application/ld+json">{"a":1}</script>'.repeat(50_000), false],
    ['a heap of style sheets', `<style>${'a'.repeat(500_000)}</style>${'<style>b</style>'.repeat(90_000)}`, false],
    ['nested items', '<p itemscope itemprop=a>x'.repeat(100_000), true],
    ['open properties', '<div itemscope>'.concat('<i itemprop=a>x'.repeat(2_000)), true],
    ['nothing but breaks', 'a<br>'.repeat(700_000), true],
    ['one endless line', 'word '.repeat(800_000), true],
    ['white space', ' '.repeat(4_000_000), false],
    ['a heap of forms', '<form><input name=a><label for=a>x</label></form>'.repeat(50_000), true],
    ['pictures in pictures', '<svg><math><title>'.repeat(50_000), true],
    ['an endless srcset', `<img srcset="${', '.repeat(1_000_000)}">`, false],
    ['plaintext', '<plaintext>'.concat('<p>x'.repeat(100_000)), false],
    ['UTF-16 read as UTF-8', '<\0p\0>\0H\0i\0'.repeat(1_000), false],
    ['half surrogate pairs', '<p>\uD800</p><a href="/\uDFFF">\uDC00</a>'.repeat(1_000), false],
  ] satisfies [string, string, boolean][]
).map(([hurts, html, truncated]) => ({ hurts, html, truncated }))
