import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { findChromium } from '@findable/local-servers'
import { chromiumFlags } from '@findable/test-kit'

const script = join(dirname(createRequire(import.meta.url).resolve('lighthouse/package.json')), 'cli/index.js')

/** The command line that runs Lighthouse on a page, and what it needs from the environment. */
export const lighthouseCommand = (url: string, options: string[], chromeFlags: string[]) => ({
  command: process.execPath,
  args: [
    script,
    url,
    '--quiet',
    '--output=json',
    ...options,
    `--chrome-flags=${['--headless', ...chromiumFlags, ...chromeFlags].join(' ')}`,
  ],
  env: { CHROME_PATH: findChromium() },
})

const largestReport = 100 * 1_024 * 1_024

/** Lighthouse's report on a page, limited to these audits. */
export async function reportOf<Report>(
  url: string,
  { audits, chromeFlags }: { audits: string[]; chromeFlags: string[] },
): Promise<Report> {
  const { command, args, env } = lighthouseCommand(url, [`--only-audits=${audits.join(',')}`], chromeFlags)
  const options = { env: { ...process.env, ...env }, maxBuffer: largestReport }
  const { stdout } = await promisify(execFile)(command, args, options).catch((error: Error & { stderr?: string }) => {
    throw new Error(error.stderr?.trim().split('\n')[0] ?? error.message)
  })
  return JSON.parse(stdout) as Report
}
