import { createHash } from 'node:crypto'
import type { Answer } from '../http/router.ts'
import type { Store } from '../store.ts'
import { StripeApiError } from './errors.ts'
import { now } from './ids.ts'

const kind = 'idempotency_key'
const rememberedSeconds = 24 * 3600

interface FirstAnswer {
  path: string
  parameters: string
  requestId: string
  created: number
  status: number
  body: string
}

/** The first answer to this key; undefined when the key is new. A key used for something else is refused. */
export function firstAnswer(store: Store, key: string, path: string, body: string): Answer | undefined {
  const first = store.get<FirstAnswer>(kind, key)
  if (!first || first.created < now() - rememberedSeconds) return undefined
  if (first.path !== path)
    throw reused(key, `for the same endpoint they were first used for ('${path}' vs '${first.path}')`)
  if (first.parameters !== digest(body)) throw reused(key, 'with the same parameters they were first used with')
  return {
    status: first.status,
    // A 500 is replayed too, so retrying is no use.
    headers: { 'idempotent-replayed': 'true', 'original-request': first.requestId, 'stripe-should-retry': 'false' },
    body: first.body,
  }
}

export function rememberAnswer(
  store: Store,
  key: string,
  path: string,
  body: string,
  requestId: string,
  answer: Answer,
): void {
  const first: FirstAnswer = {
    path,
    parameters: digest(body),
    requestId,
    created: now(),
    status: answer.status,
    body: String(answer.body),
  }
  store.put(kind, key, first)
}

export function forgetKeys(store: Store): void {
  store.clear(kind)
}

/** Keys are compared with the content of the request, whatever its order. */
function digest(body: string): string {
  return createHash('sha256')
    .update([...new URLSearchParams(body)].map(String).toSorted().join('\n'))
    .digest('hex')
}

function reused(key: string, rule: string): StripeApiError {
  return new StripeApiError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used ${rule}. Try using a key other than '${key}' if you meant to execute a different request.`,
  })
}
