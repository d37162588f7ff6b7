import { build } from 'vite'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compress } from './compress.ts'
import { writeTemplates } from './templates/write-templates.ts'
import { writePages } from './write-pages.ts'

/** Builds the site: the browser's files, the same pages for Node, then every page as an HTML file and every template as a PDF. */
const root = join(import.meta.dirname, '..')
// A separate folder, moved into place at the end: two simultaneous builds must not get in each other's way.
const work = join(root, `node_modules/.build-${process.pid}`)
const client = join(work, 'client')
const server = join(work, 'server')

try {
  await build({ root, logLevel: 'warn', build: { outDir: client } })
  await build({ root, logLevel: 'warn', build: { ssr: 'src/app/server.tsx', outDir: server, manifest: false } })
  // The server build's location is only known once it exists.
  const site = (await import(pathToFileURL(join(server, 'server.js')).href)) as typeof import('../src/app/server.tsx')
  await writePages(client, site)
  await writeTemplates(client)
  await rm(join(client, '.vite'), { recursive: true })
  await compress(client)
  await rm(join(root, 'dist'), { recursive: true, force: true })
  await rename(client, join(root, 'dist'))
} finally {
  await rm(work, { recursive: true, force: true })
}
