import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { judge, type Advisory } from './advisories/judge.ts'

/** Runs the command against a registry that gives this answer. */
async function run(status: number, answer: object) {
  const registry = createServer((request, response) => {
    request.resume()
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  registry.listen(0, '127.0.0.1')
  await once(registry, 'listening')
  const env = { ...process.env, pnpm_config_registry: `http://127.0.0.1:${(registry.address() as AddressInfo).port}` }
  const child = spawn(process.execPath, [join(import.meta.dirname, 'advisories.ts')], { env })
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
  registry.close()
  return { code: code as number, output }
}

/** In the registry's form. */
const inFastify = (severity: string) => ({
  fastify: [
    {
      id: 1,
      url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
      title: 'It falls over',
      severity,
      vulnerable_versions: '<=99',
    },
  ],
})

describe('npm run advisories', () => {
  it('passes when the registry knows of nothing', async () => {
    const { code, output } = await run(200, {})
    expect(output).toMatch(/^✓ advisories: none for \d{3} packages of production\n\n1 passed, 0 failed\n$/)
    expect(code).toBe(0)
  })

  it.each([
    ['moderate', 1],
    ['critical', 1],
    ['low', 0],
  ])('one of %s severity: ends with %i', async (severity, expected) => {
    const { code, output } = await run(200, inFastify(severity))
    expect([code, output.includes('✗ advisories: GHSA-aaaa-bbbb-cccc')]).toEqual([expected, expected === 1])
  })

  it.each([404, 405])(
    'a registry that answers %i: says that nothing was checked, and passes nothing',
    async (status) => {
      const { code, output } = await run(status, {})
      expect(output).toMatch(/^\? advisories: not checked, .+\n\n0 passed, 0 failed\n$/)
      expect(code).toBe(0)
    },
  )
})

const advisory = (id: string): Advisory => ({
  github_advisory_id: id,
  module_name: 'fastify',
  severity: 'high',
  title: 'It falls over',
  url: `https://github.com/advisories/${id}`,
  patched_versions: '>=6',
  findings: [{ version: '5.0.0', paths: ['services__gateway>fastify'] }],
})

describe('an accepted advisory', () => {
  const accepted = [{ id: 'GHSA-1', reason: 'Only for HTTP/2, which is off', until: '2026-06-30' }] as const

  it('passes up to its day, and fails after it with the reason', () => {
    expect(judge([advisory('GHSA-1')], [...accepted], '2026-06-30')).toEqual([])
    expect(judge([advisory('GHSA-1')], [...accepted], '2026-07-01')).toEqual([
      expect.stringMatching(/^GHSA-1, high: It falls over\. fastify 5\.0\.0 .+until 2026-06-30: Only for HTTP/),
    ])
  })

  it('accepts no other', () => {
    expect(judge([advisory('GHSA-1'), advisory('GHSA-2')], [...accepted], '2026-01-01')).toEqual([
      expect.stringMatching(/^GHSA-2/),
    ])
  })

  it('is taken off the list when it is not reported any more', () => {
    expect(judge([], [...accepted], '2026-01-01')).toEqual([expect.stringMatching(/^GHSA-1 is accepted and not/)])
  })
})
