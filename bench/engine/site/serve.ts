import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { siteNamed, type SiteName } from './sites.ts'

// Serves a website from its own process, so that its work is not counted for either side. Every response takes this
// many milliseconds.
const latency = Number(process.argv[3])
const { host, pages } = siteNamed(process.argv[2] as SiteName)

const pictures = join(import.meta.dirname, '../../../packages/sandbox/demo-sites/pelicanridgecap.com.au/public/img')
const picture = (name: string) => readFileSync(join(pictures, name))

interface Served {
  type: string
  body: Buffer
  encoding: 'gzip' | null
}
const text = (type: string, body: string): Served => ({ type, body: gzipSync(body), encoding: 'gzip' })
const binary = (type: string, body: Buffer): Served => ({ type, body, encoding: null })

const styles = Array.from(
  { length: 700 },
  (_, n) => `.card-${n}{display:flex;gap:${n % 30}px;border-radius:${n % 9}px}`,
)
const script = `addEventListener('load',()=>{for(const link of document.links)link.dataset.seen='1'})`
const sitemap = [...pages.keys()].map((path) => `<url><loc>http://${host}${path}</loc></url>`)

const answers = new Map<string, Served>([
  ...[...pages].map(([path, html]) => [path, text('text/html; charset=utf-8', html)] as const),
  ['/robots.txt', text('text/plain', `User-agent: *\nDisallow: /admin\nSitemap: http://${host}/sitemap.xml\n`)],
  ['/sitemap.xml', text('application/xml', `<?xml version="1.0"?><urlset>${sitemap.join('')}</urlset>`)],
  ['/site.css', text('text/css', `body{font:16px/1.6 sans-serif;margin:0}img{max-width:100%}${styles.join('')}`)],
  ['/site.js', text('text/javascript', script)],
  ['/img/1.jpg', binary('image/jpeg', picture('hero.jpg'))],
  ['/img/2.jpg', binary('image/jpeg', picture('broken-tiles.jpg'))],
  ['/img/3.jpg', binary('image/jpeg', picture('metal-roof.jpg'))],
  ['/img/logo.png', binary('image/png', picture('pelican-logo.png'))],
  ['/prices.pdf', binary('application/pdf', Buffer.from('%PDF-1.4\n%%EOF\n'))],
])

let asked: string[] = []
const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`)
  setTimeout(() => {
    const answer = answers.get((request.url ?? '').split('?')[0]!)
    if (!answer) return response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>')
    const { type, body, encoding } = answer
    const packed = encoding === null ? {} : { 'content-encoding': encoding }
    response.writeHead(200, { 'content-type': type, 'content-length': body.length, ...packed })
    response.end(request.method === 'HEAD' ? undefined : body)
  }, latency)
})
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))

process.on('message', () => {
  process.send?.({ asked })
  asked = []
})
process.on('disconnect', () => process.exit())
