/** Characters of text that one reader remembers, with some for each entry; beyond that it begins again. */
const room = 1_000_000
const entry = 50

const memories: { forget(): void }[] = []

/**
 * The same reader, which reads a text once: menus, footers and cards are on every page, and many facts and components
 * ask for the same text. What it gives is shared, so nothing may change it.
 */
export function remembered<Reading>(read: (text: string) => Reading): (text: string) => Reading {
  const known = new Map<string, Reading>()
  let left = room
  const forget = (): void => {
    known.clear()
    left = room
  }
  memories.push({ forget })
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const reading = read(text)
    left -= text.length + entry
    if (left < 0) forget()
    known.set(text, reading)
    return reading
  }
}

/** Forgets all texts, to be called when a website has been read: they are of no use to the next. */
export function forgetTexts(): void {
  for (const memory of memories) memory.forget()
}
