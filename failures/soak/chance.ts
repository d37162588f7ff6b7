/** Choices that are the same for the same seed. */
export interface Chance {
  /** True with this probability. */
  of(probability: number): boolean
  pick<T>(list: readonly T[]): T
}

/** Each `name` has its own sequence of choices, whatever the others do meanwhile. */
export function chanceOf(seed: number, name: number | string): Chance {
  let state = seed >>> 0
  for (const letter of String(name)) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193)
  // Mulberry32.
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  next()
  return {
    of: (probability) => next() < probability,
    pick: (list) => list[Math.floor(next() * list.length)]!,
  }
}
