import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { BenchSite } from './site/site.ts'
import type { Took } from './warm-audits.ts'

/** Starts a worker that has already made some audits of the website. */
export async function startWarmWorker({ host, port }: BenchSite) {
  const worker = fork(join(import.meta.dirname, 'warm-audits.ts'), [host, String(port)])
  const [said] = (await Promise.race([once(worker, 'message'), once(worker, 'exit')])) as [unknown]
  if (said !== 'warm') throw new Error(`the worker ended with ${String(said)} before it was warm`)
  return {
    async audit(): Promise<Took> {
      worker.send('audit')
      const [took] = (await once(worker, 'message')) as [Took]
      return took
    },
    stop: () => worker.disconnect(),
  }
}
