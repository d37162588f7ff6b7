import { readdirSync, readFileSync } from 'node:fs'

/** MiB of all that this process has started, without what is `apart`. What processes share counts once. */
export function memoryBelow(apart: number): number {
  const pids = childrenOf(process.pid).filter((pid) => pid !== apart)
  return Math.round(pids.flatMap(treeOf).reduce((sum, pid) => sum + proportionalSetSize(pid), 0) / 1_024)
}

const treeOf = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(treeOf)]

function childrenOf(pid: number): number[] {
  const threads = list(`/proc/${pid}/task`)
  return threads.flatMap((thread) =>
    read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  )
}

const proportionalSetSize = (pid: number): number =>
  Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0)

/** A process may end before it is read. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
function list(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
