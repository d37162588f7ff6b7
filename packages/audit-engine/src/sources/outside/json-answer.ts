import { storableJson } from '@findable/contracts'
import type * as z from 'zod/mini'
import type { ServiceAnswer } from './services.ts'

/**
 * The JSON of an answer, in its documented shape. Throws when the shape differs; the message quotes nothing from the
 * answer, because a log may keep no more of a score-only service than a report may.
 */
export function readJsonAnswer<Schema extends z.ZodMiniType>(
  { body }: Pick<ServiceAnswer, 'body'>,
  schema: Schema,
): z.output<Schema> {
  const read = schema.safeParse(parsed(body))
  if (read.success) return read.data
  throw new Error(`the answer has another shape at ${read.error.issues.map(({ path }) => path.join('.')).join(', ')}`)
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(storableJson(body))
  } catch {
    throw new Error('the answer is no JSON')
  }
}
