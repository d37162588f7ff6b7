import { distance, type Point } from './geo.ts'
import type { OsmElement } from './outside.ts'

/** What one `out` in an Overpass query asks for. */
export interface OverpassQuery {
  wants(element: OsmElement): boolean
  verbosity: 'ids' | 'skel' | 'body' | 'tags'
  /** Whether ways include the centre of their bounding box. */
  center: boolean
  limit: number
}

type Test = (element: OsmElement) => boolean

/** A query that Overpass would not understand either. */
export class OverpassSyntaxError extends Error {}

const types: Record<string, OsmElement['type'][]> = {
  node: ['node'],
  way: ['way'],
  nw: ['node', 'way'],
  nwr: ['node', 'way'],
  wr: ['way'],
  nr: ['node'],
  rel: [],
  relation: [],
}

const text = String.raw`(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([A-Za-z_][\w]*))`
const number = String.raw`\s*(-?\d+(?:\.\d+)?)\s*`

/**
 * Reads the part of Overpass QL that finds things by tags near a point or within a box, one `out` after another:
 * `[out:json];(nwr["name"~"quokka",i](around:2000,-33.9,151.1);node["shop"](s,w,n,e););out center 20;`
 * https://wiki.openstreetmap.org/wiki/Overpass_API/Overpass_QL
 */
export function readOverpassQuery(source: string): OverpassQuery[] {
  let rest = source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').trim()

  /** Takes the next part if it matches the pattern. */
  function take(pattern: string): RegExpExecArray | undefined {
    const found = new RegExp(`^\\s*${pattern}`).exec(rest)
    if (!found) return undefined
    rest = rest.slice(found[0].length)
    return found
  }
  function expect(pattern: string, name: string): RegExpExecArray {
    const found = take(pattern)
    if (found) return found
    throw new OverpassSyntaxError(`parse error: ${name} expected - "${rest.slice(0, 20)}" found.`)
  }

  function statement(): Test {
    if (take(String.raw`\(`)) {
      const tests: Test[] = []
      while (!take(String.raw`\)`)) tests.push(statement())
      expect(';', "';'")
      return (element) => tests.some((test) => test(element))
    }
    const [, type = ''] = expect(`(${Object.keys(types).join('|')})\\b`, 'query statement')
    const tests: Test[] = []
    for (let test = filter(); test; test = filter()) tests.push(test)
    expect(';', "';'")
    if (tests.length === 0) throw new OverpassSyntaxError('parse error: An empty query is not allowed')
    return (element) => types[type]?.includes(element.type) === true && tests.every((test) => test(element))
  }

  function filter(): Test | undefined {
    const around = take(String.raw`\(\s*around\s*:${number},${number},${number}\)`)
    if (around) {
      const [radius = 0, lat = 0, lon = 0] = around.slice(1).map(Number)
      return (element) => distance(element, { lat, lon }) <= radius
    }
    const box = take(String.raw`\(${number},${number},${number},${number}\)`)
    if (box) return inBox(box.slice(1).map(Number))
    const absent = take(String.raw`\[\s*!\s*${text}\s*\]`)
    if (absent) return ({ tags }) => tags[given(absent, 1)] === undefined
    const byKey = take(String.raw`\[\s*~\s*${text}\s*~\s*${text}\s*(,\s*i)?\s*\]`)
    if (byKey) {
      const [key, value] = [expression(given(byKey, 1), ''), expression(given(byKey, 4), byKey[7])]
      return ({ tags }) => Object.entries(tags).some((tag) => key.test(tag[0]) && value.test(tag[1]))
    }
    const tag = take(String.raw`\[\s*${text}\s*(?:(!?[=~])\s*${text}\s*(,\s*i)?\s*)?\]`)
    return tag && tagTest(given(tag, 1), tag[4], given(tag, 5), tag[8])
  }

  for (
    let setting = take(String.raw`\[\s*(\w+)\s*:\s*([^\]]*)\]`);
    setting;
    setting = take(String.raw`\[\s*(\w+)\s*:\s*([^\]]*)\]`)
  ) {
    if (setting[1] === 'out' && setting[2] !== 'json') throw new Error(`the sandbox answers [out:json] only`)
  }
  if (!/\[\s*out\s*:\s*json\s*\]/.test(source)) throw new Error('the sandbox answers [out:json] only')
  expect(';', "';'")
  const queries = [output()]
  while (rest.trim() !== '') queries.push(output())
  return queries

  function output(): OverpassQuery {
    const wants = statement()
    const out = expect(String.raw`out((?:\s+(?:ids|skel|body|tags|meta|center|qt|asc|\d+))*)\s*;`, 'out statement')
    const words = (out[1] ?? '').trim().split(/\s+/)
    return {
      wants,
      verbosity: (['ids', 'skel', 'tags'] as const).find((verbosity) => words.includes(verbosity)) ?? 'body',
      center: words.includes('center'),
      limit: Number(words.find((word) => /^\d+$/.test(word)) ?? Infinity),
    }
  }
}

/** The text of a quoted or bare word; its three groups begin at `index`. */
function given(found: RegExpExecArray, index: number): string {
  return (found[index] ?? found[index + 1] ?? found[index + 2] ?? '').replaceAll(/\\(["'\\])/g, '$1')
}

function expression(source: string, ignoreCase: string | undefined): RegExp {
  try {
    return new RegExp(source, ignoreCase ? 'i' : '')
  } catch {
    throw new OverpassSyntaxError(`static error: Invalid regular expression: "${source}"`)
  }
}

function tagTest(key: string, operator: string | undefined, value: string, ignoreCase: string | undefined): Test {
  if (operator === undefined) return ({ tags }) => tags[key] !== undefined
  if (operator === '=') return ({ tags }) => tags[key] === value
  if (operator === '!=') return ({ tags }) => tags[key] !== value
  const pattern = expression(value, ignoreCase)
  const wanted = operator === '~'
  return ({ tags }) => (tags[key] !== undefined && pattern.test(tags[key])) === wanted
}

function inBox([south = 0, west = 0, north = 0, east = 0]: number[]): Test {
  return ({ lat, lon }: Point) => lat >= south && lat <= north && lon >= west && lon <= east
}
