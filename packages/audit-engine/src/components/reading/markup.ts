import type { MicrodataItem, Page } from '../../page/page.ts'

/** One marked-up thing, from JSON-LD or microdata alike. */
export interface MarkupItem {
  /** Without the schema.org address: "Electrician". */
  types: string[]
  /** Values of a property: text, or items; references by `@id` are followed. */
  values(property: string): (string | MarkupItem)[]
}

type Json = Record<string, unknown>
const maxItems = 500

/** Every item of the page, nested ones too. Broken JSON-LD blocks are not here: see `page.jsonLd`. */
export const markupItems = (page: Page): MarkupItem[] => {
  const nodes: Json[] = []
  for (const { value } of page.jsonLd) collect(value, nodes)
  const byId = new Map(nodes.flatMap((node) => (typeof node['@id'] === 'string' && Object.keys(node).length > 1 ? [[node['@id'], node] as const] : [])))
  return [
    ...nodes.filter((node) => node['@type'] !== undefined).map((node) => fromJson(node, byId)),
    ...page.microdata.flatMap(withNested).slice(0, maxItems).map(fromMicrodata),
  ]
}

/** The first text of a property, or of a property inside it: `textOf(item, 'address', 'addressLocality')`. */
export const textOf = (item: MarkupItem, ...path: [string, ...string[]]): string | null => {
  const [property, next, ...rest] = path
  for (const value of item.values(property)) {
    const texts = typeof value === 'string' ? [value] : value.values('name').filter((name) => typeof name === 'string')
    const text = next === undefined ? texts[0]?.trim() : typeof value === 'string' ? null : textOf(value, next, ...rest)
    if (text) return text
  }
  return null
}

const collect = (value: unknown, into: Json[]): void => {
  const waiting = [value]
  while (waiting.length > 0 && into.length < maxItems) {
    const next = waiting.shift()
    if (Array.isArray(next)) waiting.push(...next.slice(0, maxItems))
    else if (isObject(next)) {
      into.push(next)
      waiting.push(...Object.values(next).filter((inner) => typeof inner === 'object').slice(0, maxItems))
    }
  }
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value])

const typeName = (type: string): string => type.replace(/^.*[/#:]/, '').trim()

const fromJson = (node: Json, byId: ReadonlyMap<string, Json>): MarkupItem => ({
  types: listOf(node['@type']).filter((type) => typeof type === 'string').map(typeName),
  values: (property) =>
    listOf(Object.hasOwn(node, property) ? node[property] : undefined).flatMap((value): (string | MarkupItem)[] => {
      if (typeof value === 'string') return [value]
      if (typeof value === 'number') return [String(value)]
      if (!isObject(value)) return []
      if (typeof value['@value'] === 'string') return [value['@value']]
      const id = value['@id']
      return [fromJson((typeof id === 'string' && Object.keys(value).length === 1 ? byId.get(id) : undefined) ?? value, byId)]
    }),
})

const fromMicrodata = (item: MicrodataItem): MarkupItem => ({
  types: item.types.map(typeName),
  values: (property) => (Object.hasOwn(item.properties, property) ? item.properties[property]! : []).map((value) => (typeof value === 'string' ? value : fromMicrodata(value))),
})

const withNested = (item: MicrodataItem): MicrodataItem[] => [
  item,
  ...Object.values(item.properties).flat().flatMap((value) => (typeof value === 'string' ? [] : withNested(value))),
]
