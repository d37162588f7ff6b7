import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { runAs, unprivilegedUser } from '../src/unprivileged-user.ts'

const run = promisify(execFile)
const isRoot = process.getuid?.() === 0

async function privateFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'findable-private-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('PostgreSQL never runs as root, and as no one else when we are not root', async () => {
  const { command, args } = runAs(unprivilegedUser(), { command: 'id', args: ['-u'] })
  const { stdout } = await run(command, args)
  expect(stdout.trim() === '0').toBe(false)
  expect(stdout.trim() === String(process.getuid?.())).toBe(!isRoot)
})

test('it reaches programs in a folder that only we may enter', async () => {
  const program = join(await privateFolder(), 'program')
  await writeFile(program, '#!/bin/sh\ntest -x "$0" && echo reached', { mode: 0o755 })
  const { command, args } = runAs(unprivilegedUser(), { command: program, args: [] })
  expect((await run(command, args)).stdout).toBe('reached\n')
})

test('the owner of the data folder stays its user', async () => {
  const folder = await privateFolder()
  const owner = unprivilegedUser()
  if (owner) await run('chown', [`${owner.uid + 1}:${owner.gid}`, folder])
  expect(unprivilegedUser(folder)?.uid).toBe(owner && owner.uid + 1)
})
