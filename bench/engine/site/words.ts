/** Numbers that look random and are the same in every run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const who = [
  'Our team',
  'A licensed plumber',
  'The apprentice',
  'Your local crew',
  'Each of our vans',
  'Every customer',
]
const does = [
  'turns up on time for',
  'quotes a fixed price for',
  'takes photos of',
  'tests',
  'cleans up after',
  'explains',
]
const what = [
  'the blocked drain under the driveway',
  'a leaking tap in the upstairs bathroom',
  'your old hot water system',
  'the gas fittings in the kitchen',
  'a burst pipe behind the wall',
  'the roof gutters and downpipes',
  'a toilet that will not stop running',
]
const how = [
  'before anything is paid',
  'so that there are no surprises',
  'with parts that carry a warranty of ten years',
  'and leaves the place as it was',
  'on the same day in most suburbs',
  'the way the Australian standard asks for',
]

export function paragraph(random: () => number, topic: string, place: string): string {
  return `For ${topic.toLowerCase()} in ${place}, call us first. ${sentences(random, 4, [who, does, what, how])}`
}

/** Sentences of one part from each list. */
export const sentences = (random: () => number, count: number, parts: string[][]): string =>
  Array.from(
    { length: count },
    () => `${parts.map((list) => list[Math.floor(random() * list.length)]).join(' ')}.`,
  ).join(' ')
