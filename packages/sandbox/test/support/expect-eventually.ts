import { expect } from 'vitest'

/** Passes as soon as the expectation holds; a busy machine gets half a minute. */
export function expectEventually<Value>(read: () => Value) {
  return expect.poll(read, { timeout: 30_000 })
}
