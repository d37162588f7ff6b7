import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway, type Gateway } from './support/gateway.ts'

let gateway: Gateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

describe('the apps', () => {
  it.each([
    ['/', 200, 'Home'],
    ['/checkout', 200, 'Checkout'],
    ['/checkout/', 200, 'Checkout'],
    ['/success?reportId=1', 200, 'Success'],
    ['/success/some-report', 200, 'Success'],
    ['/admin', 200, 'Admin'],
    ['/admin/reports', 200, 'Admin'],
    ['/no-such-page', 404, '404 Page Not Found'],
    ['/..%2f..%2fetc/passwd', 404, '404'],
    ['/%00', 404, ''],
    ['/%', 404, '404 Page Not Found'],
    ['/resources/no-such-guide', 404, '404 Page Not Found'],
    ['/resources/checkout', 404, '404 Page Not Found'],
    ['/success/%ff', 404, '404 Page Not Found'],
    [`/success/${'x'.repeat(300)}`, 404, '404 Page Not Found'],
  ])('%s is %i %s', async (url, status, text) => {
    const response = await gateway.app.inject({ url })
    expect(response.statusCode).toBe(status)
    expect(response.body).toContain(text)
  })

  it('lead from a guide’s address under /resources to its own', async () => {
    const { statusCode, headers } = await gateway.app.inject({ url: '/resources/google-maps-guide' })
    expect([statusCode, headers.location]).toEqual([301, '/google-maps-guide'])
  })

  it('give the public address of this installation', async () => {
    const { body } = await gateway.app.inject({ url: '/' })
    expect(body).toContain('<link rel="canonical" href="http://localhost:8080/">')
    expect((await gateway.app.inject({ url: '/robots.txt' })).body).toContain(
      'Sitemap: http://localhost:8080/sitemap.xml',
    )
  })

  it('come compressed to who takes it', async () => {
    const page = await gateway.app.inject({ url: '/checkout', headers: { 'accept-encoding': 'gzip, br' } })
    expect(brotliDecompressSync(page.rawPayload).toString()).toContain('Checkout')
  })

  it('let browsers keep hashed files and nothing else', async () => {
    expect((await gateway.app.inject({ url: '/assets/app-abc.js' })).headers['cache-control']).toContain('immutable')
    expect((await gateway.app.inject({ url: '/admin/assets/admin-abc.js' })).body).toBe('2')
    expect((await gateway.app.inject({ url: '/' })).headers['cache-control']).toBe('no-cache')
    expect((await gateway.app.inject({ url: '/robots.txt' })).statusCode).toBe(200)
  })

  it('come with strict headers, and with the card provider on the checkout only', async () => {
    const home = (await gateway.app.inject({ url: '/' })).headers
    expect(home['content-security-policy']).toContain("script-src 'self';")
    expect(home['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(home['content-security-policy']).toContain("font-src 'self' data:")
    expect(home).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    expect(home['content-security-policy']).not.toContain('stripe.com')
    expect((await gateway.app.inject({ url: '/checkout' })).headers['content-security-policy']).toContain(
      "script-src 'self' https://js.stripe.com",
    )
  })
})
