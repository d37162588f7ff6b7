import type { AuditResult } from '@findable/contracts'
import { beforeAll, describe, expect, it } from 'vitest'
import { useSandboxAudits } from './sandbox-audits.ts'

const { run, setFault, url } = useSandboxAudits()

const outcomesOf = ({ components }: AuditResult) => new Map(components.map(({ id, outcome }) => [id, outcome]))
const sourceOf = ({ sources }: AuditResult, id: string) => sources.find((source) => source.id === id)

let whole: AuditResult
beforeAll(async () => {
  whole = await run()
})

it('with every source, a demo business gets a report with nearly every check', () => {
  expect(whole.sources.filter(({ outcome }) => outcome !== 'gathered')).toEqual([])
  const unscored = whole.components.filter(({ outcome }) => outcome !== 'scored').map(({ id }) => id)
  expect(unscored).toEqual(['review-response'])
})

/** What cannot be said without a source, and the sentence that says so. */
const rests = {
  'google-places': ['google-maps', 'star-rating', 'review-volume', 'review-recency', 'google-business-profile'],
  'brave-search': ['branded-search'],
} as const
const reasons = {
  denied: 'refused our question.',
  'rate-limited': 'had no more answers for us at the time.',
  quota: 'had no more answers for us at the time.',
  'server-error': 'had a fault of its own',
  malformed: 'gave an answer we could not read.',
} as const

describe.each(Object.keys(rests) as (keyof typeof rests)[])('without an answer of %s', (source) => {
  it.each(Object.entries(reasons))('(%s) the report is made and says what it could not check', async (mode, reason) => {
    await setFault(source, mode)
    const result = await run()
    expect(sourceOf(result, source)).toMatchObject({ outcome: 'unavailable', reason: expect.stringContaining(reason) })
    const outcomes = outcomesOf(result)
    const changed = [...outcomesOf(whole)].filter(([id, outcome]) => outcomes.get(id) !== outcome).map(([id]) => id)
    expect(changed.toSorted()).toEqual([...rests[source]].toSorted())
    for (const id of changed) {
      const component = result.components.find((one) => one.id === id)
      expect(component).toMatchObject({
        outcome: 'notMeasured',
        reason: expect.stringMatching(new RegExp(`^Only .*\\. (Google Places|Brave Search) ${reason}`)),
      })
      expect(component!.reason).not.toMatch(/[A-Z]{3,}_/)
    }
    expect(result.coverage).toBeLessThan(whole.coverage)
    expect(result.overallScore).not.toBeNull()
  })
})

it('a source that stalls is left out at its time limit', async () => {
  await setFault('google-places', 'stall')
  const result = await run()
  expect(sourceOf(result, 'google-places')).toMatchObject({
    outcome: 'unavailable',
    reason: 'Google Places did not answer in time.',
  })
  expect(result.measured).toBe(whole.measured - rests['google-places'].length)
})

it('one refusal with advice when to come back costs nothing', async () => {
  await setFault('brave-search', 'rate-limited', { count: 1 })
  expect(outcomesOf(await run())).toEqual(outcomesOf(whole))
})

it('no source is asked more often than its budget says', async () => {
  await fetch(`${url()}/api/services/calls`, { method: 'DELETE' })
  await run()
  const calls = (await (await fetch(`${url()}/api/services/calls`)).json()) as { service: string }[]
  const times = (...services: string[]) => calls.filter(({ service }) => services.includes(service)).length
  expect(times('google-places')).toBeLessThanOrEqual(4)
  expect(times('brave-search')).toBeLessThanOrEqual(8)
  expect(times('nominatim', 'overpass')).toBeLessThanOrEqual(3)
  expect(times('pagespeed')).toBe(1)
  expect(times('youtube')).toBe(2)
  expect(times('abn-lookup')).toBeLessThanOrEqual(2)
})
