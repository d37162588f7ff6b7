/** Every leaf where two JSON values differ, as "path: before -> after". */
export function changes(before: unknown, after: unknown, path = ''): string[] {
  if (isBranch(before) && isBranch(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return keys.flatMap((key) => changes(before[key], after[key], path === '' ? key : `${path}.${key}`))
  }
  const [was, is] = [JSON.stringify(before), JSON.stringify(after)]
  return was === is ? [] : [`${path}: ${shown(was)} -> ${shown(is)}`]
}

const isBranch = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const longest = 160
const shown = (text = 'nothing'): string => (text.length > longest ? `${text.slice(0, longest)}…` : text)
