/** Hosts on which site builders put many websites, and how many parts of the path tell them apart. */
const sharedHosts: { host: RegExp; parts: number }[] = [
  { host: /(^|\.)sites\.google\.com$/, parts: 2 },
  { host: /(^|\.)(wixsite\.com|github\.io|gitlab\.io)$/, parts: 1 },
]

/** How many parts of the path belong to the name of a website: 0 where the host says it all. */
export const pathPartsOf = (host: string): number => sharedHosts.find((shared) => shared.host.test(host))?.parts ?? 0
