import { publicUrlMark } from '@findable/contracts'
import type { FastifyReply, FastifyRequest } from '@findable/service-kit'
import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

interface Page {
  type: string
  text: Buffer
  brotli: Buffer
}

/** Prerendered pages and the two files that contain our address, by path; the 404 page by `notFoundPath`. */
export type Pages = ReadonlyMap<string, Page>

export const notFoundPath = '/404.html'
const compress = promisify(brotliCompress)

/** Reads the build's output and fills in this installation's address, which the build could not know. */
export async function readPages(webDist: string, publicUrl: string): Promise<Pages> {
  if (!existsSync(join(webDist, 'index.html'))) {
    throw new Error(`There is no built app in ${webDist}. Build it first: pnpm --filter @findable/web build`)
  }
  const pages = new Map<string, Page>()
  for await (const file of glob(['**/*.html', 'robots.txt', 'sitemap.xml'], { cwd: webDist })) {
    const text = Buffer.from((await readFile(join(webDist, file), 'utf8')).replaceAll(publicUrlMark, publicUrl))
    pages.set(pathOf(file), { type: typeOf(file), text, brotli: await compress(text) })
  }
  return pages
}

function pathOf(file: string): string {
  const path = `/${file.split(sep).join('/')}`
  return path.endsWith('/index.html') ? dirname(path) : path
}

function typeOf(file: string): string {
  if (file.endsWith('.html')) return 'text/html; charset=utf-8'
  return file.endsWith('.xml') ? 'application/xml' : 'text/plain; charset=utf-8'
}

/** Sends a page; browsers must revalidate before they show a cached copy. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, pages: Pages, path: string): FastifyReply {
  const { type, text, brotli } = pages.get(path)!
  const compressed = /\bbr\b/.test(String(request.headers['accept-encoding']))
  reply.type(type).header('vary', 'accept-encoding').header('cache-control', 'no-cache')
  if (compressed) reply.header('content-encoding', 'br')
  return reply.send(compressed ? brotli : text)
}
