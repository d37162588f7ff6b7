import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { audit, createDeps, parseTarget, type HostMap } from '@findable/audit-engine'
import { pillars, type AuditResult } from '@findable/contracts'
import { findHeadlessChromium } from '@findable/local-servers'
import { issueCertificate, runningProduct } from '@findable/test-kit'
import { afterAll, beforeAll, expect, test } from 'vitest'

// Our own website as the public would reach it: over TLS, behind a proxy, at an address of its own.

const host = 'findable-quokka.com.au'
const origin = `https://${host}`
// What is missing to 100 is a page on who we are.
const leastScore = 98

const servers: Server[] = []
let result: AuditResult

async function serve(server: Server): Promise<{ host: string; port: number }> {
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { host: '127.0.0.1', port: (server.address() as AddressInfo).port }
}

/** Passes a request on, and puts the public address in the place of the test's own. */
const proxy: RequestListener = async ({ url, method = 'GET' }, response) => {
  const { siteUrl } = runningProduct()
  const answer = await fetch(siteUrl + url, { method, redirect: 'manual' })
  const type = answer.headers.get('content-type') ?? 'application/octet-stream'
  const bytes = Buffer.from(await answer.arrayBuffer())
  const body = /text|xml|json/.test(type) ? bytes.toString().replaceAll(siteUrl, origin) : bytes
  response.writeHead(answer.status, { 'content-type': type }).end(body)
}

beforeAll(async () => {
  const certificate = await issueCertificate([host])
  const redirect = createServer(({ url }, response) => response.writeHead(301, { location: origin + url }).end())
  const endpoints = { http: await serve(redirect), https: await serve(createTlsServer(certificate, proxy)) }
  const hostMap: HostMap = { hosts: new Map([[host, endpoints]]), ca: certificate.ca }
  result = await audit(parseTarget(origin, { hostMap }), createDeps({ hostMap, browser: findHeadlessChromium() }))
})
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

test(`our own report gives our own website at least ${leastScore} for its optimisation`, () => {
  const { score } = result.pillars.find(({ id }) => id === 'websiteOptimization')!
  const own = result.components.filter(({ id }) => (pillars.websiteOptimization.components as string[]).includes(id))
  const found = own.flatMap(({ id, score: points, findings }) => [
    `${id} ${points}`,
    ...findings.map(({ text }) => text),
  ])
  // When it falls short, what was found says why.
  expect(score! >= leastScore ? [] : [score, ...found]).toEqual([])
})
