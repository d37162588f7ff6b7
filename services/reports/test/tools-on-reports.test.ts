import {
  componentIds,
  guidePath,
  industries,
  testBusinessName,
  toolMessages,
  unknownIndustry,
  type AuditResult,
} from '@findable/contracts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeCache } from '../src/db/caches.ts'
import { completeReport, resultAbout, resultWithScores } from './completed-reports.ts'
import { auditResult, openReports, type Reports } from './harness.ts'

let reports: Reports
/** What an audit today says about the website, and which websites were audited. */
let today: () => AuditResult
let audited: [string, boolean][]
beforeEach(async () => {
  audited = []
  reports = await openReports(() => ({
    of: async (website, options) => {
      audited.push([website, options?.forceRefresh ?? false])
      return today()
    },
    progressOf: async () => null,
  }))
})
afterEach(() => reports.close())

const facebook = (name: string) => `https://www.facebook.com/${name}`

describe('pillar scores', () => {
  const scoresOf = (name: string) =>
    reports.call('GET', `/api/get-pillar-scores?businessName=${encodeURIComponent(name)}`)

  it('are those of the newest report on the business with that whole name, in any case', async () => {
    await completeReport(reports, auditResult({ overallScore: 40 }))
    await completeReport(reports, auditResult())
    for (const name of ['Example Electrical', ' example ELECTRICAL ']) {
      const { status, body } = await scoresOf(name)
      expect(status).toBe(200)
      expect(body).toMatchObject({
        businessName: 'Example Electrical',
        overallScore: 70,
        measured: 1,
        applicable: componentIds.length,
      })
      expect(body.pillars).toHaveLength(5)
      const website = body.pillars.find((pillar: { name: string }) => pillar.name === 'Website')
      expect(website).toMatchObject({ score: 70, weight: 0.2, coverage: 0 })
      expect(website.components[0]).toEqual({
        name: 'meta-tags',
        score: 70,
        maxScore: 100,
        guideLink: { guideUrl: guidePath('meta-tags'), guideTitle: 'meta-tags' },
      })
    }
  })

  it('hold nothing else of the report', async () => {
    await completeReport(reports, auditResult())
    const { text, body } = await scoresOf('Example Electrical')
    expect(Object.keys(body)).toEqual(['businessName', 'overallScore', 'coverage', 'measured', 'applicable', 'pillars'])
    for (const secret of ['owner@', 'example.com.au', 'FND-', 'Marrickville', 'title is 31']) {
      expect(text).not.toContain(secret)
    }
  })

  it.each(['Example', 'Electrical', 'Example Electrica_', 'Example%', "' or true --"])(
    'are not found for %s',
    async (name) => {
      await completeReport(reports, auditResult())
      expect(await scoresOf(name)).toMatchObject({
        status: 404,
        body: { error: toolMessages.unknownBusiness, code: 'report-not-found' },
      })
    },
  )

  it('are gone with the money: a refunded report is not shown, nor one that is not finished', async () => {
    await reports.startPaid()
    expect((await scoresOf('example.com.au')).status).toBe(404)
    await completeReport(reports, auditResult())
    await reports.db.updateTable('business_reports').set({ refunded_at: new Date() }).execute()
    expect((await scoresOf('Example Electrical')).status).toBe(404)
  })

  it('need a name', async () => {
    expect(await scoresOf(' ')).toMatchObject({
      status: 400,
      body: { error: 'Please enter a business name to search for' },
    })
  })
})

describe('social profiles by name', () => {
  const search = (over: object = {}) =>
    reports.call('POST', '/api/social-profiles', { businessName: 'Joe', industry: 'Plumbing', ...over })
  const joe = (host: string, place: object, profile: string | null = facebook('joe')) =>
    resultAbout(host, { name: 'Joe', suburb: null, state: null, postcode: null, ...place }, profile)
  const ayr = { suburb: 'Ayr', state: 'QLD', postcode: '4807' }

  it('come from the report on the business, not verified, with where we looked', async () => {
    await completeReport(reports, joe('joe.com.au', ayr))
    const { body } = await search({ businessName: 'JOE', location: 'Ayr, Queensland' })
    expect(body).toMatchObject({
      businessName: 'JOE',
      industry: 'Plumbing',
      location: 'Ayr, Queensland',
      profiles: [{ platform: 'Facebook', url: facebook('joe'), confidence: 80, verified: false, exists: null }],
      note: expect.stringContaining('We read joe.com.au on 1 January 2026.'),
    })
    expect(new Date(body.searchDate).getTime()).toBeGreaterThan(Date.now() - 60_000)
    expect(body.processingTimeMs).toBeGreaterThanOrEqual(0)
  })

  it('come from an audit of the free tools too', async () => {
    await writeCache(reports.db, 'audit:1:joe.com.au', joe('joe.com.au', ayr), 60)
    await writeCache(reports.db, 'audit:1:jill.com.au', resultAbout('jill.com.au', { name: 'Jill' }, null), 60)
    expect((await search()).body.profiles).toMatchObject([{ url: facebook('joe') }])
  })

  it('are none for a name we never checked, and the answer says what to do instead', async () => {
    const { status, body } = await search()
    expect(status).toBe(200)
    expect(body.profiles).toEqual([])
    expect(body.note).toContain('Search by website address instead')
  })

  it('are none when the website leads to none, and the answer says where we looked', async () => {
    await completeReport(reports, joe('joe.com.au', ayr, null))
    const { body } = await search()
    expect(body).toMatchObject({ profiles: [], note: expect.stringContaining('We read joe.com.au') })
  })

  it('are never those of a namesake in another state', async () => {
    await completeReport(reports, joe('joe.com.au', ayr))
    for (const location of ['Perth WA', 'Fremantle, Western Australia', 'Ayr TAS']) {
      expect((await search({ location })).body).toMatchObject({
        profiles: [],
        note: expect.stringContaining('We have not'),
      })
    }
  })

  it('are less sure where the place cannot be told, the industry differs or there are namesakes', async () => {
    await completeReport(reports, joe('joe.com.au', ayr))
    const confidence = async (over: object) => (await search(over)).body.profiles[0]
    expect(await confidence({ location: 'Townsville' })).toMatchObject({
      confidence: 60,
      reasoning: expect.stringContaining('a business in Ayr QLD 4807; whether you mean that one we cannot tell'),
    })
    expect(await confidence({ location: '4807', industry: 'Technology' })).toMatchObject({
      confidence: 60,
      reasoning: expect.stringContaining('speaks for Trades & Services, not for Technology'),
    })
    await completeReport(reports, joe('joes-other.com.au', {}, facebook('other')))
    const { body } = await search()
    expect(body.profiles.map(({ url }: { url: string }) => url).toSorted()).toEqual([
      facebook('joe'),
      facebook('other'),
    ])
    expect(body.profiles[0]).toMatchObject({ confidence: 60, reasoning: expect.stringContaining('several businesses') })
  })

  it('are read again on request, from the website we know; the older ones are used when it cannot be read', async () => {
    await completeReport(reports, joe('joe.com.au', ayr))
    today = () => joe('joe.com.au', ayr, facebook('joe.is.new'))
    expect((await search({ forceRefresh: true })).body.profiles).toMatchObject([{ url: facebook('joe.is.new') }])
    expect(audited).toEqual([['https://joe.com.au/', true]])
    today = () => {
      throw new Error('gone')
    }
    expect((await search({ forceRefresh: true })).body.profiles).toMatchObject([{ url: facebook('joe') }])
  })

  it.each([
    [{ businessName: 'J' }, 'Business name must be at least 2 characters'],
    [{ industry: ' x ' }, 'Industry must be at least 2 characters'],
    [{ isAdmin: true }, expect.stringContaining('isAdmin')],
  ])('are refused for %j', async (over, error) => {
    expect(await search(over)).toMatchObject({ status: 400, body: { error } })
  })
})

describe('a test report', () => {
  const test = (over: object = {}) =>
    reports.call('POST', '/api/generate-test-report', {
      businessName: 'Joe',
      businessWebsite: 'https://joe.com.au',
      industry: 'Trades & Services',
      ...over,
    })
  const measure = async (count: number) => {
    for (let i = 0; i < count; i++) {
      const alt = i === 0 ? 20 : 90
      await completeReport(reports, resultWithScores(`business-${i}.com.au`, 30, { ssl: 100, 'alt-text': alt }))
    }
  }

  it('tells what most businesses of the industry that we measured do well', async () => {
    await measure(5)
    // A second report on the same business is not a second business.
    await completeReport(reports, resultWithScores('www.business-1.com.au', 30, { ssl: 100, 'alt-text': 90 }))
    const { body } = await test()
    expect(body).toMatchObject({
      businessName: 'Joe',
      businessWebsite: 'https://joe.com.au',
      industry: 'Trades & Services',
    })
    expect(body.insights).toEqual([
      'Secure connection (https): 5 of the last 5 businesses in Trades & Services that we measured have at least 70 of 100 points.',
      expect.stringMatching(/: 4 of the last 5 businesses in Trades & Services that we measured/),
    ])
  })

  it('says that its advice is general where most do nothing well', async () => {
    for (let i = 0; i < 5; i++) await completeReport(reports, resultWithScores(`business-${i}.com.au`, 69, {}))
    expect((await test()).body.insights[0]).toBe(
      'General advice: there is nothing that most of the businesses in Trades & Services that we measured do well.',
    )
  })

  it('says that its advice is general where fewer than five were measured', async () => {
    await measure(4)
    for (const industry of industries) {
      const { insights } = (await test({ industry })).body
      expect(insights[0]).toBe(
        `General advice: we have not measured enough businesses in ${industry} yet to say what works for them.`,
      )
      expect(insights.length).toBeGreaterThan(3)
      expect(insights.join(' ')).not.toMatch(/\d/)
    }
  })

  it.each([
    { businessName: '', industry: '' },
    { businessName: null, industry: null },
    { industry: 'Wizardry', businessName: ' ' },
  ])('falls back to a test business of an unknown industry: %j', async (over) => {
    const { body } = await test(over)
    expect(body).toMatchObject({ businessName: testBusinessName, industry: unknownIndustry })
    expect(body.insights[0]).toContain('General advice')
  })

  it('needs a website', async () => {
    expect((await test({ businessWebsite: '' })).body.error).toBe('Please enter a website URL')
  })
})
