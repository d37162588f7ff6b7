import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { siteSchema, type DemoSite, type ReadFile } from './site.ts'

/** The demo sites that come with the sandbox, one folder for each. */
export const demoSitesFolder = join(import.meta.dirname, '../../demo-sites')

export async function readSites(folder: string): Promise<DemoSite[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const folders = entries
    .filter((entry) => existsSync(join(folder, entry.name, 'site.json')))
    .map((entry) => entry.name)
  return Promise.all(folders.toSorted().map((name) => readSite(join(folder, name), name)))
}

async function readSite(folder: string, name: string): Promise<DemoSite> {
  const file = join(folder, 'site.json')
  const read = siteSchema.safeParse(JSON.parse(await readFile(file, 'utf8')))
  if (!read.success) {
    const wrong = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`${file} is wrong: ${wrong.join('; ')}`)
  }
  if (read.data.host !== name) throw new Error(`${file}: host is ${read.data.host}, but the folder is ${name}`)
  return { site: read.data, readFile: filesBelow(join(folder, 'public')) }
}

/** Files of a folder, and nothing outside it. */
function filesBelow(folder: string): ReadFile {
  return async (path) => {
    const file = resolve(folder, path)
    if (!file.startsWith(folder + sep)) return undefined
    return readFile(file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'EISDIR' || error.code === 'ENOTDIR') return undefined
      throw error
    })
  }
}
