/** Which fields there are: an object's by name, with `true` for what is taken whole. Items of a list count as their list. */
export interface FieldTree {
  [field: string]: FieldTree | true
}

/** The fields that a mask such as `places.id,places.displayName.text` names; `*` is everything. */
export function readFieldMask(mask: string, known: FieldTree): { wanted: FieldTree | true } | { unknown: string } {
  const wanted: FieldTree = {}
  for (const path of mask.split(',')) {
    if (path === '*') return { wanted: true }
    const parts = path.split('.')
    if (!exists(parts, known)) return { unknown: path }
    add(parts, wanted)
  }
  return { wanted }
}

function exists(parts: string[], known: FieldTree): boolean {
  let at: FieldTree | true | undefined = known
  for (const part of parts) {
    if (at === true || at === undefined || !Object.hasOwn(at, part)) return false
    at = at[part]
  }
  return true
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

/** Only what the mask names. */
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
