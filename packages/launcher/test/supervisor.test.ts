import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer, type ServerProcess } from '@findable/local-servers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSupervisor, type Unit } from '../src/supervisor.ts'

let folder: string
let said: string[]
let running: ServerProcess[]
let supervisor: ReturnType<typeof createSupervisor>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'findable-supervisor-'))
  said = []
  running = []
  supervisor = createSupervisor({
    say: (line) => said.push(line),
    onStart: (_, process) => running.push(process),
    onEnd: (process) => (running = running.filter((other) => other !== process)),
    backoffMs: 20,
  })
})

afterEach(async () => {
  await supervisor.stop(['program', 'other'])
  await rm(folder, { recursive: true, force: true })
})

/** A program that runs this script. */
async function unit(script: string, name = 'program'): Promise<Unit> {
  const file = join(folder, `${name}.mjs`)
  const program = {
    name,
    command: process.execPath,
    ready: /^ready$/,
    stopSignal: 'SIGTERM',
    stopWithinMs: 500,
  } as const
  await writeFile(file, script)
  return {
    name,
    mark: file,
    start: (signal) => startServer({ ...program, args: [file], signal }),
  }
}

const lives = "console.log('ready'); setInterval(() => {}, 1000)"

test('a program that was killed runs again, and the message quotes its last lines', async () => {
  await supervisor.start(await unit(`console.log('about to work'); ${lives}`))
  const [first] = running
  process.kill(first!.pid, 'SIGKILL')
  await vi.waitFor(() => expect(said.join('\n')).toContain('program is running again.'), 5_000)
  expect(running.map(({ pid }) => pid)).not.toContain(first!.pid)
  expect(said[0]).toContain('program ended unexpectedly (SIGKILL)')
  expect(said[0]).toContain('about to work')
})

test('a program that keeps ending is started at growing intervals', async () => {
  await supervisor.start(await unit("console.log('ready'); setTimeout(() => process.exit(3), 30)"))
  await vi.waitFor(
    () => expect(said.filter((line) => line.includes('exit status 3')).length).toBeGreaterThan(3),
    10_000,
  )
  const waits = said.flatMap((line) => /again in ([\d.]+) s/.exec(line)?.[1] ?? []).map(Number)
  expect(waits.slice(0, 4)).toEqual([0.02, 0.04, 0.08, 0.16])
})

test('a first start that fails rejects with its last lines', async () => {
  const failing = supervisor.start(await unit("console.error('the setting X is missing'); process.exit(1)"))
  await expect(failing).rejects.toThrow(/program ended while starting \(exit status 1\)[^]*the setting X is missing/)
})

test('stopping ends a program for good', async () => {
  await supervisor.start(await unit(lives))
  await supervisor.stop(['program'])
  expect(running).toEqual([])
  expect(said).toEqual([])
})

test('a program that ignores SIGTERM is ended by force', async () => {
  await supervisor.start(await unit(`process.on('SIGTERM', () => {}); ${lives}`))
  await supervisor.stop(['program'])
  expect(running).toEqual([])
})

test('stopping while a program waits to be started again leaves nothing behind', async () => {
  await supervisor.start(await unit("console.log('ready'); setTimeout(() => process.exit(3), 30)"))
  await vi.waitFor(() => expect(said).not.toEqual([]))
  await supervisor.stop(['program'])
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(running).toEqual([])
})

test('stopping ends a program that is still starting', async () => {
  const starting = supervisor.start(await unit('setInterval(() => {}, 1000)'))
  const [outcome] = await Promise.allSettled([starting, supervisor.stop(['program'])])
  expect(outcome).toMatchObject({ status: 'rejected', reason: { message: 'program was ended while starting.' } })
  expect(running).toEqual([])
})

test('only the units asked for are ended', async () => {
  await supervisor.start(await unit(lives))
  await supervisor.start(await unit(lives, 'other'))
  await supervisor.stop(['program'])
  expect(running).toHaveLength(1)
})
