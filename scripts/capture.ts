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
import { findSandboxHosts } from './audit/sandbox-hosts.ts'
import { readScores, writeRecording, writeResult, writeScores } from './golden/businesses.ts'

// npm run capture -- <website>: audits a website and keeps what every source answered, so that it can be replayed.

const usage = 'Usage: npm run capture -- <website>    for example a demo website, while npm start runs\n'

const [website, ...more] = process.argv.slice(2)
if (!website || website.startsWith('-') || more.length > 0) {
  process.stderr.write(usage)
  process.exit(2)
}

try {
  const hostMap = await findSandboxHosts()
  const target = parseTarget(website, { hostMap })
  const real = readServiceAccesses(process.env)
  // What a real score-only source says may not be kept, not even here.
  for (const service of scoreOnlyServices) delete real[service]
  const services = createServices(accessesFor(target, hostMap, real))
  const { deps, recording } = recordingDeps(website, createDeps({ hostMap, services }))
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
