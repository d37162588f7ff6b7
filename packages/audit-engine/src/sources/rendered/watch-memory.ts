import { readFileSync } from 'node:fs'

/** Resident memory of one browser process, in kB: several times what the heaviest page we have seen needs. */
const mostKilobytes = 700_000
/** Milliseconds; a page can fill some 200 MB between two checks. */
const interval = 100

/**
 * Kills any process below `pid` that uses too much memory, which costs only the page it shows. Linux only, as it reads
 * /proc. The function it returns stops the watch.
 */
export function watchMemory(pid: number): () => void {
  const timer = setInterval(() => {
    for (const child of processesBelow(pid)) {
      if (residentKilobytes(child) > mostKilobytes) end(child)
    }
  }, interval)
  timer.unref()
  return () => clearInterval(timer)
}

function processesBelow(pid: number): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number)
  return children.flatMap((child) => [child, ...processesBelow(child)])
}

const residentKilobytes = (pid: number): number =>
  Number(/^VmRSS:\s*(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0)

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // The process has ended, or this is not Linux.
    return ''
  }
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has already ended.
  }
}
