import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeLock } from '../src/lock.ts'

let folder: string
let file: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'findable-lock-'))
  file = join(folder, 'running.json')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** A process that lives until it is ended; `mark` is on its command line. */
function living(mark: string) {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', mark], { stdio: 'ignore' })
  return {
    pid: child.pid!,
    mark,
    ended: new Promise<string>((resolve) => child.once('close', (_, signal) => resolve(signal ?? ''))),
    child,
  }
}

test('a second start on the same folder is told where the first one is', async () => {
  const first = living('launcher/src/main.ts')
  await writeFile(
    file,
    JSON.stringify({ pid: first.pid, mark: first.mark, url: 'http://localhost:8080', children: [] }),
  )
  await expect(takeLock(file, 'http://localhost:8090')).rejects.toThrow(
    'running from this data folder already, at http://localhost:8080',
  )
  first.child.kill('SIGKILL')
})

test('what a killed start left running is ended', async () => {
  const orphan = living('services/payments/src/main.ts')
  const gone = { pid: 2 ** 22 + 1, mark: 'launcher/src/main.ts' }
  await writeFile(file, JSON.stringify({ ...gone, url: '', children: [{ pid: orphan.pid, mark: orphan.mark }] }))
  await takeLock(file, 'http://localhost:8080')
  expect(await orphan.ended).toBe('SIGTERM')
})

test('a later process that happens to have the id of an earlier child is left alone', async () => {
  const stranger = living('something-else')
  const gone = { pid: 2 ** 22 + 1, mark: 'launcher/src/main.ts' }
  await writeFile(
    file,
    JSON.stringify({ ...gone, url: '', children: [{ pid: stranger.pid, mark: 'services/payments/src/main.ts' }] }),
  )
  await takeLock(file, 'http://localhost:8080')
  stranger.child.kill('SIGINT')
  expect(await stranger.ended).toBe('SIGINT')
})

test('children are recorded as long as they run, and no record is left at the end', async () => {
  const lock = await takeLock(file, 'http://localhost:8080')
  lock.add({ pid: 1, mark: 'one' })
  lock.add({ pid: 2, mark: 'two' })
  lock.remove(1)
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
    pid: process.pid,
    children: [{ pid: 2, mark: 'two' }],
  })
  lock.release()
  expect(existsSync(file)).toBe(false)
})
