import { findProgram } from '@findable/local-servers'
import { Problem } from '../problem.ts'
import { canInstallPackages, installPackages } from './debian.ts'
import { installCommand } from './packages.ts'

/** Makes sure that the tests of the alert rules have Prometheus's own checker. */
export async function providePromtool(): Promise<void> {
  if (!findProgram('promtool') && canInstallPackages()) {
    try {
      installPackages('promtool')
    } catch {
      // Debian 12 has it in the package of the server.
      installPackages('prometheus')
    }
  }
  if (!findProgram('promtool')) throw new Problem(`promtool is missing, which checks the alert rules. ${whatToDo()}`)
}

function whatToDo(): string {
  const command = installCommand({
    debian: 'sudo apt-get install prometheus',
    fedora: 'sudo dnf install golang-github-prometheus',
    arch: 'sudo pacman -S prometheus',
    mac: 'brew install prometheus',
  })
  return command ? `Install it with: ${command}` : 'Install Prometheus, which comes with it.'
}
