import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Answer } from '../http/router.ts'
import type { DemoSite } from './site.ts'

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}
const compressible = /^text\/|\+xml|\/xml|json/
const zip = promisify(gzip)

export interface PageRequest {
  path: string
  acceptEncoding: string
  ifNoneMatch: string | undefined
}

/** The page or file at a path, or the site's own 404 page. `/about` is about.html or about/index.html. */
export async function pageAnswer({ site, readFile }: DemoSite, request: PageRequest): Promise<Answer> {
  for (const file of candidates(request.path)) {
    const content = await readFile(file)
    if (content) return contentAnswer(200, file, content, site.compress, request)
  }
  const notFound = await readFile('404.html')
  return contentAnswer(404, '404.html', notFound ?? Buffer.from(plainNotFound), site.compress, request)
}

const plainNotFound =
  '<!doctype html><html><head><title>404 Not Found</title></head><body><h1>Not Found</h1></body></html>'

function candidates(path: string): string[] {
  const name = path.replace(/^\/+/, '')
  if (name === '' || name.endsWith('/')) return [`${name}index.html`]
  return extname(name) === '' ? [`${name}.html`, `${name}/index.html`, name] : [name]
}

async function contentAnswer(
  status: number,
  file: string,
  content: Buffer,
  compress: boolean,
  request: PageRequest,
): Promise<Answer> {
  const type = contentTypes[extname(file).toLowerCase()] ?? 'application/octet-stream'
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 16)}"`
  const headers: Record<string, string> = { 'content-type': type, etag }
  if (status === 200 && request.ifNoneMatch === etag) return { status: 304, headers: { etag } }
  if (!compress || !compressible.test(type)) return { status, headers, body: content }
  headers['vary'] = 'Accept-Encoding'
  if (!/\bgzip\b/.test(request.acceptEncoding)) return { status, headers, body: content }
  return { status, headers: { ...headers, 'content-encoding': 'gzip' }, body: await zip(content) }
}
