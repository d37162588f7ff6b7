import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { commandLineOf, freePort, startServer } from '../src/index.ts'

const node = (script: string, ...args: string[]) => ({
  name: 'server',
  command: process.execPath,
  args: ['-e', script, ...args],
})
const soon = { stopSignal: 'SIGTERM', stopWithinMs: 300 } as const

test('a server is ready when its address answers 200, not before', async () => {
  const port = await freePort()
  const script = `let count = 0
    require('http').createServer((_, response) => { response.statusCode = ++count < 3 ? 503 : 200; response.end() }).listen(${port}, '127.0.0.1')`
  const server = await startServer({ ...node(script), ready: new URL(`http://127.0.0.1:${port}/`), ...soon })
  await server.stop()
  expect((await server.ended).how).toBe('SIGTERM')
})

test('a server that never becomes ready is ended, and the error says so', async () => {
  const starting = startServer({ ...node('setInterval(() => {}, 1000)'), ready: /never/, readyWithinMs: 300, ...soon })
  await expect(starting).rejects.toThrow('server was not ready after 0.3 s.')
})

test('a missing program is a failed start', async () => {
  const starting = startServer({ name: 'server', command: '/no/such/program', args: [], ready: /ready/, ...soon })
  await expect(starting).rejects.toThrow(/server (could not|ended while starting)/)
})

test.runIf(process.platform === 'linux')('it ends when its starter is killed, even by SIGKILL', async () => {
  const mark = `mark-${process.pid}-${Date.now()}`
  const starter = `
    import { startServer } from ${JSON.stringify(new URL('../src/index.ts', import.meta.url).href)}
    const script = "console.log('ready'); setInterval(() => {}, 1000)"
    const server = await startServer({ name: 's', command: process.execPath, args: ['-e', script, '${mark}'], ready: /ready/, stopSignal: 'SIGTERM' })
    console.log(server.pid)
    setInterval(() => {}, 1000)`
  const parent = spawn(process.execPath, ['--input-type=module', '-e', starter], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output] = (await once(parent.stdout, 'data')) as [Buffer]
  const pid = Number(output)
  expect(commandLineOf(pid)).toContain(mark)
  parent.kill('SIGKILL')
  await vi.waitFor(() => expect(commandLineOf(pid)).toBeUndefined(), 5_000)
})
