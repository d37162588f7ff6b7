import { Pool, type Dispatcher } from 'undici'
import type { Benchmark } from '../benchmark.ts'
import { createAudits } from './audits.ts'
import { startBenchSite, type BenchSite } from './site/site.ts'

const connections = 6
const warmUps = 10
const repeats = 15

export const auditAgainstFetching: Benchmark = {
  group: 'engine',
  rows: [
    {
      id: 'engine-wall',
      figure:
        'whole audit of a 25-page site at 50 ms a response, in a warm process / fetching the same addresses with 6 connections and doing nothing else, all known beforehand',
      goal: 1.35,
      better: 'lower',
      limit:
        'links must be found first, which costs one round of answers (1.20 in theory); facts and assessment follow the last page, and pages are handed between threads on the way',
    },
  ],
  async measure(say) {
    const site = await startBenchSite()
    const audits = createAudits(site.port)
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
      return { 'engine-wall': ratios }
    } finally {
      await audits.close()
      site.close()
    }
  },
}

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
