import { text } from 'node:stream/consumers'
import { listBackups, sizeOf } from './archive.ts'
import { readSettings, type Settings } from './env.ts'
import { makeBackup } from './make-backup.ts'
import { restore, tryRestore } from './restore.ts'

// The operator's command for backups. See docs/operations.md.

const usage = `What there is:          list
Make one now:           now
Try whether one reads:  try NAME < key
Put one in place:       restore NAME < key
`

async function operate(env: Settings, [action = 'list', name, ...rest]: readonly string[]): Promise<string> {
  const takesName = action === 'try' || action === 'restore'
  if ((name !== undefined) !== takesName || rest.length > 0) throw new Error(usage)
  const asked = async () => ({ name: name!, key: await text(process.stdin) })
  switch (action) {
    case 'list': {
      const folder = env.BACKUP_FOLDER
      const lines = (await listBackups(folder)).map(
        async (each) => `${each.name}  ${await sizeOf(folder, each)} bytes\n`,
      )
      return (await Promise.all(lines)).join('') || 'There is no backup yet.\n'
    }
    case 'now':
      return `${(await makeBackup(env)).name}\n`
    case 'try':
      return `${name} can be restored:\n${await tryRestore(env, await asked())}`
    case 'restore':
      return `${name} is in place. The database until now is kept as ${await restore(env, await asked())}.\n`
    default:
      throw new Error(usage)
  }
}

try {
  process.stdout.write(await operate(readSettings(), process.argv.slice(2)))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message.trimEnd() : String(error)}\n`)
  process.exitCode = 1
}
