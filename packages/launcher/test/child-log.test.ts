import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createChildLog } from '../src/child-log.ts'

let folder: string
let said: string[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'findable-log-'))
  said = []
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const open = () => createChildLog(folder, 'mail', (line) => said.push(line))
const entry = (level: number, msg: string, more = {}) => JSON.stringify({ level, msg, ...more })

test('every line is kept, warnings and errors are shown', async () => {
  const log = open()
  const lines = [
    entry(30, 'listening'),
    entry(40, 'slow'),
    entry(50, 'failed', { err: { message: 'no route' } }),
    'plain',
  ]
  for (const line of lines) log(line)
  expect(said).toEqual(['mail: slow', 'mail: failed (no route)'])
  await vi.waitFor(async () => expect(await readFile(join(folder, 'mail.log'), 'utf8')).toBe(`${lines.join('\n')}\n`))
})

test('what repeats itself is shown once', () => {
  const log = open()
  for (let count = 0; count < 5; count += 1) log(entry(50, 'Redis is away'))
  expect(said).toEqual(['mail: Redis is away'])
})

test('the log of the previous start is kept', async () => {
  open()(entry(30, 'first'))
  await vi.waitFor(async () => expect(await readFile(join(folder, 'mail.log'), 'utf8')).toContain('first'))
  open()(entry(30, 'second'))
  expect(await readFile(join(folder, 'mail.log.1'), 'utf8')).toContain('first')
})
