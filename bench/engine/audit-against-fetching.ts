import { Pool, type Dispatcher } from 'undici'
import type { Benchmark, Row } from '../benchmark.ts'
import { createAudits } from './audits.ts'
import { startBenchSite, type BenchSite } from './site/site.ts'
import type { SiteName } from './site/sites.ts'

const connections = 6
const warmUps = 10
const repeats = 15

export const auditAgainstFetching = (
  name: SiteName,
  { id, figure, limit }: Pick<Row, 'id' | 'figure' | 'limit'>,
): Benchmark => ({
  group: 'engine',
  rows: [{ id, figure, goal: 1.3, better: 'lower', limit }],
  async measure(say) {
    const site = await startBenchSite(name)
    const audits = createAudits(site)
    try {
      const ratios: number[] = []
      let addresses: string[] = []
      for (let round = 1; round <= warmUps + repeats; round++) {
        await site.asked()
        const audit = await timed(() => audits.run())
        addresses = await site.asked()
        const fetching = await timed(() => fetchAll(site, addresses))
        if (round > warmUps) ratios.push(audit / fetching)
        if (round > warmUps) say(`audit ${audit.toFixed(0)} ms, fetching ${fetching.toFixed(0)} ms`)
      }
      return { [id]: ratios }
    } finally {
      await audits.close()
      site.close()
    }
  },
})

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** Requests what the audit requested, as fast as the same number of connections can, and discards the responses. */
async function fetchAll({ port }: BenchSite, addresses: string[]): Promise<void> {
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections })
  const headers = { 'accept-encoding': 'gzip' }
  await Promise.all(
    addresses.map(async (address) => {
      const [method, path] = address.split(' ') as [Dispatcher.HttpMethod, string]
      const { body } = await pool.request({ method, path, headers })
      await body.dump({ limit: Infinity })
    }),
  )
  await pool.close()
}
