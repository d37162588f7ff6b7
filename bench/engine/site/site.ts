import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { host } from './layout.ts'

export interface BenchSite {
  url: string
  port: number
  /** Requests since the last call, as "GET /path", in order. */
  asked(): Promise<string[]>
  close(): void
}

/** Starts the website in a process of its own. */
export async function startBenchSite(): Promise<BenchSite> {
  const child = fork(join(import.meta.dirname, 'serve.ts'))
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return {
    url: `http://${host}/`,
    port,
    async asked() {
      child.send('asked')
      const [{ asked }] = (await once(child, 'message')) as [{ asked: string[] }]
      return asked
    },
    close: () => child.disconnect(),
  }
}
