// npm run agreement -- <folder>...      each folder a static website with index.html, named after its host
//
// Do the engine and Lighthouse agree on a home page, in the checks that both make? The sandbox serves each website over
// https; nothing leaves this machine. Both judge pages that scripts build as a browser shows them. Prints agreement by
// check, then every disagreement.

import { explain, Problem, provideChromium } from '@findable/launcher'
import { audit, createDeps, parseTarget, type HostMap } from '@findable/audit-engine'
import { findHeadlessChromium } from '@findable/local-servers'
import { startSandbox, type Sandbox } from '@findable/sandbox'
import { reportOf } from '../lighthouse.ts'
import { checks, engineVerdict, lighthouseVerdict, type LighthouseReport, type Verdict } from './checks.ts'
import { readWebsite, type Website } from './website.ts'

interface Compared {
  host: string
  check: string
  lighthouse: Verdict
  engine: Verdict
}

try {
  const folders = process.argv.slice(2)
  if (folders.length === 0) throw new Problem('Which websites? npm run agreement -- <folder>...')
  const websites = folders.map(readWebsite)
  await provideChromium()
  const sandbox = await startSandbox()
  const compared: Compared[] = []
  try {
    for (const website of websites) {
      // A page drawn only by scripts that are missing from the folder paints nothing.
      const verdicts = await compare(sandbox, website).catch((error: Error) => {
        console.log(`${website.host} is left out: ${error.message}`)
        return []
      })
      compared.push(...verdicts)
    }
  } finally {
    await sandbox.close()
  }
  print(compared)
} catch (error) {
  explain(error)
}

async function compare(sandbox: Sandbox, { host, files }: Website): Promise<Compared[]> {
  process.stderr.write(`${host}\n`)
  const site = { host, aliases: [], name: host, industry: 'Trades & Services', suburb: 'Preston' }
  const answer = await fetch(new URL('/api/demo-sites', sandbox.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ site: { ...site, https: 'valid', redirectToHttps: true }, files }),
  })
  if (!answer.ok) throw new Error(`${host} could not be served: ${await answer.text()}`)
  const { connectTo, ca } = sandbox.info
  const hostMap: HostMap = { hosts: new Map([[host, connectTo]]), ca }
  const result = await audit(parseTarget(host, { hostMap }), createDeps({ hostMap, browser: findHeadlessChromium() }))
  const { http, https } = connectTo
  const report = await reportOf<LighthouseReport>(`https://${host}/`, {
    audits: checks.map(({ audit }) => audit),
    chromeFlags: [
      '--ignore-certificate-errors',
      `--host-resolver-rules="MAP ${host}:443 ${https.host}:${https.port}, MAP ${host}:80 ${http.host}:${http.port}, MAP * ~NOTFOUND"`,
    ],
  })
  return checks.map((check) => ({
    host,
    check: check.name,
    lighthouse: lighthouseVerdict(report, check),
    engine: engineVerdict(result, check),
  }))
}

function print(compared: Compared[]): void {
  const hosts = new Set(compared.map(({ host }) => host))
  console.log(`\n${hosts.size} websites\n`)
  console.log('| check | both judge | both pass it | both object | only Lighthouse objects | only the engine objects |')
  console.log('|---|---|---|---|---|---|')
  const judged = compared.filter(({ lighthouse, engine }) => lighthouse.passes !== null && engine.passes !== null)
  for (const { name } of [...checks, { name: 'all' }]) {
    const of = judged.filter(({ check }) => check === name || name === 'all')
    const count = (lighthouse: boolean, engine: boolean) =>
      of.filter((verdicts) => verdicts.lighthouse.passes === lighthouse && verdicts.engine.passes === engine).length
    const counts = [of.length, count(true, true), count(false, false), count(false, true), count(true, false)]
    console.log(`| ${name} | ${counts.join(' | ')} |`)
  }
  for (const { host, check, lighthouse, engine } of judged) {
    if (lighthouse.passes === engine.passes) continue
    const [who, { because }] = lighthouse.passes ? ['the engine', engine] : ['Lighthouse', lighthouse]
    console.log(`\n${host}, ${check}: only ${who} objects. ${because}`)
  }
}
