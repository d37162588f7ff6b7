import { readSandboxHostMap, type HostMap } from '@findable/audit-engine'

/** The hosts of a sandbox that runs here; undefined when none does, and always in production. */
export async function findSandboxHosts(): Promise<HostMap | undefined> {
  if (process.env['NODE_ENV'] === 'production') return undefined
  const url = process.env['SANDBOX_URL'] ?? `http://127.0.0.1:${process.env['MAILBOX_PORT'] ?? 8025}`
  return readSandboxHostMap(url).catch(() => undefined)
}
