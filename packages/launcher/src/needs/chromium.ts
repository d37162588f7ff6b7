import { findChromium, findHeadlessShell } from '@findable/local-servers'
import { Problem } from '../problem.ts'
import { canInstallPackages, installPackages } from './debian.ts'
import { installCommand } from './packages.ts'

/** Makes sure that browser tests have a Chromium, and page reading the faster headless one. */
export async function provideChromium(): Promise<void> {
  if (!(findChromium() && findHeadlessShell()) && canInstallPackages()) {
    try {
      // Without a font, letters would be boxes in every screenshot.
      installPackages('chromium', 'chromium-headless-shell', 'fonts-liberation')
    } catch (error) {
      // One of the two is enough.
      if (!findChromium()) throw error
    }
  }
  if (!findChromium()) throw new Problem(`Chromium is missing, which the browser tests need. ${whatToDo()}`)
}

function whatToDo(): string {
  const command = installCommand({
    debian: 'sudo apt-get install chromium',
    fedora: 'sudo dnf install chromium',
    arch: 'sudo pacman -S chromium',
    mac: 'brew install --cask chromium',
  })
  return command ? `Install it with: ${command}` : 'Install Chromium or Chrome, or set CHROMIUM_PATH to the program.'
}
