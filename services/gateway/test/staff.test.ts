import { endpoints } from '@findable/contracts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
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

const minute = 60_000
let gateway: Gateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())
beforeEach(async () => {
  await gateway.redis.flushdb()
  gateway.asked.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  gateway.instead = undefined
})

const signIn = (password: string, headers?: Record<string, string>, username?: string) =>
  login(gateway.app, password, headers, username)
const me = (cookie: string) => gateway.app.inject({ url: endpoints.me.path, headers: { cookie, ...from(newClient()) } })

describe('staff sessions', () => {
  it('are asked for on every staff call: none, an ended, an expired or a made-up one will not do', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const expired = cookiesOf(await signIn('right horse'))
    vi.advanceTimersByTime(13 * 60 * minute)
    const ended = cookiesOf(await signIn('right horse'))
    const headers = { ...own, cookie: ended, ...from(newClient()) }
    await gateway.app.inject({ method: 'POST', url: endpoints.logout.path, headers })
    gateway.asked.length = 0
    // Customers have no session; whatever cookie their browser sends is not one of ours.
    const cookies = [undefined, ended, expired, 'findable=abc.def', 'order=0d1f9e6c; findable=']
    for (const endpoint of staffOnly) {
      for (const cookie of cookies) {
        const response = await gateway.app.inject({
          method: endpoint.method,
          url: pathOf(endpoint),
          headers: { ...own, ...from(newClient()), ...(cookie !== undefined && { cookie }) },
        })
        expect([endpoint.path, cookie, response.statusCode]).toEqual([endpoint.path, cookie, 401])
      }
    }
    expect(gateway.asked.filter(({ url }) => !url.startsWith('/internal/settings'))).toEqual([])
  })

  it('of viewers let them look, and change nothing but their own account', async () => {
    const cookie = cookiesOf(await signIn('right horse'))
    gateway.instead = ({ url }, response) => {
      if (url !== '/internal/sessions') return false
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ ...admin, role: 'viewer' }))
      return true
    }
    const allowed: string[] = []
    gateway.asked.length = 0
    for (const endpoint of staffOnly) {
      const { method } = endpoint
      const response = await gateway.app.inject({
        method,
        url: pathOf(endpoint),
        headers: { ...own, cookie, ...from(newClient()) },
      })
      if (method !== 'GET' && response.statusCode !== 403) allowed.push(endpoint.path)
      else {
        const expected = method === 'GET' ? [200, undefined] : [403, 'viewers-only-look']
        expect([endpoint.path, response.statusCode, response.json().code]).toEqual([endpoint.path, ...expected])
      }
    }
    const ofOwnAccount = [
      'updateAccount',
      'changePassword',
      'startSecondFactor',
      'confirmSecondFactor',
      'endSecondFactor',
    ] as const
    expect(allowed.toSorted()).toEqual(ofOwnAccount.map((name) => endpoints[name].path).toSorted())
    const changed = gateway.asked.filter(({ method }) => method !== 'GET')
    expect(changed.map(({ url }) => url)).toEqual([endpoints.confirmSecondFactor.path])
  })

  it('begin at login, carry the id, and end at logout', async () => {
    const response = await signIn('right horse')
    expect(response.json()).toEqual(admin)
    for (const cookie of response.cookies)
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' })
    const cookie = cookiesOf(response)
    expect((await me(cookie)).statusCode).toBe(200)
    expect(gateway.asked.at(-1)!.headers).toMatchObject({ 'x-staff-id': '7', 'x-staff-name': 'admin' })
    const headers = { ...own, cookie, ...from(newClient()) }
    await gateway.app.inject({ method: 'POST', url: endpoints.logout.path, headers })
    expect((await me(cookie)).statusCode).toBe(401)
  })

  it('get a new id at login, and the old one is dead', async () => {
    const before = sessionOf(await signIn('right horse'))
    const after = sessionOf(await signIn('right horse', { cookie: before }))
    expect(after).not.toBe(before)
    expect((await me(before)).statusCode).toBe(401)
    expect((await me(after)).statusCode).toBe(200)
  })

  it('let staff see the pages of a list, and change only the version they read', async () => {
    const headers = { ...own, cookie: cookiesOf(await signIn('right horse')), ...from(newClient()) }
    gateway.instead = (request, response) => {
      if (request.method !== 'GET') return false
      response.setHeader('link', '</api/admin/business-reports?after=a>; rel="next"').setHeader('x-total-count', '120')
      response.end('[]')
      return true
    }
    const listed = await gateway.app.inject({ method: 'GET', url: endpoints.staffReports.path, headers })
    expect(listed.headers).toMatchObject({
      link: '</api/admin/business-reports?after=a>; rel="next"',
      'x-total-count': '120',
    })
    await gateway.app.inject({
      method: 'PATCH',
      url: '/api/admin/reports/a',
      payload: '{}',
      headers: { ...headers, 'if-match': '"7"' },
    })
    expect(gateway.asked.at(-1)).toMatchObject({ url: '/api/admin/reports/a', headers: { 'if-match': '"7"' } })
    gateway.instead = undefined
  })

  it('do not begin with a wrong password', async () => {
    const response = await signIn('wrong')
    expect(response).toMatchObject({ statusCode: 401, cookies: [] })
    expect(response.json().error).toBe('Login failed. Please check your credentials.')
  })

  it('last while they are used, and no longer than 12 hours', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const cookie = cookiesOf(await signIn('right horse'))
    for (let minutes = 50; minutes < 12 * 60; minutes += 50) {
      vi.advanceTimersByTime(50 * minute)
      expect([minutes, (await me(cookie)).statusCode]).toEqual([minutes, 200])
    }
    vi.advanceTimersByTime(50 * minute)
    expect((await me(cookie)).statusCode).toBe(401)
    expect(await gateway.redis.keys('session:*')).toEqual([])
  })

  it('end 60 minutes after the last call', async () => {
    const cookie = cookiesOf(await signIn('right horse'))
    const [key] = await gateway.redis.keys('session:*')
    expect(await gateway.redis.pttl(key!)).toBeGreaterThan(59 * minute)
    await gateway.redis.pexpire(key!, 10 * minute)
    await me(cookie)
    const left = await gateway.redis.pttl(key!)
    expect(left).toBeGreaterThan(59 * minute)
    expect(left).toBeLessThanOrEqual(60 * minute)
    await gateway.redis.pexpire(key!, 1)
    await vi.waitFor(async () => expect(await gateway.redis.exists(key!)).toBe(0))
    expect((await me(cookie)).statusCode).toBe(401)
  })

  it('end at once when the password was changed, all but the one that changed it, which gets a new id', async () => {
    let version = 1
    gateway.instead = (request, response) => {
      const answer = (status: number, body: object) => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
        return true
      }
      if (request.url === '/internal/passwords') return answer(200, { passwordVersion: ++version })
      if (request.url !== '/internal/sessions') return false
      request.on('data', (sent: Buffer) => {
        const good = JSON.parse(sent.toString()).passwordVersion === version
        answer(good ? 200 : 401, good ? admin : { error: 'x', code: 'not-signed-in', requestId: 'x' })
      })
      return true
    }
    const [mine, other] = [sessionOf(await signIn('right horse')), sessionOf(await signIn('right horse'))]
    const signingIn = sessionOf(await signIn('right horse'))
    const changed = await gateway.app.inject({
      method: 'POST',
      url: endpoints.changePassword.path,
      headers: { ...own, cookie: mine, ...from(newClient()) },
      payload: { currentPassword: 'right horse', newPassword: 'a better horse' },
    })
    expect([changed.statusCode, changed.json()]).toEqual([200, { ok: true }])
    const statuses = [sessionOf(changed), mine, other, signingIn].map(async (cookie) => (await me(cookie)).statusCode)
    expect(await Promise.all(statuses)).toEqual([200, 401, 401, 401])
    expect((await gateway.redis.keys('session:*')).length).toBe(1)
  })

  it('let nobody guess the current password', async () => {
    gateway.instead = ({ url }, response) => {
      if (url !== '/internal/passwords') return false
      const refused = { error: 'The current password is not correct.', code: 'wrong-password', requestId: 'x' }
      response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify(refused))
      return true
    }
    const cookie = cookiesOf(await signIn('right horse'))
    const guess = (currentPassword: string) =>
      gateway.app.inject({
        method: 'POST',
        url: endpoints.changePassword.path,
        headers: { ...own, cookie, ...from(newClient()) },
        payload: { currentPassword, newPassword: 'a better horse' },
      })
    for (let i = 0; i < 6; i++)
      expect((await guess(`guess ${i}`)).json().error).toBe('The current password is not correct.')
    expect((await guess('another guess')).statusCode).toBe(429)
    expect((await me(cookie)).statusCode).toBe(200)
  })

  it('do not count while nobody can say whether they still do, and go on afterwards', async () => {
    const cookie = cookiesOf(await signIn('right horse'))
    gateway.instead = ({ url }, response) => {
      if (url !== '/internal/sessions') return false
      response.writeHead(503, { 'content-type': 'application/json' }).end('{}')
      return true
    }
    expect((await me(cookie)).statusCode).toBe(503)
    gateway.instead = undefined
    expect((await me(cookie)).statusCode).toBe(200)
  })

  it('change nothing from a foreign page or with a form', async () => {
    const cookie = cookiesOf(await signIn('right horse'))
    gateway.asked.length = 0
    const change = (headers: Record<string, string>) =>
      gateway.app.inject({
        method: 'PATCH',
        url: endpoints.updateAccount.path,
        payload: '{"username":"Keeper","email":"keeper@example.com.au"}',
        headers: { ...own, cookie, ...from(newClient()), ...headers },
      })
    expect((await change({ origin: 'https://evil.example' })).json().code).toBe('wrong-origin')
    expect((await change({ origin: 'https://evil.example', host: 'evil.example' })).json().code).toBe('wrong-origin')
    expect((await change({ 'content-type': 'text/plain' })).json().code).toBe('not-json')
    expect((await signIn('right horse', { origin: 'https://evil.example' })).json().code).toBe('wrong-origin')
    expect(gateway.asked).toEqual([])
    expect((await change({})).statusCode).toBe(200)
    // Behind a proxy that sets another Host, our own pages are still our own.
    expect((await change({ host: 'gateway:8080' })).statusCode).toBe(200)
  })

  it('have __Host- cookies that are Secure where the site has https', async () => {
    const secure = await startGateway({ PUBLIC_URL: 'https://findable.example' })
    const headers = { origin: 'https://findable.example', 'x-forwarded-proto': 'https' }
    const response = await login(secure.app, 'right horse', headers)
    expect(response.cookies.map(({ name }) => name).toSorted()).toEqual(['__Host-findable', '__Host-findable-device'])
    for (const cookie of response.cookies) {
      expect(cookie).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Strict', path: '/' })
      expect(cookie.domain).toBeUndefined()
    }
    await secure.close()
  })
})

describe('guessing a password', () => {
  const guess = async (headers?: Record<string, string>, username?: string) =>
    (await signIn('wrong', headers, username)).statusCode

  it('is slowed down by account, from however many addresses, whether the account exists or not', async () => {
    for (const username of ['admin', 'nobody']) {
      for (let i = 0; i < 6; i++) expect(await guess({}, username)).toBe(401)
      for (let i = 0; i < 40; i++) expect(await guess({}, username)).toBe(429)
      const right = await signIn('right horse', {}, username)
      expect(right.statusCode).toBe(429)
      expect(Number(right.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect(await guess({}, 'another')).toBe(401)
  })

  it('counts guesses that are sent all at once', async () => {
    const statuses = await Promise.all(Array.from({ length: 40 }, () => guess()))
    expect(statuses.filter((status) => status === 401)).toHaveLength(6)
    expect(statuses.filter((status) => status === 429)).toHaveLength(34)
  })

  it('counts one account, however its name is written', async () => {
    for (const username of ['admin', 'ADMIN', ' admin', 'Admin ', 'aDmin', 'admiN'])
      expect(await guess({}, username)).toBe(401)
    expect(await guess()).toBe(429)
  })

  it('makes each wait twice as long, up to 15 minutes', async () => {
    const waits: number[] = []
    for (let i = 0; i < 5; i++) await guess()
    for (let i = 0; i < 7; i++) {
      expect(await guess()).toBe(401)
      waits.push(Number((await signIn('wrong')).headers['retry-after']))
      for (const key of await gateway.redis.keys('limit:login-waits:*')) await gateway.redis.del(key)
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900])
  })

  it('locks no one out of a browser that has signed in before', async () => {
    const known = cookiesOf(await signIn('right horse'))
    const device = known.split('; ').find((cookie) => cookie.includes('device'))!
    for (let i = 0; i < 20; i++) await guess()
    expect((await signIn('right horse')).statusCode).toBe(429)
    const response = await signIn('right horse', { cookie: device })
    expect(response.statusCode).toBe(200)
    // The cookie is for one account and cannot be forged.
    for (let i = 0; i < 6; i++) await guess({}, 'another')
    expect(await guess({ cookie: device }, 'another')).toBe(429)
    expect((await signIn('right horse', { cookie: device.replace(/.$/, 'A') + 'x' })).statusCode).toBe(429)
  })

  it('is slowed down in a known browser as well', async () => {
    const cookie = cookiesOf(await signIn('right horse'))
    for (let i = 0; i < 6; i++) expect(await guess({ cookie })).toBe(401)
    expect(await guess({ cookie })).toBe(429)
    expect(await guess()).toBe(401)
  })

  it('is forgotten once the right password was given', async () => {
    for (let i = 0; i < 5; i++) await guess()
    expect((await signIn('right horse')).statusCode).toBe(200)
    for (let i = 0; i < 6; i++) expect(await guess()).toBe(401)
  })

  it('leaves no account name in Redis', async () => {
    await guess({}, 'my-password-in-the-wrong-field')
    expect((await gateway.redis.keys('*')).join()).not.toContain('my-password')
  })

  it('is slowed down while Redis is away too', async () => {
    const alone = await startGateway({ REDIS_URL: 'redis://127.0.0.1:1' })
    for (let i = 0; i < 6; i++) expect((await login(alone.app, 'wrong')).statusCode).toBe(401)
    expect((await login(alone.app, 'wrong')).statusCode).toBe(429)
    await alone.close()
  })
})
