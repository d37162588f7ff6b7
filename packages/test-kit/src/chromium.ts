import { findChromium } from '@findable/local-servers'
import { chromium, type Browser } from 'playwright-core'

/** As root, in a container, and without a word to anybody else. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The Chromium of this machine, without a window. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath) {
    throw new Error('Chromium is missing: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH')
  }
  return chromium.launch({ executablePath, args: chromiumFlags })
}
