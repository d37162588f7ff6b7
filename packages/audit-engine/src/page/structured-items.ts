import type { MicrodataItem, Page } from './page.ts'
import { oneLine } from '../text/one-line.ts'

/** Something the markup describes, in one form for JSON-LD and microdata. */
export interface StructuredItem {
  /** Without the schema.org prefix: "Plumber", "PostalAddress". */
  types: string[]
  properties: Record<string, (string | StructuredItem)[]>
  syntax: 'json-ld' | 'microdata'
}

type Value = string | StructuredItem

/** Limits for markup that nests or repeats endlessly. */
const deepest = 12
const mostItems = 1_000

/** Cached, because many facts and components ask for the items of the same page. */
const read = new WeakMap<Page, StructuredItem[]>()

/** Every typed item of a page, including nested ones, in document order; `@id` references are followed. */
export function structuredItems(page: Page): StructuredItem[] {
  const known = read.get(page)
  if (known) return known
  const items: StructuredItem[] = []
  collect(readJson(page.jsonLd.map(({ value }) => value)), items)
  for (const item of page.microdata) collect([readMicrodata(item, 0)], items)
  read.set(page, items)
  return items
}

/** The values of a property as text; an item is represented by its name. */
export const textsOf = (item: StructuredItem, property: string): string[] =>
  valuesOf(item, property).flatMap((value) => {
    const text = typeof value === 'string' ? value : valuesOf(value, 'name').find((name) => typeof name === 'string')
    return text ? [text] : []
  })

/** The values of a property that are items themselves. */
export const itemsOf = (item: StructuredItem, property: string): StructuredItem[] =>
  valuesOf(item, property).filter((value) => typeof value !== 'string')

/** Whether the item has the property at all, as text or as an item. */
export const has = (item: StructuredItem, property: string): boolean => (item.properties[property]?.length ?? 0) > 0

const valuesOf = (item: StructuredItem, property: string): Value[] =>
  Object.hasOwn(item.properties, property) ? (item.properties[property] ?? []) : []

function collect(roots: StructuredItem[], items: StructuredItem[]): void {
  const seen = new Set<StructuredItem>(items)
  const visit = (item: StructuredItem): void => {
    if (seen.has(item) || items.length >= mostItems) return
    seen.add(item)
    if (item.types.length > 0) items.push(item)
    for (const values of Object.values(item.properties)) {
      for (const value of values) if (typeof value !== 'string') visit(value)
    }
  }
  for (const root of roots) visit(root)
}

/** "https://schema.org/Plumber", "schema:Plumber" and "Plumber" are the same type. */
const typeName = (type: string): string => oneLine(type).replace(/^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/i, '')

/** All blocks of a page together, because an item in one may refer to an item in another. */
function readJson(values: unknown[]): StructuredItem[] {
  const byId = new Map<string, StructuredItem>()
  let count = 0

  const isReference = (item: StructuredItem): boolean =>
    item.types.length === 0 && Object.keys(item.properties).length === 1

  const readItem = (node: object, depth: number): StructuredItem => {
    const item: StructuredItem = { types: [], properties: {}, syntax: 'json-ld' }
    for (const [key, raw] of Object.entries(node)) {
      if (key === '@type')
        item.types = [raw]
          .flat(3)
          .filter((type) => typeof type === 'string')
          .slice(0, 10)
          .map(typeName)
      else if (key === '@id' && typeof raw === 'string') item.properties['@id'] = [raw]
      else if (!key.startsWith('@') && key !== '__proto__')
        item.properties[key.replace(/^schema:/, '')] = readValues(raw, depth)
    }
    const id = item.properties['@id']?.[0]
    if (typeof id !== 'string' || isReference(item)) return item
    // What several say of one id, each of them says.
    const known = byId.get(id)
    if (known) {
      known.properties = { ...item.properties, ...known.properties }
      item.properties = { ...known.properties, ...item.properties }
    } else byId.set(id, item)
    return item
  }
  const readValues = (raw: unknown, depth: number): Value[] => {
    if (raw === null || raw === undefined || depth > deepest || ++count > 20 * mostItems) return []
    if (Array.isArray(raw)) return raw.slice(0, mostItems).flatMap((entry) => readValues(entry, depth + 1))
    if (typeof raw === 'string') return [oneLine(raw)]
    if (typeof raw === 'number' || typeof raw === 'boolean') return [String(raw)]
    if (typeof raw !== 'object') return []
    return '@value' in raw ? readValues(raw['@value'], depth + 1) : [readItem(raw, depth + 1)]
  }
  const follow = (item: StructuredItem): StructuredItem => {
    const id = item.properties['@id']?.[0]
    return typeof id === 'string' && isReference(item) ? (byId.get(id) ?? item) : item
  }

  const roots: StructuredItem[] = []
  const readRoots = (raw: unknown, depth: number): void => {
    if (raw === null || typeof raw !== 'object' || depth > deepest || roots.length >= mostItems) return
    if (Array.isArray(raw)) for (const entry of raw) readRoots(entry, depth + 1)
    else {
      roots.push(readItem(raw, 0))
      if ('@graph' in raw) readRoots(raw['@graph'], depth + 1)
    }
  }
  for (const value of values) readRoots(value, 0)
  for (const item of withInner(roots)) {
    for (const [key, values] of Object.entries(item.properties)) {
      item.properties[key] = values.map((entry) => (typeof entry === 'string' ? entry : follow(entry)))
    }
  }
  return roots
}

/** The items with all that are nested in them, each once: one may have the id of the item that it is nested in. */
function withInner(items: StructuredItem[]): ReadonlySet<StructuredItem> {
  const all = new Set(items)
  // A set is read on while it grows.
  for (const item of all)
    for (const values of Object.values(item.properties))
      for (const value of values) if (typeof value !== 'string') all.add(value)
  return all
}

function readMicrodata(item: MicrodataItem, depth: number): StructuredItem {
  return {
    types: item.types.map(typeName),
    properties: Object.fromEntries(
      Object.entries(item.properties).map(([name, values]) => [
        name,
        values.flatMap((value): Value[] =>
          typeof value === 'string' ? [value] : depth > deepest ? [] : [readMicrodata(value, depth + 1)],
        ),
      ]),
    ),
    syntax: 'microdata',
  }
}
