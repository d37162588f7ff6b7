import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import type * as z from 'zod'
import { outsideSchema } from '../services/outside.ts'
import { siteSchema, type DemoSite, type ReadFile } from './site.ts'

/** The demo sites that come with the sandbox, one folder each. */
export const demoSitesFolder = join(import.meta.dirname, '../../demo-sites')

export async function readSites(folder: string): Promise<DemoSite[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const folders = entries
    .filter((entry) => existsSync(join(folder, entry.name, 'site.json')))
    .map((entry) => entry.name)
  return Promise.all(folders.toSorted().map((name) => readSite(join(folder, name), name)))
}

async function readSite(folder: string, name: string): Promise<DemoSite> {
  const site = await readJson(join(folder, 'site.json'), siteSchema)
  if (site.host !== name) throw new Error(`${folder}: host is ${site.host}, but the folder is ${name}`)
  const outside = await readJson(join(folder, 'outside.json'), outsideSchema)
  const mended = join(folder, 'mended')
  return {
    site,
    readFile: filesBelow(join(folder, 'public')),
    readMended: existsSync(mended) ? filesBelow(mended) : undefined,
    outside,
  }
}

/** Reads a file, or says what is wrong with it. */
export async function readJson<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.infer<Schema>> {
  const read = schema.safeParse(JSON.parse(await readFile(file, 'utf8')))
  if (read.success) return read.data
  const wrong = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`${file} is wrong: ${wrong.join('; ')}`)
}

/** Reads the files of a folder, and nothing outside it. */
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
