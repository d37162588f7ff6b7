import { dirname } from 'node:path'
import { readSbom, titleOf } from '../sbom/read-sbom.ts'
import { run } from './check.ts'

const root = dirname(dirname(import.meta.dirname))

/** Prints what no image may hold, and after a line of dashes the installed packages as pnpm names their folders. */
const look = `
  find / -xdev -type f -perm /6000 2>/dev/null
  for each in npm npx pnpm yarn corepack git gcc; do command -v $each; done
  find /findable -name node_modules -prune -o \\( -name '*.test.*' -o -name test -o -path '*/services/*/bench' -o -name golden \\
    -o -name '.env*' -o -name '.git*' -o -name '*.map' -o -name '*.pem' -o -name '*.key' -o -name secrets \\) -print
  echo ---
  ls /findable/node_modules/.pnpm 2>/dev/null
  true`

const lookInto = ['docker', 'run', '--rm', '--network=none', '--entrypoint=sh'] as const

/**
 * Looks into images: each package must be in the software bill of materials, which has none of development, and there
 * may be no tests, source maps, key files, package managers or programs that change the user. Throws with what it finds.
 *
 * @returns How many packages it saw
 */
export async function expectLeanImages(images: string[]): Promise<string> {
  const known = new Set(readSbom(root).components.map(titleOf))
  const seen: string[] = []
  for (const image of images) {
    const output = await run(process.env, [...lookInto, image, '-c', look])
    const [forbidden, packages] = output.split('---\n').map((part) => part.split('\n').filter(Boolean))
    const unknown = packages!.filter((folder) => folder.includes('@') && !known.has(nameOf(folder)))
    const found = [...forbidden!, ...unknown]
    if (found.length > 0) throw new Error(`${image} holds ${found.slice(0, 20).join(', ')}`)
    seen.push(...packages!)
  }
  return `${new Set(seen).size} packages`
}

/** `@node-rs+argon2@2.2.1` and `ajv-formats@3.0.1_ajv@8.20.0` as they are called in the registry. */
const nameOf = (folder: string): string => /^@?[^@]+@[^_]+/.exec(folder.replace('+', '/'))![0]
