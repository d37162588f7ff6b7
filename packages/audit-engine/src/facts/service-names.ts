import { nameKey } from './business-names.ts'

/** A service as people search for it, without where or for whom: "Switchboard upgrades" of "Switchboard upgrades in Marrickville". */
export function withoutPlace(name: string, places: readonly string[]): string {
  const head = name.split(/(?:^|\s+)(?:in|for|at|near|around|across|throughout|from|by|to|with)\s+/i)[0]!.trim()
  const words = head.split(/\s+/)
  const place = places.find((one) => one !== '' && nameKey(head).endsWith(` ${nameKey(one)}`))
  // "Painters of Geelong" are painters.
  return place
    ? words
        .slice(0, words.length - place.split(/\s+/).length)
        .join(' ')
        .replace(/(?:\s+(?:of|the|and|&))+$/i, '')
    : head
}
