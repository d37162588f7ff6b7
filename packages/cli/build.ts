import { cpSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'

/** Builds the program with all it is made of into a folder: Node.js runs no TypeScript inside node_modules. */
export async function buildProgram(dist: string): Promise<void> {
  await build({
    input: fileURLToPath(new URL('src/main.ts', import.meta.url)),
    platform: 'node',
    tsconfig: false,
    output: {
      dir: dist,
      cleanDir: true,
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name]-[hash].mjs',
      // Loads faster; names stay for stack traces.
      minify: { compress: true, mangle: false },
    },
  })
  /** Copies a file or folder of a package's `src`, which is read while running, beside the module that reads it. */
  const copy = (from: string, part: string): void =>
    cpSync(new URL(part, import.meta.resolve(from)), `${dist}/${part.split('/').at(-1)}`, { recursive: true })
  copy('@findable/audit-engine', 'facts/suburbs.txt')
  for (const part of ['report.css', 'fonts']) copy('@findable/report-html', part)
}

if (import.meta.main) await buildProgram(fileURLToPath(new URL('dist', import.meta.url)))
