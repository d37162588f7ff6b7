import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AuditResult } from '@findable/contracts'
import { describe, expect, it } from 'vitest'
import { engineVersion } from '../src/engine-version.ts'
import { replay } from '../src/replay/replay.ts'
import { unpackRecording } from '../src/replay/recording.ts'

const folder = join(import.meta.dirname, '../golden')
const fileOf = (host: string, name: string) => join(folder, host, name)
const hosts = readdirSync(folder).filter((name) => existsSync(fileOf(name, 'recording.json.gz')))
const kept = (host: string) => readFileSync(fileOf(host, 'result.json'), 'utf8')
const resultOf = (host: string) => JSON.parse(kept(host)) as AuditResult

describe('a recorded business', () => {
  it.each(hosts)('has the result that was reviewed: %s', async (host) => {
    const result = await replay(unpackRecording(readFileSync(fileOf(host, 'recording.json.gz'))))
    // npm run golden shows what changed.
    expect(`${JSON.stringify(result, null, 2)}\n`).toBe(kept(host))
  })

  it('is one of at least eight, one with every source and one with the website alone', () => {
    expect(hosts.length).toBeGreaterThanOrEqual(8)
    const gathered = hosts.map((host) => resultOf(host).sources.filter(({ outcome }) => outcome === 'gathered').length)
    expect(Math.max(...gathered)).toBe(8)
    expect(Math.min(...gathered)).toBe(2)
  })

  it('has its score in the history of this engine version', () => {
    const history = JSON.parse(readFileSync(join(folder, 'scores.json'), 'utf8')) as Record<string, unknown>
    expect(history[engineVersion]).toEqual(Object.fromEntries(hosts.map((host) => [host, resultOf(host).overallScore])))
  })
})
