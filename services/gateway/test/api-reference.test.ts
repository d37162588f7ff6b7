import { endpoints, internalEndpoints, type Endpoint } from '@findable/contracts'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiDocument } from '../src/api-reference/document.ts'
import { cookiesOf, from, login, newClient, own, pathOf, startGateway, type Gateway } from './support/gateway.ts'

let gateway: Gateway
let document: ApiDocument
beforeAll(async () => {
  gateway = await startGateway()
  document = (await gateway.app.inject({ url: '/api/openapi.json' })).json()
})
afterAll(() => gateway.close())

const all = Object.entries<Endpoint>(endpoints)
const describedAs = ({ method, path }: Endpoint) =>
  document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]

describe('the API reference', () => {
  it('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate({ ...document })
    expect([valid, errors]).toEqual([true, undefined])
    expect(document.openapi).toMatch(/^3\.1\./)
  })

  it('has every public and staff call, and none between services', () => {
    const described = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    )
    expect(described.toSorted()).toEqual(all.map(([name]) => name).toSorted())
    for (const [name, endpoint] of all) expect([name, describedAs(endpoint)?.operationId]).toEqual([name, name])
    for (const { path } of Object.values(internalEndpoints)) expect(document.paths).not.toHaveProperty([path])
  })

  it('asks for the session cookie on staff calls alone, under the name that a login sets', async () => {
    const { cookies } = await login(gateway.app, 'right horse')
    const { session } = document.components.securitySchemes
    expect(session).toMatchObject({ in: 'cookie', name: cookies.find(({ name }) => !name.endsWith('device'))!.name })
    for (const [name, endpoint] of all) {
      expect([name, describedAs(endpoint)!.security.length]).toEqual([name, endpoint.access === 'staff' ? 1 : 0])
    }
  })

  it.each([
    ['without a session', false, own, '{}'],
    ['from another site', true, { ...own, origin: 'https://evil.example' }, '{}'],
    ['as a form', true, { ...own, 'content-type': 'application/x-www-form-urlencoded' }, 'a=b'],
    ['with a body that is too large', true, own, 'x'.repeat(70_000)],
    ['with an address that no id has', true, own, '{}'],
  ])('names every refusal of a call %s', async (what, signedIn, headers, payload) => {
    const cookie = signedIn ? cookiesOf(await login(gateway.app, 'right horse')) : ''
    const refusals = new Set<string>()
    for (const [name, endpoint] of all) {
      const path = what.includes('address') ? pathOf(endpoint).replace('some-id', 'a%20b') : pathOf(endpoint)
      const response = await gateway.app.inject({
        method: endpoint.method,
        url: path,
        headers: { ...headers, ...from(newClient()), cookie },
        ...(endpoint.body !== undefined && { payload }),
      })
      if (response.statusCode === 200) continue
      const { code } = response.json<{ code?: string }>()
      // A service that is away is no refusal, and the same for all calls.
      if (response.statusCode === 503) continue
      const listed = describedAs(endpoint)!.responses[response.statusCode]?.content['application/json']
      expect([name, code, JSON.stringify(listed)]).toEqual([name, code, expect.stringContaining(`"${code}"`)])
      refusals.add(code!)
    }
    expect(refusals.size).toBeGreaterThan(0)
  })

  it('is a page that names every call and type, and needs no script', async () => {
    const { body, headers } = await gateway.app.inject({ url: '/api/docs' })
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(body).not.toMatch(/<script|<link|<img|@import|url\(|(?:src|href)="?(?:https?:)?\/\//)
    for (const name of [...all.map(([name]) => name), ...Object.keys(document.components.schemas)]) {
      const places = [`<article id="${name}">`, `href="#${name}"`].map((part) => body.includes(part))
      expect([name, places]).toEqual([name, [true, true]])
    }
  })

  it('is not there in production', async () => {
    const production = await startGateway({ NODE_ENV: 'production', SANDBOX_URL: '' })
    for (const url of ['/api/docs', '/api/openapi.json']) {
      expect((await production.app.inject({ url })).json()).toMatchObject({ code: 'not-found' })
    }
    await production.close()
  })
})
