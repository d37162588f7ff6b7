import type * as z from 'zod'
import { json, type Answer, type Request } from './router.ts'

/** Passes on a body that fits the schema; answers 400 with what is wrong for any other. */
export function withJson<Schema extends z.ZodType>(
  schema: Schema,
  handle: (body: z.infer<Schema>, request: Request) => Answer,
) {
  return (request: Request): Answer => {
    const read = schema.safeParse(parse(request.body))
    if (read.success) return handle(read.data, request)
    const wrong = read.error.issues.map((issue) => [issue.path.join('.'), issue.message].filter(Boolean).join(': '))
    return json(400, { error: wrong.join('; ') })
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
