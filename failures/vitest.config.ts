import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** The failure matrix: real processes are killed, cut off and flushed. `npm run test:failures` */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '..'),
    include: ['failures/*.test.ts'],
    // Each file runs its own product and mostly waits; more at once would be late on two cores.
    maxWorkers: 3,
    testTimeout: 150_000,
    hookTimeout: 120_000,
  },
})
