import { designerReportPath } from '@findable/contracts'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { from, newClient, startGateway, type Gateway } from './support/gateway.ts'

let gateway: Gateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())
afterEach(() => {
  gateway.instead = undefined
})

const open = (token: string, client = newClient()) =>
  gateway.app.inject({ url: designerReportPath(token), headers: from(client) })
/** What the reports service answers. */
function answer(status: number, body: string): void {
  gateway.instead = ({ url }, response) => {
    if (!url!.startsWith('/internal/designer-reports/')) return false
    response.writeHead(status).end(body)
    return true
  }
}
const refusal = JSON.stringify({ error: 'No.', code: 'report-not-found', requestId: 'r' })

it('the web designer’s page is the document, kept by no cache, listed nowhere and named to no other site', async () => {
  answer(200, '<!doctype html><title>A report</title>')
  const { statusCode, headers, body } = await open('a-token')
  expect([statusCode, body]).toEqual([200, '<!doctype html><title>A report</title>'])
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': expect.stringContaining("default-src 'self'"),
    'x-frame-options': 'DENY',
  })
})

it.each(['a-token', '..%2fbusiness-reports', 'x'.repeat(300)])('a dead link is our 404 page: %s', async (token) => {
  answer(404, refusal)
  const { statusCode, headers, body } = await open(token)
  expect([statusCode, body]).toEqual([404, '<title>404 Page Not Found</title>'])
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
})

it('while reports is away the link is not said to be dead', async () => {
  answer(500, 'broken')
  const { statusCode, headers } = await open('a-token')
  expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store'])
})

it('guesses count towards the limit of reads', async () => {
  answer(404, refusal)
  const client = newClient()
  for (let i = 0; i < 300; i++) expect((await open(`guess-${i}`, client)).statusCode).toBe(404)
  expect((await open('one-more', client)).statusCode).toBe(429)
})
