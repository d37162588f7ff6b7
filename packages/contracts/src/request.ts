import type { Endpoint } from './endpoint.ts'

/** The parts of a call, as accepted by an endpoint's schemas. */
export interface RequestInput {
  params?: Record<string, string>
  query?: Record<string, string | number | boolean | undefined>
  headers?: Record<string, string | undefined>
  body?: unknown
}

export interface RequestParts {
  path: string
  init: { method: string; headers: Record<string, string>; body?: string }
}

/** Turns an endpoint and its input into a path and fetch options. */
export function buildRequest(endpoint: Endpoint, input: RequestInput = {}): RequestParts {
  const { params = {}, query: asked = {}, headers: given = {}, body } = input
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(asked)) {
    if (value !== undefined) query.set(name, String(value))
  }
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined) headers[name] = value
  }
  const init: RequestParts['init'] = { method: endpoint.method, headers }
  if (body !== undefined) {
    headers['content-type'] = 'application/json'
    init.body = JSON.stringify(body)
  }
  return { path: query.size > 0 ? `${path}?${query.toString()}` : path, init }
}
