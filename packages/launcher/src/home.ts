import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { access, constants, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RolePasswords } from '@findable/local-servers'
import { Problem } from './problem.ts'

/** Everything `npm start` keeps, in one data folder. */
export interface Home extends ReturnType<typeof homePlaces> {
  secrets: Secrets
}

export function homePlaces(folder: string) {
  return {
    folder,
    postgres: join(folder, 'postgres'),
    redis: join(folder, 'redis'),
    sandbox: join(folder, 'sandbox'),
    logs: join(folder, 'logs'),
    secretsFile: join(folder, 'secrets.json'),
    /** The services' addresses, for `npm run orders`. */
    addresses: join(folder, 'addresses.json'),
    /** Where the processes serve `/metrics`, for Prometheus. */
    metricsTargets: join(folder, 'metrics-targets.json'),
    /** The process that uses this folder now; see lock.ts. */
    running: join(folder, 'running.json'),
  }
}

interface Secrets {
  adminUsername: string
  adminPassword: string
  internalToken: string
  sessionSecret: string
  settingsKey: string
  databasePassword: string
  rolePasswords: RolePasswords
}

/** Creates the data folder, or says in one line why it cannot be used. */
export async function prepareFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o755 })
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    const { secretsFile } = homePlaces(folder)
    if (existsSync(secretsFile)) await access(secretsFile, constants.R_OK | constants.W_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Problem(
      `The data folder ${folder} cannot be used by this user (${code}). ` +
        'Make it readable and writable, or choose another: FINDABLE_HOME=~/findable-data npm start',
    )
  }
}

/** Removes what earlier starts left. Only our own files: the folder may hold others too. */
export async function emptyFolder(folder: string): Promise<void> {
  const { postgres, redis, sandbox, logs, secretsFile, addresses, metricsTargets } = homePlaces(folder)
  const ours = [postgres, `${postgres}.partial`, redis, sandbox, logs, secretsFile, addresses, metricsTargets]
  await Promise.all(ours.map((path) => rm(path, { recursive: true, force: true })))
}

/** Opens a prepared folder. Missing secrets are generated once and stay the same from then on. */
export async function openHome(folder: string, env: NodeJS.ProcessEnv): Promise<Home> {
  const places = homePlaces(folder)
  const secrets = { ...newSecrets(env), ...(await readSecrets(places.secretsFile)) }
  // Written under another name first: half-written secrets would lock the data away.
  await writeFile(`${places.secretsFile}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  await rename(`${places.secretsFile}.new`, places.secretsFile)
  return { ...places, secrets }
}

async function readSecrets(file: string): Promise<Partial<Secrets>> {
  if (!existsSync(file)) return {}
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Secrets
  } catch {
    throw new Problem(`${file} is damaged. Start again from nothing with: npm start -- --fresh`)
  }
}

function newSecrets(env: NodeJS.ProcessEnv): Secrets {
  return {
    adminUsername: env.ADMIN_USERNAME ?? 'admin',
    adminPassword: env.ADMIN_PASSWORD ?? readablePassword(),
    internalToken: secret(),
    sessionSecret: secret(),
    settingsKey: secret(),
    databasePassword: secret(),
    rolePasswords: { payments: secret(), reports: secret(), admin: secret(), mail: secret() },
  }
}

function secret(): string {
  return randomBytes(32).toString('base64url')
}

/** Without letters and digits that look alike. */
function readablePassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
  const letters = Array.from(randomBytes(16), (byte) => alphabet[byte % alphabet.length])
  return letters.join('').replace(/.{4}(?=.)/g, '$&-')
}
