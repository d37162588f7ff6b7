import type { AuditResult } from '@findable/contracts'
import { describe, expect, it } from 'vitest'
import { useSandboxAudits } from './sandbox-audits.ts'

const { run, setFault } = useSandboxAudits()

const componentOf = ({ components }: AuditResult, id: string) => components.find((component) => component.id === id)!
const sourceOf = ({ sources }: AuditResult, id: string) => sources.find((source) => source.id === id)!

describe('the map, the register and real visits', () => {
  it('are compared with the website', async () => {
    const good = await run()
    for (const id of ['nap-consistency', 'local-listings', 'mobile-friendly']) {
      expect(componentOf(good, id)).toMatchObject({ outcome: 'scored', score: 100 })
    }
    expect(componentOf(good, 'nap-consistency').evidence.map(({ source }) => source)).toEqual(
      expect.arrayContaining(['website-crawl', 'openstreetmap', 'google-places', 'abn-lookup']),
    )
    expect(componentOf(good, 'mobile-friendly').evidence.map(({ source }) => source)).toContain('pagespeed')
    expect(sourceOf(good, 'openstreetmap').attribution).toMatch(
      /© OpenStreetMap contributors.+openstreetmap\.org\/copyright/,
    )
  })

  it('find a cancelled ABN', async () => {
    const { findings } = componentOf(await run('grumblinggearbox.com.au'), 'nap-consistency')
    const text = expect.stringMatching(/^Check your ABN: the ABN on your website \(\d{11}\) is cancelled/)
    expect(findings).toContainEqual(expect.objectContaining({ kind: 'problem', text }))
  })

  it.each([
    ['nominatim', 'openstreetmap', 'denied', 'OpenStreetMap refused our question.'],
    ['overpass', 'openstreetmap', 'rate-limited', 'OpenStreetMap had no more answers for us at the time.'],
    ['overpass', 'openstreetmap', 'malformed', 'OpenStreetMap gave an answer we could not read.'],
    ['abn-lookup', 'abn-lookup', 'denied', 'Australian Business Register refused our question.'],
    ['pagespeed', 'pagespeed', 'quota', 'Google PageSpeed Insights had no more answers for us at the time.'],
  ])('%s (%s) in trouble (%s) costs no check', async (service, source, mode, reason) => {
    await setFault(service, mode)
    const result = await run()
    expect(sourceOf(result, source)).toMatchObject({ outcome: 'unavailable', reason })
    for (const id of ['nap-consistency', 'local-listings', 'mobile-friendly']) {
      expect(componentOf(result, id).outcome).toBe('scored')
    }
    expect(result.competitors.length).toBeGreaterThan(0)
  })
})

describe('a channel on YouTube', () => {
  const checks = ['follower-metrics', 'profile-activity']

  it('is measured where the website links to one', async () => {
    const result = await run()
    for (const id of checks) {
      expect(componentOf(result, id)).toMatchObject({
        outcome: 'scored',
        score: 100,
        evidence: [{ source: 'youtube' }],
      })
    }
  })

  it.each([
    ['quota', 'YouTube refused our question.'],
    ['rate-limited', 'YouTube had no more answers for us at the time.'],
    ['malformed', 'YouTube gave an answer we could not read.'],
  ])('that cannot be asked about (%s) leaves both checks out', async (mode, reason) => {
    await setFault('youtube', mode)
    const result = await run()
    expect(sourceOf(result, 'youtube')).toMatchObject({ outcome: 'unavailable', reason })
    for (const id of checks) {
      expect(componentOf(result, id)).toMatchObject({ outcome: 'notMeasured', reason: expect.stringContaining(reason) })
    }
  })
})

describe('competitors', () => {
  it('come from Google in its order, at most five, measured by their own home pages', async () => {
    const { competitors, competitorsNote, target } = await run()
    expect(competitors.length).toBeGreaterThan(1)
    expect(competitors.length).toBeLessThanOrEqual(5)
    expect(competitors.map(({ url }) => new URL(url).hostname)).not.toContain(target.host)
    for (const { score } of competitors) expect(score).toBeGreaterThan(0)
    expect(competitorsNote).toMatch(
      /Google Maps for "electrician Marrickville NSW".+only their home pages.+scores \d+\.$/,
    )
  })

  it('come from the map where Google cannot be asked', async () => {
    await setFault('google-places', 'denied')
    const { competitors, competitorsNote } = await run('ampersandandsons.com.au')
    expect(competitors.map(({ name }) => name)).toContain('Copper Quokka Electrical')
    expect(competitorsNote).toMatch(/within 10 km of Leichhardt NSW 2040.+© OpenStreetMap contributors/)
  })

  it('are none where neither can be asked, and the report says so', async () => {
    await setFault('google-places', 'denied')
    await setFault('overpass', 'server-error')
    const { competitors, competitorsNote } = await run()
    expect(competitors).toEqual([])
    expect(competitorsNote).toBe(
      'No competitors were compared: finding them needs a source of businesses nearby, and none could be asked. OpenStreetMap had a fault of its own (status 504).',
    )
  })
})
