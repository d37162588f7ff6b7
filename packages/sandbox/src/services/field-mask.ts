/**
 * Known fields: an object's by name, with `true` for a field taken whole; `*` matches any name. A mask names
 * the fields of a list's items as if they were the list's own.
 */
export interface FieldTree {
  [field: string]: FieldTree | true
}

/** An object whose fields are not checked, at any depth. */
export const anything: FieldTree = {}
anything['*'] = anything

/**
 * The fields named by a mask, or the first path that does not exist. Names nest with `.` or `/` and in brackets:
 * `places.id,places(rating,reviews/text)`; `*` is everything.
 */
export function readFieldMask(mask: string, known: FieldTree): { wanted: FieldTree | true } | { unknown: string } {
  const wanted: FieldTree = {}
  for (const path of pathsOf(mask)) {
    const parts = path.at(-1) === '*' ? path.slice(0, -1) : path
    if (parts.length === 0) return { wanted: true }
    if (!exists(parts, known)) return { unknown: parts.join('.') }
    add(parts, wanted)
  }
  return { wanted }
}

function pathsOf(mask: string): string[][] {
  let rest = mask
  function list(): string[][] {
    const paths = item()
    while (rest.startsWith(',')) {
      rest = rest.slice(1)
      paths.push(...item())
    }
    return paths
  }
  function item(): string[][] {
    const [name = ''] = /^[^,()]*/.exec(rest) ?? []
    rest = rest.slice(name.length)
    const parts = name.split(/[./]/)
    if (!rest.startsWith('(')) return [parts]
    rest = rest.slice(1)
    const inside = list().map((path) => [...parts, ...path])
    rest = rest.replace(/^\)/, '')
    return inside
  }
  return list()
}

function exists(parts: string[], known: FieldTree): boolean {
  let at: FieldTree | true | undefined = known
  for (const part of parts) {
    if (at === true || at === undefined) return false
    at = Object.hasOwn(at, part) ? at[part] : at['*']
  }
  return at !== undefined
}

function add(parts: string[], wanted: FieldTree): void {
  let at = wanted
  for (const [index, part] of parts.entries()) {
    const known = at[part]
    if (known === true) return
    if (index === parts.length - 1) at[part] = true
    else at = at[part] = known ?? {}
  }
}

/** Keeps only what the mask names. */
export function masked(value: unknown, wanted: FieldTree | true): unknown {
  if (wanted === true || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => masked(item, wanted))
  return Object.fromEntries(
    Object.entries(value).flatMap(([field, held]) => {
      const inside = wanted[field]
      return inside === undefined ? [] : [[field, masked(held, inside)]]
    }),
  )
}
