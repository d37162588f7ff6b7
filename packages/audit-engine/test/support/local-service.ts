import { text } from 'node:stream/consumers'
import { askSource, type OutsideSource } from '../../src/sources/outside/outside-source.ts'
import type { ServiceAccesses } from '../../src/sources/outside/service-list.ts'
import { createServices } from '../../src/sources/outside/services.ts'
import type { Subject } from '../../src/sources/outside/subject.ts'
import type { Gathered } from '../../src/sources/source.ts'
import { startSite } from './local-site.ts'

export interface ServiceRequest {
  method: string
  path: string
  query: URLSearchParams
  headers: NodeJS.Dict<string | string[]>
  body: string
}

/** A service's answer: JSON or text with status 200, or another status; 'never' is no answer at all. */
export type Said = object | string | { status: number; text: string }

/** Asks a source over HTTP at a stand-in with the given answers, without rate limits. */
export async function askLocally<Data, About>(
  source: OutsideSource<Data, About>,
  about: About,
  answer: (request: ServiceRequest) => Said,
  { time = source.budget.time }: { time?: number } = {},
): Promise<{ gathered: Gathered<Data>; requests: ServiceRequest[]; warnings: object[] }> {
  const requests: ServiceRequest[] = []
  const warnings: object[] = []
  const site = await startSite((request, response) => {
    void text(request).then((body) => {
      const url = new URL(request.url ?? '/', 'http://local')
      const received = {
        method: request.method ?? '',
        path: url.pathname,
        query: url.searchParams,
        headers: request.headers,
        body,
      }
      requests.push(received)
      const said = answer(received)
      if (said === 'never') return
      if (typeof said === 'object' && 'status' in said && 'text' in said) response.writeHead(said.status).end(said.text)
      else response.end(typeof said === 'string' ? said : JSON.stringify(said))
    })
  })
  const access = { endpoint: `http://127.0.0.1:${site.port}`, key: 'test-key' }
  const accesses = Object.fromEntries(source.services.map((service) => [service, access])) as ServiceAccesses
  try {
    const gathered = await askSource({ ...source, budget: { ...source.budget, time } }, about, {
      services: createServices(accesses, { takeTurn: async () => {} }),
      now: () => Date.UTC(2026, 10, 21),
      log: { warn: (details) => warnings.push(details), error: () => {} },
      signal: AbortSignal.timeout(30_000),
    })
    return { gathered, requests, warnings }
  } finally {
    await site.close()
  }
}

/** An electrician in Marrickville, as described by its website. */
export const testSubject = (changes: Partial<Subject> = {}): Subject => ({
  name: 'Wattle & Wire Electrical',
  variations: ['Wattle and Wire'],
  suburb: 'Marrickville',
  state: 'NSW',
  postcode: '2204',
  phone: '02 9555 0123',
  abn: '51824753556',
  confidence: 0.9,
  confidences: { name: 0.9, suburb: 0.9, state: 0.9, postcode: 0.9, phone: 0.9, abn: 0.9 },
  homeUrl: 'https://wattlewire.com.au/',
  host: 'wattlewire.com.au',
  aliases: [],
  phones: ['02 9555 0123'],
  areas: [],
  address: '12 Illawarra Road, Marrickville NSW 2204',
  industry: 'Trades & Services',
  trade: 'electrician',
  services: ['Switchboard upgrades'],
  ...changes,
})
