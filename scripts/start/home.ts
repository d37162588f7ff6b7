import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { access, constants, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { userInfo } from 'node:os'
import type { RolePasswords } from '@findable/local-servers'
import { Problem } from '../problem.ts'

/** Everything `npm start` keeps, each under the data folder. */
export interface Home {
  folder: string
  postgres: string
  redis: string
  sandbox: string
  logs: string
  /** Who runs on this folder now; see lock.ts. */
  running: string
  secrets: Secrets
}

interface Secrets {
  adminUsername: string
  adminPassword: string
  internalToken: string
  sessionSecret: string
  databasePassword: string
  rolePasswords: RolePasswords
}

const places = { postgres: 'postgres', redis: 'redis', sandbox: 'sandbox', logs: 'logs', running: 'running.json' }
const secretsFile = 'secrets.json'

export function homePlaces(folder: string) {
  return Object.fromEntries(Object.entries(places).map(([name, place]) => [name, join(folder, place)])) as Record<
    keyof typeof places,
    string
  >
}

/** Makes the data folder, or says in one line why it cannot be used. */
export async function prepareFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o755 })
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    const secrets = join(folder, secretsFile)
    if (existsSync(secrets)) await access(secrets, constants.R_OK | constants.W_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Problem(
      `The data folder ${folder} cannot be used by ${userInfo().username} (${code}). ` +
        'Make it readable and writable, or choose another: FINDABLE_HOME=~/findable-data npm start',
    )
  }
}

/** Removes what earlier starts left. Only our own files: the folder may be one that holds others too. */
export async function emptyFolder(folder: string): Promise<void> {
  const ours = ['postgres', 'postgres.partial', 'redis', 'sandbox', 'logs', secretsFile]
  await Promise.all(ours.map((name) => rm(join(folder, name), { recursive: true, force: true })))
}

/** Opens a prepared folder. Secrets are made when they are missing and stay the same from then on. */
export async function openHome(folder: string, env: NodeJS.ProcessEnv): Promise<Home> {
  const file = join(folder, secretsFile)
  const secrets = { ...newSecrets(env), ...(await readSecrets(file)) }
  await writeFile(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  return { folder, ...homePlaces(folder), secrets }
}

async function readSecrets(file: string): Promise<Partial<Secrets>> {
  if (!existsSync(file)) return {}
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Secrets
  } catch {
    throw new Problem(`${file} is damaged. Begin anew with: npm start -- --fresh`)
  }
}

function newSecrets(env: NodeJS.ProcessEnv): Secrets {
  return {
    adminUsername: env.ADMIN_USERNAME ?? 'admin',
    adminPassword: env.ADMIN_PASSWORD ?? readablePassword(),
    internalToken: secret(),
    sessionSecret: secret(),
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
