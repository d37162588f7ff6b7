import { AppError } from '@findable/service-kit'
import type * as z from 'zod/mini'

/** A JSON body that the gateway handles itself. Throws `unreadable-body` and `validation-failed`. */
export function parseBody<Body>(schema: z.ZodMiniType<Body>, body: unknown): Body {
  const parsed = schema.safeParse(parseJson(body))
  if (!parsed.success) throw new AppError('validation-failed', { publicText: parsed.error.issues[0]!.message })
  return parsed.data
}

function parseJson(body: unknown): unknown {
  try {
    return JSON.parse(String(body))
  } catch (cause) {
    throw new AppError('unreadable-body', { cause })
  }
}
