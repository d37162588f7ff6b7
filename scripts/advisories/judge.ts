import type { Accepted } from './accepted.ts'

export interface Advisory {
  github_advisory_id: string
  module_name: string
  severity: string
  title: string
  url: string
  patched_versions: string | null
  findings: { version: string; paths: string[] }[]
}
/** What `pnpm audit --json` says. */
export interface AuditReport {
  advisories: Record<string, Advisory>
  metadata: { dependencies: number }
}

/**
 * What stands in the way of these advisories, one line each: those that are not accepted, or whose day has passed, and
 * entries that are of no use any more.
 *
 * @param today As in `until`
 */
export function judge(advisories: Advisory[], accepted: Accepted[], today: string): string[] {
  const refused = advisories.flatMap((advisory) => {
    const entry = accepted.find(({ id }) => id === advisory.github_advisory_id)
    if (!entry) return [describe(advisory)]
    return today > entry.until ? [`${describe(advisory)}. Accepted until ${entry.until}: ${entry.reason}`] : []
  })
  const known = new Set(advisories.map(({ github_advisory_id: id }) => id))
  const useless = accepted.filter(({ id }) => !known.has(id))
  return [...refused, ...useless.map(({ id }) => `${id} is accepted and not reported any more: take it off the list`)]
}

function describe({ github_advisory_id: id, module_name, severity, title, url, patched_versions, findings }: Advisory) {
  const versions = findings.map(({ version }) => version).join(', ')
  const from = findings[0]?.paths[0] ?? ''
  return `${id}, ${severity}: ${title}. ${module_name} ${versions} (${from}), fixed in ${patched_versions ?? 'no version'}: ${url}`
}
