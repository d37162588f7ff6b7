import { expect } from 'vitest'

/** Holds as soon as it holds; a busy machine gets half a minute. */
export function expectEventually<Value>(read: () => Value) {
  return expect.poll(read, { timeout: 30_000 })
}
