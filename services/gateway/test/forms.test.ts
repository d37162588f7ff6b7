import { contactMessages, endpoints, resendMessages } from '@findable/contracts'
import { load } from 'cheerio'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { from, newClient, own, startGateway, type Gateway } from './support/gateway.ts'

let gateway: Gateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())
beforeEach(() => {
  gateway.asked.length = 0
  gateway.instead = undefined
})

const form = 'application/x-www-form-urlencoded'
const message = {
  name: 'Jo "Baker" <jo>',
  email: 'jo@example.com.au',
  message: 'First line\nsecond & last line </textarea>',
}
const browserSends = (fields: Record<string, string>) =>
  new URLSearchParams(fields).toString().replaceAll('%0A', '%0D%0A')

const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
  gateway.app.inject({
    method: 'POST',
    url,
    headers: { ...own, 'content-type': form, ...from(newClient()), ...headers },
    payload,
  })

function answer(status: number, body: object): void {
  gateway.instead = (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    return true
  }
}
const problemIn = (html: string) => load(html)('#problem:not([hidden])').text()

describe('a form posted without script', () => {
  it.each([
    ['/contact', endpoints.contact, message, '/contact/sent'],
    [
      '/resend-report',
      endpoints.resendReport,
      { website: 'bakery.com.au', email: 'a@b.com.au', businessName: '', reportType: 'client' },
      '/resend-report/sent',
    ],
  ])('on %s makes the call, and leads to a page that may be loaded again', async (page, endpoint, fields, sent) => {
    const response = await post(page, browserSends(fields))
    expect([response.statusCode, response.headers.location]).toEqual([303, sent])
    expect(gateway.asked).toHaveLength(1)
    const [{ method, url, body }] = gateway.asked as [(typeof gateway.asked)[0]]
    expect([method, url, JSON.parse(Buffer.from(body, 'latin1').toString())]).toEqual(['POST', endpoint.path, fields])
  })

  it('is refused with the reason, on its page, with everything that was typed and nothing that runs', async () => {
    answer(400, { error: 'Please enter a valid email address.', code: 'validation-failed', requestId: 'x' })
    const { statusCode, headers, body } = await post('/contact', browserSends(message))
    expect(statusCode).toBe(400)
    expect(headers['cache-control']).toBe('no-store')
    expect(problemIn(body)).toBe('Please enter a valid email address.')
    const $ = load(body)
    const typed = { name: $('[name=name]').val(), email: $('[name=email]').val(), message: $('textarea').text() }
    expect(typed).toEqual(message)
    expect($('script, jo').length).toBe(0)
  })

  it('keeps the choice among several', async () => {
    answer(404, { error: resendMessages.unknown, code: 'report-not-found', requestId: 'x' })
    const { statusCode, body } = await post('/resend-report', 'website=bakery.com.au&reportType=technical')
    expect([statusCode, problemIn(body)]).toEqual([404, resendMessages.unknown])
    expect(load(body)('[checked]').attr('value')).toBe('technical')
  })

  it('that fails on our side says so in the words of its form', async () => {
    answer(500, { error: 'Something went wrong.', code: 'internal-error', requestId: 'x' })
    const { statusCode, body } = await post('/contact', browserSends(message))
    expect([statusCode, problemIn(body)]).toEqual([503, contactMessages.failed])
    expect(load(body)('[name=email]').val()).toBe(message.email)
  })

  it('shares its limit with the call, keeps what was typed, and names the time to wait', async () => {
    const client = from(newClient())
    for (let i = 0; i < 4; i++) expect((await post('/contact', browserSends(message), client)).statusCode).toBe(303)
    const call = () =>
      gateway.app.inject({ method: 'POST', url: '/api/contact', headers: { ...own, ...client }, payload: '{}' })
    expect((await call()).statusCode).toBe(200)
    const refused = await post('/contact', browserSends(message), client)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
    expect(problemIn(refused.body)).toBe('Too many tries. Please try again in 60 minutes.')
    expect(load(refused.body)('[name=email]').val()).toBe(message.email)
    expect((await call()).json().error).toBe('Too many tries. Please try again in 60 minutes.')
  })

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
  ])('by %s is refused, fills in nothing, and does not use up the limit', async (_who, headers) => {
    const client = from(newClient())
    for (let i = 0; i < 6; i++) {
      const { statusCode, body } = await post('/contact', browserSends(message), { ...client, ...headers })
      expect(statusCode).toBe(403)
      expect(body).not.toContain(message.email)
    }
    expect(gateway.asked).toEqual([])
    expect((await post('/contact', browserSends(message), client)).statusCode).toBe(303)
  })

  it.each(['multipart/form-data; boundary=x', 'text/plain', 'application/json', `${form}-not`])(
    'as %s is refused before any service is asked',
    async (type) => {
      const { statusCode, body } = await post('/contact', browserSends(message), { 'content-type': type })
      expect(statusCode).toBe(415)
      expect(problemIn(body)).toContain('Send the fields as a form')
      expect(gateway.asked).toEqual([])
    },
  )

  it('that is far too long is refused on its page', async () => {
    const { statusCode, body } = await post('/contact', browserSends({ ...message, message: 'x'.repeat(70_000) }))
    expect([statusCode, problemIn(body)]).toEqual([413, 'The request is too large.'])
    expect(gateway.asked).toEqual([])
  })

  it('with odd fields reaches the service as sent, which refuses what it does not know', async () => {
    await post('/contact', 'name=A&name=B&__proto__=x&isAdmin=1&message=%ff')
    expect(gateway.asked[0]?.body).toContain('"isAdmin":"1"')
    expect(Object.prototype).not.toHaveProperty('x')
  })
})
