import { findProgram } from './find-program.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macApplications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The Chromium or Chrome of this machine; CHROMIUM_PATH wins. */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH
  return chosen ? findProgram(chosen) : findProgram(...names, ...macApplications)
}

/** Chromium without a window, which reads pages in half the time and memory; CHROMIUM_PATH wins. */
export const findHeadlessShell = (): string | undefined =>
  process.env.CHROMIUM_PATH ? findChromium() : findProgram('chromium-headless-shell', 'chrome-headless-shell')

/** What reads pages that are built by script: such a one, else any Chromium. */
export const findHeadlessChromium = (): string | undefined => findHeadlessShell() ?? findChromium()
