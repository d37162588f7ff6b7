import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { afterEach, expect, test } from 'vitest'
import { listen, portOf } from '../src/http/listen.ts'
import { expectEventually } from './support/expect-eventually.ts'

const main = join(import.meta.dirname, '../src/main.ts')
const children: ChildProcess[] = []

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [main], { env: { PATH: process.env['PATH'], MAILBOX_PORT: '0', ...env } })
  children.push(child)
  const said = { output: '', errors: '' }
  child.stdout.on('data', (data) => (said.output += String(data)))
  child.stderr.on('data', (data) => (said.errors += String(data)))
  return { child, said }
}

async function started(env: Record<string, string> = {}) {
  const { child, said } = start(env)
  await expectEventually(() => said.output + said.errors).toContain('mailbox http')
  return { child, url: /http:\S+?(?=,)/.exec(said.output)![0] }
}

async function refusal(env: Record<string, string>) {
  const { child, said } = start(env)
  const [code] = await once(child, 'exit')
  return { code, errors: said.errors }
}

test('does not start in production', async () => {
  const { code, errors } = await refusal({ NODE_ENV: 'production' })
  expect(code).toBe(1)
  expect(errors).toMatch(/does not run with NODE_ENV=production/)
})

test('names every setting that is wrong', async () => {
  const { code, errors } = await refusal({ MAILBOX_PORT: 'eighty', STRIPE_WEBHOOK_URL: 'nowhere', DEMO_DELAY_MS: '-1' })
  expect(code).toBe(1)
  expect(errors.trim().split('\n')).toHaveLength(1)
  for (const name of ['MAILBOX_PORT', 'STRIPE_WEBHOOK_URL', 'DEMO_DELAY_MS']) expect(errors).toContain(name)
})

test('says in one line which port is taken', async () => {
  const other = createServer()
  await listen(other, 'another program', 0, '127.0.0.1')
  const port = String(portOf(other))
  const { code, errors } = await refusal({ MAILBOX_PORT: port })
  other.close()
  expect(code).toBe(1)
  expect(errors).toBe(`Port ${port} for the mailbox is taken. Stop what uses it or choose another port.\n`)
})

test('ends when it is asked to', async () => {
  const { child } = await started()
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('mails are still there, at the same address, after the process was killed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
  const first = await started({ SANDBOX_DATA: folder })
  const { smtp } = await (await fetch(`${first.url}/api/sandbox`)).json()
  await createTransport(smtp).sendMail({ from: 'a@example.com', to: 'b@example.com', subject: 'Kept', text: 'Hello' })
  first.child.kill('SIGKILL')
  await once(first.child, 'exit')

  const second = await started({ SANDBOX_DATA: folder })
  expect(second.url).toBe(first.url)
  expect(await (await fetch(`${second.url}/api/messages`)).json()).toMatchObject([{ subject: 'Kept' }])
  await rm(folder, { recursive: true })
})

test('bound to every address, it is described by the name it was asked under', async () => {
  const { url } = await started({ SANDBOX_HOST: '0.0.0.0' })
  const info = await (await fetch(`${url.replace('127.0.0.1', 'localhost')}/api/sandbox`)).json()
  expect(info).toMatchObject({
    smtp: { host: 'localhost' },
    stripe: { host: 'localhost' },
    connectTo: { https: { host: 'localhost' } },
  })
})
