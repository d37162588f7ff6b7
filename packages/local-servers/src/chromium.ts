import { findProgram } from './find-program.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macApplications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The Chromium or Chrome on this machine; CHROMIUM_PATH takes precedence. */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH
  return chosen ? findProgram(chosen) : findProgram(...names, ...macApplications)
}

/** The headless Chromium, which reads pages in half the time and memory; CHROMIUM_PATH takes precedence. */
export const findHeadlessShell = (): string | undefined =>
  process.env.CHROMIUM_PATH ? findChromium() : findProgram('chromium-headless-shell', 'chrome-headless-shell')

/** What renders pages built by script: the headless one, else any Chromium. */
export const findHeadlessChromium = (): string | undefined => findHeadlessShell() ?? findChromium()
