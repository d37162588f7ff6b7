import { cpSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'

// The program with all it is made of, in dist/: Node.js runs no TypeScript inside node_modules.

const dist = new URL('dist/', import.meta.url)

await build({
  input: fileURLToPath(new URL('src/main.ts', import.meta.url)),
  platform: 'node',
  tsconfig: false,
  output: { dir: fileURLToPath(dist), cleanDir: true },
})

// Read while running, from beside the module that reads them.
copy('@findable/audit-engine', 'facts/suburbs.txt', 'suburbs.txt')
for (const part of ['report.css', 'fonts']) copy('@findable/report-html', part, part)

/** Copies a file or folder of a package's `src`. */
function copy(from: string, part: string, to: string): void {
  cpSync(new URL(part, import.meta.resolve(from)), new URL(to, dist), { recursive: true })
}
