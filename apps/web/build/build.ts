import { build } from 'vite'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compress } from './compress.ts'
import { writePages } from './write-pages.ts'

/** Builds the site: the browser's files, the same pages for Node, then every page as a file of HTML. */
const root = join(import.meta.dirname, '..')
// A folder of its own, moved into place when all is done: two builds at once must not tread on each other.
const work = join(root, `node_modules/.build-${process.pid}`)
const client = join(work, 'client')
const server = join(work, 'server')

try {
  await build({ root, logLevel: 'warn', build: { outDir: client } })
  await build({ root, logLevel: 'warn', build: { ssr: 'src/app/server.tsx', outDir: server, manifest: false } })
  // Where the server build lies is only known after it is made.
  const site = (await import(pathToFileURL(join(server, 'server.js')).href)) as typeof import('../src/app/server.tsx')
  await writePages(client, site)
  await rm(join(client, '.vite'), { recursive: true })
  await compress(client)
  await rm(join(root, 'dist'), { recursive: true, force: true })
  await rename(client, join(root, 'dist'))
} finally {
  await rm(work, { recursive: true, force: true })
}
