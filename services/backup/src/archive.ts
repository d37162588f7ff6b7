import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

/**
 * The folder of backups. A backup is complete when it has its name: until then it is called `.part`. Its checksum lies
 * beside it as `sha256sum --check` reads it, so that a copy elsewhere can be checked without the key.
 */

export interface Backup {
  name: string
  /** When the dump began: what was committed before is in it. */
  at: Date
}

const pattern = /^findable-(\d{4}-\d\d-\d\dT)(\d\d)(\d\d)(\d\dZ)\.dump\.age$/
const ending = '.dump.age'
const unfinished = '.part'
const checksum = '.sha256'
/** Milliseconds. No dump takes this long, so what is older was left by a process that died. */
const abandoned = 24 * 3_600_000

export const nameOf = (at: Date): string => `findable-${at.toISOString().slice(0, 19).replaceAll(':', '')}Z${ending}`

/** Complete backups, newest first. */
export async function listBackups(folder: string): Promise<Backup[]> {
  const names = (await readdir(folder)).filter((name) => pattern.test(name))
  return names
    .map((name) => ({ name, at: new Date(name.replace(pattern, '$1$2:$3:$4')) }))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
}

/** Milliseconds; Infinity without any. One from the future was named by a wrong clock, and says nothing about now. */
export async function ageOfNewest(folder: string): Promise<number> {
  const ages = (await listBackups(folder)).map(({ at }) => Date.now() - at.getTime())
  return Math.min(Infinity, ...ages.filter((age) => age >= 0))
}

export const sizeOf = async (folder: string, { name }: Backup): Promise<number> => (await stat(join(folder, name))).size

/**
 * Lets `write` make the file, reads it back for its checksum, and then gives it its name. Throws when another process
 * makes one in the same second.
 */
export async function addBackup(folder: string, at: Date, write: (file: string) => Promise<unknown>): Promise<Backup> {
  const name = nameOf(at)
  const file = join(folder, name)
  const part = file + unfinished
  await writeFile(part, '', { flag: 'wx' })
  try {
    await write(part)
    await sync(part)
    await writeFile(file + checksum, `${await sha256(part)}  ${name}\n`)
    await sync(file + checksum)
    await rename(part, file)
    await sync(folder)
  } catch (error) {
    await removeUnfinished(file)
    throw error
  }
  return { name, at }
}

export async function removeBackup(folder: string, { name }: Backup): Promise<void> {
  await rm(join(folder, name), { force: true })
  await rm(join(folder, name + checksum), { force: true })
}

/** Removes what a process that died in the middle of a backup has left. */
export async function removeAbandoned(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((each) => each.endsWith(unfinished))) {
    const part = join(folder, name)
    const { mtimeMs } = await stat(part)
    if (mtimeMs < Date.now() - abandoned) await removeUnfinished(part.slice(0, -unfinished.length))
  }
}

async function removeUnfinished(file: string): Promise<void> {
  await rm(file + checksum, { force: true })
  await rm(file + unfinished, { force: true })
}

/** The path of a complete backup whose bytes are those that were written. Throws with what is wrong. */
export async function checkedFile(folder: string, name: string): Promise<string> {
  if (!pattern.test(name)) throw new Error(`${name} is not the name of a complete backup.`)
  const file = join(folder, name)
  const [expected, found] = await Promise.all([readFile(file + checksum, 'utf8'), sha256(file)]).catch(
    (error: Error) => {
      throw new Error(`${name} cannot be read: ${error.message}`)
    },
  )
  if (expected.split(' ')[0] !== found)
    throw new Error(`${name} is damaged: its bytes are not those that were written.`)
  return file
}

async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Survives a power cut from here on. */
async function sync(path: string): Promise<void> {
  const handle = await open(path)
  await handle.sync().finally(() => handle.close())
}
