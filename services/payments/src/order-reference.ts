import { randomInt } from 'node:crypto'

// No 0/O, 1/I/L, 5/S, 8/B, 2/Z, U/V: a reference must survive being read out over the phone.
const letters = '34679ACDEFGHJKMNPQRTWXY'

/** A new order reference, "FND-X7K4-9QHM": one of 23^8, too many to guess. */
export function newReference(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return `FND-${group()}-${group()}`
}
