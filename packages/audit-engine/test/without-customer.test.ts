import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { unpackRecording } from '../src/replay/recording.ts'
import { replay } from '../src/replay/replay.ts'
import { withoutCustomer } from '../src/replay/without-customer.ts'

const host = 'copperquokkaelectrical.com.au'
const file = join(import.meta.dirname, '..', 'golden', host, 'recording.json.gz')
const recording = { ...unpackRecording(readFileSync(file)), services: [], answers: {} }

test('a recording without its customer replays to the same scores, and names nothing of the business', async () => {
  const result = await replay(recording)
  const madeUp = withoutCustomer(recording, result, 'made-up-case.com.au')
  const again = await replay(madeUp)
  expect(again.target.host).toBe('made-up-case.com.au')
  expect(again.identity.name).toBe('Wandering Wattle Works')
  const scores = ({ components }: typeof result) => components.map(({ id, score }) => [id, score])
  expect(scores(again)).toEqual(scores(result))
  // The demo's ids of places at Google are made of its name; real ones are not.
  const text = JSON.stringify([madeUp, again]).replaceAll(/ChIJ\w+/g, '')
  expect(text).not.toMatch(/copper[ -]?quokka|5550 ?0142|18 Tinsmith|73 ?330/i)
})
