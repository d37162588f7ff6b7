/** Something that a search can find. */
export interface Findable {
  /** The words that mean this business and no other, such as "copper quokka". */
  brand: string
  /** What else it is found by: its trade and its services. */
  answers: string
  /** Where it is found: its address and the suburbs it works in. */
  where: string
  /** Among everything a search matches, the lowest comes first. */
  rank: number
}

const meaningless = new Set(
  'a an and at best business by company find for from hire in local me my near need of on or our pty ltd service services shop the to top with australia au www'.split(
    ' ',
  ),
)

/** The words a text is about: lower case and singular, without meaningless ones. */
export function wordsOf(text: string): Set<string> {
  const words = text
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/['’]/g, '')
    .split(/[^a-z0-9]+/)
  return new Set(words.filter((word) => word !== '' && !meaningless.has(word)).map(singular))
}

/** Whether all the words are in the set. */
export function allIn(words: Iterable<string>, among: ReadonlySet<string>): boolean {
  return [...words].every((word) => among.has(word))
}

const singular = (word: string): string => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word)

/**
 * What a search finds, best first: entries whose brand it names, then those that match all its words. Words that match
 * nothing are ignored, so a search for an unknown business gives others of its trade and suburb.
 */
export function find<Found extends Findable>(index: readonly Found[], query: string): Found[] {
  const asked = [...wordsOf(query)]
  const entries = index.map((entry) => ({
    entry,
    brand: wordsOf(entry.brand),
    subject: wordsOf(`${entry.brand} ${entry.answers}`),
    where: wordsOf(entry.where),
  }))
  const known = asked.filter((word) => entries.some(({ subject, where }) => subject.has(word) || where.has(word)))
  const named = entries.filter(({ brand }) => brand.size > 0 && [...brand].every((word) => asked.includes(word)))
  const answering = entries.filter(
    (each) =>
      !named.includes(each) &&
      known.some((word) => each.subject.has(word)) &&
      known.every((word) => each.subject.has(word) || each.where.has(word)),
  )
  return [named, answering].flatMap((group) => group.map(({ entry }) => entry).toSorted((a, b) => a.rank - b.rank))
}
