import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addBackup, ageOfNewest, checkedFile, nameOf, removeAbandoned } from './archive.ts'

const hour = 3_600_000
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hour)
const add = (at: Date, content = 'a dump') => addBackup(folder, at, (file) => writeFile(file, content))

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'findable-backups-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('the age is that of the newest backup, but not of one from the future: it must not keep others from being made', async () => {
  expect(await ageOfNewest(folder)).toBe(Infinity)
  for (const hours of [9, 5, -24 * 365]) await add(hoursAgo(hours))
  expect(Math.floor((await ageOfNewest(folder)) / hour)).toBe(5)
})

test('of two that are made in the same second, the first one is complete and the second one is refused', async () => {
  const at = new Date()
  const { name } = await addBackup(folder, at, async (file) => {
    await expect(add(at, 'another dump')).rejects.toThrow('EEXIST')
    await writeFile(file, 'a dump')
  })
  await expect(checkedFile(folder, name)).resolves.toBe(join(folder, name))
})

test('what a process left that died a day ago is removed, and what another one is writing is not', async () => {
  const [died, writing] = [hoursAgo(25), hoursAgo(1)].map(nameOf) as [string, string]
  for (const name of [died, writing]) {
    for (const ending of ['.part', '.sha256']) await writeFile(join(folder, name + ending), '')
  }
  await utimes(join(folder, `${died}.part`), hoursAgo(25), hoursAgo(25))
  await removeAbandoned(folder)
  expect(await readdir(folder)).toEqual([`${writing}.part`, `${writing}.sha256`])
})
