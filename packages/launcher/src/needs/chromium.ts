import { findChromium } from '@findable/local-servers'
import { Problem } from '../problem.ts'
import { canInstallPackages, installPackages } from './debian.ts'
import { installCommand } from './packages.ts'

/** Makes sure that browser tests find a Chromium. */
export async function provideChromium(): Promise<void> {
  // Without a font that has them, letters would be boxes in every picture.
  if (!findChromium() && canInstallPackages()) installPackages('chromium', 'fonts-liberation')
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
