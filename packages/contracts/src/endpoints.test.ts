import { describe, expect, it } from 'vitest'
import type { Endpoint } from './endpoint.ts'
import { endpointGroups } from './endpoint-groups.ts'
import { endpoints } from './endpoints.ts'
import { internalEndpoints } from './internal-endpoints.ts'
import { buildRequest } from './request.ts'
import { componentIds, pillarIds } from './pillars.ts'
import { bandOf } from './score-bands.ts'

const all: [string, Endpoint][] = Object.entries({ ...endpoints, ...internalEndpoints })

describe('the list of endpoints', () => {
  it('names every method and path once', () => {
    const calls = all.map(([, { method, path }]) => `${method} ${path.replace(/:\w+/g, ':')}`)
    expect(new Set(calls).size).toBe(calls.length)
  })

  it('keeps internal calls under /internal and all others under /api', () => {
    for (const [, { path, access }] of all) {
      expect(path.split('/')[1]).toBe(access === 'internal' ? 'internal' : 'api')
    }
  })

  it('asks for a staff session under /api/admin, but for login, logout and a forgotten password', () => {
    const open = all.filter(([, { path, access }]) => path.startsWith('/api/admin/') && access !== 'staff')
    expect(open.map(([name]) => name)).toEqual([
      'login',
      'logout',
      'askPasswordReset',
      'checkPasswordReset',
      'resetPassword',
    ])
  })

  it('refuses fields that it does not know, in every body', () => {
    for (const [name, { body }] of Object.entries<Endpoint>(endpoints)) {
      if (body === undefined || body === 'bytes') continue
      const issues = body.safeParse({ isAdmin: true }).error?.issues.map(({ code }) => code)
      expect([name, issues]).toEqual([name, expect.arrayContaining(['unrecognized_keys'])])
    }
  })

  it('tells somebody who typed too much what the limit is, and nobody that the field is missing', () => {
    const told = new Set<string>()
    for (const { body } of Object.values<Endpoint>(endpoints)) {
      if (body === undefined || body === 'bytes' || !('shape' in body)) continue
      for (const field of Object.keys(body.shape as object)) {
        for (const tooMuch of ['a'.repeat(100_000), 1e15]) {
          const issues = body.safeParse({ [field]: tooMuch }).error?.issues ?? []
          for (const { code, path, message } of issues) {
            if (code !== 'too_big' || path[0] !== field) continue
            expect(message).toMatch(/at most [\d,]+|shorter than this|valid|\d to \d/)
            told.add(field)
          }
        }
      }
    }
    for (const field of [
      'username',
      'businessName',
      'smtpHost',
      'smtpPort',
      'apiRateLimit',
      'visibilityScore',
      'notes',
    ])
      expect(told).toContain(field)
  })

  it('says of every call what it does, once', () => {
    const described = Object.values(endpointGroups).flatMap((group) => Object.keys(group))
    expect(described.toSorted()).toEqual(Object.keys(endpoints).toSorted())
  })

  it('declares a schema for every parameter in a path', () => {
    for (const [, endpoint] of all) expect(endpoint.path.includes(':')).toBe(endpoint.params !== undefined)
  })
})

describe('building a request', () => {
  it('escapes parameters and query, and sends JSON', () => {
    const { path } = buildRequest(endpoints.businessReport, { params: { id: 'a/../b?c' } })
    expect(path).toBe('/api/business-reports/a%2F..%2Fb%3Fc')
    expect(buildRequest(endpoints.reportStatus, { query: { paymentId: 'a&b' } }).path).toBe(
      '/api/report-status?paymentId=a%26b',
    )
    const { init } = buildRequest(endpoints.checkPromoCode, { body: { code: 'X' } })
    expect(init).toEqual({ method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"code":"X"}' })
  })
})

describe('product tables', () => {
  it('lists 27 components in five pillars, each once', () => {
    expect(pillarIds).toHaveLength(5)
    expect(componentIds).toHaveLength(27)
    expect(new Set(componentIds).size).toBe(27)
  })

  it.each([
    [100, 'Excellent'],
    [80, 'Excellent'],
    [79, 'Good'],
    [70, 'Good'],
    [69, 'Average'],
    [60, 'Average'],
    [59, 'Needs Improvement'],
    [50, 'Needs Improvement'],
    [49, 'Poor'],
    [0, 'Poor'],
  ])('a score of %i is %s', (score, title) => {
    expect(bandOf(score).title).toBe(title)
  })

  it('has no band for what was not measured', () => {
    expect(bandOf(null)).toBeNull()
  })
})
