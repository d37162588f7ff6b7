import type { Reader } from '../reader.ts'
import { readInThread } from './read-in-thread.ts'
import { createSeat } from './seat.ts'

export interface ThreadPoolOptions {
  threads?: number
  /** Heap of one thread, in MiB. */
  memory?: number
  /** Milliseconds for reading one page; the other for each step of assessing a site. */
  parseDeadline?: number
  assessDeadline?: number
  /** The module each thread runs. */
  module?: URL
}

export interface ThreadPool {
  openReader(): Reader
  close(): Promise<void>
}

/**
 * Threads that read the pages of audits and assess them, each audit in one of them. A page built to stall the parser or
 * to fill the memory costs one thread, which is ended and replaced; its other audits go on in the new one.
 */
export function createThreadPool({
  threads = 2,
  memory = 512,
  parseDeadline = 5_000,
  assessDeadline = 15_000,
  module = new URL('./thread.ts', import.meta.url),
}: ThreadPoolOptions = {}): ThreadPool {
  const seats = Array.from({ length: threads }, () => createSeat(module, memory))
  let audits = 0
  return {
    openReader() {
      const seat = seats.reduce((free, other) => (other.readers < free.readers ? other : free))
      return readInThread(seat, audits++, { parseDeadline, assessDeadline })
    },
    close: async () => void (await Promise.all(seats.map((seat) => seat.close()))),
  }
}
