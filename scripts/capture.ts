import { parseArgs } from 'node:util'
import {
  accessesFor,
  audit,
  createDeps,
  createServices,
  HomeUnreadable,
  parseTarget,
  readServiceAccesses,
  recordingDeps,
  replay,
  scoreOnlyServices,
  UnusableAddress,
} from '@findable/audit-engine'
import { findHeadlessChromium } from '@findable/local-servers'
import { findSandboxHosts } from '@findable/cli/sandbox-hosts'
import { readScores, writeRecording, writeResult, writeScores } from './golden/businesses.ts'

// npm run capture -- <website>: audits a website and records what every source answered, so that it can be replayed.

const usage = `Usage: npm run capture -- <website> [--alone]

A demo website while npm start runs, or any other. With --alone nothing but the website is asked.
`

const { website, alone } = readArguments()
try {
  const hostMap = await findSandboxHosts()
  const target = parseTarget(website, { hostMap })
  const real = readServiceAccesses(process.env)
  // What a real score-only source says may not be stored, not even here.
  for (const service of scoreOnlyServices) delete real[service]
  const services = createServices(alone ? {} : accessesFor(target, hostMap, real))
  const { deps, recording } = recordingDeps(website, createDeps({ hostMap, browser: findHeadlessChromium(), services }))
  const result = await audit(target, deps)
  const again = await replay(recording)
  if (JSON.stringify(again) !== JSON.stringify(result))
    throw new Error('The replay differs from the audit: the website was still changing. Please capture it again.')
  const { host } = result.target
  writeRecording(host, recording)
  writeResult(host, result)
  const scores = readScores()
  writeScores({ ...scores, [result.engineVersion]: { ...scores[result.engineVersion], [host]: result.overallScore } })
  process.stdout.write(
    `Captured ${host}: ${result.overallScore} of 100, ${result.measured} of ${result.applicable} checks.\n`,
  )
} catch (error) {
  if (!(error instanceof Error)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = error instanceof UnusableAddress ? 2 : error instanceof HomeUnreadable ? 3 : 1
}

function readArguments(): { website: string; alone: boolean } {
  try {
    const { values, positionals } = parseArgs({
      options: { alone: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const [site, ...more] = positionals
    if (!site || more.length > 0) throw new Error('One website at a time.')
    return { website: site, alone: values.alone }
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n${usage}`)
    process.exit(2)
  }
}
