import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { componentIds } from '@findable/contracts'
import { withComponent } from '../src/advice.ts'
import { unpackRecording } from '../src/replay/recording.ts'
import { replay } from '../src/replay/replay.ts'

const golden = join(import.meta.dirname, '..', 'golden')
const hosts = readdirSync(golden).filter((name) => !name.endsWith('.json'))
const recordingOf = (host: string) => unpackRecording(readFileSync(join(golden, host, 'recording.json.gz')))

const businesses = hosts.map((host) => ({ recording: recordingOf(host) }))
const wholes = new Map<string, ReturnType<typeof replay>>()
const wholeOf = (recording: (typeof businesses)[number]['recording']) => {
  const whole = wholes.get(recording.website) ?? replay(recording)
  wholes.set(recording.website, whole)
  return whole
}

test.each(componentIds.map((id, index) => [id, businesses[index % businesses.length]!.recording] as const))(
  'asked for %s alone, an audit says of it what a whole one does',
  async (id, recording) => {
    const [whole, alone] = [await wholeOf(recording), await replay(recording, { only: id })]
    const verdict = (result: typeof whole) => result.components.find((component) => component.id === id)
    expect(verdict(alone)).toEqual(verdict(whole))
    // Put in its own place again, it changes nothing.
    expect(withComponent(whole, verdict(alone)!, alone.fixes)).toEqual(whole)
  },
)

test('asked for one component, an audit asks the sources of that one only, and no competitor', async () => {
  const { recording } = businesses[0]!
  const whole = await wholeOf(recording)
  const asked = ({ sources }: typeof whole) =>
    sources.filter(({ outcome }) => outcome === 'gathered').map(({ id }) => id)
  expect(asked(whole)).toContain('google-places')
  expect(asked(await replay(recording, { only: 'alt-text' }))).toEqual(['website-crawl'])
})
