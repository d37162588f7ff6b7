import { build } from 'vite'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compress } from './compress.ts'
import { writePages } from './write-pages.ts'

/** Builds the site: the browser's files, the same pages for Node, then every page as a file of HTML. */
const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')
const serverDist = join(root, 'node_modules/.findable-server')

await build({ root, logLevel: 'warn' })
await build({
  root,
  logLevel: 'warn',
  build: { ssr: 'src/app/server.tsx', outDir: serverDist, emptyOutDir: true, manifest: false },
})
// Where the server build lies is only known after it is made.
const site = (await import(pathToFileURL(join(serverDist, 'server.js')).href)) as typeof import('../src/app/server.tsx')
await writePages(dist, site)
await rm(join(dist, '.vite'), { recursive: true })
await compress(dist)
