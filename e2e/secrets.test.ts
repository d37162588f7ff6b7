import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { orderReport, readMail, readReport } from '@findable/launcher/testing'
import { productHome, runningProduct } from '@findable/test-kit'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Text files in a folder and below, by path. */
async function texts(folder: string, pattern: string): Promise<[string, string][]> {
  const found: [string, string][] = []
  for await (const file of glob(pattern, { cwd: folder }))
    found.push([file, await readFile(join(folder, file), 'utf8')])
  return found
}

/** Every text in a value, however deep. */
const stringsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(stringsIn)

it('no log, page, script, answer or mail holds a secret', async () => {
  const product = runningProduct()
  const { siteUrl, mailboxUrl } = product
  const { adminUsername, ...made } = JSON.parse(await readFile(join(productHome(), 'secrets.json'), 'utf8'))
  const typed = {
    password: 'canary-typed-password',
    smtpPassword: 'canary-smtp-password',
    promoCode: 'CANARY-PROMO-CODE',
  }
  const secrets = [...stringsIn(made), ...Object.values(typed), product.promoCode, 'sk_test_sandbox', 'whsec_sandbox']
  expect(secrets.length).toBeGreaterThan(12)

  const answers: [string, string][] = []
  let cookie = ''
  async function call(method: string, path: string, body?: object | string, headers: Record<string, string> = {}) {
    const response = await fetch(siteUrl + path, {
      method,
      headers: { 'content-type': 'application/json', origin: siteUrl, cookie, ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    if (response.ok)
      cookie =
        response.headers
          .getSetCookie()
          .map((each) => each.split(';')[0])
          .join('; ') || cookie
    const head = JSON.stringify([...response.headers].filter(([name]) => name !== 'set-cookie'))
    answers.push([`${method} ${path}`, head + (await response.text())])
    return response.status
  }

  // An order from start to mail, and everything that can go wrong with what people type.
  const { reportId, email } = await orderReport(product)
  await readReport(product, reportId)
  await readMail(product, email, reportId)
  await call('GET', `/api/business-reports/${reportId}`)
  await call('GET', `/api/download-report/${reportId}`)
  await call('GET', '/api/checkout-config')
  await call('GET', '/api/health', undefined, { 'x-internal-token': 'canary-typed-password' })
  await call('POST', '/api/stripe-webhook', '{"type":"x"}', { 'stripe-signature': 't=1,v1=canary-typed-password' })
  await call('POST', '/api/promo-codes/check', { code: typed.promoCode })
  await call('POST', '/api/promo-codes/check', { code: typed.promoCode, unknown: 1 })
  await call('POST', '/api/promo-codes/check', `{"code":"${typed.promoCode}"`)
  await call('POST', '/api/admin/login', { username: adminUsername, password: typed.password })
  await call('POST', '/api/admin/login', { username: typed.password, password: typed.password, unknown: 1 })
  expect(await call('POST', '/api/admin/login', { username: adminUsername, password: made.adminPassword })).toBe(200)
  expect(await call('GET', '/api/admin/settings')).toBe(200)
  expect(
    await call('PATCH', '/api/admin/settings/email', {
      smtpHost: 'x',
      smtpPort: 'y',
      smtpPassword: typed.smtpPassword,
    }),
  ).toBe(400)
  await call('POST', '/api/admin/logout')

  const mails = await (await fetch(`${mailboxUrl}/api/messages`)).text()
  const logs = await texts(join(productHome(), 'logs'), '**/*')
  expect(logs.length).toBeGreaterThan(5)
  const bundles = await texts(root, 'apps/*/dist/**/*.{html,js,css,map,json,txt,xml}')
  expect(bundles.length).toBeGreaterThan(20)
  for (const [where, text] of [...logs, ...bundles, ...answers, ['the mailbox', mails] as [string, string]]) {
    for (const secret of secrets) expect([where, text.includes(secret) && secret]).toEqual([where, false])
  }
})
