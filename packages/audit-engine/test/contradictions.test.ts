import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { AuditResult } from '@findable/contracts'
import { deriveFacts } from '../src/facts/derive-facts.ts'
import { components } from '../src/registry.ts'
import { scoreComponents } from '../src/score.ts'
import { noneAsked } from '../src/sources/source-list.ts'
import { gatheredSite } from './support/gathered-site.ts'

const demoSites = join(import.meta.dirname, '../../sandbox/demo-sites')
const golden = join(import.meta.dirname, '../golden')
const foldersIn = (folder: string, file: string) =>
  readdirSync(folder).filter((name) => existsSync(join(folder, name, file)))

/** The pages a demo website is made of, by path, the home page first. */
function pagesOf(host: string): Record<string, string> {
  const folder = join(demoSites, host, 'public')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  const pathOf = (file: string) => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$/, '$1')}`
  return Object.fromEntries(
    files
      .map((file): [string, string] => [pathOf(file), readFileSync(join(folder, file), 'utf8')])
      .toSorted(([one], [other]) => one.length - other.length),
  )
}

describe('no finding contradicts the evidence', () => {
  it.each(foldersIn(demoSites, 'site.json'))('of a demo business: %s', (host) => {
    const crawl = gatheredSite(pagesOf(host), `https://${host}`)
    const facts = {
      ...deriveFacts({ target: `https://${host}`, crawl }),
      ...noneAsked('Not asked in this test.'),
      crawl,
      tls: { outcome: 'unavailable', reason: 'Not asked in this test.' } as const,
    }
    const failures: unknown[] = []
    scoreComponents(facts, components, ({ error }) => failures.push(error))
    expect(failures).toEqual([])
  })

  it.each(foldersIn(golden, 'result.json'))('of a recorded business: %s', (host) => {
    const { components } = JSON.parse(readFileSync(join(golden, host, 'result.json'), 'utf8')) as AuditResult
    // The result is the recording's replay, in which a contradiction would leave its component out.
    expect(components.filter(({ reason }) => reason?.includes('a fault of ours'))).toEqual([])
  })
})
