interface Room {
  /** Size of the type and width of the line, in the same unit. */
  size: number
  wide: number
  most: number
  bold?: boolean
}

/** Breaks a text into lines that fit, and cuts the rest. Widths assume an average letter. */
export function linesOf(text: string, { size, wide, most, bold = false }: Room): string[] {
  const letters = Math.floor(wide / (size * (bold ? 0.54 : 0.5)))
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (longer.length <= letters || line === '') {
      line = longer
      continue
    }
    lines.push(line)
    line = word
  }
  lines.push(line)
  if (lines.length <= most) return lines
  const last = lines[most - 1]!
  return [...lines.slice(0, most - 1), `${last.slice(0, letters - 1).replace(/[\s,.|·-]+$/, '')}…`]
}
