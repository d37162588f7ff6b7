import { addBackup, listBackups, removeAbandoned, removeBackup, type Backup } from './archive.ts'
import type { Settings } from './env.ts'
import { connection, databaseName, run } from './programs.ts'
import { noLongerKept } from './retention.ts'

/**
 * Makes a backup: all schemas at one moment, encrypted before a byte of it reaches the disk. Then removes those that are
 * no longer kept.
 */
export async function makeBackup(
  { DATABASE_URL: url, BACKUP_FOLDER: folder, BACKUP_RECIPIENT: recipient }: Settings,
  signal?: AbortSignal,
): Promise<Backup> {
  await removeAbandoned(folder)
  const backup = await addBackup(folder, new Date(), (file) =>
    run(
      [
        ['pg_dump', '--format=custom', `--dbname=${databaseName(url)}`],
        ['age', `--recipient=${recipient}`, `--output=${file}`],
      ],
      { env: connection(url), signal },
    ),
  )
  for (const old of noLongerKept(await listBackups(folder), backup.at)) await removeBackup(folder, old)
  return backup
}
