import { execFileSync } from 'node:child_process'

/** The part of CycloneDX (https://cyclonedx.org) that is looked at here. */
export interface Sbom {
  bomFormat: 'CycloneDX'
  components: { group?: string; name: string; version: string; licenses?: object[] }[]
}

/** As `@scope/name@version`. */
export const titleOf = ({ group, name, version }: Sbom['components'][number]): string =>
  `${group ? `${group}/` : ''}${name}@${version}`

/** What the services and the two apps are made of, by the lock file. */
export function readSbom(root: string): Sbom {
  const parts = ['services', 'apps'].flatMap((folder) => ['--filter-prod', `{${folder}/*}...`])
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--prod', ...parts]
  return JSON.parse(execFileSync('pnpm', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e9 })) as Sbom
}
