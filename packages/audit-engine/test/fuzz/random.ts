/** Choices that look random but follow from the seed alone (mulberry32), so that every case can be reproduced. */
export interface Random {
  /** A whole number from 0, below `limit`. */
  below(limit: number): number
  pick<Item>(list: readonly Item[]): Item
  chance(share: number): boolean
  bytes(length: number): Buffer
}

export function randomFrom(seed: number): Random {
  let state = seed | 0
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    below,
    pick: (list) => list[below(list.length)]!,
    chance: (share) => next() < share,
    bytes: (length) => Buffer.from(Array.from({ length }, () => below(256))),
  }
}
