// npm run bench:audits             ten thousand audits in one process, as a worker makes them
// npm run bench:audits -- 1000     another number; ends with status 1 when memory grew or a thread was lost

import { parseArgs } from 'node:util'
import { explain, Problem } from '@findable/launcher'
import { median } from './benchmark.ts'
import { createAudits } from './engine/audits.ts'
import { startBenchSite } from './engine/site/site.ts'

/** At the same time, as docs/growing.md tells operators. */
const atATime = 5
/** Parts of the run whose memory is compared, the first of which warms up. */
const parts = 10
/** How much more memory the last part may use than the second: garbage is collected when there is need. */
const mostGrowth = 1.1

try {
  const [given = '10000'] = parseArgs({ allowPositionals: true }).positionals
  const count = Number(given)
  if (!Number.isInteger(count) || count < 10 * parts)
    throw new Problem(`${given} is no number of ${10 * parts} or more.`)
  const grown = await repeatAudits(count)
  process.exitCode = grown ? 1 : 0
} catch (error) {
  explain(error)
}

async function repeatAudits(count: number): Promise<boolean> {
  let threads = 0
  process.on('worker', () => threads++)
  const site = await startBenchSite('plumber', 0)
  const audits = createAudits(site)
  let started = 0
  const memory: number[][] = Array.from({ length: parts }, () => [])
  const startedAt = performance.now()
  let begun = 0
  const work = async (): Promise<void> => {
    while (begun < count) {
      const part = memory[Math.floor((begun++ * parts) / count)]!
      await audits.run()
      part.push(process.memoryUsage.rss() / 2 ** 20)
    }
  }
  try {
    // The threads load the engine; the process has heard of them by then.
    await audits.run()
    started = threads
    await Promise.all(Array.from({ length: atATime }, work))
  } finally {
    await audits.close()
    site.close()
  }
  const minutes = (performance.now() - startedAt) / 60_000
  const medians = memory.map(median)
  const growth = medians.at(-1)! / medians[1]!
  const lost = threads - started
  console.log(
    `${count} audits in ${minutes.toFixed(1)} minutes, ${atATime} at a time, ${started} threads, ${lost} lost`,
  )
  console.log(`memory of each tenth, in MiB: ${medians.map((value) => value.toFixed(0)).join(', ')}`)
  console.log(`the last / the second: ${growth.toFixed(2)}, at most ${mostGrowth} is flat`)
  return lost > 0 || growth > mostGrowth
}
