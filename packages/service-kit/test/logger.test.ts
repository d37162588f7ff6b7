import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const logger = join(import.meta.dirname, '../src/logger.ts')

/** What a process that logs these fields writes. */
const logged = (fields: string): string =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { createLogger } from '${logger}'; createLogger('test', 'info').info(${fields}, 'x')`,
    ],
    { encoding: 'utf8' },
  )

it('hides fields that may hold a secret or a person, at any depth that a log line has', () => {
  const canary = 'canary-7f3a'
  const person = `{ email: '${canary}', recipient: '${canary}', businessName: '${canary}', password: '${canary}' }`
  for (const fields of [person, `{ a: ${person} }`, `{ a: { b: ${person} } }`, `{ a: { b: { c: ${person} } } }`]) {
    const line = logged(fields)
    expect(line).not.toContain(canary)
    expect(line.match(/\[hidden\]/g)).toHaveLength(4)
  }
  expect(logged(`{ request: { body: { anything: '${canary}' }, headers: { x: '${canary}' } } }`)).not.toContain(canary)
})

it('prints of an error its kind, code, message and stack, and nothing that a library attached', () => {
  const line = logged(
    `{ err: Object.assign(new TypeError('it broke'), { code: 'E_BROKE', detail: 'jo@example.com', raw: { name: 'Jo' } }) }`,
  )
  const { err } = JSON.parse(line)
  expect(Object.keys(err).toSorted()).toEqual(['code', 'message', 'stack', 'type'])
  expect(err).toMatchObject({ type: 'TypeError', code: 'E_BROKE', message: 'it broke' })
  expect(line).not.toContain('jo@example.com')
})

describe('a log written in blocks', () => {
  /** Runs a process that logs in blocks; `log` is its logger. */
  const start = (script: string) =>
    spawn(process.execPath, [
      '--input-type=module',
      '-e',
      `import { createLogger } from '${logger}'; const log = createLogger('test', 'info', { inBlocks: true }); ${script}`,
    ])
  const messages = (text: string) =>
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line).msg)

  it.each([
    ['process.exit', 'process.exit(3)'],
    ['its last task', ''],
    ['an uncaught error', "setTimeout(() => { throw new Error('x') })"],
  ])('is complete and in order when the process ends with %s', async (_how, end) => {
    const child = start(`for (let n = 0; n < 1000; n++) log.info(String(n)); ${end}`)
    let text = ''
    child.stdout.on('data', (chunk) => (text += chunk))
    await once(child, 'close')
    expect(messages(text)).toEqual(Array.from({ length: 1000 }, (_, n) => String(n)))
  })

  it('has lines within moments, and a warning with all before it even when the process is killed right after', async () => {
    const child = start(`log.info('first'); process.stdin.once('data', () => {
      log.info('second'); log.warn('third'); process.kill(process.pid, 'SIGKILL') })`)
    let text = ''
    child.stdout.on('data', (chunk) => (text += chunk))
    await once(child.stdout, 'data')
    expect(messages(text)).toEqual(['first'])
    child.stdin.write('go on')
    await once(child, 'close')
    expect(messages(text)).toEqual(['first', 'second', 'third'])
  })
})
