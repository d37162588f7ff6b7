import { defineConfig } from 'vitest/config'

// A limit ends what hangs; it measures nothing. Machines may be busy.
const patient = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } }

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
