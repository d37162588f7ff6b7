import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isKnownPlace, localitiesNamed, stateOfLocality } from './gazetteer.ts'

test.each([
  'Leichhardt',
  'FREEMANS REACH',
  'St Kilda',
  'St. Kilda',
  'Mt Barker',
  'Greater Melbourne',
  'Northern Adelaide',
  'Inner West',
  'the Inner West',
  'Hills District',
  'Geelong region',
  'Sydney CBD',
  'O’Connor',
])('%s is a place', (name) => expect(isKnownPlace(name)).toBe(true))

test.each([
  'Body Corporates',
  'Occupational Health',
  'North',
  'Northern',
  'Western',
  'Shop',
  'Hills',
  'Services',
  'Artists',
  "Adelaide's Western",
  'surrounding suburbs',
  'Suburbs',
  'Region',
  'Australia',
  'Glastonbury Somerset',
])('%s is none', (name) => expect(isKnownPlace(name)).toBe(false))

test('a name says its state only when no other state has the name', () => {
  expect(stateOfLocality('Kilmore')).toBe('VIC')
  expect(stateOfLocality('Newtown')).toBeNull()
  expect(stateOfLocality('Nowhere Special')).toBeNull()
  expect(localitiesNamed('Kilmore')).toEqual([{ state: 'VIC', postcode: '3764' }])
})

test('the list is in the order that names are looked up by', () => {
  const lines = readFileSync(new URL('suburbs.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  expect(lines).toEqual(lines.toSorted())
})
