import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

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
