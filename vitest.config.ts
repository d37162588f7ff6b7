import { defineConfig } from 'vitest/config'

// Two test files at a time: they share one PostgreSQL, one Redis and often two cores.
const maxWorkers = 2

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'packages/{audit-engine,report-html,contracts,ui}/test/**/*.test.{ts,tsx}', 'services/*/src/**/*.test.ts', 'apps/*/src/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          name: 'integration',
          include: ['packages/{service-kit,sandbox,test-kit,local-servers}/test/**/*.test.ts', 'services/*/test/**/*.test.ts', 'scripts/**/*.test.ts'],
          globalSetup: './packages/test-kit/src/global-setup.ts',
          testTimeout: 30_000,
          hookTimeout: 120_000,
          maxWorkers,
        },
      },
    ],
  },
})
