import { readSandboxHostMap, type HostMap } from '@findable/audit-engine'

/** The hosts of a sandbox running on this machine; undefined when there is none, and always in production. */
export async function findSandboxHosts(): Promise<HostMap | undefined> {
  if (process.env['NODE_ENV'] === 'production') return undefined
  const url = process.env['SANDBOX_URL'] ?? `http://127.0.0.1:${process.env['MAILBOX_PORT'] ?? 8025}`
  return readSandboxHostMap(url).catch(() => undefined)
}
