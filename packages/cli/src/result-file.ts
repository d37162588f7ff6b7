import { readFileSync } from 'node:fs'
import { auditResultSchema, type AuditResult } from '@findable/contracts'
import * as z from 'zod/mini'
import { UnusableArguments } from './unusable-arguments.ts'

/** Raised when a reader of the last format could no longer read the next. What is only added does not raise it. */
const format = 1
/** Our public address, for links, unless another is set. */
export const home = 'https://findable.com.au'
/** Names the format in each file, and is where its JSON Schema is served. */
const schemaUrl = `${home}/schemas/audit-result-${format}.json`

/** What `--json` prints: the engine's result, with the address of its schema. */
export const resultFile = (result: AuditResult): object => ({ $schema: schemaUrl, ...result })

/** The JSON Schema of `resultFile`; kept in apps/web/public/schemas, from where it is served. */
export function resultFileSchema(): object {
  const file = z.extend(auditResultSchema, { $schema: z.optional(z.literal(schemaUrl)) })
  // As input, so that a reader may meet fields that a later engine adds.
  return { $id: schemaUrl, title: 'Result of findable audit --json', ...z.toJSONSchema(file, { io: 'input' }) }
}

/** Reads what an earlier `--json` printed; throws UnusableArguments. */
export function readResultFile(file: string): AuditResult {
  const refuse = (why: string): never => {
    throw new UnusableArguments(`${file} ${why}`)
  }
  const given = parse(read(file, refuse), refuse)
  const named = /\/audit-result-(\d+)\.json$/.exec(String((given as { $schema?: unknown } | null)?.$schema))?.[1]
  if (Number(named ?? format) > format)
    refuse(`was written by a newer findable: its format is ${named}, and this one reads up to ${format}.`)
  const { data, error } = auditResultSchema.safeParse(given)
  if (data) return data
  const at = error.issues[0]!.path.join('.')
  return refuse(`is not a result of findable audit --json${at ? `: "${at}" is missing or wrong` : ''}.`)
}

function read(file: string, refuse: (why: string) => never): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    return refuse(`cannot be read (${(error as NodeJS.ErrnoException).code}).`)
  }
}

function parse(text: string, refuse: (why: string) => never): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return refuse('is not JSON, or only a part of it.')
  }
}
