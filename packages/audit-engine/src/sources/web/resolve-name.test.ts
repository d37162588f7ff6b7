import { spawnSync } from 'node:child_process'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startNameServer } from '../../../test/support/name-server.ts'
import { checkAddress } from './check-site.ts'
import { createLookup } from './resolve-name.ts'

const ipv6 = '2001:db80:0:0:0:0:0:4'
const goodName = 'bakery.com.au'

let server: Awaited<ReturnType<typeof startNameServer>>
beforeAll(async () => {
  server = await startNameServer({
    [goodName]: ['198.41.0.4', ipv6],
    'old.com.au': ['198.41.0.4'],
    'new.com.au': [ipv6],
    'empty.com.au': [],
    'inside.com.au': ['198.41.0.4', '10.0.0.7'],
    'broken.com.au': 'refuses',
    'silent.com.au': 'silent',
    'half.com.au': 'only-ipv4-answers',
  })
})
afterAll(() => server.close())

const lookup = (deadline = 60_000) => createLookup({ servers: server.servers, deadline, grace: 50 })
const short = 100

/** Does something while every thread that files and the system's resolver share is taken. */
async function whileThreadsAreBusy(act: () => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'findable-pipes-'))
  const pipes = Array.from({ length: 8 }, (_, number) => join(folder, `pipe-${number}`))
  expect(spawnSync('sh', ['-c', 'mkfifo "$@"', 'sh', ...pipes]).status).toBe(0)
  // Opening a pipe to read blocks a thread until it is opened for writing.
  const busy = pipes.map((pipe) => open(pipe, 'r'))
  try {
    await act()
  } finally {
    spawnSync('sh', ['-c', 'for pipe; do : > "$pipe"; done', 'sh', ...pipes])
    for (const file of await Promise.all(busy)) await file.close()
    await rm(folder, { recursive: true })
  }
}

describe('looking up a name', () => {
  it.each([
    [goodName, ['198.41.0.4', '2001:db80::4']],
    ['old.com.au', ['198.41.0.4']],
    ['new.com.au', ['2001:db80::4']],
  ])('finds every address of %s', async (host, addresses) => {
    expect((await lookup()(host)).toSorted()).toEqual(addresses)
  })

  it.each([
    ['gone.com.au', 'dns', 'could not be found'],
    ['empty.com.au', 'dns', 'could not be found'],
    [`${'x'.repeat(64)}.com.au`, 'dns', 'could not be found'],
    ['broken.com.au', 'connection', 'ESERVFAIL'],
  ])('says why there is none for %s', async (host, reason, message) => {
    await expect(lookup()(host)).rejects.toMatchObject({ reason, message: expect.stringContaining(message) })
  })

  it('ends at its deadline when the name servers are silent, and blames no one', async () => {
    await expect(lookup(short)('silent.com.au')).rejects.toMatchObject({ reason: 'timeout' })
  })

  it('does not wait for the address that never comes when it has one', async () => {
    expect(await lookup()('half.com.au')).toEqual(['198.41.0.4'])
  })

  it('is not held up by names whose servers are silent', async () => {
    const silent = Array.from({ length: 50 }, () => lookup(short * 100)('silent.com.au').catch(() => 'silent'))
    const first = await Promise.race([lookup()(goodName), ...silent])
    expect(first).toContain('198.41.0.4')
  })

  it('is not held up by the threads that files and the system’s resolver share', () =>
    whileThreadsAreBusy(async () => expect(await lookup()(goodName)).toContain('198.41.0.4')))
})

describe('checking an address', () => {
  it('ends when the name servers are silent: it may answer tomorrow, and is not refused', async () => {
    expect(await checkAddress('silent.com.au', { lookup: lookup(short) })).toMatchObject({ outcome: 'not-found' })
  })

  it('sees every address: one inside refuses the name', async () => {
    expect(await checkAddress('inside.com.au', { lookup: lookup() })).toMatchObject({ outcome: 'refused' })
  })

  it('asks name servers itself unless told otherwise, so that busy threads do not hold up a checkout', () =>
    // Nothing is said about the answer: it depends on the name servers of this machine, and on whether it has any.
    whileThreadsAreBusy(async () => expect(await checkAddress(goodName)).toHaveProperty('outcome')))
})
