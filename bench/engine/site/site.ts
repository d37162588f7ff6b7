import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { siteNamed, type Site, type SiteName } from './sites.ts'

export interface BenchSite extends Site {
  url: string
  port: number
  /** Requests since the last call, as "GET /path", in order. */
  asked(): Promise<string[]>
  close(): void
}

/** Starts a website in a process of its own; each response takes that many milliseconds. */
export async function startBenchSite(name: SiteName, latency = 50): Promise<BenchSite> {
  const child = fork(join(import.meta.dirname, 'serve.ts'), [name, String(latency)])
  const site = siteNamed(name)
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return {
    ...site,
    url: `http://${site.host}/`,
    port,
    async asked() {
      child.send('asked')
      const [{ asked }] = (await once(child, 'message')) as [{ asked: string[] }]
      return asked
    },
    close: () => child.disconnect(),
  }
}
