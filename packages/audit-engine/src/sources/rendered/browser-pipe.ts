import type { Readable, Writable } from 'node:stream'

/** A browser, as the two ends of its DevTools pipe. */
export interface BrowserPipe {
  input: Writable
  output: Readable
  /** Stops the browser and all its processes. */
  close(): Promise<void>
}
