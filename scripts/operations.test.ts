import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { alerts } from '@findable/contracts'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string): Promise<string> => readFile(join(root, file), 'utf8')
const page = await read('docs/operations.md')
const { plainActions, reasonedActions } = (await import(join(root, 'services/operator/src/usage.ts'))) as {
  plainActions: string[]
  reasonedActions: string[]
}

describe('docs/operations.md', () => {
  it('explains every alert that a service raises, and no other', async () => {
    const rows = [...page.matchAll(/^\| `([a-z-]+)` \| ([a-z, -]+) \| .+\. \| .+ \|$/gm)]
    const explained = rows.map(([, alert, service]) => `${alert} ${service}`)
    const raised = Object.entries(alerts).map(([alert, services]) => `${alert} ${services.join(', ')}`)
    expect(explained.toSorted()).toEqual(raised.toSorted())
  })

  it('names every action on an order, and no other', () => {
    const named = new Set([...page.matchAll(/npm run orders -- ([a-z]+) FND/g)].map(([, action]) => action))
    expect(named).toEqual(new Set(['show', ...plainActions, ...reasonedActions]))
  })

  it('says how to rotate each secret of production, and no other', async () => {
    const secrets = [...(await read('compose.production.yaml')).matchAll(/^ {2}([A-Z_]+): \{ file:/gm)].map(
      ([, name]) => name,
    )
    const table = page.slice(page.indexOf('### Rotating'), page.indexOf('### A full disk'))
    const rows = [...table.matchAll(/^\| (`[A-Z_`, ]+`) \|/gm)].flatMap(([, cell]) => cell!.match(/[A-Z_]+/g))
    expect(new Set(rows)).toEqual(new Set(secrets))
  })

  it('names only commands, settings and files that there are', async () => {
    const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> }
    for (const [, command] of page.matchAll(/npm run ([a-z:]+)/g)) expect(scripts).toHaveProperty(command!)
    const example = await read('.env.example')
    for (const [, setting] of page.matchAll(/`([A-Z][A-Z_]{4,})`/g)) expect(example).toContain(setting)
    for (const [, file] of page.matchAll(/(?:`|node )((?:packages|services)\/[\w./-]+\.ts)/g)) {
      expect(await read(file!)).not.toBe('')
    }
  })
})
