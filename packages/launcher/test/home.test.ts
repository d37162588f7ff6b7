import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyFolder, openHome, prepareFolder } from '../src/home.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'findable-home-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('secrets are made once, stay the same, and only their owner can read them', async () => {
  const first = await openHome(folder, {})
  const second = await openHome(folder, {})
  expect(second.secrets).toEqual(first.secrets)
  expect((await stat(join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600)
})

test('two data folders share no secret', async () => {
  const [a, b] = [join(folder, 'a'), join(folder, 'b')]
  await Promise.all([prepareFolder(a), prepareFolder(b)])
  const [one, other] = await Promise.all([openHome(a, {}), openHome(b, {})])
  const common = Object.entries(one.secrets).filter(([name, value]) => other.secrets[name as 'sessionSecret'] === value)
  expect(common).toEqual([['adminUsername', 'admin']])
})

test('the administrator is the one named at the first start', async () => {
  const env = { ADMIN_USERNAME: 'robin', ADMIN_PASSWORD: 'correct horse battery' }
  expect((await openHome(folder, env)).secrets).toMatchObject({
    adminUsername: 'robin',
    adminPassword: env.ADMIN_PASSWORD,
  })
})

test('damaged secrets: one line says what to do', async () => {
  await writeFile(join(folder, 'secrets.json'), '{"adminPassw')
  await expect(openHome(folder, {})).rejects.toThrow(/is damaged\. Start again from nothing with: npm start -- --fresh/)
})

test('a data folder that is a file: one line says what to do', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  await expect(prepareFolder(file)).rejects.toThrow(
    /cannot be used by this user \(EEXIST\)\. Make it readable and writable, or choose another/,
  )
})

test('a fresh start removes our own files and nothing else', async () => {
  await openHome(folder, {})
  await mkdir(join(folder, 'postgres'))
  await chmod(join(folder, 'postgres'), 0o700)
  await writeFile(join(folder, 'holiday.jpg'), 'not ours')
  await emptyFolder(folder)
  expect(await readdir(folder)).toEqual(['holiday.jpg'])
  expect(await readFile(join(folder, 'holiday.jpg'), 'utf8')).toBe('not ours')
})
