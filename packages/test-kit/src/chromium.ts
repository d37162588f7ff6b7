import { findHeadlessChromium } from '@findable/local-servers'
import { chromium, type Browser } from 'playwright-core'

/** Works as root and in a container, and makes no calls home. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Starts this machine's Chromium without a window, the lighter headless one where it is there; `settings` are further command-line options. */
export async function launchChromium(...settings: string[]): Promise<Browser> {
  const executablePath = findHeadlessChromium()
  if (!executablePath) {
    throw new Error('Chromium is missing: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH')
  }
  return chromium.launch({ executablePath, args: [...chromiumFlags, ...settings] })
}
