import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFile(join(root, file), 'utf8')

const page = await read('docs/security.md')
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (requirement|input) \|/.test(line))
  .map((line) => line.slice(2, -2).split(' | '))
/** A test, by file and name, in the page's notation. */
const named = /`([^`]+\.ts)`: ([^|]+?)(?=<br>|$)/g

describe('docs/security.md', () => {
  it('leaves no cell empty, and names a test in each row', () => {
    expect(rows.length).toBeGreaterThan(40)
    for (const row of rows) {
      for (const cell of row) expect([row[0], cell.trim()]).not.toContain('')
      expect([row[0], [...row.at(-1)!.matchAll(named)].length > 0]).toEqual([row[0], true])
      expect([row[0], row.at(-1)!.replaceAll(named, '').replaceAll('<br>', '')]).toEqual([row[0], ''])
    }
  })

  it('names only tests that there are', async () => {
    for (const row of rows) {
      for (const [, file, name] of row.at(-1)!.matchAll(named)) {
        const quoted = (await read(file!)).includes(`'${name}'`)
        expect([file, name, quoted]).toEqual([file, name, true])
      }
    }
  })
})
