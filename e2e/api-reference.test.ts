import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { orderReport, readMail, readReport } from '@findable/launcher/testing'
import { asNewClient, runningProduct } from '@findable/test-kit'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'

interface Operation {
  operationId: string
  security: object[]
  requestBody?: object
  parameters: { name: string; in: string; required: boolean }[]
  responses: Record<string, { content: Record<string, { schema: object }> }>
}
interface Reference {
  paths: Record<string, Record<string, Operation>>
  components: object
}

const { siteUrl } = runningProduct()
const reference = (await (await fetch(`${siteUrl}/api/openapi.json`)).json()) as Reference
const calls = Object.entries(reference.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, call]) => ({ ...call, method: method.toUpperCase(), path })),
)
const ajv = new Ajv2020({ strict: false })
addFormats.default(ajv)

/** Checks an answer's status, type and content against what the reference says of the call. */
async function expectAsDescribed({ operationId, responses }: Operation, response: Response): Promise<void> {
  const described = responses[response.status]?.content
  expect([operationId, response.status, Object.keys(responses)]).toEqual([
    operationId,
    response.status,
    expect.arrayContaining([String(response.status)]),
  ])
  const [type] = response.headers.get('content-type')!.split(';') as [string]
  expect([operationId, type]).toEqual([operationId, Object.keys(described!)[0]])
  if (type !== 'application/json') return
  const answer: unknown = await response.json()
  const validate = ajv.compile({ ...described![type]!.schema, components: reference.components })
  validate(answer)
  expect([operationId, answer, validate.errors]).toEqual([operationId, answer, null])
}

async function signIn(): Promise<string> {
  const { adminUsername: username, adminPassword: password } = runningProduct()
  const headers = { ...asNewClient(), origin: siteUrl, 'content-type': 'application/json' }
  const body = JSON.stringify({ username, password })
  const response = await fetch(`${siteUrl}/api/admin/login`, { method: 'POST', headers, body })
  expect(response.status).toBe(200)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

describe('the API reference is true of the running product:', () => {
  it('of an order and its report, and of every list that staff see', async () => {
    const product = runningProduct()
    const { reportId, email } = await orderReport(product)
    await readReport(product, reportId)
    await readMail(product, email, reportId)
    const cookie = await signIn()
    const ask = (path: string) => fetch(siteUrl + path, { headers: { ...asNewClient(), cookie } })
    const orders = (await (await ask(`/api/admin/orders?search=${email}`)).json()) as object[]
    const [{ orderId, reference: orderReference }] = orders as [{ orderId: string; reference: string }]

    const ids: Record<string, string> = { id: reportId, orderId, reference: orderReference }
    const answered: string[] = []
    for (const call of calls.filter(({ method }) => method === 'GET')) {
      if (call.parameters.some(({ in: place, required }) => place === 'query' && required)) continue
      const response = await ask(call.path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name]!))
      await expectAsDescribed(call, response)
      if (response.status === 200) answered.push(call.operationId)
    }
    for (const name of ['businessReport', 'downloadReport', 'orderView', 'orderMails', 'staffReport', 'auditLog']) {
      expect(answered).toContain(name)
    }
  })

  it('of what each call says to a body, a query and an id that it does not accept', async () => {
    const cookie = await signIn()
    const bodies = { 'application/json': ['{"unknown":1}', '{'], 'text/plain': ['text'] }
    const refused = calls.filter(({ requestBody, parameters }) => requestBody ?? parameters.length > 0)
    expect(refused.length).toBeGreaterThan(40)
    for (const call of refused) {
      const path = call.path.replace(/\{\w+\}/g, 'no-such-id')
      const given = call.requestBody ? Object.entries(bodies) : [[undefined, [undefined]] as const]
      for (const [type, texts] of given) {
        for (const body of texts) {
          const headers = { ...asNewClient(), origin: siteUrl, ...(call.security.length > 0 && { cookie }) }
          const init = body === undefined ? { headers } : { headers: { ...headers, 'content-type': type! }, body }
          await expectAsDescribed(call, await fetch(siteUrl + path, { method: call.method, ...init }))
        }
      }
    }
  })
})

it('the example in docs/api.md compiles, and orders a report', async () => {
  const page = await readFile(join(import.meta.dirname, '../docs/api.md'), 'utf8')
  const [, example] = /```ts\n([^]*?)```/.exec(page)!
  const folder = await mkdtemp(join(import.meta.dirname, '.example-'))
  const run = (program: string, ...args: string[]) =>
    spawnSync(program, args, { cwd: folder, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } })
  try {
    await writeFile(join(folder, 'example.ts'), example!)
    await writeFile(join(folder, 'tsconfig.json'), '{ "extends": "../tsconfig.json", "include": ["example.ts"] }')
    const { status, stdout } = run('pnpm', 'exec', 'tsc', '--noEmit', '--project', folder)
    expect([status, stdout]).toEqual([0, ''])
    const { promoCode } = runningProduct()
    const made = run(process.execPath, 'example.ts', siteUrl, promoCode)
    expect([made.status, made.stderr]).toEqual([0, ''])
    expect(made.stdout).toMatch(/\nCopper Quokka Electrical: \d+ of 100\n400 validation-failed: \S/)
  } finally {
    await rm(folder, { recursive: true })
  }
})
