// npm test: the checks and tests of the product, with one closing line.
//
//   npm test                          all but what is slow
//   npm run test:slow                 the rest: what starts programs and browsers, or waits
//   npm test -- --only lint,unit      some of it: types lint format unused boundaries secrets unit integration slow browser
//   npm test -- payments orders       the tests whose file path contains one of these words

import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { explain, Problem, provideChromium, providePromtool, provideRedis, step } from '@findable/launcher'
import { checks, runCheck } from './test/checks.ts'
import {
  add,
  nothing,
  projects,
  runProject,
  settle,
  slowProjects,
  type Project,
  type Tally,
} from '@findable/test-kit/run'

const root = dirname(import.meta.dirname)

async function test(only: string[] | undefined, filters: string[]): Promise<void> {
  const quick = projects.filter((name) => !slowProjects.includes(name))
  const wanted = only ?? (filters.length > 0 ? [...projects] : [...checks.map(({ name }) => name), ...quick])
  let tally = nothing
  for (const check of checks.filter(({ name }) => wanted.includes(name)))
    tally = add(tally, await runCheck(root, check))
  const wantedProjects = projects.filter((name) => wanted.includes(name))
  if (wantedProjects.length > 0) tally = add(tally, await runProjects(wantedProjects, filters))
  close(settle(tally, Boolean(process.env.CI)))
}

/** Installs what the tests need first. Where that is impossible, says so instead of running them. */
async function runProjects(wanted: Project[], filters: string[]): Promise<Tally> {
  try {
    await step('Redis, Chromium and promtool', async () => {
      await provideRedis({})
      await provideChromium()
      await providePromtool()
    })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { ...nothing, notRun: wanted.map((project) => `the ${project} tests: ${error.message}`) }
  }
  let tally = nothing
  for (const project of wanted) tally = add(tally, await runProject(root, project, filters))
  return tally
}

function close({ passed, failed, notRun }: Tally): void {
  if (notRun.length > 0) console.log(['', 'Did not run:', ...notRun.map((what) => `  ${what}`)].join('\n'))
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

function readOnly(list: string | undefined): string[] | undefined {
  const known = [...checks.map(({ name }) => name), ...projects]
  const names = list?.split(',')
  const unknown = names?.filter((name) => !known.includes(name)) ?? []
  if (unknown.length > 0) throw new Problem(`--only takes ${known.join(', ')}, not ${unknown.join(', ')}`)
  return names
}

try {
  const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true })
  await test(readOnly(values.only), positionals)
} catch (error) {
  explain(error)
}
