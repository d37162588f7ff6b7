import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'

const demoSites = join(import.meta.dirname, '../../../sandbox/demo-sites')
const read = (pattern: string): Buffer[] =>
  globSync(pattern, { cwd: demoSites })
    .toSorted()
    .map((file) => readFileSync(join(demoSites, file)))
    // One demo page is large on purpose; mutating it would only be slow.
    .filter((document) => document.length < 50_000)

const pages = read('*/public/**/*.html')

const jsonLd = pages.flatMap((page) =>
  [...page.toString().matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json]) =>
    Buffer.from(json!),
  ),
)

const small = pages[0]!.subarray(0, 2_000)
const packed = {
  gzip: gzipSync(small),
  br: brotliCompressSync(small),
  zstd: zstdCompressSync(small),
  deflate: deflateSync(small),
}

/** Complete answers of a web server, from status line to body. */
const answers = [
  answer('200 OK', { 'content-type': 'text/html; charset=utf-8', 'content-length': `${small.length}` }, small),
  answer(
    '200 OK',
    { 'content-type': 'text/html', 'transfer-encoding': 'chunked' },
    Buffer.from('5\r\n<p>Hi\r\n0\r\n\r\n'),
  ),
  answer('301 Moved Permanently', { location: 'https://www.fuzz.com.au/a?b=c#d', 'content-length': '0' }),
  answer('302 Found', { location: '/r%C3%A9sum%C3%A9', 'set-cookie': 'a=b; path=/' }),
  answer(
    '404 Not Found',
    { 'content-type': 'text/html', 'x-robots-tag': 'noindex, nofollow' },
    Buffer.from('<h1>No</h1>'),
  ),
  answer(
    '206 Partial Content',
    { 'content-type': 'text/html', 'content-range': 'bytes 0-9/100' },
    Buffer.from('<h1>Half'),
  ),
  ...Object.entries(packed).map(([encoding, body]) =>
    answer(
      '200 OK',
      { 'content-type': 'text/html', 'content-encoding': encoding, 'content-length': `${body.length}` },
      body,
    ),
  ),
]

export function answer(status: string, headers: Record<string, string>, body: Buffer = Buffer.alloc(0)): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.concat([Buffer.from(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n`), body])
}

/** What each kind of case starts from: the demo websites, and answers written here. */
export const corpus = {
  pages,
  jsonLd,
  robots: read('*/public/robots.txt'),
  sitemaps: read('*/public/*sitemap*.xml'),
  answers,
}
