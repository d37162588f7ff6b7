import { parseArgs } from 'node:util'
import { Problem } from '@findable/launcher'

export interface LoadPlan {
  visitors: number
  ordersPerMinute: number
  minutes: number
  /** Orders that all arrive at the same time. */
  atOnce: number
  /** How long the product is left alone before its memory at rest is read. Milliseconds. */
  rest: number
}

export const usage = `Usage: npm run load -- [options]

  --visitors <number>      people who read pages at the same time; 200 unless said otherwise
  --orders <number>        orders a minute, by card and by promo code in turns; 20 unless said otherwise
  --minutes <number>       for how long; 15 unless said otherwise
  --at-once <number>       instead of all that, this many orders at the same time
  --help                   this text`

/** Null when the usage was asked for. Throws a Problem for unusable arguments. */
export function readArguments(args: string[]): LoadPlan | null {
  const { values } = parseArgs({
    args,
    options: {
      visitors: { type: 'string', default: '200' },
      orders: { type: 'string', default: '20' },
      minutes: { type: 'string', default: '15' },
      'at-once': { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return null
  const rest = 60_000
  const crowd = values['at-once']
  if (crowd !== undefined) {
    return { visitors: 0, ordersPerMinute: 0, minutes: 0, atOnce: readNumber('--at-once', crowd), rest }
  }
  return {
    visitors: readNumber('--visitors', values.visitors),
    ordersPerMinute: readNumber('--orders', values.orders),
    minutes: readNumber('--minutes', values.minutes),
    atOnce: 0,
    rest,
  }
}

function readNumber(option: string, text: string): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && Number.isSafeInteger(number)) return number
  throw new Problem(`${option} must be a whole number, not "${text}".`)
}
