/** Inserts after the last of `marks`, each searched for after the one before it. Throws when one is missing. */
export function insertAfter(text: string, marks: readonly string[], insert: string): string {
  let place = 0
  for (const mark of marks) {
    const found = text.indexOf(mark, place)
    if (found === -1) throw new Error(`"${mark.trim()}" is no longer where a new component would be entered.`)
    place = found + mark.length
  }
  return text.slice(0, place) + insert + text.slice(place)
}
