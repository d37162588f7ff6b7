import { parseArgs } from 'node:util'
import { Problem } from '@findable/launcher'

export interface SoakPlan {
  orders: number
  /** Milliseconds. */
  killEvery: number
  seed: number
}

export const usage = `Usage: npm run soak -- [options]

  --orders <number>        how many orders are placed; 500 unless said otherwise
  --kill-every <time>      how often a process is killed: 5s, 500ms, 1m; 5s unless said otherwise
  --seed <number>          makes the choices of an earlier run again
  --help                   this text`

const units = { ms: 1, s: 1_000, m: 60_000 } as const

/** Null when the usage was asked for. Throws a Problem for unusable arguments. */
export function readArguments(args: string[]): SoakPlan | null {
  const { values } = parseArgs({
    args,
    options: {
      orders: { type: 'string', default: '500' },
      'kill-every': { type: 'string', default: '5s' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return null
  return {
    orders: readNumber('--orders', values.orders, 1),
    killEvery: readTime('--kill-every', values['kill-every']),
    seed: readNumber('--seed', values.seed, 0),
  }
}

function readNumber(option: string, text: string, least: number): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= least && Number.isSafeInteger(number)) return number
  throw new Problem(`${option} must be a whole number of at least ${least}, not "${text}".`)
}

function readTime(option: string, text: string): number {
  const [, number, unit] = /^(\d+)(ms|s|m)$/.exec(text) ?? []
  const time = Number(number) * units[(unit ?? 'ms') as keyof typeof units]
  if (time >= 100) return time
  throw new Problem(`${option} must be a time of at least 100ms, such as 5s, 500ms or 1m, not "${text}".`)
}
