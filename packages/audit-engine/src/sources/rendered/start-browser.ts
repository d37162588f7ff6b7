import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { promisify } from 'node:util'
import type { BrowserPipe } from './browser-pipe.ts'
import { watchMemory } from './watch-memory.ts'

/** The unprivileged user and group on every Linux; when running as root, the browser runs as these. */
const nobody = 65_534

/**
 * Bytes of data one process may map. Chromium reserves 4 GiB without using it and does not start with less, so the
 * effective limit is that of `watchMemory`.
 */
const dataLimit = 4_500_000_000

/** Where every request that bypassed our fetcher ends. */
const deadProxy = 'http://127.0.0.1:9'

const flags = [
  '--headless',
  '--remote-debugging-pipe',
  // Only we answer pages: a request that gets past the interception meets a proxy that does not exist, even for
  // loopback.
  `--proxy-server=${deadProxy}`,
  '--proxy-bypass-list=<-loopback>',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--dns-prefetch-disable',
  '--disable-quic',
  '--no-pings',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-features=WebRtcHideLocalIpsWithMdns,MediaRouter,Translate,OptimizationHints,HttpsUpgrades,HttpsFirstBalancedMode,HttpsFirstBalancedModeAutoEnable',
  // For a browser without a user that runs for minutes.
  '--no-first-run',
  '--no-default-browser-check',
  '--password-store=basic',
  '--use-mock-keychain',
  '--disable-breakpad',
  '--disable-crash-reporter',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--mute-audio',
  '--hide-scrollbars',
  '--js-flags=--max-old-space-size=384',
  // We decide when frames are drawn; a browser that cannot do this ignores both flags.
  '--enable-begin-frame-control',
  '--run-all-compositor-stages-before-draw',
]

/**
 * Starts this machine's Chromium: in its own sandbox, as an unprivileged user, and in a network namespace
 * of its own where the machine allows that. Rejects when the program cannot be started; if its sandbox fails, it ends
 * at once, which closes the pipe.
 */
export async function startBrowser(
  program: string,
  confinement: readonly string[] | Promise<string[]> = usualConfinement(),
): Promise<BrowserPipe> {
  const isRoot = process.getuid?.() === 0
  const home = await mkdtemp(join(tmpdir(), 'findable-browser-'))
  if (isRoot) await chown(home, nobody, nobody)
  const [command, ...args] = [...(await confinement), program, ...flags, `--user-data-dir=${home}`]
  const browser = spawn(command, args, {
    // A process group of its own, so that it can be killed as a whole.
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], LANG: 'en_AU.UTF-8', TZ: 'Australia/Sydney', HOME: home, TMPDIR: home },
    ...(isRoot ? { uid: nobody, gid: nobody } : {}),
  })
  const ended = browser.exitCode === null ? once(browser, 'close').catch(() => {}) : Promise.resolve()
  const [, , , input, output] = browser.stdio as [null, null, null, Writable, Readable]
  for (const stream of [input, output]) stream.on('error', () => {})
  try {
    await once(browser, 'spawn')
  } catch (error) {
    await rm(home, { recursive: true, force: true })
    throw error
  }
  const stopWatching = watchMemory(browser.pid!)
  return {
    input,
    output,
    async close() {
      stopWatching()
      endGroup(browser)
      await ended
      await rm(home, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

function endGroup({ pid }: ChildProcess): void {
  try {
    process.kill(-pid!, 'SIGKILL')
  } catch {
    // It has already ended.
  }
}

let known: Promise<string[]> | undefined

/** Wrapper commands that confine the browser, as far as this machine has them; tested once. */
const usualConfinement = (): Promise<string[]> => (known ??= findConfinement())

async function findConfinement(): Promise<string[]> {
  const limit = ['prlimit', `--data=${dataLimit}`, '--core=0']
  const network = ['unshare', '--user', '--map-current-user', '--net']
  const found = await Promise.all([limit, network].map(async (command) => ((await works(command)) ? command : [])))
  return found.flat()
}

const works = ([command = '', ...args]: string[]): Promise<boolean> =>
  promisify(execFile)(command, [...args, 'true']).then(
    () => true,
    () => false,
  )
