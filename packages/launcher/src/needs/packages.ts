import { readFileSync } from 'node:fs'

interface Commands {
  debian: string
  fedora: string
  arch: string
  mac: string
}

/** The command that installs a program on this kind of machine; undefined on a kind we do not know. */
export function installCommand(commands: Commands): string | undefined {
  if (process.platform === 'darwin') return commands.mac
  const families = linuxFamilies()
  if (families.includes('debian')) return commands.debian
  if (families.includes('fedora') || families.includes('rhel')) return commands.fedora
  if (families.includes('arch')) return commands.arch
  return undefined
}

/** What /etc/os-release calls this system and those it derives from: "ubuntu", "debian". */
function linuxFamilies(): string[] {
  try {
    const lines = readFileSync('/etc/os-release', 'utf8').split('\n')
    return lines.filter((line) => /^ID(_LIKE)?=/.test(line)).flatMap((line) => line.replace(/^.*?=|"/g, '').split(' '))
  } catch {
    return []
  }
}
