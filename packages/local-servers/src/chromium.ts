import { findProgram } from './find-program.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macApplications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The Chromium or Chrome of this machine; CHROMIUM_PATH wins. */
export const findChromium = (): string | undefined => chosenOr()

/** The same for reading pages that are built by script: a Chromium without a window needs half the time and memory. */
export const findHeadlessChromium = (): string | undefined =>
  chosenOr('chromium-headless-shell', 'chrome-headless-shell')

function chosenOr(...preferred: string[]): string | undefined {
  const chosen = process.env.CHROMIUM_PATH
  return chosen ? findProgram(chosen) : findProgram(...preferred, ...names, ...macApplications)
}
