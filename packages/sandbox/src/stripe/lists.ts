import type Stripe from 'stripe'
import { invalidParameter, missing } from './errors.ts'
import type { FormValue } from './form-encoding.ts'
import { integer, object, text, type Parsed, type Rule } from './params.ts'

const bounds = object({ gt: integer, gte: integer, lt: integer, lte: integer })
const created: Rule<number | Parsed<Record<'gt' | 'gte' | 'lt' | 'lte', Rule<number>>>> = (value: FormValue, path) =>
  typeof value === 'string' ? integer(value, path) : bounds(value, path)

export const listRules = { limit: integer, starting_after: text, ending_before: text, created }

interface Listed {
  id: string
  created: number
}

/** One page of `all`, which is sorted newest first. https://docs.stripe.com/api/pagination */
export function page<Item extends Listed>(
  all: Item[],
  url: string,
  what: string,
  asked: Parsed<typeof listRules>,
): Stripe.ApiList<Item> {
  const limit = asked.limit ?? 10
  if (limit < 1 || limit > 100) throw invalidParameter('limit', 'Invalid limit: must be between 1 and 100')
  const wanted = all.filter((item) => isCreatedIn(item.created, asked.created))
  const { starting_after: after, ending_before: before } = asked
  if (before !== undefined) {
    const newer = wanted.slice(0, positionOf(wanted, before, what, 'ending_before'))
    return { object: 'list', url, has_more: newer.length > limit, data: newer.slice(-limit) }
  }
  const start = after === undefined ? 0 : positionOf(wanted, after, what, 'starting_after') + 1
  return { object: 'list', url, has_more: wanted.length > start + limit, data: wanted.slice(start, start + limit) }
}

function positionOf(items: Listed[], id: string, what: string, param: string): number {
  const position = items.findIndex((item) => item.id === id)
  if (position < 0) throw missing(what, id, param)
  return position
}

function isCreatedIn(time: number, range: Parsed<typeof listRules>['created']): boolean {
  if (range === undefined) return true
  if (typeof range === 'number') return time === range
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range
  return time > gt && time >= gte && time < lt && time <= lte
}
