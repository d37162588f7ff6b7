import { createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'

const warning = 40
const sameAgainAfterMs = 30_000

/**
 * Where one child's lines go: all of them to its log file (the previous start's is kept as .log.1), its warnings and
 * errors to the terminal as well. Its last lines before it ends are left for the supervisor to show.
 */
export function createChildLog(folder: string, name: string, say: (line: string) => unknown): (line: string) => void {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${name}.log`)
  if (existsSync(path)) renameSync(path, `${path}.1`)
  const file = createWriteStream(path)
  const lastSaid = new Map<string, number>()

  return (line) => {
    file.write(`${line}\n`)
    const text = worthSaying(line)
    if (text === undefined || Date.now() - (lastSaid.get(text) ?? 0) < sameAgainAfterMs) return
    lastSaid.set(text, Date.now())
    say(`${name}: ${text}`)
  }
}

interface LogEntry {
  level?: number
  msg?: string
  err?: { message?: string }
  error?: unknown
}

function worthSaying(line: string): string | undefined {
  const entry = parse(line)
  return entry && (entry.level ?? 0) >= warning ? describe(entry) : undefined
}

/** A line in readable form: for a log entry, its message and cause. */
export function readable(line: string): string {
  const entry = parse(line)
  return entry?.msg ? describe(entry) : line
}

function describe({ msg = '', err, error }: LogEntry): string {
  const cause = err?.message ?? (typeof error === 'string' ? error : undefined)
  return cause && cause !== msg ? `${msg} (${cause})` : msg
}

function parse(line: string): LogEntry | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
