import { endpoints, errorCodes, type Endpoint, type ErrorCode } from '@findable/contracts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  admin,
  cookiesOf,
  from,
  login,
  newClient,
  own,
  pathOf,
  sessionOf,
  staffOnly,
  startGateway,
  type Gateway,
} from './support/gateway.ts'

let gateway: Gateway
beforeAll(async () => {
  gateway = await startGateway()
  gateway.instead = (request, response) => {
    const judge = judges[request.url!]
    if (judge) void judged(judge, request, response)
    return judge !== undefined
  }
})
afterAll(() => gateway.close())
beforeEach(() => gateway.redis.flushdb())

type Given = Record<'password' | 'currentPassword' | 'code', string | undefined>
const account = { username: 'admin', email: 'new@example.com.au' }
const { password, code } = { password: 'right horse', code: '123456' }
/** The admin service, for an account with a second factor. */
const judges: Record<string, (given: Given) => object | ErrorCode> = {
  '/internal/logins': (given) => {
    if (given.password !== password) return 'login-failed'
    if (given.code === undefined) return 'code-required'
    return given.code === code ? { id: '7', passwordVersion: 1, ...admin } : 'wrong-code'
  },
  '/internal/second-factors': (given) =>
    given.currentPassword === password ? { secret: 'ABC', address: 'otpauth://totp/x' } : 'wrong-password',
  '/internal/accounts': (given) =>
    given.currentPassword === undefined || given.currentPassword === password ? admin : 'wrong-password',
  '/internal/second-factors/end': (given) => {
    if (given.currentPassword !== password) return 'wrong-password'
    return given.code === code ? { ok: true } : 'wrong-code'
  },
}
async function judged(judge: (given: Given) => object | ErrorCode, request: IncomingMessage, response: ServerResponse) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const answer = judge(JSON.parse(Buffer.concat(chunks).toString()))
  const refused = typeof answer === 'string' && { error: errorCodes[answer].text, code: answer, requestId: 'x' }
  response.writeHead(typeof answer === 'string' ? errorCodes[answer].status : 200, {
    'content-type': 'application/json',
  })
  response.end(JSON.stringify(refused || answer))
}

const post = (endpoint: Endpoint, payload: object, cookie = '') =>
  gateway.app.inject({
    method: endpoint.method,
    url: endpoint.path,
    headers: { ...own, ...from(newClient()), ...(cookie && { cookie }) },
    payload,
  })
const signIn = (given: Partial<Given>, cookie?: string) =>
  post(endpoints.login, { username: 'admin', ...given }, cookie)
const codeOf = async (answer: ReturnType<typeof post>) => (await answer).json().code as string | undefined

describe('a login with the right password that still needs a code', () => {
  it('is asked for it, and has no session and no cookie that any call accepts', async () => {
    const response = await signIn({ password })
    expect(response.statusCode).toBe(401)
    expect(response.json()).toEqual({
      error: 'Enter the code from your authenticator app.',
      code: 'code-required',
      requestId: expect.any(String),
    })
    expect(response.cookies).toEqual([])
    expect(await gateway.redis.keys('session:*')).toEqual([])
    for (const endpoint of staffOnly) {
      const { statusCode } = await gateway.app.inject({
        method: endpoint.method,
        url: pathOf(endpoint),
        headers: { ...own, ...from(newClient()) },
      })
      expect([endpoint.path, statusCode]).toEqual([endpoint.path, 401])
    }
  })

  it('is no sign for somebody who gives a wrong password, with a code or without', async () => {
    for (const given of [{ password: 'wrong' }, { password: 'wrong', code }])
      expect((await signIn(given)).json().error).toBe('Login failed. Please check your credentials.')
  })

  it('begins a session of its own with the code, whatever session the browser had before', async () => {
    const planted = sessionOf(await signIn({ password, code }))
    expect(await codeOf(signIn({ password }, planted))).toBe('code-required')
    const begun = sessionOf(await signIn({ password, code }, planted))
    expect(begun).not.toBe(planted)
    const me = async (cookie: string) =>
      (await gateway.app.inject({ url: endpoints.me.path, headers: { cookie, ...from(newClient()) } })).statusCode
    expect([await me(planted), await me(begun)]).toEqual([401, 200])
  })
})

describe('guessing a code', () => {
  it('is slowed down like guessing a password, from however many addresses, and counts as the same', async () => {
    for (let i = 0; i < 3; i++) expect(await codeOf(signIn({ password: 'wrong' }))).toBe('login-failed')
    for (let i = 0; i < 3; i++) expect(await codeOf(signIn({ password, code: '000000' }))).toBe('wrong-code')
    const refused = await signIn({ password, code })
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  })

  it('does not start afresh when the code is left out in between', async () => {
    for (let i = 0; i < 6; i++) {
      expect(await codeOf(signIn({ password, code: '000000' }))).toBe('wrong-code')
      if (i < 4) expect(await codeOf(signIn({ password }))).toBe('code-required')
    }
    expect((await signIn({ password, code })).statusCode).toBe(429)
  })

  it('or a password in a borrowed session is slowed down as well', async () => {
    for (const [endpoint, wrong] of [
      [endpoints.updateAccount, { ...account, currentPassword: 'wrong' }],
      [endpoints.startSecondFactor, { currentPassword: 'wrong' }],
      [endpoints.endSecondFactor, { currentPassword: 'wrong', code }],
      [endpoints.endSecondFactor, { currentPassword: password, code: '000000' }],
    ] as const) {
      await gateway.redis.flushdb()
      const cookie = sessionOf(await signIn({ password, code }))
      for (let i = 0; i < 6; i++) expect((await post(endpoint, wrong, cookie)).statusCode).toBe(400)
      expect(
        (await post(endpoint, { ...wrong, currentPassword: password, ...('code' in wrong && { code }) }, cookie))
          .statusCode,
      ).toBe(429)
    }
  })
})

it('a change of the account without a password does not make guessing start afresh', async () => {
  const cookie = sessionOf(await signIn({ password, code }))
  for (let i = 0; i < 6; i++) {
    expect(await codeOf(post(endpoints.updateAccount, { ...account, currentPassword: 'wrong' }, cookie))).toBe(
      'wrong-password',
    )
    expect((await post(endpoints.updateAccount, account, cookie)).statusCode).toBe(200)
  }
  expect((await post(endpoints.updateAccount, { ...account, currentPassword: password }, cookie)).statusCode).toBe(429)
})

it('the second factor is switched on and off with the password, for the person of the session', async () => {
  const cookie = cookiesOf(await signIn({ password, code }))
  expect((await post(endpoints.startSecondFactor, { currentPassword: password }, cookie)).json()).toEqual({
    secret: 'ABC',
    address: 'otpauth://totp/x',
  })
  const foreign = { currentPassword: password, staffId: '8' }
  expect(await codeOf(post(endpoints.startSecondFactor, foreign, cookie))).toBe('validation-failed')
  expect((await post(endpoints.endSecondFactor, { currentPassword: password, code }, cookie)).json()).toEqual({
    ok: true,
  })
  expect((await login(gateway.app, password)).json().code).toBe('code-required')
})
