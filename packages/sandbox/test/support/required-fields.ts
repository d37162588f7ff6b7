import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const resources = join(dirname(fileURLToPath(import.meta.resolve('stripe'))), 'resources')

/** The fields that an interface in the SDK's published types marks as required. */
export function requiredFields(file: string, name: string): string[] {
  const source = readFileSync(join(resources, `${file}.d.ts`), 'utf8')
  const start = source.indexOf(`export interface ${name} {`)
  if (start < 0) throw new Error(`${file}.d.ts has no interface ${name}`)
  const body = source.slice(start, source.indexOf('\n}', start))
  const fields = [...body.matchAll(/^ {4}(\w+): /gm)].map((match) => match[1] ?? '')
  if (!fields.includes('id')) throw new Error(`the fields of ${name} in ${file}.d.ts could not be read`)
  return fields
}
