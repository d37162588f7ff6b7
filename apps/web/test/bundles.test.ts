import { endpoints, type Endpoint } from '@findable/contracts'
import { endpoints as customerEndpoints } from '@findable/contracts/customer'
import { endpoints as staffEndpoints } from '@findable/contracts/staff'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'

const web = join(import.meta.dirname, '../dist')
const admin = join(import.meta.dirname, '../../admin/dist')

async function scriptsOf(dist: string): Promise<string> {
  const files = (await readdir(join(dist, 'assets'))).filter((file) => file.endsWith('.js'))
  return (await Promise.all(files.map((file) => readFile(join(dist, 'assets', file), 'utf8')))).join('\n')
}

/** Which of these calls a bundle names, by their endpoints. */
function namedIn(scripts: string, calls: Record<string, Endpoint>): string[] {
  const paths = Object.values(calls).map(({ path }) => path)
  return paths.filter((path) => scripts.includes(`\`${path}\``) || scripts.includes(`"${path}"`))
}

describe('the bundles', () => {
  it('of customers name no call of staff', async () => {
    const scripts = await scriptsOf(web)
    expect(namedIn(scripts, customerEndpoints)).toContain(endpoints.startReport.path)
    expect(namedIn(scripts, staffEndpoints)).toEqual([])
  })

  it('of staff name no call of customers', async () => {
    const scripts = await scriptsOf(admin)
    expect(namedIn(scripts, staffEndpoints)).toContain(endpoints.login.path)
    expect(namedIn(scripts, customerEndpoints)).toEqual([])
  })
})

const namedInPage = (html: string) => [...new Set(html.match(/assets\/[\w.~-]+\.(?:js|woff2)/g))]

it('the landing page builds no schemas: its form is checked without them', async () => {
  const scriptsOf = async (page: string) => {
    const html = await readFile(join(web, page), 'utf8')
    const files = namedInPage(html).filter((file) => file.endsWith('.js'))
    return (await Promise.all(files.map((file) => readFile(join(web, file), 'utf8')))).join('\n')
  }
  expect(await scriptsOf('contact/index.html')).toContain('ZodMini')
  expect(await scriptsOf('index.html')).not.toContain('ZodMini')
})

/**
 * Bytes of a median mobile home page, in total and for scripts (HTTP Archive), and the share of them we allow
 * ourselves.
 */
const goals = { all: 2_559_000 / 15, script: 632_000 / 5 }

it('the landing page stays light: its scripts and everything it asks for, compressed', async () => {
  const html = await readFile(join(web, 'index.html'))
  const named = namedInPage(html.toString())
  const sizes = await Promise.all(
    named.map(
      async (file) => [file, (await stat(join(web, file.endsWith('.js') ? `${file}.br` : file))).size] as const,
    ),
  )
  const total = (ending: string) => sizes.reduce((sum, [file, size]) => sum + (file.endsWith(ending) ? size : 0), 0)
  expect(total('.js')).toBeGreaterThan(50_000)
  expect(total('.js')).toBeLessThanOrEqual(goals.script)
  expect(brotliCompressSync(html).length + total('')).toBeLessThanOrEqual(goals.all)
})
