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
  withoutCustomer,
} from '@findable/audit-engine'
import { findHeadlessChromium } from '@findable/local-servers'
import { findSandboxHosts } from '@findable/cli/sandbox-hosts'
import { readScores, writeRecording, writeResult, writeScores } from './golden/businesses.ts'

// npm run capture -- <website>: audits a website and records what every source answered, so that it can be replayed.

const usage = `Usage: npm run capture -- <website> [--alone] [--as <made-up host>]

A demo website while npm start runs, or any other. With --alone nothing but the website is asked. With --as what names
the business is replaced, so that an objection can be kept as a case: read what is left before it goes anywhere.
`

const { website, alone, as } = readArguments()
try {
  const hostMap = await findSandboxHosts()
  const target = parseTarget(website, { hostMap })
  const real = readServiceAccesses(process.env)
  // What a real score-only source says may not be stored, not even here.
  for (const service of scoreOnlyServices) delete real[service]
  const services = createServices(alone || as ? {} : accessesFor(target, hostMap, real))
  const { deps, recording } = recordingDeps(website, createDeps({ hostMap, browser: findHeadlessChromium(), services }))
  const result = await audit(target, deps)
  const again = await replay(recording)
  if (JSON.stringify(again) !== JSON.stringify(result))
    throw new Error('The replay differs from the audit: the website was still changing. Please capture it again.')
  const kept = as ? withoutCustomer(recording, result, as) : recording
  const told = as ? await replay(kept) : result
  const { host } = told.target
  writeRecording(host, kept)
  writeResult(host, told)
  const scores = readScores()
  writeScores({ ...scores, [told.engineVersion]: { ...scores[told.engineVersion], [host]: told.overallScore } })
  process.stdout.write(
    `Captured ${host}: ${told.overallScore} of 100, ${told.measured} of ${told.applicable} checks.\n`,
  )
} catch (error) {
  if (!(error instanceof Error)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = error instanceof UnusableAddress ? 2 : error instanceof HomeUnreadable ? 3 : 1
}

function readArguments(): { website: string; alone: boolean; as: string | undefined } {
  try {
    const { values, positionals } = parseArgs({
      options: { alone: { type: 'boolean', default: false }, as: { type: 'string' } },
      allowPositionals: true,
    })
    const [site, ...more] = positionals
    if (!site || more.length > 0) throw new Error('One website at a time.')
    return { website: site, alone: values.alone, as: values.as }
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n${usage}`)
    process.exit(2)
  }
}
