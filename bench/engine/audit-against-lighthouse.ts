import { join } from 'node:path'
import { provideChromium } from '@findable/launcher'
import type { Benchmark, Row } from '../benchmark.ts'
import { lighthouseCommand } from '../lighthouse.ts'
import { measureTree, type Used } from '../measure/process-tree.ts'
import { startBenchSite, type BenchSite } from './site/site.ts'
import type { SiteName } from './site/sites.ts'
import { startWarmWorker } from './warm-worker.ts'

const repeats = 5

const auditScript = join(import.meta.dirname, '../../packages/cli/run.ts')

/** What is compared: of a whole audit in a cold process, and its CPU in a worker that is warm. */
type Compared = 'cpu' | 'wall' | 'memory' | 'warm'
type Rows = Partial<Record<Compared, Omit<Row, 'better'>>>

/** A whole audit of a website against Lighthouse on its home page alone. */
export const auditAgainstLighthouse = (name: SiteName, compared: Rows): Benchmark => ({
  group: 'engine',
  rows: Object.values(compared).map((row) => ({ ...row, better: 'lower' })),
  async measure(say) {
    await provideChromium()
    const site = await startBenchSite(name)
    const worker = compared.warm ? await startWarmWorker(site) : null
    const ratios: Record<string, number[]> = Object.fromEntries(this.rows.map(({ id }) => [id, []]))
    try {
      for (let round = 0; round <= repeats; round++) {
        const audit = await coldAudit(site)
        const warm = (await worker?.audit())?.cpu ?? 0
        const lighthouse = await lighthouseOn(site)
        say(
          `audit ${describe(audit)}; warm ${warm.toFixed(0)} ms of CPU; Lighthouse ${describe(lighthouse)}${round === 0 ? ' (does not count)' : ''}`,
        )
        // The first run of each reads its files from disk.
        if (round === 0) continue
        const shares: Record<Compared, number> = {
          cpu: audit.cpu / lighthouse.cpu,
          wall: audit.wall / lighthouse.wall,
          memory: audit.memory / lighthouse.memory,
          warm: warm / lighthouse.cpu,
        }
        for (const [what, row] of Object.entries(compared)) ratios[row.id]!.push(shares[what as Compared])
      }
    } finally {
      worker?.stop()
      site.close()
    }
    return ratios
  },
})

const coldAudit = ({ host, port }: BenchSite): Promise<Used> =>
  measureTree(process.execPath, [
    auditScript,
    'audit',
    host,
    '--json',
    '--scheme=http',
    `--connect-to=${host}=127.0.0.1:${port}`,
  ])

function lighthouseOn({ url, host, port }: BenchSite): Promise<Used> {
  const options = ['--output-path=/dev/null', '--only-categories=performance,accessibility,best-practices,seo']
  const mapped = `--host-resolver-rules="MAP ${host} 127.0.0.1:${port}"`
  const { command, args, env } = lighthouseCommand(url, options, [mapped])
  return measureTree(command, args, env)
}

const describe = ({ cpu, wall, memory }: Used): string =>
  `${(cpu / 1_000).toFixed(2)} s of CPU in ${(wall / 1_000).toFixed(2)} s, ${Math.round(memory / 1_024)} MiB`
