import { readFile, mkdtemp, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commandLineOf, freePorts } from '@findable/local-servers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { orderReport, readMail, readReport } from '../src/testing/promo-order.ts'
import { runStart } from '../src/testing/run-start.ts'

// Each test starts the whole product, most of them twice.
vi.setConfig({ testTimeout: 180_000 })

let home: string
let settings: { FINDABLE_HOME: string; PORT: string; MAILBOX_PORT: string }
let started: ReturnType<typeof runStart>[]

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'findable start '))
  const [port, mailboxPort] = await freePorts(2)
  settings = { FINDABLE_HOME: home, PORT: String(port), MAILBOX_PORT: String(mailboxPort) }
  started = []
})
afterEach(async () => {
  await Promise.all(started.map((start) => start.end()))
  await rm(home, { recursive: true, force: true })
})

function start(...args: string[]) {
  const process = runStart(settings, args)
  started.push(process)
  return process
}

async function childrenOnRecord(): Promise<number[]> {
  const { children } = JSON.parse(await readFile(join(home, 'running.json'), 'utf8')) as { children: { pid: number }[] }
  return children.map(({ pid }) => pid)
}

const living = (pids: number[]) => pids.filter((pid) => commandLineOf(pid) !== undefined)

test('what was ordered survives a kill -9 of npm start itself, and ending leaves no process behind', async () => {
  const first = start()
  const place = await first.running()
  const { reportId, email } = await orderReport(place)
  await readReport(place, reportId)
  await readMail(place, email, reportId)
  await first.end('SIGKILL')

  const second = start()
  const again = await second.running()
  expect(again).toEqual(place)
  await readReport(again, reportId)
  await readMail(again, email, reportId)

  const children = await childrenOnRecord()
  expect(living(children)).toHaveLength(10)
  await second.end()
  expect(living(children)).toEqual([])
  expect(existsSync(join(home, 'running.json'))).toBe(false)
})

test('a worker that is killed comes back by itself, and a report ordered meanwhile is made', async () => {
  const product = start()
  const place = await product.running()
  const children = await childrenOnRecord()
  const workers = children.filter((pid) => commandLineOf(pid)?.includes('worker.ts'))
  for (const pid of workers) process.kill(pid, 'SIGKILL')
  const { reportId } = await orderReport(place)
  await readReport(place, reportId)
  await vi.waitFor(async () => expect(living(await childrenOnRecord())).toHaveLength(10), 20_000)
  expect(product.output()).toContain('worker-1 ended unexpectedly (SIGKILL)')
})

test('a port that is taken: one line says what to do', async () => {
  const other = createServer().listen(Number(settings.PORT), '127.0.0.1')
  const refused = start()
  expect(await refused.ended).toBe(1)
  expect(refused.output().trim()).toBe(
    `Port ${settings.PORT} is taken by another program. End it, or choose another port: PORT=8090 npm start`,
  )
  other.close()
})
