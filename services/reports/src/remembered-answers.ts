/**
 * Milliseconds for which an answer is reused. A site that is down may be back soon, and its owner may try again at
 * once.
 */
export const rememberedFor = { yes: 5 * 60_000, no: 30_000 }
const most = 1_000

interface Remembered {
  answer: Promise<boolean>
  until: number
}

/**
 * Shares one question among everyone who asks within a while, so that we cannot be used to pester a website. The oldest
 * answers make room for new ones; a failed question is forgotten at once.
 */
export function rememberAnswers(
  ask: (about: string) => Promise<boolean>,
  spans = rememberedFor,
  now: () => number = () => performance.now(),
): (about: string) => Promise<boolean> {
  const known = new Map<string, Remembered>()

  return (about) => {
    const before = known.get(about)
    if (before && before.until > now()) return before.answer
    known.delete(about)
    const entry: Remembered = { answer: ask(about), until: Infinity }
    known.set(about, entry)
    for (const oldest of known.keys()) {
      if (known.size <= most) break
      known.delete(oldest)
    }
    entry.answer.then(
      (answer) => (entry.until = now() + (answer ? spans.yes : spans.no)),
      () => known.get(about) === entry && known.delete(about),
    )
    return entry.answer
  }
}
