import { configDefaults, defineConfig } from 'vitest/config'

// A limit ends what hangs; it measures nothing. Machines may be busy.
const patient = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } }

/** What starts programs or browsers, or waits for time limits, is run by `npm run test:slow`. */
const slow = [
  'packages/audit-engine/src/threads/thread-pool.test.ts',
  'packages/audit-engine/test/rendered/*.test.ts',
  'packages/cli/test/{audit,for-ci}.test.ts',
  'packages/launcher/test/start.test.ts',
  'packages/report-html/test/in-chromium.test.ts',
  'packages/service-kit/test/outbox.test.ts',
  'services/payments/test/operate.test.ts',
]

export default defineConfig({
  test: {
    // Test files share one PostgreSQL, one Redis and often two cores.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{packages,services,apps}/*/src/**/*.test.{ts,tsx}',
            'packages/{cli,contracts,audit-engine,report-html,ui}/test/**/*.test.{ts,tsx}',
            'scripts/{,test/}*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...slow],
          ...patient,
        },
      },
      {
        test: {
          name: 'integration',
          include: [
            'packages/{launcher,local-servers,sandbox,service-kit,test-kit}/test/**/*.test.ts',
            'services/*/test/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...slow],
          globalSetup: './packages/test-kit/src/global-setup.ts',
          ...patient,
        },
      },
      {
        test: {
          name: 'slow',
          include: slow,
          globalSetup: './packages/test-kit/src/global-setup.ts',
          ...patient,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['apps/*/test/**/*.test.{ts,tsx}', 'e2e/**/*.test.ts'],
          globalSetup: './packages/launcher/src/testing/product-setup.ts',
          ...patient,
        },
      },
    ],
  },
})
