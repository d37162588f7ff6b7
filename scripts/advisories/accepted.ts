export interface Accepted {
  /** As in https://github.com/advisories. */
  id: `GHSA-${string}`
  /** Why it cannot hurt us, or what holds it off in the meantime. */
  reason: string
  /** The last day on which it is accepted: 2026-12-31. */
  until: string
}

/** Vulnerabilities that we know of and accept for a time. */
export const accepted: Accepted[] = []
