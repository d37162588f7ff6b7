import { readFileSync } from 'node:fs'
import {
  auditResultSchema,
  resultFileSchema,
  resultFormat,
  resultSchemaUrl,
  type AuditResult,
} from '@findable/contracts'
import * as z from 'zod/mini'
import { UnusableArguments } from './unusable-arguments.ts'

/** The JSON Schema of a result file; kept in apps/web/public/schemas, from where it is served. */
export function jsonSchemaOfResult(): object {
  // As input, so that a reader may meet fields that a later engine adds.
  const schema = z.toJSONSchema(resultFileSchema, { io: 'input' })
  return { $id: resultSchemaUrl, title: 'Result of findable audit --json', ...schema }
}

/** Reads what an earlier `--json` printed; throws UnusableArguments. */
export function readResultFile(file: string): AuditResult {
  const refuse = (why: string): never => {
    throw new UnusableArguments(`${file} ${why}`)
  }
  const given = parse(read(file, refuse), refuse)
  const named = /\/audit-result-(\d+)\.json$/.exec(String((given as { $schema?: unknown } | null)?.$schema))?.[1]
  if (Number(named ?? resultFormat) > resultFormat)
    refuse(`was written by a newer findable: its format is ${named}, and this one reads up to ${resultFormat}.`)
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
