import { basename, join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take minutes, longest first. Vitest would go by their size, and leave one to run alone at the end. */
const longest = ['kills', 'storage', 'deadlines', 'payments', 'mail', 'traces', 'versions']

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = longest.indexOf(basename(moduleId, '.test.ts'))
      return at < 0 ? longest.length : at
    }
    return files.toSorted((a, b) => place(a) - place(b))
  }
}

/** The failure matrix: real processes are killed, cut off and flushed. `npm run test:failures` */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '..'),
    include: ['failures/*.test.ts'],
    sequence: { sequencer: LongestFirst },
    // Each file runs its own product and mostly waits; more at once would be late on two cores.
    maxWorkers: 3,
    testTimeout: 150_000,
    hookTimeout: 120_000,
  },
})
