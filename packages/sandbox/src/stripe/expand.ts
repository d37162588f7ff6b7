import { find, type Account } from './account.ts'
import { invalidParameter } from './errors.ts'

const expandable = {
  latest_charge: 'charge',
  charge: 'charge',
  payment_intent: 'payment_intent',
  payment_method: 'payment_method',
} as const

/**
 * Replaces an id with the object itself. `path` is for example `latest_charge` or `data.payment_intent.latest_charge`.
 */
export function expand<Value extends object>(account: Account, value: Value, paths: string[] = []): Value {
  return paths.reduce((result, path) => expandPath(account, result, path.split('.'), path), value)
}

function expandPath<Value extends object>(account: Account, value: Value, parts: string[], path: string): Value {
  const [field = '', ...rest] = parts
  const held = (value as Record<string, unknown>)[field]
  if (field === 'data' && Array.isArray(held)) {
    return { ...value, data: held.map((item: object) => expandPath(account, item, rest, path)) }
  }
  if (held === undefined || !Object.hasOwn(expandable, field)) {
    throw invalidParameter('expand', `This property cannot be expanded (${path}).`)
  }
  if (held === null) return value
  const kind = expandable[field as keyof typeof expandable]
  const inner: object = typeof held === 'string' ? find(account, kind, held) : held
  return { ...value, [field]: rest.length > 0 ? expandPath(account, inner, rest, path) : inner }
}
