import type { HostMap } from '@findable/audit-engine'

/** Demo businesses with much to find, little to find, and no profiles at all. */
const demos = ['copperquokkaelectrical.com.au', 'bandicootphysio.com.au', 'frizzandfable.com.au']

/**
 * Websites for people who only want to try a tool: demo businesses where a sandbox serves them, else our own website,
 * the one we may always read.
 */
export const sampleWebsites = (publicUrl: string, hostMap: HostMap | undefined): string[] =>
  hostMap ? demos.filter((host) => hostMap.hosts.has(host)) : [new URL(publicUrl).hostname]
