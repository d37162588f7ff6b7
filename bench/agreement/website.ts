import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { Problem } from '@findable/launcher'

/** The sandbox accepts a website of up to 5 MiB, as base64 in JSON. */
const mostBytes = 3_500_000
const notServed = /(^|\/)(node_modules|\.[^/]+)(\/|$)|\.html?$/i

export interface Website {
  host: string
  files: Record<string, { base64: string }>
}

/**
 * Reads a folder that holds a static website and is named after its host: the home page and the files it names,
 * smallest first. Other pages are left out, so that both sides judge the home page alone.
 */
export function readWebsite(folder: string): Website {
  const own = basename(folder).toLowerCase()
  const home = readHome(folder)
  const names = (file: string) =>
    home.includes(encodeURI(basename(file))) || /^(robots\.txt|sitemap.*\.xml)$/.test(file)
  const files: Website['files'] = { 'index.html': { base64: Buffer.from(home).toString('base64') } }
  let room = mostBytes - home.length
  for (const { file, size } of filesIn(folder).filter(({ file }) => names(file))) {
    room -= size
    if (room < 0) break
    files[file] = { base64: readFileSync(join(folder, file)).toString('base64') }
  }
  // A site whose home page links to its www name is served there.
  return { host: home.includes(`//www.${own}`) ? `www.${own}` : own, files }
}

function readHome(folder: string): string {
  try {
    return readFileSync(join(folder, 'index.html'), 'utf8')
  } catch {
    throw new Problem(`${folder} has no index.html.`)
  }
}

const filesIn = (folder: string): { file: string; size: number }[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !notServed.test(file))
    .map((file) => ({ file, size: statSync(join(folder, file)).size }))
    .toSorted((a, b) => a.size - b.size)
