import { expect } from 'vitest'

/** Holds as soon as it holds; a busy machine gets ten seconds. */
export function expectEventually<Value>(read: () => Value) {
  return expect.poll(read, { timeout: 10_000 })
}
