import { readFileSync } from 'node:fs'

/** Resident memory of one process of the browser, in kB: several times what the heaviest page we have seen needs. */
const mostKilobytes = 700_000
/** Milliseconds; a page fills some 200 MB between two looks. */
const interval = 100

/**
 * Kills every process below `pid` that holds too much memory, which costs the page it shows and no other one. Linux
 * only, as it reads /proc. The function it returns ends the watch.
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
    // The process has ended, or this is no Linux.
    return ''
  }
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}
