import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** The failure matrix: real processes are killed, cut off and flushed. `npm run test:failures` */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '..'),
    include: ['failures/*.test.ts'],
    // Each file runs a product of its own, and two of them at once would be late for each other's deadlines.
    fileParallelism: false,
    testTimeout: 150_000,
    hookTimeout: 120_000,
    reporters: ['default', join(import.meta.dirname, 'support/table-reporter.ts')],
  },
})
