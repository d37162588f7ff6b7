import { median } from './benchmark.ts'
import { startBenchSite } from './engine/site/site.ts'
import { builtSite, type SiteName } from './engine/site/sites.ts'
import { startWarmWorker } from './engine/warm-worker.ts'

const repeats = 9
const names: SiteName[] = [
  'built-1-150',
  'built-5-150',
  builtSite,
  'built-100-150',
  'built-25-50',
  'built-25-100',
  'built-25-200',
  'built-25-300',
]

/** How an audit's cost grows with the number and the size of pages, in warm workers that take turns: a Markdown table. */
export async function measureGrowth(say: (text: string) => void): Promise<string> {
  const sites = await Promise.all(
    names.map(async (name) => ({ name, site: await startBenchSite(name), cpu: [] as number[], wall: [] as number[] })),
  )
  const workers: Awaited<ReturnType<typeof startWarmWorker>>[] = []
  try {
    for (const { site } of sites) workers.push(await startWarmWorker(site))
    for (let round = 1; round <= repeats; round++) {
      for (const [n, one] of sites.entries()) {
        const { cpu, wall } = await workers[n]!.audit()
        one.cpu.push(cpu)
        one.wall.push(wall)
      }
      say(sites.map(({ name, cpu }) => `${name}: ${cpu.at(-1)!.toFixed(0)} ms`).join(', '))
    }
    const usual = sites.find(({ name }) => name === builtSite)!
    const rows = await Promise.all(
      sites.map(async ({ site, cpu, wall }) => {
        const [html] = [...site.pages.values()]
        // Warm-ups and repeats requested the same.
        const asked = new Set(await site.asked())
        const read = [...site.pages.keys()].filter((path) => asked.has(`GET ${path}`)).length
        const shares = [median(cpu) / median(usual.cpu), median(wall) / median(usual.wall)]
        const kilobytes = Math.round(Buffer.byteLength(html!) / 1_000)
        return `| ${[site.pages.size, kilobytes, read, ...shares.map((share) => share.toFixed(2)), median(cpu).toFixed(0)].join(' | ')} |`
      }),
    )
    return [
      '| pages of the website | KB a page | pages read | CPU | wall time | CPU in ms, on that machine |',
      '|---|---|---|---|---|---|',
      ...rows,
    ].join('\n')
  } finally {
    for (const worker of workers) worker.stop()
    for (const { site } of sites) site.close()
  }
}
