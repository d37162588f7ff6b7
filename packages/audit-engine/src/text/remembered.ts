/** Texts remembered by one reader; beyond that it begins again. */
const most = 5_000
/** Characters of a text worth remembering: longer ones hardly ever come twice. */
const longest = 2_000

const memories: Map<string, unknown>[] = []

/**
 * The same reader, which reads a text once: menus, footers and cards are on every page, and many facts and components
 * ask for the same text. What it gives is shared, so nothing may change it.
 */
export function remembered<Reading>(read: (text: string) => Reading): (text: string) => Reading {
  const known = new Map<string, Reading>()
  memories.push(known)
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const reading = read(text)
    if (text.length > longest) return reading
    if (known.size >= most) known.clear()
    known.set(text, reading)
    return reading
  }
}

/** Forgets all texts, to be called when a website has been read: they are of no use to the next. */
export function forgetTexts(): void {
  for (const known of memories) known.clear()
}
