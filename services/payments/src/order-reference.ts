import { randomInt } from 'node:crypto'

// No 0/O, 1/I/L, 5/S, 8/B, 2/Z, U/V: what is read out over the phone must survive it.
const letters = '34679ACDEFGHJKMNPQRTWXY'

/** A new order reference, "FND-X7K4-9QHM": 23^8 of them, so that a guess hits nothing. */
export function newReference(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return `FND-${group()}-${group()}`
}
