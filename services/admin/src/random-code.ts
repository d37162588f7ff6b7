import { randomInt } from 'node:crypto'

/** Without letters and digits that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Groups of four letters, of 20 random bits each, that can be read out: `k7hm-2xqd-…`. */
export function randomCode(groups: number): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return Array.from({ length: groups }, group).join('-')
}
