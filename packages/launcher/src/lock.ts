import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { commandLineOf, endProcess } from '@findable/local-servers'
import { Problem } from './problem.ts'

interface RunningProcess {
  pid: number
  /** Part of its command line, which tells it apart from a later process with the same id. */
  mark: string
}

interface Running extends RunningProcess {
  url: string
  children: RunningProcess[]
}

const ownMark = 'launcher/src/main.ts'

/**
 * Makes this process the only user of a data folder. Programs that a killed start left running are ended first; if the
 * other start is still alive, this one says so and stops.
 */
export async function takeLock(file: string, url: string) {
  const before = readRunning(file)
  if (before && isAlive(before)) {
    throw new Problem(
      `Findable is running from this data folder already, at ${before.url}. Stop that one with Ctrl-C (or kill ${before.pid}), ` +
        'or run a second copy: PORT=8090 MAILBOX_PORT=8035 FINDABLE_HOME=.findable-2 npm start',
    )
  }
  const left = before?.children.filter(isAlive) ?? []
  if (left.length > 0) console.log(`  Ending what a killed start left running (${left.length})`)
  await Promise.all(left.map(({ pid }) => endProcess(pid, 'SIGTERM')))

  const own: Running = { pid: process.pid, mark: ownMark, url, children: [] }
  const write = (flag: 'w' | 'wx' = 'w') => writeFileSync(file, JSON.stringify(own, null, 2), { flag })
  rmSync(file, { force: true })
  // Refuses to overwrite: of two starts at the same moment only one gets the folder.
  write('wx')
  return {
    add(child: RunningProcess) {
      own.children.push(child)
      write()
    },
    remove(pid: number) {
      own.children = own.children.filter((child) => child.pid !== pid)
      write()
    },
    release: () => rmSync(file, { force: true }),
  }
}

function readRunning(file: string): Running | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Running
  } catch {
    return undefined
  }
}

function isAlive({ pid, mark }: RunningProcess): boolean {
  return commandLineOf(pid)?.includes(mark) ?? false
}
