import type { Random } from './random.ts'

/** Pieces with a meaning in HTML, addresses, headers, robots.txt, sitemaps or JSON. */
const pieces = [
  ['<', '>', '"', "'", '=', '/', '&', ';', '\0', '\r', '\n', '{', '}', '[', ']', ',', ':', '\\', '%', '#'],
  ['<!--', '-->', '<![CDATA[', ']]>', '<script>', '</script>', '<style>', '<title>', '<svg>', '<template>', '<p'],
  ['<a href=', '<img ', '<h1>', '<base href=//x>', '<plaintext>', '<table><tr><td>', '<meta charset=utf-16>', '</'],
  ['&#0;', '&#xD800;', '&amp', '&nGt;', '%00', '%ff', '%E2%80%AE', '\u202e', '\ufeff', '\ud800', '漢字', '🦘'],
  [
    'User-agent: *\n',
    'Disallow: /',
    'Allow: *$',
    'Sitemap: ',
    '<urlset>',
    '<sitemapindex>',
    '<loc>',
    '<!ENTITY a "b">',
  ],
  ['🦘'.repeat(150), 'x'.concat('👍🏽'.repeat(80)), '\\ud83d', '\\u0000', '\\ud83e\\udd98', '%ED%A0%BD'],
  ['"@type":', '"@id":"#a",', '"@graph":[', '"__proto__":', '1e999', '-0', 'null', '"\\ud800"', '[[[[', '{"a":'],
  ['Content-Length: 99\r\n', 'Content-Encoding: gzip\r\n', 'Transfer-Encoding: chunked\r\n', 'Location: //[\r\n'],
  ['charset=', 'utf-7', 'http://', 'javascript:', 'mailto:', 'tel:+61', '2042', '© 2026', '02 9555 0123', '\r\n\r\n'],
]
  .flat()
  .map((piece) => Buffer.from(piece))

const longest = 40_000

type Change = (document: Buffer, random: Random, others: readonly Buffer[]) => Buffer

/** Start and end of a random part of at most `most` bytes. */
const cut = (document: Buffer, random: Random, most = random.chance(0.2) ? 2_000 : 40): [number, number] => {
  const from = random.below(document.length + 1)
  return [from, Math.min(document.length, from + 1 + random.below(most))]
}

const put = (document: Buffer, at: number, what: Buffer): Buffer =>
  Buffer.concat([document.subarray(0, at), what, document.subarray(at)])

const changes: Change[] = [
  function flip(document, random) {
    const changed = Buffer.from(document)
    if (changed.length > 0) changed[random.below(changed.length)]! ^= 1 << random.below(8)
    return changed
  },
  function remove(document, random) {
    const [from, to] = cut(document, random)
    return Buffer.concat([document.subarray(0, from), document.subarray(to)])
  },
  function repeat(document, random) {
    const [from, to] = cut(document, random)
    const times = random.chance(0.1) ? 1_000 : 1 + random.below(8)
    const copies = Array.from({ length: Math.min(times, Math.ceil(longest / (to - from + 1))) }, () =>
      document.subarray(from, to),
    )
    return put(document, to, Buffer.concat(copies))
  },
  function move(document, random) {
    const [from, to] = cut(document, random)
    const rest = Buffer.concat([document.subarray(0, from), document.subarray(to)])
    return put(rest, random.below(rest.length + 1), document.subarray(from, to))
  },
  function insertPiece(document, random) {
    return put(document, random.below(document.length + 1), random.pick(pieces))
  },
  function insertNoise(document, random) {
    return put(document, random.below(document.length + 1), random.bytes(1 + random.below(30)))
  },
  function splice(document, random, others) {
    const other = random.pick(others)
    const [from, to] = cut(other, random)
    return put(document, random.below(document.length + 1), other.subarray(from, to))
  },
  function end(document, random) {
    return document.subarray(0, random.below(document.length + 1))
  },
]

/** A document as a careless or hostile server might send it; occasionally only noise or pieces. */
export function mutate(corpus: readonly Buffer[], random: Random): Buffer {
  if (random.chance(0.05)) return random.bytes(random.below(4_000))
  if (random.chance(0.05)) return Buffer.concat(Array.from({ length: random.below(600) }, () => random.pick(pieces)))
  let document = random.pick(corpus)
  // Fragments are quicker to read than whole documents and just as good at breaking a parser.
  if (random.chance(0.6)) document = document.subarray(...cut(document, random, 1_500))
  for (let left = 1 + random.below(12); left > 0; left--) document = random.pick(changes)(document, random, corpus)
  return document.subarray(0, longest)
}
