import { randomInt } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

export function randomText(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/** An id in Stripe's format, such as `pi_3Nq…`. */
export function newId(prefix: 'pi' | 'ch' | 'pm' | 're' | 'evt' | 'dp' | 'txn' | 'req' | 'src'): string {
  return `${prefix}_${randomText(24)}`
}

/** Stripe's time, in whole seconds. */
export function now(): number {
  return Math.floor(Date.now() / 1000)
}
