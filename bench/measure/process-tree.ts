import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** What a program and every process it started used. */
export interface Used {
  /** Milliseconds of CPU time, in user and system mode. */
  cpu: number
  /** Milliseconds from start to end. */
  wall: number
  /** Highest sum of proportional set sizes, in KiB: memory shared by processes counts once. */
  memory: number
}

interface Seen {
  cpu: number
  /** A process that ended before the others still counts. */
  alive: boolean
}

const samplePause = 20
/** Reading a browser's memory map costs milliseconds, so it is read less often. */
const memoryPause = 200
const tick = 10

/**
 * Runs a program and samples its whole process tree in /proc. What a process uses between the last sample and its end is
 * missed, which favours the program that starts more processes.
 */
export async function measureTree(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<Used> {
  const started = performance.now()
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, ...env } })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  let ended: number | null | undefined
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve)).then((status) => {
    ended = status
    return performance.now() - started
  })
  const seen = new Map<number, Seen>([[child.pid!, { cpu: 0, alive: true }]])
  let memory = 0
  let memoryReadAt = 0
  while (ended === undefined) {
    look(seen)
    if (performance.now() - memoryReadAt > memoryPause) {
      memory = Math.max(memory, memoryOf(seen))
      memoryReadAt = performance.now()
    }
    await sleep(samplePause)
  }
  if (ended !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${ended}: ${said}`)
  const cpu = [...seen.values()].reduce((sum, process) => sum + process.cpu, 0)
  return { cpu, wall: await closed, memory }
}

/** Adds new descendants, and updates the CPU time of all of them. */
function look(seen: Map<number, Seen>): void {
  const stats = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (statOf(Number(name)) ?? []) : []))
  // Children mostly come after their parents; another pass finds the rest.
  for (let grew = true; grew;) {
    grew = false
    for (const { pid, parent } of stats) {
      if (!seen.has(parent) || seen.has(pid)) continue
      seen.set(pid, { cpu: 0, alive: true })
      grew = true
    }
  }
  for (const process of seen.values()) process.alive = false
  for (const { pid, cpu } of stats) {
    const process = seen.get(pid)
    if (process) Object.assign(process, { cpu, alive: true })
  }
}

function statOf(pid: number): { pid: number; parent: number; cpu: number } | null {
  const stat = read(`/proc/${pid}/stat`)
  // The name in parentheses may contain anything, including spaces and parentheses.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (fields.length < 13) return null
  return { pid, parent: Number(fields[1]), cpu: (Number(fields[11]) + Number(fields[12])) * tick }
}

function memoryOf(seen: Map<number, Seen>): number {
  let sum = 0
  for (const [pid, { alive }] of seen) {
    if (alive) sum += Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0)
  }
  return sum
}

/** A process may have ended before it is read. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
