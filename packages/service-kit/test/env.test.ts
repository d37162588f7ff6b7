import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { databaseEnv, readEnv } from '../src/index.ts'

const shape = { INTERNAL_TOKEN: z.string().check(z.minLength(16, 'must be at least 16 characters')) }
const secret = 'a-secret-of-enough-characters'

let folder: string
let file: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'findable-env-'))
  file = join(folder, 'token')
  await writeFile(file, `${secret}\n`)
})
afterAll(() => rm(folder, { recursive: true }))

it('a secret is read from the file that its setting names', () => {
  expect(readEnv(shape, { INTERNAL_TOKEN_FILE: file })).toEqual({ INTERNAL_TOKEN: secret })
  expect(readEnv(shape, { INTERNAL_TOKEN: '', INTERNAL_TOKEN_FILE: file })).toEqual({ INTERNAL_TOKEN: secret })
  expect(readEnv(shape, { INTERNAL_TOKEN: secret, INTERNAL_TOKEN_FILE: '' })).toEqual({ INTERNAL_TOKEN: secret })
})

it('a setting that comes twice, from a missing file or from an empty one is named, and its value is not', async () => {
  const empty = join(folder, 'empty')
  await writeFile(empty, '\n')
  const refused = (source: NodeJS.ProcessEnv) => {
    expect(() => readEnv(shape, source)).toThrow(/INTERNAL_TOKEN/)
    expect(() => readEnv(shape, source)).not.toThrow(secret)
  }
  refused({ INTERNAL_TOKEN: secret, INTERNAL_TOKEN_FILE: file })
  refused({ INTERNAL_TOKEN_FILE: join(folder, 'none') })
  refused({ INTERNAL_TOKEN_FILE: empty })
})

it('the password of a database may come on its own, whatever characters it has', async () => {
  const file = join(folder, 'password')
  await writeFile(file, 'p@ss/w%20rd:?#\n')
  const settings = readEnv(databaseEnv, { DATABASE_URL: 'postgres://mail@db/findable', DATABASE_PASSWORD_FILE: file })
  const { username, password, host, pathname } = new URL(settings.DATABASE_URL)
  expect({ username, host, pathname }).toEqual({ username: 'mail', host: 'db', pathname: '/findable' })
  expect(decodeURIComponent(password)).toBe('p@ss/w%20rd:?#')
})
