import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findSecrets } from './secret-scan/find-secrets.ts'

let checkout: string
const write = (file: string, text: string) => writeFile(join(checkout, file), text)
const commit = () =>
  ['add --all', '-c user.name=a -c user.email=a@b.c commit --quiet --message=x --no-gpg-sign'].forEach((command) =>
    execFileSync('git', command.split(' '), { cwd: checkout }),
  )

beforeEach(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'findable-secrets-'))
  execFileSync('git', ['init', '--quiet'], { cwd: checkout })
  await write('.gitignore', '.env\n')
  commit()
})
afterEach(() => rm(checkout, { recursive: true }))

/** Written in two parts, or this file would be found. */
const planted = {
  'a live key of the card provider': ['sk_live_', '51HxQz2eZvKYlo2CabcdEFGHijkl'],
  "the secret of the card provider's webhook": ['whsec_', 'a8f3c2d1e5b7a8f3c2d1e5b7a8f3c2d1'],
  'a key of Google': ['AIza', 'SyD-9tSrke72PouQMnMX-a7eZSW0jkFMBWY'],
  'a database password': ['postgres://payments:', 'correct-horse@db.example.com/findable'],
  'a token of GitHub': ['ghp_', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'],
}

describe('secrets in the repository', () => {
  it.each(Object.entries(planted))('%s is found, and not shown', async (_what, parts) => {
    await write('settings.ts', `\nexport const it = '${parts.join('')}'\n`)
    commit()
    const found = await findSecrets(checkout)
    expect(found).toEqual([expect.stringMatching(/^settings\.ts \(git show [\da-f]{12}\), line 2: found /)])
    expect(found[0]).not.toContain(parts[1])
  })

  it('are found in what was committed once and removed again', async () => {
    await write('notes.md', planted['a token of GitHub'].join(''))
    commit()
    await write('notes.md', 'gone')
    commit()
    expect(await findSecrets(checkout)).toHaveLength(1)
  })

  it('are found before they are committed, but not in files that git ignores', async () => {
    const secret = planted['a token of GitHub'].join('')
    await write('new.ts', secret)
    await write('.env', secret)
    expect(await findSecrets(checkout)).toEqual([expect.stringMatching(/^new\.ts, line 1: /)])
  })
})
