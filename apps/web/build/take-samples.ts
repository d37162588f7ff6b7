import { pillarScoresOf, type AuditResult } from '@findable/contracts'
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { SampleReport } from '../src/content/sample-reports.ts'

/**
 * Takes the site's samples from real audits of two demo businesses: `pnpm samples`, while `npm start` runs. What to show of each is chosen here, by component; the content comes from the audit.
 */
const picks = [
  { host: 'ampersandandsons.com.au', component: 'local-keywords', finding: 0, evidence: 1, strength: 0 },
  { host: 'bandicootphysio.com.au', component: 'alt-text', finding: 1, evidence: 3, strength: 1 },
] as const

const root = join(import.meta.dirname, '../../..')
const content = join(import.meta.dirname, '../src/content')

async function audit(host: string): Promise<AuditResult> {
  const command = ['run', '--silent', 'audit', '--', host, '--json']
  const { stdout } = await promisify(execFile)('npm', command, { cwd: root, maxBuffer: 16 * 1024 * 1024 })
  return JSON.parse(stdout) as AuditResult
}

function sampleOf(pick: (typeof picks)[number], result: AuditResult): SampleReport {
  const component = result.components.find(({ id }) => id === pick.component)
  const evidence = component?.evidence[pick.evidence]
  const tip = result.tips.find((known) => known.components.includes(pick.component))
  return {
    businessName: given(result.identity.name),
    host: pick.host,
    industry: result.industry.industry,
    suburb: given(result.identity.suburb),
    overallScore: given(result.overallScore),
    coverage: result.coverage,
    measured: result.measured,
    applicable: result.applicable,
    pillars: result.pillars.map(({ weight: _, ...pillar }) => pillar),
    strength: given(result.strengths[pick.strength]?.text),
    problem: given(component?.findings[pick.finding]?.text),
    saw: `${given(evidence?.saw)} “${given(evidence?.quote)}”`,
    advice: `${given(tip?.title)}. ${given(tip?.steps[0])}`,
    tips: result.tips.slice(0, 3).map(({ title }) => title),
  }
}

function given<T>(value: T | null | undefined): T {
  if (value === null || value === undefined)
    throw new Error('An audit no longer says what the samples show. Choose again.')
  return value
}

const write = (name: string, data: unknown) => writeFile(join(content, name), `${JSON.stringify(data, null, 2)}\n`)

const results: AuditResult[] = []
for (const { host } of picks) results.push(await audit(host))
await write(
  'sample-reports.json',
  picks.map((pick, index) => sampleOf(pick, results[index]!)),
)
const [shown] = results as [AuditResult, AuditResult]
await write('sample-scores.json', pillarScoresOf(given(shown.identity.name), shown))
