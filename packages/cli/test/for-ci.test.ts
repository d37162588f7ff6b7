import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serving, startSite, type LocalSite } from '@findable/audit-engine/local-site'
import { auditResultSchema, componentIds, type AuditResult } from '@findable/contracts'
import { Ajv, type AnySchemaObject } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { exitStatuses } from '../src/exit-statuses.ts'
import { renderJunit } from '../src/junit.ts'
import { jsonSchemaOfResult } from '../src/result-file.ts'
import { findable, runIn, type Outcome } from './run.ts'

const root = join(import.meta.dirname, '../../..')
const readText = (path: string): Promise<string> => readFile(join(root, path), 'utf8')
const servedSchema = 'apps/web/public/schemas/audit-result-1.json'

/** A demo website of a stand-in for a running sandbox. */
const host = 'demo-bakery.com.au'
let site: LocalSite
let sandbox: LocalSite
let folder: string
let first: AuditResult

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'for-ci-'))
  site = await startSite(
    serving({
      '/': '<html lang="en"><title>Bread in Katoomba</title><h1>Fresh bread</h1><a href="/contact">Contact</a></html>',
      '/contact': '<title>Contact</title><p>Call 02 5550 1234</p>',
    }),
  )
  const endpoint = { host: '127.0.0.1', port: site.port }
  const answer = JSON.stringify({ hosts: [host], connectTo: { http: endpoint, https: endpoint }, ca: '' })
  sandbox = await startSite(serving({ '/api/sandbox': [200, { 'content-type': 'application/json' }, answer] }))
  const outcome = await audit('--json', '--sarif', 'first.sarif', '--junit', 'first.xml')
  await writeFile(join(folder, 'first.json'), outcome.stdout)
  first = auditResultSchema.parse(JSON.parse(outcome.stdout))
})
afterAll(() => Promise.all([site.close(), sandbox.close(), rm(folder, { recursive: true })]))

const sandboxEnv = (): Record<string, string> => ({ SANDBOX_URL: `http://127.0.0.1:${sandbox.port}` })
const audit = (...args: string[]): Promise<Outcome> =>
  runIn(folder, [
    ...findable,
    'audit',
    host,
    '--connect-to',
    `${host}=127.0.0.1:${site.port}`,
    '--scheme=http',
    ...args,
  ])

/** The first result as it might have been before, in a file. */
async function before(change: (result: AuditResult) => void): Promise<string> {
  const result = structuredClone(first)
  change(result)
  await writeFile(join(folder, 'before.json'), JSON.stringify(result))
  return 'before.json'
}
const scored = (result: AuditResult) => result.components.filter(({ outcome }) => outcome === 'scored')
/** A component that lost points, so that it can have been better. */
const flawed = (result: AuditResult) => result.components.find(({ score }) => score !== null && score < 100)!

describe('--json', () => {
  it('is valid by the schema that is served, which is the one of the contract', async () => {
    const schema = JSON.parse(await readText(servedSchema)) as AnySchemaObject
    await expect(`${JSON.stringify(jsonSchemaOfResult(), null, 2)}\n`).toMatchFileSnapshot(join(root, servedSchema))
    const result = JSON.parse(await readFile(join(folder, 'first.json'), 'utf8')) as { $schema: string }
    expect(new URL(result.$schema).pathname).toBe(servedSchema.replace('apps/web/public', ''))
    const valid = formats.default(new Ajv2020()).compile(schema)
    expect({ valid: valid(result), errors: valid.errors }).toEqual({ valid: true, errors: null })
    expect(valid({ ...result, overallScore: 101 })).toBe(false)
  })
})

describe('--sarif', () => {
  interface Log {
    runs: {
      tool: { driver: { rules: { id: string; helpUri: string }[] } }
      invocations: { toolExecutionNotifications: { associatedRule: { id: string } }[] }[]
      results: {
        ruleId: string
        message: { text: string }
        locations: { physicalLocation: { artifactLocation: { uri: string } } }[]
      }[]
    }[]
  }
  const readLog = async (): Promise<Log['runs'][number]> =>
    (JSON.parse(await readFile(join(folder, 'first.sarif'), 'utf8')) as Log).runs[0]!

  it('is valid by the published schema of SARIF 2.1.0', async () => {
    const text = await readFile(join(import.meta.dirname, 'fixtures/sarif-schema-2.1.0.json'), 'utf8')
    // Ajv knows no draft 4; the schema uses only what later drafts have, too.
    const { id: _id, $schema: _draft, ...schema } = JSON.parse(text) as AnySchemaObject
    const valid = formats.default(new Ajv({ strict: false })).compile(schema)
    const log = JSON.parse(await readFile(join(folder, 'first.sarif'), 'utf8')) as object
    expect({ valid: valid(log), errors: valid.errors }).toEqual({ valid: true, errors: null })
    expect(valid({ ...log, version: '2.0.0' })).toBe(false)
  })

  it('has each problem, with its guide, and a location that code scanning takes', async () => {
    const { tool, results } = await readLog()
    const problems = scored(first).flatMap(({ id, findings }) =>
      findings.filter(({ kind }) => kind === 'problem').map(({ text }) => [id, text] as const),
    )
    expect(problems).not.toHaveLength(0)
    expect(results.map(({ ruleId }) => ruleId)).toEqual(problems.map(([id]) => id))
    for (const [index, { ruleId, message, locations }] of results.entries()) {
      expect(message.text.startsWith(problems[index]![1])).toBe(true)
      expect(message.text).toContain(`http://${host}/`)
      expect(locations[0]!.physicalLocation.artifactLocation.uri).toMatch(/^demo-bakery\.com\.au(\/.+)?$/)
      expect(tool.driver.rules.find(({ id }) => id === ruleId)!.helpUri).toMatch(/^https:.+-guide$/)
    }
  })

  it('tells what was not measured, and makes no result of it', async () => {
    const { invocations, results } = await readLog()
    const unscored = first.components.filter(({ score }) => score === null).map(({ id }) => id)
    expect(unscored).not.toHaveLength(0)
    expect(invocations[0]!.toolExecutionNotifications.map(({ associatedRule }) => associatedRule.id)).toEqual(unscored)
    expect(results.filter(({ ruleId }) => unscored.includes(ruleId))).toEqual([])
  })
})

describe('--junit', () => {
  it('has a test for the whole and each component, and skips what was not measured', async () => {
    const xml = await readFile(join(folder, 'first.xml'), 'utf8')
    expect(xml.match(/<testcase /g)).toHaveLength(componentIds.length + 1)
    expect(xml.match(/<skipped message="[^"]+"/g)).toHaveLength(componentIds.length - scored(first).length)
    expect(xml).not.toContain('<failure')
  })

  it('fails what is too low, whose text cannot break out', () => {
    const xml = renderJunit(first, new Map([['overall', 'a "b" <c> & \u0000\u001b']]))
    expect(xml).toContain('<failure message="a &#34;b&#34; &#60;c&#62; &#38;   "/>')
    expect(xml).toContain('failures="1"')
  })
})

describe('--fail-under', () => {
  it('exits 4 below a limit, says which, and still writes everything', async () => {
    const { status, stdout, stderr } = await audit('--json', '--fail-under', '100', '--junit', 'low.xml')
    expect(status).toBe(exitStatuses.tooLow.code)
    expect(stderr).toBe(`Overall: ${first.overallScore}, and at least 100 is wanted.\n`)
    expect(auditResultSchema.safeParse(JSON.parse(stdout)).success).toBe(true)
    expect(await readFile(join(folder, 'low.xml'), 'utf8')).toContain('<failure message="Overall: ')
  })

  it('holds a component to its own limit, and one that was not measured to none, which it says', async () => {
    const { id, score } = scored(first)[0]!
    const unmeasured = first.components.find((component) => component.score === null)!
    const { status, stderr } = await audit('--fail-under', `${id}=${score}`, '--fail-under', `${unmeasured.id}=100`)
    expect(status).toBe(0)
    expect(stderr).toBe(`${unmeasured.title} has no score to hold against --fail-under: ${unmeasured.reason}\n`)
  })
})

describe('--compare', () => {
  const compared = ({ stdout }: Outcome): string => stdout.slice(stdout.indexOf('Compared with'))

  it('says that nothing changed', async () => {
    const outcome = await audit('--compare', 'first.json', '--fail-on-worse')
    expect(outcome).toMatchObject({ status: 0, stderr: '' })
    expect(compared(outcome)).toBe(`Compared with the audit of ${first.auditedAt.slice(0, 10)}\nNothing changed.\n\n`)
  })

  it('lists scores and problems, and with --fail-on-worse exits 5', async () => {
    const { id, title, score } = flawed(first)
    const file = await before((result) => {
      const component = result.components.find((one) => one.id === id)!
      component.score = 100
      component.findings = [{ kind: 'problem', text: 'An old problem.' }]
    })
    const outcome = await audit('--compare', file)
    expect(outcome.status).toBe(0)
    expect(compared(outcome)).toContain(`Got worse\n  - ${title}: 100 -> ${score}\n    new: `)
    expect(compared(outcome)).toContain('    gone: An old problem.\n')
    const failing = await audit('--json', '--compare', file, '--fail-on-worse')
    expect(failing.status).toBe(exitStatuses.worse.code)
    expect(failing.stderr).toContain('Got worse')
    expect(failing.stderr).toContain(`${title}: ${score}, and it was 100.\n`)
  })

  it('fails no score that was not measured, before or now', async () => {
    const unmeasured = first.components.find(({ score }) => score === null)!
    const measured = scored(first)[0]!
    const file = await before((result) => {
      result.overallScore = 100
      Object.assign(
        result.components.find(({ id }) => id === unmeasured.id)!,
        { outcome: 'scored', score: 100 },
      )
      const change = { outcome: 'notMeasured', score: null, reason: 'It was off.' }
      Object.assign(
        result.components.find(({ id }) => id === measured.id)!,
        change,
      )
    })
    const outcome = await audit('--compare', file, '--fail-on-worse')
    expect(outcome.status).toBe(0)
    const text = compared(outcome).replaceAll(/\s+/g, ' ')
    expect(text).toContain(`Newly measured - ${measured.title}: not measured -> ${measured.score} (It was off.)`)
    expect(text).toContain(`No longer measured - ${unmeasured.title}: 100 -> not measured (${unmeasured.reason})`)
    expect(text).toContain('not measured in the same way both times - Overall: 100 -> ')
  })

  it('says at the top that the engine changed, lists other rules apart, and fails only when asked', async () => {
    const { id, title } = flawed(first)
    const file = await before((result) => {
      result.engineVersion = '3.0.0'
      Object.assign(
        result.components.find((one) => one.id === id)!,
        { score: 100, criteria: 'Other rules.' },
      )
    })
    const outcome = await audit('--compare', file, '--fail-on-worse')
    expect(outcome.status).toBe(0)
    expect(compared(outcome).split('\n')[1]).toContain(`The engine changed from 3.0.0 to ${first.engineVersion}`)
    expect(compared(outcome)).toContain(`not measured in the same way both times\n  - ${title}: 100 -> `)
    expect(compared(outcome)).not.toContain('Got worse')
    const asked = await audit('--compare', file, '--fail-on-worse', '--across-engines')
    expect(asked.status).toBe(exitStatuses.worse.code)
  })

  it.each([
    ['half a file', () => JSON.stringify(first).slice(0, 500), 'only a part of it'],
    ['a file of another kind', () => '{"name":"findable"}', 'is not a result'],
    ['a list', () => '[1]', 'is not a result'],
    ['nothing', () => 'null', 'is not a result'],
    ['a SARIF file', () => '{"$schema":"https://json.schemastore.org/sarif-2.1.0.json"}', 'is not a result'],
    [
      'a newer format',
      () => '{"$schema":"https://findable.com.au/schemas/audit-result-2.json"}',
      'written by a newer findable',
    ],
    [
      'another website',
      () => JSON.stringify({ ...first, target: { input: 'a.com.au', url: 'http://a.com.au/', host: 'a.com.au' } }),
      'is of another website: a.com.au',
    ],
  ])('refuses %s in one line, with status 2', async (_what, text, words) => {
    await writeFile(join(folder, 'wrong.json'), text())
    const { status, stdout, stderr } = await audit('--json', '--compare', 'wrong.json')
    expect({ status, stdout }).toEqual({ status: exitStatuses.unusable.code, stdout: '' })
    expect(stderr).toContain(words)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  })
})

it('docs/command-line.md lists each exit status', async () => {
  const docs = await readText('docs/command-line.md')
  for (const { code, means } of Object.values(exitStatuses)) expect(docs).toContain(`\n| ${code} | ${means} |`)
})

describe('the packed program, in the steps of docs/github-workflow.yml', () => {
  let repository: string
  let steps: Map<string, string>
  /** Runs a step as GitHub does, in an empty repository, with the program installed there. */
  const step = (name: string): Promise<Outcome> =>
    runIn(repository, ['bash', '-e', '-c', steps.get(name)!], {
      ...sandboxEnv(),
      WEBSITE: host,
      HOME: repository,
      npm_config_prefix: join(repository, 'global'),
      PATH: `${join(repository, 'global/bin')}:${join(repository, 'stand-ins')}:${process.env['PATH']}`,
    })

  beforeAll(async () => {
    repository = join(folder, 'repository')
    await mkdir(join(repository, 'stand-ins'), { recursive: true })
    const packed = await runIn(join(root, 'packages/cli'), ['pnpm', 'pack', '--pack-destination', repository])
    if (packed.status !== 0) throw new Error(packed.stderr)
    const workflow = parse(await readText('docs/github-workflow.yml')) as {
      jobs: { audit: { steps: { name?: string; run?: string }[] } }
    }
    steps = new Map(workflow.jobs.audit.steps.flatMap(({ name, run }) => (name && run ? [[name, run]] : [])))
    // GitHub's own command, which finds a run once there is a result to fetch.
    const gh = `#!/bin/sh
if [ "$2" = list ]; then if [ -f kept.json ]; then echo 7; fi; else mkdir -p last && cp kept.json last/findable.json; fi
`
    await writeFile(join(repository, 'stand-ins/gh'), gh, { mode: 0o755 })
  })

  it('installs where nothing else is, audits, and compares with the last good result once there is one', async () => {
    expect([...steps.keys()]).toEqual(['Install', 'Fetch the last good result', 'Audit'])
    expect(await step('Install')).toMatchObject({ status: 0 })
    expect(await step('Fetch the last good result')).toMatchObject({ status: 0 })
    // The stand-in website has no https, which the workflow asks for.
    expect(await step('Audit')).toMatchObject({ status: exitStatuses.tooLow.code, stdout: '' })
    const result = auditResultSchema.parse(JSON.parse(await readFile(join(repository, 'findable.json'), 'utf8')))
    expect({ ...result, auditedAt: '' }).toMatchObject({ target: first.target, overallScore: first.overallScore })
    for (const [file, words] of [
      ['findable.html', /^<!doctype html>/i],
      ['findable.sarif', /"version":"2\.1\.0"/],
      ['findable.xml', /<testsuites /],
    ] as const)
      expect(await readFile(join(repository, file), 'utf8')).toMatch(words)
    await copyFile(join(repository, 'findable.json'), join(repository, 'kept.json'))
    expect(await step('Fetch the last good result')).toMatchObject({ status: 0 })
    const { stderr } = await step('Audit')
    expect(stderr).toContain('Nothing changed.')
  })
})
