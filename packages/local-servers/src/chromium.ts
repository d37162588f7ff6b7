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
