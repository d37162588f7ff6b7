/** Hosts on which site builders keep many websites, and how many parts of the path distinguish them. */
const sharedHosts: { host: RegExp; parts: number }[] = [
  { host: /(^|\.)sites\.google\.com$/, parts: 2 },
  { host: /(^|\.)(wixsite\.com|github\.io|gitlab\.io)$/, parts: 1 },
]

/** How many parts of the path identify a website: 0 where the host alone does. */
export const pathPartsOf = (host: string): number => sharedHosts.find((shared) => shared.host.test(host))?.parts ?? 0
