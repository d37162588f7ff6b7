import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { provideChromium } from '@findable/launcher'
import type { Benchmark } from '../benchmark.ts'
import { lighthouseCommand } from '../lighthouse.ts'
import { measureTree, type Used } from '../measure/process-tree.ts'
import { host } from './site/layout.ts'
import { startBenchSite } from './site/site.ts'

const repeats = 5

const auditScript = join(import.meta.dirname, '../../packages/cli/src/main.ts')

export const auditAgainstLighthouse: Benchmark = {
  group: 'engine',
  rows: [
    {
      id: 'engine-lighthouse-cpu',
      figure:
        'CPU of a whole audit of 25 pages, cold process / CPU of Lighthouse (4 categories) on its home page alone',
      goal: 1 / 15,
      better: 'lower',
      limit:
        'a cold process: about a third is loading some 560 modules (already compiled in an earlier run), and most of the rest runs before the compiler has made it fast; one bundled file and fewer libraries would be next',
    },
    {
      id: 'engine-lighthouse-wall',
      figure: 'the same, wall time at 50 ms a response',
      goal: 1 / 25,
      better: 'lower',
      limit: 'the same CPU, and six rounds of answers at 50 ms, which nothing can shorten',
    },
    {
      id: 'engine-memory',
      figure: 'peak memory of the same / of Lighthouse with its browser',
      goal: 1 / 8,
      better: 'lower',
      limit: 'Node.js with its libraries loaded is already more than half of it',
    },
    {
      id: 'warm-audit',
      figure: 'CPU of a whole audit in a warm worker / CPU of Lighthouse as above',
      goal: 1 / 60,
      better: 'lower',
      limit: 'facts and components; then collecting garbage and handing pages between threads',
    },
  ],
  async measure(say) {
    await provideChromium()
    const site = await startBenchSite()
    const worker = fork(join(import.meta.dirname, 'warm-audits.ts'), [String(site.port)])
    await once(worker, 'message')
    const warmAudit = async (): Promise<number> => {
      worker.send('audit')
      const [cpu] = (await once(worker, 'message')) as [number]
      return cpu
    }
    const ratios: Record<string, number[]> = Object.fromEntries(this.rows.map(({ id }) => [id, []]))
    try {
      for (let round = 0; round <= repeats; round++) {
        const audit = await coldAudit(site.port)
        const warm = await warmAudit()
        const lighthouse = await lighthouseOn(site.url, site.port)
        say(
          `audit ${describe(audit)}; warm ${warm.toFixed(0)} ms of CPU; Lighthouse ${describe(lighthouse)}${round === 0 ? ' (does not count)' : ''}`,
        )
        // The first run of each reads its files from disk.
        if (round === 0) continue
        ratios['engine-lighthouse-cpu']!.push(audit.cpu / lighthouse.cpu)
        ratios['engine-lighthouse-wall']!.push(audit.wall / lighthouse.wall)
        ratios['engine-memory']!.push(audit.memory / lighthouse.memory)
        ratios['warm-audit']!.push(warm / lighthouse.cpu)
      }
    } finally {
      worker.disconnect()
      site.close()
    }
    return ratios
  },
}

const coldAudit = (port: number): Promise<Used> =>
  measureTree(process.execPath, [
    auditScript,
    'audit',
    host,
    '--json',
    '--scheme=http',
    `--connect-to=${host}=127.0.0.1:${port}`,
  ])

function lighthouseOn(url: string, port: number): Promise<Used> {
  const options = ['--output-path=/dev/null', '--only-categories=performance,accessibility,best-practices,seo']
  const mapped = `--host-resolver-rules="MAP ${host} 127.0.0.1:${port}"`
  const { command, args, env } = lighthouseCommand(url, options, [mapped])
  return measureTree(command, args, env)
}

const describe = ({ cpu, wall, memory }: Used): string =>
  `${(cpu / 1_000).toFixed(2)} s of CPU in ${(wall / 1_000).toFixed(2)} s, ${Math.round(memory / 1_024)} MiB`
